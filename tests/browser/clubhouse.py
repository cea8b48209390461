"""A club with three evenings that are over, and its register, made without a browser."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field
from typing import Any

from tests.browser.hall import Hall, Json, hall
from tests.browser.serving import HTTP, Served

ANA, OTHER_ANA = "Ana García", "Ana Garcia"
EVENINGS = (
    ((ANA, "Bea Soler"), ("Carmen Ruiz", "Dolores Vidal")),
    ((ANA, "Bea Soler"), ("Carmen Ruiz", "Dolores Vidal")),
    (("Carmen Ruiz", "Bea Soler"), (OTHER_ANA, "Dolores Vidal")),
)
"""The pairs of each evening, the winners first; in the last one Ana was spelt otherwise."""


def evenings(server: Served) -> list[Hall]:
    """Three evenings of one round each."""
    made = []
    for at, pairs in enumerate(EVENINGS):
        evening = hall(server, name=f"Thursday {at + 1}", rules="clasica", format="swiss", rounds=1)
        evening.enter(*({"entry": "entered", "players": list(pair)} for pair in pairs))
        evening.seat()
        evening.play(1, 1, 5200, 3050)
        made.append(evening)
    return made


def held(*made: Hall) -> list[Json]:
    """The keys of their organiser, as a browser keeps them."""
    return [
        {
            "kind": "competition",
            "id": one.club,
            "key": one.key,
            "role": "organiser",
            "title": one.get()["settings"]["name"],
            "at": at,
        }
        for at, one in enumerate(made)
    ]


@dataclass
class Clubhouse:
    """A register and the secret of who keeps it."""

    server: Served
    id: str
    key: str
    _ids: itertools.count[int] = field(default_factory=itertools.count, repr=False)

    def do(self, what: str, body: Json) -> Any:
        whole = {"id": f"clubhouse-{next(self._ids)}", **body}
        where = f"{self.server.url}/api/club/registers/{self.id}/{what}?lang=en"
        answer = HTTP.post(where, json=whole, headers={"authorization": f"Bearer {self.key}"})
        assert answer.status_code < 300, answer.text
        return answer.json()

    def enter(self, *entries: Json) -> None:
        self.do("entries", {"entries": list(entries)})

    def link(self) -> str:
        """The secret of a public link."""
        key: str = self.do("links", {"role": "public"})[0]["key"]
        return key

    def address(self, key: str | None = None, what: str = "") -> str:
        return f"{self.server.url}/register/{self.id}{what}#k={key or self.key}"

    def kept(self) -> Json:
        """The key of the register, as a browser keeps it."""
        return {
            "kind": "register",
            "id": self.id,
            "key": self.key,
            "role": "organiser",
            "title": "Club Norte",
            "at": 9,
        }


def clubhouse(server: Served, *made: Hall, **season: object) -> Clubhouse:
    """A register with these competitions and, where something of one is said, a season of all of them."""
    opened = server.post("/api/club/registers", {"name": "Club Norte", "fees": True})
    house = Clubhouse(server, opened["register"], opened["key"])
    for one in made:
        house.do("competitions", {"club": one.club, "key": one.key})
    if season:
        settings = {"name": "Autumn", "competitions": [one.club for one in made], **season}
        house.enter({"entry": "seasonopened", "settings": settings})
    return house
