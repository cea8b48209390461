"""Results from the tables: said by one side, confirmed by the other; what two phones do not agree on is settled."""

from __future__ import annotations

from typing import Any

import pytest
from tests.club.server.conftest import Club, annulled, corrected, played, reopened, said

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("seated")]


async def test_a_result_counts_once_the_opponents_confirm_it(club: Club) -> None:
    claim = await club.do("results", club.tables[1], **said(1, 1, "fixed"))
    match = await club.match()
    assert (match["state"], match["points"], [each["claim"] for each in match["claims"]]) == (
        "claimed",
        None,
        [claim["seq"]],
    )
    confirm: dict[str, Any] = {"round": 1, "table": 1, "claim": claim["seq"], "device": "phone-other"}
    assert await club.no("confirm", club.tables[1], side="fixed", **confirm) == (409, "club-own-claim")
    done = await club.do("confirm", club.tables[1], side="moving", **confirm)
    match = await club.match()
    assert (match["state"], match["points"], match["entry"]) == ("done", [1000, 500], done["entries"][0])
    assert match["claims"] == []


async def test_a_phone_may_say_it_again_before_it_is_confirmed(club: Club) -> None:
    slip = await club.do("results", club.tables[1], **said(1, 1, "fixed", 100, 500))
    right = await club.do("results", club.tables[1], **said(1, 1, "fixed"))
    confirm: dict[str, Any] = {"round": 1, "table": 1, "side": "moving", "device": "phone-other"}
    assert await club.no("confirm", club.tables[1], claim=slip["seq"], **confirm) == (409, "club-claim-changed")
    await club.do("confirm", club.tables[1], claim=right["seq"], **confirm)
    assert (await club.match())["points"] == [1000, 500]


@pytest.mark.parametrize("side", ["moving", "fixed"])
async def test_what_two_phones_do_not_agree_on_waits_for_the_organiser(club: Club, side: str) -> None:
    """Also where both phones are of the same side."""
    first = await club.do("results", club.tables[1], **said(1, 1, "fixed"))
    await club.do("results", club.tables[1], **said(1, 1, side, 500, 1000, "another-phone"))
    match = await club.match()
    assert match["state"] == "conflict"
    assert [(each["side"], each["points"]) for each in match["claims"]] == [("fixed", [1000, 500]), (side, [500, 1000])]
    third = said(1, 1, "fixed", 500, 1000, "third-phone")
    assert await club.no("results", club.tables[1], **third) == (409, "club-conflict")
    confirm: dict[str, Any] = {"round": 1, "table": 1, "side": "moving", "claim": first["seq"], "device": "phone-other"}
    assert await club.no("confirm", club.tables[1], **confirm) == (409, "club-conflict")
    assert await club.no("entries", club.deputy, entries=[played(1, 1)]) == (409, "club-conflict")
    settled: dict[str, Any] = {"round": 1, "table": 1, "points": [1000, 500], "deals": 4, "reason": "the sheet says so"}
    assert await club.no("settle", club.deputy, **settled) == (403, "club-may-not")
    done = await club.do("settle", **settled)
    match = await club.match()
    assert (match["state"], match["points"]) == ("done", [1000, 500])
    lines = (await club.get(f"log?after={done['seq'] - 1}&lang=en"))["lines"]
    assert [(line["kind"], line["reason"]) for line in lines] == [
        ("decided", "the sheet says so"),
        ("played", "the sheet says so"),
    ]


async def test_a_result_that_cannot_be_is_refused_before_anybody_confirms_it(club: Club) -> None:
    assert await club.no("results", club.tables[1], **said(1, 1, "fixed", 1001)) == (409, "competition-points-step")
    few = {**said(1, 1, "fixed"), "deals": 3}
    assert await club.no("results", club.tables[1], **few) == (409, "competition-wrong-deals")
    assert (await club.match())["state"] == "waiting"


async def test_the_arbiter_is_called_and_comes(club: Club) -> None:
    where = {"round": 1, "table": 1}
    await club.do("call", club.tables[1], **where)
    assert (await club.match())["called"]
    assert not (await club.match(key=club.public))["called"]
    assert await club.no("call", club.tables[1], **where) == (409, "club-called")
    await club.do("call", club.deputy, **where, wanted=False)
    assert not (await club.match())["called"]
    await club.enter(played(1, 1))
    await club.do("call", club.tables[1], **where)  # after the match
    await club.enter(played(1, 2))
    assert (await club.match())["called"]


async def test_what_is_asked_again_is_not_done_twice(club: Club) -> None:
    body = {"id": "same", **said(1, 1, "fixed")}
    first = await club.do("results", club.tables[1], **body)
    await reopened(club.web)
    again = await club.do("results", club.tables[1], **body)
    assert again == {**first, "again": True}
    # The id is that link's own.
    await club.do("results", club.tables[2], **{"id": "same", **said(1, 2, "fixed")})
    assert [(await club.match(table))["state"] for table in (1, 2)] == ["claimed", "claimed"]


async def test_the_public_hears_of_results_and_not_of_claims(club: Club) -> None:
    await club.do("results", club.tables[1], **said(1, 1, "fixed"))
    match = await club.match(key=club.public)
    assert (match["state"], match["claims"]) == ("playing", [])


async def from_one_phone(club: Club) -> dict[str, Any]:
    """A result that one phone has said, and agreed with for the others."""
    await club.do("results", club.tables[1], **said(1, 1, "fixed", device="one-phone"))
    claim = (await club.match())["claims"][0]["claim"]
    where = {"round": 1, "table": 1}
    await club.do("confirm", club.tables[1], **where, side="moving", claim=claim, device="one-phone")
    return where


async def test_a_result_from_one_phone_is_confirmed_from_another(club: Club) -> None:
    where = await from_one_phone(club)
    match = await club.match()
    assert (match["state"], match["second"]) == ("done", "missing")
    assert (await club.match(key=club.public))["second"] == "none"  # no business of theirs
    given = {**where, "device": "other-phone", "right": True}
    assert await club.no("second", club.tables[1], **where) == (403, "club-may-not")
    await club.do("second", club.deputy, **where)
    await reopened(club.web)
    assert (await club.match(key=club.tables[1]))["second"] == "asked"
    same = {**given, "device": "one-phone"}
    assert await club.no("second/given", club.tables[1], **same) == (409, "club-same-phone")
    assert await club.no("second/given", club.tables[2], **given) == (403, "club-not-its-table")
    assert await club.no("second/given", **given) == (403, "club-may-not")
    await club.do("second/given", club.tables[1], **given)
    assert (await club.match())["second"] == "none"
    assert await club.no("second", **where) == (409, "club-two-phones")
    texts = await club.texts()
    assert f"Round 1, table 1: pair {match['sides'][1][0]} agrees, from the same phone." in texts
    assert texts[-2:] == [
        "Round 1, table 1: confirmation from another phone was asked for.",
        "Round 1, table 1: confirmed from another phone.",
    ]


@pytest.mark.parametrize("asked", [True, False])
async def test_another_phone_says_otherwise_and_the_organiser_corrects(club: Club, asked: bool) -> None:
    where = await from_one_phone(club)
    if asked:
        await club.do("second", **where)
    denied = {**where, "device": "other-phone", "right": False}
    same = {**denied, "device": "one-phone"}
    assert await club.no("second/given", club.tables[1], **same) == (409, "club-same-phone")
    await club.do("second/given", club.tables[1], **denied)
    match = await club.match()
    assert (match["state"], match["second"]) == ("done", "denied")
    await club.enter(corrected(match["entry"]))
    assert (await club.match())["second"] == "none"  # it is the organiser's word now
    assert await club.no("second", **where) == (409, "club-two-phones")


async def test_one_phone_that_says_the_same_for_both_sides(club: Club) -> None:
    for side in ("fixed", "moving"):
        await club.do("results", club.tables[1], **said(1, 1, side, device="one-phone"))
        await club.do("results", club.tables[2], **said(1, 2, side))
    assert [(await club.match(table))["second"] for table in (1, 2)] == ["missing", "none"]
    await club.do("second", round=1, table=1)
    await club.do("second", round=1, table=1, wanted=False)
    assert (await club.match())["second"] == "missing"
    await club.enter(annulled((await club.match())["entry"]))
    await club.do("results", club.tables[1], **said(1, 1, "fixed", device="one-phone"))
    await club.do("results", club.tables[1], **said(1, 1, "moving", device="other-phone"))
    assert (await club.match())["second"] == "none"


async def two_that_differ(club: Club) -> tuple[int, int]:
    """The claims of two phones, of which the second has mistyped."""
    first = await club.do("results", club.tables[1], **said(1, 1, "fixed", device="phone-one"))
    slip = await club.do("results", club.tables[1], **said(1, 1, "moving", 100, 500, device="phone-two"))
    assert (await club.match())["state"] == "conflict"
    return first["seq"], slip["seq"]


async def test_who_mistyped_accepts_what_the_other_side_claims(club: Club) -> None:
    right, slip = await two_that_differ(club)
    own: dict[str, Any] = {"round": 1, "table": 1, "side": "moving", "claim": right, "device": "phone-two"}
    assert await club.no("confirm", club.tables[1], **{**own, "claim": slip}) == (409, "club-own-claim")
    # The phone whose claim it is does not speak for those who say otherwise.
    assert await club.no("confirm", club.tables[1], **{**own, "device": "phone-one"}) == (409, "club-conflict")
    await club.do("confirm", club.tables[1], **own)
    match = await club.match()
    assert (match["state"], match["points"], match["second"]) == ("done", [1000, 500], "none")


async def test_who_mistyped_may_type_it_again(club: Club) -> None:
    await two_that_differ(club)
    await club.do("results", club.tables[1], **said(1, 1, "moving", 200, 500, device="phone-two"))
    assert (await club.match())["state"] == "conflict"
    await club.do("results", club.tables[1], **said(1, 1, "moving", device="phone-two"))
    assert (await club.match())["points"] == [1000, 500]


async def test_a_claim_after_the_result_of_one_phone_is_kept_as_a_denial(club: Club) -> None:
    await from_one_phone(club)
    late = said(1, 1, "moving", 500, 1000, "other-phone")
    assert await club.no("results", club.tables[1], **{**late, "device": "one-phone"}) == (
        409,
        "competition-has-result",
    )
    await club.do("results", club.tables[1], **late)
    await club.enter(played(1, 2))  # what happens elsewhere leaves it there
    match = await club.match()
    assert (match["state"], match["points"], match["second"]) == ("done", [1000, 500], "denied")
    assert [(claim["side"], claim["points"]) for claim in match["claims"]] == [("moving", [500, 1000])]
    await club.enter(corrected(match["entry"]))
    match = await club.match()
    assert (match["second"], match["claims"]) == ("none", [])


async def test_a_claim_that_says_the_same_confirms_it(club: Club) -> None:
    await from_one_phone(club)
    await club.do("results", club.tables[1], **said(1, 1, "moving", device="other-phone"))
    assert (await club.match())["second"] == "none"
