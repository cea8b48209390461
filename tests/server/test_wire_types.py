"""The browser's types are those of the protocol."""

from __future__ import annotations

import re

import wire_types

from canasta.server.wire.commands import PROTOCOL


def test_the_schema_of_the_page_is_up_to_date() -> None:
    # Its other half, types.ts from the schema, is a test of web/.
    assert wire_types.SCHEMA.read_text(encoding="utf-8") == wire_types.text(), "run python scripts/wire_types.py"


def test_the_page_speaks_the_protocol_of_the_server() -> None:
    page = (wire_types.SCHEMA.parent / "protocol.ts").read_text(encoding="utf-8")
    assert re.findall(r"PROTOCOL = (\d+);", page) == [str(PROTOCOL)]
