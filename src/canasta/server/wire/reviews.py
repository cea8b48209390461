"""The coach for the browser: reviews of a finished deal, its moments, and the habits of a player over several matches.

The browser keeps what of habits was counted in each deal, the server nothing.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from canasta.server.wire.values import DealView

MOST_MATCHES = 8
MOST_DEALS = 24  # of a match
Number = Annotated[int, Meta(ge=0, le=100)]
Points = Annotated[float, Meta(ge=-10_000, le=100_000)]


class MomentAnswer(Struct, frozen=True, kw_only=True):
    """An answer: what to do in a sentence, whether it is good, and what is said of it: why, or what it allows.

    `chances`: the chance that the pile is taken after it, in words; empty for all that is no discard.
    """

    action: str
    text: str
    good: bool
    told: str
    chances: str


class RetriedMoment(Struct, frozen=True, kw_only=True):
    """A decision of the player before step `step` of the replay, in turn `turn` of the deal.

    `position` is the deal as it stood, in the notation, with the hidden cards as they lay; `view` what the player saw.
    `answers` are all legal actions, the best first; `played` is the one that was played, a smallest action. `line` has
    the sentences of a sample continuation after the best answer, until the player's next turn; it may be empty.
    `lesson` is the id of the finer lesson that teaches the reason, empty without one.
    """

    step: int
    turn: int
    position: str
    view: DealView
    played: str
    answers: list[MomentAnswer]
    line: list[str]
    lesson: str


class DealMoments(Struct, frozen=True, kw_only=True):
    """The decisions of a seat that cost most in a deal, in the order of play: at most three, none if all was well."""

    deal: int
    seat: int
    moments: list[RetriedMoment]


ReviewedKind: TypeAlias = Literal["brilliant", "great", "best", "good", "inaccuracy", "mistake", "blunder"]


class ReviewedStep(Struct, frozen=True, kw_only=True):
    """A decision with its grade. `step` is the frame of the replay after it.

    `points` and `share` (of winning the match) are what it lost; `text` has the verdict in a sentence. Where it lost
    something, `answers` are those that were weighed, the best first. `line` has the sentences of a sample continuation
    after the best one, for the costliest decisions of each player; `lesson` is as in `RetriedMoment`.
    """

    step: int
    seat: int
    kind: ReviewedKind
    points: float
    share: float
    text: str
    answers: list[MomentAnswer]
    line: list[str]
    lesson: str


class ReviewedPoint(Struct, frozen=True, kw_only=True):
    """By side, the chance to win the match after a step of the replay, for an observer of all cards."""

    step: int
    shares: list[float]


class ReviewedTurn(Struct, frozen=True, kw_only=True):
    """A turning point: the turn that ends with `step` took the chance of `side` from `before` to `after`."""

    step: int
    side: int
    before: float
    after: float


class ReviewedPlayer(Struct, frozen=True, kw_only=True):
    """A player in this deal: the points lost on average in each decision that mattered, and accuracy in per cent.

    Both are None without such decisions. `margin`: the points by which that accuracy may be off by chance; `level`: the
    name of the bot that plays about as well, None with too few decisions. `classes`: the number of decisions of each
    kind.
    """

    seat: int
    cost: float | None
    accuracy: float | None
    margin: float | None
    level: str | None
    classes: dict[str, int]


class ReviewedSide(Struct, frozen=True, kw_only=True):
    """A side in this deal: its lead in points, and its luck in the hands dealt and in the cards drawn."""

    side: int
    lead: int
    dealt: float
    drawn: float


class Reviewed(Struct, frozen=True, kw_only=True):
    """The review of deal `deal` of a match."""

    deal: int
    steps: list[ReviewedStep]
    course: list[ReviewedPoint]
    turning: list[ReviewedTurn]
    players: list[ReviewedPlayer]
    sides: list[ReviewedSide]


class Thought(Struct, frozen=True, kw_only=True):
    """The progress of the coach: the pieces of work done, of those planned in this part.

    A review has one part; for moments the decisions that cost most are weighed anew, in a second one.
    """

    part: int
    done: int
    planned: int


class HabitCount(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The chances of a habit in a deal, how often it was done and was a slip, and what doing it `lost` in all.

    The costliest slip lost `worst` points, in `step` of the replay.
    """

    habit: Annotated[str, Meta(max_length=20)]
    chances: Number = 0
    done: Number = 0
    slips: Number = 0
    lost: Points = 0.0
    worst: Points = 0.0
    step: Annotated[int, Meta(ge=0, le=10_000)] = 0


class CountedDeal(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deal of a player: the cost and the loss of each decision that mattered, and the habits.

    `rules` are those of the match, and `deals` is the number of its deals that count, the first ones; `known`: there
    are rates of bots by these rules.
    """

    rules: Annotated[str, Meta(max_length=40)]
    deals: Number
    known: bool
    deal: Number
    decisions: Annotated[list[tuple[Points, Points]], Meta(max_length=200)]
    habits: Annotated[list[HabitCount], Meta(max_length=20)]


class HabitsAsked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The counted deals of some matches by the same rules, in the order of play."""

    matches: Annotated[list[Annotated[list[CountedDeal], Meta(max_length=MOST_DEALS)]], Meta(max_length=MOST_MATCHES)]


class ToldHabit(Struct, frozen=True, kw_only=True):
    """A habit in a sentence, with its figures beside those of bots, and the theme of puzzles that trains it, in words.

    The example is `step` of deal `deal` of match `match`, a number from 0.
    """

    said: str
    figures: str
    train: str
    theme: str
    match: int
    deal: int
    step: int


class HabitsTold(Struct, frozen=True, kw_only=True):
    """The habits that show, those that became rarer, and a sentence about all, such as why none is told."""

    found: list[ToldHabit]
    better: list[str]
    text: str
