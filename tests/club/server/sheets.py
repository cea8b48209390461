"""Score sheets at the server: opened and written through the web API."""

from __future__ import annotations

from typing import Any

from tests.club.server.conftest import Web

TOTALS = {"form": "totals", "points": [900, 100]}
DEAL: dict[str, Any] = {"entry": "dealentered", "score": TOTALS}
RULED: dict[str, Any] = {
    "seat": 1,
    "offence": "drew-out-of-turn",
    "facts": {"written": False, "mixed": True, "drawer": "another"},
}


class Sheet:
    """A sheet and the key of who writes it."""

    def __init__(self, web: Web, sheet: str, key: str) -> None:
        self.web, self.id, self.key = web, sheet, key
        self.path = f"/api/club/sheets/{sheet}"

    async def info(self, key: str = "") -> Any:
        return await self.web.get(f"{self.path}?lang=en", key or self.key)

    async def write(self, *entries: dict[str, Any], key: str = "") -> Any:
        return await self.web.do(f"{self.path}/entries", key or self.key, entries=list(entries))

    async def no(self, *entries: dict[str, Any], key: str = "") -> tuple[int, str]:
        return await self.web.no(f"{self.path}/entries", key or self.key, entries=list(entries))


async def opened(web: Web, **more: Any) -> Sheet:
    body = {"rules": "clasica", "players": ["Ana", "Eva", "Bea", "Luz"], **more}
    made = await web.do("/api/club/sheets", **body)
    return Sheet(web, made["sheet"], made["key"])
