"""Positions read from text and written as text.

`read_position` makes a deal of a position, `write_position` a position of a deal, `to_toml` a text of a position. A
deal that is written and read plays on the same.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from canasta.position.document import PositionError, read_given
from canasta.position.setup import set_up
from canasta.position.writer import write
from canasta.texts.errors import shortened
from canasta.texts.toml import TOMLDecodeError, read_toml

if TYPE_CHECKING:
    from canasta.deal.deal import Deal

__all__ = ["MAX_BYTES", "read_position", "to_toml", "write_position"]

MAX_BYTES: Final = 200_000


def read_position(position: str | bytes | Mapping[str, Any]) -> Deal:
    """The deal that a position describes, given as TOML text or as the structure of one.

    A turn that has not begun begins: red threes of a first turn are shown and replaced. Raises `PositionError`, which
    names the place and says what was expected; nothing else.
    """
    return set_up(read_given(_parsed(position) if isinstance(position, str | bytes) else position))


def write_position(deal: Deal) -> dict[str, Any]:
    """The position of a deal, as the structure of a TOML text: texts, numbers, truth values, lists and tables only."""
    return write(deal)


def to_toml(position: Mapping[str, Any]) -> str:
    """The TOML text of a position: plain keys first, then its tables. ``tomllib.loads`` gives the position back.

    Python reads TOML but does not write it; these few lines are all that a position needs.
    """
    lines = [f"{key} = {_value(value)}" for key, value in position.items() if not _is_table(value)]
    for key, value in position.items():
        if _is_table(value):
            lines.extend(_tables(key, value))
    return "\n".join(lines) + "\n"


def _is_table(value: object) -> bool:
    return isinstance(value, Mapping) or (isinstance(value, list) and any(isinstance(item, Mapping) for item in value))


def _tables(key: str, value: Any) -> Iterator[str]:
    for table in [value] if isinstance(value, Mapping) else value:
        yield ""
        yield f"[{key}]" if isinstance(value, Mapping) else f"[[{key}]]"
        yield from (f"{name} = {_value(item)}" for name, item in table.items())


def _value(value: Any) -> str:
    # Texts, whole numbers, truth values and lists of them are written as in JSON.
    return json.dumps(value, ensure_ascii=False)


def _parsed(text: str | bytes) -> dict[str, Any]:
    if len(text) > MAX_BYTES:
        raise PositionError("too-big", most=MAX_BYTES // 1000)
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise PositionError("not-utf8") from None
    try:
        return read_toml(text)
    except TOMLDecodeError as error:
        raise PositionError("toml", reason=shortened(str(error), 120)) from None
