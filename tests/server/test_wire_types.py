"""The page speaks the protocol of the server. Its types are made from the protocol's before they are checked."""

from __future__ import annotations

import re

import wire_types

from canasta.server.wire.commands import PROTOCOL


def test_the_page_speaks_the_protocol_of_the_server() -> None:
    page = (wire_types.SCHEMA.parent / "protocol.ts").read_text(encoding="utf-8")
    assert re.findall(r"PROTOCOL = (\d+);", page) == [str(PROTOCOL)]
