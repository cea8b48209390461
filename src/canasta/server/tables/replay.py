"""The replay of a finished deal, step by step: from a seat, or with every hand open."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from canasta.deal.events import DealBegan
from canasta.deal.view import view
from canasta.match.record import read
from canasta.match.record.values import UNFINISHED, SeatKind
from canasta.match.replay import from_record
from canasta.rules.describe import differences, title
from canasta.server.tables.errors import TableError
from canasta.server.tables.words import deal_view, events_in_words, sheets_in_words
from canasta.server.wire.values import DealView, Replay, ReplayFrame

if TYPE_CHECKING:
    from canasta.match.match import Match
    from canasta.match.record import Record


def replay_json(text: str, *, deal: int, seat: int | None, lang: str) -> bytes:
    """`replayed` as JSON; runs off the event loop."""
    return msgspec.json.encode(replayed(text, deal=deal, seat=seat, lang=lang))


def replayed(text: str, *, deal: int, seat: int | None, lang: str) -> Replay:
    """Deal `deal` of a record, a frame for each action; the first frame has the ceremony and the cards dealt.

    Only finished deals can be seen. Raises `RecordError` for an invalid record, `TableError` for an unknown deal or
    seat.
    """
    record = read(text)
    over = [each for each in record.deals if each.end is not None]
    if not over:
        raise TableError("no-deals")
    if not 1 <= deal <= len(over):
        raise TableError("no-deal", deal=deal, deals=len(over))
    if seat is not None and not 0 <= seat < len(record.seats):
        raise TableError("no-seat", seat=seat, last=len(record.seats) - 1)
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
