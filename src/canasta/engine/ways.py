"""All ways to lay the cards of some ranks, by discards, canastas and wilds absorbed; and tables of ways by number."""

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

_MOST_WILDS: Final[i64] = 0x40000  # the mask of exactly eighteen wilds: no pack of packs has more
_NOTHING: Final[vec[i64]] = vec[i64]([0] * 16)
_SCATTER: Final[i64] = 0x1E3779B97F4A7C15  # odd and without order
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


def scattered(key: i64) -> i64:
    """A number in which neighbouring keys lie apart; a table takes as many of its low bits as it needs."""
    return (key * _SCATTER) >> 36


class Ways:
    """All ways to lay some cards: sixteen masks by `place`, each of the wilds absorbed (bit w: exactly w of them).

    Compared by identity: `same` gives one object for equal ones.
    """

    def __init__(self, masks: vec[i64]) -> None:
        self.masks: vec[i64] = masks
        self.places: list[int] = [at for at in range(16) if masks[at] != 0]
        self.serial: i64 = next(_SERIALS)
        self.number: i64 = -1  # among those that a programme remembers
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
        at = scattered(known.key) & last
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
        at = scattered(key) & last
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
