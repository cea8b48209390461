"""Errors in a case put to the referee."""

from __future__ import annotations

from canasta.texts.errors import WordedError


class RefereeError(WordedError):
    """A case that cannot be judged as it was put.

    `code` is one of unknown-offence, not-here, unknown-fact, bad-answer, no-fact, not-found.
    """

    family = "referee"
