"""The review of a match: graded decisions, the course, the losses of the players, and luck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from typing import TYPE_CHECKING, Final, TypeVar

from canasta.match.record import read, write
from canasta.match.record.values import SeatKind
from canasta.match.replay import from_record
from canasta.players.equity import Equity
from canasta.review.candidates import lead_of
from canasta.review.classes import Class, accuracy_of, interval_of, level_of, margin_of
from canasta.review.decisions import dealt
from canasta.review.grades import Effort, Grade, once
from canasta.review.pieces import Order, PieceResult, pieces_of, work
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from canasta.deal.view import View
    from canasta.match.record.values import Record
    from canasta.review.decisions import Dealt
    from canasta.review.pieces import Piece, Point
    from canasta.rules import Rules


class ReviewError(WordedError):
    """A record or a seat that cannot be reviewed."""

    family = "review"


TURNING_POINTS: Final = 3

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class DealReview:
    """A deal: totals of the sides before and after it (None while it goes on), grades and course in order.

    `turns` has the player and the actions of each turn, as the record has them.
    """

    number: int
    before: tuple[int, ...]
    after: tuple[int, ...] | None
    turns: tuple[tuple[int, tuple[str, ...]], ...]
    grades: tuple[Grade, ...]
    course: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class PlayerReview:
    """A player's decisions in sum.

    `decisions` counts those that mattered, `cost` is their mean loss (points of `clasica`) and `interval` the half
    width of its 95 % interval; then come their number by class, and the total loss in points and in chance to win the
    match. None with too few decisions.
    """

    seat: int
    name: str
    bot: bool
    decisions: int
    cost: float | None
    interval: float | None
    accuracy: float | None
    level: str | None
    classes: dict[str, int]
    points: float
    share: float

    @property
    def margin(self) -> float | None:
        """The points by which the accuracy may be off by chance."""
        return None if self.accuracy is None else margin_of(self.accuracy, self.decisions)


@dataclass(frozen=True, slots=True)
class SideReview:
    """A side: its lead over the mean of the others in the finished deals, in points.

    `dealt` and `drawn` are luck: the worth of the lead when the hands were dealt, and its change by cards of the stock;
    `luck_share` is the sum of both in chance to win the match.
    """

    side: int
    lead: int
    dealt: float
    drawn: float
    luck_share: float

    @property
    def luck(self) -> float:
        """Luck in points."""
        return self.dealt + self.drawn

    @property
    def adjusted(self) -> float:
        """The lead without luck."""
        return self.lead - self.luck


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A turn that changed the match: the chance of the side that gained, before and after.

    `drawn` is the part of the change that a card of the stock made.
    """

    deal: int
    turn: int
    seat: int
    side: int
    share_before: float
    share_after: float
    drawn: float


@dataclass(frozen=True, slots=True)
class Review:
    """A match, reviewed. Everything follows from the record, the seed and the effort."""

    rules: str
    match: str
    names: tuple[str, ...]
    sides: int
    seed: str
    effort: Effort
    result: str
    winner: int | None
    deals: tuple[DealReview, ...]
    players: tuple[PlayerReview, ...]
    luck: tuple[SideReview, ...]
    turning: tuple[TurningPoint, ...]


class Reviewer:
    """A review in progress: `pieces` is the work, `take` collects its results, `review` returns the whole.

    `seats`: whose decisions are graded, None for all. Raises `RecordError` for a text that is no valid record,
    `ReviewError` for a record without cards and for an unknown seat.
    """

    def __init__(
        self,
        source: str | bytes | Record,
        *,
        seats: Sequence[int] | None = None,
        deals: Sequence[int] | None = None,
        seed: str = "1",
        effort: Effort | None = None,
    ) -> None:
        record = _open_part(read(source) if isinstance(source, (str, bytes)) else source)
        match = from_record(record)
        self.rules: Rules = match.rules
        self.record: Record = record
        count = self.rules.seats
        for seat in seats or ():
            if not 0 <= seat < count:
                raise ReviewError("seat", found=seat, last=count - 1)
        numbers = range(1, len(record.deals) + 1) if deals is None else deals
        for number in numbers:
            if not 1 <= number <= len(record.deals):
                raise ReviewError("deal", found=number, last=len(record.deals))
        self.seats: tuple[int, ...] = tuple(range(count)) if seats is None else tuple(seats)
        self.order: Order = Order(write(record), seed, effort or Effort())
        self.deals: list[Dealt] = [dealt(record, number) for number in numbers]
        if not any(deal.decisions for deal in self.deals):
            raise ReviewError("nothing")
        self.pieces: list[Piece] = pieces_of(self.deals, self.seats)
        self.names: tuple[str, ...] = tuple(match.names)
        self._grades: dict[tuple[int, int], Grade] = {}
        self._points: dict[tuple[int, int], Point] = {}

    def take(self, done: PieceResult) -> None:
        """Add the result of a piece; in any order."""
        deal = done.piece.deal
        graded = zip(done.piece.decisions, done.grades, strict=True)
        self._grades.update({(deal, place): each for place, each in graded if each is not None})
        self._points.update({(deal, place): each for place, each in zip(done.piece.moments, done.points, strict=True)})

    def view_of(self, deal: int, grade: Grade) -> View:
        """The player's view at the time of the decision."""
        decisions = next(each.decisions for each in self.deals if each.number == deal)
        where = (grade.turn, grade.action, grade.part)
        return next(decision.view for decision in decisions if (decision.turn, decision.action, decision.part) == where)

    def review(self) -> Review:
        """The whole review."""
        record = self.record
        deals = tuple([self._deal(deal) for deal in self.deals])
        grades = [each for deal in deals for each in deal.grades]
        return Review(
            rules=self.rules.name,
            match=record.match_id,
            names=self.names,
            sides=self.rules.sides,
            seed=self.order.seed,
            effort=self.order.effort,
            result=str(record.result.outcome),
            winner=record.result.side,
            deals=deals,
            players=tuple([self._player(seat, grades) for seat in self.seats]),
            luck=tuple([_luck(self.rules, side, deals) for side in range(self.rules.sides)]),
            turning=turning_points(self.rules, deals),
        )

    def _deal(self, deal: Dealt) -> DealReview:
        turns = self.record.deals[deal.number - 1].turns
        return DealReview(
            number=deal.number,
            before=deal.before,
            after=deal.after,
            turns=tuple([(turn.seat, tuple(turn.actions)) for turn in turns]),
            grades=once(_present(self._grades, deal.number, len(deal.decisions)), Equity(self.rules).scale),
            course=_present(self._points, deal.number, len(deal.moments)),
        )

    def _player(self, seat: int, grades: Iterable[Grade]) -> PlayerReview:
        own = [each for each in grades if each.seat == seat and not each.trivial]
        costs = [each.cost for each in own]
        mean = fmean(costs) if costs else None
        interval = interval_of(costs)
        found = Counter(str(each.kind) for each in own)
        accuracy = accuracy_of([each.lost for each in own])
        return PlayerReview(
            seat=seat,
            name=self.names[seat],
            bot=self.record.seats[seat].kind is SeatKind.BOT,
            decisions=len(own),
            cost=mean,
            interval=interval,
            accuracy=accuracy,
            level=level_of(accuracy, costs),
            classes={str(kind): found[kind] for kind in Class},
            points=sum(each.points for each in own if each.lost),
            share=sum(each.share for each in own if each.lost),
        )


def turning_points(rules: Rules, deals: Sequence[DealReview]) -> tuple[TurningPoint, ...]:
    """The turns that changed the chances most, the greatest change first."""
    found = []
    for deal in deals:
        starts = [at for at, each in enumerate(deal.course) if not each.drawn]
        for place, at in enumerate(starts):
            here = deal.course[at]
            if place + 1 < len(starts):
                after = deal.course[starts[place + 1]].shares
            elif deal.after is not None:
                after = Equity(rules).shares(deal.after)
            else:
                continue
            changes = [new - old for old, new in zip(here.shares, after, strict=True)]
            side = max(range(rules.sides), key=changes.__getitem__)
            drawn = 0.0
            if at + 1 < len(deal.course) and deal.course[at + 1].drawn:
                drawn = deal.course[at + 1].shares[side] - here.shares[side]
            found.append(TurningPoint(deal.number, here.turn, here.seat, side, here.shares[side], after[side], drawn))
    found.sort(key=lambda each: each.share_before - each.share_after)
    return tuple(found[:TURNING_POINTS])


def _luck(rules: Rules, side: int, deals: Sequence[DealReview]) -> SideReview:
    """Lead and luck of a side in the finished deals."""
    lead, dealt_points, drawn, share = 0, 0.0, 0.0, 0.0
    for deal in deals:
        if deal.after is None or not deal.course:
            continue
        made = [after - before for before, after in zip(deal.before, deal.after, strict=True)]
        lead += round(lead_of(made, side))
        dealt_points += lead_of(deal.course[0].points, side)
        share += deal.course[0].shares[side] - Equity(rules).shares(deal.before)[side]
        for here, then in zip(deal.course, deal.course[1:], strict=False):
            if then.drawn:
                drawn += lead_of(then.points, side) - lead_of(here.points, side)
                share += then.shares[side] - here.shares[side]
    return SideReview(side, lead, dealt_points, drawn, share)


def _open_part(record: Record) -> Record:
    """The record without an unfinished last deal whose cards it keeps back: they are still secret."""
    if record.deals and record.deals[-1].end is None:
        deck = record.deals[-1].deck
        if deck.secret is None and deck.order is None:
            return replace(record, deals=record.deals[:-1])
    return record


def _present(found: Mapping[tuple[int, int], T], deal: int, number: int) -> tuple[T, ...]:
    return tuple([found[deal, place] for place in range(number) if (deal, place) in found])


def review_record(
    source: str | bytes | Record,
    *,
    seats: Sequence[int] | None = None,
    deals: Sequence[int] | None = None,
    seed: str = "1",
    effort: Effort | None = None,
) -> Review:
    """Review a record in this process; see `Reviewer` for arguments and errors."""
    reviewer = Reviewer(source, seats=seats, deals=deals, seed=seed, effort=effort)
    for piece in reviewer.pieces:
        reviewer.take(work(reviewer.order, piece))
    return reviewer.review()
