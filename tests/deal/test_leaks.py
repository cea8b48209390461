"""Nobody is told what they may not know: what a seat has not seen may be anything, and it is told the same.

A deal is played to some moment; all cards that a seat had not seen until then are dealt out anew; the same actions are
played again. Views, legal actions, events, refusals and rows for learners of that seat must be equal at every step on
the way. That ends where somebody else could not do the same with other cards: so the stock alone is dealt out anew too,
until it is almost gone.
"""

from __future__ import annotations

import random
import zlib
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.deal.shadow import Shadow
from tests.match.playing import EVERY_GAME, choose, random_deal, scores_at

from canasta.cards import KIND_TEXTS
from canasta.deal.deal import Deal
from canasta.deal.deal_events import begin, play
from canasta.deal.events import Event
from canasta.deal.view import view
from canasta.match.record.values import with_faces
from canasta.refusals.refusal import IllegalAction
from canasta.rules import Rules, get
from canasta.rules.house import with_house
from canasta.tabletop.notation import parse_action

Told = list[Any]
Look = Callable[[Deal, int], Any]
QUIET = ("draw", "pass", "discard")
CALM = 0.95  # of the choices


class Line:
    """A deal as it was played: by whom, what, and what a seat was told at every step."""

    def __init__(self, deal: Deal) -> None:
        self.start = deal.copy()
        self.deal = deal
        self.shadow = Shadow(deal)
        self.done: list[tuple[int, str]] = []

    def play(self, rng: random.Random, steps: int, *, calm: bool = False) -> None:
        """Play on at random to so many actions; calm play melds seldom, so nobody goes out early."""
        while not self.deal.over and len(self.done) < steps:
            legal = self.deal.legal().texts()
            if calm and rng.random() < CALM:
                legal = [text for text in legal if text.startswith(QUIET)] or legal
            action = parse_action(choose(legal, rng))
            actor = self.deal.to_act
            happened = self.deal.play(action)
            self.shadow.after(happened)
            self.done.append((actor, with_faces(action, happened).text))


def probes(rules: Rules, rng: random.Random) -> list[str]:
    """Actions of all sorts, most of them refused."""

    def kinds(number: int) -> str:
        return " ".join(rng.choice(KIND_TEXTS[:14]) for _ in range(number))

    same = rng.choice(KIND_TEXTS[:12])
    return [
        "draw",
        "pass",
        "ask",
        "take",
        f"take {same} {same}",
        f"take {same} {same} {same}",
        f"take {same} {same} {kinds(1)}",
        f"take {same} {rng.choice('2X')}",
        f"meld {same} {same} {same}",
        f"meld {same} {same} {rng.choice('2X')}",
        f"meld {kinds(3)}",
        f"add {kinds(1)} > {rng.randint(1, 4)}",
        f"add {same} 2 > {rng.randint(1, 4)}",
        f"swap {same} > {rng.randint(1, 4)}",
        f"discard {same}",
        f"discard {kinds(1)}",
    ]


def told(deal: Deal, seat: int, events: list[Event], look: Look, chosen: list[str]) -> Told:
    """Everything that a seat gets at a moment."""
    all_of_it: Told = [look(deal, seat), [event.seen_by(seat) for event in events], deal.core.row(seat)]
    if deal.to_act == seat and not deal.over:
        all_of_it.append(deal.legal().texts())
        all_of_it += [refusal and (refusal, refusal.message("en")) for refusal in map(deal.check, chosen)]
    return all_of_it


def other_world(line: Line, seat: int, rng: random.Random, *, stock: bool = False) -> Deal:
    """The deal at its start, with other cards where the seat has not seen any until now, or only in the stock."""
    start, order = line.start, line.shadow.other_order(seat, rng, stock=stock)
    return Deal.start(start.rules, order, start.turn, start.scores, moda=start.moda)


def as_the_stock_runs_out(line: Line, rng: random.Random) -> Iterator[int]:
    """Play a line on, and stop at some sizes of its stock, down to the last cards."""
    for left in (40, 25, 12, 6, 3, 2, 1):
        while not line.deal.over and line.deal.core.stock_left() > left:
            line.play(rng, len(line.done) + 1, calm=True)
        if line.deal.over:
            return
        yield left


def compare(line: Line, seat: int, rng: random.Random, look: Look, *, stock: bool = False) -> int:
    """Play the line in both deals; returns after how many actions the other could not go on."""
    start = line.start
    one, other = start.copy(), other_world(line, seat, rng, stock=stock)
    chosen = rng.sample(probes(start.rules, rng), 6)
    assert told(one, seat, begin(one, 1), look, chosen) == told(other, seat, begin(other, 1), look, chosen)
    for number, (actor, text) in enumerate(line.done):
        events = []
        for deal in (one, other):
            try:
                events.append(play(deal, parse_action(text), 1).events)
            except IllegalAction:
                assert actor != seat, f"{text} depends on what seat {seat} cannot know"
                assert deal is other
                return number
        if _went_all_in(one) != _went_all_in(other):
            return number  # the pile went to the hand at once or not: everybody sees that
        chosen = rng.sample(probes(start.rules, rng), 6)
        assert told(one, seat, events[0], look, chosen) == told(other, seat, events[1], look, chosen), text
    return len(line.done)


def _went_all_in(deal: Deal) -> bool:
    return bool(deal.core.bound and deal.core.came == 2 and not deal.core.aside)


def compare_many(rules: Rules, seed: int, deals: int, look: Look) -> int:
    """The number of steps compared, over some deals, seats and moments."""
    rng = random.Random(seed)
    compared = 0
    for _ in range(deals):
        line = Line(random_deal(rules, rng, scores_at(rules, rng)))
        for steps in (rng.randrange(8), rng.randrange(8, 40), rng.randrange(40, 100), 1000):
            line.play(rng, steps)
            for seat in rng.sample(range(rules.seats), 2):
                compared += compare(line, seat, rng, look)
        line = Line(random_deal(rules, rng, scores_at(rules, rng)))
        for _left in as_the_stock_runs_out(line, rng):
            compared += compare(line, rng.randrange(rules.seats), rng, look, stock=True)
    return compared


@pytest.mark.rule("TB-9.1", "TB-4.6", "SA-4.8")
@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_seat_is_told_the_same_whatever_it_has_not_seen(name: str) -> None:
    rules = get(name)
    seed = zlib.crc32(name.encode())
    assert compare_many(rules, seed, 1, view) > 200


@pytest.mark.rule("TB-4.6")
def test_where_the_face_down_six_may_be_examined_no_more_is_told() -> None:
    assert compare_many(with_house(get("tres-barajas"), {"pile_seen": "all"}), 1, 1, view) > 200


@pytest.mark.parametrize(
    "look",
    [
        lambda deal, seat: (view(deal, seat), deal.hands),
        lambda deal, seat: (view(deal, seat), deal.stock[:1]),
        lambda deal, seat: (view(deal, seat), len(deal.stock) <= 3 and deal.stock[:1]),
    ],
    ids=["hands", "next card", "one of the last"],
)
def test_a_leak_is_found(look: Look) -> None:
    with pytest.raises(AssertionError):
        compare_many(get("clasica"), 2, 2, look)


def test_a_leak_of_the_face_down_pile_is_found() -> None:
    def look(deal: Deal, seat: int) -> Any:
        return view(deal, seat), deal.pile[:6]

    with pytest.raises(AssertionError):
        compare_many(get("tres-barajas"), 3, 2, look)
