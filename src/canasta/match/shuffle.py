"""Fair shuffles: the dealer is bound to a secret before the players add to it, and shows it after the deal.

The protocol is written out, with a test vector, in ``docs/reference/shuffle.md``; `canasta.match.verify` checks it
without importing this module.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from canasta.cards import pack
from canasta.match.errors import ShuffleError
from canasta.texts.errors import shortened

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

PROTOCOL: Final = "canasta-shuffle/1"
SECRET_BYTES: Final = 32
MAX_CONTRIBUTION: Final = 64  # characters
HAND: Final = 20  # sides of the two dice by which a hand misses its aim
DRAW: Final = 0  # the number under which the spread of the draw for partners is shuffled; deals count from 1

_MATCH_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,63}")
_WORD: Final = 2**32


def _digest(purpose: str, *fields: bytes) -> bytes:
    """SHA-256 over the fields, each after its length: no two lists of fields are hashed as the same bytes."""
    labelled = (f"{PROTOCOL}/{purpose}".encode(), *fields)
    return hashlib.sha256(b"".join(len(f).to_bytes(4, "big") + f for f in labelled)).digest()


def check_match_id(match_id: str) -> str:
    """The id itself. Raises `ShuffleError` unless it is 1 to 64 of ``A-Z a-z 0-9 . _ -``, a letter or a digit first."""
    if not _MATCH_ID.fullmatch(match_id):
        raise ShuffleError("match-id", found=shortened(match_id))
    return match_id


def check_contribution(text: str) -> str:
    """The text itself. Raises `ShuffleError` unless it is 0 to 64 printable characters, no space at either end."""
    if len(text) > MAX_CONTRIBUTION or not text.isprintable() or text != text.strip():
        raise ShuffleError("contribution", found=shortened(text), most=MAX_CONTRIBUTION)
    return text


def _words(seed: bytes) -> Iterator[int]:
    """The endless stream of 32-bit numbers of a seed."""
    counter = 0
    while True:
        block = _digest("stream", seed, str(counter).encode())
        for at in range(0, len(block), 4):
            yield int.from_bytes(block[at : at + 4], "big")
        counter += 1


def _below(words: Iterator[int], size: int) -> int:
    """The next number of the stream below `size`, each as likely as any other."""
    fair = _WORD - _WORD % size  # words from here on would favour the low numbers
    return next(word for word in words if word < fair) % size


def shuffled(cards: Sequence[int], seed: bytes) -> list[int]:
    """The cards in the order that the seed gives: Fisher-Yates from the last place down, each choice uniform."""
    cards, words = list(cards), _words(seed)
    for last in range(len(cards) - 1, 0, -1):
        other = _below(words, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def choices(seed: bytes) -> Callable[[int], int]:
    """Random choices in place of players: each call gives the seed's next number below its argument."""
    words = _words(_digest("choices", seed))
    return lambda size: _below(words, size)


def lifted(seed: bytes, aim: int, cards: int) -> int:
    """The number of cards that a hand lifts when it aims at `aim`: that, and an error of two dice of `HAND` sides.

    The error is the one die less the other: from -19 to 19, the nearer to 0 the likelier, 0 once in twenty.
    """
    words = _words(_digest("hand", seed))
    error = _below(words, HAND) - _below(words, HAND)
    return min(max(aim + error, 1), cards - 1)


@dataclass(frozen=True)
class Sealed:
    """The dealer's secret from before a deal until its end. Only `commitment` may be shown while the deal is on.

    Raises `ShuffleError` for what could not be checked afterwards.
    """

    match_id: str
    deal: int
    secret: bytes = field(repr=False)  # kept out of logs

    def __post_init__(self) -> None:
        check_match_id(self.match_id)
        if self.deal < 0:
            raise ShuffleError("deal", deal=self.deal)
        if len(self.secret) != SECRET_BYTES:
            raise ShuffleError("secret", found=len(self.secret), bytes=SECRET_BYTES)

    def _bound(self, purpose: str, *added: bytes) -> bytes:
        return _digest(purpose, self.match_id.encode(), str(self.deal).encode(), self.secret, *added)

    @property
    def commitment(self) -> bytes:
        """The 32 bytes to publish before any seat adds its contribution."""
        return self._bound("commitment")

    def seed(self, contributions: Sequence[str]) -> bytes:
        """The 32 bytes that fix the order, once each seat has added its contribution (``""`` for none), in their order.

        Raises `ShuffleError`.
        """
        return self._bound("seed", *(check_contribution(text).encode() for text in contributions))

    def order(self, contributions: Sequence[str], packs: int) -> list[int]:
        """The order of that many packs of 54, the top card first."""
        return shuffled(pack(packs), self.seed(contributions))


def fresh_contribution() -> str:
    """A program's contribution to a shuffle for its player: as many random bytes as the secret has, as a text."""
    return secrets.token_urlsafe(SECRET_BYTES)


def seal(match_id: str, deal: int) -> Sealed:
    """A deal sealed with a fresh secret from the operating system. Raises `ShuffleError`."""
    return Sealed(match_id, deal, secrets.token_bytes(SECRET_BYTES))


def seal_from_text(seed_text: str, match_id: str, deal: int) -> Sealed:
    """A deal whose secret follows from a text: the same match again, for tests and simulations only."""
    text = seed_text.encode(errors="surrogatepass")  # a command line may hold bytes that are no text
    secret = _digest("reproducible", text, check_match_id(match_id).encode(), str(deal).encode())
    return Sealed(match_id, deal, secret)
