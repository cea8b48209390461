"""All kinds of facts, by what the player is about to do."""

from typing import Final

from canasta.advice.fact import FactKind
from canasta.advice.facts import closing, discarding, melding, opening, taking

KINDS_OF_FACTS: Final[tuple[FactKind, ...]] = (
    *taking.FACTS,
    *opening.FACTS,
    *melding.FACTS,
    *discarding.FACTS,
    *closing.FACTS,
)
