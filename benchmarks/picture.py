"""The speed table as bars: how many times as fast as OpenSpiel's gin rummy, on a logarithmic scale."""

from __future__ import annotations

from pathlib import Path

from measure import Results, Settings

COLOURS = {("compiled", "inside"): "#1b6e53", ("compiled", "stepped"): "#5fb08f", ("pure", "stepped"): "#c9a227"}
LABELS = {
    ("compiled", "inside"): "compiled, inside the engine",
    ("compiled", "stepped"): "compiled, stepped from Python",
    ("pure", "stepped"): "plain Python, stepped",
}
TARGET = "#b02a2a"
HEIGHT = 0.27


def draw(results: Results, settings: Settings, file: Path) -> None:
    """Draw it into `file`; the format follows from its name. Needs ratios, that is, OpenSpiel."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 1.2 + 0.75 * len(settings.rule_sets)), layout="constrained")
    axes = figure.subplots()
    for place, (build, what) in enumerate(LABELS):
        for row, rules in enumerate(settings.rule_sets):
            rate = results.speed.get((build, what, rules))
            if rate is None or rate.ratio is None:
                continue
            y = row + (place - 1) * HEIGHT
            label = LABELS[build, what] if row == 0 else None
            spread = [[rate.ratio - min(rate.ratios)], [max(rate.ratios) - rate.ratio]]
            axes.barh(
                y, rate.ratio, HEIGHT * 0.9, color=COLOURS[build, what], xerr=spread, ecolor="#00000066", label=label
            )
            if rate.target is not None:
                axes.plot([rate.target] * 2, [y - HEIGHT / 2, y + HEIGHT / 2], color=TARGET, linewidth=2)
            axes.text(max(*rate.ratios, rate.target or 0) * 1.06, y, f"{rate.ratio:.3g}", va="center", fontsize=8)
    axes.plot([], [], color=TARGET, linewidth=2, label="target")
    axes.set_xscale("log")
    axes.xaxis.set_major_formatter("{x:g}")
    axes.set_xlim(left=0.5)
    axes.margins(x=0.15, y=0.01)
    axes.set_yticks(range(len(settings.rule_sets)), settings.rule_sets)
    axes.invert_yaxis()
    axes.set_xlabel("times as many player actions a second as OpenSpiel's gin rummy stepped from Python (log scale)")
    axes.spines[["top", "right"]].set_visible(False)
    figure.legend(loc="outside upper center", ncols=2, frameon=False)
    figure.savefig(file, dpi=150)
