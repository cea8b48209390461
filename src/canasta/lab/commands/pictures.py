"""Pictures of results: the points of simulated deals by side, the matrix and Elo of a league. Extra `pictures`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from canasta.cli.options import new_file
from canasta.cli.screen import BadInputError
from canasta.extras import needed
from canasta.lab.commands.display import counted, rating, spread_in_words
from canasta.svg.palette import INK, SIDES
from canasta.texts import decimals, number, signed

if TYPE_CHECKING:
    from canasta.cli.screen import Screen
    from canasta.lab.arena.session import LeagueStanding, Report
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


def draw_deals(
    file: str, page: Screen, rules: Rules, sides: Sequence[dict[str, Any]], played: Sequence[PlayedDeal]
) -> None:
    """Draw a histogram for each side on one scale, with its mean; `sides` are those of the summary."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    from canasta.rules.describe import title

    figure = Figure(figsize=(8, 1.2 + 1.6 * rules.sides), layout="constrained")
    FigureCanvasAgg(figure)
    every = [points for deal in played for points in deal.points]
    edges = _edges(min(every), max(every))
    axes: Any = figure.subplots(rules.sides, 1, sharex=True, sharey=True, squeeze=False)
    for side in range(rules.sides):
        panel = axes[side][0]
        points = [deal.points[side] for deal in played]
        found = sides[side]["points"]
        colour = SIDES[side]
        panel.hist(points, bins=edges, color=colour, alpha=0.85)
        panel.axvline(found["mean"], color=INK, linewidth=1.2)
        said = page.say("cli-sim-side", side=side + 1, bots=", ".join(sides[side]["bots"]))
        panel.set_title(f"{said}: {spread_in_words(page, found)}", loc="left", fontsize=10, color=INK)
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


COLOURS: Final = "RdBu"  # red for losses, blue for gains: told apart by people who see no green
PALE: Final = 0.55  # part of the scale from which white writing is easier to read
QUIET: Final = "#777777"
EMPTY: Final = "#eeeeee"
TITLE: Final = 26  # points above the ladder: level with the title of the matrix, which has names under it


def draw_league(file: str, page: Screen, rules: Rules, report: Report) -> None:
    """Write the picture; the kind of file follows from its name."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    from canasta.rules.describe import title

    number_of_bots = len(report.standings)
    size = 1.05 * number_of_bots
    figure = Figure(figsize=(5.4 + size, 2.1 + max(1.6, 0.8 * number_of_bots)), layout="constrained")
    FigureCanvasAgg(figure)
    panels: Any = figure.subplots(1, 2, gridspec_kw={"width_ratios": [size + 0.6, 3.2]})
    _heat(panels[0], page, report)
    _elo(panels[1], page, report.standings)
    figure.suptitle(title(rules, page.lang), x=0.01, ha="left", fontsize=13, fontweight="bold", color=INK)
    figure.supxlabel(
        page.say(f"cli-arena-{report.unit}", **counted(report)), x=0.01, ha="left", fontsize=8, color=QUIET
    )
    figure.savefig(file, dpi=150)


def _heat(panel: Any, page: Screen, report: Report) -> None:
    from matplotlib import colormaps
    from matplotlib.patches import Rectangle

    bots = [each.bot for each in report.standings]
    matches = report.unit == "matches"
    values, wrong = {}, {}
    for row, each in enumerate(report.standings):
        for duel in each.duels:
            found = duel.share if matches else duel.points
            at = row, bots.index(duel.against)
            values[at] = 100 * (found.mean - 0.5) if matches else found.mean
            wrong[at] = None if found.interval is None else (100 if matches else 1) * found.interval
    top = max((abs(value) for value in values.values()), default=0) or 1
    colours = colormaps[COLOURS]
    for row in range(len(bots)):
        for column in range(len(bots)):
            value = values.get((row, column))
            colour = EMPTY if value is None else colours(0.5 + 0.45 * value / top)
            panel.add_patch(Rectangle((column - 0.49, row - 0.49), 0.98, 0.98, facecolor=colour, linewidth=0))
            if value is None:
                continue
            ink = "white" if abs(value) / top > PALE else INK
            half = wrong[row, column]
            said = decimals(page.lang, f"{value + 50:.1f} %") if matches else ""
            panel.text(column, row - 0.1, said or signed(page.lang, value), ha="center", va="center", color=ink)
            if half is not None:
                shown = decimals(page.lang, f"{half:.1f}") if matches else ""
                told = f"± {shown or number(page.lang, round(half))}"
                panel.text(column, row + 0.22, told, ha="center", va="center", color=ink, fontsize=7.5)
    panel.set(xlim=(-0.5, len(bots) - 0.5), ylim=(len(bots) - 0.5, -0.5), aspect="equal")
    panel.set_xticks(range(len(bots)), bots, color=INK)
    panel.set_yticks(range(len(bots)), bots, color=INK)
    panel.xaxis.tick_top()
    panel.tick_params(length=0)
    panel.spines[:].set_visible(False)
    panel.set_title(page.say(f"cli-arena-matrix-{report.unit}"), loc="left", fontsize=10, color=INK, pad=12)


def _elo(panel: Any, page: Screen, standings: tuple[LeagueStanding, ...]) -> None:
    rated = [(row, each) for row, each in enumerate(standings) if each.elo is not None]
    for row, each in rated:
        elo = each.elo or 0.0
        panel.errorbar(elo, row, xerr=each.elo_interval or None, fmt="o", color=INK, capsize=3, markersize=5)
        panel.annotate(rating(elo), (elo, row), (0, 7), textcoords="offset points", ha="center", fontsize=9)
    panel.set_ylim(len(standings) - 0.5, -0.5)
    panel.set_yticks([row for row, _each in rated], [each.bot for _row, each in rated], color=INK)
    panel.tick_params(axis="y", length=0)
    panel.margins(x=0.15)
    panel.grid(axis="x", color="#dddddd", linewidth=0.7)
    panel.set_axisbelow(True)
    panel.xaxis.set_major_formatter(lambda value, _: rating(value))
    for edge in ("top", "right", "left"):
        panel.spines[edge].set_visible(False)
    panel.set_title(page.say("cli-arena-elo"), loc="left", fontsize=10, color=INK, pad=TITLE)
