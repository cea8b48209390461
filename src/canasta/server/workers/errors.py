"""Errors of work that was not done, in one sentence: ``work-error-CODE`` of the catalogue."""

from __future__ import annotations

from typing import ClassVar

from canasta.texts.errors import WordedError


class WorkError(WordedError):
    """Work that was not done; a later attempt may succeed.

    `code` is ``busy`` if too much waits already, ``late`` if the work took too long and was stopped, ``lost`` if the
    process died twice.
    """

    family: ClassVar[str] = "work"
