"""Score sheets of a competition's match: its table writes them, and they bring its result."""

from __future__ import annotations

from typing import Any

import pytest
from tests.club.server.conftest import Club, Web, annulled, corrected, played, reopened
from tests.club.server.sheets import DEAL, RULED, Sheet

from canasta.club.server.inputs import ClubError
from canasta.server.journal.ownership import NoOwnerError
from canasta.server.journal.time_and_chance import routing_key

pytestmark = pytest.mark.anyio
ACCEPTED = {"entry": "closed", "accepted": ["Ana", "Eva"]}


async def kept(club: Club, table: int = 1, of_round: int = 1) -> Sheet:
    found = await club.do("sheet", club.tables[table], round=of_round, table=table)
    return Sheet(club.web, found["sheet"], club.tables[table])


@pytest.fixture
async def sheet(club: Club, seated: int) -> Sheet:
    return await kept(club)


async def test_a_match_has_one_sheet(club: Club, sheet: Sheet) -> None:
    assert (await kept(club)).id == sheet.id
    assert routing_key(sheet.id) == routing_key(club.id)
    info = await sheet.info()
    match = await club.match()
    assert (match["sheet"], info["parent"]) == (sheet.id, {"club": club.id, "round": 1, "table": 1})
    pairs = {pair["number"]: pair["players"] for pair in (await club.info())["pairs"]}
    fixed, moving = pairs[match["sides"][0][0]], pairs[match["sides"][1][0]]
    assert [seat["name"] for seat in info["seats"]] == [fixed[0], moving[0], fixed[1], moving[1]]
    assert info["length"] == {"deals": 4}


async def test_only_its_table_writes_it(club: Club, sheet: Sheet, web: Web) -> None:
    other = await web.club()
    assert await sheet.refused(DEAL, key=club.tables[2]) == (403, "club-not-its-table")
    assert await sheet.refused(DEAL, key=other.organiser) == (403, "club-wrong-key")
    assert await sheet.refused(DEAL, key=club.public) == (403, "club-may-not")
    assert (await sheet.info(club.public))["may"] == []
    await sheet.write(DEAL)
    await sheet.do("ruling", club.deputy, **RULED)
    assert await sheet.no("ruling", club.tables[1], **RULED) == (403, "club-may-not")
    assert [line["by"] for line in (await sheet.info())["log"]] == ["", "table 1", "Marta"]
    await sheet.do("entries", entries=[DEAL], by="Ana")
    await sheet.write(DEAL, key=club.organiser)
    told = await sheet.info(lang="es")
    assert [line["by"] for line in told["log"]][1:] == ["la mesa 1", "Marta", "Ana (la mesa 1)", "la organización"]
    public = next(link["link"] for link in await club.get("links") if link["table"] == 1)
    await club.do("links/revoke", link=public)
    assert await sheet.refused(DEAL) == (403, "club-link-revoked")


async def test_what_both_sides_accept_is_the_result(club: Club, sheet: Sheet) -> None:
    await sheet.write(*[DEAL] * 4)
    await sheet.write(ACCEPTED)
    match = await club.match()
    assert (match["state"], match["points"]) == ("done", [3600, 400])
    line = next(each for each in await club.lines() if each["number"] == match["entry"])
    assert line["by"] == "the server"
    why = await club.get("why?pair=1", club.public)
    assert why["figures"][0]["value"] == 3600


async def test_what_one_side_accepts_the_other_confirms(club: Club, sheet: Sheet) -> None:
    await sheet.write(*[DEAL] * 4, {"entry": "closed", "accepted": ["Ana"]})
    match = await club.match()
    (claim,) = match["claims"]
    assert (match["state"], claim["side"], claim["points"]) == ("claimed", "fixed", [3600, 400])
    body = {"round": 1, "table": 1, "side": "moving", "claim": claim["claim"], "device": "phone-moving"}
    await club.do("confirm", club.tables[1], **body)
    assert (await club.match())["points"] == [3600, 400]


async def test_a_sheet_that_is_no_result_is_not_accepted(club: Club, sheet: Sheet) -> None:
    await sheet.write(DEAL)
    broken_off = {"entry": "closed", "accepted": ["Ana", "Eva"], "reason": "we are tired"}
    assert await sheet.refused(broken_off) == (409, "competition-wrong-deals")
    assert not (await sheet.info())["closed"]
    assert (await club.match())["state"] == "playing"


async def test_what_an_arbiter_changes_on_a_closed_sheet_corrects_the_result(club: Club, sheet: Sheet) -> None:
    written = await sheet.write(*[DEAL] * 4, ACCEPTED)
    assert await sheet.refused({"entry": "reopened", "reason": "a slip"}) == (403, "club-may-not")
    await sheet.write({"entry": "reopened", "reason": "a slip"}, key=club.organiser)
    score = {"form": "totals", "points": [800, 200]}
    right = {"entry": "corrected", "of": written["entries"][0], "score": score, "reason": "read again"}
    await sheet.write(right, key=club.organiser)
    await sheet.write(ACCEPTED, key=club.organiser)
    match = await club.match()
    assert match["points"] == [3500, 500]
    trail = next(line for line in await club.lines() if line["kind"] == "corrected")
    assert (trail["before"], trail["after"], trail["reason"]) == ([3600, 400], [3500, 500], "a slip")


async def test_a_result_typed_by_the_organiser_stands(club: Club, sheet: Sheet) -> None:
    await club.enter(played(1, 1))
    await sheet.write(*[DEAL] * 4, ACCEPTED)
    match = await club.match()
    assert (match["points"], match["second"], match["claims"][0]["points"]) == ([1000, 500], "sheet", [3600, 400])


async def disputed(club: Club, sheet: Sheet) -> None:
    """Let the organiser overrule and reopen a sheet, which is accepted again at the table with another result."""
    written = await sheet.write(*[DEAL] * 4, ACCEPTED)
    of = (await club.match())["entry"]
    await club.enter(corrected(of, 3650, 400, "counted again"))
    score = {"form": "totals", "points": [800, 200]}
    right = {"entry": "corrected", "of": written["entries"][0], "score": score, "reason": "read again"}
    await sheet.write({"entry": "reopened", "reason": "a slip"}, key=club.organiser)
    await sheet.write(right)
    await sheet.write(ACCEPTED)


async def test_the_organisers_correction_stands_against_a_sheet_accepted_later(club: Club, sheet: Sheet) -> None:
    await disputed(club, sheet)
    for key in (club.organiser, club.tables[1]):
        info = await club.info(key)
        match = info["rounds"][0]["matches"][0]
        assert (match["points"], match["second"]) == ([3650, 400], "sheet")
        assert [each["points"] for each in match["claims"]] == [[3500, 500]]
    seen = (await club.info(club.public))["rounds"][0]["matches"][0]
    assert (seen["second"], seen["claims"]) == ("none", [])
    said = await club.texts("es")
    assert "aceptado la hoja con 3500 : 500" in said[-1]
    await reopened(club.web)
    await club.web.clubs.look()
    assert len(await club.lines()) == len(said)
    assert (await club.match())["second"] == "sheet"


async def test_the_organiser_takes_the_sheets_result_and_may_undo_that(club: Club, sheet: Sheet) -> None:
    await disputed(club, sheet)
    where: dict[str, Any] = {"round": 1, "table": 1, "points": [3500, 500], "deals": 4, "reason": "as the sheet says"}
    assert await club.no("settle", club.deputy, **where) == (403, "club-may-not")
    await club.do("settle", **where)
    match = await club.match()
    assert (match["points"], match["second"], match["claims"]) == ([3500, 500], "none", [])
    lines = await club.lines()
    last = next(line for line in reversed(lines) if line["kind"] == "corrected")
    assert (last["before"], last["after"], last["reason"]) == ([3650, 400], [3500, 500], "as the sheet says")
    await club.enter(annulled(last["number"]))
    match = await club.match()
    assert (match["points"], match["second"]) == ([3650, 400], "sheet")


async def test_the_organiser_keeps_the_result_against_the_sheet(club: Club, sheet: Sheet) -> None:
    await disputed(club, sheet)
    where: dict[str, Any] = {"round": 1, "table": 1}
    assert await club.no("sheet/dismissed", club.deputy, **where) == (403, "club-may-not")
    await club.do("sheet/dismissed", **where)
    match = await club.match()
    assert (match["points"], match["second"], match["claims"]) == ([3650, 400], "none", [])
    assert "the result stands, although the score sheet says otherwise" in (await club.lines())[-1]["text"]
    assert await club.no("sheet/dismissed", **where) == (409, "club-sheet-agrees")
    await reopened(club.web)
    await club.web.clubs.look()
    assert (await club.match())["second"] == "none"
    await sheet.write({"entry": "reopened", "reason": "once more"}, key=club.organiser)
    await sheet.write(ACCEPTED, key=club.organiser)
    assert (await club.match())["points"] == [3500, 500]  # the organiser's own hand has accepted it


async def test_a_sheet_accepted_as_the_server_stopped_brings_its_result_later(
    club: Club, sheet: Sheet, monkeypatch: pytest.MonkeyPatch
) -> None:

    class Stopped(BaseException):
        """As if the process were gone."""

    async def stop(*_: object) -> None:
        raise Stopped

    with monkeypatch.context() as stopped:
        stopped.setattr("canasta.club.server.result_import._bring", stop)
        with pytest.raises(Stopped):
            await sheet.write(*[DEAL] * 4, ACCEPTED)
    await reopened(club.web)
    assert (await club.match())["state"] == "playing"
    await club.web.clubs.look()
    assert (await club.match())["points"] == [3600, 400]


async def test_ids_of_one_kind_open_nothing_of_another(club: Club, sheet: Sheet, web: Web) -> None:
    for path in (f"/api/club/{sheet.id}", f"/api/club/sheets/{club.id}"):
        assert (await web.shut(path, club.organiser))[0] == 400


async def test_the_names_on_an_open_sheet_follow_the_pairs(club: Club, sheet: Sheet) -> None:
    match = await club.match()
    other = await kept(club, table=2)
    before = [seat["name"] for seat in (await other.info())["seats"]]
    await sheet.write(DEAL)
    await club.enter({"entry": "renamed", "pair": match["sides"][0][0], "players": ["Noa", "Irma"]})
    await club.web.clubs.look()
    info = await sheet.info()
    assert [seat["name"] for seat in info["seats"]][::2] == ["Noa", "Irma"]
    assert info["sides"][0]["name"] == "Noa · Irma"
    seq = info["seq"]
    await club.web.clubs.look()
    assert (await sheet.info())["seq"] == seq
    await sheet.write(*[DEAL] * 3)
    assert (await sheet.info(lang="es"))["outcome"] == "Ganan Noa e Irma."
    assert [seat["name"] for seat in (await other.info())["seats"]] == before


async def test_names_reach_the_sheets_later_if_this_process_takes_no_log_now(
    club: Club, sheet: Sheet, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await club.match()
    await club.enter({"entry": "renamed", "pair": match["sides"][0][0], "players": ["Noa", "Irma"]})

    async def take(_log_id: str) -> Any:
        raise NoOwnerError

    with monkeypatch.context() as leaving:
        leaving.setattr(club.web.clubs.sheets, "take", take)
        await club.web.clubs.look()
    await club.web.clubs.look()
    assert [seat["name"] for seat in (await sheet.info())["seats"]][::2] == ["Noa", "Irma"]


async def test_a_sheet_that_is_set_aside_keeps_no_names_from_the_others(
    club: Club, sheet: Sheet, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheets = [sheet, await kept(club, table=2)]
    for table in (1, 2):
        fixed = (await club.match(table=table))["sides"][0][0]
        await club.enter({"entry": "renamed", "pair": fixed, "players": [f"Noa {table}", f"Irma {table}"]})
    take = club.web.clubs.sheets.take

    async def one_is_broken(log_id: str) -> Any:
        if log_id == sheets[0].id:
            raise ClubError("set-aside", seq=1)
        return await take(log_id)

    with monkeypatch.context() as broken:
        broken.setattr(club.web.clubs.sheets, "take", one_is_broken)
        await club.web.clubs.look()
    assert [seat["name"] for seat in (await sheets[1].info())["seats"]][::2] == ["Noa 2", "Irma 2"]


@pytest.mark.parametrize(("closer", "second"), [("table", "missing"), ("organiser", "none")])
async def test_a_sheet_that_one_phone_closes_for_both_sides_may_be_denied_by_another(
    club: Club, sheet: Sheet, closer: str, second: str
) -> None:
    await sheet.write(*[DEAL] * 4)
    key = club.tables[1] if closer == "table" else club.organiser
    closed = ACCEPTED
    await sheet.do("entries", key, entries=[closed], device="phone-that-wrote")
    match = await club.match()
    assert (match["state"], match["second"]) == ("done", second)
    said_otherwise = {"round": 1, "table": 1, "side": "moving", "points": [400, 3600], "deals": 4}
    if closer == "organiser":
        found = await club.no("results", club.tables[1], **said_otherwise, device="another-phone")
        assert found == (409, "competition-has-result")
        return
    given = {"round": 1, "table": 1, "device": "phone-that-wrote", "right": True}
    assert await club.no("second/given", club.tables[1], **given) == (409, "club-same-phone")
    await club.do("results", club.tables[1], **said_otherwise, device="another-phone")
    await reopened(club.web)
    match = await club.match()
    assert (match["points"], match["second"], match["claims"][0]["points"]) == ([3600, 400], "denied", [400, 3600])
