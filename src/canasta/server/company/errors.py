"""Errors of the search for company."""

from __future__ import annotations

from typing import ClassVar

from canasta.texts.errors import WordedError


class CompanyError(WordedError):
    """Company that is not to be had: ``company-error-CODE`` of the catalogue. Nothing has changed."""

    family: ClassVar[str] = "company"
