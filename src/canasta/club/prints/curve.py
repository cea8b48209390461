"""The curve of a match: every side's points after each deal, and the target."""

from __future__ import annotations

from collections.abc import Sequence

from canasta.club.prints.paper import Align, Paper
from canasta.svg.palette import BRASS, DASHES, LINE, SIDES, SOFT
from canasta.svg.scale import Scale
from canasta.texts import number, text


def draw_curve(
    paper: Paper,
    x: float,
    y: float,
    width: float,
    height: float,
    curve: Sequence[Sequence[int]],
    names: Sequence[str],
    target: int,
    lang: str,
) -> None:
    """Draw the curve. `curve` has the totals by side, before the first deal and after each; `target` 0 for none."""
    bottom = y + height - 18
    scale = Scale.fitting(curve, target, x + 44, x + width - 8, y + 8, bottom)
    for points in scale.lines:
        at = scale.down(points)
        paper.rule(scale.left, at, scale.right, at, colour=LINE, thick=1.2 if points == 0 else 0.5)
        paper.text(scale.left - 6, at + 3.5, number(lang, points), 10, colour=SOFT, align=Align.RIGHT)
    for deal in scale.numbered:
        paper.text(scale.across(deal), bottom + 14, str(deal), 10, colour=SOFT, align=Align.MIDDLE)
    if target and scale.low < target <= scale.high:
        at = scale.down(target)
        paper.rule(scale.left, at, scale.right, at, colour=BRASS, thick=1.2, dash=(6, 3))
        paper.text(scale.left + 4, at - 4, text(lang, "prints-target", n=target), 10, colour=BRASS)
    for side, _ in enumerate(names):
        places = [(scale.across(deal), scale.down(totals[side])) for deal, totals in enumerate(curve)]
        if len(places) > 1:
            paper.path(places, thick=2.4, colour=SIDES[side], dash=DASHES[side])
        for place in places[1:]:
            paper.dot(*place, 3.2, SIDES[side])


def draw_key(paper: Paper, x: float, y: float, width: float, names: Sequence[str]) -> None:
    """Draw the key to the lines, in one row."""
    each = width / len(names)
    for side, name in enumerate(names):
        at = x + side * each
        paper.rule(at, y - 4, at + 26, y - 4, thick=2.4, colour=SIDES[side], dash=DASHES[side])
        paper.dot(at + 13, y - 4, 3.2, SIDES[side])
        paper.text(at + 33, y, name, 12, bold=True, colour=SIDES[side], width=each - 40)
