"""A competition on a real server, set up without a browser: what an organiser would have typed."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field
from typing import Any

from tests.browser.serving import HTTP, Served

Json = dict[str, Any]

PLAYERS = (
    "Ana García", "Bea Soler", "Carmen Ruiz", "Dolores Vidal", "Elena Prats", "Fina Roca", "Gloria Sanz", "Inés Mora",
    "Julia Rey", "Lola Pons", "Marta Gil", "Nuria Bosch", "Olga Cano", "Paz Lema", "Rosa Nieto", "Sol Barros",
    "Tina Vera", "Úrsula Paz", "Vera Lago", "Zoe Marín", "Alba Cruz", "Berta Ríos", "Clara Font", "Delia Mas",
    "Emma Sala", "Gema Luna", "Isabel Roy", "Julieta Mir",
)  # fmt: skip
"""Names as they are in a club."""


@dataclass
class Hall:
    """A competition and the secret of its organiser."""

    server: Served
    club: str
    key: str
    _ids: itertools.count[int] = field(default_factory=itertools.count, repr=False)

    def get(self, what: str = "", key: str | None = None) -> Any:
        answer = HTTP.get(self._address(what), headers=self._headers(key))
        assert answer.status_code == 200, answer.text
        return answer.json()

    def do(self, what: str, body: Json, key: str | None = None) -> Any:
        """One change, with an id of its own."""
        whole = {"id": f"hall-{next(self._ids)}", **body}
        answer = HTTP.post(self._address(what), json=whole, headers=self._headers(key))
        assert answer.status_code < 300, answer.text
        return answer.json()

    def enter(self, *entries: Json) -> Json:
        done: Json = self.do("entries", {"entries": list(entries)})
        return done

    def pairs(self, many: int) -> None:
        """So many pairs."""
        names = [PLAYERS[at : at + 2] for at in range(0, 2 * many, 2)]
        self.enter(*({"entry": "entered", "players": list(pair)} for pair in names))

    def seat(self) -> Json:
        """The next round as it is proposed."""
        entry: Json = self.get("/proposal")
        self.enter(entry)
        return entry

    def play(self, round_number: int, table: int, one: int, other: int) -> Json:
        return self.enter({"entry": "played", "round": round_number, "table": table, "points": [one, other]})

    def link(self, role: str, table: int | None = None, label: str = "") -> str:
        """The secret of a new link."""
        body = {"role": role, "label": label} | ({"tables": [table]} if table else {})
        made: list[Json] = self.do("links", body)
        key: str = made[0]["key"]
        return key

    def pair_links(self, *pairs: int) -> dict[int, str]:
        """The secrets of new links, by pair."""
        made: list[Json] = self.do("links", {"role": "pair", "pairs": list(pairs)})
        return {link["pair"]: link["key"] for link in made}

    def address(self, key: str | None = None, what: str = "") -> str:
        """The page of the competition for who has that key, the organiser's if none is named."""
        return f"{self.server.url}/club/{self.club}{what}#k={key or self.key}"

    def _address(self, what: str) -> str:
        return f"{self.server.url}/api/club/{self.club}{'/' if what and not what.startswith('/') else ''}{what}?lang=en"

    def _headers(self, key: str | None) -> dict[str, str]:
        return {"authorization": f"Bearer {key or self.key}"}


def hall(server: Served, *, name: str = "Friday club", rules: str = "tres-barajas", **settings: object) -> Hall:
    """A new competition."""
    body = {"settings": {"name": name, **settings}, "rules": rules}
    opened = server.post("/api/club/competitions", body)
    return Hall(server, opened["club"], opened["key"])


def seated_hall(server: Served, pairs: int, **settings: Any) -> Hall:
    """A new competition of so many pairs, whose first round is seated."""
    made = hall(server, **settings)
    made.pairs(pairs)
    made.seat()
    return made
