"""The weights file: every weight with its meaning, the worth of all together, and the command that made it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from shlex import quote
from typing import TYPE_CHECKING, Final
from zlib import crc32

from canasta.engine.compile_rules import awards_of, rule_table_of
from canasta.lab.tuning.duels import BY_EYE, weights_of
from canasta.lab.tuning.search import SearchEffort
from canasta.lab.tuning.start import BY_EYE_WANTED, anchors
from canasta.players.core.playout import played
from canasta.players.core.weights import MEANINGS
from canasta.rules.house import house

if TYPE_CHECKING:
    from canasta.lab.tuning.acceptance import Figures
    from canasta.lab.tuning.duels import Margin, Vector
    from canasta.lab.tuning.search import Tuner
    from canasta.rules import Rules

DEALS: Final = 20  # of each member, by which its play is known again


def command(tuner: Tuner, generations: int, files: Mapping[str, str]) -> str:
    """The command that makes these weights again, on any number of processes. `files`: weights files, by option."""
    usual = SearchEffort()
    words = [
        "canasta",
        "tune",
        *command_words(tuner.rules),
        "--seed",
        quote(tuner.seed),
        "--generations",
        str(generations),
    ]
    for option in ("samples", "boards"):
        if getattr(tuner.effort, option) != getattr(usual, option):
            words += [f"--{option}", str(getattr(tuner.effort, option))]
    lead = next(member.wanted for member in tuner.anchors if member.weights == BY_EYE)
    if lead != BY_EYE_WANTED:
        words += ["--lead", f"{lead:g}"]
    for option, file in files.items():
        words += [f"--{option}", quote(file)]
    return " ".join(words)


def command_words(rules: Rules) -> list[str]:
    """The words of a command that name these rules."""
    name, _, form = rules.name.partition("/")
    words = [name, "--form", form] if form else [name]
    for switch, value in house(rules).items():
        words += ["--house", f"{switch}={str(value).lower() if isinstance(value, bool) else value}"]
    return words


def core(rules: Rules) -> str:
    """A checksum of the league members' play, eight hexadecimal digits: if it is unchanged, so are search results."""
    rule_table, awards = rule_table_of(rules), awards_of(rules)
    mixed = 0
    for member in anchors(rules):
        _actions, checksum = played(rule_table, awards, weights_of(member.weights), DEALS, mixed, 0)
        mixed = crc32(f"{member}/{checksum}".encode(), mixed)
    return f"{mixed:08x}"


def to_toml(rules: Rules, weights: Vector, figures: Figures, made_by: str) -> str:
    """The text of a weights file."""
    return "\n".join([*_head(rules, made_by), *_weights(weights), *_figures(figures)]) + "\n"


def _head(rules: Rules, made_by: str) -> Iterator[str]:
    yield f'rules = "{rules.name}"'
    if house(rules):
        changed = ", ".join(f"{name} = {_value(value)}" for name, value in house(rules).items())
        yield f"house = {{ {changed} }}"
    yield f"made_by = {_value(made_by)}"
    yield f"core = {_value(core(rules))}  # how the league played then: while it does, the command makes the same again"


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


def _pair(result: Margin) -> str:
    return f"[{result.points:.1f}, {result.interval:.1f}]"


def _value(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, int) else '"' + str(value).replace("\\", "\\\\").replace('"', '\\"') + '"'
