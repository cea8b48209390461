"""A recorded match as slides: the table after every turn, with the sentences of what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta.deal.view import hand_in_order, view
from canasta.match.walk import Walk
from canasta.rules.describe import title
from canasta.svg import Slides, table_picture

if TYPE_CHECKING:
    from collections.abc import Iterator

    from canasta.match.record.values import Record
    from canasta.svg import Picture

SILENT = frozenset({"dealt", "commitment", "scored", "revealed"})


def record_slides(
    record: Record | bytes, *, deal: int | None = None, seat: int | None = None, lang: str = "en"
) -> Slides:
    """The match turn by turn, or one deal of it, from a seat or with all hands open.

    `deal` counts from 1, `seat` from 0. Raises `RecordError`; `ValueError` where there is no such deal or seat, or
    nothing to show.
    """
    walk = Walk(record, seat)
    if seat is not None and not 0 <= seat < walk.rules.seats:
        raise ValueError(f"expected a seat from 0 to {walk.rules.seats - 1}, found {seat}")
    if deal is not None and deal not in {step.deal for step in walk.steps}:
        raise ValueError(f"expected a deal from 1 to {len(walk.record.deals)}, found {deal}")
    return slides_of(walk, deal, lang)


def slides_of(walk: Walk, deal: int | None, lang: str) -> Slides:
    """All steps of a walk, or those of one deal. Raises `ValueError` where there are none."""
    return Slides(_shown(walk, deal, lang), title(walk.rules, lang), lang)


def _shown(walk: Walk, deal: int | None, lang: str) -> Iterator[tuple[Picture, str]]:
    names = walk.match.names
    for at, step in enumerate(walk.steps):
        if deal not in (None, step.deal):
            continue
        walk.go(at)
        cards = walk.match.deal
        if cards is None:  # a record may end before its last deal is dealt
            continue
        hands = [hand_in_order(hand) for hand in cards.hands] if walk.seat is None else None
        said = [event.sentence(lang, walk.seat, names) for event in walk.events() if event.kind not in SILENT]
        yield table_picture(view(cards, walk.seat), names, lang, hands), " ".join(filter(None, said))
