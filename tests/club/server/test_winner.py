"""A knock-out whose wrong winner is found once the next round has been seated or played."""

from __future__ import annotations

from typing import Any

import pytest
from tests.club.server.conftest import Club, Web, corrected, pairs_of, played

pytestmark = pytest.mark.anyio


async def knock_out(web: Web, lives: int, pairs: int = 8) -> tuple[Club, dict[str, Any], int]:
    """A competition with its first round played, its first match, and the entry of that result."""
    ranking = ["lasting", "wins"]
    club = await web.club(pairs_of(pairs), tables=0, format="knock_out", rounds=0, lives=lives, ranking=ranking)
    await club.seat()
    match = await club.match()
    numbers = await club.play_round()
    await club.seat()
    return club, match, numbers[0]


@pytest.mark.parametrize("lives", [1, 2])
@pytest.mark.parametrize("done", [False, True])
async def test_the_right_pair_takes_its_place_in_the_next_round(web: Web, lives: int, *, done: bool) -> None:
    club, first, result = await knock_out(web, lives)
    before = (await club.info())["rounds"][1]
    theirs = [
        match["table"]
        for match in before["matches"]
        if {match["sides"][0][0], match["sides"][1][0]} & {first["sides"][0][0], first["sides"][1][0]}
    ]
    if done:
        await club.play_round()
    right = corrected(result)
    assert await club.no("entries", entries=[right]) == (409, "club-sure-winner")
    await club.do("entries", entries=[right], sure=True)
    now = (await club.info())["rounds"][1]
    change = {first["sides"][0][0]: first["sides"][1][0], first["sides"][1][0]: first["sides"][0][0]}
    for was, match in zip(before["matches"], now["matches"], strict=True):
        assert match["sides"] == [[change.get(pair, pair) for pair in side] for side in was["sides"]]
        assert (match["state"] == "done") == (done and match["table"] not in theirs)
    while (info := await club.info())["stage"] != "over":
        await club.play_round()
        if (await club.info())["next"]:
            await club.seat()
    loser = next(line for line in info["ranking"] if line["pair"] == first["sides"][0][0])
    assert lives == 2 or loser["figures"][0] == 1


async def test_the_right_pair_has_the_bye_of_the_next_round(web: Web) -> None:
    club, _, _ = await knock_out(web, 2, 6)
    info = await club.info()
    winners = {match["winner"]: match for match in info["rounds"][0]["matches"]}
    (idle,) = winners.keys() & set(info["rounds"][1]["sit_out"])
    match = winners[idle]
    other = match["sides"][0][0] + match["sides"][1][0] - idle
    right = corrected(match["entry"])
    await club.do("entries", entries=[right], sure=True)
    assert set((await club.info())["rounds"][1]["sit_out"]) - set(info["rounds"][1]["sit_out"]) == {other}


async def test_further_rounds_come_off_first(web: Web) -> None:
    club, first, result = await knock_out(web, 1)
    theirs = 0
    for match in (await club.info())["rounds"][1]["matches"]:
        if first["sides"][0][0] in (match["sides"][0][0], match["sides"][1][0]):
            theirs = match["table"]
        low = match["sides"][0][0] == first["sides"][0][0] or match["sides"][1][0] != first["sides"][0][0]
        await club.enter(played(2, match["table"], *((1000, 500) if low else (500, 1000))))
    assert theirs
    await club.seat()
    right = corrected(result)
    assert await club.no("entries", entries=[right]) == (409, "club-later-round")
