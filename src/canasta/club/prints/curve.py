"""The curve of a match: every side's points after each deal, and the target."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from canasta.club.prints.paper import BRASS, COLOURS, DASHES, LINE, SOFT, Align, Paper
from canasta.texts import number, text

_STEPS: Final = (100, 250, 500, 1000, 2000, 2500, 5000, 10_000, 20_000, 50_000)


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
    values = [value for totals in curve for value in totals]
    low, high = min(0, *values), max(100, *values)
    if target and max(values) > 0.6 * target:
        high = max(high, target)
    step = next((each for each in _STEPS if (high - low) / each <= 6), _STEPS[-1])
    low, high = low // step * step, -(-high // step) * step
    left, right, top, bottom = x + 44, x + width - 8, y + 8, y + height - 18

    def across(deal: int) -> float:
        return left + (right - left) * deal / max(1, len(curve) - 1)

    def down(points: float) -> float:
        return bottom - (bottom - top) * (points - low) / (high - low)

    for line in range(low, high + 1, step):
        paper.rule(left, down(line), right, down(line), colour=LINE, thick=1.2 if line == 0 else 0.5)
        paper.text(left - 6, down(line) + 3.5, number(lang, line), 10, colour=SOFT, align=Align.RIGHT)
    for deal in range(1, len(curve)):
        if len(curve) <= 16 or deal % 5 == 0:
            paper.text(across(deal), bottom + 14, str(deal), 10, colour=SOFT, align=Align.MIDDLE)
    if target and low < target <= high:
        paper.rule(left, down(target), right, down(target), colour=BRASS, thick=1.2, dash=(6, 3))
        words = text(lang, "prints-target", n=target)
        paper.text(left + 4, down(target) - 4, words, 10, colour=BRASS)
    for side, _ in enumerate(names):
        points = [(across(deal), down(totals[side])) for deal, totals in enumerate(curve)]
        if len(points) > 1:
            paper.path(points, thick=2.4, colour=COLOURS[side], dash=DASHES[side])
        for at in points[1:]:
            paper.dot(*at, 3.2, COLOURS[side])


def draw_key(paper: Paper, x: float, y: float, width: float, names: Sequence[str]) -> None:
    """Draw the key to the lines, in one row."""
    each = width / len(names)
    for side, name in enumerate(names):
        at = x + side * each
        paper.rule(at, y - 4, at + 26, y - 4, thick=2.4, colour=COLOURS[side], dash=DASHES[side])
        paper.dot(at + 13, y - 4, 3.2, COLOURS[side])
        paper.text(at + 33, y, name, 12, bold=True, colour=COLOURS[side], width=each - 40)
