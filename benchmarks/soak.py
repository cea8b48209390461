"""Canasta played for long: `python benchmarks/soak.py deals|memory|server …`.

`deals`: no illegal move, no deal without an end. Deals of bots against each other in every rule set and form, the seats
dealt out to the bots anew for each deal. What a bot chooses has to be in the list that it was shown, the engine has to
accept it, and a deal has to end within 3 000 actions. It prints how many decisions each bot has made.

`memory`: the memory that a process keeps of a deal, over 2 000 deals of each bot.

`server`: the memory of `canasta serve` while tables of a person and bots are played, left, evicted, made and loaded
anew; its curve as lines.

The exit status is 1, with what was wrong in a sentence, if anything was.
"""

from __future__ import annotations

import argparse
import asyncio
import functools
import gc
import os
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final

from soak_server import growth, soak

from canasta._build import build_kind
from canasta.deal.view import view
from canasta.players import get
from canasta.players.simulation import deal_out, line_up, play_deal
from canasta.refusals.refusal import IllegalAction
from canasta.rules import games as every_game
from canasta.rules import get as rules_named

BOTS: Final = "master/48,expert/36,strong/24,tuned,rules,greedy,novice,random"
MOST: Final = 3000  # actions of a deal
KEPT: Final = 1.0  # blocks of a deal: a leak at each decision keeps a hundred
GROWTH: Final = 0.5  # MB a minute, of a server at its level


class WrongError(Exception):
    """An illegal choice, or a deal that does not end."""


def play(game: str, number: int, bots: list[str]) -> Counter[str]:
    """A deal to its end: how many choices each bot had. Raises `WrongError`."""
    rules = rules_named(game)
    chance = Random(f"soak/{game}/{number}")
    seats = [chance.choice(bots) for _seat in range(rules.seats)]
    scores = [chance.randrange(0, rules.target, 50) for _side in range(rules.sides)]
    deal, found = deal_out(rules, "soak", number, scores), Counter[str]()
    players = [get(each) for each in seats]
    for _action in range(MOST):
        if deal.over:
            return found
        seat = deal.to_act
        seen = view(deal, seat)
        chosen = players[seat].choose(seen, chance)
        found[seats[seat]] += len(seen.legal) > 1
        if chosen not in seen.legal:
            raise WrongError(f"{game}, deal {number}: {seats[seat]} chose {chosen!r}, which it may not")
        try:
            deal.play(chosen)
        except IllegalAction as error:
            raise WrongError(f"{game}, deal {number}: {seats[seat]}: {error}") from error
    raise WrongError(f"{game}, deal {number}: no end after {MOST} actions")


def deals(asked: argparse.Namespace) -> int:
    """Play until the time is over, and show the decisions by bot."""
    games, bots, end = asked.rules.split(","), asked.bots.split(","), time.monotonic() + 60 * asked.minutes
    found, number = Counter[str](), 0
    while time.monotonic() < end:
        try:
            found += play(games[number % len(games)], number // len(games), bots)
        except WrongError as error:
            sys.stderr.write(f"{error}\n")
            return 1
        number += 1
    print(f"{number} deals;", ", ".join(f"{bot}: {found[bot]:,} decisions" for bot in bots))
    return 0


def memory(asked: argparse.Namespace) -> int:
    """Play deals of each bot with itself, and print what the process has kept of a deal: blocks of Python's, and bytes.

    The first tenth does not count: caches fill.
    """
    rules, status = rules_named(asked.rules), 0
    for name in asked.bots.split(","):
        bots, first = line_up(rules, [get(name)]), asked.deals // 10
        blocks = size = 0
        for number in range(asked.deals):
            if number == first:
                blocks, size = _held()
            if number % 20 == 0:
                show(f"{name}: {number} of {asked.deals} deals")
            play_deal(rules, bots, "memory", number)
        more, larger = (after - before for after, before in zip(_held(), (blocks, size), strict=True))
        counted = asked.deals - first
        status |= more / counted > KEPT
        show("")
        kept_of = f"kept {more / counted:.2f} blocks and {larger / counted:.0f} bytes of each"
        print(f"{name}: {asked.deals} deals, {kept_of}, {larger / 1e6:+.2f} MB in all", flush=True)
    return status


def _held() -> tuple[int, int]:
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return sys.getallocatedblocks(), pages * os.sysconf("SC_PAGE_SIZE")


def server(asked: argparse.Namespace) -> int:
    """Print the curve while the server works, and draw it."""
    if build_kind() != "compiled":
        print("on the Python source; PYTHONPATH=build/compiled takes the compiled build")
    with tempfile.TemporaryDirectory() as folder:
        told = functools.partial(print, flush=True)
        soaking = soak(Path(folder), asked.minutes, asked.tables, asked.bots.split(","), asked.seed, asked.every, told)
        readings, tally, complaints = asyncio.run(soaking)
    last = readings[-1]
    looks, late = last.looks
    print(f"\nprocessor: {last.processor / last.at:.2f} of a core; {late} of {looks} looks at the loop came 50 ms late")
    if (slopes := growth(readings)) is not None:
        print(f"growth since most tables were in memory: server {slopes[0]:+.2f}, workers {slopes[1]:+.2f} MB a minute")
    print(f"lost, repeated or wrong: {tally.faults or 'nothing'}")
    if complaints:
        print(f"the server complained: {complaints[-1000:]}")
    return int(bool(tally.faults or complaints) or (slopes is not None and max(slopes) > GROWTH))


def show(words: str) -> None:
    """Progress, where somebody looks."""
    if sys.stderr.isatty():
        print(f"\r{words:<78}", end="", file=sys.stderr, flush=True)


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    kinds = parser.add_subparsers(required=True)
    one = kinds.add_parser("deals", help="no illegal move, no deal without an end")
    one.add_argument("--bots", default=BOTS)
    one.add_argument("--rules", default=",".join(rules.name for rules in every_game()))
    one.add_argument("--minutes", type=float, default=5.0)
    one.set_defaults(run=deals)
    one = kinds.add_parser("memory", help="the memory that a process keeps of a deal")
    one.add_argument("--bots", default="random,novice,greedy,rules,tuned,strong/8")
    one.add_argument("--rules", default="clasica")
    one.add_argument("--deals", type=int, default=2000, help="of each bot")
    one.set_defaults(run=memory)
    one = kinds.add_parser("server", help="the memory of a server in service")
    one.add_argument("--minutes", type=float, default=30.0)
    one.add_argument("--tables", type=int, default=32, help="in play at once")
    one.add_argument(
        "--bots", default="tuned,rules,greedy,novice,tuned,rules,greedy,strong", help="the levels of the tables"
    )
    one.add_argument("--every", type=float, default=60.0, help="seconds from line to line")
    one.add_argument("--seed", type=int, default=1)
    one.set_defaults(run=server)
    asked = parser.parse_args()
    return int(asked.run(asked))


if __name__ == "__main__":
    sys.exit(main())
