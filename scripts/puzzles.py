"""Puzzles made and proven: positions from played deals in which one way to go on is clearly best.

    python scripts/puzzles.py make [GAME …] [--number 300] [--seed S] [--kept FILE] [--veins V … | --veins]
                                                               mine and prove; of the rare themes those veins alone
    python scripts/puzzles.py rate [--kept FILE]               rate them, write the package's file
    python scripts/puzzles.py check                            every puzzle of the package: is its leading fact so?
    python scripts/puzzles.py prove [--share 0.02] [--seed S]  prove some of the package's again

`make` keeps each puzzle in FILE as soon as it is found, with the deals that are done; stopped and begun again it
goes on there, and the puzzles are the same. All follows from the seed. Needs the compiled build to be quick. Several
processes may add to one FILE if each has veins of its own.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from random import Random
from time import process_time

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

import msgspec  # noqa: E402
from tests.advice.claims import true  # noqa: E402

from canasta.advice.deed import Deed  # noqa: E402
from canasta.advice.facts import KINDS_OF_FACTS  # noqa: E402
from canasta.advice.scene import Scene  # noqa: E402
from canasta.players import get  # noqa: E402
from canasta.puzzles.collection import shipped, written  # noqa: E402
from canasta.puzzles.glicko import after  # noqa: E402
from canasta.puzzles.proof import proof  # noqa: E402
from canasta.puzzles.puzzle import Puzzle, Rated  # noqa: E402
from canasta.puzzles.quarry import VEINS, quarried  # noqa: E402
from canasta.puzzles.themes import CONTRARY, CUT  # noqa: E402
from canasta.puzzles.trial import TrialTable  # noqa: E402
from canasta.rules import get as rules_named  # noqa: E402

GAMES = (
    "clasica",
    "internacional",
    "salon",
    "reglamento/2",
    "reglamento/3",
    "reglamento/4",
    "reglamento/6-teams",
    "reglamento/6-pairs",
    "tres-barajas",
)
OF_THEME = 6  # a theme has at most one puzzle in so many
OF_GAME = 7
OF_VEIN = 25  # a theme has at least one in so many, if so many deals of every game bring them
MOST_DEALS = 1500
# Levels of bots and how often each tries: those that throw no dice once. They stand equally far apart on the ladder
LEVELS = (("novice", 10), ("rules", 1), ("tuned", 1), ("strong", 5), ("master", 1))
LOWEST, STEP, DEVIATION = 1000.0, 250.0, 60.0
PACKAGE = ROOT / "src" / "canasta" / "puzzles" / "collection.jsonl"


class RunStep(msgspec.Struct, omit_defaults=True):
    """A line of the file of a run: a deal that is done, all of it or a vein, and the puzzle found in it."""

    game: str
    deal: int
    vein: str = ""
    puzzle: Puzzle | None = None


def steps(kept: Path) -> list[RunStep]:
    """The lines of a run; a torn last line is cut off."""
    if not kept.exists():
        return []
    whole, _newline, torn = kept.read_bytes().rpartition(b"\n")
    if torn:
        kept.write_bytes(whole + b"\n" if whole else b"")
    return [msgspec.json.decode(line, type=RunStep) for line in whole.splitlines()]


class PuzzleRun:
    """A run: what is found and done, and the file in which it is kept line by line."""

    def __init__(self, games: Sequence[str], number: int, seed: str, kept: Path) -> None:
        known = steps(kept)
        self.games, self.number, self.seed, self.kept = games, number, seed, kept
        self.done = {(step.game, step.deal, step.vein) for step in known}
        self.found = [step.puzzle for step in known if step.puzzle is not None]
        self.themes = Counter(each.theme for each in self.found)
        self.of_game = Counter(step.game for step in known if step.puzzle is not None)

    def mine(self, deal: int, wanted: Callable[[str], bool], vein: str = "") -> None:
        """Look through a deal of every game."""
        for game in self.games:
            rules = rules_named(game)
            if (game, deal, vein) in self.done or self.of_game[game] * OF_GAME >= self.number:
                continue
            if vein == CUT and not rules.moda_doubles:
                continue
            puzzle = next(quarried(rules, self.seed, deal, wanted, vein), None)
            with self.kept.open("ab") as file:
                file.write(msgspec.json.encode(RunStep(game, deal, vein, puzzle)) + b"\n")
            if puzzle is not None:
                self.found.append(puzzle)
                self.themes[puzzle.theme] += 1
                self.of_game[game] += 1
                said = f"{len(self.found)} of {self.number}, {process_time():.0f} s:"
                print(said, game, deal, puzzle.theme, puzzle.fact, puzzle.best.action, flush=True)

    def short(self, theme: str) -> bool:
        """True if a theme has too few."""
        return self.themes[theme] * OF_VEIN < self.number

    def worth(self, vein: str) -> bool:
        """True if the theme of a vein or the contrary one has too few."""
        return self.short(vein) or self.short(CONTRARY[vein])

    def room(self, theme: str) -> bool:
        """True if a theme has not too many."""
        return self.themes[theme] * OF_THEME < self.number


def make(games: Sequence[str], number: int, seed: str, kept: Path, veins: Sequence[str]) -> int:
    """Mine and prove until there are enough: first the themes that come seldom, in their veins, then all."""
    run = PuzzleRun(games, number, seed, kept)
    for deal in range(MOST_DEALS):
        for vein in veins:
            if run.worth(vein) and len(run.found) < number:
                run.mine(deal, run.short, vein)
    for deal in count():
        if len(run.found) >= number:
            break
        run.mine(deal, run.room)
    return 0


def tries(puzzle: Puzzle, seed: str) -> list[tuple[Rated, float]]:
    """The games of a puzzle against the bots of all levels: it wins where a bot does not find the answer."""
    found = []
    for place, (name, times) in enumerate(LEVELS):
        level = Rated(LOWEST + STEP * place, DEVIATION)
        chance = Random(f"{seed}/{puzzle.id}/{name}")
        found += [(level, float(not puzzle.judge(get(name).choose(puzzle.view, chance)))) for _time in range(times)]
    return found


def rate(seed: str, kept: Path) -> int:
    """Rate the puzzles of a run by the bots that solve them, and write the file of the package.

    Those that the package has already keep their ratings: the same bots would come to the same.
    """
    found, known = [], shipped()
    for step in steps(kept):
        if step.puzzle is None:
            continue
        before = known.get(step.puzzle.id)
        if before is not None and msgspec.structs.replace(before, rated=step.puzzle.rated) == step.puzzle:
            found.append(before)
        else:
            rated = after(Rated(), tries(step.puzzle, seed))
            rounded = Rated(round(rated.rating, 0), round(rated.deviation, 0), round(rated.volatility, 4))
            found.append(msgspec.structs.replace(step.puzzle, rated=rounded))
    PACKAGE.write_text(written(found, seed), encoding="utf-8")
    print(len(found), "puzzles,", PACKAGE.stat().st_size, "bytes")
    print(*[f"{name} {many}," for name, many in Counter(each.theme for each in found).most_common()])
    print(*[f"{name} {many}," for name, many in Counter(each.rules for each in found).most_common()])
    return 0


def check() -> int:
    """Hold the leading fact of every puzzle of the package against another reading; the number of wrong ones."""
    kinds, wrong = {kind.id: kind for kind in KINDS_OF_FACTS}, 0
    for puzzle in shipped().values():
        best = Deed(puzzle.scene, puzzle.best.action, closing=puzzle.best.closing)
        fact = kinds[puzzle.fact].of(puzzle.scene, best, Deed(puzzle.scene, puzzle.against))
        legal = {each.action for each in puzzle.answers} <= set(puzzle.view.legal)
        if not legal or fact is None or not true(puzzle.view, fact, best.action, puzzle.against):
            wrong += 1
            print("wrong:", puzzle.id, puzzle.rules, puzzle.theme, puzzle.fact)
    print(f"{len(shipped())} puzzles, {wrong} wrong")
    return wrong


def prove(share: float, seed: str) -> int:
    """Prove some of the package's puzzles again, in other worlds; the number of those that fail."""
    chance, failed, tried = Random(seed), 0, 0
    for puzzle in shipped().values():
        if chance.random() >= share:
            continue
        tried += 1
        again = proof(TrialTable(Scene(puzzle.view)), chance.getrandbits(40))
        if again is None or not puzzle.judge(again.answers[0].action):
            failed += 1
            print("not proven again:", puzzle.id, puzzle.rules, puzzle.theme, puzzle.fact)
    print(f"{tried} tried again, {failed} not proven")
    return failed


def main(words: Sequence[str] | None = None) -> int:
    """Do what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("make", "rate", "check", "prove"))
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--number", type=int, default=300)
    parser.add_argument("--share", type=float, default=0.02)
    parser.add_argument("--seed", default="puzzles")
    parser.add_argument("--veins", nargs="*", choices=tuple(VEINS), default=tuple(VEINS))
    parser.add_argument("--kept", type=Path, default=ROOT / "build" / "puzzles.jsonl")
    asked = parser.parse_args(words)
    if asked.what == "make":
        return make(asked.games, asked.number, asked.seed, asked.kept, asked.veins)
    if asked.what == "rate":
        return rate(asked.seed, asked.kept)
    if asked.what == "check":
        return min(1, check())
    return min(1, prove(asked.share, asked.seed))


if __name__ == "__main__":
    sys.exit(main())
