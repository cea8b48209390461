"""The days of a league for a calendar, read by the grammar of RFC 5545."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.club.server.conftest import Club, Web, annulled, played
from tests.club.server.registers import new_register, two_evenings

pytestmark = pytest.mark.anyio
LONG = "Concepción Fernández-Villaverde, Sáenz; de Montserrat \\ Ñ 🂡"
DATES = ["2026-12-04", "2026-12-11", "2026-12-18"]
_NAME = re.compile(r"[A-Z-]+(;VALUE=DATE)?:")
_SIGNS = {"\\\\": "\\", "\\;": ";", "\\,": ",", "\\n": "\n"}


def events(told: str) -> list[dict[str, str]]:
    """The events of a file, each with its properties; the file is as the grammar has it."""
    assert told.endswith("\r\n")
    assert "\n" not in told.replace("\r\n", "")
    raw = told[:-2].split("\r\n")
    assert all(0 < len(line.encode()) <= 75 for line in raw)
    lines = told[:-2].replace("\r\n ", "").split("\r\n")
    assert all(_NAME.match(line) for line in lines)
    assert lines[:2] == ["BEGIN:VCALENDAR", "VERSION:2.0"]
    assert lines[-1] == "END:VCALENDAR"
    assert sum(line.startswith("PRODID:") for line in lines) == 1
    found: list[dict[str, str]] = []
    inside = False
    for line in lines[1:-1]:
        name, _, value = line.partition(":")
        if line in ("BEGIN:VEVENT", "END:VEVENT"):
            inside = not inside
            found += [{}] if inside else []
        elif inside:
            assert name not in found[-1]
            found[-1][name] = re.sub(r"\\(.)", lambda sign: _SIGNS[sign[0]], value)
    assert not inside
    assert len({each["UID"] for each in found}) == len(found)
    assert all(re.fullmatch(r"\d{8}T\d{6}Z", each["DTSTAMP"]) for each in found)
    assert all(re.fullmatch(r"\d{8}", each["DTSTART;VALUE=DATE"]) for each in found)
    return found


@pytest.fixture
async def league(web: Web) -> Club:
    club = await web.club("", 0, format="league", rounds=0, dates=DATES, closed_days=0, name=LONG)
    for pair in (("Ana", "Bea"), ("Eva", LONG[:60]), ("Paz", "Sol"), ("Inés", "Mar")):
        await club.enter({"entry": "entered", "players": list(pair)})
    await club.seat()
    return club


def by_day(found: list[dict[str, str]]) -> list[str]:
    return [each["DTSTART;VALUE=DATE"] for each in found]


async def test_everybody_has_the_rounds_of_the_league(league: Club) -> None:
    for key in (league.organiser, league.deputy, league.public):
        found = events(await league.get("calendar.ics?lang=en", key))
        assert by_day(found) == ["20261204", "20261211", "20261218"]
        assert [each["SUMMARY"] for each in found] == [f"{LONG}, round {number}" for number in (1, 2, 3)]


async def test_a_pair_has_its_matches_with_those_to_come(league: Club) -> None:
    for pair in (1, 2, 3, 4):
        found = events(await league.get(f"calendar.ics?lang=es&pair={pair}", league.public))
        assert by_day(found) == ["20261204", "20261211", "20261218"]
        against = [each["SUMMARY"].partition("contra ")[2] for each in found]
        assert len(set(against)) == 3
        assert all(each["DESCRIPTION"].startswith("Mesa ") for each in found)


async def test_a_moved_match_moves_in_the_calendar(league: Club) -> None:
    pair = (await league.match())["sides"][0][0]
    before = events(await league.get(f"calendar.ics?pair={pair}"))
    everybody = events(await league.get("calendar.ics"))
    await league.enter({"entry": "postponed", "round": 1, "table": 1, "to": "2026-12-09"})
    after = events(await league.get(f"calendar.ics?pair={pair}"))
    assert [each["UID"] for each in after] == [each["UID"] for each in before]
    assert by_day(after) == ["20261209", "20261211", "20261218"]
    assert int(after[0]["SEQUENCE"]) > int(before[0]["SEQUENCE"])
    also = events(await league.get("calendar.ics?lang=en"))
    assert [each["UID"] for each in also[:3]] == [each["UID"] for each in everybody]
    assert also[3]["DTSTART;VALUE=DATE"] == "20261209"
    (number,) = [line["number"] for line in await league.lines() if line["kind"] == "postponed"]
    await league.enter(annulled(number))
    again = events(await league.get("calendar.ics?lang=en"))
    assert [each["UID"] for each in again] == [each["UID"] for each in also]
    assert again[3]["DTSTART;VALUE=DATE"] == "20261204"
    assert int(again[3]["SEQUENCE"]) > int(also[3]["SEQUENCE"])


async def test_a_result_changes_nothing(league: Club) -> None:
    def told(text: str) -> list[dict[str, Any]]:
        return [{**each, "DTSTAMP": ""} for each in events(text)]

    before = told(await league.get("calendar.ics?pair=1"))
    await league.enter(played(1, 1))
    assert told(await league.get("calendar.ics?pair=1")) == before


async def test_what_has_no_dates_has_no_calendar(club: Club, league: Club) -> None:
    assert await club.shut("calendar.ics", club.public) == (409, "club-no-dates")
    assert await league.shut("calendar.ics?pair=5", league.public) == (409, "competition-no-pair")


async def test_a_season_has_its_evenings(web: Web) -> None:
    register = await new_register(web)
    await two_evenings(register)
    before = events(await register.get("seasons/1/season.ics?lang=en"))
    assert [(each["SUMMARY"], each["DTSTART;VALUE=DATE"]) for each in before] == [
        ("One", "20261105"),
        ("Two", "20261112"),
    ]
    (club, _) = (await register.get())["competitions"]
    await register.enter({"entry": "dated", "club": club["club"], "date": "2026-11-06"})
    moved, other = events(await register.get("seasons/1/season.ics?lang=en"))
    assert (moved["UID"], moved["DTSTART;VALUE=DATE"]) == (before[0]["UID"], "20261106")
    assert other["UID"] == before[1]["UID"]
    assert int(moved["SEQUENCE"]) > int(before[0]["SEQUENCE"])
