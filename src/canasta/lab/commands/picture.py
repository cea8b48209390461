"""A picture of the points of simulated deals: one distribution for each side. Needs the extra `pictures`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from canasta.cli.options import new_file
from canasta.cli.screen import BadInputError
from canasta.extras import needed
from canasta.svg.palette import INK, SIDES
from canasta.texts import number

if TYPE_CHECKING:
    from canasta.cli.screen import Screen
    from canasta.players.simulation import PlayedDeal
    from canasta.rules import Rules

FORMATS: Final = (".png", ".svg", ".pdf")
BINS: Final = 60


def check_picture(file: str) -> None:
    """Check before any deal is played that the picture can be written. Raises `BadInputError`, `MissingExtraError`."""
    if Path(file).suffix.lower() not in FORMATS:
        raise BadInputError("picture", file=file, formats=", ".join(FORMATS))
    new_file(file)
    needed("matplotlib")


def draw_picture(file: str, page: Screen, rules: Rules, names: Sequence[str], played: Sequence[PlayedDeal]) -> None:
    """Draw a histogram for each side on one scale, with its mean."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    from canasta.lab.commands.results import bots_of_side, spread
    from canasta.rules.describe import title

    figure = Figure(figsize=(8, 1.2 + 1.6 * rules.sides), layout="constrained")
    FigureCanvasAgg(figure)
    every = [points for deal in played for points in deal.points]
    edges = _edges(min(every), max(every))
    axes: Any = figure.subplots(rules.sides, 1, sharex=True, sharey=True, squeeze=False)
    for side in range(rules.sides):
        panel = axes[side][0]
        points = [deal.points[side] for deal in played]
        found = spread(points)
        colour = SIDES[side]
        panel.hist(points, bins=edges, color=colour, alpha=0.85)
        panel.axvline(found["mean"], color=INK, linewidth=1.2)
        said = page.say("cli-sim-side", side=side + 1, bots=", ".join(bots_of_side(rules, names, side)))
        mean = f"{number(page.lang, round(found['mean']))} ± {number(page.lang, round(found['interval']))}"
        panel.set_title(f"{said}: {mean}", loc="left", fontsize=10, color=INK)
        panel.set_yticks([])
        for edge in ("top", "right", "left"):
            panel.spines[edge].set_visible(False)
    bottom = axes[-1][0]
    bottom.set_xlabel(page.say("cli-sim-axis"), color=INK)
    bottom.xaxis.set_major_formatter(lambda value, _: number(page.lang, round(value)))
    heading = page.say("cli-sim-heading", title=title(rules, page.lang), n=len(played))
    figure.suptitle(heading, x=0.01, ha="left", fontsize=12, fontweight="bold", color=INK)
    figure.savefig(file, dpi=150)


def _edges(least: float, most: float) -> list[float]:
    """The edges of the bars: round numbers, the same for every side."""
    width = next((w for w in (5, 10, 20, 25, 50, 100, 200, 250, 500, 1000) if (most - least) / w <= BINS), 2000)
    start = int(least // width)
    return [width * step for step in range(start, int(most // width) + 2)]
