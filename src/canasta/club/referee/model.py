"""The values of the referee: offences with their questions, consequences, rulings.

A ruling is never a sentence: it is a list of consequences, each of which a program can read.
`canasta.club.referee.words` says them in Spanish and English.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct, field

from canasta.rules import Rules

Answer: TypeAlias = str | int | bool
"""What a fact may be: a named choice, a whole number, or yes and no."""


class Kind(StrEnum):
    """The kind of a consequence."""

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
    """The party that a consequence concerns."""

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
    """The lines of a deal that a ruling's points replace or confirm."""

    NOTHING = "nothing"  # points off besides everything that lies or is held
    LAID = "laid"  # cards on the table, which count against instead of for
    IN_HAND = "in_hand"  # cards that count as held
    RED_THREES = "red_threes"
    RED_THREES_IN_HAND = "red_threes_in_hand"
    BLACK_THREES_HELD = "black_threes_held"


class Stage(StrEnum):
    """The stage of a deal at which a case arises."""

    DEAL = "deal"  # while it is dealt: the case says itself until when it can be put right
    PLAY = "play"
    SCORE = "score"  # when the deal has ended and is counted
    AFTER = "after"  # once it has been counted, or about no deal at all


class Until(StrEnum):
    """The end of a ban."""

    TURN_ENDS = "turn_ends"  # the end of that player's coming turn
    OPENING_COMPLETE = "opening_complete"
    COUNT_RIGHT = "count_right"  # the hand has its proper number of cards again
    COMPETITION_ENDS = "competition_ends"
    PENALISED_GONE = "penalised_gone"  # no penalised card lies there any longer
    DEAL_ENDS = "deal_ends"


class Effect(Struct, frozen=True):
    """One kind of consequence in the table of them: everything but the numbers and rules of a case."""

    code: str
    kind: Kind
    who: Party
    what: tuple[str, ...] = ()
    until: Until | None = None
    cards: str = ""
    to: str = ""


class Consequence(Effect, frozen=True):
    """One consequence. `points` are those of the side on the sheet, negative if taken off.

    `count` is a number of cards or turns, 0 if the case has none; `rules` are rule ids. `settled`: the rules named
    leave it open, and this is our reading of them. `counts` says which part of the deal the points are.
    """

    points: int = 0
    count: int = 0
    rules: tuple[str, ...] = ()
    settled: bool = False
    counts: Counts = Counts.NOTHING


class Fact(Struct, frozen=True):
    """A question that may decide a case: with `choices`, a number from `low` to `high` by `step`, or yes and no.

    `per_pack` is set in the tables for a `high` that grows with the number of packs.
    """

    name: str
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    step: int = 1
    per_pack: int = 0

    @property
    def yes_no(self) -> bool:
        """True if the answer is yes or no."""
        return not self.choices and not self.number

    @property
    def number(self) -> bool:
        """True if the answer is a whole number."""
        return self.high > 0 or self.per_pack > 0

    @property
    def answers(self) -> tuple[Answer, ...]:
        """Every possible answer; for a number the least and the greatest."""
        if self.choices:
            return self.choices
        return (self.low, self.high) if self.number else (True, False)


class Between(Struct, frozen=True):
    """A range of numbers, with both ends."""

    low: int = field(name="from")
    high: int = field(name="to")

    def __contains__(self, given: object) -> bool:
        return given in range(self.low, self.high + 1)


Test: TypeAlias = str | int | bool | tuple[str, ...] | Between
"""What a condition asks of an answer: to be it, to be one of them, or to lie in a range."""


class Amount(Struct, frozen=True):
    """Points off the offending side: a number, the value of a switch, or that of a fact; times a fact `per`.

    `counts` says which part of the deal they are.
    """

    points: int = 0
    switch: str = ""
    fact: str = ""
    per: str = ""
    counts: Counts = Counts.NOTHING


class OffenceRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of an offence: under these facts and switches, this follows; `end` ends the search for rows.

    `count` is a number of cards or turns, or the fact that gives it. `rests_on` is a switch: if the book played has a
    rule for it, that one is named. `readings` are rules whose printed reading was used, `open` codes of points that the
    book leaves open and we settle.
    """

    when: dict[str, Test] = {}
    under: dict[str, Test] = {}
    then: tuple[str, ...] = ()
    points: int | Amount = 0
    count: int | str = 0
    rests_on: str = ""
    rules: tuple[str, ...] = ()
    readings: tuple[str, ...] = ()
    open: tuple[str, ...] = ()
    end: bool = False

    @property
    def amount(self) -> Amount:
        """The points, written as a number alone or not."""
        return Amount(self.points) if isinstance(self.points, int) else self.points

    @property
    def numbers(self) -> tuple[str, ...]:
        """The facts used as numbers, besides those compared."""
        named = (self.count, self.amount.fact, self.amount.per)
        return tuple(name for name in named if isinstance(name, str) and name)


class CallingTerm(Struct, frozen=True):
    """The term for calling a fault by one book: it goes before every case of those stages, lent ones included."""

    stages: tuple[Stage, ...] = ()
    facts: dict[str, Fact] = {}
    rows: tuple[OffenceRow, ...] = field(name="row", default=())


class Offence(Struct, frozen=True):
    """A case of the book: a stable code, its questions in order, and its rows.

    It can arise only if the switches are as `under` says. `rules` are those of the table that asks, None in the book
    itself. At a table the term for calling it, the `gate` of the book in play, comes before its own questions and rows.
    """

    code: str
    book: str
    stage: Stage = Stage.PLAY
    facts: dict[str, Fact] = {}
    rows: tuple[OffenceRow, ...] = field(name="row", default=())
    under: dict[str, Test] = {}
    rules: Rules | None = None


class Instead(Struct, frozen=True):
    """Consequences that a form of the game does not know, and their replacement there."""

    under: dict[str, Test]
    of: tuple[str, ...]
    then: str
    rules: tuple[str, ...]
    open: tuple[str, ...]


class Law(Struct, frozen=True):
    """The law of one rule set, its offences by code in the order of the book.

    A book whose printed rules are silent applies another's law: `borrows` names whose, nearest first.
    """

    set: str
    gate: CallingTerm = CallingTerm()
    borrows: tuple[str, ...] = ()
    offences: Mapping[str, Offence] = {}
    instead: tuple[Instead, ...] = ()


class Question(Struct, frozen=True):
    """The answer while no ruling is possible: a missing fact of the case."""

    rules: Rules
    offence: str
    fact: Fact
    known: tuple[tuple[str, Answer], ...]


class Ruling(Struct, frozen=True):
    """The ruling of the book on a case.

    `rules` are those played, `book` the rule set whose law is applied, None if no law speaks; `borrowed`: that is not
    the law of the rule set itself, whose printed rules are silent. `by` is the offender, as given. `facts` are those
    that decided, `readings` rules whose reading was used, `open` codes of points that no book settles and we did.
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
        """The score of the offending side for it: zero or less."""
        return sum(each.points for each in self.consequences)

    @property
    def counts(self) -> Counts:
        """The part of the deal that its points belong to; there is never more than one."""
        return next((each.counts for each in self.consequences if each.counts is not Counts.NOTHING), Counts.NOTHING)

    @property
    def says(self) -> tuple[str, ...]:
        """The rules that apply where the book names no penalty and the arbiter decides."""
        return tuple(
            dict.fromkeys(rule for each in self.consequences if each.who is Party.ARBITER for rule in each.rules)
        )

    @property
    def undecided(self) -> bool:
        """True if no book names a penalty: the arbiter decides, or the table."""
        return any(each.code in ("arbiter-decides", "none-fits", "silent") for each in self.consequences)

    @property
    def lapsed(self) -> bool:
        """True if it was noticed too late for any remedy."""
        return any(each.kind is Kind.LAPSED for each in self.consequences)

    @property
    def rule_ids(self) -> tuple[str, ...]:
        """The rules that the ruling rests on, each once, in the order of the consequences."""
        return tuple(dict.fromkeys(rule for each in self.consequences for rule in each.rules))
