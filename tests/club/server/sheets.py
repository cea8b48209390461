"""Score sheets at the server: opened and written through the web API."""

from __future__ import annotations

from typing import Any

from tests.club.server.conftest import Desk, Web

TOTALS = {"form": "totals", "points": [900, 100]}
DEAL: dict[str, Any] = {"entry": "dealentered", "score": TOTALS}
RULED: dict[str, Any] = {
    "seat": 1,
    "offence": "drew-out-of-turn",
    "facts": {"written": False, "mixed": True, "drawer": "another"},
}


class Sheet(Desk):
    """A sheet and the key of who writes it."""

    kind = "sheets/"

    async def info(self, key: str = "", lang: str = "en") -> Any:
        return await self.web.get(f"{self.path}?lang={lang}", key or self.organiser)

    async def write(self, *entries: dict[str, Any], key: str = "") -> Any:
        return await self.do("entries", key, entries=list(entries))

    async def refused(self, *entries: dict[str, Any], key: str = "") -> tuple[int, str]:
        return await self.no("entries", key, entries=list(entries))


async def opened(web: Web, **more: Any) -> Sheet:
    body = {"rules": "clasica", "players": ["Ana", "Eva", "Bea", "Luz"], **more}
    made = await web.do("/api/club/sheets", **body)
    return Sheet(web, made["sheet"], made["key"])
