"""What cannot be done at a competition or a score sheet of the server, beyond what its own room refuses."""

from __future__ import annotations

from typing import ClassVar

from canasta.texts.errors import WordedError


class ClubError(WordedError):
    """``club-error-CODE`` of the catalogue; after it nothing has changed."""

    family: ClassVar[str] = "club"
