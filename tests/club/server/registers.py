"""The register of a club for the tests of the server, with evenings that are over."""

from __future__ import annotations

from typing import Any

from tests.club.server.conftest import Club, Desk, Web, played

EVENING: dict[str, Any] = {"format": "round_robin", "rounds": 1}


async def evening(web: Web, name: str, pairs: str, *points: tuple[int, int]) -> Club:
    """A competition of one round that is over."""
    club = await web.club(pairs, 0, name=name, **EVENING)
    await club.seat()
    await club.enter(*(played(1, table, *each) for table, each in enumerate(points, 1)))
    assert (await club.info())["stage"] == "over"
    return club


async def new_register(web: Web) -> Register:
    """A register of a club that ticks off fees."""
    made = await web.do("/api/club/registers", name="Club Norte", fees=True)
    return Register(web, made["register"], made["key"])


class Register(Desk):
    """A register and its organiser's key."""

    kind = "registers/"

    async def add(self, club: Club, date: str) -> int:
        (number,) = (await self.do("competitions", club=club.id, key=club.organiser, date=date))["entries"]
        return int(number)


async def two_evenings(register: Register) -> tuple[Club, Club]:
    """Two evenings in the register, and a season of both by place."""
    web = register.web
    one = await evening(web, "One", "Ana;Bea\nEva;Luz\nPaz;Sol\nInés;Mar\n", (1000, 500), (900, 100))
    other = await evening(web, "Two", "Ana;Luz\nEva;Bea\nPaz;Mar\nInes;Sol\n", (800, 200), (300, 700))
    await register.add(one, "2026-11-05")
    await register.add(other, "2026-11-12")
    await register.enter({"entry": "seasonopened", "settings": season_of(one, other)})
    return one, other


def season_of(*clubs: Club, **changed: Any) -> dict[str, Any]:
    return {"name": "Autumn", "competitions": [club.id for club in clubs], "figure": "place", **changed}
