"""A match stands still when a player pauses it, when no person acts for a round, and between deals."""

from __future__ import annotations

import random

import pytest
from tests.server.tables.tables import Played, code, everything, in_play

from canasta.server.tables import inputs
from canasta.server.tables.table import Due
from canasta.server.tables.words import table_info
from canasta.server.wire.values import PauseInfo, Settings

MOVES: list[tuple[int | None, inputs.Input]] = [
    (0, inputs.ActionsPlayed("draw")),
    (0, inputs.Ready()),
    (0, inputs.Lifted(50)),
    (0, inputs.Picked(3)),
    (0, inputs.Shuffled()),
    (None, inputs.NextDeal()),
]


def test_a_round_without_any_person_is_where_the_table_stops() -> None:
    """Three sleeping phones lose one turn each at most, and no deal."""
    played = in_play(3)
    table, rng = played.table, random.Random(3)
    for _ in range(200):
        due = table.due()
        if due is None:
            break
        if due.kind == "clock":
            assert due.player is not None
            played.do(None, inputs.Away(due.player), due.at)
        else:
            played.step(rng)
    else:
        pytest.fail("the bots play on and on")
    assert (table.stage, len(table.score_sheets)) == ("play", 0)
    assert [table.chair(number).away for number in range(3)] == [True] * 3
    assert table_info(table, "en").pause == PauseInfo(None)
    woken = played.rebuilt()
    assert (woken.due(), everything(woken)) == (None, everything(table))
    played.do(1, inputs.PersonBack())
    assert table_info(table, "en").pause is None
    assert played.due().at >= table.at, "who comes back has the whole time"


def test_the_last_of_whom_a_bot_plays_is_not_played_away() -> None:
    played = in_play(people=1, turn_seconds=30)
    while played.table.waited_for != [0]:
        played.step(random.Random(4))
    before = len(played.match.log)
    played.do(None, inputs.Away(0))
    assert played.table.due() is None
    assert len(played.match.log) == before


@pytest.mark.parametrize("seconds", [0, 60])
def test_any_player_pauses_and_any_player_goes_on(seconds: int) -> None:
    played = in_play(3, turn_seconds=seconds)
    table = played.table
    while table.waited_for != [0]:
        played.step(random.Random(5))
    played.do(2, inputs.Paused())
    assert (table.due(), table_info(table, "es").pause) == (None, PauseInfo(2))
    for by, entry in MOVES:
        assert code(played, by, entry) == "paused"
    assert code(played, 1, inputs.Paused()) == "paused"
    played.do(1, inputs.Phrase("one-moment"))
    assert everything(played.rebuilt()) == everything(table)
    played.do(1, inputs.Resumed(), table.at + 3_600_000)
    assert table_info(table, "es").pause is None
    due = table.due()
    assert (due and (due.kind, due.at - table.at)) == (("clock", 60_000) if seconds else None)
    assert code(played, 1, inputs.Resumed()) == "not-paused"
    played.do(0, inputs.ActionsPlayed("draw"))


def test_a_match_of_a_competition_is_not_paused() -> None:
    played = in_play(people=4, seating="given")
    played.table.of = "Cabcdefghj"
    assert code(played, 0, inputs.Paused()) == "pause-competition"


@pytest.mark.parametrize("people", [2, 4])
def test_no_deal_begins_without_a_persons_word(people: int) -> None:
    played = in_play(people).play(random.Random(3), deals=1)
    table = played.table
    assert (table.stage, table.due()) == ("between", None)
    played.do(1, inputs.Ready(), table.at + 900_000)
    assert (played.due().kind, played.due().at - table.at) == ("next", 60_000)
    assert played.rebuilt().due() == played.due()
    played.do(0, inputs.Paused())
    assert table.due() is None


def test_a_freed_chair_has_not_asked_for_the_next_deal() -> None:
    played = in_play(3).play(random.Random(3), deals=1)
    played.do(1, inputs.Ready())
    played.do(0, inputs.ChairLeft(1))
    played.do(1, inputs.Joined(1, "Zoe", "fox", "ab"))
    played.do(1, inputs.Ready())
    assert played.table.ready == {1}


@pytest.mark.parametrize("people", [1, 3])
def test_once_everybody_wants_it_the_deal_is_due(people: int) -> None:
    played = Played(Settings(rules="clasica", ceremony="short"), people).begin().play(random.Random(3), deals=1)
    assert played.table.stage == "between"
    for number in range(people):
        before = played.table.due()
        assert before is None or before.at > played.table.since, "somebody still looks at the sheet"
        played.do(number, inputs.Ready())
    assert played.rebuilt().due() == Due("next", None, played.table.since)
    played.do(None, inputs.NextDeal())
    assert played.table.due() != Due("next", None, played.table.since)
