"""A deed: a legal action in its scene, with what it leaves in the hand and makes on the table; its text as words."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple

from canasta.advice.scene import is_wild, naturals, rank_of
from canasta.cards import CANASTA
from canasta.players.turn import concealed_award

if TYPE_CHECKING:
    from canasta.advice.scene import Scene
    from canasta.deal.view import MeldView

LAYS: Final = ("meld", "add")


class Move(NamedTuple):
    """A legal action, split into words: ``add 2 > 1`` is ("add", ("2",), 1)."""

    verb: str
    cards: tuple[str, ...]
    meld: int | None


def move_of(text: str) -> Move:
    """The action of that text."""
    verb, *words = text.split()
    if len(words) > 1 and words[-2] == ">":
        return Move(verb, tuple(words[:-2]), int(words[-1]))
    return Move(verb, tuple(words), None)


class Deed:
    """An action of ``view.legal``. `closing`: the player goes out with it in this turn.

    `cards` are the ranks that leave the hand; `meld` is the meld on the table that grows, None for a new one; `rank` is
    that of the cards: of the meld, or of the discard; empty for none. `lays`: cards leave the hand, other than to take
    the pile.
    """

    def __init__(self, scene: Scene, action: str, *, closing: bool = False) -> None:
        self.scene = scene
        self.action = action
        self.closing = closing
        move = move_of(action)
        self.verb: str = move.verb
        self.lays: bool = move.verb in LAYS
        cards = move.cards[:1] if move.verb == "swap" else move.cards
        self.cards: tuple[str, ...] = tuple([rank_of(card) for card in cards])
        self.meld: MeldView | None = scene.melds.get(move.meld) if move.meld is not None else None
        self.wilds: int = sum(map(is_wild, self.cards))
        self.rank: str = self._rank()
        if self.verb == "take" and self.meld is None and not scene.rules.separate_melds:
            self.meld = next((each for each in scene.own.melds if each.rank == self.rank and not each.closed), None)

    def _rank(self) -> str:
        if self.verb == "take":
            top = self.scene.view.pile.top
            return rank_of(top) if top is not None else ""
        if self.meld is not None:
            return self.meld.rank
        plain = [card for card in self.cards if not is_wild(card)]
        if not plain and self.verb in LAYS:
            return "wild"
        return plain[0] if plain else self.cards[0] if self.cards else ""

    @cached_property
    def left(self) -> Counter[str]:
        """The hand after it, without the cards of the pile."""
        return self.scene.hand - Counter(self.cards)

    @cached_property
    def length(self) -> int:
        """The length of the meld after it; 0 if it makes none."""
        before = len(self.meld.cards) if self.meld is not None else 0
        if self.verb == "take":
            return before + len(self.cards) + 1
        return before + len(self.cards) if self.lays else 0

    @cached_property
    def wilds_after(self) -> int:
        """The wilds in the meld after it."""
        return self.wilds + (len(self.meld.cards) - naturals(self.meld) if self.meld is not None else 0)

    @cached_property
    def finishes(self) -> bool:
        """True if it makes a canasta that was none before."""
        return self.length >= CANASTA and (self.meld is None or self.meld.canasta is None)

    @cached_property
    def canasta(self) -> str | None:
        """The type of the canasta that it finishes, as in `MeldView`."""
        if not self.finishes:
            return None
        if self.rank != "wild":
            return "dirty" if self.wilds_after else "clean"
        cards = Counter(rank_of(card) for card in (self.meld.cards if self.meld is not None else ())) + Counter(
            self.cards
        )
        if not cards["X"]:
            return "wilds_twos"
        return "wilds_jokers" if cards["X"] == 2 * self.scene.rules.packs else "wilds_mixed"

    @cached_property
    def concealed(self) -> int:
        """The award for going out concealed that the turn earns; 0 for none."""
        return concealed_award(self.scene.view, self.action) if self.closing and self.lays else 0

    @cached_property
    def meaning(self) -> tuple[str, str, bool]:
        """Two actions of one meaning are the same for a person: the same cards in another place or order."""
        kind = "lay" if self.lays else self.verb
        return kind, "" if self.verb in ("draw", "take") else self.rank, bool(self.wilds)
