"""A deal of the engine as bytes: all of its state, hidden cards too, but of its rules only the size of the table.

Little-endian: `MARK`, the version as a byte, a CRC-32 of all that follows; then as 64-bit numbers the sizes (`_SIZES`),
`STATE_NUMBERS`, the hands, and of each side how many numbers it has and they (`Side.numbers`); then the kinds of the
stock, a byte each.
"""

from __future__ import annotations

import zlib
from struct import calcsize, pack, unpack_from
from typing import Final

try:
    from librt.vecs import vec
except ImportError:
    from canasta.engine._purevec import vec  # type: ignore[assignment]

from mypy_extensions import i64, u8

from canasta.cards import KINDS
from canasta.engine.actions import MAX_SLOTS
from canasta.engine.rule_table import RuleTable
from canasta.engine.state import LAST_TAKER, NO, NO_KIND, OVER, SIDE_NUMBERS, WENT_OUT, Side, State, side_from

MARK: Final = b"canasta deal"
VERSION: Final = 1
_HEAD: Final = "<BI"
_START: Final = len(MARK) + calcsize(_HEAD)
_SIZES: Final = ("seats", "sides", "packs", "cards of the stock")
_CARDS: Final = 2**60 - 1  # fifteen of every kind
_MOST: Final = 10**9  # of points; of anything that is a number of cards, far too many
_FLAGS: Final = ("frozen", "aside", "bound")

# The numbers of a state, the least and the most that each may be
STATE_NUMBERS: Final[tuple[tuple[str, int, int], ...]] = (
    ("drawn", 0, _MOST),
    ("stock_size", 0, _MOST),
    ("seat", 0, 5),
    ("phase", 0, int(OVER)),
    ("pile", 0, _CARDS),
    ("pile_size", 0, _MOST),
    ("top", 0, int(NO_KIND)),
    ("frozen", 0, 1),
    ("face_down", 0, _MOST),
    ("first_turns", 0, 6),
    ("has_laid", 0, _CARDS),
    ("owed", 0, _CARDS),
    ("moda", 0, int(NO_KIND)),
    ("exact_cut", -1, 5),
    ("came", 0, 2),
    ("laid_naturals", 0, _CARDS),
    ("laid_twos", 0, _CARDS),
    ("laid_jokers", 0, _CARDS),
    ("points", 0, _MOST),
    ("leave", 0, int(NO)),
    ("aside", 0, 1),
    ("bound", 0, 1),
    ("freed", 0, int(NO_KIND)),
    ("freed_from", 0, int(NO_KIND)),
    ("ending", 0, int(LAST_TAKER)),
    ("outcome", 0, int(WENT_OUT)),
)


def written(s: State) -> bytes:
    """The bytes of a state; equal states of one rule table have equal bytes, whatever was asked of them."""
    numbers = _sizes(s.rule_table, len(s.stock))
    for name, _least, _most in STATE_NUMBERS:
        numbers.append(int(getattr(s, name)))
    numbers += list(s.hands)
    for side in s.sides:
        row = side.numbers()
        numbers.append(len(row))
        numbers += row
    body = pack(f"<{len(numbers)}q", *numbers) + bytes(s.stock)
    return MARK + pack(_HEAD, VERSION, zlib.crc32(body)) + body


def read(rule_table: RuleTable, data: bytes) -> tuple[vec[u8], vec[i64], list[Side], dict[str, int]]:
    """Stock, hands, sides and `STATE_NUMBERS` of what `written` made.

    Raises `ValueError` for other bytes, for another version, for a table of another size, and for numbers that no deal
    can have.
    """
    reader = _Reader(_body(data))
    sizes = _sizes(rule_table, 0)[:-1]
    found = [reader.number(name, 0, _MOST) for name in _SIZES]
    if found[:-1] != sizes:
        raise ValueError(f"the deal is of another table: expected {_named(sizes)}, not {_named(found[:-1])}")
    numbers = {name: reader.number(name, least, most) for name, least, most in STATE_NUMBERS}
    _check("seat", numbers["seat"], int(rule_table.seats) - 1)
    _check("first_turns", numbers["first_turns"], int(rule_table.seats))
    _check("exact_cut", numbers["exact_cut"], int(rule_table.sides) - 1)
    hands = [reader.number(f"hand {seat}", 0, _CARDS) for seat in range(int(rule_table.seats))]
    sides = []
    for side in range(int(rule_table.sides)):
        size = reader.number(f"size of side {side}", int(SIDE_NUMBERS) + 3, int(SIDE_NUMBERS + 3 * MAX_SLOTS))
        sides.append(side_from([reader.number(f"side {side}", 0, _CARDS) for _place in range(size)]))
    stock = reader.rest()
    if len(stock) != found[-1] or max(stock, default=0) >= KINDS:
        raise ValueError(f"the deal is damaged: expected a stock of {found[-1]} kinds below {KINDS}")
    _check("stock_size", numbers["stock_size"], len(stock))
    _check("drawn", numbers["drawn"], numbers["stock_size"])
    return vec[u8](stock), vec[i64](hands), sides, numbers


def put(s: State, numbers: dict[str, int]) -> None:
    """Let the `STATE_NUMBERS` of a state be these."""
    for name, number in numbers.items():
        if name in _FLAGS:  # written out: compiled, one expression for both is a number
            setattr(s, name, number != 0)
        else:
            setattr(s, name, number)


def _body(data: bytes) -> bytes:
    if not data.startswith(MARK):
        raise ValueError(f"these bytes are no deal: expected {MARK!r} first, not {data[: len(MARK)]!r}")
    if len(data) < _START:
        raise ValueError(f"the deal is damaged: expected at least {_START} bytes, not {len(data)}")
    version, checked = unpack_from(_HEAD, data, len(MARK))
    if version != VERSION:
        raise ValueError(f"the deal is written in version {version}: expected version {VERSION}")
    body = data[_START:]
    if zlib.crc32(body) != checked:
        raise ValueError(f"the deal is damaged: expected the check sum {checked}, not {zlib.crc32(body)}")
    return body


class _Reader:
    """Numbers one after another."""

    def __init__(self, body: bytes) -> None:
        self._body = body
        self._at = 0

    def number(self, name: str, least: int, most: int) -> int:
        """The next number. Raises `ValueError` where there is none, or one that is out of range."""
        if len(self._body) < self._at + 8:
            raise ValueError(f"the deal is damaged: expected a number for {name} and not its end")
        number: int = unpack_from("<q", self._body, self._at)[0]
        self._at += 8
        if not least <= number <= most:
            raise ValueError(f"the deal is damaged: expected {least} to {most} for {name}, not {number}")
        return number

    def rest(self) -> bytes:
        return self._body[self._at :]


def _check(name: str, number: int, most: int) -> None:
    if number > most:
        raise ValueError(f"the deal is damaged: expected {most} at most for {name}, not {number}")


def _sizes(rule_table: RuleTable, stock: int) -> list[int]:
    return [int(rule_table.seats), int(rule_table.sides), int(rule_table.packs), stock]


def _named(sizes: list[int]) -> str:
    return ", ".join([f"{size} {name}" for name, size in zip(_SIZES, sizes[: len(_SIZES)], strict=False)])
