"""The figures as tables in Markdown, for a terminal and for the docs alike, and as JSON."""

from __future__ import annotations

import platform
from typing import Any

from measure import COPY_TARGET, IMPORT_TARGET, Rate, Results, Settings, target_of


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    """A Markdown table with even columns, the first to the left and the others to the right."""
    widths = [max(len(row[column]) for row in [head, *rows]) for column in range(len(head))]

    def line(cells: list[str]) -> str:
        first, *others = zip(cells, widths, strict=True)
        return "| " + " | ".join([first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in others)]) + " |"

    rule = "|" + "|".join(["-" * (widths[0] + 2), *("-" * (width + 1) + ":" for width in widths[1:])]) + "|"
    return [line(head), rule, *(line(row) for row in rows), ""]


def thousands(number: float) -> str:
    return f"{number:,.0f}".replace(",", " ")


def times(rate: Rate) -> str:
    """``24.3 (21.0-27.1)``: the median of the ratios, the least and the most."""
    if rate.ratio is None:
        return "-"
    return f"{rate.ratio:.1f} ({min(rate.ratios):.1f}-{max(rate.ratios):.1f})"


def verdict(met: bool | None) -> str:
    return {True: "met", False: "NOT met", None: "-"}[met]


def speed_table(results: Results, settings: Settings, build: str) -> list[str]:
    head = ["rule set"]
    for what in ("stepped", "inside"):
        head += [f"{what}, actions/s", "x OpenSpiel", *(["target"] if target_of(build, what, "clasica") else [])]
    rows = []
    for rules in settings.rule_sets:
        row = [rules]
        for what in ("stepped", "inside"):
            rate = results.speed[build, what, rules]
            row += [thousands(rate.rate), times(rate)]
            if rate.target is not None:
                row.append(f">= {rate.target:.0f}: {verdict(rate.met)}")
        rows.append(row)
    return table(head, rows)


def lines(results: Results, settings: Settings) -> list[str]:
    """Everything as text."""
    out = [f"canasta engine, {machine()}; rounds: {settings.rounds}, slices: {settings.seconds:g} s", ""]
    if results.yardstick.rates:
        rates = results.yardstick.rates
        span = f"{thousands(min(rates))} to {thousands(max(rates))}"
        out += [
            f"OpenSpiel's gin rummy, stepped from Python: {thousands(results.yardstick.rate)} actions/s ({span}).",
            "",
        ]
    builds = [build for build in ("compiled", "pure") if (build, "inside", settings.rule_sets[0]) in results.speed]
    names = {"compiled": "Compiled", "pure": "Plain Python, not compiled"}
    for build in builds:
        out += [names[build], "", *speed_table(results, settings, build)]
    if "compiled" in builds:
        rows = [
            [rules, *(thousands(results.speed["compiled", what, rules].rate) for what in BATCH_COLUMNS)]
            for rules in settings.rule_sets
        ]
        out += ["Batches of 1024 deals, compiled, steps of a deal a second", ""]
        out += table(["rule set", *BATCH_COLUMNS.values()], rows)
    out += ["One state", "", *table(*state_rows(results, settings, builds))]
    return out + closing_lines(results)


BATCH_COLUMNS = {"batch": "random steps", "batch_masks": "and masks", "batch_all": "and observations"}


def state_rows(results: Results, settings: Settings, builds: list[str]) -> tuple[list[str], list[list[str]]]:
    head = ["rule set"]
    for build in builds:
        head += [f"copy {build}, ns", *([f"< {COPY_TARGET:.0f}"] if build == "compiled" else []), f"bytes {build}"]
    rows = []
    for rules in settings.rule_sets:
        row = [rules]
        for build in builds:
            nanoseconds = 1e9 / results.copies[build, rules].rate
            row.append(thousands(nanoseconds))
            if build == "compiled":
                row.append(verdict(nanoseconds < COPY_TARGET))
            row.append(thousands(results.sizes[build, rules]))
        rows.append(row)
    return head, rows


def closing_lines(results: Results) -> list[str]:
    out = []
    for (build, module), seconds in results.imports.items():
        target = f" (target < {IMPORT_TARGET} s: {verdict(seconds < IMPORT_TARGET)})" if module == "canasta" else ""
        out.append(f"import {module}, {build}: {seconds:.3f} s of processor time{target}")
    if results.build is not None:
        out.append(
            f"compiling the engine: {results.build[0]:.0f} s of processor time, {results.build[1]:.0f} s on the clock"
        )
    return [*out, *(f"Not measured: {sentence}." for sentence in results.missing)]


def machine() -> str:
    return f"{platform.python_implementation()} {platform.python_version()} on {platform.machine()} {platform.system()}"


def as_json(results: Results, settings: Settings) -> dict[str, Any]:
    """Everything as plain values; rates are actions a second, `seconds` are of processor time."""
    return {
        "machine": machine(),
        "rounds": settings.rounds,
        "seconds": settings.seconds,
        "openspiel_gin_rummy": plain(results.yardstick) if results.yardstick.rates else None,
        "speed": [
            {"build": build, "what": what, "rules": rules, **plain(rate)}
            for (build, what, rules), rate in results.speed.items()
        ],
        "states": [
            {"build": build, "rules": rules, "copy_ns": 1e9 / rate.rate, "bytes": results.sizes[build, rules]}
            for (build, rules), rate in results.copies.items()
        ],
        "imports": [{"build": b, "module": module, "seconds": s} for (b, module), s in results.imports.items()],
        "build_seconds": results.build and {"processor": results.build[0], "clock": results.build[1]},
        "not_measured": results.missing,
    }


def plain(rate: Rate) -> dict[str, Any]:
    """A rate with its ratios, target and verdict; what there is none of is left out."""
    values: dict[str, Any] = {"rate": rate.rate, "rates": rate.rates}
    if rate.ratios:
        values |= {"ratio": rate.ratio, "ratios": rate.ratios}
    if rate.target is not None:
        values |= {"target": rate.target, "met": rate.met}
    return values
