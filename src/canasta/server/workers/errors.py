"""Why a piece of work was not done, in one sentence: ``work-error-CODE`` of the catalogue."""

from __future__ import annotations

from typing import ClassVar

from canasta.texts.errors import WordedError


class WorkError(WordedError):
    """Work that was not done; asked for again later, it may be.

    `code` is ``busy`` where too much waits already, ``late`` where it took too long and was stopped, ``lost`` where the
    process doing it died, twice.
    """

    family: ClassVar[str] = "work"
