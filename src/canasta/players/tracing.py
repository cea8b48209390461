"""Cards traced through the history of a deal: those surely in a hand, those in the discard pile, and when each came.

Cards are packed as in the engine (`canasta.engine.packed`), here as Python integers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from canasta.cards import CARD_TEXTS, KIND_OF_CARD, KIND_TEXTS, KINDS, RED_THREE
from canasta.engine.packed import total

if TYPE_CHECKING:
    from canasta.deal.view import View
    from canasta.tabletop.history import History

KIND_OF: Final = {text: KIND_OF_CARD[card] for card, text in enumerate(CARD_TEXTS)} | {
    text: kind for kind, text in enumerate(KIND_TEXTS)
}
ONE: Final = [1 << 4 * kind for kind in range(KINDS)]
_ONE_CARD: Final = [ONE[kind] for kind in KIND_OF_CARD]
_RED: Final = 15 << 4 * RED_THREE
_ALL: Final = (1 << 4 * KINDS) - 1


def packed(cards: Sequence[str]) -> int:
    """Pack texts of cards or of kinds into counts."""
    return sum([ONE[KIND_OF[card]] for card in cards])


def _counts(cards: Sequence[int]) -> int:
    """Pack cards into counts."""
    return sum([_ONE_CARD[card] for card in cards])


class Trace:
    """The public knowledge of cards at the end of a history.

    `known`: by seat, the cards surely in its hand. `pile`: the known cards of the discard pile; `down`: the number of
    its unseen cards. `waiting`: the seats that may hold red threes until their first turn.
    """

    def __init__(self, view: View) -> None:
        beginning, rules = view.history.beginning, view.rules
        self.history: History = view.history
        self.seats: int = rules.seats
        self.known: list[int] = [0] * rules.seats
        self.pile: int = packed(beginning.upcards)
        self.down: int = beginning.face_down
        self._before: list[int] = []  # known cards of the acting hand, before each step and after it
        self._after: list[int] = []
        self._unseen: list[int] = []  # number of unseen cards that it received, at each step
        position = beginning.position
        if position is not None:
            self.pile = packed(position["pile"].split())
            self.down = position.get("face_down", 0)
            if "freed" in position:
                self.known[position["turn"]] += packed(position["freed"].split())
        elif beginning.cutter >= 0:
            self.known[beginning.cutter] += packed(beginning.kept) & ~_RED
        for step in self.history:
            known = self.known[step.seat]
            self._before.append(known)
            unseen = step.number if step.what == "draw" else 0
            if step.what in ("meld", "add", "discard"):
                known = _less(known, step.cards)
                self.pile += _counts(step.cards) if step.what == "discard" else 0
            elif step.what == "take":
                known = _less(known, step.cards[:-1])
                self.pile -= _counts(step.cards[-1:])
            elif step.what == "pile":
                known += self.pile & ~_RED
                unseen = step.number - total(self.pile & ~_RED)
                self.pile, self.down = self.pile & _RED, 0
            elif step.what == "red_three" and step.source == "pile":
                unseen = step.number - (self.pile >> 4 * RED_THREE)
                self.pile = self.down = 0
            elif step.what == "swap":
                known = _less(known, step.cards[:1]) + _counts(step.cards[1:])
            self.known[step.seat] = known
            self._after.append(known)
            self._unseen.append(unseen)

    def back(self, hands: Sequence[int], down: list[int]) -> tuple[list[int], list[int], list[int]]:
        """Trace packed hands from now back to the beginning of the history.

        Returns the hands at the beginning, the kinds drawn from the stock since, in order, and the kinds face down in
        the discard pile at the beginning; `down` are those still face down. Where it is not known which card came when,
        one possible order is chosen.
        """
        hands, drawn, down = list(hands), [], down[:]
        steps = self.history[:]
        for place in range(len(steps) - 1, -1, -1):
            step = steps[place]
            hand, seat = hands[step.seat], step.seat
            if step.what in ("meld", "add", "discard"):
                hand += _counts(step.cards)
            elif step.what == "take":
                hand += _counts(step.cards[:-1])
            elif step.what == "draw":
                hand, came = _apart(hand, self._before[place], step.number)
                drawn.append(came)
            elif step.what == "pile":
                hand, came = _apart(hand, self._after[place], self._unseen[place])
                hand -= self._after[place] - self._before[place]
                down += came
            elif step.what == "swap":
                hand += _counts(step.cards[:1]) - _counts(step.cards[1:])
            elif step.source == "hand":
                hand += _counts(step.cards)
            elif step.source == "pile":
                down += [RED_THREE] * self._unseen[place]
            elif step.source == "stock":
                drawn.append([RED_THREE] * step.number)
            hands[seat] = hand
        return hands, [kind for came in reversed(drawn) for kind in came], down


def _less(known: int, cards: Sequence[int]) -> int:
    """The known cards of a hand after it has lost some."""
    for card in cards:
        kind = KIND_OF_CARD[card]
        if known >> 4 * kind & 15:
            known -= ONE[kind]
    return known


def _apart(hand: int, kept: int, number: int) -> tuple[int, list[int]]:
    """Take `number` cards out of a hand, none of those in `kept`; the rest of the hand, and the cards taken."""
    came: list[int] = []
    left = hand - kept & _ALL
    while left and len(came) < number:
        kind = (left & -left).bit_length() - 1 >> 2
        came.append(kind)
        left -= ONE[kind]
        hand -= ONE[kind]
    return hand, came
