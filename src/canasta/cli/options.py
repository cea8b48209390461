"""Options that several commands share, and their translation to rules and files."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from canasta.cli.screen import BadInputError, complain, screen
from canasta.texts import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from canasta.rules import Rules


def sets_that_begin(incomplete: str) -> list[str]:
    """The rule sets that a shell may offer for a word that begins so."""
    from canasta.rules import names

    return [name for name in names() if name.startswith(incomplete)]


def bots_that_begin(incomplete: str) -> list[str]:
    """The bots that a shell may offer for a word that begins so, or for the last of several with commas."""
    from canasta.players import names

    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in names() if name.startswith(last)]


def one_of_the_languages(found: str | None) -> str | None:
    """The language as it was given. Raises `typer.BadParameter`."""
    if found is not None and found not in LANGUAGES:
        raise typer.BadParameter(found)
    return found


Language = Annotated[
    str | None,
    typer.Option(
        "--lang",
        help="cli-option-lang",
        metavar="|".join(LANGUAGES),
        envvar="CANASTA_LANG",
        callback=one_of_the_languages,
    ),
]
Json = Annotated[bool, typer.Option("--json", help="cli-option-json")]
Csv = Annotated[str | None, typer.Option("--csv", help="cli-option-csv", metavar="FILE")]
Parquet = Annotated[str | None, typer.Option("--parquet", help="cli-option-parquet", metavar="FILE.parquet")]
Settings = Annotated[str | None, typer.Option("--settings", help="cli-option-settings", metavar="FILE")]
RuleSetName = Annotated[
    str | None, typer.Option("--rules", help="cli-option-rules", metavar="SET", autocompletion=sets_that_begin)
]
FormName = Annotated[str | None, typer.Option("--form", help="cli-option-form", metavar="FORM")]
Cores = Annotated[int | None, typer.Option("--processes", help="cli-option-cores", metavar="1-256", min=1, max=256)]
CardSeed = Annotated[str, typer.Option("--seed", help="cli-option-sim-seed", metavar="SEED")]
House = Annotated[list[str] | None, typer.Option("--house", help="cli-option-house", metavar="SWITCH=VALUE")]

MAX_BYTES: Final = 8_000_000  # the same as of a record


def rules_of(name: str, form: str | None = None, house: list[str] | None = None) -> Rules:
    """The rules asked for. A house rule that agrees with the book is a note on standard error.

    Raises `RulesError`, whose sentence lists the valid names.
    """
    from canasta.rules import get

    rules = get(name, form or None)
    if house:
        from canasta.rules.house import agreeing, read_lines, with_house
        from canasta.texts import text

        asked = read_lines(house)
        for switch in agreeing(rules, asked):
            complain(text(screen().lang, "cli-house-agrees", name=switch, value=str(asked.pop(switch)), set=rules.name))
        rules = with_house(rules, asked)
    return rules


def check_together(options: Mapping[str, object], beside: str | None) -> None:
    """Raise `BadInputError` for the first option that is given and does nothing beside another."""
    given = next((option for option, value in options.items() if value), None)
    if beside is not None and given is not None:
        raise BadInputError("together", option=given, other=beside)


def cores() -> int:
    """The number of processors that this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # only some systems tell
        return os.cpu_count() or 1


def new_tables(csv: str | None, parquet: str | None) -> list[Path]:
    """The tables to write, checked before any work is done for them. Raises `BadInputError`, `MissingExtraError`."""
    if parquet is not None:
        from canasta.extras import needed

        if Path(parquet).suffix.lower() != ".parquet":
            raise BadInputError("parquet", file=parquet)
        needed("polars")
    return [new_file(file) for file in (csv, parquet) if file is not None]


def new_file(file: str) -> Path:
    """A path that does not exist yet, in a folder that does. Raises `BadInputError`, before any work is done for it."""
    place = Path(file)
    if "\0" in file or not place.parent.is_dir() or not os.access(place.parent, os.W_OK):
        raise BadInputError("folder", file=repr(file), folder=repr(str(place.parent)))
    if place.exists():
        raise BadInputError("exists", file=file)
    return place


def read_bytes(name: str) -> bytes:
    """A file, or standard input for ``-``: at most one byte more than `MAX_BYTES`, so that a reader can refuse it."""
    if name == "-":
        return sys.stdin.buffer.read(MAX_BYTES + 1)
    if "\0" in name:
        raise BadInputError("file", file=repr(name), reason="\\0")
    with Path(name).open("rb") as file:
        return file.read(MAX_BYTES + 1)


def read_text(name: str) -> str:
    """A file, or standard input for ``-``, as text. Raises `BadInputError` when it is too big or not UTF-8."""
    raw = read_bytes(name)
    if len(raw) > MAX_BYTES:
        raise BadInputError("too-big", file=name, most=MAX_BYTES // 1_000_000)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInputError("not-utf8", file=name, line=raw.count(b"\n", 0, error.start) + 1) from None


def read_record(name: str) -> bytes:
    """The record in a file, or on standard input for ``-``; for a match kept by `canasta play`, the record in it."""
    raw = read_bytes(name)
    if not raw.lstrip().startswith(b"{"):
        return raw
    try:
        kept = json.loads(raw)
        return "".join(f"{line}\n" for line in kept["record"]).encode()
    except (ValueError, KeyError, TypeError, RecursionError):
        return raw  # the reader of records reports its faults
