"""A view at a glance: the legal actions as words, the hand by rank, the melds by number, signs of the end.

Ranks are the texts of kinds: ``K``, ``2``, ``X``, ``3b``.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from canasta.cards import CARD_TEXTS, KIND_OF_CARD, KIND_TEXTS

if TYPE_CHECKING:
    from canasta.deal.view import MeldView, SideView, View
    from canasta.rules import Rules

RANK_OF: Final = {text: KIND_TEXTS[KIND_OF_CARD[card]] for card, text in enumerate(CARD_TEXTS)}
WILDS: Final = ("2", "X")


class Move(NamedTuple):
    """A legal action, split into words: ``add 2 > 1`` is ("add", ("2",), 1)."""

    text: str
    verb: str
    cards: tuple[str, ...]
    meld: int | None


def move_of(text: str) -> Move:
    """The action of that text."""
    verb, *words = text.split()
    if len(words) > 1 and words[-2] == ">":
        return Move(text, verb, tuple(words[:-2]), int(words[-1]))
    return Move(text, verb, tuple(words), None)


class Glance:
    """The table as the seat to act sees it, without memory."""

    def __init__(self, view: View) -> None:
        rules = view.rules
        self.view = view
        self.rules: Rules = rules
        seat = view.to_act if view.seat is None else view.seat
        side = seat % rules.sides
        self.own: SideView = view.sides[side]
        self.rivals: list[SideView] = [other for number, other in enumerate(view.sides) if number != side]
        self.hand: Counter[str] = Counter(RANK_OF[card] for card in view.hand)
        self.melds: dict[int, MeldView] = {meld.number: meld for meld in self.own.melds}
        self.opponents: list[int] = [other for other in range(rules.seats) if other % rules.sides != side]

    @property
    def late(self) -> bool:
        """True if the stock lasts at most two more rounds."""
        return self.view.stock <= 2 * self.rules.seats * self.rules.draw

    @property
    def pressed(self) -> bool:
        """True if an opponent may soon go out: a canasta on the table, three cards or fewer in the hand."""
        return any(
            self.view.hands[seat] <= 3 and any(meld.canasta for meld in self.view.sides[seat % self.rules.sides].melds)
            for seat in self.opponents
        )

    def unseen(self, rank: str) -> int:
        """Number of naturals of a rank that are not in the hand, on the table or on top of the discard pile."""
        seen = self.hand[rank]
        for side in self.view.sides:
            for meld in side.melds:
                if meld.rank == rank:
                    seen += sum(RANK_OF[card] == rank for card in meld.cards)
        top = self.view.pile.top
        seen += top is not None and RANK_OF[top] == rank
        return max(0, 4 * self.rules.packs - seen)
