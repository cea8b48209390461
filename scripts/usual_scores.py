"""Find how far the figures of a deal reach in deals between bots, for the doubts of the score sheet.

    python scripts/usual_scores.py [RULESET[/FORM] …] [--deals N] [--seed TEXT]

Bots of all strengths play deals at all scores. For each figure of `canasta.club.scoresheet.usual` the lowest and the
highest value seen are widened on each side by a part of the spread (MARGIN), because people play otherwise than bots.
The numbers go to src/canasta/club/scoresheet/usual.toml; without names those of all games. Much faster with the
compiled build.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import ceil, floor
from pathlib import Path
from random import Random

from canasta.club.scoresheet.lines import detail_of, lines_of_score
from canasta.club.scoresheet.scores import Detail
from canasta.club.scoresheet.usual import figures_of
from canasta.deal.score import BASE, CARDS
from canasta.deal.view import view
from canasta.players import get
from canasta.players.simulation import deal_out
from canasta.rules import Rules, games
from canasta.rules import get as rules_named

FILE = Path(__file__).resolve().parent.parent / "src" / "canasta" / "club" / "scoresheet" / "usual.toml"
PLAYERS = ("tuned", "tuned", "rules", "greedy", "novice")
MARGIN = 0.25
STEP = 5  # points
HEAD = """\
# How far the figures of a deal reach in deals between bots, widened by a quarter of their spread on each side.
# Made by scripts/usual_scores.py; canasta.club.scoresheet.usual says what each figure is. A row is
# [number, lowest, highest]: the number is that of canastas in `laid`, the class of the base in `cards`, the role
# in `hand`, else 0.

"""


def details(rules: Rules, deals: int, seed: str, bots: Sequence[str] = PLAYERS) -> Iterator[tuple[Detail, list[int]]]:
    """Deals as people would write them down, with the points that each side needed to open."""
    chance = Random(f"{seed} {rules.name}")
    for number in range(deals):
        players = [get(chance.choice(bots)) for _ in range(rules.sides)]
        scores = [max(chance.choice([lowest for lowest, _ in rules.opening]), 0) for _ in range(rules.sides)]
        deal = deal_out(rules, f"{seed} usual", number, scores)
        while not deal.over:
            deal.play(players[deal.to_act % rules.sides].choose(view(deal, deal.to_act), chance))
        yield detail_of(rules, deal.core), [rules.opening_minimum(score) for score in scores]


def columns(rules: Rules, detail: Detail) -> list[tuple[int, int]]:
    """Base and cards of each side."""
    return [
        (
            sum(line.points for line in side if line.part == BASE),
            sum(line.points for line in side if line.part == CARDS),
        )
        for side in lines_of_score(rules, detail)
    ]


def written(rules: Rules, deals: int, seed: str) -> str:
    """The lines of a game in the file."""
    seen: dict[str, dict[int, list[int]]] = defaultdict(lambda: defaultdict(list))
    for detail, _ in details(rules, deals, seed):
        for name, number, value in figures_of(rules, detail, columns(rules, detail)):
            seen[name][number].append(value)
    lines = [f'["{rules.name}"]', f"deals = {deals}", f'seed = "{seed}"']
    for name, of in sorted(seen.items()):
        rows = ", ".join(f"[{number}, {low}, {high}]" for number in sorted(of) for low, high in [reach(of[number])])
        lines.append(f"{name} = [{rows}]")
    return "\n".join(lines)


def reach(values: Sequence[int]) -> tuple[int, int]:
    """The lowest and the highest, widened and rounded outwards."""
    low, high = min(values), max(values)
    if high < 100:  # numbers of canastas, not points
        return low, high + 1
    more = (high - low) * MARGIN
    return floor((low - more) / STEP) * STEP, ceil((high + more) / STEP) * STEP


def main() -> None:
    """Play, count, write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rules", nargs="*")
    parser.add_argument("--deals", type=int, default=4000)
    parser.add_argument("--seed", default="usual")
    asked = parser.parse_args()
    chosen = [rules_named(name) for name in asked.rules] or games()
    old = FILE.read_text(encoding="utf-8") if FILE.exists() else ""
    told = {part.split('"')[1]: part.rstrip() for part in old.split("\n\n")[1:]}
    for rules in chosen:
        told[rules.name] = written(rules, asked.deals, asked.seed)
        print(rules.name, file=sys.stderr, flush=True)
    body = "\n\n".join(told[rules.name] for rules in games() if rules.name in told)
    FILE.write_text(f"{HEAD}{body}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
