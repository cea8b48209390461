"""Errors of a review: one sentence in either language."""

from __future__ import annotations

from canasta.texts.errors import WordedError


class ReviewError(WordedError):
    """A record or a seat that cannot be reviewed."""

    family = "review"
