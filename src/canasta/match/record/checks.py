"""Checks that the values of a record and its reader share. Each raises `RecordError`."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Final

from canasta.cards import CARDS_PER_PACK, pack
from canasta.match.errors import RecordError, ShuffleError
from canasta.match.shuffle import SECRET_BYTES, check_contribution, check_match_id
from canasta.texts.errors import shortened

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

MAX_NAME: Final = 64  # characters
MAX_VALUE: Final = 200  # characters of a changed switch
MAX_POINTS: Final = 9_999_999
MAX_SEATS: Final = 6
MAX_CARDS: Final = 10 * CARDS_PER_PACK

_RULES: Final = re.compile("[a-z][a-z0-9-]{0,63}(/[a-z0-9-]{1,63})?")
_SWITCH: Final = re.compile("[a-z][a-z0-9_]{0,63}")


def _one_line(text: str, most: int) -> bool:
    return 0 < len(text) <= most and text.isprintable() and text == text.strip()


def check_within(number: int, count: int, code: str) -> None:
    """Check that a number is from 0 to one less than the count."""
    if not 0 <= number < count:
        raise RecordError(code, found=number, last=count - 1)


def check_rules(rules: str, version: int) -> None:
    if not _RULES.fullmatch(rules) or not 0 < version < 1000:
        raise RecordError("rules", found=shortened(f"{rules} {version}"))


def check_switch(name: str, value: str, before: Iterable[str]) -> None:
    """Check a changed switch; `before` has the names that were changed already."""
    if not _SWITCH.fullmatch(name) or not _one_line(value, MAX_VALUE):
        raise RecordError("house", found=shortened(f"{name} = {value}"))
    if name in before:
        raise RecordError("house-twice", name=name)


def check_match(match_id: str) -> None:
    try:
        check_match_id(match_id)
    except ShuffleError as error:
        raise RecordError(error.code, **error.data) from None


def check_added(contribution: str) -> None:
    """Check a seat's contribution to a shuffle."""
    try:
        check_contribution(contribution)
    except ShuffleError as error:
        raise RecordError(error.code, **error.data) from None


def check_name(name: str) -> None:
    if not _one_line(name, MAX_NAME):
        raise RecordError("name", found=shortened(name), most=MAX_NAME)


def check_seats(seats: int, sides: int) -> None:
    if not 2 <= sides <= seats <= MAX_SEATS or seats % sides:
        raise RecordError("seats", seats=seats, sides=sides, most=MAX_SEATS)


def check_bytes(commitment: bytes | None, secret: bytes | None) -> None:
    for value in (commitment, secret):
        if value is not None and len(value) != SECRET_BYTES:
            raise RecordError("bytes", found=len(value), bytes=SECRET_BYTES)
    if secret is not None and commitment is None:
        raise RecordError("secret-alone")


def check_order(order: Sequence[int]) -> None:
    """Check that an order has every card of one or more packs, in any order."""
    packs, left = divmod(len(order), CARDS_PER_PACK)
    if left or not 0 < len(order) <= MAX_CARDS or Counter(order) != Counter(pack(packs)):
        raise RecordError("order", cards=len(order), pack=CARDS_PER_PACK)


def check_players(players: Sequence[int], seats: int) -> None:
    """Check the player on each seat after a draw: each of them once."""
    if sorted(players) != list(range(seats)):
        raise RecordError("players", last=seats - 1)


def check_lifted(lifted: int, order: Sequence[int] | None) -> None:
    cards = MAX_CARDS if order is None else len(order)
    if not 1 <= lifted < cards:
        raise RecordError("lifted", found=lifted, most=cards - 1)


def check_points(scores: Sequence[int], totals: Sequence[int], before: Sequence[int]) -> None:
    """Check scores and totals by side, after the totals `before`."""
    if not len(scores) == len(totals) == len(before):
        raise RecordError("scores", sides=len(before))
    for points in (*scores, *totals):
        if abs(points) > MAX_POINTS:
            raise RecordError("points", found=points, most=MAX_POINTS)
    for side, (score, total) in enumerate(zip(scores, totals, strict=True)):
        if before[side] + score != total:
            raise RecordError("total", side=side, found=total, expected=before[side] + score)
