"""`canasta referee`: an irregularity put before the referee: the cases, one question at a time, the ruling."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from canasta.cli.options import FormName, House, Json, Language, rules_of, sets_that_begin
from canasta.cli.screen import DONE, REFUSED, Screen, complain, screen

MOST_FOUND, NEAREST = 6, 3  # cases shown for a description; rules where no case fits

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.cli.prompts import Asker
    from canasta.club.referee import Fact, Question, Ruling
    from canasta.rules import Rules


def referee(
    rule_set: Annotated[
        str | None, typer.Argument(help="cli-argument-referee-set", metavar="SET", autocompletion=sets_that_begin)
    ] = None,
    offence: Annotated[str | None, typer.Argument(help="cli-argument-offence", metavar="CASE")] = None,
    facts: Annotated[list[str] | None, typer.Argument(help="cli-argument-facts", metavar="FACT=ANSWER")] = None,
    by: Annotated[str, typer.Option("--by", help="cli-option-by", metavar="NAME")] = "",
    form: FormName = None,
    house: House = None,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Print the ruling, or the missing facts. 1 if there is no ruling: not yet, in no book, or not by these rules."""
    from canasta.cli.prompts import Asker, LeftError
    from canasta.club.referee import RefereeError

    page = screen(lang)
    asker = Asker(page)
    talking = asker.alive and page.console.is_terminal and not json
    if rule_set is None and not talking:
        return every_case(page, json)
    try:
        if rule_set is None:
            rule_set = which_set(page, asker)
        rules = rules_of(rule_set, form, house)
        given = list(facts or ())
        if offence is not None and (said := in_words(offence, given)):
            found = perhaps(page, rules, said)
            if not talking or not found["cases"]:
                return show_perhaps(page, found, said, json)
            show_cases(page, found, parted=False)
            known = [case["code"] for case in found["cases"]]
            offence, given = which_case(page, asker, rules, known), []
            page.print()
        if offence is None:
            listed = cases(page, rules)
            if json:
                page.json(listed)
                return DONE
            show_cases(page, listed)
            if not talking or not listed["cases"]:
                page.tell("cli-referee-more", style="dim")
                return DONE
            known = [case["code"] for case in listed["cases"]]
            offence = which_case(page, asker, rules, known)
            page.print()
        return judged(page, rules, offence, _facts(given), by, asker if talking else None, json)
    except LeftError:
        return DONE
    except RefereeError as error:
        if error.code != "not-here":
            raise
        complain(error.message(page.lang))
        return REFUSED


def judged(
    page: Screen, rules: Rules, offence: str, facts: dict[str, Any], by: str, asker: Asker | None, json: bool
) -> int:
    """Ask for missing facts at a terminal until there is a ruling, and show it; else show the question."""
    from canasta.club.referee import Question, as_json, rule

    said = rule(rules, offence, facts, by)
    while isinstance(said, Question) and asker is not None:
        facts[said.fact.name] = asked(page, asker, said.fact)
        page.print()
        said = rule(rules, offence, facts, by)
    if json:
        page.json(as_json(said, page.lang))
    elif isinstance(said, Question):
        show_question(page, said)
    else:
        show_ruling(page, said)
    return REFUSED if isinstance(said, Question) or said.book is None else DONE


def which_set(page: Screen, asker: Asker) -> str:
    """Ask for the rule set and form played; returns its name. Raises `LeftError`."""
    from canasta.rules import games
    from canasta.rules.describe import title

    known = games()
    page.tell("cli-referee-which-set", style="bold")
    for number, rules in enumerate(known, 1):
        _entry(page, f"{number})", title(rules, page.lang), rules.name)
    chosen = known[_choice(asker, len(known)) - 1]
    page.print()
    return chosen.name


def in_words(offence: str, facts: Sequence[str]) -> str:
    """A person's description of what happened, all words together; empty where a case is named by its code."""
    from canasta.club.referee.judge import known_offences
    from canasta.rules.build import plain

    said = " ".join((offence, *facts))
    named = plain(offence) in known_offences() or ("-" in offence and " " not in offence)
    return "" if named or "=" in said else said


def perhaps(page: Screen, rules: Rules, said: str) -> dict[str, Any]:
    """The cases that match a description, the likeliest first; where none fits, the rules that come nearest."""
    from canasta.club.referee import find_cases
    from canasta.club.referee.judge import NONE
    from canasta.rules.finding import find_rules
    from canasta.rules.rulebook import rule_text

    listed = cases(page, rules)
    by_code = {case["code"]: case for case in listed["cases"]}
    codes = find_cases(rules, said, page.lang)
    none = codes[:1] == [NONE]
    near = find_rules(rules.book or rules.id, said, page.lang)[:NEAREST] if none else []
    kept = [*codes[: MOST_FOUND - 1], *(code for code in codes[MOST_FOUND - 1 :] if code == NONE)]
    texts = [{"rule": rule_id, "text": rule_text(rule_id, page.lang)} for rule_id in near]
    return {**listed, "cases": [by_code[code] for code in kept], "nearest_rules": texts}


def show_perhaps(page: Screen, found: dict[str, Any], said: str, json: bool) -> int:
    """Print the matching cases, where there is no terminal to choose on."""
    from canasta.club.referee import RefereeError

    if json:
        page.json(found)
    elif not found["cases"]:
        raise RefereeError("not-found", found=said[:60])
    else:
        show_cases(page, found, parted=False)
        for near in found["nearest_rules"]:
            page.prose(f"{near['rule']}. {near['text'].splitlines()[0]}")
        page.tell("cli-referee-more", style="dim")
    return REFUSED


def which_case(page: Screen, asker: Asker, rules: Rules, known: Sequence[str]) -> str:
    """The code of the case that happened, chosen from the list or found by a description. Raises `LeftError`."""
    from canasta.cli.player_input import chosen_number, understand
    from canasta.cli.prompts import LeftError
    from canasta.club.referee.judge import NONE
    from canasta.club.referee.words import title

    while True:
        line = asker.ask(page.say("cli-referee-which"))
        if line is None or understand(line, page.lang).kind == "quit":
            raise LeftError
        if (number := chosen_number(line, len(known))) is not None:
            return known[number - 1]
        told = line.strip() and not line.strip().isdecimal()  # a number that is none of the list is no description
        found = [case["code"] for case in perhaps(page, rules, line)["cases"]] if told else []
        for code in found:
            if code in known:
                _entry(page, f"{known.index(code) + 1})", title(rules, code, page.lang), code)
        if found in ([], [NONE]):
            page.tell("cli-referee-again-choice", most=len(known), style="red")


def every_case(page: Screen, json: bool) -> int:
    """Print all rule sets with their cases."""
    from canasta.rules import get, names

    listed = [cases(page, get(name)) for name in names()]
    if json:
        page.json(listed)
        return DONE
    for each in listed:
        show_cases(page, each)
        page.print()
    page.tell("cli-referee-more", style="dim")
    return DONE


def cases(page: Screen, rules: Rules) -> dict[str, Any]:
    """The cases that can arise by these rules, those of their own book first."""
    from canasta.club.referee import as_json, offences
    from canasta.rules.describe import title

    return {
        "rules": rules.name,
        "title": title(rules, page.lang),
        "cases": [{**as_json(each, page.lang), "borrowed": lent} for each, lent in offences(rules)],
    }


def show_cases(page: Screen, listed: dict[str, Any], *, parted: bool = True) -> None:
    """A numbered line for each case: its title, and the word to type for it; `parted` by the book it is from."""
    from rich.text import Text

    page.print(Text.assemble((listed["title"], "bold"), f"  {listed['rules']}"))
    lent = False
    for number, case in enumerate(listed["cases"], 1):
        if parted and case["borrowed"] and not lent:
            page.tell("cli-referee-lent", style="dim")
        lent = case["borrowed"]
        _entry(page, f"{number})", case["title"], case["code"])


def show_question(page: Screen, said: Question) -> None:
    """Print the missing fact and its possible answers."""
    from canasta.club.referee import words

    page.print(words.title(said.rules, said.offence, page.lang), style="bold")
    page.tell("cli-referee-missing")
    page.print(words.question(said.fact, page.lang))
    if said.fact.number:
        limits = page.say("cli-referee-number", low=said.fact.low, high=said.fact.high, step=said.fact.step)
        _entry(page, "-", limits, f"{said.fact.name}=N")
    for value, told in words.answers(said.fact, page.lang):
        _entry(page, "-", told, f"{said.fact.name}={value}")


def show_ruling(page: Screen, ruling: Ruling) -> None:
    """Print the facts that decided, the consequences with their rules, and the points that the books leave open."""
    from canasta.club.referee import words
    from canasta.rules.describe import title
    from canasta.rules.rulebook import rule_text

    lang = page.lang
    page.print(f"{words.title(ruling.rules, ruling.offence, lang)} · {title(ruling.rules, lang)}", style="bold")
    if ruling.by:
        page.tell("cli-referee-by", by=ruling.by)
    for told in words.told(ruling, lang):
        page.print(f"{told['question']} {told['answer']}", style="dim")
    page.print()
    if said := words.whose_law(ruling, lang):
        page.prose(said)
        page.print()
    for each in ruling.consequences:
        mark = [page.say("referee-settled")] if each.settled else []
        _entry(page, "-", words.sentence(each, ruling.rules, lang), ", ".join((*each.rules, *mark)))
    if ruling.points and sum(1 for each in ruling.consequences if each.points) > 1:
        page.tell("cli-referee-total", points=ruling.points, style="bold")
    notes = [f"{rule_id}. {line}" for rule_id in ruling.says for line in rule_text(rule_id, lang).splitlines()[:1]]
    notes += [f"{rule_id}. {line}" for rule_id, line in words.readings(ruling, lang)]
    notes += [page.say("referee-reading-mark") + page.say(f"referee-open-{code}") for code in ruling.open]
    if notes:
        page.print()
    for note in notes:
        page.prose(note)


def asked(page: Screen, asker: Asker, fact: Fact) -> Any:
    """Ask one question at the terminal. Raises `LeftError` if the person gives up."""
    from canasta.club.referee import words

    question = words.question(fact, page.lang)
    if fact.number:
        limits = {"low": fact.low, "high": fact.high, "step": fact.step}
        numbers = range(fact.low, fact.high + 1, fact.step)
        return asker.number(question, numbers, "cli-referee-again-number", **limits)
    page.print(question, style="bold")
    choices = words.answers(fact, page.lang)
    for number, (_, told) in enumerate(choices, 1):
        page.print(f"{number:>3}) {told}")
    return choices[_choice(asker, len(choices)) - 1][0]


def _choice(asker: Asker, most: int) -> int:
    return asker.number("", range(1, most + 1), "cli-referee-again-choice", most=most)


def _entry(page: Screen, mark: str, words: str, code: str) -> None:
    from rich.table import Table

    if not page.console.is_terminal:
        page.print(f"{mark:>3} {words}  [{code}]" if code else f"{mark:>3} {words}")
        return
    table = Table.grid(padding=(0, 1))
    table.add_column(width=3, no_wrap=True, justify="right", style="dim")
    table.add_column(ratio=1)
    table.add_column(style="dim", justify="right")
    table.add_row(mark, words, code)
    page.block(table)


def _facts(given: Sequence[str]) -> dict[str, Any]:
    """The facts given as FACT=ANSWER. Raises `RefereeError`."""
    from canasta.club.referee import RefereeError

    found: dict[str, Any] = {}
    for each in given:
        name, equals, value = each.partition("=")
        if not equals or not name.strip():
            raise RefereeError("expected-fact", found=each[:60])
        found[name.strip()] = value.strip()
    return found
