"""The judge: from a rule set, an offence and the facts to a ruling, or to the question that is still open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Any, Final

from msgspec.structs import asdict, replace

from canasta.club.referee.book import effects, law, laws
from canasta.club.referee.model import (
    Amount,
    Answer,
    Between,
    CallingTerm,
    Consequence,
    Fact,
    Instead,
    Law,
    Offence,
    OffenceRow,
    Party,
    Question,
    Ruling,
    Test,
)
from canasta.rules import Rules, RuleSetError, rules_of
from canasta.rules.build import THE_BOOK, nearest, plain
from canasta.rules.rulebook import speaking
from canasta.rules.switches import LETTERS
from canasta.texts.errors import WordedError


class RefereeError(WordedError):
    """A case that cannot be judged as it was put.

    `code` is one of unknown-offence, not-here, unknown-fact, bad-answer, no-fact, not-found.
    """

    family = "referee"


NONE: Final = "none-of-these"  # the case of what is no case: always the last
_YES: Final = frozenset({"yes", "y", "true", "si", "s"})
_NO: Final = frozenset({"no", "n", "false"})


def offences(rules: Rules | str) -> tuple[tuple[Offence, bool], ...]:
    """The cases that can arise by these rules, their own first; each with whether another book lends it.

    The last is `NONE`, the answer where no case fits.
    """
    return tuple(_cases(rules_of(rules)).values())


@lru_cache(maxsize=64)
def _cases(rules: Rules) -> Mapping[str, tuple[Offence, bool]]:
    """The cases of those rules by code, kept: a sheet asks for them at every ruling on it."""
    own = own_law(rules)
    listed = sorted(_known(own).values(), key=lambda each: each[0].code == NONE)
    return {each.code: (_at(rules, own.gate, each), lent) for each, lent in listed if _under(rules, each.under)}


@cache
def known_offences() -> tuple[str, ...]:
    """The codes of all offences of all books, each once."""
    return tuple(dict.fromkeys(code for name in laws() for code in law(name).offences))


def own_law(rules: Rules) -> Law:
    """The law of the rule set itself, or of the one whose rules it inherits; an empty one if there is none."""
    of = next(iter(speaking(rules)))
    return next((law(name) for name in speaking(rules) if name in laws()), Law(of))


def offence_of(rules: Rules, code: str) -> tuple[Offence | None, bool]:
    """The case of that code by these rules, and whether it is borrowed; None if all their books are silent.

    RefereeError: no book has it (unknown-offence), or these rules have no such thing (not-here).
    """
    cases, meant, known = _cases(rules), plain(code), known_offences()
    if meant in cases:
        return cases[meant]
    if meant not in known:
        raise RefereeError("unknown-offence", found=code, nearest=nearest(meant, known) or known[0])
    if meant in _known(own_law(rules)):
        raise RefereeError("not-here", offence=meant, set=rules.name)
    return None, False


def facts_of(rules: Rules, offence: str, facts: Mapping[str, Answer]) -> tuple[tuple[Fact, Answer], ...]:
    """The facts given of a case, each as these rules ask for it. RefereeError: as for `rule`."""
    case, _ = offence_of(rules, offence)
    return () if case is None else tuple(_understood(case, facts))


def rule(
    rules: Rules | str, offence: str, facts: Mapping[str, Answer] | None = None, by: str = ""
) -> Ruling | Question:
    """The ruling on an offence with these facts; or the first missing fact that decides, as a question.

    `facts` by name: a choice, a whole number, or yes and no; each may be a text. `by` names the offender, for the
    record only. RefereeError: no such offence, none by these rules, no such fact, or no such answer.
    """
    rules = rules_of(rules)
    case, borrowed = offence_of(rules, offence)
    if case is None:
        silent = (_consequence("silent", rules=()),)
        return Ruling(rules, None, borrowed, plain(offence), by, (), silent, (), ())
    known = {fact.name: given for fact, given in _understood(case, facts or {})}
    used: dict[str, Answer] = {}
    rows: list[OffenceRow] = []
    for row in case.rows:
        holds = _holds(case, row, known, used)
        if isinstance(holds, Fact):
            return Question(rules, case.code, holds, tuple(used.items()))
        if holds:
            rows.append(row)
            if row.end:
                break
    return _ruling(rules, case, borrowed, by, used, rows)


def _understood(case: Offence, facts: Mapping[str, Answer]) -> Iterator[tuple[Fact, Answer]]:
    for name, given in facts.items():
        fact = _fact(case, name)
        yield fact, _answer(fact, given)


def _holds(case: Offence, row: OffenceRow, known: Mapping[str, Answer], used: dict[str, Answer]) -> bool | Fact:
    """True if the row applies; or the first missing fact that decides it. Facts consulted go into `used`."""
    for name in (*row.when, *row.numbers):
        if name not in known:
            return case.facts[name]
        used[name] = known[name]
        if name in row.when and not _fits(known[name], row.when[name]):
            return False
    return True


def _ruling(
    rules: Rules, case: Offence, borrowed: bool, by: str, used: Mapping[str, Answer], rows: Iterable[OffenceRow]
) -> Ruling:
    said: list[Consequence] = []
    for row in rows:
        count = row.count if isinstance(row.count, int) else int(used[row.count])
        ids = _ids(rules, row)
        if row.points:
            said.append(_points(rules, row.amount, ids, used))
        said += [_consequence(code, rules=ids, count=count, settled=bool(row.open)) for code in row.then]
    said = [each for each in said if each.who is not Party.PARTNER or rules.partners]
    left_open = [code for row in rows for code in row.open]
    for instead in _instead(rules, case):
        if any(each.code in instead.of for each in said):
            said = [each for each in said if each.code not in instead.of]
            said.append(_consequence(instead.then, rules=instead.rules, settled=bool(instead.open)))
            left_open += instead.open
    books = {_letters(rule) for each in said for rule in each.rules}
    readings = [rule for row in rows for rule in row.readings if _letters(rule) in books]
    own = {letters for letters, name in LETTERS.items() if name in speaking(rules)}
    named = [LETTERS[letters] for letters in sorted(books) if letters in LETTERS]
    return Ruling(
        rules=rules,
        book=named[0] if named and case.book not in named else case.book,
        borrowed=borrowed and not books <= own,
        offence=case.code,
        by=by,
        facts=tuple((name, used[name]) for name in case.facts if name in used),
        consequences=tuple(said),
        readings=tuple(dict.fromkeys(readings)),
        open=tuple(dict.fromkeys(left_open)),
    )


def _points(rules: Rules, amount: Amount, ids: tuple[str, ...], used: Mapping[str, Answer]) -> Consequence:
    points = int(used[amount.fact]) if amount.fact else amount.points
    count = int(used[amount.per]) if amount.per else 0
    times = count or 1
    if amount.switch:
        value = getattr(rules, amount.switch)
        if isinstance(value, tuple):  # points by how many cards there are
            points, times = value[min(count, len(value)) - 1], 1
        else:
            points = value
    return _consequence("points-off", rules=ids, points=-points * times, count=count, counts=amount.counts)


def _ids(rules: Rules, row: OffenceRow) -> tuple[str, ...]:
    """The rules of a row. If it rests on a switch that has a rule in the book played, that rule replaces the first."""
    switch = row.amount.switch or row.rests_on
    if not switch:
        return row.rules
    try:
        printed = THE_BOOK.rule(rules, switch)
    except RuleSetError:  # rules that are in no book of ours
        printed = None
    if printed is None or any(_letters(printed) == _letters(rule) for rule in row.rules):
        return row.rules
    return (printed, *row.rules[1:])


def _letters(rule_id: str) -> str:
    return rule_id.partition("-")[0]


def _consequence(code: str, **more: Any) -> Consequence:
    return Consequence(**asdict(effects()[code]), **more)


def _instead(rules: Rules, case: Offence) -> Iterator[Instead]:
    """The replacements that the form played has for consequences, in its own book or the lending one."""
    own = own_law(rules)
    known = (*own.instead, *(law(case.book).instead if case.book != own.set else ()))
    return (each for each in known if _under(rules, each.under))


def _known(own: Law) -> Mapping[str, tuple[Offence, bool]]:
    """By code, the cases of a law and of its lenders, nearest first; a silent lender gives way to one that speaks."""
    found: dict[str, tuple[Offence, bool]] = {}
    for each in (own, *map(law, own.borrows)):
        for code, offence in each.offences.items():
            if code not in found or (found[code][1] and _silent(found[code][0])):
                found[code] = offence, each is not own
    return found


def _silent(case: Offence) -> bool:
    return not any(row.rules for row in case.rows)


def _under(rules: Rules, conditions: Mapping[str, Test]) -> bool:
    """True if the switches have these values. For a number, yes and no mean more than zero or not."""
    return all(
        bool(value) is test if isinstance(test, bool) else _fits(value, test)
        for name, test in conditions.items()
        for value in (getattr(rules, name),)
    )


def _fits(answer: object, test: Test) -> bool:
    return answer in test if isinstance(test, tuple | Between) else answer == test


def _at(rules: Rules, gate: CallingTerm, case: Offence) -> Offence:
    """The case by these rules: after the gate, without what its switches leave out, numbers limited by its packs.

    Of a case on which the book is silent there is nothing that could lapse.
    """
    before = gate if case.stage in gate.stages and not _silent(case) else CallingTerm()
    rows = tuple(row for row in (*before.rows, *case.rows) if _under(rules, row.under))
    looked_at = {name for row in rows for name in (*row.when, *row.numbers)}
    facts = {
        name: replace(fact, high=fact.per_pack * rules.packs) if fact.per_pack else fact
        for name, fact in {**before.facts, **case.facts}.items()
        if name in looked_at
    }
    return replace(case, rows=rows, facts=facts, rules=rules)


def _fact(case: Offence, name: str) -> Fact:
    looked_up = plain(name).replace("-", "_")
    if looked_up in case.facts:
        return case.facts[looked_up]
    if not case.facts:
        raise RefereeError("no-fact", found=name)
    raise RefereeError("unknown-fact", found=name, known=", ".join(case.facts))


def _answer(fact: Fact, given: Answer) -> Answer:
    """The given answer in its type. RefereeError (bad-answer)."""
    if fact.yes_no:
        word = plain(str(given))
        if isinstance(given, bool) or word in _YES | _NO:
            return given if isinstance(given, bool) else word in _YES
    elif fact.number:
        number = _whole(given)
        if number is not None and number in range(fact.low, fact.high + 1, fact.step):
            return number
    elif isinstance(given, str) and plain(given).replace("-", "_") in fact.choices:
        return plain(given).replace("-", "_")
    raise RefereeError("bad-answer", fact=fact.name, found=str(given)[:60], expected=_expected(fact))


def _whole(given: Answer) -> int | None:
    if isinstance(given, bool):
        return None
    text = str(given).strip()
    return int(text) if text.isascii() and text.removeprefix("-").isdigit() and len(text) <= 9 else None


def _expected(fact: Fact) -> str:
    if fact.number:
        return f"{fact.low}–{fact.high}" if fact.step == 1 else f"{fact.low}, {fact.low + fact.step}, … {fact.high}"
    return ", ".join(fact.choices or ("yes", "no"))
