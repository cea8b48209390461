"""A finished deal of a record: its replay, step by step, and its review.

The replay is from a seat, or with every hand open. The review is made in pieces, which a process of the pool does one
at a time between other work.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from canasta.deal.events import DealBegan
from canasta.deal.view import view
from canasta.match.record import read
from canasta.match.record.values import UNFINISHED, SeatKind
from canasta.match.replay import from_record
from canasta.players.searching import affordable
from canasta.position import to_toml, write_position
from canasta.review import WRONG, Class, Effort, Grade, Order, Piece, PieceResult, Reviewer
from canasta.review.answers import LISTED, WordedAnswer, costliest_of_all, reviewed_answers, told_answers, way_on
from canasta.review.key_decisions import grading, key_decision, moments, weighing
from canasta.review.words import Commentator, lesson_of
from canasta.rules.describe import differences, title
from canasta.server.tables.errors import TableError
from canasta.server.tables.words import deal_view, events_in_words, sheets_in_words
from canasta.server.wire.reviews import (
    DealMoments,
    MomentAnswer,
    RetriedMoment,
    Reviewed,
    ReviewedPlayer,
    ReviewedPoint,
    ReviewedSide,
    ReviewedStep,
    ReviewedTurn,
)
from canasta.server.wire.values import DealView, Replay, ReplayFrame
from canasta.texts import text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from canasta.match.match import Match
    from canasta.match.record import Record
    from canasta.match.record.values import DealRecord
    from canasta.review.key_decisions import DealMoment
    from canasta.review.review import DealReview, PlayerReview

EFFORT: Final = Effort(first=affordable(32, 4), most=affordable(512, 8), course=affordable(128, 4))
_TELLING: Final = (*reversed(WRONG), Class.BRILLIANT, Class.GREAT, Class.GOOD, Class.BEST)  # of parts of one step


def replay_json(text: str, *, deal: int, seat: int | None, lang: str) -> bytes:
    """`replayed` as JSON; runs off the event loop."""
    return msgspec.json.encode(replayed(text, deal=deal, seat=seat, lang=lang))


def replayed(text: str, *, deal: int, seat: int | None, lang: str) -> Replay:
    """Deal `deal` of a record, a frame for each action; the first frame has the ceremony and the cards dealt.

    Only finished deals can be seen. Raises `RecordError` for an invalid record, `TableError` for an unknown deal or
    seat.
    """
    record = read(text)
    over = _finished(record, deal, seat)
    # Later deals are not replayed, but this one is checked to its score.
    whole = from_record(_until(record, deal, whole=True))
    match = from_record(_until(record, deal, whole=False))
    rules = match.rules
    begins = (at for at, event in enumerate(match.log) if isinstance(event, DealBegan) and event.deal == deal)
    first = next(begins, 0)
    frames = [_frame(match, 0 if deal == 1 else first, seat, lang)]
    for turn in over[deal - 1].turns:
        for action in turn.actions:
            told = len(match.log)
            assert match.deal is not None
            match.play(match.deal.to_act, action)
            frames.append(_frame(match, told, seat, lang))
    return Replay(
        rules=rules.name,
        version=rules.version,
        title=title(rules, lang),
        house=differences(rules, lang),
        names=list(match.names),
        bots=[seat.kind is SeatKind.BOT for seat in record.seats],
        deal=deal,
        deals=len(over),
        seat=seat,
        dealer=over[deal - 1].dealer,
        sheets=sheets_in_words([whole.score_sheets[deal - 1]], lang)[0],
        frames=frames,
    )


def _finished(record: Record, deal: int, seat: int | None) -> list[DealRecord]:
    """The finished deals. Raises `TableError` unless that one is among them, and the seat, if given, is there."""
    over = [each for each in record.deals if each.end is not None]
    if not over:
        raise TableError("no-deals")
    if not 1 <= deal <= len(over):
        raise TableError("no-deal", deal=deal, deals=len(over))
    if seat is not None and not 0 <= seat < len(record.seats):
        raise TableError("no-seat", seat=seat, last=len(record.seats) - 1)
    return over


def _until(record: Record, number: int, *, whole: bool) -> Record:
    """The record up to that deal, or up to its first turn."""
    deals = record.deals[:number]
    result = record.result if whole and number == len(record.deals) else UNFINISHED  # the last deal may end the match
    if not whole:
        deals = (*deals[:-1], replace(deals[-1], turns=(), end=None))
    return replace(record, deals=deals, result=result)


def _frame(match: Match, told: int, seat: int | None, lang: str) -> ReplayFrame:
    assert match.deal is not None
    seen = deal_view(match.deal, seat)
    if seat is None:
        seen = _open(match, seen)
    return ReplayFrame(events=events_in_words(match.log[told:], lang, seat, match.names), view=seen)


def _open(match: Match, seen: DealView) -> DealView:
    """Return the view with every hand open: the deal is over, so nothing in it is secret any more."""
    assert match.deal is not None
    hands = tuple(view(match.deal, seat).hand for seat in range(match.rules.seats))
    return msgspec.structs.replace(seen, shown=hands)


def pieces(record: str, deal: int) -> tuple[Order, list[Piece]]:
    """The pieces of work for the review of a deal. Raises `RecordError`, and `TableError` for an unfinished deal."""
    reviewer = reviewer_of(record, deal)
    return reviewer.order, reviewer.pieces


def reviewed_json(record: str, deal: int, done: Sequence[PieceResult], lang: str) -> bytes:
    """The results of the pieces, put together: JSON of `Reviewed`."""
    reviewer = reviewer_of(record, deal, done=done)
    found = reviewer.review()
    (whole,) = found.deals
    told = Reviewed(
        deal=deal,
        steps=_steps(reviewer, whole, lang),
        course=[
            ReviewedPoint(step=_step_of(reviewer, whole, each.turn, drawn=each.drawn), shares=_shares(each.shares))
            for each in whole.course
        ],
        turning=[
            ReviewedTurn(
                step=step_before(reviewer, each.turn + 1),
                side=each.side,
                before=round(each.share_before, 4),
                after=round(each.share_after, 4),
            )
            for each in found.turning
        ],
        players=[_player(each, lang) for each in found.players],
        sides=[
            ReviewedSide(side=each.side, lead=each.lead, dealt=round(each.dealt, 1), drawn=round(each.drawn, 1))
            for each in found.luck
        ],
    )
    return msgspec.json.encode(told)


def reviewer_of(record: str, deal: int, seat: int | None = None, done: Iterable[PieceResult] = ()) -> Reviewer:
    """The reviewer of a finished deal, for one seat or all, which has taken those results.

    Raises `RecordError`, and `TableError` for an unfinished deal and an unknown seat.
    """
    reviewer = kept_reviewer(record, deal, seat)
    for each in done:
        reviewer.take(each)
    return reviewer


@lru_cache(maxsize=4)
def kept_reviewer(record: str, deal: int, seat: int | None) -> Reviewer:
    """The reviewer, with the results that it has taken in this process."""
    whole = read(record)
    _finished(whole, deal, seat)
    return Reviewer(whole, seats=None if seat is None else [seat], deals=[deal], effort=EFFORT)


def step_before(reviewer: Reviewer, turn: int) -> int:
    """The frame of the replay before a turn of the reviewer's deal; frame 0 shows the cards dealt."""
    turns = reviewer.record.deals[reviewer.deals[0].number - 1].turns
    return sum(len(line.actions) for line in turns[: turn - 1])


def _steps(reviewer: Reviewer, deal: DealReview, lang: str) -> list[ReviewedStep]:
    """One grade for each step; an action of several smallest actions gets the most telling of their grades."""
    by_step: dict[int, list[Grade]] = {}
    for grade in deal.grades:
        by_step.setdefault(step_before(reviewer, grade.turn) + 1 + grade.action, []).append(grade)
    found, commentator = [], Commentator(lang, reviewer.names)
    costly = costliest_of_all(deal.grades)
    for step, grades in sorted(by_step.items()):
        grade = min(grades, key=lambda each: (_TELLING.index(each.kind), -each.cost))
        wrong = [each for each in grades if each.kind in WRONG]
        said = commentator.verdict(reviewer.view_of(deal.number, grade), grade)
        answers, line = list[WordedAnswer](), list[str]()
        if grade.kind in WRONG:
            answers, line = reviewed_answers(reviewer, deal.number, grade, lang, line=grade in costly)
        found.append(
            ReviewedStep(
                step=step,
                seat=grade.seat,
                kind=grade.kind.value,
                points=round(sum(each.points for each in wrong), 1),
                share=round(sum(each.share for each in wrong), 4),
                text=said,
                answers=[MomentAnswer(**each._asdict()) for each in answers[:LISTED]],
                line=line,
                lesson=lesson_of(key_decision(reviewer.view_of(deal.number, grade), grade)) if answers else "",
            )
        )
    return found


def _step_of(reviewer: Reviewer, deal: DealReview, turn: int, *, drawn: bool) -> int:
    """The frame of a moment: before a turn, or after its player has drawn."""
    before = step_before(reviewer, turn)
    return before + 1 + deal.turns[turn - 1][1].index("draw") if drawn else before


def _player(each: PlayerReview, lang: str) -> ReviewedPlayer:
    return ReviewedPlayer(
        seat=each.seat,
        cost=None if each.cost is None else round(max(0.0, each.cost), 1),
        accuracy=None if each.accuracy is None else round(each.accuracy, 1),
        margin=None if each.margin is None else round(each.margin, 1),
        level=None if each.level is None else text(lang, f"bot-name-{each.level}"),
        classes=each.classes,
    )


def _shares(shares: Iterable[float]) -> list[float]:
    return [round(share, 4) for share in shares]


def first_pieces(record: str, deal: int, seat: int) -> tuple[Order, list[Piece]]:
    """The pieces that grade the decisions of a seat.

    Raises `RecordError`, and `TableError` for an unfinished deal and an unknown seat.
    """
    reviewer = reviewer_of(record, deal, seat)
    return reviewer.order, grading(reviewer)


def further_pieces(record: str, deal: int, seat: int, graded: Sequence[PieceResult]) -> list[Piece]:
    """The pieces that weigh all answers to the costliest decisions; `graded` may hold those of other seats too."""
    return weighing(reviewer_of(record, deal, seat, graded), seat)


def moments_json(record: str, deal: int, seat: int, done: Sequence[PieceResult], lang: str) -> bytes:
    """The results of the further pieces, put together: JSON of `DealMoments`."""
    reviewer = reviewer_of(record, deal, seat)
    found = [_moment(reviewer, each, lang) for each in moments(reviewer, done)]
    return msgspec.json.encode(DealMoments(deal=deal, seat=seat, moments=found))


def _moment(reviewer: Reviewer, moment: DealMoment, lang: str) -> RetriedMoment:
    standing, decision = moment.standing(reviewer), moment.decision
    return RetriedMoment(
        step=step_before(reviewer, moment.turn) + moment.action,
        turn=moment.turn,
        position=to_toml(write_position(standing)),
        view=deal_view(standing, standing.to_act),
        played=decision.played,
        answers=[MomentAnswer(**each._asdict()) for each in told_answers(decision, lang, reviewer.names)],
        line=way_on(standing, decision, lang, reviewer.names),
        lesson=lesson_of(decision),
    )
