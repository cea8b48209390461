"""Logs of competitions and score sheets as they were written before open, and lead to what they led to then.

`data/NAME.jsonl` has the rows of the store; `data/NAME.json` what followed from them then. The evening
and the sheet have every kind of input and entry; the others were brought, with more in them than a request may have.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from canasta.club.competition import Competition
from canasta.club.competition import read as read_competition
from canasta.club.competition import write as write_competition
from canasta.club.scoresheet import ScoreSheet, write_table
from canasta.club.scoresheet import read as read_sheet
from canasta.club.scoresheet import write as write_sheet
from canasta.server.clubs import inputs, sheet_inputs, trail
from canasta.server.clubs.club_state import CLUB_LOG, ClubState
from canasta.server.clubs.rights import rights
from canasta.server.clubs.sheet_state import SHEET_LOG, ClubSheet
from canasta.server.clubs.words import Audience, Parts

DATA = Path(__file__).with_name("data")
CLUBS, SHEETS = ("evening", "league"), ("sheet", "brought")


def rows(name: str) -> list[tuple[bytes, float]]:
    lines = map(json.loads, (DATA / f"{name}.jsonl").read_text(encoding="utf-8").splitlines())
    return [(json.dumps(line["row"]).encode(), line["at"]) for line in lines]


def expected(name: str) -> Any:
    return json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))


def lines_of(log: str) -> list[Any]:
    return [json.loads(line) for line in log.splitlines()]


def told_of_club(state: ClubState) -> dict[str, Any]:
    """The figures and states of a competition, without its sentences."""
    parts = Parts(state, Audience("staff", None, "en"))
    assert len(state.competition.log) < trail.AT_ONCE
    lines = [
        (line.kind, line.number, line.of, line.before, line.after, line.annulled, line.corrected)
        for line in trail.page(state, 0, 0, "en").lines
    ]
    return {
        "links": [(link.number, link.role, link.table, link.revoked, rights(link)) for link in state.links],
        "clock": state.clock.face,
        "pairs": parts.pairs,
        "rounds": parts.rounds,
        "ranking": parts.ranking,
        "why": [[(figure.criterion, figure.reasons) for figure in line.figures] for line in state.standings()],
        "lines": lines,
        "log": lines_of(write_competition(state.competition.log)),
    }


def told_of_sheet(state: ClubSheet) -> dict[str, Any]:
    """The figures and states of a sheet, without its sentences."""
    sheet = state.sheet
    return {
        "totals": sheet.totals,
        "winner": sheet.winner,
        "curve": sheet.curve,
        "trail": [(each.of, each.entry, each.by, each.at, each.reason) for each in sheet.trail],
        "table": write_table(sheet),
        "log": lines_of(write_sheet(sheet.log)),
    }


def plain(told: dict[str, Any]) -> Any:
    def value(found: Any) -> Any:
        return {name: getattr(found, name) for name in found.__slots__}

    return json.loads(msgspec.json.encode(told, enc_hook=value))


@pytest.mark.parametrize("name", CLUBS)
def test_a_stored_competition_is_what_it_was(name: str) -> None:
    state = CLUB_LOG.fold("Cold2345678", "", rows(name))
    assert plain(told_of_club(state)) == expected(name)
    again = CLUB_LOG.fold("Cold2345678", "", [(inputs.to_json(each.by, each.entry), each.at) for each in state.log])
    assert again.log == state.log
    assert [json.loads(inputs.to_json(each.by, each.entry)) for each in state.log] == [
        json.loads(body) for body, _ in rows(name)
    ]


@pytest.mark.parametrize("name", SHEETS)
def test_a_stored_sheet_is_what_it_was(name: str) -> None:
    state = SHEET_LOG.fold("Sold2345678", "", rows(name))
    assert plain(told_of_sheet(state)) == expected(name)
    assert [json.loads(sheet_inputs.to_json(each.by, each.entry)) for each in state.log] == [
        json.loads(body) for body, _ in rows(name)
    ]


@pytest.mark.parametrize("name", [*CLUBS, *SHEETS])
def test_an_old_file_is_read_again(name: str) -> None:
    """The file that a competition or a sheet gave, with who and when in each line."""
    log = "".join(f"{json.dumps(line)}\n" for line in expected(name)["log"])
    if name in CLUBS:
        assert lines_of(write_competition(Competition(read_competition(log)).log)) == lines_of(log)
    else:
        assert lines_of(write_sheet(ScoreSheet(read_sheet(log)).log)) == lines_of(log)
