"""Actions tried in a position that a client sends, for lessons and arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import convert

from canasta.deal.view import view
from canasta.position import PositionError, read_position, to_toml, write_position
from canasta.position.attempt import attempt
from canasta.server.tables.bot_choice import choose
from canasta.server.tables.words import deal_view, events_in_words
from canasta.server.wire.rest import PositionOutcome
from canasta.server.wire.values import SideSheet
from canasta.tabletop.micro import NotPlayable, first_text
from canasta.tabletop.notation import parse_action, parse_actions
from canasta.texts import text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.deal.deal import Deal
    from canasta.server.wire.rest import PositionAsked, PositionTried
    from canasta.server.wire.values import DealView
    from canasta.tabletop.notation import Action

BOT: Final = "tuned"  # the strongest level that acts at once


def looked_at(asked: PositionAsked) -> DealView:
    """The view of a seat. Raises `PositionError`."""
    return _seen(read_position(asked.position), asked.seat)


def tried_out(asked: PositionTried, lang: str) -> PositionOutcome:
    """The actions, as far as they are legal, and the position after them. Raises `PositionError`, `NotationError`."""
    actions = parse_actions(asked.actions)
    position = read_position(asked.position)
    seat, seats = asked.seat if asked.seat is not None else position.to_act, position.rules.seats
    if asked.names and len(asked.names) != seats:
        raise PositionError("names", found=len(asked.names), seats=seats)
    names = asked.names or [text(lang, "position-seat", n=each) for each in range(seats)]
    tried = attempt(position, actions)
    if asked.bot and tried.refused is None:
        tried = attempt(position, [*actions, *_of_bot(tried.deal, asked)])
    told = tried.as_json(lang)
    return PositionOutcome(
        first=_first(position, actions),
        **told | {"score": convert(told["score"], list[SideSheet] | None)},
        text=to_toml(write_position(tried.deal)),
        view=_seen(tried.deal, asked.seat),
        points=int(tried.deal.core.points),
        events=events_in_words(tried.events, lang, seat, names),
    )


def _first(position: Deal, actions: Sequence[Action]) -> str | None:
    try:
        return first_text(position, actions[0]) if actions and not position.over else None
    except NotPlayable:
        return None


def _of_bot(deal: Deal, asked: PositionTried) -> list[Action]:
    """The actions of a bot for the seat that is to act, until another one is."""
    seat, at = deal.to_act, deal.copy()
    found: list[Action] = []
    while not at.over and at.to_act == seat != asked.seat:
        action = choose(BOT, view(at, seat), f"{asked.position}/{len(found)}")
        at.play(action)
        found.append(parse_action(action))
    return found


def _seen(deal: Deal, seat: int | None) -> DealView:
    """The deal as seen from a seat; without one, from the seat that is to act."""
    if seat is not None and seat >= deal.rules.seats:
        raise PositionError("no-seat", found=seat, last=deal.rules.seats - 1)
    return deal_view(deal, deal.to_act if seat is None else seat)
