"""`/api/positions`: actions tried in a position that the client brings, for lessons and arguments."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from canasta.game.attempt import attempt
from canasta.game.deal import CardDeal
from canasta.game.notation import parse_actions
from canasta.game.position import read_position, to_toml, write_position
from canasta.server.table.words import deal_view, happenings
from canasta.server.web.bodies import Strict
from canasta.server.web.errors import WebError
from canasta.server.web.given import Spoken
from canasta.server.web.schema import REFUSALS
from canasta.server.wire.rest import PositionAsked, PositionOutcome, PositionTried
from canasta.server.wire.values import DealView
from canasta.texts import text


@post("/api/positions/view", dto=Strict[PositionAsked], return_dto=None, status_code=200, responses=REFUSALS)
async def look(data: JSONBody[PositionAsked]) -> DealView:
    """What a seat sees of the position."""
    return seen(read_position(data.position), data.seat)


@post("/api/positions/try", dto=Strict[PositionTried], return_dto=None, status_code=200, responses=REFUSALS)
async def try_actions(data: JSONBody[PositionTried], spoken: Spoken) -> PositionOutcome:
    """The actions, as far as they are legal, and the position then."""
    actions = parse_actions(data.actions)
    position = read_position(data.position)
    seat, seats = data.seat if data.seat is not None else position.to_act, position.rules.seats
    if data.names and len(data.names) != seats:
        raise WebError("names", found=len(data.names), seats=seats)
    names = data.names or [text(spoken, "position-seat", n=each) for each in range(seats)]
    tried = attempt(position, actions)
    return PositionOutcome(
        **tried.as_json(spoken),
        text=to_toml(write_position(tried.deal)),
        view=seen(tried.deal, data.seat),
        points=int(tried.deal.core.points),
        events=happenings(tried.events, spoken, seat, names),
    )


def seen(deal: CardDeal, seat: int | None) -> DealView:
    """The deal as a seat sees it, the one to act where none is named. Raises `WebError` for a seat that is none."""
    if seat is not None and seat >= deal.rules.seats:
        raise WebError("no-seat", found=seat, last=deal.rules.seats - 1)
    return deal_view(deal, deal.to_act if seat is None else seat)
