"""A laptop dies in the middle of an evening: another one takes the organiser's copy in, and the phones go on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.club.server.conftest import Club, Web, played, refusal
from tests.club.server.copies import RULES, brought, evening, same, saved
from tests.club.server.seats import seat_body
from tests.club.server.sheets import DEAL, Sheet, opened
from tests.server.simulation.store import SimStore

from canasta.server.journal.time_and_chance import ServerClock
from canasta.server.store import Row
from canasta.server.upkeep.carrying import copy_of
from canasta.server.upkeep.replays import inspect_all

pytestmark = pytest.mark.anyio


@pytest.fixture
async def club(web: Web) -> Club:
    return await evening(web)


async def seated(club: Club) -> dict[str, Any]:
    """The chair of a player of the table online."""
    found: dict[str, Any] = await club.do("online/seat", club.tables[3], **seat_body("fixed", 0, table=3))
    return found


async def test_the_evening_is_the_same_on_the_other_laptop(club: Club, web: Web, spare: Web) -> None:
    answer = await brought(spare, await saved(club))
    assert answer.status_code == 201, answer.text
    assert answer.json() == {"club": club.id, "key": club.organiser}
    there = Club(spare, club.id, club.organiser, tables=club.tables)
    was, now = await club.info(), await there.info()
    assert same(now) == same(was)
    rules = [(await each.clubs.clubs.take(club.id)).state.rules for each in (web, spare)]
    assert rules[0] == rules[1]
    assert (rules[1].id, rules[1].target) == (RULES, 3000)
    assert (await there.get("links")) == (await club.get("links"))
    assert (await there.get("log")) == (await club.get("log"))


async def test_phones_go_on_where_they_were(club: Club, spare: Web) -> None:
    sheet = (await club.match(2))["sheet"]
    seat = await seated(club)
    await brought(spare, await saved(club))
    there = Club(spare, club.id, club.organiser, tables=club.tables)
    claim = (await there.match(1, club.tables[1]))["claims"][0]
    body = {"round": 1, "table": 1, "side": "moving", "claim": claim["claim"], "device": "phone-moving"}
    await there.do("confirm", club.tables[1], **body)
    assert (await there.match(1))["state"] == "done"
    await Sheet(spare, sheet, club.tables[2]).write(DEAL)
    assert await seated(there) == seat  # the same chair by the same key
    await spare.get(f"/api/tables/{seat['table']}", seat["key"])
    await there.enter(played(1, 2), key=club.deputy)  # the deputy's link too
    assert (await there.no("entries", "x" * 43, entries=[played(1, 1)]))[1] == "club-wrong-key"


async def test_an_answer_that_was_lost_with_the_laptop_is_given_again(club: Club, spare: Web) -> None:
    done = await club.do("entries", id="e1", entries=[played(1, 2)])
    await brought(spare, await saved(club))
    again = await Club(spare, club.id, club.organiser).do("entries", id="e1", entries=[played(1, 2)])
    assert (again["seq"], again["again"]) == (done["seq"], True)


@pytest.mark.parametrize(("after", "state", "left"), [(300, "running", 1_500_000), (86_400, "paused", 1_800_000)])
async def test_the_clock_goes_on_and_waits_if_it_ran_out_meanwhile(
    club: Club, spare: Web, later: Callable[[float], None], after: int, state: str, left: int
) -> None:
    copy = await saved(club)
    later(after)
    await brought(spare, copy)
    there = Club(spare, club.id, club.organiser)
    clock = (await there.info())["clock"]
    assert clock["state"] == state
    assert left - 10_000 < clock["left_ms"] <= left
    if state == "paused":
        await there.do("clock", do="start")
    assert (await there.info())["clock"]["state"] == "running"


async def test_a_copy_from_the_future_stops_no_clock(club: Club, web: Web, spare: Web) -> None:
    """The clock of the first laptop was set wrong, or somebody played with the file."""
    store: Any = web.hub.store
    lines = await copy_of(store, club.id, at=8e15, key=club.organiser)
    assert (await brought(spare, b"".join(lines))).status_code == 201
    there = Club(spare, club.id, club.organiser)
    assert (await there.info())["clock"]["state"] == "running"
    await there.enter(played(1, 2))


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Let so many seconds pass, for everybody who reads the time."""

    def pass_time(seconds: float) -> None:
        now_ms = ServerClock.now_ms
        monkeypatch.setattr(ServerClock, "now_ms", lambda clock: now_ms(clock) + 1000 * seconds)

    return pass_time


async def test_nothing_of_a_spoilt_copy_is_taken_in(club: Club, spare: Web) -> None:
    header, *lines = (await saved(club)).splitlines(keepends=True)
    newer = header.replace(b'"format":1', b'"format":2')
    for spoilt, code in (([header, *lines[:-1]], "copy-cut"), ([newer, *lines], "copy-newer")):
        assert refusal(await brought(spare, b"".join(spoilt))) == (409, code)
        assert (await spare.shut(club.path, club.organiser))[0] == 404
    assert (await brought(spare, b"".join([header, *lines]))).status_code == 201


async def test_a_copy_of_what_is_there_changes_nothing(club: Club, web: Web, spare: Web) -> None:
    copy = await saved(club)
    assert refusal(await brought(web, copy)) == (409, "copy-there")
    await brought(spare, copy)
    there = Club(spare, club.id, club.organiser)
    await there.enter(played(1, 2))
    before = await there.info()
    await club.enter(played(1, 2, 5, 0))
    assert refusal(await brought(spare, await saved(club))) == (409, "copy-other")  # both went on
    assert same(await there.info()) == same(before)


async def test_a_newer_copy_goes_on_from_an_older_one(club: Club, spare: Web) -> None:
    """The organiser has tried it before the evening, or takes over twice."""
    await brought(spare, await saved(club))
    there = Club(spare, club.id, club.organiser)
    assert (await there.match(2))["state"] != "done"
    await club.enter(played(1, 2))
    assert (await brought(spare, await saved(club))).status_code == 201
    assert (await there.match(2))["state"] == "done"
    await there.enter(played(1, 1))


async def test_a_copy_is_the_organisers_alone(club: Club) -> None:
    for key in (club.deputy, club.public, club.tables[1]):
        assert await club.shut("copy.jsonl", key) == (403, "club-may-not")


async def test_a_bare_log_must_say_its_rules(club: Club) -> None:
    answer = await club.web.client.post("/api/club/import", content=await club.get("log.jsonl"))
    assert refusal(answer) == (400, "club-log-rules")


async def test_a_sheet_that_makes_no_sense_stays_behind_and_takes_nothing_with_it(
    club: Club, store: SimStore, spare: Web
) -> None:
    sheet = (await club.match(2))["sheet"]
    store.logs[sheet].rows[0] = Row(1, None, b'[0,{"did":"nonsense"}]', 5.0)
    answer = await brought(spare, await saved(club))
    assert answer.status_code == 201, answer.text
    there = Club(spare, club.id, club.organiser, tables=club.tables)
    await there.enter(played(1, 2))
    there_store: Any = spare.hub.store
    assert (await spare.shut(f"/api/club/sheets/{sheet}", club.tables[2]))[1] == "club-no-sheet"
    assert not (await inspect_all(there_store)).bad


async def test_a_sheet_of_its_own_travels_too(web: Web, spare: Web) -> None:
    sheet = await opened(web, rules=RULES, house={"target": 3000})
    path, key = sheet.path, sheet.organiser
    await sheet.write(DEAL)
    (reader,) = await web.do(f"{path}/links", key, role="public")
    copy = await web.ask("GET", f"{path}/copy.jsonl", key)
    refused = await brought(spare, copy.content)
    assert refused.json()["code"] == "copy-other-kind"
    answer = await brought(spare, copy.content, "sheets/")
    assert answer.json() == {"sheet": sheet.id, "key": key}
    assert await spare.get(path, key) == await web.get(path, key)
    assert await spare.get(path, reader["key"]) == await web.get(path, reader["key"])


async def test_the_sheet_of_a_match_travels_with_its_competition(club: Club, web: Web) -> None:
    sheet = (await club.match(2))["sheet"]
    assert (await web.shut(f"/api/club/sheets/{sheet}/copy.jsonl", club.organiser))[1] == "copy-match-part"
