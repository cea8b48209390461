"""The table as a seat, or a spectator, sees it: melds of each side, stock and pile, the own hand.

It takes a view, and draws what a view says: nothing else can come into a picture.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Protocol
from xml.etree.ElementTree import Element

from canasta.svg.cards import TALL, CardFaces, fan_width
from canasta.svg.palette import FELT, FELT_LINE, INK, ON_FELT, ON_FELT_BRASS, ON_FELT_SOFT
from canasta.svg.picture import Picture, PictureError, element, words
from canasta.texts import default_language, text

WIDE: Final = 760.0
EDGE: Final = 16.0
CARD: Final = 46.0  # the width of a card on the table; one in the hand is half again as wide
GAP: Final = 14.0
_HAND: Final = CARD * 1.5


class SeenMeld(Protocol):
    """A meld of a view."""

    @property
    def rank(self) -> str: ...
    @property
    def cards(self) -> tuple[str, ...]: ...
    @property
    def canasta(self) -> str | None: ...


class SeenSide(Protocol):
    """A side of a view."""

    @property
    def seats(self) -> tuple[int, ...]: ...
    @property
    def melds(self) -> Sequence[SeenMeld]: ...
    @property
    def red_threes(self) -> tuple[str, ...]: ...
    @property
    def opened(self) -> bool: ...
    @property
    def minimum(self) -> int: ...
    @property
    def score(self) -> int: ...


class SeenPile(Protocol):
    """The pile of a view."""

    @property
    def size(self) -> int: ...
    @property
    def top(self) -> str | None: ...
    @property
    def frozen(self) -> bool: ...
    @property
    def crosswise(self) -> tuple[str, ...]: ...


class SeenTable(Protocol):
    """The fields of a view that a picture shows."""

    @property
    def seat(self) -> int | None: ...
    @property
    def hand(self) -> tuple[str, ...]: ...
    @property
    def hands(self) -> tuple[int, ...]: ...
    @property
    def shown(self) -> tuple[tuple[str, ...], ...] | None: ...
    @property
    def stock(self) -> int: ...
    @property
    def pile(self) -> SeenPile: ...
    @property
    def sides(self) -> Sequence[SeenSide]: ...
    @property
    def to_act(self) -> int: ...
    @property
    def phase(self) -> str: ...


def table_picture(
    view: SeenTable,
    names: Sequence[str] = (),
    lang: str | None = None,
    hands: Sequence[Sequence[str]] | None = None,
) -> Picture:
    """The table of a view, the seat's own side and its hand below; `names` by seat, else seats are numbered from 1.

    `hands`, by seat, are shown in place of those that the view knows. Raises `PictureError` for anything but a view,
    and for another number of names than seats.
    """
    if not hasattr(view, "shown"):
        raise PictureError("view", found=type(view).__name__)
    if names and len(names) != len(view.hands):
        raise PictureError("names", found=len(names), seats=len(view.hands))
    lang = lang or default_language()
    drawn = _Table(view, names, lang, hands)
    parts = list(drawn.parts())
    felt = element("rect", width=WIDE, height=drawn.y, rx=10, fill=FELT)
    return Picture(WIDE, drawn.y, drawn.title(), [felt, *parts], drawn.faces.used)


class _Table:
    """The picture in progress: `y` is the upper edge of what comes next."""

    def __init__(self, view: SeenTable, names: Sequence[str], lang: str, hands: Sequence[Sequence[str]] | None) -> None:
        self.view, self.lang, self.faces, self.y = view, lang, CardFaces(), EDGE
        self.open = view.shown if hands is None else hands
        self.names = list(names) or [text(lang, "svg-seat", n=seat + 1) for seat in range(len(view.hands))]

    def title(self) -> str:
        pile, top = self.view.pile, self.view.pile.top
        return text(self.lang, "svg-table", stock=self.view.stock, pile=pile.size, top=top or "—")

    def parts(self) -> Iterator[Element]:
        view, count = self.view, len(self.view.sides)
        own = None if view.seat is None else view.seat % count
        others = [side for side in range(count) if side != own]
        for side in others[:1] if own is None else others:
            yield from self._side(side)
        yield from self._middle()
        for side in others[1:] if own is None else [own]:
            yield from self._side(side)
        if self.open is not None:
            yield from self._all_hands(self.open)
        elif view.seat is not None:
            yield from self._hand(view.hand, EDGE, WIDE - EDGE, _HAND)

    def _side(self, side: int) -> Iterator[Element]:
        found, lang = self.view.sides[side], self.lang
        at = EDGE
        for seat in found.seats:
            acts = seat == self.view.to_act and self.view.phase != "over"
            said = text(lang, "svg-player", name=self.names[seat], cards=self.view.hands[seat])
            yield words(f"▸ {said}" if acts else said, at, self.y + 14, 15, ON_FELT_BRASS if acts else ON_FELT)
            at += 190 if len(found.seats) < 4 else 130
        opening = "" if found.opened else f" · {text(lang, 'side-opens', n=found.minimum)}"
        standing = text(lang, "svg-points", n=found.score) + opening
        yield words(standing, WIDE - EDGE, self.y + 14, 14, ON_FELT_SOFT, text_anchor="end")
        self.y += 24
        yield from self._melds(found)
        self.y += GAP

    def _melds(self, side: SeenSide) -> Iterator[Element]:
        """Melds in lines, red threes after them; a side without any has a line of the height of a card."""
        x, tall = EDGE, CARD * TALL
        groups = [(*meld_cards(meld), meld) for meld in side.melds]
        for cards, width, meld in [*groups, (list(side.red_threes), fan_width(len(side.red_threes), CARD), None)]:
            if not cards:
                continue
            if x > EDGE and x + width > WIDE - EDGE:
                x, self.y = EDGE, self.y + tall + GAP
            yield from self.faces.fan(cards, x, self.y, CARD)
            if meld is not None:
                yield from self._signs(meld, x, width)
            x += width + GAP
        self.y += tall

    def _signs(self, meld: SeenMeld, x: float, width: float) -> Iterator[Element]:
        """The ribbon of a canasta, and the number of cards where they cannot be counted."""
        if meld.canasta is not None:
            kind = f"{text(self.lang, f'canasta-kind-{meld.canasta}')} · {len(meld.cards)}"
            base = self.y + CARD * TALL
            wide = max(width, 7.2 * len(kind) + 10)
            yield element("rect", x=x, y=base - 17, width=wide, height=17, rx=3, fill=ON_FELT_BRASS)
            yield words(kind, x + 5, base - 4, 13, INK, font_weight="700")

    def _middle(self) -> Iterator[Element]:
        view, pile, lang = self.view, self.view.pile, self.lang
        tall = CARD * TALL
        line = f"M{EDGE:g} {self.y:g}H{WIDE - EDGE:g}"
        yield element("path", d=line, stroke=FELT_LINE)
        self.y += GAP
        x, base = WIDE / 2 - CARD * 2.6, self.y + tall / 2 + 5
        if view.stock:
            yield self.faces.at(None, x, self.y, CARD)
        else:
            yield self._empty(x)
        yield words(text(lang, "svg-stock", n=view.stock), x - 10, base, 15, ON_FELT, text_anchor="end")
        x = WIDE / 2 + CARD * 0.4
        if pile.top is None:
            yield self._empty(x)
        else:
            for place, card in enumerate(pile.crosswise):
                yield self.faces.at(card, x + 8 + 6 * place, self.y, CARD, across=True)
            yield self.faces.at(pile.top, x, self.y, CARD)
        x += CARD * (1.7 if pile.crosswise else 1) + 6 * len(pile.crosswise) + 10
        yield words(text(lang, "svg-pile", n=pile.size), x, base - (9 if pile.frozen else 0), 15, ON_FELT)
        if pile.frozen:
            yield words(text(lang, "pile-frozen"), x, base + 10, 14, ON_FELT_BRASS, font_weight="700")
        self.y += tall + GAP
        yield element("path", d=f"M{EDGE:g} {self.y:g}H{WIDE - EDGE:g}", stroke=FELT_LINE)
        self.y += GAP

    def _empty(self, x: float) -> Element:
        given = {"fill": "none", "stroke": ON_FELT_SOFT, "stroke_dasharray": "4 4"}
        return element("rect", x=x, y=self.y, width=CARD, height=CARD * TALL, rx=4, **given)

    def _all_hands(self, shown: Sequence[Sequence[str]]) -> Iterator[Element]:
        """The hands that are not empty, two in a line."""
        held = [(self.names[seat], cards) for seat, cards in enumerate(shown) if cards]
        for place, (name, cards) in enumerate(held):
            start = WIDE / 2 + EDGE / 2 if place % 2 else EDGE
            yield words(text(self.lang, "svg-hand-of", name=name), start, self.y + 14, 14, ON_FELT_SOFT)
            self.y += 22
            yield from self._hand(cards, start, start + WIDE / 2 - 1.5 * EDGE, CARD, left=True)
            if place % 2 == 0 and place + 1 < len(held):
                self.y -= 22 + CARD * TALL + GAP

    def _hand(
        self, cards: Sequence[str], start: float, end: float, width: float, *, left: bool = False
    ) -> Iterator[Element]:
        """A hand between two places, in the middle or from the left."""
        step = min(0.42, ((end - start) / width - 1) / max(1, len(cards) - 1))
        x = start if left else (start + end - fan_width(len(cards), width, step)) / 2
        yield from self.faces.fan(cards, x, self.y, width, step)
        self.y += width * TALL + GAP


def meld_cards(meld: SeenMeld) -> tuple[list[str], float]:
    """The cards of a meld as they lie, naturals first, and their width; of a canasta, three cards."""
    cards = sorted(meld.cards, key=lambda card: card[0] in "2X")
    if meld.canasta is not None:
        cards = cards[:1] + cards[-2:]
    return cards, fan_width(len(cards), CARD)
