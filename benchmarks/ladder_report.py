"""The ladder as a table in Markdown, as JSON, and as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ladder_cells import Cell
from report import machine, table

from canasta.lab.arena.statistics import Estimate

HEAD = ["rule set", "level", "against", "boards", "points a deal", "boards of matches", "matches", "ms p50", "ms p99"]
COLOURS = {1: "#1b6e53", 0: "#8a8a8a", -1: "#b02a2a"}  # above the level below at 95 %, not clear, below it


def rows(every: Sequence[Cell]) -> list[tuple[Cell, Cell]]:
    """By rule set and level: the cell of deals and that of matches."""
    of_deals = [cell for cell in every if not cell.file.plan.matches]
    of_matches = [cell for cell in every if cell.file.plan.matches]
    return list(zip(of_deals, of_matches, strict=True))


def lines(every: Sequence[Cell]) -> list[str]:
    """Everything as text."""
    body = []
    for deals, matches in rows(every):
        level, below = deals.pair
        clock = deals.file.session.times[level]
        body.append(
            [
                deals.file.plan.rules.name,
                level,
                below,
                str(len(deals.boards)),
                points(deals.points),
                str(len(matches.boards)),
                percent(matches.share),
                milliseconds(clock.quantile(0.5)),
                milliseconds(clock.quantile(0.99)),
            ]
        )
    unclear = [row for row in rows(every) if clear(row[0].points) < 1]
    said = [f"{cell.pair[0]} over {cell.pair[1]} in {cell.file.plan.rules.name}" for cell, _matches in unclear]
    return [
        f"The ladder, {machine()}; 95 % intervals over boards.",
        "",
        *table(HEAD, body),
        f"Not above the level below at 95 %: {', '.join(said)}." if said else "Every level is above the one below it.",
    ]


def clear(found: Estimate | None) -> int:
    """1 above 0 by more than the interval, -1 below, 0 where that cannot be said."""
    if found is None or found.interval is None or abs(found.mean) <= found.interval:
        return 0
    return 1 if found.mean > 0 else -1


def points(found: Estimate | None) -> str:
    if found is None:
        return "-"
    return f"{found.mean:+.0f}" + ("" if found.interval is None else f" ± {found.interval:.0f}")


def percent(found: Estimate | None) -> str:
    if found is None:
        return "-"
    interval = "" if found.interval is None else f" ± {100 * found.interval:.1f}"
    return f"{100 * found.mean:.1f}{interval} %"


def milliseconds(found: float | None) -> str:
    return "-" if found is None else f"{found:.3g}"


def as_json(every: Sequence[Cell]) -> list[dict[str, Any]]:
    """Everything as plain values."""
    return [
        {
            "rules": cell.file.plan.rules.name,
            "level": cell.pair[0],
            "against": cell.pair[1],
            "unit": "matches" if cell.file.plan.matches else "deals",
            "boards": len(cell.boards),
            "points": cell.points and [cell.points.mean, cell.points.interval],
            "share": cell.share and [cell.share.mean, cell.share.interval],
            "ms": [cell.file.session.times[cell.pair[0]].quantile(part) for part in (0.5, 0.99)],
        }
        for cell in every
    ]


def draw(every: Sequence[Cell], file: Path) -> None:
    """A panel for each rule set: the points a deal by which each level beats the one below, and its matches."""
    from matplotlib.figure import Figure

    pairs = rows(every)
    names = list(dict.fromkeys(deals.file.plan.rules.name for deals, _matches in pairs))
    wide = min(3, len(names))
    high = -(-len(names) // wide)
    levels = len(pairs) // len(names)
    figure = Figure(figsize=(4.2 * wide, high * (1.1 + 0.36 * levels)), layout="constrained")
    panels = figure.subplots(high, wide, squeeze=False)
    for panel in panels.flat[len(names) :]:
        panel.set_visible(False)
    for panel, name in zip(panels.flat, names, strict=False):
        mine = [pair for pair in pairs if pair[0].file.plan.rules.name == name]
        for row, (deals, matches) in enumerate(mine):
            found = deals.points
            if found is None:
                continue
            panel.barh(row, found.mean, 0.6, xerr=found.interval, color=COLOURS[clear(found)], ecolor="#00000066")
            figures = f" {found.mean:+.0f}" + ("" if matches.share is None else f", {100 * matches.share.mean:.0f} %")
            panel.text(max(0.0, found.mean) + (found.interval or 0), row, figures, va="center", fontsize=7.5)
        panel.axvline(0, color="#222222", linewidth=0.8)
        panel.set_yticks(
            range(len(mine)), [f"{deals.pair[0]} − {deals.pair[1]}" for deals, _matches in mine], fontsize=8
        )
        panel.invert_yaxis()
        panel.margins(x=0.3)
        panel.set_title(name, loc="left", fontsize=10)
        panel.spines[["top", "right", "left"]].set_visible(False)
    figure.supxlabel("points a deal over the level below with 95 % intervals, and the share of matches won", fontsize=9)
    figure.savefig(file, dpi=150)
