"""Cards: faces and backs in a box of 100 by 140, drawn once in a picture and placed as often as they lie there."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final
from xml.etree.ElementTree import Element

from canasta.cards import CARD_TEXTS, card_of
from canasta.svg import palette
from canasta.svg.picture import SERIF, Picture, element
from canasta.texts import default_language, text

TALL: Final = 1.4  # the height of a card for a width of 1
STEP: Final = 0.32  # of its width is seen of a card that another one covers
_BOX: Final = "0 0 100 140"


class CardFaces:
    """The faces that one picture uses. `large` ones have pips and emblems, the others one large suit."""

    def __init__(self, *, large: bool = False) -> None:
        self._large = large
        self.used: dict[str, Element] = {}  # drawings by name

    def at(self, card: str | None, x: float, y: float, width: float, *, across: bool = False) -> Element:
        """A card, or the kind of one, with its upper left corner there; None is a back; `across` lies on its side."""
        name = f"canasta-{'large-' if self._large and card else ''}{card or 'back'}"
        if name not in self.used:
            self.used[name] = element("symbol", *_drawn(card, large=self._large), id=name, viewBox=_BOX)
        tall = width * TALL
        given: dict[str, str | float] = {"href": f"#{name}", "x": x, "y": y, "width": width, "height": tall}
        if across:
            given["transform"] = f"rotate(90 {x + width / 2:g} {y + tall / 2:g})"
        return element("use", **given)

    def fan(self, cards: Sequence[str | None], x: float, y: float, width: float, step: float = STEP) -> list[Element]:
        """Cards over each other from left to right; each is seen by `step` of its width."""
        return [self.at(card, x + place * step * width, y, width) for place, card in enumerate(cards)]


def fan_width(count: int, width: float, step: float = STEP) -> float:
    """The width of a fan of `count` cards."""
    return width * (1 + step * (count - 1)) if count else 0.0


def card_picture(card: str | int, lang: str | None = None) -> Picture:
    """One card, as in ``Kh`` or ``X``, or its number. Raises `CardError`."""
    return hand_picture([card], lang)


def hand_picture(cards: Iterable[str | int], lang: str | None = None) -> Picture:
    """A hand from left to right, with pips and emblems. Raises `CardError`."""
    held = [CARD_TEXTS[card_of(card)] for card in cards]
    faces = CardFaces(large=True)
    drawn = faces.fan(held, 2, 2, 100, 0.34)
    title = text(lang or default_language(), "svg-hand", n=len(held), cards=" ".join(held))
    return Picture(fan_width(len(held), 100, 0.34) + 4, 144, title, drawn, faces.used)


@cache
def _shapes() -> dict[str, Any]:
    """The drawings that the page uses too."""
    found: dict[str, Any] = json.loads(files("canasta.svg").joinpath("shapes.json").read_text(encoding="utf-8"))
    return found


def _drawn(card: str | None, *, large: bool) -> list[Element]:
    sheet = element("rect", x=0.5, y=0.5, width=99, height=139, rx=8.5, fill=palette.CARD, stroke=palette.CARD_EDGE)
    if card is None:
        return [sheet, *_back()]
    if card == "X":
        return [sheet, _joker()]
    suit = card[1] if card[1:] in palette.SUITS else None
    tone = palette.SUITS["h" if card == "3r" else suit or "s"]
    index = "10" if card[0] == "T" else card[0]
    corner = element("text", index, x=17, y=33, font_size=34, letter_spacing=-1)
    if card[0] == "T":
        corner.set("textLength", "29")
        corner.set("lengthAdjust", "spacingAndGlyphs")
    parts = [corner]
    if suit is not None:
        parts.append(_suit(suit, 17, 52, 25))
        parts += _middle(card[0], suit, index, tone) if large else [_suit(suit, 62, 94, 56)]
    given = {"fill": tone, "font_family": SERIF, "font_weight": "700", "text_anchor": "middle"}
    return [sheet, element("g", *parts, **given)]


def _middle(rank: str, suit: str, index: str, tone: str) -> list[Element]:
    shapes = _shapes()
    if rank in shapes["pips"]:
        return [_suit(suit, x, y, 21, turned=y > 71) for x, y in shapes["pips"][rank]]
    if rank not in shapes["emblems"]:
        return [_suit(suit, 62, 72, 54)]
    frame = element("rect", x=36, y=14, width=54, height=112, rx=5, fill_opacity=0.07, stroke=tone, stroke_opacity=0.45)
    emblem = element("path", d=shapes["emblems"][rank], transform="translate(42 26) scale(.7)", opacity=0.85)
    return [frame, emblem, _suit(suit, 63, 76, 34), element("text", index, x=63, y=118, font_size=25)]


def _suit(suit: str, x: float, y: float, size: float, *, turned: bool = False) -> Element:
    place = f"translate({x - size / 2:g} {y - size / 2:g}) scale({size / 100:g})"
    turn = f"rotate(180 {x:g} {y:g}) " if turned else ""
    return element("path", d=_shapes()["suits"][suit], transform=turn + place)


def _joker() -> Element:
    shapes = _shapes()
    cap = shapes["cap"]
    letters = [
        element("text", letter, x=17, y=58 + place * 17, font_size=15, font_weight="700", text_anchor="middle")
        for place, letter in enumerate("JOKER")
    ]
    bells = [element("circle", cx=x, cy=y, r=4.5, fill="#b98a2e") for x, y in shapes["bells"]]
    small = element("path", d=cap, transform="translate(3 9) scale(.47)")
    large = element("g", element("path", d=cap), *bells, transform="translate(36 42) scale(.98)")
    return element("g", small, *letters, large, fill=palette.JOKER, font_family=SERIF)


def _back() -> list[Element]:
    line = palette.CARD_BACK_LINE
    lines = "".join(f"M{at} 5L{at + 130} 135M{at + 130} 5L{at} 135" for at in range(-100, 96, 13))
    clip = element("clipPath", element("rect", x=5, y=5, width=90, height=130, rx=5), id="canasta-back-clip")
    return [
        clip,
        element("rect", x=5, y=5, width=90, height=130, rx=5, fill=palette.CARD_BACK),
        element("path", d=lines, stroke=line, stroke_opacity=0.45, clip_path="url(#canasta-back-clip)"),
        element("circle", cx=50, cy=70, r=19, fill=palette.CARD_BACK, stroke=line, stroke_width=2),
    ]
