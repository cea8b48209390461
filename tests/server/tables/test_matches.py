"""Whole matches of every rule set through a table, and the same table again from its log."""

from __future__ import annotations

import random

import pytest
from tests.match.playing import EVERY_GAME
from tests.server.tables.tables import Played, everything

from canasta.match.record import write
from canasta.match.replay import from_record
from canasta.server.wire.values import Settings


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_match_of_bots_and_one_person_from_its_log_again(name: str) -> None:
    settings = Settings(rules=name, ceremony="short", house={"target": 1500})
    played = Played(settings).begin().play(random.Random(1), greedy=True)
    assert played.table.stage == "finished"
    assert played.match.winner is not None
    assert everything(played.rebuilt()) == everything(played.table)
    again = from_record(write(played.match.record()))
    assert (again.scores, again.winner) == (played.match.scores, played.match.winner)


@pytest.mark.parametrize("name", EVERY_GAME)
def test_with_the_whole_ceremony_at_every_moment_from_its_log_again(name: str) -> None:
    rng = random.Random(2)
    played = Played(Settings(rules=name), people=2).begin()
    stages = set()
    for number in range(120):
        if number % 30 == 0 or played.table.stage not in stages:
            assert everything(played.rebuilt()) == everything(played.table)
        stages.add(played.table.stage)
        played.step(rng)
    rules = played.table.rules
    drawn = {"draw"} if played.match.draw is not None else set()
    expected = {"shuffle", "play"} | drawn | ({"cut"} if rules.cut.value != "none" else set())
    assert stages >= expected


def test_two_tables_have_other_cards_unless_their_seed_is_open() -> None:
    def cards(settings: Settings, table_id: str) -> object:
        return Played(settings, table_id=table_id, seed=table_id * 4).begin().deal.order

    closed, open_seed = (Settings(rules="clasica", seed=seed, ceremony="short") for seed in (None, "siete"))
    assert cards(closed, "aaaaaaaaaa") != cards(closed, "bbbbbbbbbb")
    assert cards(open_seed, "aaaaaaaaaa") == cards(open_seed, "bbbbbbbbbb")


def test_bots_leave_people_time_to_look_at_a_cut() -> None:
    """Before the first action of a deal; later a bot waits one pace."""
    settings = Settings(rules="tres-barajas", pace=1000, turn_seconds=0)
    for letter in "abcdef":  # until the cards let a bot begin
        rng, played = random.Random(3), Played(settings, table_id=letter * 10, seed=letter * 64).begin()
        while played.table.stage != "play":
            played.step(rng)
        if played.table.due() is not None:
            break
    assert played.due().at - played.table.since == 4000
    played.step(rng)
    assert played.due().at - played.table.since == 1000
