"""`canasta rules`: the rulebook at hand. All sets, one set by sections, one rule, or the switches of a set."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any

import typer

from canasta.cli.options import FormName, House, Json, Language, rules_of, sets_that_begin
from canasta.cli.screen import DONE, BadInputError, Screen, screen

MOST_FOUND = 8  # rules or switches shown for a question

if TYPE_CHECKING:
    from canasta.rules import Rules
    from canasta.rules.rulebook import Rule


def rules(
    rule_set: Annotated[
        str | None, typer.Argument(help="cli-argument-set", metavar="SET", autocompletion=sets_that_begin)
    ] = None,
    rule_id: Annotated[str | None, typer.Argument(help="cli-argument-rule", metavar="ID")] = None,
    switches: Annotated[bool, typer.Option("--switches", help="cli-option-switches")] = False,
    find: Annotated[str, typer.Option("--find", help="cli-option-find", metavar="WORDS")] = "",
    form: FormName = None,
    house: House = None,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Print the part of the rulebook asked for, as text or as JSON."""
    page = screen(lang)
    show: Callable[[Screen, Any], None] = show_sets
    if find.strip() and not switches:
        value = found_rules(page, rule_set, find)
        show = show_found
    elif rule_set is None:
        value = all_sets(page)
    elif rule_id is not None or _is_rule(rule_set):
        value = one_rule(page, rule_id or rule_set, within=rule_set if rule_id else None)
        show = show_rule
    elif switches or house:
        value = all_switches(page, rules_of(rule_set, form, house), find)
        show = show_switches
    else:
        value = one_set(page, rules_of(rule_set, form))
        show = show_set
    if json:
        page.json(value)
    else:
        show(page, value)
    return DONE


def _is_rule(word: str) -> bool:
    return "-" in word and word.rpartition("-")[2][:1].isdigit() and word.rpartition(".")[2].isdigit()


def all_sets(page: Screen) -> Any:
    """The rule sets with their forms."""
    from canasta.rules import forms, get, names
    from canasta.rules.describe import title

    return [
        {
            "id": name,
            "version": get(name).version,
            "title": page.say(f"set-{name}"),
            "description": page.say(f"set-{name}_description"),
            "forms": [
                {"form": form, "title": title(rules, page.lang), "seats": rules.seats, "sides": rules.sides}
                for form in forms(name)
                for rules in (get(name, form),)
            ],
        }
        for name in names()
    ]


def show_sets(page: Screen, sets: Any) -> None:
    """A paragraph for each."""
    for each in sets:
        page.print(_head(each["id"], each["title"]))
        page.prose(each["description"])
        if len(each["forms"]) > 1:
            page.tell("cli-rules-forms", forms=", ".join(form["form"] for form in each["forms"]))
        page.print()
    page.tell("cli-rules-more", style="dim")


def one_set(page: Screen, rules: Rules) -> Any:
    """A rule set with all rules of its own, by section."""
    from canasta.rules import versions
    from canasta.rules.describe import describe, title
    from canasta.rules.rulebook import parent, sections

    first, *others = describe(rules, page.lang).splitlines()
    above = parent(rules.id)
    return {
        "id": rules.id,
        "form": rules.form,
        "version": rules.version,
        "versions": list(versions(rules.id)),
        "title": first,
        "description": others,
        "parent": above,
        "parent_title": above and title(rules_of(above), page.lang),
        "sections": [
            {"title": page.say(heading), "rules": [_rule(page, entry) for entry in entries]}
            for heading, entries in sections(rules.id).items()
        ],
    }


def show_set(page: Screen, value: Any) -> None:
    """Sections with rules, the ids in a column of their own."""
    page.print(_head(value["id"], value["title"]))
    _version(page, value)
    for line in value["description"]:
        page.prose(line)
    for section in value["sections"]:
        page.print()
        page.print(section["title"], style="bold underline")
        for entry in section["rules"]:
            _entry(page, entry)
    if value["parent"]:
        page.print()
        page.tell("cli-rules-parent", title=value["parent_title"], set=value["parent"], style="dim")


def one_rule(page: Screen, rule_id: str, within: str | None = None) -> Any:
    """One rule; within a set its number without the letters is enough. Raises `BadInputError`, `RulesError`."""
    from canasta.rules.build import nearest
    from canasta.rules.rulebook import rules as entries

    known = {entry.id: entry for name in _books(within) for entry in entries(name)}
    asked = rule_id.strip().upper()
    if within is not None:
        asked = next((name for name in known if name.partition("-")[2] == asked), asked)
    if asked not in known:
        near = nearest(asked, known) or next(iter(known))
        raise BadInputError("rule", found=rule_id, nearest=near)
    entry = known[asked]
    return {
        **_rule(page, entry),
        "set": entry.set,
        "set_title": page.say(f"set-{entry.set}"),
        "section": page.say(entry.section),
    }


def show_rule(page: Screen, value: Any) -> None:
    """Print a rule with its place in the book."""
    page.print(f"{value['set_title']} · {value['section']}", style="dim")
    _entry(page, value)


def _books(within: str | None) -> list[str]:
    """The set and those whose rules it inherits; all sets if none is named."""
    from canasta.rules.rulebook import parent, rule_sets

    if within is None:
        return list(rule_sets())
    line = [rules_of(within).id]
    while (above := parent(line[-1])) is not None:
        line.append(above)
    return line


def found_rules(page: Screen, rule_set: str | None, said: str) -> Any:
    """The rules that match a description, the best first: of the set and those it inherits, or of all books."""
    from canasta.rules.finding import find_rules
    from canasta.rules.rulebook import rule

    book = None
    if rule_set is not None:
        played = rules_of(rule_set)
        book = played.book or played.id
    return [_rule(page, rule(rule_id)) for rule_id in find_rules(book, said, page.lang)[:MOST_FOUND]]


def show_found(page: Screen, value: Any) -> None:
    """Print the rules found, or that there are none."""
    for entry in value:
        _entry(page, entry)
    if not value:
        page.tell("cli-rules-none")


def all_switches(page: Screen, rules: Rules, said: str = "") -> Any:
    """Every switch with its value and its range; only matching ones if something is `said`."""
    from canasta.rules.describe import expects, listing, named_values, title
    from canasta.rules.finding import find_switches
    from canasta.rules.switches import SWITCHES

    wanted = find_switches(rules, said, page.lang)[:MOST_FOUND] if said.strip() else SWITCHES
    return {
        "rules": rules.name,
        "version": rules.version,
        "title": title(rules, page.lang),
        "switches": [
            {
                "name": line.name,
                "group": line.group,
                "label": line.label,
                "value": SWITCHES[line.name].native(getattr(rules, line.name)),
                "words": line.words,
                "rule": line.rule,
                "book": line.book,
                "idle": line.idle,
                "expects": expects(SWITCHES[line.name], page.lang),
                "values": named_values(SWITCHES[line.name], page.lang),
            }
            for line in listing(rules, page.lang)
            if line.name in wanted
        ],
    }


def show_switches(page: Screen, value: Any) -> None:
    """Print a table by groups; changed switches are marked, ineffective ones dim."""
    from rich.table import Table

    page.print(_head(value["rules"], value["title"]))
    for group in dict.fromkeys(switch["group"] for switch in value["switches"]):
        page.print()
        page.print(group, style="bold underline")
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=page.console.width >= 60)
        table.add_column(ratio=1)
        table.add_column(no_wrap=True, style="dim")
        for switch in value["switches"]:
            if switch["group"] == group:
                words = switch["words"]
                if switch["book"] is not None:
                    words = page.say("cli-switch-changed", words=words, book=switch["book"])
                style = "dim" if switch["idle"] else "bold" if switch["book"] is not None else None
                table.add_row(switch["name"], words, switch["rule"] or "", style=style)
        page.block(table)
    page.print()
    page.tell("cli-switches-more" if value["switches"] else "cli-rules-none", style="dim")


def _head(name: str, title: str) -> Any:
    from rich.text import Text

    return Text.assemble((title, "bold"), ("  ", ""), (name, "dim"))


def _version(page: Screen, value: Any) -> None:
    """Print the version of the rule set, and the others that can be asked for."""
    others = ", ".join(f"{value['id']}@{other}" for other in value["versions"] if other != value["version"])
    page.tell("cli-rules-version", version=value["version"], others=others or "none", style="dim")


def _rule(page: Screen, entry: Rule) -> dict[str, str]:
    from canasta.rules.rulebook import rule_text

    return {"id": entry.id, "tag": entry.tag, "text": rule_text(entry.id, page.lang)}


def _entry(page: Screen, entry: Any) -> None:
    from rich.table import Table

    if not page.console.is_terminal:
        page.print(f"{entry['id']:<9} {' '.join(entry['text'].split())}")
        return
    table = Table.grid(padding=(0, 1))
    table.add_column(width=8, no_wrap=True, style="bold")
    table.add_column()
    table.add_row(entry["id"], entry["text"])
    page.block(table)
