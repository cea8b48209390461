"""The record of a match, in progress or finished."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta.match.record.values import UNFINISHED, DealRecord, Record, RecordOutcome, RecordResult, Seat, SeatKind
from canasta.rules.house import changes

if TYPE_CHECKING:
    from canasta.match.ceremony import Ceremony


def record_of(match: Ceremony) -> Record:
    """The whole record so far, with the secret and the order of a deal in progress."""
    rules = match.rules
    deals = list(match.ended)
    if match.deck is not None and (match.deal is None or not match.deal.over):
        deals.append(DealRecord(match.dealer, match.deck.deck, match.cut_made, match.turns.as_values(), None))
    return Record(
        rules=rules.name,
        version=rules.version,
        match_id=match.source.match_id,
        sides=rules.sides,
        seats=tuple(Seat(SeatKind.BOT if player.bot else SeatKind.HUMAN, player.name) for player in match.players),
        dealer=match.first_dealer,
        house=tuple((change.switch.name, change.switch.text(change.value)) for change in changes(rules)),
        draw=match.draw.record if match.draw is not None else None,
        deals=tuple(deals),
        result=_result(match),
        seeded=match.source.seeded,
    )


def _result(match: Ceremony) -> RecordResult:
    if match.abandoned:
        return RecordResult(RecordOutcome.ABANDONED)
    if isinstance(match.winner, int):
        return RecordResult(RecordOutcome.WON, match.winner)
    return UNFINISHED if match.winner is None else RecordResult(RecordOutcome.DRAW)
