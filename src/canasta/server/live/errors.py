"""Errors of every room as a client hears them: a stable code and a sentence."""

from __future__ import annotations

from typing import Final

import msgspec

from canasta.bots import UnknownBotError
from canasta.game.errors import GameError
from canasta.referee.errors import RefereeError
from canasta.rules.errors import RulesError
from canasta.server.store.errors import StoreError
from canasta.server.wire.messages import Failed
from canasta.texts import text

Worded = (GameError, RulesError, RefereeError, UnknownBotError)  # what a client may meet, all with a `message(lang)`

# What may be possible a moment later: whoever asks again then loses nothing.
_PASSING: Final = frozenset(
    {
        "table-again",
        "table-crowded",
        "table-not-stored",
        "club-again",
        "club-crowded",
        "club-not-stored",
        "web-silent",
        "web-too-fast",
        "web-too-many-sockets",
        "work-busy",
        "work-late",
        "work-lost",
    }
)

_encoder: Final = msgspec.json.Encoder()


def encode(message: msgspec.Struct) -> bytes:
    """A message as a frame, a value as a part of one."""
    return _encoder.encode(message)


def code_of(error: Exception) -> str:
    """``FAMILY-CODE``: ``table-not-host``, ``rules-unknown-switch``."""
    if isinstance(error, GameError):
        return f"{error.family}-{error.code}"
    if isinstance(error, RefereeError):
        return f"referee-{error.code}"
    if isinstance(error, RulesError):
        return f"rules-{error.code}"
    return "bot-unknown" if isinstance(error, UnknownBotError) else "table-refused"


def passes(error: Exception) -> bool:
    """True if the error may pass by itself, so that the same can be asked again after a while."""
    return isinstance(error, StoreError) or code_of(error) in _PASSING


def sentence_of(error: Exception, lang: str) -> str:
    """One sentence; of an error that is not meant for people, none of its words.

    What the store says is for who runs the server: it names files, hosts and users.
    """
    if isinstance(error, StoreError):
        return text(lang, "store-away")
    return error.message(lang) if isinstance(error, Worded) else text(lang, "table-bye-refused")


def failed(command: str | None, error: Exception, lang: str) -> Failed:
    """The answer to a command that cannot be done."""
    return Failed(id=command, code=code_of(error), message=sentence_of(error, lang), again=passes(error))
