"""Sections at the server: who plays in which, the sentence for too few pairs, and the columns of the file."""

from __future__ import annotations

import pytest
from tests.club.server.conftest import Web, played
from tests.club.server.test_lists import rows

pytestmark = pytest.mark.anyio


def names(pairs: int) -> str:
    return "".join(f"Ana {at};Bea {at}\n" for at in range(pairs))


async def test_sections_are_told_and_listed(web: Web) -> None:
    club = await web.club(pairs=names(9), tables=0, format="round_robin", rounds=0, sections=2)
    assert {pair["section"] for pair in (await club.info())["pairs"]} == {0}
    await club.seat()
    sections = {pair["number"]: pair["section"] for pair in (await club.info())["pairs"]}
    assert sections == {1: 1, 2: 2, 3: 2, 4: 1, 5: 1, 6: 2, 7: 2, 8: 1, 9: 1}
    matches = (await club.info())["rounds"][0]["matches"]
    await club.enter(*(played(1, each["table"], 1000 + 10 * each["table"], 500) for each in matches))
    table = rows(await club.get("ranking.csv?lang=en", club.public))
    assert table[0][-2:] == ["Section", "Place in the section"]
    found = {int(row[1]): row[-2] for row in table[1:]}
    assert found == {pair: "AB"[section - 1] for pair, section in sections.items()}
    within = {line["pair"]: line["within"] for line in (await club.info())["ranking"]}
    assert within == {int(row[1]): int(row[-1]) for row in table[1:]}
    firsts = [row[-2] for row in table[1:] if row[-1] == "1"]
    assert sorted(set(firsts)) == ["A", "B"]
    await club.enter({"entry": "entered", "players": ["Eva", "Luz"]})
    assert (await club.info())["pairs"][-1]["section"] == 2


async def test_too_few_pairs_are_said_and_no_sections_are_a_way_out(web: Web) -> None:
    club = await web.club(pairs=names(7), tables=0, format="fixed_and_moving", rounds=0, sections=2)
    info = await club.info()
    assert (info["next"], info["next_why"]) == (
        False,
        "2 sections need at least 8 pairs, 4 each, and there are 7: set no sections.",
    )
    settings = {**info["settings"], "sections": 0}
    await club.do("settings", settings=settings, rules=info["rules"], house={})
    assert (await club.info())["next"]
    await club.seat()
    assert await club.no("settings", settings={**settings, "sections": 2}, rules=info["rules"], house={}) == (
        409,
        "competition-stands",
    )
