"""Score sheets of their own at the server: written, corrected, followed, and carried elsewhere."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.club.server.conftest import Web, annulled, reopened
from tests.club.server.sheets import DEAL, RULED, Sheet, opened

from canasta.server.wire.commands import Hello

pytestmark = pytest.mark.anyio


@pytest.fixture
async def sheet(web: Web) -> Sheet:
    return await opened(web)


async def test_a_sheet_tells_its_house_rules_as_the_referee_takes_them(web: Web) -> None:
    sheet = await opened(web, house={"target": 3000})
    info = await sheet.info()
    assert (info["target"], info["switches"]) == (3000, {"target": 3000})
    case = {"rules": info["rules"], "house": info["switches"], "offence": "drew-out-of-turn"}
    await web.do("/api/club/referee", **case)


async def test_a_sheet_is_written_deal_by_deal(sheet: Sheet, web: Web) -> None:
    answers: dict[str, Any] = {}
    while True:
        so_far = await ask(sheet, answers)
        if so_far["step"] is None:
            break
        step = so_far["step"]
        answers[step["name"]] = "base_cards" if step["name"] == "form" else 300
    assert so_far["score"] == {"form": "base_cards", "base": [300, 300], "cards": [300, 300]}
    assert so_far["points"] == [600, 600]
    done = await sheet.write({"entry": "dealentered", "score": so_far["score"]})
    await reopened(web)
    info = await sheet.info()
    assert ([side["total"] for side in info["sides"]], info["deals"][0]["entry"]) == ([600, 600], done["entries"][0])
    assert info["turn"]["deal"] == 2


@pytest.mark.parametrize("field", ["by", "at"])
async def test_who_wrote_and_when_is_not_for_an_entry_to_say(sheet: Sheet, web: Web, field: str) -> None:
    assert await sheet.refused({**DEAL, field: "the arbiter"}) == (400, "web-body-unknown")


async def ask(sheet: Sheet, answers: dict[str, Any]) -> Any:
    return await sheet.do("ask?lang=en", answers=answers)


async def test_what_cannot_be_is_refused_and_nothing_is_written(sheet: Sheet) -> None:
    wrong = {"entry": "dealentered", "score": {"form": "totals", "points": [901, 100]}}
    assert (await sheet.refused(DEAL, wrong))[0] == 409
    assert (await sheet.info())["deals"] == []
    await sheet.write({**wrong, "insist": "the table has agreed on it"})
    assert (await sheet.info())["deals"][0]["insist"] == "the table has agreed on it"


@pytest.mark.rule("RE-4.7")
async def test_an_accepted_sheet_is_closed_until_it_is_reopened(sheet: Sheet) -> None:
    await sheet.write(DEAL, {"entry": "closed", "accepted": ["Ana", "Eva"], "reason": "late"})
    assert (await sheet.info())["closed"]
    assert (await sheet.refused(DEAL))[0] == 409
    await sheet.write({"entry": "reopened", "reason": "a deal was forgotten"}, DEAL)
    assert [line["sentence"] for line in (await sheet.info())["log"]][3].endswith("a deal was forgotten")


async def test_a_ruling_goes_on_the_sheet_with_one_request(sheet: Sheet, web: Web) -> None:
    await sheet.do("ruling", **RULED)
    (line,) = (await sheet.info())["sides"][1]["pending"]
    assert (line["points"], line["rules"]) == (-200, ["SA-7.5"])
    unsure = {**RULED, "facts": {"written": False}}
    assert await sheet.no("ruling", **unsure) == (409, "club-ruling-open")
    nothing = {**RULED, "offence": "sneezed"}
    assert (await sheet.no("ruling", **nothing))[1].startswith("referee-")


async def test_two_phones_do_not_write_the_same_deal_twice(sheet: Sheet, web: Web) -> None:
    write = {"entries": [DEAL], "deals": 0}
    await sheet.do("entries", id="one", **write)
    again = await sheet.do("entries", id="one", **write)  # the answer was lost on the way
    assert again["again"]
    assert await sheet.no("entries", id="two", **write) == (409, "club-sheet-moved")
    assert len((await sheet.info())["deals"]) == 1
    await reopened(web)
    assert len((await sheet.info())["deals"]) == 1


async def test_who_corrects_is_written_beside_the_name_of_the_link(sheet: Sheet, web: Web) -> None:
    await sheet.write(DEAL)
    right = {"entry": "corrected", "of": 2, "score": {"form": "totals", "points": [100, 900]}, "reason": "columns"}
    await sheet.do("entries", entries=[right], by="Inés")
    (writer,) = await sheet.do("links", role="deputy", label="second phone")
    await sheet.do("ruling", writer["key"], by="Eva", **RULED)
    info = await sheet.info()
    trail = [(each["by"], each["before"], each["after"], each["reason"]) for each in info["trail"]]
    assert trail == [("Inés", "900 · 100", "100 · 900", "columns")]
    (line,) = info["sides"][1]["pending"]
    assert (line["by"], line["ruling"]) == ("Eva (second phone)", {**RULED, "facts": RULED["facts"]})


async def test_a_ruling_after_the_end_goes_with_the_last_deal(sheet: Sheet) -> None:
    won = {"entry": "dealentered", "score": {"form": "totals", "points": [5200, 1000]}}
    (first, last) = (await sheet.write(DEAL, won))["entries"]
    await sheet.do("ruling", **RULED)
    await sheet.do("ruling", **RULED, of=first)
    await sheet.write({"entry": "adjusted", "side": 0, "points": -50, "reason": "a telephone", "of": last})
    points = [[side["points"] for side in deal["sides"]] for deal in (await sheet.info())["deals"]]
    assert points == [[900, -100], [5150, 800]]
    (entry,) = [line["entry"] for line in (await sheet.info())["deals"][0]["sides"][1]["lines"] if line["ruling"]]
    await sheet.write(annulled(entry))
    assert (await sheet.info())["deals"][0]["sides"][1]["points"] == 100


@pytest.mark.rule("CL-4.1")
async def test_an_opening_below_the_minimum_is_flagged_as_it_is_typed(sheet: Sheet) -> None:
    answers = {"form": "detail", "closer": "nobody", "clean-0": 0, "dirty-0": 0, "red_threes-0": 0, "laid-0": 45}
    assert [flag["code"] for flag in (await ask(sheet, answers))["flags"]] == ["below-minimum"]


async def test_others_may_write_or_look(web: Web) -> None:
    sheet, other = await opened(web), await opened(web)
    (writer,) = await sheet.do("links", role="deputy", label="Luis")
    (reader,) = await sheet.do("links", role="public", id="again")
    await reopened(web)
    assert await sheet.do("links", role="public", id="again") == [reader]
    await sheet.write(DEAL, key=writer["key"])
    assert (await sheet.info())["log"][-1]["by"] == "Luis"
    for key, refusal in (
        (reader["key"], "club-may-not"),
        (other.organiser, "club-wrong-key"),
        ("A" * 43, "club-wrong-key"),
    ):
        assert await sheet.refused(DEAL, key=key) == (403, refusal)
        assert await sheet.no("links", key, role="public") == (403, refusal)
        assert await sheet.no("ruling", key, **RULED) == (403, refusal)
    assert await web.shut(sheet.path) == (401, "club-no-key")
    assert (await sheet.info(reader["key"]))["may"] == []
    assert await sheet.refused({"entry": "adjusted", "side": 0, "points": 5, "reason": "why"}, key=writer["key"]) == (
        403,
        "club-may-not",
    )


async def test_a_sheet_goes_elsewhere_and_comes_back(sheet: Sheet, web: Web) -> None:
    score = {"form": "base_cards", "base": [500, 0], "cards": [5, 10]}
    await sheet.write(DEAL, {"entry": "dealentered", "score": score})
    totals = [side["total"] for side in (await sheet.info())["sides"]]
    written = await sheet.get("log.jsonl")
    answer = await web.client.post("/api/club/sheets/import", content=written)
    assert answer.status_code == 201, answer.text
    again = Sheet(web, answer.json()["sheet"], answer.json()["key"])
    assert [side["total"] for side in (await again.info())["sides"]] == totals
    table = await sheet.get("sheet.csv?lang=es")
    for nonsense in (table, "", "nonsense", '{"entry":"dealentered"}', "deal;side\n1;2", b"\xff\xfe"):
        answer = await web.client.post("/api/club/sheets/import", content=nonsense)
        assert (answer.status_code, answer.json()["code"].split("-")[0]) == (409, "scoresheet")


async def test_a_sheet_that_is_brought_keeps_its_house_rules(web: Web) -> None:
    sheet = await opened(web, house={"target": 3000, "canasta_clean": 600})
    await sheet.write(DEAL)
    written: str = await sheet.get("log.jsonl")
    answer = await web.client.post("/api/club/sheets/import", content=written)
    again = await Sheet(web, answer.json()["sheet"], answer.json()["key"]).info()
    assert (again["target"], again["switches"]) == (3000, {"target": 3000, "canasta_clean": 600})
    for was, bad in (("3000", "-3000"), ("3000", "many"), ("canasta_clean", "canasta_shiny")):
        refused = await web.client.post("/api/club/sheets/import", content=written.replace(was, bad))
        assert refused.status_code == 400, refused.text
        assert bad in refused.json()["message"]


async def test_what_is_made_to_break_it_is_refused_with_a_sentence(web: Web) -> None:
    for house in ({"k" * 9000: 1}, {"target": "9" * 9000}, {"cut": "z" * 9000}):
        for path, body in (
            ("/api/club/sheets", {"rules": "salon", "house": house}),
            ("/api/club/referee", {"rules": "salon", "house": house, "offence": "drew-out-of-turn"}),
        ):
            answer = await web.post(path, **body)
            assert answer.status_code in (400, 409), answer.text
            assert len(answer.json()["message"]) < 1200
    for content in (b'{"x":' + b"[" * 200_000, b'{"entry":"opened","x":' + b"[" * 200_000, b"[" * 200_000):
        for path in ("/api/club/sheets/import", "/api/club/import"):
            answer = await web.client.post(path, content=content)
            assert answer.status_code == 409, answer.text


async def test_a_sheet_is_followed(sheet: Sheet, web: Web) -> None:
    (reader,) = await sheet.do("links", role="public")
    feed: Any = await web.clubs.connect(sheet.id, Hello(key=reader["key"], lang="es"))
    await sheet.write(DEAL)
    welcome, change = [json.loads(frame) for frame in feed._frames]
    assert (welcome["t"], welcome["sheet"]["deals"]) == ("sheet", [])
    assert (change["t"], change["seq"], len(change["sheet"]["deals"])) == ("sheet-change", 3, 1)
    assert change["sheet"]["role"] == "public"
