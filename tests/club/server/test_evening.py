"""An evening of 24 pairs and three rounds through the public API, the server killed in the middle of every round.

Pairs come late, one stays away, one is disqualified and replaced, two results are corrected, two phones do not agree.
"""

from __future__ import annotations

import asyncio
import os
import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from tests.club.server.asking import Asker, Follower
from tests.club.server.conftest import Club, annulled, pairs_of
from tests.serving import Serving

from canasta.club.competition import Competition, read
from canasta.club.server.club_state import CLUB_LOG
from canasta.server.store import Store
from canasta.server.tables.people import hash_of

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not hasattr(os, "killpg"), reason="the server is killed as on Unix"),
]

ROUNDS, TABLES, DEALS = 3, 12, 4
FIRST = 21  # pairs that are there at the beginning; three come late
FORMATS = os.environ.get("CANASTA_EVENINGS", "fixed_and_moving").split()  # "fixed_and_moving swiss round_robin"


@dataclass
class Evening:
    """The organiser's laptop, a deputy's, and two phones at every table."""

    asker: Asker
    server: Serving
    club: Club
    chance: random.Random
    kills: int = 0

    async def seat(self) -> list[dict[str, Any]]:
        """The next round is seated by a deputy, and its clock runs; its matches."""
        await self.club.enter(await self.club.get("proposal", self.club.deputy), key=self.club.deputy)
        await self.club.start_clock(2700)
        matches: list[dict[str, Any]] = (await self.club.info())["rounds"][-1]["matches"]
        return matches

    async def play(self, match: dict[str, Any], *, agree: bool = True) -> None:
        """A table: one phone says how it ended, the other confirms it, says the same, or something else."""
        where = {"round": match["round"], "table": match["table"]}
        key = self.club.tables[match["table"]]
        points = [5 * self.chance.randrange(0, 2000) for _ in range(2)]
        said = {**where, "points": points, "deals": DEALS, "device": f"phone-fixed-{match['table']}"}
        await asyncio.sleep(self.chance.random() * 0.4)
        claim = await self.club.do("results", key, side="fixed", **said)
        await asyncio.sleep(self.chance.random() * 0.3)
        device = f"phone-moving-{match['table']}"
        if not agree:
            wrong = {**said, "points": points[::-1], "device": device}
            await self.club.do("results", key, side="moving", **wrong)
        elif match["table"] % 3:
            body = {**where, "side": "moving", "claim": claim["seq"], "device": device}
            await self.club.do("confirm", key, **body)
        else:
            await self.club.do("results", key, side="moving", **{**said, "device": device})

    async def play_on_a_sheet(self, match: dict[str, Any]) -> None:
        """A table that keeps its score sheet on a phone, deal by deal, until both sides accept it."""
        key = self.club.tables[match["table"]]
        where = {"round": match["round"], "table": match["table"]}
        sheet = (await self.club.do("sheet", key, **where))["sheet"]
        for _ in range(DEALS):
            await asyncio.sleep(self.chance.random() * 0.2)
            points = [5 * self.chance.randrange(0, 300) for _ in range(2)]
            deal = {"entry": "dealentered", "score": {"form": "totals", "points": points}}
            await self.asker.do(f"/api/club/sheets/{sheet}/entries", key, entries=[deal])
        closed = {"entry": "closed", "accepted": ["the fixed pair", "the moving pair"]}
        await self.asker.do(f"/api/club/sheets/{sheet}/entries", key, entries=[closed])

    async def kill_in_the_middle(self) -> None:
        """After some answers, at any moment, the server is killed and started again."""
        before = len(self.asker.answers)
        enough = self.chance.randrange(3, 15)
        while len(self.asker.answers) < before + enough:
            await asyncio.sleep(0.005)
        self.asker.is_gone()
        await asyncio.to_thread(self.server.kill)
        self.kills += 1
        self.asker.is_at(await asyncio.to_thread(self.server.start))

    async def play_round(self, matches: list[dict[str, Any]], *, disagree: int = 0) -> None:
        async with asyncio.TaskGroup() as group:
            group.create_task(self.kill_in_the_middle())
            for match in matches:
                if match["table"] % 7 == 6:
                    group.create_task(self.play_on_a_sheet(match))
                else:
                    group.create_task(self.play(match, agree=match["table"] != disagree))


async def run_evening(evening: Evening) -> None:
    """The rounds, with what goes wrong in them."""
    club = evening.club
    matches = await evening.seat()
    await evening.play_round(matches, disagree=3)
    (conflict,) = [match for match in (await club.info())["rounds"][0]["matches"] if match["state"] == "conflict"]
    assert (conflict["table"], len(conflict["claims"])) == (3, 2)
    settled: dict[str, Any] = {"round": 1, "table": 3, "points": [4000, 3500], "deals": DEALS, "reason": "the sheet"}
    assert await club.no("settle", club.deputy, **settled) == (403, "club-may-not")
    await club.do("settle", **settled)

    late = [{"entry": "entered", "players": [f"Ana {number}", f"Bea {number}"]} for number in range(FIRST + 1, 25)]
    await club.enter(*late[:2], key=club.deputy)
    matches = await evening.seat()
    absent = matches[4]
    no_show = {"entry": "noshow", "round": 2, "table": absent["table"], "pair": absent["sides"][1][0]}
    began = (await club.match(absent["table"]))["began"]  # with the clock
    await club.enter(annulled(began), no_show)
    await evening.play_round([match for match in matches if match is not absent])

    await club.enter(late[2], key=club.deputy)
    out = matches[0]["sides"][0][0]
    await club.enter({"entry": "disqualified", "pair": out, "reason": "spoke of the hands"})
    await club.enter({"entry": "entered", "players": ["Ana 25", "Bea 25"], "instead_of": out})
    await evening.play_round(await evening.seat())
    for wrong, more, reason in (
        ((await club.info())["rounds"][1]["matches"][0], 0, "written in the wrong columns"),
        ((await club.info())["rounds"][2]["matches"][-1], 500, "a canasta was not counted"),
    ):
        one, other = wrong["points"]
        right = {"entry": "corrected", "of": wrong["entry"], "deals": DEALS, "reason": reason}
        right["points"] = [one + more, other] if more else [other, one]
        assert await club.no("entries", club.deputy, entries=[right]) == (403, "club-may-not")
        await club.enter(right)


async def check_what_is_kept(evening: Evening, database: str, info: dict[str, Any]) -> None:
    """The file against what was answered; the desk of the log against what was shown."""
    async with await Store.open(database) as store:
        stored = await store.load(evening.club.id)
    assert stored is not None
    assert [row.seq for row in stored.rows] == list(range(1, len(stored.rows) + 1))
    commands = {row.command: row.seq for row in stored.rows if row.command is not None}
    assert len(commands) == sum(row.command is not None for row in stored.rows), "something was done twice"
    state = CLUB_LOG.fold(evening.club.id, "", [(row.body, row.at) for row in stored.rows])
    numbers = {key: state.links.opened(hash_of(key), state.at).number for key, _ in evening.asker.answers}
    for (key, name), answer in evening.asker.answers.items():
        seq = answer["seq"]
        assert commands[f"{numbers[key]}:{name}"] == seq, "what was acknowledged is not there"
        assert answer["entries"] == list(state.log[seq - 1].numbers)
    assert [
        {"place": line.place, "pair": line.pair, "figures": [figure.value for figure in line.figures], "within": 0}
        for line in state.standings()
    ] == info["ranking"]


@pytest.mark.rule("TB-11.1", "TB-11.3", "TB-11.4", "TB-11.5", "TB-11.6")
@pytest.mark.parametrize("format_name", FORMATS)
async def test_an_evening_outlives_the_server(tmp_path: Path, format_name: str) -> None:
    file = str(tmp_path / "tables.sqlite")
    server, asker = Serving(tmp_path, "--db", file), Asker()
    followers: list[Follower] = []
    following: list[asyncio.Task[None]] = []
    try:
        asker.is_at(server.start())
        written = "Player;Player\n" + pairs_of(FIRST)
        club = await asker.club(written, TABLES, format=format_name, rounds=ROUNDS, length={"deals": DEALS})
        evening = Evening(asker, server, club, random.Random())
        readers = (club.organiser, club.public, club.tables[7])
        followers = [Follower(asker, club.id, key) for key in readers]
        following = [asyncio.ensure_future(each.follow()) for each in followers]
        await run_evening(evening)

        info = await club.info()
        assert (evening.kills, len(info["rounds"]), info["stage"]) == (ROUNDS, ROUNDS, "over")
        assert len(info["pairs"]) == FIRST + 4
        assert all(match["state"] == "done" for of in info["rounds"] for match in of["matches"])
        assert {pair["number"] for pair in info["pairs"]} == {line["pair"] for line in info["ranking"]}

        log = await club.get("log.jsonl")
        again = Competition(read(log))
        lines = again.standings()
        assert [(line.place, line.pair, [each.value for each in line.figures]) for line in lines] == [
            (line["place"], line["pair"], line["figures"]) for line in info["ranking"]
        ]
        for line in lines[::10]:
            why = await club.get(f"why?pair={line.pair}&lang=en", club.public)
            assert [each["value"] for each in why["figures"]] == [each.value for each in line.figures]
            assert all(sum(part["value"] for part in each["reasons"]) == each["value"] for each in why["figures"])
            numbers = {number for each in why["figures"] for part in each["reasons"] for number in part["entries"]}
            assert numbers <= {entry["number"] for entry in why["lines"]}

        await asyncio.sleep(0.5)  # what is on its way arrives
        for each, key in zip(followers, readers, strict=True):
            assert each.seq == info["seq"]
            assert set(each.lines) == set(range(min(each.lines), info["seq"] + 1))
            now = await club.info(key)
            assert {**each.info, "seq": 0, "clock": 0} == {**now, "seq": 0, "clock": 0}
        for task in following:
            task.cancel()
        asker.is_gone()
        server.kill()
        await check_what_is_kept(evening, file, info)
        print(f"{evening.kills} kills, {len(asker.answers)} answers, {asker.again} asked again, {info['seq']} inputs")
    finally:
        for task in following:
            task.cancel()
        await asyncio.gather(*following, return_exceptions=True)
        await asker.client.aclose()
        server.kill()
    assert "Traceback" not in server.errors
