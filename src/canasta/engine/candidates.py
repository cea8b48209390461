"""Lays that fit on the table, and a filter for those after which the turn can still be finished."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

try:
    from librt.vecs import vec
except ImportError:
    from canasta.engine._purevec import vec  # type: ignore[assignment]

from canasta.engine.actions import ADD, MAX_SLOTS, START, decode
from canasta.engine.alive import (
    alive,
    alive_with_freed,
    alive_without_freed,
    lays_wild,
)
from canasta.engine.laying import add_word, has_meld, lay, start_word
from canasta.engine.packed import index_of, lowest
from canasta.engine.state import (
    NO_KIND,
    NO_WORDS,
    Melds,
    Side,
    State,
)
from canasta.engine.units import ActionCode, ActionWord, Cards, Slot

_SLOTS: Final[vec[i64]] = vec[i64]([0] * int(MAX_SLOTS))


def lay_candidates(s: State, side: Side, hand: Cards) -> None:
    """Fill the words with all lays that fit on the table, even if the turn could not be finished after them."""
    laid = side.melds.counts()
    s.starts = start_word(s.rule_table, side, hand, laid)
    s.adds = add_word(s.rule_table, hand, laid)
    if s.rule_table.separate_melds:
        words = _SLOTS[: len(side.more)] if side.more else NO_WORDS
        slot: i64 = 0
        for melds in side.more:
            words[slot] = add_word(s.rule_table, hand, melds.counts())
            slot += 1
        s.more_adds = words


def keep_alive(s: State, side: Side, hand: Cards, starts: bool, adds: bool) -> None:
    """Drop the new melds and the lay-offs after which the turn could not be finished."""
    if starts and s.starts != 0:
        s.starts = _living(s, side, hand, START, s.starts)
    if adds:
        if s.adds != 0:
            s.adds = _living(s, side, hand, ADD, s.adds)
        index: i64 = 0
        while index < len(s.more_adds):
            s.more_adds[index] = _living_in_slot(s, side, hand, index + 1, s.more_adds[index])
            index += 1


def _living(s: State, side: Side, hand: Cards, offset: ActionCode, bits: ActionWord) -> ActionWord:
    kept: i64 = 0
    laid = side.melds.counts()
    while bits != 0:
        bit = lowest(bits)
        bits ^= bit
        action = offset + index_of(bit)
        left, after = lay(action, hand, laid)
        if offset == START and s.rule_table.separate_melds and has_meld(side.melds, decode(action)[1]):
            if _start_in_other_slot_alive(s, side, action, hand):
                kept |= bit
        elif s.freed == NO_KIND or settles(s, action):
            points = s.points
            if not side.opened:
                points += s.rule_table.worth(hand - left)
            if alive_without_freed(s, side, left, after, points):
                kept |= bit
        elif alive_with_freed(s, side, left, after, s.points, (s.freed, s.freed_from)):
            kept |= bit
    return kept


def _start_in_other_slot_alive(s: State, side: Side, action: ActionCode, hand: Cards) -> bool:
    left, fresh = lay(action, hand, (0, 0, 0))
    more = side.more
    side.more = [*more, Melds(fresh[0], fresh[1], fresh[2])]
    fits = alive(s, side, left, side.melds.counts(), s.points + s.rule_table.worth(hand - left))
    side.more = more
    return fits


def _living_in_slot(s: State, side: Side, hand: Cards, slot: Slot, bits: ActionWord) -> ActionWord:
    """The living lay-offs on a further slot. Its counts are changed for the question and put back."""
    kept: i64 = 0
    melds = side.slot(slot)
    laid = melds.counts()
    first = side.melds.counts()
    while bits != 0:
        bit = lowest(bits)
        bits ^= bit
        left, after = lay(ADD + index_of(bit), hand, laid)
        melds.put(after)
        if alive(s, side, left, first, s.points + s.rule_table.worth(hand - left)):
            kept |= bit
        melds.put(laid)
    return kept


def settles(s: State, action: ActionCode) -> bool:
    """True if a lay finds the place of the freed wild."""
    return s.freed != NO_KIND and lays_wild(action, s.freed) and decode(action)[1] != s.freed_from


def had_melds(s: State, side: Side) -> bool:
    """True if the side has cards on the table that were not laid in this turn; for melds that stay apart."""
    naturals, twos, jokers = side.done_naturals, side.done_twos, side.done_jokers
    slot: i64 = 0
    while slot < side.slots():
        melds = side.slot(slot)
        naturals += melds.naturals
        twos += melds.twos
        jokers += melds.jokers
        slot += 1
    return naturals != s.laid_naturals or twos != s.laid_twos or jokers != s.laid_jokers


def laid_any(s: State) -> bool:
    """True if the player on turn has laid cards in this turn."""
    return (s.laid_naturals | s.laid_twos | s.laid_jokers) != 0
