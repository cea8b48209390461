"""The server completes places of late pairs and lots before it writes them down; it asks about some results first."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import pytest
from tests.club.server.conftest import Club, Web, corrected, pairs_of, played, reopened, said

pytestmark = pytest.mark.anyio


async def evening(web: Web, **settings: Any) -> Club:
    """Eight pairs of which the last has not come to the first round."""
    club = await web.club(
        pairs=pairs_of(8), format="fixed_and_moving", rounds=0, ranking=["points", "wins"], **settings
    )
    await club.seat()
    for match in (await club.info())["rounds"][0]["matches"]:
        if match["sides"][1][0] == 8:
            await club.enter({"entry": "noshow", "round": 1, "table": match["table"], "pair": 8})
        else:
            await club.enter(played(1, match["table"]))
    return club


@pytest.mark.rule("TB-11.5")
async def test_a_late_pair_takes_the_vacant_place_unless_another_is_asked_for(web: Web) -> None:
    club = await evening(web)
    places = (await club.get("late"))["places"]
    assert [(each["instead_of"], each["meetings"]) for each in places] == [(8, 3), (0, 4)]
    assert places[0]["moved"] == []
    assert places[1]["moved"]
    assert (places[0]["rounds"], places[1]["rounds"]) == (4, 5)
    await club.enter({"entry": "entered", "players": ["Eva", "Sol"]})
    log = (await club.get("log.jsonl")).splitlines()
    assert '"instead_of":8' in log[-1]
    assert [each["instead_of"] for each in (await club.get("late"))["places"]] == [0]
    await club.enter({"entry": "entered", "players": ["Zoe", "Eli"], "instead_of": 0})
    assert "instead_of" not in (await club.get("log.jsonl")).splitlines()[-1]
    assert await club.no("entries", entries=[{"entry": "entered", "players": ["A", "B"], "instead_of": 8}]) == (
        409,
        "competition-no-place-free",
    )


async def test_of_two_late_pairs_on_a_list_one_takes_the_vacant_place(web: Web) -> None:
    club = await evening(web)
    await club.do("pairs", csv="Eva;Sol\nZoe;Eli\n")
    log = (await club.get("log.jsonl")).splitlines()
    assert ["instead_of" in line for line in log[-2:]] == [True, False]


async def test_who_may_not_enter_pairs_is_not_told_the_places(club: Club) -> None:
    await club.seat()
    for key in (club.public, club.tables[1]):
        assert await club.shut("late", key) == (403, "club-may-not")


async def test_lots_are_drawn_by_the_server_and_anybody_can_draw_them_again(web: Web) -> None:
    club = await web.club(pairs=pairs_of(8), first="seeds")
    assert [each["drawn"] for each in (await club.info())["pairs"]] == list(range(1, 9))
    await club.enter({"entry": "drawn", "order": [8, 7, 6, 5, 4, 3, 2, 1]})
    assert [each["drawn"] for each in (await club.info())["pairs"]] == list(range(8, 0, -1))
    proposed = (await club.get("proposal"))["meetings"]
    assert [{each["fixed"], each["moving"]} for each in proposed] == [{8, 4}, {7, 3}, {6, 2}, {5, 1}]
    await club.enter({"entry": "drawn"}, key=club.deputy)
    line = (await club.lines())[-1]["text"]
    seed = line.split("seed ")[1].split(")")[0]
    assert len(seed) == 32
    expected = sorted(range(1, 9), key=lambda pair: sha256(f"{seed} {pair}".encode()).digest())
    await reopened(web)
    pairs = (await club.info())["pairs"]
    assert sorted(range(1, 9), key=lambda pair: pairs[pair - 1]["drawn"]) == expected
    await club.seat()
    assert await club.no("entries", entries=[{"entry": "drawn"}]) == (409, "competition-drawn-late")


@pytest.mark.parametrize(
    "entry",
    [
        {"entry": "begun", "round": 1, "table": 1, "by": "the arbiter"},
        {"entry": "begun", "round": 1, "table": 1, "at": "yesterday"},
        {"entry": "drawn", "order": [1, 2, 3, 4], "seed": "one that suits me"},
        {"entry": "opened", "settings": {"name": "Another"}},
        {"entry": "changed", "name": "Another"},
    ],
)
async def test_what_the_server_writes_is_not_for_a_request_to_say(club: Club, entry: dict[str, Any]) -> None:
    code = "web-body-value" if entry["entry"] in ("opened", "changed") else "web-body-unknown"
    assert await club.no("entries", entries=[entry]) == (400, code)


async def test_a_result_beyond_the_game_is_asked_about_before_it_is_taken(web: Web) -> None:
    """63,350 in a match of one deal; and 20,000 for both where a match goes to 15,000."""
    club = await web.club(length={"deals": 1})
    await club.seat()
    odd = {**played(1, 1, 63_350, 0), "deals": 1}
    assert await club.no("entries", entries=[odd]) == (409, "club-beyond-match")
    claim = {**said(1, 1, "fixed", 63_350, 0), "deals": 1}
    table = club.tables[1]
    assert await club.no("results", table, **claim) == (409, "club-beyond-match")
    assert (await club.match(1))["state"] == "waiting"
    await club.do("results", table, **claim, sure=True)
    assert (await club.match(1))["state"] == "claimed"
    (number,) = (await club.do("entries", entries=[odd], sure=True))["entries"]
    right = {"entry": "corrected", "of": number, "points": [0, 63_350], "deals": 1, "reason": "x"}
    assert await club.no("entries", entries=[right]) == (409, "club-beyond-match")
    await club.do("entries", entries=[right], sure=True)
    assert (await club.match(1))["points"] == [0, 63_350]
    await reopened(web)
    assert (await club.match(1))["points"] == [0, 63_350]

    other = await web.club(length={"target": 15_000})
    await other.seat()
    both = {**played(1, 1, 20_000, 20_000), "deals": 0}
    assert await other.no("entries", entries=[both]) == (409, "club-beyond-both")
    conflict: dict[str, Any] = {"round": 1, "table": 1, "points": [20_000, 20_000], "reason": "x"}
    assert await other.no("settle", **conflict) == (409, "club-beyond-both")
    assert await other.no("entries", other.public, entries=[both]) == (403, "club-may-not")


async def test_a_helper_can_be_given_the_right_to_correct(club: Club) -> None:
    await club.seat()
    (number,) = await club.enter(played(1, 1))
    (link,) = await club.do("links", role="deputy", label="Rosa", corrects=True)
    helper = link["key"]
    right = corrected(number)
    assert await club.no("entries", club.deputy, entries=[right]) == (403, "club-may-not")
    assert "corrected" not in (await club.info(club.deputy))["may"]
    await club.enter(right, key=helper)
    await reopened(club.web)
    assert {"corrected", "renamed", "settle"} <= set((await club.info(helper))["may"])
    await club.enter({"entry": "renamed", "pair": 1, "players": ["Ana María", "Beatriz"]}, key=helper)
    assert (await club.info())["pairs"][0]["players"] == ["Ana María", "Beatriz"]
    for entry in ({"entry": "disqualified", "pair": 2, "reason": "x"}, {"entry": "withdrew", "pair": 2}):
        assert await club.no("entries", helper, entries=[entry]) == (403, "club-may-not")
    assert await club.no("links", helper, role="public") == (403, "club-may-not")
    assert await club.no("links", role="public", corrects=True) == (409, "club-link-corrects")
    shown = {each["label"]: each["corrects"] for each in await club.get("links")}
    assert (shown["Rosa"], shown["Marta"]) == (True, False)


async def test_a_swiss_evening_that_cannot_go_on_says_why(web: Web) -> None:
    """Six pairs and five rounds: after three there may be no round without a second meeting."""
    club = await web.club(pairs_of(6), rounds=5)
    rounds = [((1, 2), (3, 4), (5, 6)), ((1, 4), (3, 6), (5, 2)), ((1, 6), (3, 2), (5, 4))]
    for number, couples in enumerate(rounds, 1):
        meetings = [{"table": at, "fixed": one, "moving": other} for at, (one, other) in enumerate(couples, 1)]
        await club.enter({"entry": "seated", "round": number, "meetings": meetings})
        for at in (1, 2, 3):
            await club.enter(played(number, at))
    info = await club.info()  # 1, 3 and 5 have met all the others but one another
    assert (info["next"], info["stage"]) == (False, "over")
    assert all(number in info["next_why"] for number in ("3", "5", "6"))


async def test_a_disqualified_player_plays_again_on_a_question_only(club: Club) -> None:
    await club.seat()
    await club.enter({"entry": "disqualified", "pair": 1, "reason": "signals"})
    again = {"entry": "entered", "players": ["ana", "Nora"]}
    assert await club.no("entries", entries=[again]) == (409, "club-sure-disqualified")
    into = {"entry": "substituted", "pair": 2, "out": "Eva", "into": "Bea"}
    assert await club.no("entries", entries=[into]) == (409, "club-sure-disqualified")
    await club.enter({"entry": "entered", "players": ["Sara", "Nora"]})
    await club.do("entries", entries=[again | {"players": ["Ana", "Rosa"]}], sure=True)
    assert [pair["gone"] for pair in (await club.info())["pairs"]] == [True, *[False] * 5]


async def test_a_movement_beyond_the_log_is_a_question_before_its_first_round(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = (await club.info())["settings"] | {"format": "round_robin", "rounds": 0}
    await club.do("settings", settings=settings, rules="clasica")
    seated = await club.get("proposal")
    monkeypatch.setattr("canasta.club.server.inputs.MOST_ENTRIES", 11)
    assert await club.no("entries", entries=[seated]) == (409, "club-sure-long")
    await club.do("entries", entries=[seated], sure=True)
