"""A pair's link: it goes with the pair from table to table, and speaks for that pair alone."""

from __future__ import annotations

from typing import Any

import pytest
from tests.club.server.conftest import Club, played, reopened, said
from tests.club.server.seats import seat_body
from tests.club.server.test_links import posts

from canasta.club.server.trail import feed_line
from canasta.club.server.words import Audience

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("seated")]

SIDES = ("fixed", "moving")


async def linked(club: Club, *pairs: int) -> dict[int, str]:
    """The keys of new links, by pair."""
    made = await club.do("links", role="pair", pairs=list(pairs))
    return {link["pair"]: link["key"] for link in made}


def first(match: dict[str, Any]) -> int:
    """The pair on the fixed side of a match."""
    pair: int = match["sides"][0][0]
    return pair


async def own_match(club: Club, key: str) -> tuple[dict[str, Any], int, int]:
    """The match of a pair's link in the last round, its side, and the other."""
    info = await club.info(key)
    (match,) = info["rounds"][-1]["matches"]
    own, other = (0, 1) if info["pair"] in match["sides"][0] else (1, 0)
    return match, own, other


async def test_a_pairs_link_goes_with_it_from_table_to_table(club: Club) -> None:
    keys = await linked(club, 1, 2, 3, 4)
    tables = []
    for of_round in (1, 2):
        for pair, key in keys.items():
            match, own, other = await own_match(club, key)
            assert (match["round"], match["sides"][own]) == (of_round, [pair])
            tables.append((pair, match["table"]))
            if match["points"] is None:
                await club.do("results", key, **said(of_round, match["table"], SIDES[own]))
                opponent = keys[match["sides"][other][0]]
                ((claim,), side) = ((await own_match(club, opponent))[0]["claims"], SIDES[other])
                where = {"round": of_round, "table": match["table"], "side": side}
                await club.do("confirm", opponent, claim=claim["claim"], device=f"phone-{side}", **where)
        assert (await club.info())["rounds"][-1]["open"] == 0
        await club.seat()
    assert len(set(tables)) > len(keys)  # somebody has changed tables
    trail = await club.lines()
    assert "the link of number 1" in {line["by"] for line in trail}


async def test_a_pairs_link_does_its_own_pairs_business_only(club: Club) -> None:
    pair, stranger = first(await club.match(1)), first(await club.match(2))
    keys = await linked(club, pair, stranger)
    allowed = {"results", "confirm", "second/given", "call", "sheet", "online/seat"}
    for path, body in posts().items():
        code = "club-not-its-match" if path in allowed else "club-may-not"
        assert await club.no(path, keys[stranger], **body) == (403, code), path
    other = {"side": "moving", "claim": 1, "device": "phone-other"}
    assert await club.no("results", keys[pair], **said(1, 1, "moving")) == (403, "club-not-its-side")
    assert await club.no("confirm", keys[pair], round=1, table=1, **other) == (403, "club-not-its-side")
    for path in ("proposal", "log", "links", "log.jsonl"):
        assert await club.shut(path, keys[pair]) == (403, "club-may-not")


async def test_a_pairs_link_sees_its_own_line_of_the_ranking(club: Club) -> None:
    keys = await linked(club, 3)
    info = await club.info(keys[3])
    assert (info["role"], info["pair"], info["table"]) == ("pair", 3, None)
    assert [line["pair"] for line in info["ranking"]] == [3]
    assert (await club.get("why?pair=3", keys[3]))["pair"] == 3
    await club.get("schedule", keys[3])


async def test_its_sheet_and_its_seat_are_those_of_its_match(club: Club) -> None:
    own, stranger = (await linked(club, first(await club.match(1)), first(await club.match(2)))).values()
    sheet = (await club.do("sheet", own, round=1, table=1))["sheet"]
    assert "dealentered" in (await club.web.get(f"/api/club/sheets/{sheet}", own))["may"]
    assert await club.web.shut(f"/api/club/sheets/{sheet}", stranger) == (403, "club-not-its-match")
    await club.do("online", round=1, tables=[1])
    await club.do("online/seat", own, **seat_body("fixed", 0))
    assert await club.no("online/seat", own, **seat_body("moving", 0)) == (403, "club-not-its-side")


async def test_links_for_pairs_name_them(club: Club) -> None:
    for body in ({"role": "pair"}, {"role": "public", "pairs": [1]}, {"role": "pair", "pairs": [1, 1]}):
        assert await club.no("links", **body) == (409, "club-link-pairs")
    assert await club.no("links", role="pair", pairs=[5]) == (409, "competition-no-pair")
    keys = await linked(club, 1, 2)
    await reopened(club.web)
    told = [link for link in await club.get("links") if link["role"] == "pair"]
    assert {link["pair"]: link["key"] for link in told} == keys
    await club.do("links/revoke", link=told[0]["link"])
    assert await club.shut("", keys[1]) == (403, "club-link-revoked")
    await club.info(keys[2])


async def test_a_pair_hears_of_its_own_matches_and_of_what_concerns_all(club: Club) -> None:
    match, other = await club.match(1), await club.match(2)
    (key,) = (await linked(club, first(match))).values()
    await club.enter(played(1, 1))
    await club.enter(played(1, 2))
    await club.enter({"entry": "penalised", "pair": first(other), "points": 100, "reason": "late"})
    live, link = await club.web.clubs.opened(club.id, key)
    audience = Audience.of(link, "en")
    told = [feed_line(live.state, each, audience).text for each in live.state.log[-3:]]
    assert [bool(line) for line in told] == [True, False, True]
