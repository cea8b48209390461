"""Positions: a deal at any moment as text, to write down, read back and discuss (``docs/reference/notation.md``)."""

from canasta.position.document import PositionError
from canasta.position.position import MAX_BYTES, read_position, to_toml
from canasta.position.writer import write_position

__all__ = ["MAX_BYTES", "PositionError", "read_position", "to_toml", "write_position"]
