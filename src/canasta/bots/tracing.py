"""From the history of a deal to what it says of cards: what is surely in a hand, what lies in the pile, what came when.

Cards are packed as in the engine (`canasta.engine.packed`), here as Python integers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from canasta.cards import CARD_TEXTS, KIND_OF_CARD, KIND_TEXTS, KINDS, RED_THREE

if TYPE_CHECKING:
    from canasta.game.view import View

KIND_OF: Final = {text: KIND_OF_CARD[card] for card, text in enumerate(CARD_TEXTS)} | {
    text: kind for kind, text in enumerate(KIND_TEXTS)
}
ONE: Final = [1 << 4 * kind for kind in range(KINDS)]
_RED: Final = 15 << 4 * RED_THREE


def packed(cards: Sequence[str]) -> int:
    """Texts of cards, or of kinds, as counts."""
    return sum([ONE[KIND_OF[card]] for card in cards])


def unpacked(cards: int) -> list[int]:
    """Counts as kinds in rising order."""
    return [kind for kind in range(KINDS) for _ in range(cards >> 4 * kind & 15)]


class Trace:
    """What everybody knows at the end of a history.

    `known` has by seat what is surely in its hand, `pile` what is seen of the pile, `down` is how many of its cards
    were never seen. `waiting`: the seats that may hold red threes until their first turn.
    """

    def __init__(self, view: View) -> None:
        beginning, rules = view.history.beginning, view.rules
        self.history = view.history
        self.seats = rules.seats
        self.known = [0] * rules.seats
        self.pile = packed(beginning.upcards)
        self.down = beginning.face_down
        self._before: list[int] = []  # what is known of the hand that acts, before each past and after it
        self._after: list[int] = []
        self._unseen: list[int] = []  # cards that came to it unseen, at each past
        position = beginning.position
        if position is not None:
            self.pile = packed(position["pile"].split())
            self.down = position.get("face_down", 0)
            if "freed" in position:
                self.known[position["turn"]] += packed(position["freed"].split())
        elif beginning.cutter >= 0:
            self.known[beginning.cutter] += packed(beginning.kept) & ~_RED
        for past in self.history:
            known = self.known[past.seat]
            self._before.append(known)
            unseen = past.number if past.what == "draw" else 0
            if past.what in ("meld", "add", "discard"):
                known = _less(known, past.cards)
                self.pile += packed(past.cards) if past.what == "discard" else 0
            elif past.what == "take":
                known = _less(known, past.cards[:-1])
                self.pile -= packed(past.cards[-1:])
            elif past.what == "pile":
                known += self.pile & ~_RED
                unseen = past.number - len(unpacked(self.pile & ~_RED))
                self.pile, self.down = self.pile & _RED, 0
            elif past.what == "red_three" and past.source == "pile":
                unseen = past.number - (self.pile >> 4 * RED_THREE)
                self.pile = self.down = 0
            elif past.what == "swap":
                known = _less(known, past.cards[:1]) + packed(past.cards[1:])
            self.known[past.seat] = known
            self._after.append(known)
            self._unseen.append(unseen)

    def back(self, hands: Sequence[int], down: list[int]) -> tuple[list[int], list[int], list[int]]:
        """From hands as they are now, packed, to hands as they were at the beginning.

        Returns them with the kinds that came from the stock since, in order, and those that lay face down in the pile
        at first; `down` are those that still do. What came when is chosen where nobody can tell.
        """
        hands, drawn, down = list(hands), [], down[:]
        for place in range(len(self.history) - 1, -1, -1):
            past = self.history[place]
            hand, seat = hands[past.seat], past.seat
            if past.what in ("meld", "add", "discard"):
                hand += packed(past.cards)
            elif past.what == "take":
                hand += packed(past.cards[:-1])
            elif past.what == "draw":
                hand, came = _apart(hand, self._before[place], past.number)
                drawn.append(came)
            elif past.what == "pile":
                hand, came = _apart(hand, self._after[place], self._unseen[place])
                hand -= self._after[place] - self._before[place]
                down += came
            elif past.what == "swap":
                hand += packed(past.cards[:1]) - packed(past.cards[1:])
            elif past.source == "hand":
                hand += packed(past.cards)
            elif past.source == "pile":
                down += [RED_THREE] * self._unseen[place]
            elif past.source == "stock":
                drawn.append([RED_THREE] * past.number)
            hands[seat] = hand
        return hands, [kind for came in reversed(drawn) for kind in came], down


def _less(known: int, cards: Sequence[str]) -> int:
    """What is still known of a hand that those cards left."""
    for card in cards:
        kind = KIND_OF[card]
        if known >> 4 * kind & 15:
            known -= ONE[kind]
    return known


def _apart(hand: int, kept: int, number: int) -> tuple[int, list[int]]:
    """So many cards of a hand taken out of it, none of those that are to be kept."""
    came = unpacked(hand - kept)[:number]
    return hand - sum([ONE[kind] for kind in came]), came
