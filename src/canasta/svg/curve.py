"""The curve of a match: each side's points after each deal, and the target."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from canasta.svg.palette import BRASS, DASHES, LINE, SIDES, SOFT, WHITE
from canasta.svg.picture import Picture, PictureError, element, words
from canasta.svg.scale import Scale
from canasta.texts import default_language, number, text

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
