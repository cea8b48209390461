"""Tables over the web API: opened, joined, looked at, kept as a record, replayed."""

from __future__ import annotations

import json

import httpx
import pytest
from tests.server.web.conftest import NEW

from canasta.match.match import Match
from canasta.match.record import write
from canasta.players.simulation import line_up
from canasta.review.grades import Effort
from canasta.rules import get
from canasta.server.live import Hub
from canasta.server.tables import finished_deals
from canasta.server.wire.commands import Hello, Rename

pytestmark = pytest.mark.anyio
CLUB = {"name": "Friday", "format": "swiss", "rounds": 3, "length": {"deals": 4}}


async def test_a_table_is_opened_and_joined_until_it_is_full(web: httpx.AsyncClient) -> None:
    opened = (await web.post("/api/tables", json=NEW)).json()
    assert opened["player"] == 0
    path = f"/api/tables/{opened['table']}"
    seated = [
        (await web.post(f"{path}/chairs", json={"name": name, "avatar": "fox", **chair})).json()
        for name, chair in (("Eva", {"chair": 2}), ("Luis", {}), ("Sol", {}))
    ]
    assert len({opened["key"], *(entry["key"] for entry in seated)}) == 4
    info = (await web.get(path, params={"lang": "es"})).json()
    assert info["title"] == "Canasta clásica"
    assert sorted(chair["name"] for chair in info["chairs"]) == ["Ana", "Eva", "Luis", "Sol"]
    full = await web.post(f"{path}/chairs", json={"name": "Mar", "avatar": "fox"})
    assert full.status_code == 409
    assert full.json()["message"]
    for secret in (opened["key"], *(entry["key"] for entry in seated)):
        assert secret not in (await web.get(path)).text


async def test_a_table_that_is_not_there(web: httpx.AsyncClient) -> None:
    for path in ("", "/record", "/replay"):
        answer = await web.get(f"/api/tables/aaaaaaaaaa{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "table-no-table")
    joined = await web.post("/api/tables/aaaaaaaaaa/chairs", json={"name": "Eva", "avatar": "fox"})
    assert (joined.status_code, joined.json()["code"]) == (404, "table-no-table")
    for name in ("short", "a" * 200, "aaaaaaaaa0", "AAAAAAAAAA"):
        assert (await web.get(f"/api/tables/{name}")).status_code == 400
    unknown = await web.post("/api/tables", json={**NEW, "settings": {"rules": "mus"}})
    assert (unknown.status_code, unknown.json()["code"]) == (400, "rules-unknown-rule-set")


async def test_before_the_match_there_is_no_record(web: httpx.AsyncClient) -> None:
    opened = (await web.post("/api/tables", json=NEW)).json()
    for path in ("record", "replay"):
        answer = await web.get(f"/api/tables/{opened['table']}/{path}")
        assert answer.status_code in (404, 409)
        assert answer.json()["code"] not in ("web-fault", "table-no-table")


@pytest.fixture(scope="module")
def record() -> str:
    """A match of one deal, and the beginning of the next."""
    from random import Random

    from canasta import players

    match = Match.new(get("clasica"), ["Ana", "Eva", "Luis", "Sol"], seed="web 1")  # a short one
    seated = line_up(match.rules, [players.get("greedy")])
    match.ready()
    chance = Random(1)
    while match.stage == "play":
        assert match.deal is not None
        seat = match.deal.to_act
        match.play(seat, seated[seat].choose(match.view(seat), chance))
    return write(match.record())


async def test_a_record_that_is_brought_is_shown_step_by_step(web: httpx.AsyncClient, record: str) -> None:
    open_hands = (await web.post("/api/replay?lang=es", content=record)).json()
    assert open_hands["names"] == ["Ana", "Eva", "Luis", "Sol"]
    assert len(open_hands["frames"]) > 40
    assert all(frame["view"]["shown"] for frame in open_hands["frames"])
    plain = await web.post("/api/replay?lang=es", content=record, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    packed = await web.post("/api/replay?lang=es", content=record, headers={"accept-encoding": "gzip"})
    assert int(packed.headers["content-length"]) < len(plain.content) / 8
    assert packed.content == plain.content
    own = (await web.post("/api/replay?seat=2&deal=1", content=record)).json()
    assert {frame["view"]["seat"] for frame in own["frames"]} == {2}
    assert all(frame["view"]["shown"] is None for frame in own["frames"] if not frame["view"]["outcome"])


@pytest.mark.parametrize(
    ("body", "query"),
    [(b"", ""), (b"not a record", ""), (b"\xff\xfe\x00", ""), (None, "?deal=7"), (None, "?seat=5"), (None, "?deal=0")],
)
async def test_records_that_cannot_be_shown(
    web: httpx.AsyncClient, record: str, body: bytes | None, query: str
) -> None:
    answer = await web.post(f"/api/replay{query}", content=record.encode() if body is None else body)
    assert answer.status_code in (400, 404, 409)
    assert answer.json()["code"] != "web-fault"


async def test_lessons_are_positions(web: httpx.AsyncClient) -> None:
    position = 'rules = "clasica"\n[[seat]]\nhand = "Ah Ac 2d Kc Kd"\n' + 3 * "[[seat]]\nhand = 3\n"
    seen = (await web.post("/api/positions/view", json={"position": position})).json()
    assert sorted(seen["hand"]) == ["2d", "Ac", "Ah", "Kc", "Kd"]
    other = (await web.post("/api/positions/view", json={"position": position, "seat": 1})).json()
    assert (other["seat"], len(other["hand"]), other["legal"]) == (1, 3, [])
    tried = (
        await web.post("/api/positions/try?lang=es", json={"position": position, "actions": "draw; discard 4"})
    ).json()
    assert tried["accepted"] in (1, 2)
    assert tried["view"]["rules"] == "clasica"
    assert tried["points"] == 0
    lays = 'phase = "play"\n' + position.replace("Kd", "Kd Ks 5s")
    laid = (await web.post("/api/positions/try", json={"position": lays, "actions": "meld A A 2"})).json()
    assert (laid["accepted"], laid["points"], laid["view"]["sides"][0]["opened"]) == (1, 60, True)
    assert laid["events"][0]["kind"] == "meld"
    assert laid["events"][0]["text"].startswith("You")
    assert laid["first"] == "meld A A 2"
    drawn = {"position": position, "actions": "draw", "seat": 1, "names": ["Ana", "Berta", "Carlos", "Diana"]}
    told = (await web.post("/api/positions/try?lang=es", json=drawn)).json()["events"]
    assert [event["number"] for event in told] == list(range(1, len(told) + 1))
    assert "Ana" in told[0]["text"]
    assert "cards" not in told[0]  # another seat's
    again = await web.post("/api/positions/view", json={"position": tried["text"]})
    assert again.status_code == 200
    for body in (
        {"position": "x = ["},
        {"position": 'rules = "mus"'},
        {"position": position, "seat": 4},
        {"position": position, "actions": "fly"},
        {"position": position, "actions": "draw", "names": ["Ana", "Berta"]},
    ):
        where = "try" if "actions" in body else "view"
        answer = await web.post(f"/api/positions/{where}", json=body)
        assert answer.status_code == 400
        assert answer.json()["message"]


async def test_a_deal_is_reviewed_step_by_step(
    web: httpx.AsyncClient, record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finished_deals, "EFFORT", Effort(first=2, most=4, course=1))  # the form is what counts here
    finished_deals.kept_reviewer.cache_clear()
    found = (await web.post("/api/review?lang=es", content=record)).json()
    shown = (await web.post("/api/replay?lang=es", content=record)).json()
    frames = shown["frames"]
    steps = [each["step"] for each in found["steps"]]
    assert steps == sorted(set(steps))
    assert 0 < steps[0] <= steps[-1] < len(frames)
    for each in found["steps"]:
        assert frames[each["step"] - 1]["view"]["to_act"] == each["seat"]
        assert each["text"].endswith(".")
    for point in found["course"]:
        assert 0 <= point["step"] < len(frames)
        assert sum(point["shares"]) == pytest.approx(1, abs=0.001)
    assert [each["seat"] for each in found["players"]] == [0, 1, 2, 3]
    for each in found["players"]:
        assert (each["margin"] is None) == (each["accuracy"] is None)
        assert each["margin"] is None or 0 < each["margin"] < 25
        assert each["level"] is None or each["level"][0].isupper()
    assert len(found["turning"]) == 3
    english = (await web.post("/api/review?lang=en", content=record)).json()
    assert [each["kind"] for each in english["steps"]] == [each["kind"] for each in found["steps"]]
    assert english["steps"][0]["text"] != found["steps"][0]["text"]


async def test_a_bot_plays_its_turn_in_a_position(web: httpx.AsyncClient) -> None:
    position = 'rules = "clasica"\nturn = 1\n' + 4 * "[[seat]]\nhand = 9\n"
    told = (
        await web.post("/api/positions/try", json={"position": position, "actions": "", "seat": 0, "bot": True})
    ).json()
    assert told["view"]["to_act"] == 2
    assert told["events"][0]["seat"] == 1
    same = (
        await web.post("/api/positions/try", json={"position": position, "actions": "", "seat": 1, "bot": True})
    ).json()
    assert (same["accepted"], same["view"]["to_act"]) == (0, 1)


async def test_only_deals_that_are_over_are_reviewed_and_seats_that_exist(web: httpx.AsyncClient, record: str) -> None:
    for asked, code in (
        ("review?deal=2", "table-no-deal"),
        ("moments?deal=2", "table-no-deal"),
        ("moments?seat=4", "table-no-seat"),
    ):
        answer = await web.post(f"/api/{asked}", content=record)
        assert (answer.status_code, answer.json()["code"]) == (409, code)


@pytest.mark.parametrize(("name", "code"), [("\u3164", "table-name-blank"), ("\u0410na", "table-name-mixed")])
async def test_names_that_cannot_be_read_are_refused_wherever_they_are_given(
    web: httpx.AsyncClient, hub: Hub, name: str, code: str
) -> None:
    opened = (await web.post("/api/tables", json=NEW)).json()
    club = (await web.post("/api/club/competitions", json={"settings": CLUB})).json()
    entry = {"id": "e", "entries": [{"entry": "entered", "players": [name, "Eva"]}]}
    bearer = {"Authorization": f"Bearer {club['key']}"}
    for answer in (
        await web.post("/api/tables", json={**NEW, "name": name}),
        await web.post(f"/api/tables/{opened['table']}/chairs", json={"name": name, "avatar": "fox"}),
        await web.post(f"/api/club/{club['club']}/entries", json=entry, headers=bearer),
        await web.post("/api/club/sheets", json={"rules": "clasica", "players": [name, "B", "C", "D"]}),
    ):
        assert (answer.status_code, answer.json()["code"]) == (409, code)
    session = await hub.connect(opened["table"], Hello(key=opened["key"]))
    await session.say(Rename(id="r", name=name, avatar="owl"))
    frames = [json.loads(frame) for frame in session._frames]
    assert frames[-1]["code"] == code
    assert (await web.get(f"/api/tables/{opened['table']}")).json()["chairs"][0]["name"] == NEW["name"]
