"""Data beside a match: they stay with its pairs, and the first of them begins the match (TB-11.2)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.club.server.conftest import Club, annulled, played, said
from tests.club.server.seats import play, sit_down
from tests.club.server.sheets import DEAL, Sheet

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("seated")]

SECOND = {"entry": "reseated", "round": 1, "reason": "wrong chairs"}


async def swap(club: Club, **more: Any) -> dict[str, Any]:
    """The second pair of table 1 in the place of the first of table 2, and the other way round."""
    one, other = (await club.info())["rounds"][0]["matches"]
    meetings = [
        {"table": 1, "fixed": one["sides"][0][0], "moving": other["sides"][0][0]},
        {"table": 2, "fixed": one["sides"][1][0], "moving": other["sides"][1][0]},
    ]
    return {**SECOND, "meetings": meetings, **more}


async def sheet_of(club: Club, table: int = 1) -> Sheet:
    found = await club.do("sheet", club.tables[table], round=1, table=table)
    return Sheet(club.web, found["sheet"], club.tables[table])


async def question(club: Club, entry: dict[str, Any]) -> str:
    answer = await club.web.post(f"{club.path}/entries?lang=en", club.organiser, entries=[entry])
    assert (answer.status_code, answer.json()["code"]) == (409, "club-sure-seats")
    return str(answer.json()["message"])


async def test_what_lies_beside_a_match_is_kept_by_its_pairs_and_an_undo_brings_it_back(club: Club) -> None:
    sheet = await sheet_of(club)
    await sheet.write(DEAL)
    await club.do("results", club.tables[1], **said(1, 1, "fixed"))
    await club.do("call", club.tables[1], round=1, table=1)
    await club.do("online", round=1, tables=[2])
    before = (await club.info())["rounds"]
    entry = await swap(club, as_played=True)
    asked = await question(club, entry)
    for each in ("one deal on its sheet", "Table 2 plays online", "not confirmed", "called the referee"):
        assert each in asked
    assert (await club.info())["rounds"] == before
    done = await club.do("entries", entries=[entry], sure=True)
    for match in (await club.info())["rounds"][0]["matches"]:
        assert (match["sheet"], match["online"], match["claims"], match["called"]) == (None, None, [], False)
    assert await sheet.refused(DEAL) == (409, "club-sheet-aside")
    assert len((await sheet.info())["deals"]) == 1
    await club.enter(annulled(done["entries"][0]))
    assert (await club.info())["rounds"] == before
    await sheet.write(DEAL)


async def test_a_round_with_a_sheet_is_annulled_on_a_question_only(club: Club, seated: int) -> None:
    sheet = await sheet_of(club)
    entry = annulled(seated)
    await club.do("call", club.tables[2], round=1, table=2)
    assert await question(club, entry) == (
        "Table 2 has called the referee. All of it is kept, and comes back if the same people are seated there again. "
        "Is the change right?"
    )
    await club.do("entries", entries=[entry], sure=True)
    assert await sheet.refused(DEAL) == (409, "club-sheet-aside")
    await club.seat()
    assert ((await club.match())["sheet"], (await club.match(2))["called"]) == (sheet.id, True)


async def test_nothing_is_asked_where_nothing_lies(club: Club) -> None:
    await sheet_of(club)  # nothing stands on it
    await club.enter(await swap(club))


@pytest.mark.rule("TB-11.2")
@pytest.mark.parametrize("how", ["deal", "claim", "clock", "online"])
async def test_a_match_has_begun_with_the_first_that_is_done_at_its_table(club: Club, how: str) -> None:
    match how:
        case "deal":
            await (await sheet_of(club)).write(DEAL)
        case "claim":
            await club.do("results", club.tables[1], **said(1, 1, "fixed"))
        case "clock":
            await club.start_clock(600)
        case _:
            await club.do("online", round=1, tables=[1])
            await play(club.web, await sit_down(club), 1, turns=100)
            await club.web.clubs.look()
    found = await club.match()
    assert found["began"]
    assert bool((await club.match(2))["began"]) == (how == "clock")
    pair = (await club.info())["pairs"][found["sides"][0][0] - 1]
    substituted = {"entry": "substituted", "pair": pair["number"], "out": pair["players"][0], "into": "Sara"}
    absent = {"entry": "noshow", "round": 1, "table": 1, "pair": found["sides"][1][0]}
    for entry in (substituted, await swap(club), absent):
        assert await club.no("entries", entries=[entry]) == (409, "competition-begun")
    word = annulled(found["began"])
    assert await club.no("entries", club.deputy, entries=[word, absent]) == (403, "club-may-not")
    await club.do("entries", entries=[word, absent], sure=True)
    assert (await club.match())["absent"] == [found["sides"][1][0]]


async def test_a_begun_match_is_begun_once_and_a_finished_one_never(club: Club) -> None:
    await club.enter(played(1, 2))
    sheet = await sheet_of(club)
    await sheet.write(DEAL)
    await sheet.write(DEAL)
    await club.start_clock(600)
    await club.do("clock", do="pause")
    await club.do("clock", do="start")
    lines = await club.lines()
    assert [line["kind"] for line in lines].count("begun") == 1
    assert next(line["by"] for line in lines if line["kind"] == "begun") == "table 1"
