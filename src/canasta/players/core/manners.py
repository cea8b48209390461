"""Manners: plays that a partner would call a blunder, to be made only if clearly the best."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from canasta.cards import ACE, CANASTA
from canasta.engine import legal
from canasta.engine.actions import DRAW_ACTION, TAKE_BITS, WORD_BITS, add, decode
from canasta.engine.deal import EngineDeal
from canasta.engine.packed import NATURAL_LANES, NATURALS, ONES, at_least, count, kind_of, lanes, lowest
from canasta.engine.rng import Rng
from canasta.engine.state import DRAW, PLAY, YES, State
from canasta.engine.units import ActionCode
from canasta.players.core.hidden import Hidden
from canasta.players.core.memory import Memory
from canasta.players.core.outlook import Aim, Outlook, try_out
from canasta.players.core.ranking import NOTHING
from canasta.players.core.reading import SURE, Reading, melded
from canasta.players.core.weights import Weights

MANY: Final = 60  # card points in partners' hands from which going out strands them
BIG: Final[i64] = 5  # cards of a pile that is not to be given away
LARGE: Final[i64] = 6  # cards of a pile that one takes
KEPT: Final[i64] = 2  # cards that a turn leaves in the hand
MANNERS: Final = 1 / 15  # of a mixed canasta: the gain required of an action that a partner would call a blunder
SURELY: Final = 2.0  # standard errors by which the gain of an odd action must exceed 0

_THROWN: Final[i64] = 0x111111111111  # the discards of natural ranks and black threes in the base word


def is_rude(table: Reading, action: ActionCode, finishing: ActionCode) -> bool:
    """True if a partner would call the action of the seat on turn a blunder. `finishing`: as `finishing_lay` says."""
    deal = table.s
    if deal.phase == DRAW:
        return action == DRAW_ACTION and deal.pile_size >= LARGE and deal.base & TAKE_BITS != 0
    if finishing != NOTHING and action < WORD_BITS and action & 3 == 0:
        return True
    return throws_own(deal, action) or wastes_wild(table, action) or feeds_rivals(table, action)


def finishing_lay(table: Reading) -> ActionCode:
    """The first of the lays by which the hand makes a canasta of a meld on the table, with the fewest wilds; `NOTHING`
    if it cannot. A card to discard and a card to hold stay in the hand."""
    s = table.s
    found: i64 = NOTHING
    fewest: i64 = CANASTA
    if s.phase != PLAY:
        return found
    legal.fill(s)
    for slot in range(table.own.slots()):
        melds = table.own.slot(slot)
        adds = s.adds if slot == 0 else s.more_adds[slot - 1]
        wilds = (melds.twos + melds.jokers) & NATURALS
        sizes = (melds.naturals & NATURALS) + wilds
        growing = lanes(sizes) ^ at_least(sizes, CANASTA)
        while growing != 0:
            lane = lowest(growing)
            growing ^= lane
            kind = kind_of(lane)
            lacking = CANASTA - count(sizes, kind)
            missing = max(lacking - count(table.hand, kind), 0)
            spare = min(table.wilds, s.rule_table.max_wilds - count(wilds, kind))
            if missing > spare or missing >= fewest or table.size < lacking + KEPT:
                continue
            for wild in range(3):
                if (adds >> (4 * kind + wild)) & 1 == 1:
                    found = add(slot, kind, wild)
                    fewest = missing
                    break
    return found


def feeds_rivals(table: Reading, action: ActionCode) -> bool:
    """True if the action discards a card that a meld of the next side takes with a large pile, though another natural
    or a black three could be discarded."""
    s = table.s
    word, kind, lane = decode(action)
    if s.phase != PLAY or word > 0 or lane != 0 or kind > ACE or s.pile_size < BIG or table.takes(kind) < SURE:
        return False
    theirs = melded(table.rival)
    return count(theirs, kind) != 0 and s.base & _THROWN & ~theirs != 0


def throws_own(deal: State, action: ActionCode) -> bool:
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
    table.count_unseen()
    reach = naturals + count(table.hand, kind) + count(table.unseen, kind)
    return reach + max(wilds, s.rule_table.max_wilds) < CANASTA


def stands(
    deal: EngineDeal,
    memory: Memory,
    hidden: Hidden,
    odd: Outlook,
    natural: Outlook,
    own: Weights,
    worlds: i64,
    rng: Rng,
    aim: Aim | None,
) -> bool:
    """True if an odd action of the seat on turn is better than a natural one by `SURELY` standard errors, where
    everybody plays by the same weights to the end of the deal: a judge with another opinion of the players than the
    search."""
    one = Outlook(odd.action, odd.closing, 0)
    other = Outlook(natural.action, natural.closing, 0)
    styles = [own] * int(deal.rule_table.seats)
    world = deal.copy()
    for _world in range(worlds):
        hidden.fill(world, rng)
        value = try_out(world.copy(), memory.copy(), styles, world.seat, other, aim)
        one.note(try_out(world.copy(), memory.copy(), styles, world.seat, one, aim), value)
    return one.mean_gain() > SURELY * one.error()


def strands(outlook: Outlook) -> bool:
    """True if the candidate ends the deal at once while the side is behind, with many points in the partners' hands."""
    worlds = outlook.worlds
    return worlds > 0 and outlook.ended == worlds and outlook.stranded >= MANY * worlds and outlook.points < 0
