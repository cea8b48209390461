"""Registers in the care of what is stored: pruned, erased, carried over; seasons after many corrections."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from tests.club.register.clubs import club_id, random_evening, register_of
from tests.club.register.test_season import rule
from tests.club.server.conftest import CODE, PAIRS, Web, played, served
from tests.club.server.registers import EVENING, Register, new_register, season_of, two_evenings
from tests.server.simulation.store import SimStore

from canasta.club.competition import Corrected, Played
from canasta.club.register import SeasonLine, season_ranking
from canasta.club.register.evening import evening_of
from canasta.club.server.club_state import CLUB_LOG
from canasta.club.server.evenings import Evenings
from canasta.club.server.inputs import Brought, ClubMade, EntriesMade
from canasta.club.server.register_state import REGISTER_LOG
from canasta.rules import get
from canasta.server.journal.kind import replay
from canasta.server.journal.time_and_chance import wall_ms
from canasta.server.store import Row, Store, Stored
from canasta.server.tables.table import DAY_MS
from canasta.server.upkeep.carrying import copy_of, read_copy, receive
from canasta.server.upkeep.names import find_names
from canasta.server.upkeep.pruning import old_logs
from canasta.server.upkeep.replays import inspect_all

pytestmark = pytest.mark.anyio


def aged(log: Stored | None, days: int) -> Stored:
    """A log as if all of it had been entered that many days ago."""
    assert log is not None
    at = wall_ms() - days * DAY_MS
    return replace(log, created=at, rows=[replace(row, at=at) for row in log.rows])


async def test_a_register_keeps_its_competitions_from_being_pruned(web: Web, tmp_path: Path) -> None:
    register = await new_register(web)
    two = await two_evenings(register)
    clubs = [await web.hub.store.load(each.id) for each in two]
    own = await web.hub.store.load(register.id)
    for days, gone in {100: set(), 400: {register.id, *(each.id for each in two)}}.items():
        async with await Store.open(str(tmp_path / f"{days}.db")) as store:
            await store.take_in([aged(own, days), *(aged(each, 200) for each in clubs)])
            assert set((await old_logs(store, 30)).gone) == gone
            if not gone:
                await store.remove([register.id], float("inf"))
                assert len((await old_logs(store, 30)).gone) == 2


async def test_an_erased_name_goes_with_all_its_spellings(file_store: Store) -> None:
    async with served(file_store) as web:
        register = await new_register(web)
        two = await two_evenings(register)
        await register.enter({"entry": "joined", "player": "Ines", "into": "Inés"})
        await register.do("members", csv="Inés;Inesita;yes\nAna\n", season=1)
        before = await register.get("seasons/1")
        found = await find_names(file_store, ["Ines"], "Nobody")
        assert (len(found.instead), found.faults) == (3, [])
        await file_store.rewrite(found.bodies)
        await web.clubs.close()
        for log_id in (register.id, *(each.id for each in two)):
            log = await file_store.load(log_id)
            assert log is not None
            assert all(
                "ines" not in row.body.decode().casefold() and "inés" not in row.body.decode() for row in log.rows
            )
        after = await register.get("seasons/1")
        assert [(each["place"], each["value"]) for each in after["ranking"]] == [
            (each["place"], each["value"]) for each in before["ranking"]
        ]
        (one,) = [each for each in await register.get("members") if each["name"].startswith("Nobody")]
        assert (len(one["also"]), one["evenings"], one["paid"]) == (2, 2, [1])
        assert (await inspect_all(file_store)).bad == []


async def test_a_register_goes_to_another_machine_with_its_competitions(web: Web, tmp_path: Path) -> None:
    register = await new_register(web)
    two = await two_evenings(register)
    store = web.hub.store
    season = await register.get("seasons/1")
    copy = await copy_of(store, register.id, *(each.id for each in two), at=wall_ms())
    single = await copy_of(store, register.id, at=wall_ms(), key=register.organiser)
    async with await Store.open(str(tmp_path / "all.db")) as other:
        _, changed = await receive(other, copy, wall_ms())
        assert set(changed) == {register.id, *(each.id for each in two)}
        assert (await inspect_all(other)).bad == []
    taken = read_copy(single, wall_ms())
    assert (taken.of, taken.key, taken.added) == (register.id, register.organiser, 0)
    without = read_copy(await copy_of(store, register.id, at=wall_ms()), wall_ms())
    assert without.key is not None, "a copy without a key gets a new link for an organiser"
    assert season["ranking"]


async def test_who_keeps_a_register_takes_a_copy_to_another_server(web: Web, tmp_path: Path) -> None:
    register = await new_register(web)
    await two_evenings(register)
    await register.do("members", csv="Rosa;Rosita;yes", season=1)
    answer = await web.ask("GET", f"{register.path}/copy.jsonl", register.organiser)
    assert answer.status_code == 200
    public = (await register.do("links", role="public"))[0]["key"]
    assert await register.shut("copy.jsonl", public) == (403, "club-may-not")
    async with await Store.open(str(tmp_path / "spare.db")) as store, served(store, 1000) as spare:

        async def brought(key: str, copy: bytes, query: str = "", kind: str = "registers/") -> httpx.Response:
            headers = {"Authorization": f"Bearer {key}"}
            return await spare.client.post(f"/api/club/{kind}import{query}", content=copy, headers=headers)

        own = f"?register={register.id}"
        for key in (register.organiser, "x" * 43):
            assert (await brought(key, answer.content, own)).json()["code"] == "web-copy-code"
        assert (await brought(CODE, b"Rosa;Rosita")).json()["code"] == "copy-not-copy"
        said = (await brought(CODE, answer.content, kind="")).json()
        assert (said["code"], "Our club" in said["message"]) == ("copy-other-kind", True)
        opened = await brought(CODE, answer.content)
        assert opened.json() == {"register": register.id, "key": register.organiser}
        there = Register(spare, register.id, register.organiser)
        (rosa,) = await there.get("members")
        assert (rosa["name"], rosa["also"], rosa["paid"]) == ("Rosa", [{"name": "Rosita", "entry": 5}], [1])
        assert [each["state"] for each in (await there.get())["competitions"]] == ["missing", "missing"]
        await register.enter({"entry": "settled", "name": "Club Sur"})
        newer = (await web.ask("GET", f"{register.path}/copy.jsonl", register.organiser)).content
        assert (await brought(register.organiser, newer, own)).json() == {
            "register": register.id,
            "key": register.organiser,
        }
        assert (await there.get())["name"] == "Club Sur"
        assert (await brought(register.organiser, newer, own)).json()["code"] == "copy-there"


class OneStore:
    """A store with logs in memory, which are changed from outside."""

    def __init__(self) -> None:
        self.logs: dict[str, Stored] = {}

    async def load(self, log_id: str) -> Stored | None:
        return self.logs.get(log_id)


def stored(number: int, seed: int) -> Stored:
    """A competition that is over, as a log."""
    opened, *entries = random_evening(seed).log
    made = ClubMade(settings=opened.settings, rules="clasica", version=get("clasica").version, key_hash="x" * 64)  # type: ignore[union-attr]
    inputs: list[Any] = [made, Brought(entries=tuple(entries))]
    rows = [Row(seq, None, CLUB_LOG.body(seq - 1, each), 1.0) for seq, each in enumerate(inputs, 1)]
    return Stored(club_id(number), "", CLUB_LOG.header(made), 1.0, rows, "club")


async def test_corrections_of_old_evenings_leave_the_season_that_is_computed_anew() -> None:
    chance, store = Random(11), OneStore()
    base = [stored(number, number) for number in range(5)]
    played = [results(log) for log in base]
    store.logs = {log.table_id: log for log in base}
    evenings, names = Evenings(store), register_of(5).state.names  # type: ignore[arg-type]
    settings = rule(5, best=3, figure="place", ties=["best", "last"])
    anew = [evening_of(replay(CLUB_LOG, each).competition, "clasica") for each in base]
    changed, before = 0, tuple[SeasonLine, ...]()
    for _ in range(1000):
        number = chance.randrange(5)
        log = store.logs[club_id(number)]
        log = log if len(log.rows) < 5 else base[number]  # corrected again from the beginning: logs stay short
        store.logs[log.table_id] = replace(log, rows=[*log.rows, correction(log, played[number], chance)])
        found = await evenings.of(settings.competitions)
        ranking = season_ranking(settings, names, [each.evening for each in found.values()])
        anew[number] = evening_of(replay(CLUB_LOG, store.logs[club_id(number)]).competition, "clasica")
        assert ranking == season_ranking(settings, names, anew)
        changed += ranking != before
        before = ranking
    assert changed > 500


def results(log: Stored) -> list[int]:
    """The entries that are results."""
    entries = replay(CLUB_LOG, log).competition.log
    return [number for number, each in enumerate(entries, 1) if isinstance(each, Played)]


def correction(log: Stored, played: list[int], chance: Random) -> Row:
    """The row of a correction of any result."""
    points = (5 * chance.randrange(-100, 3000), 5 * chance.randrange(-100, 3000))
    entry = Corrected(of=chance.choice(played), points=points, deals=4, reason="misread")
    return Row(len(log.rows) + 1, None, CLUB_LOG.body(1, EntriesMade(entries=(entry,))), 1.0)


def test_the_log_of_a_register_says_no_rules() -> None:
    assert json.loads(REGISTER_LOG.header(None)) == {"format": 1, "rules": "", "version": 0, "digest": ""}  # type: ignore[arg-type]


async def test_a_register_reads_what_is_in_play_at_another_server_and_takes_nothing() -> None:
    store = SimStore(shared=True)
    async with served(store) as one, served(store, 1000) as other:
        club = await one.club(PAIRS, 0, **EVENING)
        await club.seat()
        register = await new_register(other)
        await register.add(club, "2026-11-05")
        await register.enter({"entry": "seasonopened", "settings": season_of(club)})
        assert (await register.get("seasons/1"))["evenings"][0]["state"] == "in_progress"
        held = one.clubs.clubs.known(club.id)
        assert held is not None
        await club.enter(played(1, 1), played(1, 2))
        assert one.clubs.clubs.known(club.id) is held
        assert other.clubs.clubs.known(club.id) is None
        season = await register.get("seasons/1")
        assert season["evenings"][0]["state"] == "over"
        assert await Register(one, register.id, register.organiser).get("seasons/1") == season
