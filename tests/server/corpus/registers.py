"""The register of a club in the corpus, kept through the web API."""

from __future__ import annotations

from tests.club.server.registers import new_register, season_of, two_evenings
from tests.server.corpus.clubs import kept, logs
from tests.server.corpus.tables import Logs


async def register_with_seasons() -> Logs:
    """Every entry of a register: evenings, spellings, members, fees, a season told and changed; entries annulled."""
    async with kept() as web:
        register = await new_register(web)
        one, other = await two_evenings(register)
        (reader,) = await register.do("links", role="public", label="wall")
        await register.do("links/revoke", link=reader["link"])
        (keeper,) = await register.do("links", role="organiser", label="Marta")
        register.organiser = keeper["key"]
        await register.enter({"entry": "settled", "name": "Club Norte y Sur"})
        await register.enter({"entry": "dated", "club": other.id, "date": "2026-11-13"})
        await register.enter({"entry": "joined", "player": "Ines", "into": "Inés"})
        await register.do("members", csv="Ana;;yes\nRosa;Rosita / R. Gil;no\nOlga\n", season=1)
        await register.enter({"entry": "paid", "season": 1, "player": "Rosa"})
        await register.enter({"entry": "unlisted", "player": "Olga"})
        await register.do("seasons/1/told")
        best = season_of(one, other, figure="points", best=1, planned=8, evenings=1, partners=1, handicaps=True)
        await register.enter({"entry": "seasonchanged", "season": 1, "settings": best})
        pairs = season_of(other, name="Pairs", by="pair", take="mean", ties=["last"])
        (opened,) = await register.enter({"entry": "seasonopened", "settings": pairs})
        await register.enter({"entry": "annulled", "of": opened, "reason": "not this year"})
        return await logs(web, register.id)


REGISTERS = (register_with_seasons,)
