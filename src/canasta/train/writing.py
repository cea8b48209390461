"""The weights file: what every weight is and means, what they are worth together, and the command that made it."""

from __future__ import annotations

from collections.abc import Iterator
from shlex import quote
from typing import TYPE_CHECKING

from canasta.rules.house import house
from canasta.strategy.weights import MEANINGS
from canasta.train.tuning import Effort

if TYPE_CHECKING:
    from canasta.rules import Rules
    from canasta.train.acceptance import Figures, Result
    from canasta.train.playing import Vector
    from canasta.train.tuning import Tuner


def command(tuner: Tuner, generations: int) -> str:
    """What makes these weights again, on any number of processes."""
    rules, usual = tuner.rules, Effort()
    words = ["canasta", "tune", rules.id]
    if "/" in rules.name:
        words += ["--form", rules.name.partition("/")[2]]
    for name, value in house(rules).items():
        words += ["--house", f"{name}={str(value).lower() if isinstance(value, bool) else value}"]
    words += ["--seed", quote(tuner.seed), "--generations", str(generations)]
    for option in ("samples", "boards"):
        if getattr(tuner.effort, option) != getattr(usual, option):
            words += [f"--{option}", str(getattr(tuner.effort, option))]
    return " ".join(words)


def to_toml(rules: Rules, weights: Vector, figures: Figures, made_by: str) -> str:
    """The text of a weights file."""
    return "\n".join([*_head(rules, made_by), *_weights(weights), *_figures(figures)]) + "\n"


def _head(rules: Rules, made_by: str) -> Iterator[str]:
    yield f'rules = "{rules.name}"'
    if house(rules):
        changed = ", ".join(f"{name} = {_value(value)}" for name, value in house(rules).items())
        yield f"house = {{ {changed} }}"
    yield f"made_by = {_value(made_by)}"


def _weights(weights: Vector) -> Iterator[str]:
    yield from ("", "[weights]")
    pairs = [(f"{name} = {value}", meaning) for (name, meaning), value in zip(MEANINGS.items(), weights, strict=True)]
    wide = max(len(pair) for pair, _meaning in pairs)
    yield from (f"{pair:{wide}}  # {meaning}" for pair, meaning in pairs)


def _figures(figures: Figures) -> Iterator[str]:
    boards = figures.before.boards
    yield from ("", "# Points a deal and the half width of their 95 % interval, on boards by which nothing was chosen")
    yield from ("[figures]", f"boards = {boards}", f"chosen_after = {figures.generation}  # generations")
    yield f"before = {_pair(figures.before)}  # against the weights that there were"
    worst, old = figures.worst, figures.worst_before
    yield f"worst = {_pair(worst)}  # against the style that does best, {worst.against}"
    yield f"worst_before = {_pair(old)}  # the same of the weights that there were, {old.against}"
    yield f"answer = {_pair(figures.answer)}  # of the best answer to these weights that a search found"
    yield f"accepted = {_value(figures.accepted)}"
    yield from ("", "[figures.styles]")
    yield from (f"{each.against} = {_pair(each)}" for each in figures.styles)


def _pair(result: Result) -> str:
    return f"[{result.points:.1f}, {result.interval:.1f}]"


def _value(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, int) else '"' + str(value).replace("\\", "\\\\").replace('"', '\\"') + '"'
