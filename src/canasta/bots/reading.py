"""A view read for playing: the hand by rank, the melds by number, what the next opponent could do with a card.

Ranks are the texts of kinds: ``K``, ``2``, ``X``, ``3b``. Worths and costs are in points.
"""

from __future__ import annotations

from collections import Counter
from math import exp
from typing import TYPE_CHECKING, Final, NamedTuple

from canasta.cards import CARD_TEXTS, KIND_OF_CARD, KIND_TEXTS

if TYPE_CHECKING:
    from canasta.game.view import MeldView, SideView, View

RANK_OF: Final = {text: KIND_TEXTS[KIND_OF_CARD[card]] for card, text in enumerate(CARD_TEXTS)}
WILDS: Final = ("2", "X")
CANASTA: Final = 7  # cards
CARD_IN_HAND: Final = 12  # points that an unseen hand card is worth, on average
PILE_CARD: Final = 14  # points that a card of the pile brings to who takes it


class Move(NamedTuple):
    """A legal action, cut into words: ``add 2 > 1`` is ("add", ("2",), 1)."""

    text: str
    verb: str
    cards: tuple[str, ...]
    meld: int | None


def moves_of(view: View) -> list[Move]:
    """The legal actions of the view, in their order."""
    moves = []
    for text in view.legal:
        words = text.split()
        if len(words) > 2 and words[-2] == ">":
            moves.append(Move(text, words[0], tuple(words[1:-2]), int(words[-1])))
        else:
            moves.append(Move(text, words[0], tuple(words[1:]), None))
    return moves


class Reading:
    """What a player sees at a glance."""

    def __init__(self, view: View) -> None:
        rules = view.rules
        self.view = view
        self.rules = rules
        self.seat: int = view.to_act if view.seat is None else view.seat
        self.side = self.seat % rules.sides
        self.own: SideView = view.sides[self.side]
        self.rivals = [side for number, side in enumerate(view.sides) if number != self.side]
        self.hand = Counter(RANK_OF[card] for card in view.hand)
        self.held = len(view.hand)
        self.melds: dict[int, MeldView] = {meld.number: meld for meld in self.own.melds}
        self.seats = rules.seats
        self.partners = [s for s in range(self.side, self.seats, rules.sides) if s != self.seat]
        self.opponents = [s for s in range(self.seats) if s % rules.sides != self.side]
        self.next = (self.seat + 1) % self.seats

    @property
    def late(self) -> bool:
        """Whether the stock will not last many more turns."""
        return self.view.stock <= 2 * self.seats * self.rules.draw

    @property
    def pressed(self) -> bool:
        """Whether an opponent may soon go out."""
        return any(
            self.view.hands[seat] <= 3 and any(meld.canasta for meld in self.view.sides[seat % self.rules.sides].melds)
            for seat in self.opponents
        )

    @property
    def canastas(self) -> int:
        """Canastas of the own side."""
        return sum(meld.canasta is not None for meld in self.own.melds)

    @property
    def may_close(self) -> bool:
        """Whether the side has what going out asks for, as far as canastas on the table go."""
        kinds = [meld.canasta for meld in self.own.melds if meld.canasta is not None]
        if self.rules.go_out_needs == "clean_and_dirty":
            clean = sum(kind not in ("dirty", "wilds_mixed") for kind in kinds)
            return len(kinds) >= 2 and clean >= 1
        return len(kinds) >= self.rules.canastas_to_go_out

    def value(self, rank: str) -> int:
        """Points of a card."""
        rules = self.rules
        if rank in "4567":
            return rules.value_four_to_seven
        special = {
            "A": rules.value_ace,
            "2": rules.value_two,
            "X": rules.value_joker,
            "3b": rules.value_black_three,
            "3r": rules.value_red_three_in_hand,
        }
        return special.get(rank, rules.value_eight_to_king)

    def hand_points(self) -> int:
        """Points that the hand would cost if the deal ended now."""
        return sum(self.value(rank) * number for rank, number in self.hand.items())

    def unseen(self, rank: str) -> int:
        """Copies of a natural rank that lie neither in the own hand nor on the table nor on top of the pile."""
        seen = self.hand[rank]
        for side in self.view.sides:
            for meld in side.melds:
                if meld.rank == rank:
                    seen += sum(RANK_OF[card] == rank for card in meld.cards)
        top = self.view.pile.top
        seen += top is not None and RANK_OF[top] == rank
        return max(0, 4 * self.rules.packs - seen)

    def danger(self, rank: str) -> float:
        """How likely the next player takes the pile with a card of that rank on it: 0 to 1, from what is known."""
        if rank in WILDS or rank == "3b":
            return 0.0
        view, rules = self.view, self.rules
        side = view.sides[self.next % rules.sides]
        if side is self.own:
            return 0.0
        hidden = view.stock + max(0, view.pile.size - 1) + sum(view.hands) - self.held
        expected = self.unseen(rank) * view.hands[self.next] / max(1, hidden)
        one, two = 1 - exp(-expected), 1 - exp(-expected) * (1 + expected)
        if view.pile.frozen and rules.pile_frozen_naturals == 3:
            return two * expected / 3
        if not side.opened:
            return two * (0.35 if rules.pile_unopened == "open_first" else 0.6)
        if view.pile.frozen:
            return two
        open_meld = any(meld.rank == rank and not meld.closed for meld in side.melds)
        if open_meld and rules.pile_lay_off:
            return 1.0
        return min(1.0, two + (0.4 * one if rules.pile_with_wild else 0.0))
