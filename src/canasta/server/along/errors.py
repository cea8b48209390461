"""Errors of what is taken along."""

from __future__ import annotations

from typing import ClassVar

from canasta.texts.errors import WordedError


class AlongError(WordedError):
    """A hand-over or a bundle that is not to be had: ``along-error-CODE`` of the catalogue. Nothing has changed."""

    family: ClassVar[str] = "along"
