"""Control characters in what is to be stored: they are unreadable, and a terminal that shows them obeys them."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

_SUSPECT: Final = re.compile(rb"\\[bfu]|[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]|\xc2[\x80-\x9f]")
_CONTROL: Final = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]")


def has_controls(body: bytes) -> bool:
    """True if a text in this JSON has a control character other than a tabulator and the end of a line.

    False for what is no JSON: its reader says so.
    """
    if not _SUSPECT.search(body):
        return False
    try:
        return controlled(msgspec.json.decode(body))
    except (ValueError, RecursionError):
        return False


def controlled(value: Any) -> bool:
    """True if a text in this value, which is made of what JSON has, has a control character."""
    if isinstance(value, str):
        return _CONTROL.search(value) is not None
    if isinstance(value, dict):
        return any(controlled(name) or controlled(each) for name, each in value.items())
    return isinstance(value, list) and any(controlled(each) for each in value)
