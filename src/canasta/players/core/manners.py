"""Manners: plays that a partner would call a blunder, to be made only if clearly the best."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from canasta.cards import ACE, CANASTA
from canasta.engine import legal
from canasta.engine.actions import decode
from canasta.engine.deal import EngineDeal
from canasta.engine.packed import NATURAL_LANES, ONES, count
from canasta.engine.state import PLAY, YES
from canasta.engine.units import ActionCode
from canasta.players.core.outlook import Outlook
from canasta.players.core.reading import SURE, Reading

MANY: Final = 60  # card points in partners' hands from which going out strands them


def throws_own(deal: EngineDeal, action: ActionCode) -> bool:
    """True if the action discards a card that a meld of the side would take now, though another natural that fits no
    meld could be discarded."""
    word, kind, lane = decode(action)
    if deal.phase != PLAY or word > 0 or lane != 0 or kind > ACE:
        return False
    legal.fill(deal)
    fits = deal.adds & ONES
    for word in deal.more_adds:
        fits |= word & ONES
    return count(fits, kind) != 0 and deal.base & ~fits & NATURAL_LANES != 0


def wastes_wild(table: Reading, action: ActionCode) -> bool:
    """True if the action wastes a wild while the end is not near: on a finished canasta, or on a rank with too few
    cards left for a canasta."""
    s = table.s
    word, kind, lane = decode(action)
    if s.phase != PLAY or word == 0 or lane == 0 or lane == 3 or kind > ACE:
        return False
    if s.bound or s.leave == YES or 2 * table.risk >= SURE:
        return False
    naturals: i64 = 0
    wilds: i64 = 1
    if word >= 2:
        melds = table.own.slot(word - 2)
        naturals = count(melds.naturals, kind)
        wilds += count(melds.twos, kind) + count(melds.jokers, kind)
        if naturals + wilds > CANASTA:
            return True
    if table.unseen < 0:
        table.count_unseen()
    reach = naturals + count(table.hand, kind) + count(table.unseen, kind)
    return reach + max(wilds, s.rule_table.max_wilds) < CANASTA


def strands(outlook: Outlook) -> bool:
    """True if the candidate ends the deal at once while the side is behind, with many points in the partners' hands."""
    worlds = outlook.worlds
    return worlds > 0 and outlook.out == worlds and outlook.held >= MANY * worlds and outlook.points < 0
