"""The person who is advised: what they were told before, and how deep advice may go."""

from __future__ import annotations

from typing import Final, NamedTuple

JUST_SAID: Final = 0.3  # weights of what was said in the last hint, and in the last five
SAID: Final = 0.6
MEMORY: Final = 5

ON_TABLE: Final = 1  # depths of a fact: it lies on the table, one has to count, it is read from how others played
BY_COUNT: Final = 2
BY_READING: Final = 3
# The depth for who plays against bots of a level; against stronger ones all is told
_OF_LEVEL: Final = {
    "random": ON_TABLE,
    "novice": ON_TABLE,
    "greedy": ON_TABLE,
    "rules": ON_TABLE,
    "tuned": BY_COUNT,
}


class Advisee(NamedTuple):
    """A person who is advised. `recent` has what was said before, the last first; no fact is deeper than `depth`.

    `against` is the name of the bot that plays next; empty for a person, and where it is not known.
    """

    recent: tuple[str, ...] = ()
    depth: int = BY_READING
    against: str = ""

    def novelty(self, name: str) -> float:
        """The weight of a reason by how lately it was given."""
        if name in self.recent[:1]:
            return JUST_SAID
        return SAID if name in self.recent[:MEMORY] else 1.0


ANYBODY: Final = Advisee()


def depth_of(level: str) -> int:
    """The depth of advice for who plays against bots of that level."""
    return _OF_LEVEL.get(level, BY_READING)
