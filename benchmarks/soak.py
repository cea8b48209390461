"""No illegal move, no deal without an end: `python benchmarks/soak.py [--bots …] [--minutes N] [--rules SET,…]`.

Deals of bots against each other in every rule set and form, the seats dealt out to the bots anew for each deal. What a
bot chooses has to be in the list that it was shown, the engine has to accept it, and a deal has to end within 3 000
actions. Finished deals are kept in a file of JSON lines; the same command goes on from there. It prints how many
decisions each bot has made by then. The exit status is 1, with the deal named, if anything was wrong.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final

from measure import RULE_SETS
from report import table

from canasta.deal.illegal_action import IllegalAction
from canasta.deal.view import view
from canasta.players import get
from canasta.players.simulation import deal_out
from canasta.rules import get as rules_named

FILE: Final = Path(__file__).parents[1] / "build" / "soak.jsonl"
BOTS: Final = "master/48,expert/36,strong/24,tuned,rules,greedy,novice,random"
MOST: Final = 3000  # actions of a deal


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


def kept(file: Path) -> dict[tuple[str, str], dict[int, Counter[str]]]:
    """The deals that a file has, by game and line-up of bots."""
    found: dict[tuple[str, str], dict[int, Counter[str]]] = {}
    if file.exists():
        for line in file.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            found.setdefault((row["rules"], row["bots"]), {})[row["deal"]] = Counter(row["decisions"])
    return found


def shown(games: list[str], bots: list[str], found: dict[tuple[str, str], dict[int, Counter[str]]]) -> str:
    """Decisions by game and bot."""
    sums: dict[str, Counter[str]] = {game: Counter() for game in games}
    deals: Counter[str] = Counter()
    for (game, _bots), played in found.items():
        if game in sums:
            deals[game] += len(played)
            for each in played.values():
                sums[game] += each
    rows = [[game, str(deals[game]), *(f"{sums[game][bot]:,}" for bot in bots)] for game in games]
    every = sum(sums.values(), Counter[str]())
    rows.append(["all", str(deals.total()), *(f"{every[bot]:,}" for bot in bots)])
    return "\n".join(table(["rule set", "deals", *bots], rows))


def main() -> int:
    """Play, keep, show."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--bots", default=BOTS)
    parser.add_argument("--rules", default=",".join(RULE_SETS))
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--file", type=Path, default=FILE)
    asked = parser.parse_args()
    games, bots = asked.rules.split(","), asked.bots.split(",")
    found, end = kept(asked.file), time.monotonic() + 60 * asked.minutes
    asked.file.parent.mkdir(parents=True, exist_ok=True)
    number = 0
    while time.monotonic() < end:
        for game in games:
            there = found.setdefault((game, asked.bots), {})
            if number in there:
                continue
            try:
                there[number] = play(game, number, bots)
            except WrongError as error:
                sys.stderr.write(f"{error}\n")
                return 1
            row = {"rules": game, "bots": asked.bots, "deal": number, "decisions": there[number]}
            with asked.file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(row) + "\n")
        number += 1
    print(shown(games, bots, found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
