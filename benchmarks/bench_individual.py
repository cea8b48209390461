"""The processor time of a long individual evening, by what an organiser waits for.

    python benchmarks/bench_individual.py                            200 players, 40 rounds
    python benchmarks/bench_individual.py --players 57 --rounds 12

One player comes late and one leaves in the middle, so that the rounds to come are planned anew.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from functools import partial
from typing import TypeVar

import msgspec

from canasta.club.competition import (
    Competition,
    CompetitionOpened,
    Entered,
    Format,
    Played,
    Withdrew,
    read,
    suggested,
    write,
)

T = TypeVar("T")
TARGET = 5000


class Stopwatch:
    """The longest processor time of each step, in seconds."""

    def __init__(self) -> None:
        self.longest: dict[str, float] = {}

    def time(self, step: str, work: Callable[[], T]) -> T:
        begun = time.process_time()
        done = work()
        self.longest[step] = max(self.longest.get(step, 0.0), time.process_time() - begun)
        return done


def play(players: int, rounds: int) -> Stopwatch:
    """Play an evening out, and time its steps."""
    watch, chance = Stopwatch(), random.Random(1)
    settings = msgspec.structs.replace(suggested("Evening", Format.INDIVIDUAL, TARGET), rounds=rounds)
    opened = CompetitionOpened(settings=settings)
    club = Competition([opened, *(Entered(players=(f"Player {number}",)) for number in range(players))])
    for number in range(1, rounds + 1):
        if number == rounds // 2:
            club.add(Withdrew(pair=1))
            club.add(Entered(players=("Somebody late",)))
        seated = watch.time("a round planned and proposed", club.propose)
        watch.time("a round seated", partial(club.add, seated))
        for each in seated.meetings:
            result = Played(round=number, table=each.table, points=(TARGET, 5 * chance.randrange(900)))
            watch.time("a result entered", partial(club.add, result))
    watch.time("the ranking", club.standings)
    text = write(club.log)
    watch.time("the log read again", lambda: Competition(read(text)))
    return watch


def main() -> None:
    """Measure what the options say."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--players", type=int, default=200)
    options.add_argument("--rounds", type=int, default=40)
    said = options.parse_args()
    for step, seconds in play(said.players, said.rounds).longest.items():
        print(f"{step}: {seconds:.3f} s at most")


if __name__ == "__main__":
    main()
