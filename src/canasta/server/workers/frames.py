"""Messages over a pipe: eight bytes of length, then a pickle. Both ends are the same program."""

from __future__ import annotations

import pickle
from typing import BinaryIO, Final

HEAD: Final = 8


def packed(message: object) -> bytes:
    """A message in the form in which it goes over the pipe."""
    body = pickle.dumps(message)
    return len(body).to_bytes(HEAD, "big") + body


def length(head: bytes) -> int:
    """The size of the body that follows."""
    return int.from_bytes(head, "big")


def read(pipe: BinaryIO) -> bytes:
    """The pickle of the next message, waiting for it. Raises `EOFError` if the other end is gone."""
    head = pipe.read(HEAD)
    body = pipe.read(length(head)) if len(head) == HEAD else b""
    if len(head) < HEAD or len(body) < length(head):
        raise EOFError
    return body
