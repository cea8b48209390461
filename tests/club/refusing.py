"""Refusals of all rooms of the club: an error with its code, and a sentence in each language."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from canasta.texts import LANGUAGES
from canasta.texts.errors import WordedError


@contextmanager
def refuses(code: str) -> Iterator[pytest.ExceptionInfo[WordedError]]:
    """Assert that what is done here is refused by that code, with a whole sentence in each language."""
    with pytest.raises(WordedError) as caught:
        yield caught
    said = {caught.value.message(lang) for lang in LANGUAGES}
    assert (caught.value.code, len(said)) == (code, len(LANGUAGES))
    assert not any("{$" in each for each in said)
