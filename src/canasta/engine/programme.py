"""The dynamic programme over ranks: combines the ways to lay one rank or many with those of another.

Combinations are remembered: within a turn, and from deal to deal, the same few ranks meet again and again.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

try:
    from librt.vecs import vec
except ImportError:
    from canasta.engine._purevec import vec  # type: ignore[assignment]

from canasta.engine.ways import NOTHING_TO_DO, KnownWays, Ways, exactly, no_way, same, scattered

ANY_VALUE: Final[i64] = 1_000_000  # slack that allows any discard
_NUMBER_BITS: Final[i64] = 12
_MOST_KNOWN: Final[i64] = 4096  # ways remembered by a programme; a number has `_NUMBER_BITS`


class _Products:
    """Ways with numbers, and the products of two of them as words of key and number, in one table of open places.

    A word is all that has to be fetched for a product: what objects in the places took beside it was 8 % of random play
    in tres-barajas. Threads may share it: a word is written whole, and what two of them add at once may be forgotten.
    """

    def __init__(self) -> None:
        self.known: KnownWays = KnownWays()
        self.ways: list[Ways] = []
        self.used: i64 = 0
        self.words: vec[i64] = vec[i64]([0] * 64)
        self.start: Ways = self.keep(NOTHING_TO_DO.masks)

    def keep(self, masks: vec[i64]) -> Ways:
        """The one object for those masks, with its number."""
        ways = same(self.known, masks)
        if ways.number < 0:
            ways.number = len(self.ways)
            self.ways.append(ways)
        return ways

    def has(self, ways: Ways) -> bool:
        """True if the ways are known here by their number."""
        number = ways.number
        return 0 <= number < len(self.ways) and self.ways[number] is ways

    def get(self, key: i64) -> Ways | None:
        """The ways with that key, which is not 0."""
        words = self.words
        last: i64 = len(words) - 1
        at = scattered(key) & last
        while True:
            word = words[at]
            if word >> _NUMBER_BITS == key:
                return self.ways[word & (_MOST_KNOWN - 1)]
            if word == 0:
                return None
            at = (at + 1) & last

    def put(self, key: i64, ways: Ways) -> None:
        """Add ways that are known here under a key that is not there yet."""
        if 2 * self.used >= len(self.words):
            larger = vec[i64]([0] * (2 * len(self.words)))
            for word in self.words:
                if word != 0:
                    _settle(larger, word)
            self.words = larger
        _settle(self.words, (key << _NUMBER_BITS) + ways.number)
        self.used += 1


def _settle(words: vec[i64], word: i64) -> None:
    """Write a word into the first free place for it."""
    last: i64 = len(words) - 1
    at = scattered(word >> _NUMBER_BITS) & last
    while words[at] != 0:
        at = (at + 1) & last
    words[at] = word


class Programme:
    """A combiner of ways that distinguishes clean and dirty canastas only up to `caps` (clean + 8 * dirty).

    `most` is the number of wilds at hand.
    """

    def __init__(self, caps: i64, most: i64) -> None:
        self.clean_cap: i64 = caps & 7
        self.dirty_cap: i64 = caps >> 3
        self.wilds: i64 = 2 * exactly(most) - 1
        self.products: _Products = _Products()

    def start(self) -> Ways:
        """The ways to lay no card at all."""
        return self.products.start

    def combine(self, first: Ways, second: Ways) -> Ways:
        """All ways of the first, which came out of this programme, times all of the second, at most one discard in
        all."""
        products = self.products
        if second.serial >> 31 != 0 or not products.has(first):
            # Serials so high that two could share a key, or a first of the time before all was forgotten
            return products.keep(self._product(first, second))
        key = (first.number << 31) + second.serial
        found = products.get(key)
        if found is None:
            if len(products.ways) >= _MOST_KNOWN:
                products = _Products()
                self.products = products
                return products.keep(self._product(first, second))
            found = products.keep(self._product(first, second))
            if products.has(found):
                products.put(key, found)
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
