"""What is measured, in which order, and what it has to reach."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from workers import ROOT, Worker

RULE_SETS = (
    "clasica",
    "internacional",
    "salon",
    *(f"reglamento/{form}" for form in ("2", "3", "4", "6-teams", "6-pairs")),
    "tres-barajas",
)
COPY_TARGET = 500.0  # nanoseconds, compiled
IMPORT_TARGET = 0.15  # seconds


@dataclass
class Rate:
    """Actions a second in each slice, and where a slice of OpenSpiel ran just before it, how many times as fast."""

    rates: list[float] = field(default_factory=list)
    ratios: list[float] = field(default_factory=list)
    target: float | None = None

    @property
    def rate(self) -> float:
        return statistics.median(self.rates)

    @property
    def ratio(self) -> float | None:
        return statistics.median(self.ratios) if self.ratios else None

    @property
    def met(self) -> bool | None:
        """Whether the median reaches the target; None where there is no target or nothing to compare with."""
        return None if self.target is None or self.ratio is None else self.ratio >= self.target


@dataclass
class Results:
    """All figures. The keys of the tables are (build, what, rule set)."""

    speed: dict[tuple[str, str, str], Rate] = field(default_factory=dict)
    copies: dict[tuple[str, str], Rate] = field(default_factory=dict)  # copies a second by (build, rule set)
    sizes: dict[tuple[str, str], float] = field(default_factory=dict)  # bytes by (build, rule set)
    yardstick: Rate = field(default_factory=Rate)
    imports: dict[tuple[str, str], float] = field(default_factory=dict)  # seconds by (build, module)
    build: tuple[float, float] | None = None  # seconds of processor time, and on the clock
    missing: list[str] = field(default_factory=list)  # what could not be measured, in sentences


@dataclass(frozen=True)
class Workers:
    """The processes at hand, by build; OpenSpiel's may be missing, and so may the compiled one."""

    builds: dict[str, Worker]
    openspiel: Worker | None


@dataclass(frozen=True)
class Settings:
    """How much to measure."""

    rule_sets: tuple[str, ...]
    rounds: int
    seconds: float  # of processor time, a slice
    with_build: bool  # compile the engine once more to see how long it takes


def target_of(build: str, what: str, rules: str) -> float | None:
    """How many times as fast as OpenSpiel's gin rummy it has to be."""
    if build == "pure":
        return 1.0 if what == "stepped" else None
    if what == "stepped":
        return 20.0
    return 100.0 if rules == "clasica" else 50.0


def measure(workers: Workers, settings: Settings, results: Results, tell: Callable[[str], None]) -> None:
    """Fill `results`, calling `tell` with what comes next before each of `steps` steps."""
    for round_number, rules in rounds(settings):
        tell(f"round {round_number}: {rules}")
        for build, worker in workers.builds.items():
            for what in ("stepped", "inside"):
                rate = results.speed.setdefault((build, what, rules), Rate(target=target_of(build, what, rules)))
                compared(workers.openspiel, worker, what, rules, settings.seconds, rate, results.yardstick)
            copies = worker.slice("copy", rules, settings.seconds / 2)
            results.copies.setdefault((build, rules), Rate()).rates.append(copies["actions"] / copies["seconds"])
            if round_number == 1:
                results.sizes[build, rules] = worker.slice("bytes", rules, 0)["bytes"]
        for what in ("batch", "batch_masks", "batch_all"):
            if "compiled" in workers.builds:
                slice_ = workers.builds["compiled"].slice(what, rules, settings.seconds)
                rate = results.speed.setdefault(("compiled", what, rules), Rate())
                rate.rates.append(slice_["actions"] / slice_["seconds"])


def rounds(settings: Settings) -> Iterator[tuple[int, str]]:
    """All rule sets in turn, again and again, so that a quiet minute favours none of them."""
    for number in range(1, settings.rounds + 1):
        for rules in settings.rule_sets:
            yield number, rules


def compared(
    yardstick: Worker | None, worker: Worker, what: str, rules: str, seconds: float, ours: Rate, theirs: Rate
) -> None:
    """One slice of ours right after one of OpenSpiel's."""
    if not ours.rates:
        worker.slice(what, rules, seconds / 2)  # warm up: what the engine remembers of a rule set is not there yet
    base = None
    if yardstick is not None:
        slice_ = yardstick.slice("stepped", "", seconds)
        base = slice_["actions"] / slice_["seconds"]
        theirs.rates.append(base)
    slice_ = worker.slice(what, rules, seconds)
    ours.rates.append(slice_["actions"] / slice_["seconds"])
    if base is not None:
        ours.ratios.append(ours.rates[-1] / base)


def import_seconds(folder: Path, module: str) -> float:
    """Processor time of the first import of a module in a new process; the quickest of five."""
    code = f"import time; t = time.process_time(); import {module}; print(time.process_time() - t)"
    command = [sys.executable, "-c", code]
    env = {**os.environ, "PYTHONPATH": os.fspath(folder)}
    runs = [
        subprocess.run(command, env=env, capture_output=True, text=True, check=True)  # noqa: S603 - this Python
        for _ in range(5)
    ]
    return min(float(run.stdout) for run in runs)


def build_seconds() -> tuple[float, float]:
    """Seconds that the build hook takes to compile the engine anew: (processor time, on the clock)."""
    hook = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for key in ("tool", "hatch", "build", "targets", "wheel", "hooks", "custom"):
        hook = hook[key]
    take = {path for pattern in hook["compile"] for path in ROOT.glob(pattern)}
    leave = {path for pattern in hook["interpret"] for path in ROOT.glob(pattern)}
    sources = sorted(os.fspath(path.relative_to(ROOT)) for path in take - leave)
    with tempfile.TemporaryDirectory(prefix="canasta-bench-") as target:
        before, begin = os.times(), time.monotonic()
        command = [sys.executable, os.fspath(ROOT / "hatch_build.py"), target, *sources]
        subprocess.run(command, cwd=ROOT, capture_output=True, check=True)  # noqa: S603 - our own build
        after, end = os.times(), time.monotonic()
    spent = after.children_user + after.children_system - before.children_user - before.children_system
    return spent, end - begin
