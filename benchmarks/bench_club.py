"""The processor time of what an organiser waits for: a long individual evening, and a season of many evenings.

    python benchmarks/bench_club.py                         200 players in 40 rounds; 60 evenings of 80 players
    python benchmarks/bench_club.py --players 57 --rounds 12 --evenings 20

One player of the evening comes late and one leaves in the middle, so that the rounds to come are planned anew. The
season is read from the logs of its competitions as they lie in the store, then ranked alone, as when none has changed.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from typing import TypeVar

import msgspec

from canasta.club.competition import (
    Competition,
    CompetitionOpened,
    Entered,
    Entry,
    Format,
    Played,
    Withdrew,
    read,
    suggested,
    write,
)
from canasta.club.register import SeasonSettings, season_ranking
from canasta.club.register.names import PlayerNames
from canasta.club.server.club_state import CLUB_LOG
from canasta.club.server.evenings import found_in
from canasta.club.server.inputs import ClubMade, EntriesMade, Input
from canasta.rules import get
from canasta.server.store import Row, Stored

T = TypeVar("T")
TARGET = 5000
SEASON_ROUNDS, SEASON_PLAYERS = 5, 80  # of each of its evenings


class Stopwatch:
    """The longest processor time of each step, in seconds."""

    def __init__(self) -> None:
        self.longest: dict[str, float] = defaultdict(float)

    def time(self, step: str, work: Callable[[], T]) -> T:
        begun = time.process_time()
        done = work()
        self.longest[step] = max(self.longest[step], time.process_time() - begun)
        return done


def play(watch: Stopwatch, players: int, rounds: int) -> None:
    """Play an individual evening out."""
    chance = random.Random(1)
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


def evening(number: int) -> Stored:
    """The log of a Swiss competition, each result an input of its own."""
    rng, names = random.Random(number), [f"Player {each}" for each in range(SEASON_PLAYERS)]
    rng.shuffle(names)
    settings = suggested(f"Evening {number}", Format.SWISS, TARGET)
    club = Competition([CompetitionOpened(settings=settings)])
    entered = tuple(Entered(players=(names[at], names[at + 1])) for at in range(0, SEASON_PLAYERS, 2))
    made = ClubMade(settings=settings, rules="clasica", version=get("clasica").version, key_hash="x" * 64)
    inputs: list[Input] = [made, EntriesMade(entries=entered)]
    club.extend(entered)
    for of_round in range(1, SEASON_ROUNDS + 1):
        seated = club.propose()
        entries: list[Entry] = [seated]
        for meeting in seated.meetings:
            points = (TARGET, 5 * rng.randrange(900))
            entries.append(Played(round=of_round, table=meeting.table, points=points))
        club.extend(entries)
        inputs += [EntriesMade(entries=(each,)) for each in entries]
    rows = [Row(seq, None, CLUB_LOG.body(int(seq > 1), each), 1.0) for seq, each in enumerate(inputs, 1)]
    return Stored(f"C{number:0>10}".translate(str.maketrans("01", "zy")), "", CLUB_LOG.header(made), 1.0, rows, "club")


def season(watch: Stopwatch, evenings: int) -> None:
    """Read and rank a season."""
    logs = [evening(number) for number in range(evenings)]
    settings = SeasonSettings(name="Season", competitions=tuple(log.table_id for log in logs), best=len(logs) * 2 // 3)
    found = watch.time("a season's logs read", lambda: [found_in(log).evening for log in logs])
    watch.time("a season ranked", lambda: season_ranking(settings, PlayerNames(), found))


def main() -> None:
    """Measure what the options say."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--players", type=int, default=200)
    options.add_argument("--rounds", type=int, default=40)
    options.add_argument("--evenings", type=int, default=60)
    said, watch = options.parse_args(), Stopwatch()
    play(watch, said.players, said.rounds)
    season(watch, said.evenings)
    for step, seconds in watch.longest.items():
        print(f"{step}: {seconds:.3f} s at most")


if __name__ == "__main__":
    main()
