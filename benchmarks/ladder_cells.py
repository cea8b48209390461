"""The cells of the ladder: a level against the one below it, in a rule set, by deals or by matches; kept in files."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path

from measure import RULE_SETS

from canasta.lab.arena import ArenaPlan, ArenaSession, Chunk, Pair
from canasta.lab.arena.board_file import BoardFile
from canasta.lab.arena.boards import Board, play_chunk
from canasta.lab.arena.statistics import Estimate, difference, estimate, estimate_share, share
from canasta.rules import get

SEED = "ladder"


class ChangedError(Exception):
    """A board that was kept comes out differently now: the bots are not those that it was played with."""


@dataclass(frozen=True)
class Job:
    """One board of a cell; with `kept` it is one that was played before, to see whether it comes out the same."""

    plan: ArenaPlan
    pair: Pair
    number: int
    kept: Board | None = None


def play(job: Job) -> tuple[Chunk, float]:
    """The board, and the seconds that it took. Raises `ChangedError`."""
    begun = time.perf_counter()
    played = play_chunk(job.plan, job.pair, [job.number])
    if job.kept is not None:
        if played.boards != (job.kept,):
            raise ChangedError(f"{job.pair[0]} against {job.pair[1]} in {job.plan.rules.name}")
        played = replace(played, boards=())
    return played, time.perf_counter() - begun


def version_in(file: Path) -> int | None:
    """The version of the rules by which the boards in a file were played; None for a new file."""
    try:
        head = file.read_text(encoding="utf-8").partition("\n")[0]
        return int(json.loads(head).get("version", 1))
    except (OSError, ValueError, AttributeError):  # what is wrong with it is told when it is opened
        return None


class File:
    """All pairs of a rule set, by deals or by matches; kept ones go on by the version of the rules they began with."""

    def __init__(self, folder: Path, rules: str, levels: Sequence[str], matches: bool, boards: int) -> None:
        pairs = tuple(pairwise(levels))
        file = folder / f"{rules.replace('/', '-')}-{'matches' if matches else 'deals'}.jsonl"
        played = get(rules, version=version_in(file))
        self.session = ArenaSession(ArenaPlan(played, pairs, SEED, boards, matches), levels)
        self.kept = BoardFile(str(file), self.plan)
        for chunk in self.kept.found:
            self.session.take(chunk)

    @property
    def plan(self) -> ArenaPlan:
        return self.session.plan

    @property
    def unit(self) -> str:
        """What is played: ``deals`` or ``matches``."""
        return "matches" if self.plan.matches else "deals"

    def take(self, chunk: Chunk) -> None:
        self.session.take(chunk)
        if chunk.boards:
            self.kept.add(replace(chunk, times={}))  # boards are the same on every machine, times are not


@dataclass
class Cell:
    """A pair in a file. `seconds` were spent on it in this run; `given` are the boards that are being played."""

    file: File
    pair: Pair
    seconds: float = 0.0
    checked: bool = False
    given: set[int] = field(default_factory=set)

    @property
    def boards(self) -> list[Board]:
        there = self.file.session.done[self.pair]
        return [there[number] for number in sorted(there)]

    @property
    def points(self) -> Estimate | None:
        return estimate([difference(board) for board in self.boards]) if self.boards else None

    @property
    def share(self) -> Estimate | None:
        return estimate_share([share(board) for board in self.boards]) if self.boards else None

    def job(self) -> Job | None:
        """What comes next: first a board that is there already, once; None where all are played or being played."""
        there, plan = self.file.session.done[self.pair], self.file.plan
        if there and not self.checked:
            self.checked = True
            return Job(plan, self.pair, min(there), there[min(there)])
        self.checked = True
        number = next((n for n in range(plan.boards) if n not in there and n not in self.given), None)
        if number is None:
            return None
        self.given.add(number)
        return Job(plan, self.pair, number)

    def take(self, chunk: Chunk, seconds: float) -> None:
        self.seconds += seconds
        self.file.take(chunk)
        self.given -= {board.number for board in chunk.boards}


def cells(folder: Path, levels: Sequence[str], boards: int, rule_sets: Sequence[str] = RULE_SETS) -> list[Cell]:
    """All of them, deals before matches; a level is measured on at most so many boards, and half as many of matches."""
    folder.mkdir(parents=True, exist_ok=True)
    found = []
    named = list(dict.fromkeys(get(rules).name for rules in rule_sets))  # `reglamento` is `reglamento/4`
    for matches in (False, True):
        for rules in named:
            file = File(folder, rules, levels, matches, max(1, boards // 2) if matches else boards)
            found += [Cell(file, pair) for pair in file.plan.pairs]
    return found
