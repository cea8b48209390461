"""Count the sequences of actions that lead out of fixed deals, and compare with tests/engine/data/perft.

    python scripts/perft.py [FILE …] [--case NAME] [--depth N] [--divide] [--write]

A count that differs says that the rules or the engine have changed; `--divide` counts below each first action, so that
the fault is found by following the one that differs. `--write` puts the engine's counts into the files. Exit status 1
if a count differs.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from canasta.cards import CARDS_OF_KIND, TWO
from canasta.deal.deal import Deal
from canasta.engine import simulate
from canasta.engine.actions import TAKE_ONTO, decode, slot_taken
from canasta.engine.compile_rules import rule_table_of
from canasta.engine.deal import EngineDeal
from canasta.engine.packed import count as how_many
from canasta.engine.rng import Rng
from canasta.position import read_position
from canasta.rules import get
from canasta.tabletop.micro import plan

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "engine" / "data" / "perft"
COUNTS = re.compile(r"^counts = \[.*\]$", re.MULTILINE)


@dataclass(frozen=True)
class Case:
    """One start and how many sequences of 1, 2, 3 … actions lead out of it.

    The start is a position, or the deal that a seed of `canasta.engine.rng` shuffles, with `first` to be dealt first.
    """

    file: Path
    rules: str
    name: str
    counts: tuple[int, ...]
    position: dict[str, Any] | None = None
    seed: int = 0
    first: int = 0
    scores: tuple[int, ...] = ()

    def order(self) -> list[int]:
        """The kinds of a shuffled deal, top first."""
        return [int(kind) for kind in simulate.random_order(rule_table_of(get(self.rules)), Rng(self.seed))]

    def deal(self) -> Deal:
        """The deal at the start."""
        if self.position is not None:
            return read_position(self.position)
        faces = [CARDS_OF_KIND[kind][0] for kind in self.order()]
        return Deal.start(get(self.rules), faces, self.first, self.scores)


def cases(files: Sequence[Path] = ()) -> Iterator[Case]:
    """The cases of those files, of all by default."""
    for file in files or sorted(FOLDER.glob("*.toml")):
        given = tomllib.loads(file.read_text(encoding="utf-8"))
        for case in given["case"]:
            scores = tuple(case.pop("scores", ()))
            yield Case(file, given["rules"], counts=tuple(case.pop("counts")), scores=scores, **case)


def different(deal: EngineDeal) -> list[int]:
    """The legal actions, of those that do the same to equal melds only the first."""
    legal = deal.legal_actions()
    if not deal.rule_table.separate_melds:
        return legal
    return list({_content(deal, action): action for action in reversed(legal)}.values())[::-1]


def _content(deal: EngineDeal, action: int) -> tuple[int, ...]:
    """What tells an action from others: for a lay-off the cards of the meld, not where the engine keeps it."""
    word, kind, lane = decode(action)
    if word >= 2:
        slot = word - 2
    elif word == 0 and lane and action >= TAKE_ONTO:
        kind, lane, slot = int(deal.top), 0, int(slot_taken(action))
    else:
        return (action,)
    melds = deal.side_on_turn().slot(slot)
    kind = min(kind, TWO)
    return (word > 0, kind, lane, *(int(how_many(n, kind)) for n in (melds.naturals, melds.twos, melds.jokers)))


def perft(deal: EngineDeal, depth: int) -> int:
    """How many sequences of exactly `depth` actions there are; a deal that is over has none."""
    actions = different(deal)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = deal.copy()
        after.apply(action)
        total += perft(after, depth - 1)
    return total


def divided(deal: Deal, depth: int) -> Iterator[tuple[str, int]]:
    """The count below each first action."""
    counted = different(deal.core)
    for action in deal.legal():
        number = plan(deal, action)[0]
        if number in counted:
            after = deal.core.copy()
            after.apply(number)
            yield str(action), perft(after, depth - 1) if depth > 1 else 1


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="perft.py", description="Count sequences of actions.")
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--case", help="only the case of that name")
    parser.add_argument("--depth", type=int, help="count to that depth instead of the recorded one")
    parser.add_argument("--divide", action="store_true", help="also count below each first action")
    parser.add_argument("--write", action="store_true", help="put the engine's counts into the files")
    asked = parser.parse_args(words)
    found: dict[Path, list[tuple[int, ...]]] = {}
    wrong = 0
    for case in cases(asked.files):
        if asked.case not in (None, case.name):
            found.setdefault(case.file, []).append(case.counts)
            continue
        deal = case.deal()
        depth = asked.depth or len(case.counts)
        counts = tuple(perft(deal.core, d) for d in range(1, depth + 1))
        found.setdefault(case.file, []).append(counts)
        common = min(depth, len(case.counts))
        differs = counts[:common] != case.counts[:common]
        wrong += differs
        print(f"{case.rules}, {case.name}: {' '.join(map(str, counts))}{f', not {case.counts}' if differs else ''}")
        if asked.divide:
            for text, number in divided(deal, depth):
                print(f"    {text}: {number}")
    if asked.write:
        for file, counts_of in found.items():
            write(file, counts_of)
        return 0
    return int(wrong > 0)


def write(file: Path, counts: list[tuple[int, ...]]) -> None:
    """Put the counts of its cases, in their order, into a file."""
    rest = iter(counts)
    text = COUNTS.sub(lambda _: f"counts = [{', '.join(map(str, next(rest)))}]", file.read_text(encoding="utf-8"))
    file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
