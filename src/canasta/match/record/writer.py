"""Writes a record in its canonical form, which ``docs/reference/records.md`` defines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta.cards import CARD_TEXTS, cards_text
from canasta.match.record.values import RecordOutcome

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from canasta.match.record.values import DealEnd, DealRecord, Deck, DrawRecord, Record, RecordResult

FIRST_LINE: Final = "canasta record 1"
SEEDED: Final = "seeded"
_CARDS_A_LINE: Final = 27  # half a pack


def write(record: Record) -> str:
    """The record as text, to be stored as UTF-8. `read` of `canasta.match.record` gives the same value back."""
    return "".join(f"{line}\n" for line in _record(record))


def _record(record: Record) -> Iterator[str]:
    yield FIRST_LINE
    yield f"rules {record.rules} {record.version}"
    for name, value in record.house:
        yield f"house {name} = {value}"
    yield f"match {record.match_id}"
    if record.seeded:
        yield SEEDED
    yield f"sides {record.sides}"
    for number, seat in enumerate(record.seats):
        yield f"seat {number} {seat.kind} {seat.name}"
    yield f"dealer {record.dealer}"
    if record.draw is not None:
        yield ""
        yield from _draw(record.draw)
    for number, deal in enumerate(record.deals, 1):
        yield ""
        yield f"deal {number}"
        yield from _deal(deal)
    yield ""
    yield f"result {_result(record.result)}"


def _draw(draw: DrawRecord) -> Iterator[str]:
    yield "draw"
    yield from _deck(draw.deck)
    for pick in draw.picks:
        yield f"pick {pick.player}: {pick.place} {CARD_TEXTS[pick.card]}"
    yield f"players {_numbers(draw.players)}"


def _deck(deck: Deck) -> Iterator[str]:
    if deck.commitment is not None:
        yield f"commitment {deck.commitment.hex()}"
    if deck.secret is not None:
        yield f"secret {deck.secret.hex()}"
    for number, text in enumerate(deck.contributions):
        if text:
            yield f"contribution {number} {text}"
    if deck.order is not None:
        yield "order"
        for start in range(0, len(deck.order), _CARDS_A_LINE):
            yield f"  {cards_text(deck.order[start : start + _CARDS_A_LINE])}"


def _deal(deal: DealRecord) -> Iterator[str]:
    yield f"dealer {deal.dealer}"
    yield from _deck(deal.deck)
    if deal.cut is not None:
        aimed = "" if deal.cut.aim is None else f" aimed {deal.cut.aim}"
        yield f"cut {deal.cut.seat}: {deal.cut.lifted}{aimed}"
    if deal.turns:
        yield ""
    for number, turn in enumerate(deal.turns, 1):
        yield f"{number}. {turn.seat}: {'; '.join(turn.actions)}"
    if deal.end is not None:
        yield _end(deal.end)


def _end(end: DealEnd) -> str:
    how = "stock" if end.seat is None else f"out by {end.seat}"
    return f"end {how}, scores {_numbers(end.scores)}, totals {_numbers(end.totals)}"


def _result(result: RecordResult) -> str:
    return f"won by {result.side}" if result.outcome is RecordOutcome.WON else str(result.outcome)


def _numbers(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))
