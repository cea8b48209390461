"""A hint for the player who is to act: what the adviser would do, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta.bots.prospects import ADVISER
from canasta.server.live.errors import encode
from canasta.server.live.thinking import within_budget
from canasta.server.table.errors import TableError
from canasta.server.table.hints import advice, why
from canasta.server.table.thinking import advise
from canasta.server.wire.messages import Hinted

if TYPE_CHECKING:
    from canasta.game.view import View
    from canasta.server.table.table import Table
    from canasta.server.workers import Thinker


def view_for_hint(table: Table, player: int | None, *, allowed: bool) -> View:
    """The player's view. Raises `TableError` where that is no player, or not the one to act, or hints are off."""
    table.person(player)
    if not allowed:
        raise TableError("hints-off")
    match, seat = table.match, table.seat_of(player)
    if match is None or match.deal is None or match.stage != "play" or match.deal.to_act != seat:
        raise TableError("hints-turn")
    return match.view(seat)


async def hinted(view: View, lang: str, name: str, client: str, helper: Thinker) -> bytes:
    """The encoded `Hinted` for the command of that name. Raises `WorkError`."""
    level = within_budget(ADVISER, helper)
    choice = await helper.run(client, advise, level, view, f"hint {view.deal}")
    words = {"text": advice(view, choice.action, lang), "reason": why(view, choice, lang)}
    return encode(Hinted(id=name, action=choice.action, **words))
