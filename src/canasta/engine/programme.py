"""The dynamic programme over ranks: all ways to lay some ranks, by discards, canastas and wilds absorbed.

*Ways* of one rank or of many have the same form, so that two of them combine into a third. Combinations are remembered:
within a turn, and from deal to deal, the same few ranks meet again and again.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

try:
    from librt.vecs import vec
except ImportError:
    from canasta.engine._purevec import vec  # type: ignore[assignment]

STATES: Final[i64] = 16
CLEAN_CAP: Final[i64] = 3  # more canastas than any rule set requires need not be distinguished
DIRTY_CAP: Final[i64] = 1
ANY_VALUE: Final[i64] = 1_000_000  # slack that allows any discard

_MOST_WILDS: Final[i64] = 0x40000  # the mask of exactly eighteen wilds: no pack of packs has more
_NOTHING: Final[vec[i64]] = vec[i64]([0] * 16)
_MOST_KNOWN: Final[i64] = 4096  # ways remembered by a programme
_SCATTER: Final[i64] = 0x1E3779B97F4A7C15  # odd and without order: neighbouring numbers come to lie apart
_SERIALS: Final = iter(range(1, 0x4000000000000000))  # no two threads get the same of an iterator


def no_way() -> vec[i64]:
    """No way at all, for every number of discards, clean and dirty canastas."""
    return _NOTHING[:]


def exactly(number: i64) -> i64:
    """The mask of exactly that many wilds."""
    return _MOST_WILDS >> (18 - number)


def place(discards: i64, clean: i64, dirty: i64) -> i64:
    """The index of the mask for ways with that many discards (0 or 1) and canastas."""
    return (discards << 3) + (clean << 1) + dirty


class Ways:
    """All ways to lay some cards: sixteen masks by `place`, each of the wilds absorbed (bit w: exactly w of them).

    Compared by identity: `same` gives one object for equal ones.
    """

    def __init__(self, masks: vec[i64]) -> None:
        self.masks: vec[i64] = masks
        self.places: list[int] = [at for at in range(16) if masks[at] != 0]
        self.serial: i64 = next(_SERIALS)
        self._keeping: Ways | None = None
        self._discarding: Ways | None = None

    def keeping(self) -> Ways:
        """Those without a discard."""
        found = self._keeping
        if found is None:
            found = self._half(0)
            self._keeping = found
        return found

    def discarding(self) -> Ways:
        """Those with a discard."""
        found = self._discarding
        if found is None:
            found = self._half(8)
            self._discarding = found
        return found

    def _half(self, first: i64) -> Ways:
        masks = no_way()
        for at in range(8):
            masks[first + at] = self.masks[first + at]
        return Ways(masks)

    def meets(self, wanted: vec[i64]) -> bool:
        """True if some way absorbs a number of wilds wanted at its place."""
        masks = self.masks
        for at in self.places:
            if masks[at] & wanted[at] != 0:
                return True
        return False


NOTHING_TO_DO: Final = Ways(vec[i64]([1] + [0] * 15))


@mypyc_attr(acyclic=True)
class _Known:
    """Ways and the number that they are known by."""

    def __init__(self, key: i64, ways: Ways) -> None:
        self.key: i64 = key
        self.ways: Ways = ways


_NONE: Final = _Known(0, NOTHING_TO_DO)


@mypyc_attr(acyclic=True)
class _Table:
    """Open places. The numbers lie side by side, 0 where nothing is: a step to a place does not miss the cache."""

    def __init__(self, size: int) -> None:
        self.keys: vec[i64] = vec[i64]([0] * size)
        self.places: list[_Known] = [_NONE] * size

    def settle(self, known: _Known) -> None:
        """Fill a place, the number last."""
        last: i64 = len(self.keys) - 1
        at = ((known.key * _SCATTER) >> 36) & last
        while self.keys[at] != 0:
            at = (at + 1) & last
        self.places[at] = known
        self.keys[at] = known.key


class KnownWays:
    """Ways by numbers other than 0, in one table of open places.

    Dictionaries took a quarter of the time of random play in tres-barajas, since a number had to become an object; a
    table without the numbers beside it took a third, since each step missed the cache. Threads may share it: what two
    of them add in the same moment is at worst forgotten, for what lies at a place says its number again.
    """

    def __init__(self) -> None:
        self.number: i64 = 0
        self.table: _Table = _Table(64)

    def get(self, key: i64) -> Ways | None:
        """The ways with that number."""
        table = self.table
        keys = table.keys
        last: i64 = len(keys) - 1
        at = ((key * _SCATTER) >> 36) & last
        while True:
            there = keys[at]
            if there == key:
                known = table.places[at]
                if known.key == key:
                    return known.ways
            if there == 0:
                return None
            at = (at + 1) & last

    def put(self, key: i64, ways: Ways) -> None:
        """Add ways under a number that is not there yet."""
        table = self.table
        size = len(table.keys)
        if 2 * self.number >= size:
            larger = _Table(2 * size)
            for known in table.places:
                if known.key != 0:
                    larger.settle(known)
            self.table = larger
        self.table.settle(_Known(key, ways))
        self.number += 1


def same(known: KnownWays, masks: vec[i64]) -> Ways:
    """The one object for those masks among the known, by a mixture of the masks, which others may share."""
    key: i64 = 0
    for at in range(STATES):
        key = (key * 1_000_003 + masks[at]) & 0x3FFFFFFFFFFFFFF
    while True:
        key += 1  # never 0
        found = known.get(key)
        if found is None:
            found = Ways(masks)
            known.put(key, found)
            return found
        if _equal(found.masks, masks):
            return found


def _equal(first: vec[i64], second: vec[i64]) -> bool:
    for at in range(STATES):
        if first[at] != second[at]:
            return False
    return True


class Programme:
    """A combiner of ways that distinguishes clean and dirty canastas only up to `caps` (clean + 8 * dirty).

    `most` is the number of wilds at hand.
    """

    def __init__(self, caps: i64, most: i64) -> None:
        self.clean_cap: i64 = caps & 7
        self.dirty_cap: i64 = caps >> 3
        self.wilds: i64 = 2 * exactly(most) - 1
        self.known: KnownWays = KnownWays()
        self.products: KnownWays = KnownWays()  # by the serials of both
        self.start: Ways = same(self.known, NOTHING_TO_DO.masks)

    def combine(self, first: Ways, second: Ways) -> Ways:
        """All ways of the first, which came out of this programme, times all of the second, at most one discard in
        all."""
        if (first.serial | second.serial) >> 31 != 0:
            return same(self.known, self._product(first, second))  # so many were made that two could share a number
        key = (first.serial << 31) + second.serial
        found = self.products.get(key)
        if found is None:
            if self.known.number >= _MOST_KNOWN:
                self.known = KnownWays()
                self.products = KnownWays()
                self.start = same(self.known, NOTHING_TO_DO.masks)
            found = same(self.known, self._product(first, second))
            self.products.put(key, found)
        return found

    def _product(self, first: Ways, second: Ways) -> vec[i64]:
        result = no_way()
        for at in first.places:
            mask = first.masks[at]
            for other in second.places:
                gone = (at >> 3) + (other >> 3)
                if gone > 1:
                    break  # the places rise
                clean = ((at >> 1) & 3) + ((other >> 1) & 3)
                dirty = (at & 1) + (other & 1)
                if clean > self.clean_cap:
                    clean = int(self.clean_cap)
                if dirty > self.dirty_cap:
                    dirty = int(self.dirty_cap)
                to = (gone << 3) + (clean << 1) + dirty  # `place` written out: it saves a call
                sums = result[to]
                wilds = second.masks[other]
                shifted = mask
                while wilds != 0:
                    if wilds & 1 != 0:
                        sums |= shifted
                    shifted <<= 1
                    wilds >>= 1
                result[to] = sums & self.wilds
        return result
