"""The parts of the server that the import of results needs: `canasta.server.club.hub.ClubHub` has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from canasta.server.club.live import LiveClub
    from canasta.server.club.sheet_inputs import SheetMade
    from canasta.server.club.sheet_live import LiveSheet
    from canasta.server.journal.shelf import Shelf
    from canasta.server.live.hub import Hub


class Rooms(Protocol):
    """Competitions, score sheets, and the tables of this server."""

    hub: Hub
    clubs: Shelf[LiveClub]
    sheets: Shelf[LiveSheet]

    async def keep_sheet(self, made: SheetMade) -> LiveSheet:
        """Store a new sheet. Raises `SheetError`, `RulesError`."""
