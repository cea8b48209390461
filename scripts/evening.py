"""A club's evening at a real server, brought to a moment worth a picture: pairs, a round, phones, a score sheet."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field

import httpx
from posing import Json

NAMES = (
    "Ana García", "Bea Soler", "Carmen Ruiz", "Dolores Vidal", "Elena Prats", "Fina Roca", "Gloria Sanz", "Inés Mora",
    "Julia Rey", "Lola Pons", "Marta Gil", "Nuria Bosch", "Olga Cano", "Paz Lema", "Rosa Nieto", "Sol Barros",
    "Tina Vera", "Úrsula Paz", "Vera Lago", "Zoe Marín", "Alba Cruz", "Berta Ríos", "Clara Font", "Delia Mas",
    "Emma Sala", "Gema Luna", "Isabel Roy", "Julieta Mir",
)  # fmt: skip
DEALS = ((1450, 820), (-65, 2210), (1980, 1135))


@dataclass
class Evening:
    """A competition, its organiser's key, and the keys of others."""

    url: str
    club: str
    key: str
    keys: dict[str, str] = field(default_factory=dict)
    _ids: itertools.count[int] = field(default_factory=itertools.count, repr=False)

    def address(self, who: str = "organiser", what: str = "") -> str:
        """The page of somebody: ``organiser``, ``public``, ``table-2``."""
        return f"{self.url}/club/{self.club}{what}#k={self.keys.get(who, self.key)}"

    def do(self, what: str, who: str = "organiser", **body: object) -> Json:
        """One change. Raises `httpx.HTTPStatusError` where it is refused."""
        told: Json = post(
            f"{self.url}/api/club/{self.club}/{what}",
            {"id": f"evening-{next(self._ids)}", **body},
            self.keys.get(who, self.key),
        )
        return told

    def say(self, table: int, side: str, points: tuple[int, int]) -> None:
        """A side of a table says on its phone how the match ended."""
        told = {"round": 2, "table": table, "side": side, "points": points, "device": f"phone-of-{side}"}
        self.do("results", f"table-{table}", **told)

    def seat(self) -> None:
        """The next round as it is proposed."""
        answer = httpx.get(f"{self.url}/api/club/{self.club}/proposal", headers=bearer(self.key), trust_env=False)
        self.do("entries", entries=[answer.raise_for_status().json()["entry"]])


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


def post(address: str, body: object, key: str = "") -> Json:
    answer = httpx.post(address, json=body, headers=bearer(key) if key else {}, timeout=60, trust_env=False)
    told: Json = answer.raise_for_status().json()
    return told


def evening(url: str, name: str) -> Evening:
    """Fourteen pairs in their second round: most still play, one table waits, one disagrees, one calls the arbiter."""
    opened = post(f"{url}/api/club/competitions", {"settings": {"name": name}, "rules": "tres-barajas"})
    made = Evening(url, opened["club"], opened["key"])
    pairs = [NAMES[at : at + 2] for at in range(0, len(NAMES), 2)]
    made.do("entries", entries=[{"entry": "entered", "players": pair} for pair in pairs])
    made.do("links", role="public")
    made.do("links", role="table", tables=[1, 2, 3, 4, 5, 6, 7])
    links = httpx.get(f"{url}/api/club/{made.club}/links", headers=bearer(made.key), trust_env=False).json()
    for link in links:
        made.keys[f"table-{link['table']}" if link["table"] else link["role"]] = link["key"] or made.key
    made.seat()
    results = (
        (15200, 9050),
        (12340, 15805),
        (15020, 14975),
        (8415, 16110),
        (15560, 3725),
        (9980, 15330),
        (15090, 12075),
    )
    for table, points in enumerate(results, 1):
        made.do("entries", entries=[{"entry": "played", "round": 1, "table": table, "points": points}])
    made.seat()
    made.do("clock", do="set", seconds=75 * 60)
    made.do("clock", do="start")
    for table in (1, 2):
        points = (15145 + 30 * table, 11230)
        made.do("entries", entries=[{"entry": "played", "round": 2, "table": table, "points": points}])
    made.say(3, "fixed", (15120, 12480))
    made.say(4, "fixed", (9870, 15640))
    made.say(4, "moving", (9370, 15640))
    made.do("call", "table-5", round=2, table=5)
    return made


def sheet(url: str) -> str:
    """The address of a score sheet after three deals."""
    made = post(f"{url}/api/club/sheets", {"rules": "salon", "players": ["Ana", "Bea", "Carmen", "Dolores"]})
    for at, points in enumerate(DEALS):
        entry = {"entry": "dealentered", "score": {"form": "totals", "points": points}}
        post(f"{url}/api/club/sheets/{made['sheet']}/entries", {"id": f"deal-{at}", "entries": [entry]}, made["key"])
    return f"{url}/sheet/{made['sheet']}#k={made['key']}"
