"""What the referee knows and says, as values: offences with their questions, consequences, rulings.

A ruling is never a sentence: it is a list of consequences, each of which a program can read. `canasta.referee.words`
says them in Spanish and English.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from canasta.rules import Rules

Answer: TypeAlias = str | int | bool
"""What a fact may be: a named choice, a whole number, or yes and no."""


class Kind(StrEnum):
    """What sort of thing a consequence is."""

    POINTS = "points"  # counted on the sheet of a side
    PENALISED = "penalised"  # cards that lie face up until they are melded or discarded
    CARDS = "cards"  # cards that go somewhere: `cards` says which, `to` where
    REDEAL = "redeal"  # the deal begins again
    BAN = "ban"  # `who` may not do `what`, until `until`
    MUST = "must"  # `who` has to do `what`
    MAY = "may"  # `who` may do `what`
    DECIDES = "decides"  # `who` chooses
    STANDS = "stands"  # what was done holds
    LAPSED = "lapsed"  # too late: nothing is taken off, nothing is undone
    NOTHING = "nothing"  # no offence, or the book is silent


class Party(StrEnum):
    """Whom a consequence is about."""

    OFFENDER = "offender"
    SIDE = "side"  # the offender and those who play with them
    PARTNER = "partner"
    NEXT = "next"  # the player after the offender
    ON_TURN = "on_turn"
    OPPONENTS = "opponents"
    MANO = "mano"
    DEALER = "dealer"
    CUTTER = "cutter"
    ARBITER = "arbiter"
    TABLE = "table"


class Counts(StrEnum):
    """Lines of a deal that a ruling is about: what its points say of them is said once, whoever counts them."""

    NOTHING = "nothing"  # points off besides everything that lies or is held
    LAID = "laid"  # cards on the table, which count against instead of for
    IN_HAND = "in_hand"  # cards that count as held
    RED_THREES = "red_threes"
    RED_THREES_IN_HAND = "red_threes_in_hand"
    BLACK_THREES_HELD = "black_threes_held"


class Until(StrEnum):
    """How long a ban holds."""

    TURN_ENDS = "turn_ends"  # the end of that player's coming turn
    OPENING_COMPLETE = "opening_complete"
    COUNT_RIGHT = "count_right"  # the hand has its proper number of cards again
    PENALISED_GONE = "penalised_gone"  # no penalised card lies there any longer
    DEAL_ENDS = "deal_ends"


@dataclass(frozen=True, slots=True)
class Effect:
    """One kind of consequence as the table of them has it: everything but the numbers and rules of a case."""

    code: str
    kind: Kind
    who: Party
    what: tuple[str, ...] = ()
    until: Until | None = None
    cards: str = ""
    to: str = ""


@dataclass(frozen=True, slots=True)
class Consequence:
    """One thing that follows. `points` are those of the side on the sheet, negative where they are taken off.

    `count` is the number of cards or turns that the case is about, 0 where there is none; `rules` are rule ids.
    `settled`: the rules named leave it open, and it is our reading of them. `counts` is what of the deal the points
    are.
    """

    code: str
    kind: Kind
    who: Party
    what: tuple[str, ...]
    until: Until | None
    cards: str
    to: str
    points: int
    count: int
    rules: tuple[str, ...]
    settled: bool = False
    counts: Counts = Counts.NOTHING


@dataclass(frozen=True, slots=True)
class Fact:
    """A question that may decide a case. Either `choices`, or a number from `low` to `high` by `step`, or yes and no.

    `per_pack` stands in the tables for a `high` that grows with the number of packs.
    """

    name: str
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    step: int = 1
    per_pack: int = 0

    @property
    def yes_no(self) -> bool:
        """Whether the answer is yes or no."""
        return not self.choices and not self.number

    @property
    def number(self) -> bool:
        """Whether the answer is a whole number."""
        return self.high > 0 or self.per_pack > 0

    @property
    def answers(self) -> tuple[Answer, ...]:
        """Every answer there is; for a number the smallest and the greatest."""
        if self.choices:
            return self.choices
        return (self.low, self.high) if self.number else (True, False)


Test: TypeAlias = str | int | bool | tuple[str, ...] | range
"""What a condition asks of an answer: to be it, to be one of them, or to lie in a range."""


@dataclass(frozen=True, slots=True)
class Amount:
    """Points off the offending side: so many, or the value of a switch, or what a fact says; times a fact `per`.

    `counts` is what of the deal they are.
    """

    points: int = 0
    switch: str = ""
    fact: str = ""
    per: str = ""
    counts: Counts = Counts.NOTHING


@dataclass(frozen=True, slots=True)
class OffenceRow:
    """If the facts are such, and the switches, then this follows; `end` leaves out the rows below.

    `count` is a number of cards or turns, or the fact that says it. `rests_on` is a switch: where the book that is
    played has a rule for it, that one is named. `readings` are rules whose printed reading was used, `open` codes of
    what the book leaves open and we settle.
    """

    when: Mapping[str, Test]
    under: Mapping[str, Test]
    then: tuple[str, ...]
    amount: Amount | None
    count: str | int
    rests_on: str
    rules: tuple[str, ...]
    readings: tuple[str, ...]
    open: tuple[str, ...]
    end: bool

    @property
    def numbers(self) -> tuple[str, ...]:
        """The facts that are counted with, besides those that are compared."""
        amount = self.amount or Amount()
        named = (str(self.count or ""), amount.fact, amount.per)
        return tuple(name for name in named if name and not name.isdigit())


@dataclass(frozen=True, slots=True)
class Offence:
    """A case of the book: a stable code, its questions in the order in which they are asked, and its rows.

    It can arise only where the switches are as `under` says. `rules` are those of the table that puts it, None in the
    book itself.
    """

    code: str
    book: str
    facts: Mapping[str, Fact]
    rows: tuple[OffenceRow, ...]
    under: Mapping[str, Test]
    rules: Rules | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """No ruling yet: this fact of the case is missing."""

    rules: Rules
    offence: str
    fact: Fact
    known: tuple[tuple[str, Answer], ...]


@dataclass(frozen=True, slots=True)
class Ruling:
    """What the book says of a case.

    `rules` are those that are played, `book` the rule set whose law is applied, None where no law speaks;
    `borrowed`: that is not the law of the rule set itself, whose printed rules are silent. `by` is who did it, as it
    was given. `facts` are those that decided, `readings` rules whose reading was used, `open` codes of what no book
    settles and we did.
    """

    rules: Rules
    book: str | None
    borrowed: bool
    offence: str
    by: str
    facts: tuple[tuple[str, Answer], ...]
    consequences: tuple[Consequence, ...]
    readings: tuple[str, ...]
    open: tuple[str, ...]

    @property
    def points(self) -> int:
        """What the offending side scores for it: zero or less."""
        return sum(each.points for each in self.consequences)

    @property
    def counts(self) -> Counts:
        """The part of the deal that its points belong to; they are never of two kinds."""
        return next((each.counts for each in self.consequences if each.counts is not Counts.NOTHING), Counts.NOTHING)

    @property
    def says(self) -> tuple[str, ...]:
        """The rules that are all the book says, where it names no price and the arbiter decides."""
        return tuple(
            dict.fromkeys(rule for each in self.consequences if each.who is Party.ARBITER for rule in each.rules)
        )

    @property
    def undecided(self) -> bool:
        """True if no book names a price for it: the arbiter decides, or the table."""
        return any(each.who is Party.ARBITER or each.code == "silent" for each in self.consequences)

    @property
    def lapsed(self) -> bool:
        """Whether it was noticed too late for any remedy."""
        return any(each.kind is Kind.LAPSED for each in self.consequences)

    @property
    def rule_ids(self) -> tuple[str, ...]:
        """The rules it rests on, each once, in the order of the consequences."""
        return tuple(dict.fromkeys(rule for each in self.consequences for rule in each.rules))
