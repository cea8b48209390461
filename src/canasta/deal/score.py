"""The score of a deal, line by line: each with its rule of the book, its name in both languages, and its points.

The points come from the engine; here they are put in the order of the sheet (TB-8.10: the base, which is canastas and
awards, then the cards) and worded by the book of the rule set in play.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from canasta.cards import RED_THREE, TWO
from canasta.engine import score as engine
from canasta.engine.compile_rules import awards_of, rule_table_of
from canasta.engine.score import Counted, lines_of
from canasta.engine.state import NO_KIND
from canasta.rules.model import ConcealedTerms, RedThreesNeed, Rules, Tie
from canasta.rules.rulebook import cited, customs
from canasta.rules.switches import by_set
from canasta.tabletop.card_words import several
from canasta.texts import text

# The rule behind each line, an id for each rule set whose book speaks of it; FORM:ID where a form has its own.
_RULES: Final[Mapping[str, str]] = {
    "canasta-clean": "CL-6.1 SA-6.1 RE-4.2 TB-8.1",
    "canasta-dirty": "CL-6.1 SA-6.1 RE-4.2 TB-8.1",
    "wilds-mixed": "TB-8.1 RE-4.2",
    "wilds-twos": "TB-8.1 RE-4.2",
    "wilds-jokers": "TB-8.1 RE-4.2",
    "moda": "TB-8.6",
    "double": "TB-8.7",
    "triple": "TB-8.8",
    "wilds-double": "TB-8.7",
    "canastilla": "TB-8.3",
    "canaston": "TB-8.3",
    "canastron": "SA-6.1 RE-4.2",
    "canasta-of-canastas": "SA-6.1 RE-4.2",
    "canastas": "SA-6.1 RE-4.2 TB-8.3",
    "red-threes": "CL-6.2 SA-6.2 RE-4.2 TB-8.2",
    "red-threes-many": "RE-1.5 TB-8.2",
    "red-threes-against": "CL-6.2 RE-5.13",
    "red-threes-all-against": "CL-6.2 RE-5.14",
    "red-threes-no-canasta": "SA-6.2 RE-4.5 TB-8.2",
    "going-out": "CL-6.1 SA-6.1 RE-4.2 TB-8.4",
    "concealed": "CL-5.2 SA-6.3 RE-4.4",
    "concealed-first-alone": "SA-6.3 RE-4.4",
    "concealed-first-with": "SA-6.3 RE-4.4",
    "concealed-later-alone": "SA-6.3 RE-4.4",
    "concealed-later-with": "SA-6.3 RE-4.4",
    "black-threes-out": "SA-6.1 RE-4.2 TB-8.5",
    "black-threes-held": "SA-7.1 RE-5.1 TB-8.5",
    "exact-cut": "TB-2.7",
    "clean-game": "TB-8.9",
    "cards-laid": "CL-6.1 SA-6.4 RE-4.1 TB-8.10",
    "cards-laid-against": "TB-8.11",
    "clean-game-cards": "TB-8.9",
    "cards-in-hand": "CL-6.1 SA-6.4 RE-4.1 TB-8.10",
    "red-threes-in-hand": "CL-1.4 SA-7.2 RE-5.2 TB-3.2",
}
CODES: Final = tuple(_RULES)
_BY_SET: Final = {code: by_set(ids) for code, ids in _RULES.items()}
Part = Literal["base", "cards", "points", "penalties"]
BASE: Final = "base"
CARDS: Final = "cards"
POINTS: Final = "points"  # a total that is not split into base and cards
PENALTIES: Final = "penalties"
_OF_CARDS: Final = ("cards-laid", "cards-laid-against", "clean-game-cards", "cards-in-hand", "red-threes-in-hand")

_PLAIN: Final = {
    engine.CLEAN: "canasta-clean",
    engine.DIRTY: "canasta-dirty",
    engine.WILDS_MIXED: "wilds-mixed",
    engine.WILDS_TWOS: "wilds-twos",
    engine.WILDS_JOKERS: "wilds-jokers",
    engine.MODA: "moda",
    engine.GOING_OUT: "going-out",
    engine.BLACK_THREES_OUT: "black-threes-out",
    engine.EXACT_CUT: "exact-cut",
    engine.BLACK_THREES_HELD: "black-threes-held",
}
_CONCEALED: Final = (
    "concealed-first-alone",
    "concealed-first-with",
    "concealed-later-alone",
    "concealed-later-with",
)
_ALL_RED_THREES: Final = 4


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a score: `rule` is its rule id, `code` its kind (one of `CODES`), `points` are game points.

    `kind` is the rank that it is about, None where it is about none; `number` is how many of them it counts. `part` is
    base or cards (TB-8.10); on a written sheet also points (a total that is not split) or penalties. A line that the
    referee or the arbiter wrote there has the `entry` in the log that wrote it, from 1, and its offence or reason as
    `note`; `code` is then ``ruling`` or ``adjusted``.
    """

    rule: str
    code: str
    kind: int | None
    number: int
    points: int
    part: Part
    entry: int = 0
    note: str = ""


@dataclass(frozen=True, slots=True)
class SideScore:
    """The score of a `side` in a deal: its `lines` in the order of the sheet, its match score `before` and `after`.

    They differ by `total`, or by the penalties alone where a sheet leaves out a deal that the clock stopped.
    """

    side: int
    lines: tuple[ScoreLine, ...]
    before: int
    after: int

    @property
    def total(self) -> int:
        """Points of the deal, penalties included."""
        return sum(line.points for line in self.lines)

    @property
    def base(self) -> int:
        """Canastas and awards (TB-8.10)."""
        return self._points(BASE)

    @property
    def cards(self) -> int:
        """Cards laid less cards in hand (TB-8.10)."""
        return self._points(CARDS)

    @property
    def penalties(self) -> int:
        """Points that the referee or the arbiter gave or took; mostly zero or less."""
        return self._points(PENALTIES)

    def _points(self, part: Part) -> int:
        return sum(line.points for line in self.lines if line.part == part)


def label(line: ScoreLine, lang: str) -> str:
    """The line in words: "Canasta limpia de reyes", "Clean canasta of kings"."""
    ranks = "" if line.kind is None else several(lang, line.kind)
    return text(lang, f"score-{line.code}", ranks=ranks, number=line.number)


def in_words(side: SideScore, lang: str) -> dict[str, Any]:
    """The score of a side for JSON: totals, and each line with its label."""
    lines = [
        {
            "rule": line.rule,
            "code": line.code,
            "label": label(line, lang),
            "number": line.number,
            "points": line.points,
            "part": line.part,
        }
        for line in side.lines
    ]
    totals = {name: getattr(side, name) for name in ("base", "cards", "total", "before", "after")}
    return {"side": side.side, "lines": lines, **totals}


def score_of(rules: Rules, sides: Sequence[Counted], scores: Sequence[int]) -> list[SideScore]:
    """The score of each side at the end of a deal, as lines of the sheet. `scores` are the sides' totals before it."""
    sheet = []
    for side, has in enumerate(sides):
        lines = _lines(rules, has)
        lines.sort(key=lambda line: line.part == CARDS)  # stable: each part keeps the order in which it was made
        sheet.append(SideScore(side, tuple(lines), scores[side], scores[side] + sum(line.points for line in lines)))
    return sheet


def winner(rules: Rules, totals: Sequence[int], deals: int = 0) -> int | str | None:
    """The side that wins the match with these totals; "draw" or None if the best are level (CL-6.3, RE-4.6).

    `deals` is the number of deals that are over, for a match that ends with one of them at the latest.
    """
    highest = max(totals)
    last = 0 < rules.deals <= deals
    if highest < rules.enough and not last:
        return None
    first = [side for side, total in enumerate(totals) if total == highest]
    if len(first) == 1:
        return first[0]
    return "draw" if last or rules.tie is Tie.DRAW else None


def _lines(rules: Rules, has: Counted) -> list[ScoreLine]:
    rule_table = rule_table_of(rules)
    lines: list[ScoreLine] = []

    def add(code: str, kind: int, number: int, points: int) -> None:
        part: Part = CARDS if code in _OF_CARDS else BASE
        lines.append(ScoreLine(rule_of(rules, code), code, None if kind == NO_KIND else kind, number, points, part))

    for what, kind, number, points in lines_of(has, rule_table, awards_of(rules)):
        if what == engine.CLEAN_GAME:
            cards = sum(line.points for line in lines if line.part == CARDS) if rules.clean_game_cards else 0
            add("clean-game", kind, number, points - cards)
            if rules.clean_game_cards:
                add("clean-game-cards", kind, number, cards)
        elif what == engine.CARDS_IN_HAND:
            red = has.red_threes_held
            cost = red * int(rule_table.red_three)
            if points + cost:
                add("cards-in-hand", kind, number - red, points + cost)
            if cost:
                add("red-threes-in-hand", int(RED_THREE), red, -cost)
        else:
            add(_code(rules, what, kind, number, points), kind, number, points)
    return lines


def _code(rules: Rules, what: int, kind: int, number: int, points: int) -> str:
    """The code of an engine line."""
    if what == engine.REPEATED:
        if kind == TWO:
            return "wilds-double"
        return "double" if number == 2 else "triple"
    if what == engine.CANASTA_NUMBER:
        return customs(rules).numbers.get(str(number), "canastas")
    if what == engine.CONCEALED:
        return "concealed" if rules.concealed is ConcealedTerms.EVERY_MELD_ALONE else _CONCEALED[number]
    if what == engine.CARDS_LAID:
        return "cards-laid" if points > 0 else "cards-laid-against"
    if what == engine.RED_THREES:
        if points < 0 and rules.red_threes_need is RedThreesNeed.CANASTA:
            return "red-threes-no-canasta"
        if points < 0:
            return "red-threes-against" if number < _ALL_RED_THREES else "red-threes-all-against"
        return "red-threes" if number <= _ALL_RED_THREES else "red-threes-many"
    return _PLAIN[what]


def rule_of(rules: Rules, code: str) -> str:
    """The rule behind a line, in the book that is played."""
    ids = _BY_SET[code]
    return cited(rules, ids) or next(iter(ids.values()))
