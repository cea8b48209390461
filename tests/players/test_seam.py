"""The seam: a decision is legal, and follows from the view and the chance that it is given, from nothing else.

For every bot that is registered, in every rule set and form.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from random import Random

import pytest
from tests.deal.shadow import Shadow
from tests.match.playing import random_deal, scores_at
from tests.players.duels import ASKED, BOTS
from tests.project.house import PACKAGE, imports, module_name, modules

from canasta.deal.deal import Deal
from canasta.deal.view import View, view
from canasta.match.record.values import with_faces
from canasta.players import Bot, get, quick
from canasta.players.simulation import line_up, play_deal
from canasta.refusals.refusal import IllegalAction
from canasta.rules import get as rules_named
from canasta.tabletop.notation import parse_action

MOMENTS = 8  # of a deal at which all that is hidden is dealt out anew
CHANCES = 3  # asked with each
FEW_MOMENTS = 5  # of a bot that tries things out, asked once each
NOT_OF_A_DECISION = frozenset(
    ("time", "datetime", "secrets", "os", "threading", "multiprocessing", "socket", "uuid", "io", "pathlib")
)


class Line:
    """A deal that a bot plays at all seats, so that it can be played again with other cards."""

    def __init__(self, deal: Deal, bot: Bot) -> None:
        self.start = deal.copy()
        self.deal = deal
        self.bot = bot if bot.name in quick() else get("rules")  # goes on; who thinks longer is only asked
        self.shadow = Shadow(deal)
        self.done: list[str] = []

    def step(self) -> None:
        chosen = self.bot.choose(view(self.deal, self.deal.to_act), Random(len(self.done)))
        action = parse_action(chosen)
        happened = self.deal.play(action)
        self.shadow.after(happened)
        self.done.append(with_faces(action, happened).text)

    def again(self, rng: Random) -> Deal | None:
        """The same deal up to now with other cards wherever who is to act has not seen them.

        None where the others could not have played so with those cards.
        """
        start = self.start
        order = self.shadow.other_order(self.deal.to_act, rng)
        other = Deal.start(start.rules, order, start.turn, start.scores, moda=start.moda)
        try:
            for text in self.done:
                other.play(text)
        except IllegalAction:
            return None
        return other


def moments(game: str, bot: Bot, rng: Random) -> Iterator[Line]:
    """Moments of deals where there is something to choose."""
    rules = rules_named(game)
    line = Line(random_deal(rules, rng, scores_at(rules, rng)), bot)
    found, enough = 0, MOMENTS if bot.name in quick() else FEW_MOMENTS
    while found < enough:
        if line.deal.over:
            line = Line(random_deal(rules, rng, scores_at(rules, rng)), bot)
        seen = view(line.deal, line.deal.to_act)
        if len(seen.legal) > 1 and rng.random() < 0.2:
            found += 1
            yield line
        line.step()


def lines(game: str, bot: Bot, rng: Random) -> Iterator[tuple[Line, Deal]]:
    """Such moments, each with other deals that look the same."""
    for line in moments(game, bot, rng):
        if (other := line.again(rng)) is not None:
            yield line, other


def told(bot: Bot, seen: View) -> list[str]:
    """What it chooses, with several chances; all of it legal."""
    chosen = [bot.choose(seen, Random(chance)) for chance in range(CHANCES if bot.name in quick() else 1)]
    assert set(chosen) <= set(seen.legal)
    return chosen


@pytest.mark.parametrize(("bot", "game"), ASKED)
def test_a_choice_is_the_same_whatever_the_seat_may_not_know(bot: str, game: str) -> None:
    player, compared, differ = get(bot), 0, 0
    for line, other in lines(game, player, Random(f"{bot} {game}")):
        seat = line.deal.to_act
        assert other.to_act == seat
        assert told(player, view(other, seat)) == told(player, view(line.deal, seat))
        compared += 1
        differ += list(other.order) != list(line.deal.order)
    assert compared >= FEW_MOMENTS
    assert differ >= FEW_MOMENTS


class Peeking:
    """What the test is there for: a bot that gets at the cards by another way than its view."""

    name = "peeking"

    def __init__(self) -> None:
        self.at: Deal | None = None

    def choose(self, seen: View, chance: Random) -> str:
        assert self.at is not None
        return seen.legal[sum(self.at.hands[(seen.to_act + 1) % seen.rules.seats]) % len(seen.legal)]


def test_a_bot_that_peeks_is_found() -> None:
    peeking, found = Peeking(), 0
    for line, other in lines("clasica", get("greedy"), Random("peeking")):
        chosen = []
        for deal in (line.deal, other):
            peeking.at = deal
            chosen.append(told(peeking, view(deal, deal.to_act)))
        found += chosen[0] != chosen[1]
    assert found


@pytest.mark.parametrize("bot", BOTS)
def test_a_choice_comes_again(bot: str) -> None:
    """Asked twice, between other questions, the same: nothing is kept between calls, and the view is left alone."""
    player = get(bot)
    asked: list[tuple[View, str, list[str]]] = []
    for game in [game for asked, game in ASKED if asked == bot][: None if bot in quick() else 3]:
        for line in moments(game, player, Random(game)):
            seen = view(line.deal, line.deal.to_act)
            asked.append((seen, repr(seen), told(player, seen)))
    for seen, before, chosen in reversed(asked):
        assert told(player, seen) == chosen
        assert repr(seen) == before


PLAYED = [*quick(), "strong/4"]
PLAYS = """
import sys
from canasta.players import get
from canasta.players.simulation import line_up, play_deal
from canasta.rules import get as rules_named
rules = rules_named("clasica")
for bot in sys.argv[1:]:
    print(play_deal(rules, line_up(rules, [get(bot)]), "seam", 0))
"""


def test_another_process_plays_the_same() -> None:
    """Python gives texts another hash in every process; no choice may hang on the order of a set."""
    rules = rules_named("clasica")
    here = [play_deal(rules, line_up(rules, [get(bot)]), "seam", 0) for bot in PLAYED]
    environ = {**os.environ, "PYTHONHASHSEED": "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"}
    command = [sys.executable, "-c", PLAYS, *PLAYED]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [repr(deal) for deal in here]


def test_no_bot_reads_a_clock_or_anything_else_outside() -> None:
    used = {
        f"{module_name(path)}:{line} imports {target}"
        for path in modules(PACKAGE / "players")
        for line, target in imports(path)
        if target.split(".")[0] in NOT_OF_A_DECISION
    }
    assert used == set()
