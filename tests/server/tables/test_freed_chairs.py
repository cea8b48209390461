"""A chair that its person has left for good in a match: the host frees it, a bot plays, somebody takes it over."""

from __future__ import annotations

import random

import pytest
from tests.server.tables.tables import Played, code, everything, in_play

from canasta.match.record import write
from canasta.match.replay import from_record
from canasta.server.tables import inputs
from canasta.server.tables.people import hash_of
from canasta.server.tables.words import table_info
from canasta.server.wire.values import Settings

NEWCOMER = inputs.Joined(1, "Zoe", "fox", hash_of("a key of Zoe"))


@pytest.fixture
def played() -> Played:
    """Two people and two bots in the middle of the first deal."""
    return in_play(2, turns=12)


def test_somebody_else_plays_on_for_who_has_left(played: Played) -> None:
    table = played.table
    assert table.match is not None
    seat = table.seat_of(1)
    assert seat is not None
    before = table.match.view(seat)
    played.do(0, inputs.ChairLeft(1))
    told = table_info(table, "en").chairs[1]
    assert told is not None
    assert (told.vacant, told.bot is not None, table.persons) == (True, True, [0])
    played.do(1, NEWCOMER)
    told = table_info(table, "en").chairs[1]
    assert told is not None
    assert (told.name, told.vacant, told.bot, told.seat) == ("Zoe", False, None, seat)
    assert table.match.view(seat) == before, "the cards stay where they are"
    assert table_info(table, "en").names[seat] == "Zoe"
    played.play(random.Random(5), greedy=True)
    assert everything(played.rebuilt()) == everything(table)
    record = write(table.match.record())
    assert f"seat {seat} human Zoe\n" in record
    assert from_record(record).scores == table.match.scores


def test_only_the_host_frees_and_only_the_chair_of_another_person(played: Played) -> None:
    assert code(played, 1, inputs.ChairLeft(0)) == "not-host"
    assert code(played, 0, inputs.ChairLeft(0)) == "begun"
    assert code(played, 0, inputs.ChairLeft(2)) == "not-a-person"
    assert code(played, 1, NEWCOMER) == "begun", "nobody sits down where nobody has left"
    played.do(0, inputs.ChairLeft(1))
    assert code(played, 1, inputs.Joined(1, played.table.chair(0).name, "fox", "h")) == "name-taken"
    assert code(played, 1, inputs.Phrase("hello")) == "not-a-person"


@pytest.mark.rule("TB-11.2")
def test_in_a_competition_nobody_is_substituted() -> None:
    played = Played(Settings(rules="clasica", seating="given", ceremony="short"), people=4).begin()
    assert code(played, 0, inputs.ChairLeft(1)) == "begun"
