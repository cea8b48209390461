"""Errors as clients see them: a stable code and a sentence."""

from __future__ import annotations

from typing import Final

import msgspec

from canasta.server.store.values import StoreError
from canasta.server.wire.messages import Failed
from canasta.texts import text
from canasta.texts.errors import WordedError

# Temporary errors: a client that repeats its request loses nothing.
_PASSING: Final = frozenset(
    {
        "along-full",
        "company-full",
        "table-again",
        "table-crowded",
        "table-not-stored",
        "club-again",
        "daily-again",
        "daily-not-stored",
        "club-crowded",
        "club-not-stored",
        "journal-owner",
        "web-leaving",
        "web-full",
        "web-many-bodies",
        "web-no-proof",
        "web-no-thinkers",
        "web-silent",
        "web-too-fast",
        "web-too-many-sockets",
        "work-busy",
        "work-late",
        "work-lost",
    }
)

encode: Final = msgspec.json.Encoder().encode  # a message as a frame, a value as a part of a frame


def code_of(error: WordedError) -> str:
    """``FAMILY-CODE``: ``table-not-host``, ``rules-unknown-switch``."""
    return f"{error.family}-{error.code}"


def passes(error: WordedError) -> bool:
    """True if the error is temporary, so that the client can repeat its request after a while."""
    return isinstance(error, StoreError) or code_of(error) in _PASSING


def sentence_of(error: WordedError, lang: str) -> str:
    """One sentence. The store's own messages are for the operator, since they name files, hosts and users."""
    return text(lang, "store-away") if isinstance(error, StoreError) else error.message(lang)


def failed(command: str | None, error: WordedError, lang: str) -> Failed:
    """The answer to a command that failed."""
    return Failed(id=command, code=code_of(error), message=sentence_of(error, lang), again=passes(error))
