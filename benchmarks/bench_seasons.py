"""The processor time of a season of many evenings, from the logs of its competitions as they lie in the store.

    python benchmarks/bench_seasons.py                    60 evenings of 80 players, 5 rounds each
    python benchmarks/bench_seasons.py --profile          and where the time goes

Each log is replayed, made an evening, and ranked; then the ranking alone is timed, as when no evening has changed.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import random
import time

from canasta.club.competition import Competition, CompetitionOpened, Entered, Format, Played, suggested
from canasta.club.register import Evening, SeasonSettings, season_ranking
from canasta.club.register.names import PlayerNames
from canasta.club.server.club_state import CLUB_LOG
from canasta.club.server.evenings import found_in
from canasta.club.server.inputs import ClubMade, EntriesMade, Input
from canasta.rules import get
from canasta.server.store import Row, Stored

ROUNDS, TARGET = 5, 5000


def evening(number: int, players: int) -> Stored:
    """The log of a Swiss competition, each result an input of its own."""
    rng, names = random.Random(number), [f"Player {each}" for each in range(players)]
    rng.shuffle(names)
    settings = suggested(f"Evening {number}", Format.SWISS, TARGET)
    club = Competition([CompetitionOpened(settings=settings)])
    entered = tuple(Entered(players=(names[at], names[at + 1])) for at in range(0, players, 2))
    made = ClubMade(settings=settings, rules="clasica", version=get("clasica").version, key_hash="x" * 64)
    inputs: list[Input] = [made, EntriesMade(entries=entered)]
    club.extend(entered)
    for of_round in range(1, ROUNDS + 1):
        seated = club.propose()
        club.add(seated)
        inputs.append(EntriesMade(entries=(seated,)))
        for meeting in seated.meetings:
            played = Played(round=of_round, table=meeting.table, points=(TARGET, 5 * rng.randrange(0, 900)))
            club.add(played)
            inputs.append(EntriesMade(entries=(played,)))
    rows = [Row(seq, None, CLUB_LOG.body(int(seq > 1), each), 1.0) for seq, each in enumerate(inputs, 1)]
    return Stored(f"C{number:0>10}".translate(str.maketrans("01", "zy")), "", CLUB_LOG.header(made), 1.0, rows, "club")


def measure(logs: list[Stored]) -> None:
    """Print the processor time of a season of these logs."""
    settings = SeasonSettings(name="Season", competitions=tuple(log.table_id for log in logs), best=len(logs) * 2 // 3)
    names = PlayerNames()
    begun = time.process_time()
    evenings: list[Evening | None] = [found_in(log).evening for log in logs]
    read = time.process_time()
    ranking = season_ranking(settings, names, evenings)
    ranked = time.process_time()
    assert all(evenings)
    print(
        f"{len(logs)} evenings, {len(ranking)} players: {ranked - begun:.2f} s from the logs, "
        f"{ranked - read:.3f} s once they are known"
    )


def main() -> None:
    """Measure what the options say."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--evenings", type=int, default=60)
    options.add_argument("--players", type=int, default=80)
    options.add_argument("--profile", action="store_true")
    said = options.parse_args()
    logs = [evening(number, said.players) for number in range(said.evenings)]
    profile = cProfile.Profile()
    if said.profile:
        profile.enable()
    measure(logs)
    if said.profile:
        profile.disable()
        pstats.Stats(profile).sort_stats("cumulative").print_stats(30)


if __name__ == "__main__":
    main()
