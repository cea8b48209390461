"""Rules in plain words, in Spanish or English: a rule set's title, its differences, and the meaning of every switch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from canasta.rules.build import THE_BOOK
from canasta.rules.house import changes
from canasta.rules.model import Rules
from canasta.rules.sense import idle
from canasta.rules.switches import SWITCHES, Switch
from canasta.rules.values import NamedChoice, Points, PointsTable, Whole, YesNo
from canasta.texts import has, number, text


@dataclass(frozen=True)
class SwitchText:
    """One switch of a rule set as a person reads it.

    `value` is the text used for house rules, `words` the same in words, `sentence` the value as a rule without its full
    stop. `rule` is the id of the rule that sets it, None if the book of that set is silent; `book` the book's value in
    words if the table has changed it. `idle`: this switch has no effect with the other switches as they are.
    """

    name: str
    group: str
    label: str
    value: str
    words: str
    sentence: str
    rule: str | None
    book: str | None
    idle: bool


def title(rules: Rules, lang: str) -> str:
    """The name of the rule set, with its form if there are several, and its version if that is not the newest."""
    called = _called(rules, lang)
    if rules.version == THE_BOOK.find(rules.id).version:
        return called
    return text(lang, "rules-version", title=called, version=rules.version)


def _called(rules: Rules, lang: str) -> str:
    rule_set = THE_BOOK.find(rules.id)
    form = text(lang, f"form-{rules.form}") if rules.form and has(lang, f"form-{rules.form}") else rules.form
    if form and has(lang, f"title-{rule_set.id}"):
        return text(lang, f"title-{rule_set.id}", form=form)
    key = f"set-{rule_set.id}"
    name = text(lang, key) if has(lang, key) else rule_set.titles.get(lang, rule_set.id)
    return f"{name} ({form})" if form else name


def describe(rules: Rules, lang: str) -> str:
    """The title, the set's differences from its parent, and the table's changes, a line for each.

    For an older version, a line says how the newest differs from it.
    """
    lines = [title(rules, lang)]
    description = f"set-{rules.id}_description"
    if has(lang, description):
        lines.append(text(lang, description))
    rule_set = THE_BOOK.find(rules.id)
    printed = THE_BOOK.get(rules.edition)
    if rule_set.parent and not rule_set.own_book:
        parent = THE_BOOK.get(rule_set.parent)
        lines.append(text(lang, "rules-like", parent=title(parent, lang)))
        lines += _differing(printed, parent, lang)
    newest = THE_BOOK.get(rules.name)
    if printed != newest:
        lines.append(text(lang, "rules-newest", version=newest.version))
        lines += _differing(newest, printed, lang)
    changed = differences(rules, lang)
    if changed:
        lines.append(text(lang, "rules-house"))
        lines += [f"- {line}" for line in changed]
    return "\n".join(lines)


def differences(rules: Rules, lang: str) -> list[str]:
    """The table's changes, a sentence for each switch, with the book's value unless it is the opposite."""
    lines = []
    for change in changes(rules):
        sentence = _sentence(change.switch, change.value, lang)
        if isinstance(change.switch.kind, YesNo):
            lines.append(f"{sentence}.")
        else:
            in_book = words(change.switch, change.in_book, lang)
            lines.append(text(lang, "rules-changed", sentence=sentence, book=in_book))
    return lines


def listing(rules: Rules, lang: str) -> list[SwitchText]:
    """Every switch of these rules in words, in the order of the game."""
    in_book = {change.switch.name: change.in_book for change in changes(rules)}
    return [
        SwitchText(
            name=name,
            group=text(lang, f"switches-{switch.group}"),
            label=text(lang, f"switch-{name}"),
            value=switch.text(value),
            words=words(switch, value, lang),
            sentence=_sentence(switch, value, lang),
            rule=THE_BOOK.rule(rules, name),
            book=words(switch, in_book[name], lang) if name in in_book else None,
            idle=idle(rules, name),
        )
        for name, switch in SWITCHES.items()
        for value in (getattr(rules, name),)
    ]


def words(switch: Switch, value: Any, lang: str) -> str:
    """A value of the switch in words: ``13 cards``; ``the cut names the moda``; ``50 below 1,500, 90 from 1,500``."""
    kind = switch.kind
    if isinstance(kind, YesNo | NamedChoice):
        return text(lang, f"switch-{switch.name}-{kind.text(value)}")
    if isinstance(kind, Whole):
        return text(lang, f"unit-{kind.unit}", n=value)
    if isinstance(kind, Points):
        return ", ".join(number(lang, points) for points in value)
    return _table_words(kind, value, lang)


def expects(switch: Switch, lang: str) -> str:
    """The values that the switch takes, in words: ``a whole number from 1 to 3``."""
    kind = switch.kind
    if isinstance(kind, Whole):
        step = "unit" if kind.step == 1 else "step"
        return text(lang, f"expects-whole-{step}", low=str(kind.low), high=str(kind.high), step=kind.step)
    if isinstance(kind, NamedChoice):
        return text(lang, "expects-choice", choices=", ".join(kind.choices))
    if isinstance(kind, Points):
        return text(lang, "expects-points", shortest=kind.shortest, longest=kind.longest)
    if isinstance(kind, PointsTable):
        return text(lang, "expects-table", example=kind.example)
    return text(lang, "expects-yes-no")


def named_values(switch: Switch, lang: str) -> dict[str, str]:
    """The named values that the switch takes, each with its words; empty for numbers."""
    kind = switch.kind
    if isinstance(kind, YesNo):
        return {kind.text(value): words(switch, value, lang) for value in (True, False)}
    if isinstance(kind, NamedChoice):
        return {choice.value: words(switch, choice, lang) for choice in kind.choices}
    return {}


def _differing(rules: Rules, others: Rules, lang: str) -> list[str]:
    """A line for each switch in which the first rules differ from the others."""
    differing = [switch for name, switch in SWITCHES.items() if getattr(rules, name) != getattr(others, name)]
    return [f"- {_sentence(switch, getattr(rules, switch.name), lang)}." for switch in differing]


def _sentence(switch: Switch, value: Any, lang: str) -> str:
    """The value as a rule, with a capital and no full stop."""
    kind = switch.kind
    if isinstance(kind, YesNo | NamedChoice):
        said = words(switch, value, lang)
        return said[:1].upper() + said[1:]
    if isinstance(kind, Whole):
        return text(lang, f"switch-{switch.name}-says", n=value)
    if not value:
        return text(lang, f"switch-{switch.name}-none")
    return text(lang, f"switch-{switch.name}-says", list=words(switch, value, lang))


def _table_words(kind: PointsTable, table: tuple[tuple[int, int], ...], lang: str) -> str:
    if not kind.floor:
        entries = [text(lang, "table-canastas", n=key, points=points) for key, points in table]
        return ", ".join(entries) or text(lang, "table-none")
    if len(table) == 1:
        return text(lang, "table-always", points=table[0][1])
    below = text(lang, "table-below", points=table[0][1], score=table[1][0])
    return ", ".join((below, *(text(lang, "table-from", points=points, score=score) for score, points in table[1:])))
