"""The two files of a search: its state, by which it is resumed, and the weights that it found.

The state is written after every generation. The weights file has every weight with its meaning, the worth of all
together, and the command that made it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Final
from zlib import crc32

import msgspec

from canasta.engine.compile_rules import awards_of, rule_table_of
from canasta.files import write_whole
from canasta.lab.arena.board_file import in_words
from canasta.lab.tuning.duels import BY_EYE, weights_of
from canasta.lab.tuning.league import Member
from canasta.lab.tuning.search import BY_EYE_WANTED, SearchEffort, SearchState, anchors
from canasta.lab.tuning.workers import TuneError
from canasta.players.core.playout import played
from canasta.players.core.weights import MEANINGS, NAMES
from canasta.rules.house import house

if TYPE_CHECKING:
    from canasta.lab.tuning.acceptance import Figures
    from canasta.lab.tuning.duels import Margin, Vector
    from canasta.lab.tuning.search import Tuner
    from canasta.rules import Rules

VERSION: Final = 2
MOST: Final = 50_000_000  # bytes
DEALS: Final = 20  # of each member, by which its play is known again
_FIELDS: Final = ("canasta_tune", "rules", "version", "house", "seed")  # fields whose difference an error can state


@dataclass(frozen=True, slots=True)
class SearchHeader:
    """The identity of a search. A file with another program or other initial weights is refused."""

    canasta_tune: int
    rules: str
    house: dict[str, int | bool | str]
    seed: str
    effort: SearchEffort
    names: tuple[str, ...]
    start: tuple[int, ...]
    spread: tuple[float, ...]
    anchors: tuple[Member, ...]
    version: int  # of the rules

    @classmethod
    def of(cls, tuner: Tuner) -> SearchHeader:
        """The header of a file for that search."""
        return cls(
            VERSION,
            tuner.rules.name,
            house(tuner.rules),
            tuner.seed,
            tuner.effort,
            NAMES,
            tuner.start,
            tuner.spread,
            tuner.anchors,
            tuner.rules.version,
        )


@dataclass(frozen=True, slots=True)
class _Whole:
    head: SearchHeader
    state: SearchState


class SearchFile:
    """A file for the state of a search. `found` is the state that it held, None if it is new."""

    def __init__(self, file: str, tuner: Tuner) -> None:
        """Open or create it. Raises `TuneError` for a file of something else, which is left alone, or `OSError`."""
        if "\0" in file:
            raise TuneError("foreign", file=repr(file))
        self.file: Path = Path(file)
        self.head: SearchHeader = SearchHeader.of(tuner)
        self.found: SearchState | None = None
        with self.file.open("a+b") as there:  # which also says whether it can be written
            there.seek(0)
            raw = there.read(MOST)
        if raw:
            self.found = self._read(file, raw)

    def keep(self, state: SearchState) -> None:
        """Replace the stored state; the file holds one whole state at every moment."""
        write_whole(self.file, msgspec.json.encode(_Whole(self.head, state)).decode())

    def _read(self, file: str, raw: bytes) -> SearchState:
        try:
            whole = msgspec.json.decode(raw, type=_Whole)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise TuneError("foreign", file=file) from None
        if whole.head != self.head:
            for name in _FIELDS:
                there, here = getattr(whole.head, name), getattr(self.head, name)
                if there != here:
                    raise TuneError("other", file=file, what=name, found=in_words(there), expected=in_words(here))
            raise TuneError("other-search", file=file)
        return whole.state


def command(tuner: Tuner, generations: int, files: Mapping[str, str]) -> str:
    """The command that makes these weights again, on any number of processes. `files`: weights files, by option."""
    usual, named = SearchEffort(), command_words(tuner.rules)
    words = ["canasta", "tune", *named, "--seed", quote(tuner.seed), "--generations", str(generations)]
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
