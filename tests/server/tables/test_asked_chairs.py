"""A friend who comes late takes a bot's chair from the next deal on, if the host agrees."""

from __future__ import annotations

import random

import pytest
from tests.server.tables.tables import Played, code, everything, in_play

from canasta.match.record import write
from canasta.match.replay import from_record
from canasta.server.tables import inputs
from canasta.server.tables.course import MOST_REQUESTS
from canasta.server.tables.people import hash_of
from canasta.server.tables.words import table_info
from canasta.server.wire.values import AskedChair, Settings

ZOE = inputs.Joined(3, "Zoe", "fox", hash_of("a key of Zoe"))
YES, NO = inputs.Admitted(3, yes=True), inputs.Admitted(3, yes=False)


@pytest.fixture
def played() -> Played:
    """Three people and a bot in the first deal."""
    return in_play(3)


def test_the_chair_changes_hands_once_the_deal_is_over(played: Played) -> None:
    table = played.table
    assert table.match is not None
    seat = table.seat_of(3)
    assert seat is not None
    played.do(3, ZOE)
    asked = AskedChair(chair=3, name="Zoe", avatar="fox", granted=False)
    assert table_info(table, "en").asked == [asked]
    played.do(0, YES)
    assert table_info(table, "en").asked[0].granted
    assert table.chair(3).is_bot, "the bot plays its deal to the end"
    played.play(random.Random(5), deals=1, greedy=True)
    assert (table.stage, table.persons, table.asked) == ("between", [0, 1, 2, 3], {})
    assert table_info(table, "en").names[seat] == "Zoe"
    played.do(3, inputs.Ready())
    assert everything(played.rebuilt()) == everything(table)
    played.play(random.Random(6), greedy=True)
    record = write(table.match.record())
    assert f"seat {seat} human Zoe\n" in record
    assert from_record(record).scores == table.match.scores


def test_between_deals_the_chair_is_theirs_at_once(played: Played) -> None:
    played.play(random.Random(5), deals=1, greedy=True)
    played.do(3, ZOE)
    played.do(0, YES)
    assert played.table.persons == [0, 1, 2, 3]


def test_after_a_no_somebody_else_may_ask(played: Played) -> None:
    played.do(3, ZOE)
    played.do(0, NO)
    assert played.table.asked == {}
    played.do(3, inputs.Joined(3, "Pía", "fox", "ab"))
    played.do(0, YES)
    played.do(0, NO)  # the host changes their mind in time
    played.play(random.Random(5), deals=1, greedy=True)
    assert played.table.chair(3).is_bot


def test_who_comes_too_late_or_asks_for_something_else_is_told_so(played: Played) -> None:
    assert code(played, 0, YES) == "not-asked"
    assert code(played, 0, inputs.Joined(1, "Zoe", "fox", "ab")) == "begun"
    assert code(played, 0, inputs.Joined(9, "Zoe", "fox", "ab")) == "chair-unknown"
    assert code(played, 3, inputs.Joined(3, "Ana", "fox", "ab")) == "name-taken"
    played.do(3, ZOE)
    assert code(played, 3, inputs.Joined(3, "Pía", "fox", "ab")) == "asked-taken"
    assert code(played, 1, YES) == "not-host"
    played.do(0, NO)
    for _ in range(MOST_REQUESTS - 1):
        played.do(3, ZOE)
        played.do(0, NO)
    assert code(played, 3, ZOE) == "asked-often"


def test_one_person_asks_for_one_chair() -> None:
    played = Played(Settings(rules="clasica", ceremony="short"), people=1).begin()
    played.do(3, ZOE)
    assert code(played, 2, inputs.Joined(2, "Pía", "fox", ZOE.key_hash)) == "asked-already"
    assert code(played, 2, inputs.Joined(2, "Zoe", "fox", "ab")) == "name-taken"


@pytest.mark.parametrize(("settings", "why"), [({"spectators": False}, "no-watchers"), ({"seating": "given"}, "begun")])
def test_no_chair_is_asked_for_where_nobody_watches_nor_in_a_competition(settings: dict[str, object], why: str) -> None:
    people = 4 if "seating" in settings else 3
    played = Played(Settings(rules="clasica", ceremony="short", **settings), people).begin()  # type: ignore[arg-type]
    assert code(played, 3, ZOE) == why
