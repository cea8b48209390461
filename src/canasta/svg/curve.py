"""The curve of a match: each side's points after each deal, and the target."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from canasta.svg.palette import BRASS, DASHES, LINE, SIDES, SOFT, WHITE
from canasta.svg.picture import Picture, PictureError, element, words
from canasta.texts import default_language, number, text

_STEPS: Final = (100, 250, 500, 1000, 2000, 2500, 5000, 10_000, 20_000, 50_000)


@dataclass(frozen=True, slots=True)
class Scale:
    """A frame from `left` to `right` and `top` to `bottom` for `deals` deals and points from `low` to `high`."""

    left: float
    right: float
    top: float
    bottom: float
    deals: int
    low: int
    high: int
    step: int

    @classmethod
    def fitting(
        cls, curve: Sequence[Sequence[int]], target: int, left: float, right: float, top: float, bottom: float
    ) -> Scale:
        """The scale for totals by side, before the first deal and after each; a target far away is left out."""
        values = [value for totals in curve for value in totals]
        low, high = min(0, *values), max(100, *values)
        if target and max(values) > 0.6 * target:
            high = max(high, target)
        step = next((each for each in _STEPS if (high - low) / each <= 6), _STEPS[-1])
        low, high = low // step * step, -(-high // step) * step
        return cls(left, right, top, bottom, max(1, len(curve) - 1), low, high, step)

    @property
    def lines(self) -> range:
        """The points at which lines lie."""
        return range(self.low, self.high + 1, self.step)

    @property
    def numbered(self) -> list[int]:
        """The deals whose number has room."""
        return [deal for deal in range(1, self.deals + 1) if self.deals < 16 or deal % 5 == 0]

    def across(self, deal: int) -> float:
        """The place of the totals after that deal."""
        return self.left + (self.right - self.left) * deal / self.deals

    def down(self, points: float) -> float:
        """The vertical place of a number of points."""
        return self.bottom - (self.bottom - self.top) * (points - self.low) / (self.high - self.low)


WIDE: Final = 640.0
TALL: Final = 300.0


def curve_picture(
    curve: Sequence[Sequence[int]], names: Sequence[str], target: int = 0, lang: str | None = None
) -> Picture:
    """The curve of a match: totals by side before the first deal and after each; `target` 0 for none.

    Raises `PictureError` for a curve without totals, or with other than one total for each name.
    """
    if not curve or not names:
        raise PictureError("curve-empty")
    for deal, totals in enumerate(curve):
        if len(totals) != len(names):
            raise PictureError("curve-totals", deal=deal, found=len(totals), names=len(names))
    lang = lang or default_language()
    scale = Scale.fitting(curve, target, 58, WIDE - 120, 14, TALL - 26)
    parts = [element("rect", width=WIDE, height=TALL, fill=WHITE)]
    for points in scale.lines:
        y = scale.down(points)
        thick = 1.2 if points == 0 else 0.6
        parts.append(element("path", d=f"M{scale.left:g} {y:g}H{scale.right:g}", stroke=LINE, stroke_width=thick))
        parts.append(words(number(lang, points), scale.left - 8, y + 4, 13, SOFT, text_anchor="end"))
    parts += [
        words(number(lang, deal), scale.across(deal), TALL - 7, 13, SOFT, text_anchor="middle")
        for deal in scale.numbered
    ]
    if target and scale.low < target <= scale.high:
        y = scale.down(target)
        line = f"M{scale.left:g} {y:g}H{scale.right:g}"
        parts.append(element("path", d=line, stroke=BRASS, stroke_width=1.2, stroke_dasharray="6 3"))
        parts.append(words(number(lang, target), scale.left + 4, y - 5, 13, BRASS))
    ends = _apart([scale.down(total) for total in curve[-1]])
    for side, name in enumerate(names):
        colour = SIDES[side % len(SIDES)]
        places = [(scale.across(deal), scale.down(totals[side])) for deal, totals in enumerate(curve)]
        dash = " ".join(map(str, DASHES[side % len(DASHES)])) or "none"
        line = " ".join(f"{x:g},{y:g}" for x, y in places)
        given = {"stroke": colour, "stroke_dasharray": dash, "stroke_linejoin": "round"}
        parts.append(element("polyline", points=line, fill="none", stroke_width=2.4, **given))
        parts += [element("circle", cx=x, cy=y, r=3.4, fill=colour) for x, y in places[1:]]
        parts.append(words(name, scale.right + 10, ends[side] - 1, 13, colour, font_weight="700"))
        parts.append(words(number(lang, curve[-1][side]), scale.right + 10, ends[side] + 14, 13, colour))
    final = ", ".join(f"{name}: {number(lang, total)}" for name, total in zip(names, curve[-1], strict=True))
    return Picture(WIDE, TALL, text(lang, "svg-curve", deals=len(curve) - 1, totals=final), parts)


def _apart(places: Sequence[float], least: float = 32) -> list[float]:
    """The heights of the names at the ends of the lines, moved so that none lies on another."""
    found = list(places)
    last = -least
    for side in sorted(range(len(found)), key=found.__getitem__):
        found[side] = last = max(found[side], last + least)
    over = max(0.0, max(found, default=0) - (TALL - 40))
    return [place - over for place in found]
