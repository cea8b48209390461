"""Rates that the processes of one machine count together, in memory that all of them have.

A process reads and writes a bucket without a lock: at worst one of two requests at the same moment is not counted.
"""

from __future__ import annotations

import mmap
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from struct import Struct, unpack
from tempfile import TemporaryFile
from typing import IO, Final

from canasta.server.web.config import Rate
from canasta.server.web.limits import Bucket

_SALT: Final = 16  # bytes at the beginning, so that addresses whose buckets meet cannot be chosen
_SLOT: Final = Struct("<Qdd")  # the mark of client and rate, the tokens, and since when they are that many
_WAYS: Final = 4  # slots among which a client has one
_SETS: Final = 16_384
SIZE: Final = _SALT + _SETS * _WAYS * _SLOT.size


@contextmanager
def common_file() -> Iterator[IO[bytes]]:
    """A file in memory, with no buckets in it yet, for all processes that inherit it."""
    with os.fdopen(os.memfd_create("rates"), "w+b") if hasattr(os, "memfd_create") else TemporaryFile() as file:
        file.write(secrets.token_bytes(_SALT))
        file.flush()
        file.truncate(SIZE)
        yield file


class SharedRates:
    """The buckets in the file of that number. One unused for long makes way for a new one."""

    def __init__(self, number: int) -> None:
        self._memory = mmap.mmap(number, SIZE)
        self._salt = self._memory[:_SALT]

    def take(self, client: str, rate: Rate, now: float, many: int) -> bool:
        """Take that many tokens from the bucket of that client, as `Bucket.take` does."""
        key = f"{client} {rate.per_second} {rate.burst}".encode()
        mark, place = unpack("<QQ", blake2b(key, digest_size=16, key=self._salt).digest())
        first = _SALT + place % _SETS * _WAYS * _SLOT.size
        slots = [
            (at, *_SLOT.unpack_from(self._memory, at)) for at in range(first, first + _WAYS * _SLOT.size, _SLOT.size)
        ]
        found = next((slot for slot in slots if slot[1] == mark), None)
        at, _, tokens, since = found or (*min(slots, key=lambda slot: slot[3])[:2], rate.burst, now)
        bucket = Bucket(rate, since)
        bucket.tokens = tokens
        taken = bucket.take(now, many)
        _SLOT.pack_into(self._memory, at, mark, bucket.tokens, now)
        return taken
