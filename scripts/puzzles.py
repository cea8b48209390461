"""Puzzles made and proven: positions from played deals in which one way to go on is clearly best.

    python scripts/puzzles.py make [GAME …] [--seed S] [--kept FOLDER]  mine, prove and rate
    python scripts/puzzles.py write [--seed S] [--kept FOLDER]        the package's file from a run
    python scripts/puzzles.py prove [PUZZLE …] [--share 0.02] [--seed S]  prove some of the package again; 1: all

`make` keeps each deal in a file of its game as soon as it is done, with its puzzle; stopped and begun again it goes on
there, and the puzzles are the same. All follows from the seed, each game by itself: several processes may work at once
if each has games of its own. Needs the compiled build to be quick.
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

import msgspec
from puzzle_quarry import VEINS, proof, quarried
from puzzle_trial import TrialTable

from canasta.players import get
from canasta.puzzles.collection import shipped
from canasta.puzzles.glicko import Rated, after
from canasta.puzzles.puzzle import Puzzle
from canasta.puzzles.themes import CONTRARY, CUT
from canasta.rules import Rules, forms, names
from canasta.rules import get as rules_named

ROOT = Path(__file__).resolve().parent.parent
NUMBER, OF_MANY_FORMS = 50, 110  # puzzles of a game with one form, and with several
OF_ONE = 4  # at most one in so many is of the same theme, or of the same of several forms
LEAST_OF_THEME = 2  # in a game: until then its vein is mined too, in so many deals
VEIN_DEALS = 25
# Levels of bots and how often each tries: those that throw no dice once. They stand equally far apart on the ladder
LEVELS = (("novice", 10), ("rules", 1), ("tuned", 1), ("strong", 5), ("master", 1))
LOWEST, STEP, DEVIATION = 1000.0, 250.0, 60.0
PACKAGE = ROOT / "src" / "canasta" / "puzzles" / "collection.jsonl"


class CollectionHead(msgspec.Struct):
    """The first line of a collection: the version of its form, and the seed that it was made with.

    `made`: the number of puzzles of each game that a run with that seed makes, the first ones of the game; those after
    them are older.
    """

    canasta_puzzles: int
    seed: str
    made: dict[str, int]


class RunStep(msgspec.Struct, omit_defaults=True):
    """A line of the file of a run: a deal of a form that is done, all of it or a vein, and the puzzle found in it."""

    form: str
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


class GameRun:
    """A run through one game: what is found and done, and the file in which it is kept line by line."""

    def __init__(self, game: str, seed: str, kept: Path) -> None:
        self.forms = [rules_named(game, form) for form in forms(game)]
        self.number = OF_MANY_FORMS if len(self.forms) > 1 else NUMBER
        self.game, self.seed, self.kept = game, seed, kept / f"{game}.jsonl"
        known = steps(self.kept)
        self.done = {(step.form, step.deal, step.vein) for step in known}
        self.found = [step.puzzle for step in known if step.puzzle is not None]
        self.themes = Counter(each.theme for each in self.found)
        self.of_form = Counter(step.form for step in known if step.puzzle is not None)

    @property
    def whole(self) -> bool:
        """True if there are enough."""
        return len(self.found) >= self.number

    def mine(self, deal: int) -> None:
        """Look through a deal of every form: all its moments; then, of others, those of themes that are still rare."""
        for rules in self.forms:
            self._mine(rules, deal, "", lambda theme: self.themes[theme] * OF_ONE < self.number)
            for vein in VEINS if deal < VEIN_DEALS else ():
                if (self._rare(vein) or self._rare(CONTRARY[vein])) and (vein != CUT or rules.moda_doubles):
                    self._mine(rules, deal, vein, self._rare)

    def _rare(self, theme: str) -> bool:
        return self.themes[theme] < LEAST_OF_THEME

    def _mine(self, rules: Rules, deal: int, vein: str, wanted: Callable[[str], bool]) -> None:
        full = len(self.forms) > 1 and self.of_form[rules.name] * OF_ONE >= self.number
        if full or self.whole or (rules.name, deal, vein) in self.done:
            return
        puzzle = next(quarried(rules, self.seed, deal, wanted, vein), None)
        if puzzle is not None:
            puzzle = rated(puzzle, self.seed)
            self.found.append(puzzle)
            self.themes[puzzle.theme] += 1
            self.of_form[rules.name] += 1
            said = f"{len(self.found)} of {self.number}, {process_time():.0f} s:"
            print(said, rules.name, deal, vein or "-", puzzle.theme, puzzle.fact, puzzle.best.action, flush=True)
        with self.kept.open("ab") as file:
            file.write(msgspec.json.encode(RunStep(rules.name, deal, vein, puzzle)) + b"\n")


def make(games: Sequence[str], seed: str, kept: Path) -> int:
    """Mine, prove and rate until there are enough of every game, deal after deal of each in turn."""
    kept.mkdir(parents=True, exist_ok=True)
    runs = [GameRun(game, seed, kept) for game in games]
    for deal in count():
        if all(run.whole for run in runs):
            return 0
        for run in runs:
            run.mine(deal)
    return 1


def tries(puzzle: Puzzle, seed: str) -> list[tuple[Rated, float]]:
    """The games of a puzzle against the bots of all levels: it wins where a bot does not find the answer."""
    found = []
    for place, (name, times) in enumerate(LEVELS):
        level = Rated(LOWEST + STEP * place, DEVIATION)
        chance = Random(f"{seed}/{puzzle.id}/{name}")
        found += [(level, float(not puzzle.judge(get(name).choose(puzzle.view, chance)))) for _time in range(times)]
    return found


def rated(puzzle: Puzzle, seed: str) -> Puzzle:
    """A puzzle rated by the bots that solve it."""
    found = after(Rated(), tries(puzzle, seed))
    rounded = Rated(round(found.rating, 0), round(found.deviation, 0), round(found.volatility, 4))
    return msgspec.structs.replace(puzzle, rated=rounded)


def filled(run: GameRun, older: Sequence[Puzzle]) -> tuple[list[Puzzle], int]:
    """The puzzles of a run through a game, and how many; up to its number older ones, of the rarest themes first.

    Those stay out in which not every way to go on was weighed.
    """
    found = [each for each in run.found if each.weighed]
    made, themes, known = len(found), Counter(each.theme for each in found), {each.id for each in run.found}
    left = [each for each in older if each.game == run.game and each.id not in known and each.weighed]
    while left and len(found) < run.number:
        chosen = min(left, key=lambda each: themes[each.theme])
        left.remove(chosen)
        found.append(chosen)
        themes[chosen.theme] += 1
    return found, made


def write(seed: str, kept: Path) -> int:
    """Write the file of the package from a run, game after game, in the order in which the puzzles were found.

    Where a run has too few of a game, puzzles stay that the package has already.
    """
    runs, older = [GameRun(game, seed, kept) for game in names()], list(shipped().values())
    games = {run.game: filled(run, older) for run in runs}
    found = [puzzle for puzzles, _made in games.values() for puzzle in puzzles]
    head = CollectionHead(1, seed, {game: made for game, (_puzzles, made) in games.items()})
    PACKAGE.write_bytes(b"".join(msgspec.json.encode(each) + b"\n" for each in (head, *found)))
    print(head.made)
    print(len(found), "puzzles,", PACKAGE.stat().st_size, "bytes")
    print(*[f"{name} {many}," for name, many in Counter(each.theme for each in found).most_common()])
    print(*[f"{name} {many}," for name, many in Counter(each.rules for each in found).most_common()])
    return 0


def prove(share: float, seed: str, ids: Sequence[str] = ()) -> int:
    """Prove some of the package's puzzles again, in other worlds; the number of those that fail."""
    chance, failed, tried = Random(seed), 0, 0
    for puzzle in shipped().values():
        if chance.random() >= share or (ids and puzzle.id not in ids):
            continue
        tried += 1
        again = proof(TrialTable(puzzle.scene), chance.getrandbits(40))
        if again is None or not puzzle.judge(again.answers[0].action):
            failed += 1
            print("not proven again:", puzzle.id, puzzle.rules, puzzle.theme, puzzle.fact, flush=True)
    print(f"{tried} tried again, {failed} not proven")
    return failed


def main(words: Sequence[str] | None = None) -> int:
    """Do what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("make", "write", "prove"))
    parser.add_argument("names", nargs="*", metavar="GAME or PUZZLE")
    parser.add_argument("--share", type=float, default=0.02)
    parser.add_argument("--seed", default="puzzles")
    parser.add_argument("--kept", type=Path, default=ROOT / "build" / "puzzles")
    asked = parser.parse_args(words)
    if asked.what == "make":
        return make(asked.names or names(), asked.seed, asked.kept)
    if asked.what == "write":
        return write(asked.seed, asked.kept)
    return min(1, prove(asked.share, asked.seed, asked.names))


if __name__ == "__main__":
    sys.exit(main())
