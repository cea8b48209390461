"""Control characters in what is to be stored: they are unreadable, and a terminal that shows them obeys them."""

from __future__ import annotations

import re
from collections.abc import Iterator
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
    return any(isinstance(each, str) and _CONTROL.search(each) for each in leaves(value))


def leaves(value: Any) -> Iterator[Any]:
    """All texts, numbers and constants in a value that is made of what JSON has, with the names of fields."""
    left = [value]
    while left:
        each = left.pop()
        if isinstance(each, dict):
            left += [*each, *each.values()]
        elif isinstance(each, list):
            left += each
        else:
            yield each
