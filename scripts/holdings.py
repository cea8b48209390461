"""Count what players hold in deals between bots, and write it down for the players who try things out.

    python scripts/holdings.py [RULESET[/FORM] …] [--deals N] [--seed TEXT]

For every class of `canasta.players.core.hidden` it finds by how much likelier so many cards of a rank are in a hand
than if the hidden cards lay by chance: hands as they were are counted against hands dealt out at random in the same
places, the factors are taken for the dealing, and so on until both come out alike (iterative proportional fitting).
The files lie in src/canasta/players/core/holdings; without names all of them are made. Much
faster with the compiled build.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from canasta.cards import KINDS
from canasta.deal.view import view
from canasta.engine.rng import Rng
from canasta.players import get
from canasta.players.core.hidden import CLASSES, EVEN, MOST, NUMBERS, Belief, class_name
from canasta.players.possible_deals import PossibleDeals
from canasta.players.simulation import deal_out
from canasta.rules import Rules, games
from canasta.rules import get as rules_named

FOLDER = Path(__file__).resolve().parent.parent / "src" / "canasta" / "players" / "core" / "holdings"
PLAYERS = ("tuned", "tuned", "rules", "greedy", "novice")
MOMENTS = 0.25  # of the draws are looked at
ROUNDS = 6
FEW = 3  # counted beside what was seen, so that nothing is taken for impossible
SIZE = int(CLASSES * NUMBERS)


@dataclass(frozen=True)
class Moment:
    """What a seat could see, the classes of all hands, and the hands as they were."""

    seat: int
    worlds: PossibleDeals
    starts: Sequence[int]
    hands: Sequence[int]


def moments(rules: Rules, deals: int, seed: str) -> Iterator[Moment]:
    """Moments of deals between players of all sorts, who draw."""
    chance, even = Random(f"{seed} {rules.name}"), Belief([int(EVEN)] * SIZE)
    for number in range(deals):
        players = [get(chance.choice(PLAYERS)) for _ in range(rules.sides)]
        score = chance.choice([lowest for lowest, _ in rules.opening])
        deal = deal_out(rules, f"{seed} holdings", number, [max(score, 0)] * rules.sides)
        while not deal.over:
            seen = view(deal, deal.to_act)
            if deal.phase == "draw" and chance.random() < MOMENTS:
                worlds = PossibleDeals(seen)
                starts = [int(start) for start in even.places(worlds.deal, worlds.memory)]
                yield Moment(deal.to_act, worlds, starts, [int(hand) for hand in deal.core.hands])
            deal.play(players[deal.to_act % rules.sides].choose(seen, chance))


def count(tally: list[int], moment: Moment, hands: Sequence[int]) -> None:
    """Add the hands of the others, a number for each class and number of cards."""
    for seat, hand in enumerate(hands):
        if seat != moment.seat:
            for kind in range(KINDS - 1):
                held = min(hand >> 4 * kind & 15, int(NUMBERS) - 1)
                tally[moment.starts[seat * KINDS + kind] + held] += 1


def fit(there: Sequence[Moment]) -> tuple[list[int], list[int], list[float]]:
    """The factors, how often each was seen, and how far hands were from those dealt out before every round (0 to 1)."""
    actual, far = [0] * SIZE, []
    for moment in there:
        count(actual, moment, moment.hands)
    factors = [float(EVEN)] * SIZE
    for turn in range(ROUNDS):
        dealt, rng, belief = [0] * SIZE, Rng(turn + 1), Belief([int(factor) for factor in factors])
        for moment in there:
            worlds = moment.worlds
            worlds.hidden.believe(belief, worlds.deal, worlds.memory)
            other = worlds.deal.copy()
            worlds.hidden.fill(other, rng)
            count(dealt, moment, [int(hand) for hand in other.hands])
        far.append(sum(abs(one - two) for one, two in zip(actual, dealt, strict=True)) / (2 * sum(actual)))
        factors = [old * (one + FEW) / (two + FEW) for old, one, two in zip(factors, actual, dealt, strict=True)]
        for start in range(0, SIZE, int(NUMBERS)):
            most = max(factors[start : start + int(NUMBERS)])
            for at in range(start, start + int(NUMBERS)):
                factors[at] = max(factors[at] * min(1.0, int(MOST) / most), 1.0)
    return [int(factor) for factor in factors], actual, far


def written(rules: Rules, deals: int, seed: str, there: Sequence[Moment]) -> str:
    """The file."""
    factors, actual, far = fit(there)
    lines = [
        f"# What players hold in {rules.name}: by class, how much likelier than by chance 0, 1, 2, 3, 4, 5 cards are,",
        "# in 256ths. Made by scripts/holdings.py; what the classes are is said in canasta.players.core.hidden.",
        "",
        "[made]",
        f'seed = "{seed}"',
        f"deals = {deals}",
        f"moments = {len(there)}",
        f"far_before = {far[0]:.4f}  # of all hands and ranks, those that random dealing gets wrong",
        f"far_after = {far[-1]:.4f}",
        "",
        "[factors]",
    ]
    for place in range(int(CLASSES)):
        at = slice(place * int(NUMBERS), (place + 1) * int(NUMBERS))
        if sum(actual[at]):
            lines.append(f"{class_name(place)} = {factors[at]}")
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rules", nargs="*", default=[rules.name for rules in games()])
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    for name in asked.rules:
        rules = rules_named(name)
        text = written(rules, asked.deals, asked.seed, list(moments(rules, asked.deals, asked.seed)))
        (FOLDER / f"{rules.name.replace('/', '-')}.toml").write_text(text, encoding="utf-8")
        print(rules.name, *[line for line in text.splitlines() if line.startswith(("moments", "far"))], flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
