"""The parts of the server that the import of results needs: `canasta.club.server.hub.ClubHub` has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from canasta.club.server.live import LiveClub
    from canasta.club.server.sheet_inputs import SheetMade
    from canasta.club.server.sheet_live import LiveSheet
    from canasta.server.journal.cache import JournalCache
    from canasta.server.live.hub import Hub


class Rooms(Protocol):
    """Competitions, score sheets, and the tables of this server."""

    hub: Hub
    clubs: JournalCache[LiveClub]
    sheets: JournalCache[LiveSheet]

    async def keep_sheet(self, made: SheetMade) -> LiveSheet:
        """Store a new sheet. Raises `SheetError`, `RulesError`."""
