"""The browser's types are those of the protocol."""

from __future__ import annotations

import wire_types


def test_the_schema_of_the_page_is_up_to_date() -> None:
    # Its other half, types.ts from the schema, is a test of web/.
    assert wire_types.SCHEMA.read_text(encoding="utf-8") == wire_types.text(), "run python scripts/wire_types.py"
