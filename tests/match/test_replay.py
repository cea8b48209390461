"""Records played again: to the same match, and with the line where one has been damaged."""

from __future__ import annotations

import random
import re
from dataclasses import replace

import pytest
from tests.match.playing import EVERY_GAME, NAMES, cards, finish, new, play_on, started

from canasta.match.match import Match
from canasta.match.record import write
from canasta.match.replay import from_record
from canasta.rules import get
from canasta.rules.house import with_house


def again(match: Match) -> Match:
    return from_record(write(match.record(public=False)))


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_finished_match_replays_to_the_same(name: str) -> None:
    match = finish(started(name, "again"))
    replayed = from_record(write(match.record()).encode())
    assert replayed.record() == match.record()
    assert replayed.score_sheets == match.score_sheets
    assert replayed.winner == match.winner
    assert replayed.log == match.log
    if name == "reglamento/4":  # larger actions and answers among them
        verbs = {action.split()[0] for deal in match.ended for turn in deal.turns for action in turn.actions}
        assert verbs >= {"draw", "take", "meld", "add", "discard", "ask", "yes", "no", "swap"}


def test_the_faces_that_moved_are_recorded() -> None:
    match = started("clasica", "faces")
    match.play(cards(match).turn, "draw")
    deal = cards(match)
    rank = next(text for text in match.legal(deal.turn) if text.startswith("discard"))
    match.play(deal.turn, rank)
    (turn,) = match.record().deals[0].turns
    assert re.fullmatch("discard ([2-9TJQKA][shdc]|X)", turn.actions[1])
    assert cards(again(match)).pile == deal.pile


def test_house_rules_replay() -> None:
    rules = with_house(get("clasica"), {"target": 1500, "hand_size": 13, "red_threes_dealt": "at_once"})
    match = Match.new(rules, NAMES[:4], seed="house")
    match.ready()
    play_on(match, random.Random(1), 1)
    record = match.record()
    assert dict(record.house)["hand_size"] == "13"
    replayed = from_record(write(record))
    assert replayed.rules == rules
    assert replayed.record() == record


def test_an_order_that_was_given_replays_without_secrets() -> None:
    """A match at a real table: somebody wrote down how the cards lay."""
    match = play_on(started("clasica", "real"), random.Random(1), 2)
    record = match.record()
    bare = tuple(replace(deal, deck=replace(deal.deck, commitment=None, secret=None)) for deal in record.deals)
    replayed = from_record(replace(record, deals=bare))
    assert replayed.scores == match.scores
    assert "commitment" not in [event.kind for event in replayed.log]
    assert replayed.record() == replace(record, deals=bare)


def test_after_a_replay_the_same_seed_gives_the_same_deals() -> None:
    match = play_on(started("salon", "on"), random.Random(1), 1)
    replayed = from_record(match.record(), seed="on")
    for table in (match, replayed):
        table.next_deal()
        table.ready()
    assert cards(match).order == cards(replayed).order


def test_an_abandoned_match_replays() -> None:
    match = started("clasica", "left")
    match.play(cards(match).turn, "draw")
    match.abandon()
    assert from_record(match.record()).record() == match.record()
    assert from_record(match.record()).log == match.log


def test_a_match_abandoned_in_the_draw_is_a_record() -> None:
    match = new("salon")
    match.abandon()
    assert from_record(match.record()).record() == match.record()
