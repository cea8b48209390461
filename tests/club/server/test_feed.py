"""The live feed: everything as it is, then what changes, numbered without gaps, each reader their own part."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from tests.club.server.asking import Asker, Follower
from tests.club.server.conftest import Club, annulled, corrected, played, said
from tests.server.web.conftest import Running

from canasta.club.competition import competition, ranking
from canasta.club.server import ClubError, feeds, live, trail
from canasta.club.server.live import LiveClub
from canasta.server.store import StoreError
from canasta.server.wire.commands import PROTOCOL, Hello

pytestmark = pytest.mark.anyio


async def frames_of(feed: Any) -> list[dict[str, Any]]:
    """What waits for a feed."""
    found = [json.loads(frame) for frame in feed._frames]
    feed._frames.clear()
    return found


async def follow(club: Club, key: str, after: int = 0, lang: Any = "en") -> Any:
    return await club.web.clubs.connect(club.id, Hello(key=key, lang=lang, after=after))


async def followed(club: Club, key: str) -> Any:
    """A feed whose welcome was read."""
    feed = await follow(club, key)
    await frames_of(feed)
    return feed


async def test_changes_put_over_what_is_known_are_what_is(club: Club) -> None:
    keys = (club.organiser, club.deputy, club.public, club.tables[1])
    feeds = [(await follow(club, key), Follower(Asker(), club.id, key), key) for key in keys]

    async def check() -> None:
        for feed, reader, key in feeds:
            for frame in await frames_of(feed):
                reader.hear(frame)
            assert {**reader.info, "seq": 0, "clock": 0} == {**await club.info(key), "seq": 0, "clock": 0}

    await check()
    await club.enter({"entry": "entered", "players": ["Sara", "Nora"]})
    await check()
    settings = {**(await club.info())["settings"], "name": "Saturday"}
    await club.do("settings", settings=settings, rules="salon")
    await check()
    number = await club.seat()
    await check()
    await club.enter(annulled(number))
    await check()
    await club.seat()
    await club.do("results", club.tables[1], **said(1, 1, "fixed"))
    await check()
    await club.do("results", club.tables[1], **said(1, 1, "moving", 5, 0))
    await check()
    await club.do("settle", round=1, table=1, points=[5, 0], deals=4, reason="why")
    await check()
    (result,) = await club.enter(played(1, 2))
    await club.enter(corrected(result, 0, 5, "why"))
    await check()
    await club.do("call", club.tables[1], round=1, table=1)
    await club.do("clock", do="set", seconds=60)
    await club.do("links", role="public")
    await check()
    assert [reader.seq for _, reader, _ in feeds] == [(await club.info())["seq"]] * len(feeds)


async def test_the_clock_and_the_links_are_told(club: Club) -> None:
    feed = await followed(club, club.organiser)
    await club.do("clock", do="set", seconds=60)
    await club.do("links", role="public")
    clock, links = await frames_of(feed)
    assert (clock["change"]["clock"]["whole_ms"], clock["line"]["text"]) == (60_000, "The clock is set to 1 minutes.")
    assert links["change"] == {"links": True}


async def test_who_comes_back_is_told_what_was_missed(club: Club) -> None:
    await club.seat()
    known = (await club.info())["seq"]
    await club.enter(played(1, 1))
    await club.do("results", club.tables[2], **said(1, 2, "fixed"))
    claimed, begun = "Round 1, table 2: pair 3 says 1,000 to 500.", "Round 1, table 2: the match begins."
    for key, texts in (
        (club.organiser, ["Round 1, table 1: 1,000 to 500.", claimed, begun]),
        (club.public, ["Round 1, table 1: 1,000 to 500.", "", begun]),
        (club.tables[2], ["", claimed, begun]),
    ):
        (welcome,) = await frames_of(await follow(club, key, known))
        assert [line["seq"] for line in welcome["missed"]] == [known + 1, known + 2, known + 3]
        assert [line["text"] for line in welcome["missed"]] == texts


async def test_a_feed_speaks_the_readers_language(club: Club) -> None:
    feed = await follow(club, club.public, lang="es")
    (welcome,) = await frames_of(feed)
    assert welcome["club"]["format"] == "Sistema suizo"
    await feed.handle('{"do": "lang", "lang": "en"}')
    (welcome,) = await frames_of(feed)
    assert welcome["club"]["format"] == "Swiss system"
    await club.seat()
    (change,) = await frames_of(feed)
    assert change["line"]["text"].startswith("Seats of round 1")


async def test_a_feed_only_listens(club: Club) -> None:
    feed = await followed(club, club.public)
    await feed.handle('{"do": "ping"}')
    await feed.handle('{"do": "begin", "id": "b"}')
    await feed.handle("[]")
    pong, failed, unread = await frames_of(feed)
    assert (pong["t"], failed["t"], failed["id"], unread["t"]) == ("pong", "failed", "b", "failed")


async def test_who_follows_by_a_withdrawn_link_is_shown_out(club: Club) -> None:
    feed, other = await followed(club, club.public), await followed(club, club.deputy)
    public = next(link["link"] for link in await club.get("links") if link["role"] == "public")
    await club.do("links/revoke", link=public)
    assert [(frame["t"], frame["code"]) for frame in await frames_of(feed)] == [("bye", "revoked")]
    assert [frame["t"] for frame in await frames_of(other)] == ["change"]


async def test_so_many_follow_and_no_more(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feeds, "MOST_FEEDS", 1)
    first = await follow(club, club.public)
    with pytest.raises(ClubError, match="already follow this competition"):
        await follow(club, club.public)
    await first.close()
    await follow(club, club.public)


async def test_what_was_refused_is_not_told_with_the_next_change(club: Club) -> None:
    """The first of these results was entered until the second was refused."""
    await club.seat()
    feed = await follow(club, club.organiser)
    assert (await club.no("entries", entries=[played(1, 1), played(1, 1, 5, 0)]))[0] == 409
    await club.do("call", club.tables[2], round=1, table=2)
    _, change = await frames_of(feed)
    (told,) = change["change"]["rounds"]
    assert [(match["state"], match["called"]) for match in told["matches"]] == [("waiting", False), ("waiting", True)]


async def test_a_failure_to_store_ends_every_feed_and_loses_nothing(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.seat()
    feed = await followed(club, club.organiser)
    there = await club.web.clubs.clubs.take(club.id)

    async def fail(*_: object, **_named: object) -> None:
        raise StoreError("disk-full", where="here")

    with monkeypatch.context() as broken:
        broken.setattr(there.store, "append", fail)
        assert await club.no("entries", entries=[played(1, 1)], id="a") == (503, "club-not-stored")
    assert [(frame["t"], frame["code"]) for frame in await frames_of(feed)] == [("bye", "away")]
    assert (await club.match())["points"] is None
    await club.do("entries", entries=[played(1, 1)], id="a")
    assert (await club.match())["points"] == [1000, 500]


async def test_a_fault_in_telling_is_no_fault_of_who_asked(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is stored; whoever follows comes back and is told everything."""
    feed = await follow(club, club.public)

    def fail(*_: object) -> None:
        raise KeyError

    with monkeypatch.context() as broken:
        broken.setattr(trail, "feed_line", fail)
        await club.do("clock", do="set", seconds=600)
    assert (await frames_of(feed))[-1]["code"] == "restart"
    assert "cannot be told" in caplog.text
    (again,) = await frames_of(await follow(club, club.public))
    assert again["club"]["clock"]["whole_ms"] == 600_000


async def test_who_comes_while_it_is_being_lost_comes_back(club: Club) -> None:
    there = await club.web.clubs.clubs.take(club.id)
    link = there.state.links[1]
    async with there.lock:
        there.lost = True
        feed = await there.follow(link, "en", 0)
    assert [frame.get("code") for frame in await frames_of(feed)] == [None, "restart"]
    assert there.feeds == []


def noted(monkeypatch: pytest.MonkeyPatch, of: Any, name: str, note: Callable[[str], None]) -> None:
    """Note each call of that function."""
    real = getattr(of, name)

    def noting(*given: Any, **named: Any) -> Any:
        note(name)
        return real(*given, **named)

    monkeypatch.setattr(of, name, noting)


async def test_what_takes_long_with_400_pairs_is_done_beside_the_event_loop(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The welcome, what a page asks for, the folding of the whole log after a correction, and the ranking then."""
    done: list[tuple[str, bool]] = []

    def note(name: str) -> None:
        done.append((name, threading.current_thread() is threading.main_thread()))

    await club.seat()
    (result,) = await club.enter(played(1, 1))
    for of, name in ((LiveClub, "welcome"), (LiveClub, "info"), (competition, "_fold"), (ranking, "scores")):
        noted(monkeypatch, of, name, note)
    feed = await follow(club, club.public)
    await feed.handle('{"do":"lang","lang":"es"}')
    await club.info()
    await club.enter(corrected(result, 0, 5, "why"))
    names = ["welcome", "scores", "welcome", "info", "_fold", "scores"]
    assert done == [(name, False) for name in names]
    assert (await club.match())["points"] == [0, 5]


async def test_the_loop_goes_on_between_two_audiences(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """A change is told to hundreds of tables, the staff and the public: one frame in a turn of the event loop."""
    made: list[str] = []
    turns: list[int] = []

    async def watch() -> None:
        while True:
            before = len(made)
            await asyncio.sleep(0)
            turns.append(len(made) - before)

    await club.seat()
    readers = [await follow(club, key) for key in (club.organiser, club.deputy, club.public, *club.tables.values())]
    noted(monkeypatch, trail, "feed_line", made.append)
    noted(monkeypatch, live, "club_info", made.append)
    watching = asyncio.ensure_future(watch())
    await club.enter(played(1, 1))
    audiences = len(made)
    assert audiences == 2 + len(club.tables)
    await club.do("settings", settings={**(await club.info())["settings"], "name": "Saturday"}, rules="clasica")
    watching.cancel()
    assert len(made) > 2 * audiences, "after new settings each reader has everything again"
    assert max(turns) <= 2, "whether everything is told again, and that"
    last = (await club.info())["seq"]
    for each in readers:
        assert [frame["seq"] for frame in (await frames_of(each))[-2:]] == [last - 1, last]


async def test_changes_that_follow_at_once_are_told_in_their_order(club: Club) -> None:
    readers = [await follow(club, key) for key in (club.organiser, club.public, *club.tables.values())]
    first = (await club.info())["seq"]
    await asyncio.gather(*(club.do("clock", do="set", seconds=60 + at) for at in range(5)))
    for each in readers:
        _, *changes = await frames_of(each)
        assert [frame["seq"] for frame in changes] == list(range(first + 1, first + 6))


async def test_a_feed_that_cannot_be_welcomed_is_none(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    there = await club.web.clubs.clubs.take(club.id)

    def fails(*_: Any) -> bytes:
        raise RuntimeError("no memory")

    monkeypatch.setattr(LiveClub, "welcome", fails)
    with pytest.raises(RuntimeError, match="no memory"):
        await follow(club, club.public)
    assert there.feeds == []


async def test_the_end_of_the_server_is_told(club: Club) -> None:
    feed = await followed(club, club.public)
    await club.web.clubs.close()
    assert [(frame["t"], frame["code"]) for frame in await frames_of(feed)] == [("bye", "restart")]
    await feed.close()


def test_over_a_real_socket(running: Running) -> None:
    made = running.post("/api/club/competitions", {"settings": {"name": "Friday"}}).json()
    other = running.post("/api/club/competitions", {"settings": {"name": "Friday"}}).json()
    with running.socket_at(f"/ws/club/{made['club']}") as socket:
        socket.send(json.dumps({"do": "hello", "protocol": PROTOCOL, "key": made["key"], "lang": "en"}))
        welcome = json.loads(socket.recv(5))
        assert (welcome["t"], welcome["club"]["role"], welcome["seq"]) == ("club", "organiser", 1)
        headers = {"Authorization": f"Bearer {made['key']}"}
        body = {"id": "a", "entries": [{"entry": "entered", "players": ["Ana", "Bea"]}]}
        answer = httpx.post(
            f"http://{running.host}/api/club/{made['club']}/entries", json=body, headers=headers, trust_env=False
        )
        assert answer.status_code == 201
        change = json.loads(socket.recv(5))
        assert (change["t"], change["seq"], change["change"]["pairs"][0]["players"]) == ("change", 2, ["Ana", "Bea"])
    for club, key, code in (
        (made["club"], None, "club-wrong-key"),
        (made["club"], other["key"], "club-wrong-key"),
        ("Caaaaaaaaaa", made["key"], "club-no-club"),
        ("nonsense", made["key"], "club-no-club"),
        ("Saaaaaaaaaa", made["key"], "club-no-sheet"),
    ):
        with running.socket_at(f"/ws/club/{club}") as socket:
            socket.send(json.dumps({"do": "hello", "protocol": PROTOCOL, "lang": "es"} | ({"key": key} if key else {})))
            assert json.loads(socket.recv(5))["code"] == code
    with running.socket_at(f"/ws/tables/{made['club']}") as socket:  # a competition is no table
        socket.send(json.dumps({"do": "hello", "protocol": PROTOCOL}))
        assert json.loads(socket.recv(5))["code"] == "table-no-table"
