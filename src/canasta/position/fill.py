"""From cards as written to real cards: suits for ranks, and cards for hands and a stock that are only numbers.

All of it is deterministic, so that the same position always plays the same. Hidden hands and the stock are made of the
cards that the position does not account for: the stock from the front of a fixed order, hidden hands from its end, red
threes last of all in the stock and never in a hand. Drawing from such a stock leaves the rest of it as it was.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from canasta.cards import CARDS_OF_KIND, KIND_OF_CARD, KIND_TEXTS, RED_THREE, pack
from canasta.position.document import Cards, PositionError

_STRIDE: Final = 37  # no divisor of the size of any number of packs up to three: every card comes once


def fill(
    packs: int, accounted: Counter[int], hidden: Mapping[int, int], stock: int | None
) -> tuple[dict[int, list[int]], list[int]]:
    """Kinds for hidden hands, given by seat as numbers of cards, and for a stock; None: all cards left.

    Raises `PositionError` if there are not enough.
    """
    cards = pack(packs)
    kinds = [KIND_OF_CARD[cards[place * _STRIDE % len(cards)]] for place in range(len(cards))]
    taken = Counter(accounted)
    left = []
    for kind in kinds:
        if taken[kind] > 0:
            taken[kind] -= 1
        else:
            left.append(kind)
    quiet = [kind for kind in left if kind != RED_THREE]
    hands = {}
    for seat, number in hidden.items():
        if number > len(quiet):
            raise PositionError("not-so-many", f"seat[{seat}].hand", found=number, most=len(quiet))
        hands[seat] = quiet[len(quiet) - number :]
        del quiet[len(quiet) - number :]
    rest = quiet + [RED_THREE] * left.count(RED_THREE)
    if stock is not None and stock > len(rest):
        raise PositionError("not-so-many", "stock", found=stock, most=len(rest))
    return hands, rest if stock is None else rest[:stock]


class Faces:
    """Real cards for the cards that a position writes, of no kind more than the packs hold.

    Suits do not matter to the game, so a position may name a suit too often. `of` gives a card named by its rank only a
    suit that the position does not name, if possible. `assumed` are the cards whose suit was made up in every place.
    """

    def __init__(self, packs: int, places: Mapping[str, Cards]) -> None:
        self.left: Counter[int] = Counter(pack(packs))
        self.named: Counter[int] = Counter(card for cards in places.values() for _, card in cards if card is not None)
        self._check(packs, places)
        self.left.subtract(self.named)
        self.assumed: set[int] = set()

    def _check(self, packs: int, places: Mapping[str, Cards]) -> None:
        """Raise `PositionError` at the first kind with more copies than there are."""
        kinds = Counter(KIND_OF_CARD[card] for card in self.left.elements())
        for place, cards in places.items():
            for kind, _ in cards:
                kinds[kind] -= 1
                if kinds[kind] < 0:
                    raise PositionError("copies", place, card=KIND_TEXTS[kind], packs=packs)

    def of(self, cards: Cards) -> list[int]:
        """The real cards of a place."""
        return [self.any_of(kind) if card is None else card for kind, card in cards]

    def of_kinds(self, kinds: Sequence[int]) -> list[int]:
        """Real cards for kinds that were not written down."""
        return [self.any_of(kind) for kind in kinds]

    def any_of(self, kind: int) -> int:
        """A card of a kind whose suit does not matter: preferably one not named, and of which most are left."""
        card = max(CARDS_OF_KIND[kind], key=lambda card: (self.left[card] > 0, card not in self.named, self.left[card]))
        self.left[card] -= 1
        if card not in self.named:
            self.assumed.add(card)
        return card
