"""Actions that are tried or done together: all or none, and without a word about what is hidden."""

from __future__ import annotations

import random
import zlib
from typing import Any

import pytest
from tests.deal.shadow import Shadow
from tests.deal.test_leaks import probes
from tests.match.playing import EVERY_GAME, choose, random_deal, scores_at
from tests.server.tables.tables import LANGS, Played, standing

from canasta.deal.deal import Deal
from canasta.deal.deal_events import begin
from canasta.match.record.values import with_faces
from canasta.position import read_position
from canasta.refusals.refusal import IllegalAction
from canasta.rules import Rules, get
from canasta.server.live.answers import Broadcast
from canasta.server.tables import inputs
from canasta.server.tables.course import RefusedAction
from canasta.server.tables.errors import TableError
from canasta.server.tables.table_log import apply
from canasta.server.tables.trial import trial, walk
from canasta.server.tables.words import events_in_words, table_info
from canasta.server.wire.values import Settings
from canasta.tabletop.notation import parse_action, parse_actions

SHORT = Settings(rules="clasica", ceremony="short")


def staged(deal: Deal, rng: random.Random) -> str:
    """Several actions in a row: some that are legal at first, then any."""
    at, seat, texts = deal.copy(), deal.to_act, []
    for _ in range(rng.randrange(4)):
        if at.over or at.to_act != seat:
            break
        texts.append(choose(at.legal().texts(), rng))
        at.play(texts[-1])
    return "; ".join([*texts, *rng.sample(probes(deal.rules, rng), rng.randrange(1, 3))])


class Twins:
    """The same table twice, but for cards that one seat has never seen."""

    def __init__(self, rules: Rules, deal: Deal) -> None:
        settings = Settings(rules=rules.name, ceremony="short")
        self.tables = [Played(settings, people=rules.seats).begin() for _ in range(2)]
        for played in self.tables:
            self.lay(played, deal.copy())

    @staticmethod
    def lay(played: Played, deal: Deal) -> None:
        match = played.match
        match.deal = deal
        first = next(at for at, event in enumerate(match.log) if event.kind in ("cut", "dealt"))
        del match.log[first:]
        match.log += begin(deal, first + 1)


def told(played: Played, seat: int, outcome: Any) -> list[Any]:
    """Everything that goes to a seat's sockets."""
    if outcome is None:
        return [events_in_words(played.match.log, lang, seat, played.match.names) for lang in LANGS]
    info = {lang: table_info(played.table, lang) for lang in LANGS}
    telling = Broadcast(played.table, outcome, None, None, lambda lang, _seated: info[lang])
    return [telling.frame(seat, lang, None) for lang in LANGS]


def tries(deal: Deal, seat: int, texts: list[str]) -> list[Any]:
    answers: list[Any] = []
    for text in texts:
        try:
            answers.append(trial(deal, seat, text))
        except TableError as error:
            answers.append(error.code)
        walked = walk(deal, seat, parse_actions(text))
        answers.append((len(walked.played), walked.refusal, walked.told))
    return answers


@pytest.mark.rule("TB-9.2", "CL-7.3")
@pytest.mark.parametrize("name", EVERY_GAME)
def test_all_that_is_sent_to_a_seat_is_the_same_whatever_it_has_not_seen(name: str) -> None:
    rules, rng = get(name), random.Random(zlib.crc32(name.encode()))
    start = random_deal(rules, rng, scores_at(rules, rng))
    compared = 0
    line = start.copy()
    shadow = Shadow(line)
    done: list[tuple[int, str]] = []
    for steps in (25, 1000):
        while not line.over and len(done) < steps:
            action, actor = parse_action(choose(line.legal().texts(), rng)), line.to_act
            happened = line.play(action)
            shadow.after(happened)
            done.append((actor, with_faces(action, happened).text))
        for seat in range(rules.seats):
            other = Deal.start(rules, shadow.other_order(seat, rng), start.turn, start.scores, moda=start.moda)
            compared += compare(rules, start, other, done, seat, rng)
    assert compared > 60 * rules.seats


def compare(rules: Rules, start: Deal, other: Deal, done: list[tuple[int, str]], seat: int, rng: random.Random) -> int:
    twins = Twins(rules, start)
    one, two = twins.tables
    twins.lay(two, other)
    assert told(one, seat, None) == told(two, seat, None)
    for number, (actor, text) in enumerate(done):
        if actor == seat:
            texts = [staged(one.deal, rng) for _ in range(2)]
            assert tries(one.deal, seat, texts) == tries(two.deal, seat, texts), texts
        outcomes = []
        for played in (one, two):
            assert played.table.seating is not None
            try:
                entry = inputs.ActionsPlayed(text)
                outcomes.append(apply(played.table, played.table.seating[actor], entry, 2000.0))
            except IllegalAction:
                assert actor != seat
                assert played is two
                return number
        cores = [played.deal.core for played in (one, two)]
        all_in = [bool(core.bound and core.came == 2 and not core.aside) for core in cores]
        if all_in[0] != all_in[1]:
            return number  # the pile went to the hand at once or not: everybody sees that
        assert told(one, seat, outcomes[0]) == told(two, seat, outcomes[1]), text
    return len(done)


def test_a_draw_cannot_be_taken_back_by_what_follows() -> None:
    played = Played(SHORT, people=4).begin()
    player = played.table.waited_for[0]
    before = standing(played.table)
    for text in ("draw; discard 7h", "draw; draw", "draw; meld K K K"):
        with pytest.raises(TableError) as error:
            played.do(player, inputs.ActionsPlayed(text))
        assert error.value.code == "stops-there"
        assert "draw" in error.value.message("es")
    assert standing(played.table) == before


def test_several_actions_are_done_all_or_none() -> None:
    rng = random.Random(5)
    refused = done = 0
    played = Played(SHORT, people=4).begin()
    while refused < 8 or done < 8:
        if played.table.stage != "play":
            played = Played(SHORT, people=4).begin()
        table, player, deal = played.table, played.table.waited_for[0], played.deal
        text = staged(deal, rng)
        before = standing(table)
        try:
            played.do(player, inputs.ActionsPlayed(text))
        except RefusedAction as illegal:
            refused += 1
            said, code = illegal, None
        except TableError as error:
            said, code = None, error.code
        else:
            done += 1
            continue
        if said is None:
            assert code == "stops-there"
        else:
            actions = parse_actions(text)
            assert said.action == actions[said.at - 1].text
            copy = deal.copy()
            for action in actions[: said.at - 1]:
                copy.play(action)
            assert copy.check(actions[said.at - 1]) == said.refusal
        assert standing(table) == before
        played.step(rng)


@pytest.mark.rule("CL-7.3")
def test_what_is_tried_counts_towards_opening_and_is_not_done() -> None:
    rng, seen = random.Random(3), 0
    played = Played(SHORT, people=4).begin()
    while seen < 10:
        if played.table.stage != "play":
            played = Played(SHORT, people=4, table_id=f"aaaaaaaaa{rng.randrange(2, 10)}").begin()
        table, deal = played.table, played.deal
        seat = deal.to_act
        side = deal.sides[seat % 2]
        lays = [text for text in deal.legal().texts() if text.startswith("meld")]
        if lays and not deal.core.sides[seat % 2].opened and not side.melds:
            before = standing(table)
            tried = trial(deal, seat, lays[0])
            assert standing(table) == before
            copy = deal.copy()
            copy.play(lays[0])
            assert (tried.accepted, tried.refusal) == (1, None)
            assert tried.minimum == int(copy.core.sides[seat % 2].minimum)
            assert tried.points == int(copy.core.points)
            assert set(tried.legal) <= set(copy.legal().texts())
            again = trial(deal, seat, f"{lays[0]}; {lays[0]}; {lays[0]}; {lays[0]}")
            assert again.accepted < 4
            assert again.refusal is not None
            seen += 1
        played.step(rng)


OPENING = (
    """
rules = "clasica"
scores = [1600, 1200]
phase = "play"
stock = "Jd 5s 8s 8h 6h 4s"
pile = "Ad 4d 7c Ts"
[[seat]]
hand = "Ah Ac 2d 5c 6h 7h 8c 9c 9d 9h Kd Ks Tc Td Jh"
"""
    + 3 * "[[seat]]\nhand = 11\n"
)
FROM_PILE = OPENING.replace('phase = "play"\n', "").replace("4d 7c Ts", "4d 7c").replace("9c 9d 9h", "7s 7d Kh")


@pytest.mark.rule("CL-4.1")
@pytest.mark.parametrize(
    ("position", "actions", "points"),
    [
        (OPENING, "meld 9 9 9", 30),
        (OPENING, "meld 9 9 9; meld A A 2", 90),
        (OPENING, "meld 9 9 9; meld A A 2; discard 5", 90),
        (OPENING, "meld 9 9 9; meld A A 2; meld 5 5 5", 90),
        (FROM_PILE, "take 7 7", 15),
        (FROM_PILE, "take 7 7; meld A A 2", 75),
        (FROM_PILE, "take 7 7; meld A A 2; meld K K K", 105),
    ],
)
def test_points_are_told_against_the_minimum_until_the_opening_is_done(
    position: str, actions: str, points: int
) -> None:
    """Also of those actions that reach it: the page counts on while they are staged."""
    tried = trial(read_position(position), 0, actions)
    assert (tried.points, tried.minimum) == (points, 90)


def test_no_points_are_told_of_a_side_that_has_opened() -> None:
    position = OPENING + '[[side]]\nmelds = ["8h 8s 8d"]\n[[side]]\n'
    tried = trial(read_position(position), 0, "meld 9 9 9")
    assert (tried.accepted, tried.points, tried.minimum) == (1, None, None)


def test_only_lays_can_be_tried_and_a_discard_at_the_end() -> None:
    deal = Played(SHORT, people=4).begin().deal
    seat = deal.to_act
    for text in ("draw", "ask", "pass", "yes", "discard K; meld Q Q Q", "cut 7"):
        with pytest.raises(TableError) as error:
            trial(deal, seat, text)
        assert error.value.code == "try-action"
    with pytest.raises(TableError, match="41 actions"):
        trial(deal, seat, ";".join(["meld K K K"] * 41))
    out_of_turn = trial(deal, (seat + 1) % 4, "meld K K K")
    assert out_of_turn.refusal is not None
    assert out_of_turn.refusal.code == "not-your-turn"
