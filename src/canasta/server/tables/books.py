"""The choices for a table in words: rule sets and bots, the switches of rules, and the rulebook."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from canasta import players
from canasta.rules import RulesError, forms, names
from canasta.rules import get as get_rules
from canasta.rules.build import THE_BOOK
from canasta.rules.describe import SwitchText, expects, listing, named_values, title
from canasta.rules.house import with_house
from canasta.rules.model import CutPurpose, Rules, Seating
from canasta.rules.rulebook import Rule, parent, rule_sets, rule_text, rules
from canasta.rules.switches import SWITCHES, Switch
from canasta.rules.values import Kind, NamedChoice, Points, Whole, YesNo
from canasta.server.wire.rest import (
    BotInfo,
    FormInfo,
    HouseAsked,
    HouseCheck,
    Menu,
    RuleBook,
    RuleEntry,
    SetDetail,
    SetInfo,
    SetName,
    SwitchInfo,
    SwitchValue,
)
from canasta.texts import has, text

_KINDS: Final[dict[type[Kind], Any]] = {YesNo: "yes-no", NamedChoice: "choice", Whole: "number", Points: "points"}


@cache
def whole_menu(lang: str) -> Menu:
    return Menu(
        sets=[set_info(name, lang) for name in names()],
        levels=[
            BotInfo(id=name, name=players.level_name(name, lang), line=text(lang, f"level-about-{name}"))
            for name in players.LEVELS
        ],
        bots=[
            BotInfo(id=name, name=text(lang, f"bot-name-{name}"), line=text(lang, f"bot-about-{name}"))
            for name in players.names()
        ]
        + [
            BotInfo(id=name, name=players.level_name(name, lang), line=text(lang, "bot-about-guest"))
            for name in players.offered()
        ],
    )


def set_info(name: str, lang: str) -> SetInfo:
    usual = get_rules(name).form
    ordered = sorted(forms(name), key=lambda form: form != usual)
    return SetInfo(
        id=name,
        title=text(lang, f"set-{name}") if has(lang, f"set-{name}") else THE_BOOK.find(name).titles.get(lang, name),
        lines=text(lang, f"set-about-{name}").splitlines() if has(lang, f"set-about-{name}") else [],
        forms=[form_info(get_rules(name, form or None), lang) for form in ordered],
    )


def form_info(rules: Rules, lang: str) -> FormInfo:
    return FormInfo(
        rules=rules.name,
        label=text(lang, f"form-{rules.form}") if has(lang, f"form-{rules.form}") else rules.form,
        seats=rules.seats,
        sides=rules.sides,
        target=rules.target,
        draws=rules.seating is not Seating.GIVEN,
        cuts=rules.cut is not CutPurpose.NONE,
    )


@cache
def detail(name: str, lang: str) -> SetDetail:
    rules = get_rules(name)
    return SetDetail(rules=name, title=title(rules, lang), switches=switches(rules, lang))


def switches(rules: Rules, lang: str) -> list[SwitchInfo]:
    return [switch_info(line, SWITCHES[line.name], getattr(rules, line.name), lang) for line in listing(rules, lang)]


def switch_info(line: SwitchText, switch: Switch, value: Any, lang: str) -> SwitchInfo:
    kind = switch.kind
    whole = kind if isinstance(kind, Whole) else None
    return SwitchInfo(
        name=line.name,
        group=line.group,
        label=line.label,
        kind=_KINDS.get(type(kind), "table"),
        value=switch.native(value),
        values=[
            SwitchValue(switch.native(switch.read(named)), words) for named, words in named_values(switch, lang).items()
        ],
        low=whole.low if whole else None,
        high=whole.high if whole else None,
        step=whole.step if whole else None,
        words=line.words,
        expects=expects(switch, lang),
        sentence=line.sentence,
        rule=line.rule,
        idle=line.idle,
    )


def rule_entry(each: Rule, lang: str) -> RuleEntry:
    return RuleEntry(id=each.id, section=text(lang, each.section), text=rule_text(each.id, lang))


@cache
def rule_book(name: str, lang: str) -> RuleBook:
    entries = [rule_entry(each, lang) for each in rules(name)]
    named = [SetName(each, text(lang, f"set-short-{each}")) for each in names() if each in rule_sets()]
    return RuleBook(set=name, title=text(lang, f"set-{name}"), parent=parent(name), sets=named, rules=entries)


def checked_house(asked: HouseAsked, lang: str) -> HouseCheck:
    """Changed house rules in words, or why they contradict each other. Raises `RulesError` for unknown rules."""
    rules, error = get_rules(asked.rules), ""
    try:
        rules = with_house(rules, asked.house)
    except RulesError as refused:
        error = refused.message(lang)
    return HouseCheck(error=error or None, switches=switches(rules, lang))


def home_of(rule_id: str | None) -> str | None:
    """The set whose book has that rule; None for a rule of no book."""
    return next((entry.set for name in rule_sets() for entry in rules(name) if entry.id == rule_id), None)
