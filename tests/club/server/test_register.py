"""The register of a club over the web: competitions, seasons with their reasons, members, links."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.club.server.conftest import PAIRS, Club, Web, annulled, corrected, played, reopened
from tests.club.server.registers import EVENING, Register, new_register, season_of, two_evenings
from tests.server.simulation.store import SimStore

pytestmark = pytest.mark.anyio


@pytest.fixture
async def register(web: Web) -> Register:
    return await new_register(web)


@pytest.fixture
async def two(register: Register) -> tuple[Club, Club]:
    return await two_evenings(register)


async def test_a_season_of_two_evenings(register: Register, two: tuple[Club, Club]) -> None:
    info = await register.get()
    assert [(each["name"], each["date"], each["state"], each["champions"]) for each in info["competitions"]] == [
        ("One", "2026-11-05", "over", ["Ana", "Bea"]),
        ("Two", "2026-11-12", "over", ["Ana", "Luz"]),
    ]
    assert [each["settings"]["competitions"] for each in info["seasons"]] == [[each.id for each in two]]
    season = await register.get("seasons/1")
    assert [(each["players"], each["shown"]) for each in season["ranking"]][:3] == [
        (["Ana"], "20"),
        (["Luz"], "18"),
        (["Bea"], "16"),
    ]
    assert season["of"] == 2
    why = await register.get("seasons/1/why?player=ana")
    assert [each["text"] for each in why["evenings"]] == [
        "Place 1: 10 for the place; with Bea",
        "Place 1: 10 for the place; with Luz",
    ]
    written = await register.get("seasons/1/season.csv")
    assert written.splitlines()[:2] == [
        "\ufeffPlace;Player;Total;Evenings;One 2026-11-05;Two 2026-11-12",
        "1;Ana;20;2;10;10",
    ]


async def test_a_correction_of_an_old_evening_changes_the_season_and_is_said(
    web: Web, register: Register, two: tuple[Club, Club]
) -> None:
    one, _ = two
    await register.do("seasons/1/told")
    season = await register.get("seasons/1")
    assert (season["changed"], season["told"]["by"]) == ([], "organiser")
    result = (await one.info())["rounds"][0]["matches"][0]["entry"]
    await one.enter(corrected(result))
    season = await register.get("seasons/1")
    assert season["changed"] == [
        "The evening “One” of 5 November 2026 has changed since the ranking was last announced."
    ]
    assert [each["changed"] for each in season["evenings"]] == [True, False]
    assert season["ranking"][0]["players"] != ["Ana"]
    await reopened(web)
    assert await register.get("seasons/1") == season
    await register.do("seasons/1/told")
    assert (await register.get("seasons/1"))["changed"] == []


async def test_an_unfinished_evening_is_shown_and_counts_once_it_is_over(
    web: Web, register: Register, two: tuple[Club, Club]
) -> None:
    third = await web.club(PAIRS, 0, name="Three", **EVENING)
    await third.seat()
    await register.add(third, "2026-11-19")
    settings = season_of(*two, third, figure="points")
    await register.enter({"entry": "seasonchanged", "season": 1, "settings": settings})
    before = await register.get("seasons/1")
    assert before["evenings"][2]["state"] == "in_progress"
    assert all(line["results"][2] is None for line in before["ranking"])
    await third.enter(played(1, 1), played(1, 2))
    after = await register.get("seasons/1")
    assert after["evenings"][2]["state"] == "over"
    assert any(line["results"][2] for line in after["ranking"])
    assert (await register.get())["competitions"][2]["champions"]


async def test_a_season_counts_lists_with_handicaps_if_it_says_so(web: Web, register: Register) -> None:
    club = await web.club("Ana;Bea\nEva;Luz\n", 0, name="One", **EVENING)
    await club.enter({"entry": "handicapped", "pair": 2, "points": 600})
    await club.seat()
    await club.enter(played(1, 1))
    await register.add(club, "2026-11-05")
    assert [each["handicaps"] for each in (await register.get())["competitions"]] == [True]
    scratch, handicap = (season_of(club, figure="points", handicaps=each) for each in (False, True))
    await register.enter(
        {"entry": "seasonopened", "settings": scratch}, {"entry": "seasonopened", "settings": handicap}
    )
    one, other = [await register.get(f"seasons/{number}/why?player=Eva") for number in (1, 2)]
    assert other["value"] == one["value"] + 600
    assert "list with handicaps" in other["rule"]
    assert ["with handicaps" in each["evenings"][0]["text"] for each in (one, other)] == [False, True]
    await register.do("seasons/2/told")
    assert (await register.get("seasons/2"))["changed"] == []


async def test_spellings_are_joined_and_parted(register: Register, two: tuple[Club, Club]) -> None:
    (number,) = await register.enter({"entry": "joined", "player": "Ines", "into": "Inés"})
    people = {each["name"]: each for each in await register.get("members")}
    assert people["Inés"]["also"] == [{"name": "Ines", "entry": number}]
    assert people["Inés"]["evenings"] == len(two)
    assert await register.get("names?typed=ine") == ["Inés"]
    ranking = (await register.get("seasons/1"))["ranking"]
    assert next(each["played"] for each in ranking if each["players"] == ["Inés"]) == 2
    await register.enter(annulled(number))
    assert {"Ines", "Inés"} <= {each["name"] for each in await register.get("members")}
    for player, said in {"Eva": "register-both-played", "Rosa": "register-no-player"}.items():
        entry = {"entry": "joined", "player": player, "into": "Ana"}
        assert await register.no("entries", entries=[entry]) == (409, said)


@pytest.mark.usefixtures("two")
async def test_a_list_of_members_comes_in_and_goes_out(register: Register) -> None:
    listed = "Nombre;También escrito;Cuota\nAna;Anita / A.;sí\nBea;;no\nCarla\n"
    checked = await register.do("members", csv=listed, season=1, check=True)
    assert checked["problems"] == []
    assert [each["paid"] for each in checked["members"]] == [True, False, None]
    assert all(not each["listed"] for each in await register.get("members"))
    for _ in range(2):  # a second time changes nothing
        assert (await register.do("members", csv=listed, season=1))["problems"] == []
    assert (await register.get())["seq"] == 5
    written = await register.get("members.csv?season=1")
    assert written == "\ufeffName;Also written;Fee paid\r\nAna;Anita / A.;yes\r\nBea;;no\r\nCarla;;no\r\n"
    assert (await register.do("members", csv=written, season=1))["problems"] == []
    assert (await register.get())["seq"] == 5


@pytest.mark.usefixtures("two")
@pytest.mark.parametrize(
    ("csv", "season", "problems"),
    [
        ("Eva\nEva\n", 1, ["Line 2: Eva stands in the list twice"]),
        ("Luz;;perhaps\n", 1, ["Line 1: expected “yes” or “no” for the fee; found 'perhaps'"]),
        ("Luz;;yes\n", 0, ["Line 1: the list says who has paid: choose the season whose fee it is"]),
        (
            "Sol;;yes;more\n",
            1,
            ["Line 1: expected a name, how else it is written, and whether the fee is paid; found 4 columns"],
        ),
        ("Paz;Mar\n", 0, ["“Mar” and “Paz” are two persons: both played in “One” on 5 November 2026."]),
        ("\n", 0, ["The list has no name."]),
        ("Luz;;yes\n", 7, ["There is no season 7."]),
    ],
)
async def test_a_wrong_list_is_refused_whole(register: Register, csv: str, season: int, problems: list[str]) -> None:
    checked = await register.do("members", csv=f"{csv}Rosa\n" if csv.strip() else csv, season=season)
    assert checked["problems"] == problems
    assert all(each["name"] != "Rosa" for each in await register.get("members"))


async def test_sentences_name_competitions_and_days(register: Register, two: tuple[Club, Club]) -> None:
    one, _ = two
    added = next(each["entry"] for each in (await register.get())["competitions"] if each["club"] == one.id)
    wanted: dict[str, dict[str, Any]] = {
        "competitions": {"club": one.id, "key": one.organiser},
        "entries": {"entries": [annulled(added)]},
    }
    for (what, body), said in zip(wanted.items(), ("“One” is in the register already", "counts “One”"), strict=True):
        answer = await register.web.post(f"{register.path}/{what}", register.organiser, **body)
        assert answer.status_code == 409
        assert said in answer.json()["message"]
    log = [each["text"] for each in await register.get("log")]
    assert log[1] == "The competition “One” of 5 November 2026 is added."


async def test_only_an_organiser_adds_a_competition_and_the_key_is_not_kept(web: Web, register: Register) -> None:
    club = await web.club()
    wanted = {"club": club.id, "date": "2026-11-05"}
    assert await register.no("competitions", **wanted, key=club.deputy) == (403, "club-not-organiser")
    assert await register.no("competitions", **wanted, key="x" * 43) == (403, "club-wrong-key")
    other = {**wanted, "club": "Cabcdefghij"}
    assert await register.no("competitions", **other, key=club.organiser) == (404, "club-no-club")
    (number,) = (await register.do("competitions", club=club.id, key=club.organiser))["entries"]
    assert (await register.get())["competitions"][0]["date"][:2] == "20"
    assert await register.no("competitions", **wanted, key=club.organiser) == (409, "register-added-already")
    stored = await web.hub.store.load(register.id)
    assert stored is not None
    assert all(club.organiser.encode() not in row.body for row in stored.rows)
    await register.enter(annulled(number))
    assert (await register.get())["competitions"] == []


async def test_a_public_link_sees_the_seasons_and_nothing_else(
    web: Web, register: Register, two: tuple[Club, Club]
) -> None:
    (link,) = await register.do("links", role="public", label="wall")
    key = link["key"]
    info = await register.get("", key)
    assert (info["role"], info["may"], info["competitions"]) == ("public", [], [])
    assert (await register.get("seasons/1", key))["ranking"]
    assert (await register.get("seasons/1/why?player=Ana", key))["place"] == 1
    assert "Ana" in await register.get("seasons/1/season.csv", key)
    assert "DTSTART;VALUE=DATE:20261105" in await register.get("seasons/1/season.ics", key)
    for what in ("members", "members.csv", "names?typed=a", "links", "log"):
        assert await register.shut(what, key) == (403, "club-may-not"), what
    wanted: dict[str, dict[str, Any]] = {
        "entries": {"entries": [{"entry": "settled", "name": "Mine"}]},
        "members": {"csv": "Ana"},
        "links": {"role": "public"},
        "links/revoke": {"link": 2},
        "seasons/1/told": {},
        "competitions": {"club": two[0].id, "key": two[0].organiser},
    }
    for what, body in wanted.items():
        assert await web.no(f"{register.path}/{what}", key, **body) == (403, "club-may-not"), what
    await register.do("links/revoke", link=link["link"])
    assert await register.shut("", key) == (403, "club-link-revoked")


async def test_a_command_is_done_once(register: Register) -> None:
    body = {"id": "same", "entries": [{"entry": "settled", "name": "Club Sur"}]}
    first, again = await register.do("entries", **body), await register.do("entries", **body)
    assert (first["seq"], again["seq"], again["again"]) == (2, 2, True)


async def test_what_is_not_there_is_said(register: Register, two: tuple[Club, Club]) -> None:
    for what, said in {"seasons/7": "register-no-season", "seasons/1/why?player=Rosa": "register-not-there"}.items():
        assert await register.shut(what) == (404, said)
    unknown = await register.web.shut("/api/club/registers/Rabcdefghij", register.organiser)
    assert unknown == (404, "club-no-register")
    opened = {"entry": "seasonopened", "settings": season_of(*two, figure="scale")}
    assert await register.no("entries", entries=[opened]) == (409, "register-no-scale")
    mine = {"entry": "settled", "name": "A", "by": "somebody"}
    assert await register.no("entries", entries=[mine]) == (400, "web-body-unknown")


async def test_a_competition_that_was_deleted_is_missing_and_one_that_is_spoilt_unreadable(
    store: SimStore, register: Register, two: tuple[Club, Club]
) -> None:
    one, other = two
    await store.remove([one.id], float("inf"))
    store.logs[other.id].rows[1] = replace(store.logs[other.id].rows[1], body=b"[1,{}]")
    season = await register.get("seasons/1")
    assert [each["state"] for each in season["evenings"]] == ["missing", "unreadable"]
    assert season["ranking"] == []
    await register.enter({"entry": "seasonchanged", "season": 1, "settings": season_of(*two, name="Winter")})
