"""What a partner would take for a blunder: done only where it is clearly the best."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from canasta.cards import ACE
from canasta.engine import legal
from canasta.engine.actions import START
from canasta.engine.deal import Deal
from canasta.engine.packed import NATURAL_LANES, ONES, count
from canasta.engine.state import PLAY
from canasta.strategy.outlook import Outlook

MANY: Final = 60  # card points in the hands of partners who are left alone with them


def throws_own(deal: Deal, action: i64) -> bool:
    """Whether it throws a card that an own meld would take now, though there is another to throw: neither such a one
    nor a wild or a black three."""
    if deal.phase != PLAY or action >= START or action & 3 != 0 or action >> 2 > ACE:
        return False
    legal.fill(deal)
    fits = deal.adds & ONES
    for word in deal.more_adds:
        fits |= word & ONES
    return count(fits, action >> 2) != 0 and deal.base & ~fits & NATURAL_LANES != 0


def strands(outlook: Outlook) -> bool:
    """Whether the deal ends at once with it, so that partners are left with many points while the side is behind."""
    worlds = outlook.worlds
    return worlds > 0 and outlook.out == worlds and outlook.held >= MANY * worlds and outlook.points < 0
