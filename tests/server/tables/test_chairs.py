"""Chairs that change hands in a match: a bot's for a friend who comes late, and one that was left for good."""

from __future__ import annotations

import random

import pytest
from tests.server.tables.tables import Played, code, everything, in_play

from canasta.match.record import write
from canasta.match.replay import from_record
from canasta.server.tables import inputs
from canasta.server.tables.lobby import MOST_REQUESTS
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
    table, seat = played.table, played.table.seat_of(3)
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
    played.play(random.Random(6), deals=2, greedy=True)
    record = write(played.match.record())
    assert f"seat {seat} human Zoe\n" in record
    assert from_record(record).scores == played.match.scores


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


NEWCOMER = inputs.Joined(1, "Zoe", "fox", hash_of("a key of Zoe"))


@pytest.fixture
def two() -> Played:
    """Two people and two bots in the middle of the first deal."""
    return in_play(2, turns=12)


def test_somebody_else_plays_on_for_who_has_left(two: Played) -> None:
    table, seat = two.table, two.table.seat_of(1)
    assert seat is not None
    before = two.match.view(seat)
    two.do(0, inputs.ChairLeft(1))
    told = table_info(table, "en").chairs[1]
    assert told is not None
    assert (told.vacant, told.bot is not None, table.persons) == (True, True, [0])
    two.do(1, NEWCOMER)
    told = table_info(table, "en").chairs[1]
    assert told is not None
    assert (told.name, told.vacant, told.bot, told.seat) == ("Zoe", False, None, seat)
    assert two.match.view(seat) == before, "the cards stay where they are"
    assert table_info(table, "en").names[seat] == "Zoe"
    two.play(random.Random(5), deals=1, greedy=True)
    assert everything(two.rebuilt()) == everything(table)
    record = write(two.match.record())
    assert f"seat {seat} human Zoe\n" in record
    assert from_record(record).scores == two.match.scores


def test_only_the_host_frees_and_only_the_chair_of_another_person(two: Played) -> None:
    assert code(two, 1, inputs.ChairLeft(0)) == "not-host"
    assert code(two, 0, inputs.ChairLeft(0)) == "begun"
    assert code(two, 0, inputs.ChairLeft(2)) == "not-a-person"
    assert code(two, 1, NEWCOMER) == "begun", "nobody sits down where nobody has left"
    two.do(0, inputs.ChairLeft(1))
    assert code(two, 1, inputs.Joined(1, two.table.chair(0).name, "fox", "h")) == "name-taken"
    assert code(two, 1, inputs.Phrase("hello")) == "not-a-person"


@pytest.mark.rule("TB-11.2")
def test_in_a_competition_nobody_is_substituted() -> None:
    played = Played(Settings(rules="clasica", seating="given", ceremony="short"), people=4).begin()
    assert code(played, 0, inputs.ChairLeft(1)) == "begun"
