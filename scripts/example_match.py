"""The match that the page offers to watch: played by bots from a seed, and written as a record.

Run it again, and look at the match, when a change to the rules no longer replays the record.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from canasta.match.match import Match, Player
from canasta.match.record import write
from canasta.players import get
from canasta.rules.house import with_house

RECORD = Path(__file__).parents[1] / "web" / "src" / "replay" / "example.canasta"
NAMES = ("Alba", "Bruno", "Clara", "Diego")
SEED, TARGET, LEVEL = "table 1", 1500, "tuned"


def played(seed: str = SEED) -> Match:
    """A match of bots to its end."""
    rules = with_house("clasica", {"target": TARGET})
    match = Match.new(rules, [Player(name, bot=True) for name in NAMES], seed=seed)
    chance, bot = Random(seed), get(LEVEL)
    while match.stage != "finished":
        match.ready(chance)
        assert match.deal is not None
        seat = match.deal.to_act
        match.play(seat, bot.choose(match.view(seat), chance))
    return match


if __name__ == "__main__":
    RECORD.write_text(write(played().record()), encoding="utf-8")
    print(f"The match of the page: {RECORD}")
