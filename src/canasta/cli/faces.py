"""Cards as people see them at a terminal: index and suit, four colours, ten written as 10."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from rich.text import Text

from canasta.cards import CARD_OF_TEXT, KIND_OF_CARD, KIND_TEXTS
from canasta.tabletop.card_words import SIGNS

if TYPE_CHECKING:
    from canasta.cli.screen import Screen

# Told apart on light and dark grounds; the sign of the suit says the same without colour.
STYLES: Final = {"s": "bold", "h": "bold red", "d": "bold bright_blue", "c": "bold green"}
WILD: Final = "bold magenta"
ORDER: Final = ("X", "2", "A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3b", "3r")


def index(rank: str) -> str:
    """A rank as it is printed: 10 for T."""
    return "10" if rank == "T" else rank


def kind_of(card: str) -> str:
    """The text of a card's kind: ``3b`` for ``3s``."""
    return KIND_TEXTS[KIND_OF_CARD[CARD_OF_TEXT[card]]]


def face(page: Screen, card: str) -> Text:
    """A card with its suit: K♥, or Kh where the sign cannot be shown."""
    if card == "X":
        return Text("X", style=WILD)
    rank, suit = card[:-1], card[-1]
    style = WILD if rank == "2" else STYLES[suit]
    return Text(index(rank) + (SIGNS[suit] if page.fancy else suit), style=style)


def faces(page: Screen, cards: Iterable[str]) -> Text:
    """Cards in a row."""
    return Text(" ").join(face(page, card) for card in cards)


def by_rank(cards: Iterable[str]) -> dict[str, list[str]]:
    """The cards of a hand by kind: wilds, then from the ace down."""
    groups: dict[str, list[str]] = {rank: [] for rank in ORDER}
    for card in cards:
        groups[kind_of(card)].append(card)
    return {rank: sorted(group) for rank, group in groups.items() if group}


def hand(page: Screen, cards: Sequence[str], width: int, fresh: Iterable[str] = ()) -> list[Text]:
    """A hand grouped by rank, in lines of at most that width; a group is not broken. `fresh` cards are underlined."""
    lines = [Text()]
    new = Counter(fresh)
    for group in by_rank(cards).values():
        shown = []
        for card in group:
            shown.append(face(page, card))
            if new[card]:
                new[card] -= 1
                shown[-1].stylize("underline")
        piece = Text(" ").join(shown)
        if len(lines[-1]) and len(lines[-1]) + 3 + len(piece) > width:
            lines.append(Text())
        if len(lines[-1]):
            lines[-1].append("   ")
        lines[-1].append_text(piece)
    return lines


def ranks(page: Screen, kinds: Iterable[str], held: Iterable[str] = ()) -> Text:
    """Cards by rank only, wilds in their colour: suits do not matter in a meld. Threes keep theirs: those `held`."""
    threes = {kind_of(card): card for card in held if card[0] == "3"}
    shown = []
    for kind in kinds:
        if kind in ("3b", "3r"):
            shown.append(face(page, threes.get(kind, "3s" if kind == "3b" else "3h")))
        else:
            shown.append(Text(index(kind), style=WILD if kind in "2X" else ""))
    return Text(" ").join(shown)
