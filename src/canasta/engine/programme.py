"""The dynamic programme over ranks: all ways to lay the ranks so far, by discards, canastas and wilds absorbed.

A vector of states has sixteen entries, indexed by ``8 * discarded + 2 * clean + dirty``; each is the mask of wilds
absorbed (bit w: exactly w of them).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

try:
    from librt.vecs import vec
except ImportError:
    from canasta.engine._purevec import vec  # type: ignore[assignment]

from canasta.engine.rank_options import option

STATES: Final[i64] = 16
_ALL_WILDS: Final[i64] = 0x7FFFF  # no pack of packs has more than eighteen wilds; without it masks would outgrow a word
_NOTHING: Final[vec[i64]] = vec[i64]([0] * 16)
_NO_OPTIONS: Final[vec[i64]] = vec[i64]([0] * 16)
ANY_VALUE: Final[i64] = 1_000_000  # slack that allows any discard


def no_way() -> vec[i64]:
    """No way at all, for every number of discards, clean and dirty canastas."""
    return _NOTHING[:]


def combine(states: vec[i64], options: vec[i64], may_discard: bool, caps: i64) -> vec[i64]:
    """All ways so far times all options of one more rank."""
    result = no_way()
    clean_cap = caps & 7
    dirty_cap = caps >> 3
    ways: i64 = len(options)
    for index in range(STATES):
        mask = states[index]
        if mask == 0:
            continue
        discards = index >> 3
        way: i64 = 0
        while way < ways:
            word = options[way]
            if word == 0:
                break  # the rest of a list made by `as_options`
            way += 1
            gone = discards + (word & 1)
            if gone > 1 or (word & 1 == 1 and not may_discard):
                continue
            place = index
            if word & 255 != 0:
                clean = ((index >> 1) & 3) + ((word >> 1) & 7)
                dirty = (index & 1) + ((word >> 4) & 7)
                if clean > clean_cap:
                    clean = clean_cap
                if dirty > dirty_cap:
                    dirty = dirty_cap
                place = (gone << 3) + (clean << 1) + dirty
            sums = result[place]
            wilds = word >> 8
            if mask == 1:
                sums |= wilds
            else:
                shifted = mask
                while wilds != 0:
                    if wilds & 1 != 0:
                        sums |= shifted
                    shifted <<= 1
                    wilds >>= 1
            result[place] = sums & _ALL_WILDS
    return result


def reaches(states: vec[i64], options: vec[i64], caps: i64, accepted: vec[i64]) -> bool:
    """Whether `combine` with these options leads to an accepted number of wilds in some state."""
    clean_cap = caps & 7
    dirty_cap = caps >> 3
    ways: i64 = len(options)
    for index in range(STATES):
        mask = states[index]
        if mask == 0:
            continue
        way: i64 = 0
        while way < ways:
            word = options[way]
            way += 1
            gone = (index >> 3) + (word & 1)
            if gone > 1:
                continue
            clean = min(((index >> 1) & 3) + ((word >> 1) & 7), clean_cap)
            dirty = min((index & 1) + ((word >> 4) & 7), dirty_cap)
            wanted = accepted[(gone << 3) + (clean << 1) + dirty]
            wilds = word >> 8
            while wilds != 0 and wanted != 0:
                if wilds & 1 != 0 and mask & wanted != 0:
                    return True
                wanted >>= 1
                wilds >>= 1
    return False


def as_options(states: vec[i64]) -> vec[i64]:
    """All ways so far as options of a further rank."""
    words = _NO_OPTIONS[:]
    found: i64 = 0
    for index in range(STATES):
        if states[index] != 0:
            words[found] = option(index >> 3, (index >> 1) & 3, index & 1, states[index])
            found += 1
    return words
