"""Chronicles: a row holds the public history, so that it can be told again from it."""

from __future__ import annotations

import pickle
import random
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i16
from tests.match.playing import EVERY_GAME, choose, random_deal

from canasta.cards import KIND_OF_CARD, RED_THREE
from canasta.deal.deal import Deal
from canasta.engine.actions import DRAW_ACTION
from canasta.engine.compile_rules import awards_of
from canasta.engine.state import NO_KIND
from canasta.players.core.chronicle import Chronicle, begin_chronicle, history_fields, history_width
from canasta.rules import get

Told = list[tuple[object, ...]]


def row_of(deal: Deal, chronicle: Chronicle, seat: int) -> dict[str, list[int]]:
    table = deal.rule_table
    row = vec[i16]([-7] * int(history_width(table, int(chronicle.turns))))
    chronicle.write_history(deal.core, seat, row, 0)
    numbers, parts = [int(number) for number in row], {}
    for name, size in history_fields(table, int(chronicle.turns)):
        parts[name], numbers = numbers[:size], numbers[size:]
    assert numbers == []
    return parts


def pickled(chronicle: Chronicle) -> Chronicle:
    found: Chronicle = pickle.loads(pickle.dumps(chronicle))  # noqa: S301 - our own
    return found


def turns_of(parts: dict[str, list[int]], seat: int, seats: int) -> Told:
    """The turns that a row tells of, the first one first."""
    told: Told = []
    for back in range(sum(name.endswith(": came") for name in parts)):
        turn = {name: parts[f"turn {back}: {name}"] for name in ("seat", "came", "pile", "leave", "freed", "discard")}
        if turn["seat"][0] == 0:
            break
        laid = Counter({kind: number for kind, number in enumerate(parts[f"turn {back}: laid"]) if number})
        place = (turn["seat"][0] - 1 + seat) % seats
        rest = tuple(turn[name][0] for name in ("came", "pile", "leave", "freed", "discard"))
        told.insert(0, (place, *rest, laid, parts[f"turn {back}: red_threes"][0]))
    return told


def turns_seen(deal: Deal) -> Told:
    """The same from the history that everybody saw at the table."""
    told: Told = []
    seat, came, pile, leave, freed, discard, laid, red = -1, 0, 0, 0, NO_KIND, NO_KIND, Counter[int](), 0
    begun = False
    for step in deal.history:
        begun = begun or step.action >= 0
        if not begun:
            continue  # what was done before the first turn
        cards = [KIND_OF_CARD[card] for card in step.cards]
        if step.what in ("yes", "no"):
            leave = 1 if step.what == "yes" else 2
            continue
        if step.seat != seat:
            told.append((seat, came, pile, leave, freed, discard, laid, red))
            seat, came, pile, leave, freed, discard = step.seat, 0, 0, 0, int(NO_KIND), int(NO_KIND)
            laid, red = Counter(), 0
        if step.action == DRAW_ACTION:
            came = 1
        if step.what == "take":
            came, pile = 2, pile + 1
            laid.update(cards)
        elif step.what == "pile":
            pile += step.number
        elif step.what in ("meld", "add"):
            laid.update(cards)
        elif step.what == "swap":
            laid[cards[0]] += 1
            freed = cards[1]
        elif step.what == "discard":
            discard = cards[0]
        elif step.what == "red_three":
            red += len(cards)
            pile += len(cards) * (step.source == "pile")
    told.append((seat, came, pile, leave, freed, discard, laid, red))
    return told[1:]


@pytest.mark.parametrize("name", EVERY_GAME)
def test_nothing_public_is_lost(name: str) -> None:
    rules, rng = get(name), random.Random(name)
    deal = random_deal(rules, rng)
    chronicle = begin_chronicle(deal.core, awards_of(rules), 120)
    while not deal.over:
        text = choose(deal.legal().texts(), rng)
        chronicle.note(deal.core, deal.numbers_of(text)[0])
        deal.play(text)
    told = turns_seen(deal)
    assert len(told) > rules.seats
    for seat in range(rules.seats):
        parts = row_of(deal, chronicle, seat)
        assert turns_of(parts, seat, rules.seats) == told
        thrown = Counter(turn[5] for turn in told if turn[0] == seat and turn[5] != NO_KIND)
        assert {kind: number for kind, number in enumerate(parts["place 0: thrown"]) if number} == thrown


def test_a_short_chronicle_tells_the_end_of_a_long_one_and_a_copy_goes_on_by_itself() -> None:
    rules, rng = get("tres-barajas"), random.Random(6)
    deal = random_deal(rules, rng)
    short, long = (begin_chronicle(deal.core, awards_of(rules), turns) for turns in (3, 60))
    copied = copied_row = None
    while not deal.over:
        text = choose(deal.legal().texts(), rng)
        for chronicle in (short, long):
            chronicle.note(deal.core, deal.numbers_of(text)[0])
        deal.play(text)
        seat = deal.to_act
        rows = [row_of(deal, chronicle, seat) for chronicle in (short, long)]
        assert rows[0] == {name: numbers for name, numbers in rows[1].items() if name in rows[0]}
        if copied is None and int(short.begun) == 7:
            copied, copied_row, at = [short.copy(), pickled(short)], rows[0], deal.copy()
    assert copied is not None
    for one in copied:
        assert row_of(at, one, at.to_act) == copied_row
        assert row_of(deal, one, 0) != row_of(deal, short, 0)


def test_red_threes_are_told_in_the_turn_that_brought_them() -> None:
    rules, rng = get("clasica"), random.Random(1)
    found = 0
    while found < 3:
        deal = random_deal(rules, rng)
        chronicle = begin_chronicle(deal.core, awards_of(rules), 1)
        dealt = sum(len(side.red_threes) for side in deal.sides)
        chronicle.note(deal.core, deal.core.legal_actions()[0])
        deal.play("draw")
        drawn = sum(len(side.red_threes) for side in deal.sides) - dealt
        parts = row_of(deal, chronicle, deal.to_act)
        assert (parts["turn 0: red_threes"], parts["turn 0: seat"]) == ([drawn], [1])
        found += drawn
        assert RED_THREE not in [KIND_OF_CARD[card] for card in deal.hands[deal.to_act]]
