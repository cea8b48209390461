"""A match as a picture: the chance to win it from turn to turn, its deals, its turning points, and the losses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from canasta.cli.review_report import side_name
from canasta.review.classes import WRONG, Class
from canasta.review.grades import equity_of
from canasta.svg.palette import INK, SIDES

if TYPE_CHECKING:
    from canasta.cli.screen import Screen
    from canasta.review import Review
    from canasta.rules import Rules

QUIET: Final = "#777777"
MARKS: Final = {Class.INACCURACY: "#c9a100", Class.MISTAKE: "#e07000", Class.BLUNDER: "#c00020"}


def draw_course(file: str, page: Screen, rules: Rules, found: Review) -> None:
    """Write the picture; the kind of file follows from its name."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    from canasta.rules.describe import title

    figure = Figure(figsize=(10, 5.6), layout="constrained")
    FigureCanvasAgg(figure)
    panels: Any = figure.subplots(2, 1, sharex=True, gridspec_kw={"height_ratios": [3, 1]})
    starts, end = _places(found)
    _chances(panels[0], page, rules, found, starts)
    _losses(panels[1], page, found, starts)
    for panel in panels:
        for deal in found.deals:
            panel.axvline(starts[deal.number], color="#cccccc", linewidth=0.8, zorder=0)
        panel.set_xlim(0, end)
        for edge in ("top", "right"):
            panel.spines[edge].set_visible(False)
    figure.suptitle(title(rules, page.lang), x=0.01, ha="left", fontsize=13, fontweight="bold", color=INK)
    figure.savefig(file, dpi=150)


def _places(found: Review) -> tuple[dict[int, int], int]:
    """The start of each deal on the axis, in turns, and the end of the last deal."""
    starts, at = {}, 0
    for deal in found.deals:
        starts[deal.number] = at
        at += len(deal.turns)
    return starts, max(1, at)


def _chances(panel: Any, page: Screen, rules: Rules, found: Review, starts: dict[int, int]) -> None:
    shown = range(1) if found.sides == 2 else range(found.sides)
    for side in shown:
        places: list[float] = []
        shares: list[float] = []
        for deal in found.deals:
            for each in deal.course:
                places.append(starts[deal.number] + each.turn - (0.5 if each.drawn else 1))
                shares.append(100 * each.shares[side])
            if deal.after is not None:
                places.append(starts[deal.number] + len(deal.turns))
                shares.append(100 * equity_of(rules).shares(deal.after)[side])
        panel.plot(places, shares, color=SIDES[side], linewidth=1.6, label=side_name(page, found, side))
    panel.axhline(100 / found.sides, color=QUIET, linewidth=0.7, linestyle=":")
    for place, turn in enumerate(found.turning, 1):
        share = turn.share_after if turn.side in shown else 1 - turn.share_after
        at = (starts[turn.deal] + turn.turn, 100 * share)
        panel.plot(*at, "o", color=INK, markersize=5)
        panel.annotate(str(place), at, (6, 6), textcoords="offset points", fontsize=10, fontweight="bold", color=INK)
    for deal in found.deals:
        told = page.say("cli-review-axis-deal", deal=deal.number)
        panel.annotate(told, (starts[deal.number], 100), (3, 2), textcoords="offset points", fontsize=8, color=QUIET)
    panel.set_ylim(0, 100)
    panel.yaxis.set_major_formatter(lambda value, _: f"{value:.0f} %")
    panel.set_title(
        page.say("cli-review-axis-chance", side=side_name(page, found, 0))
        if found.sides == 2
        else page.say("cli-review-axis-chances"),
        loc="left",
        fontsize=10,
        color=INK,
        pad=18,
    )
    if found.sides > 2:
        panel.legend(frameon=False, fontsize=8)


def _losses(panel: Any, page: Screen, found: Review, starts: dict[int, int]) -> None:
    for kind in WRONG:
        places, lost = [], []
        for deal in found.deals:
            for grade in deal.grades:
                if grade.kind is kind:
                    places.append(starts[deal.number] + grade.turn - 0.5)
                    lost.append(grade.cost * (1 if grade.seat % found.sides == 0 else -1))
        if places:
            panel.bar(places, lost, width=0.9, color=MARKS[kind], label=page.say(f"review-class-{kind}"))
    panel.axhline(0, color=QUIET, linewidth=0.7)
    panel.set_title(
        page.say("cli-review-axis-lost", side=side_name(page, found, 0)), loc="left", fontsize=10, color=INK
    )
    panel.yaxis.set_major_formatter(lambda value, _: f"{abs(value):.0f}")
    panel.set_xlabel(page.say("cli-review-axis-turns"), color=INK)
    if panel.get_legend_handles_labels()[0]:
        panel.legend(frameon=False, fontsize=8, ncols=3, loc="upper right", bbox_to_anchor=(1, 1.28))
