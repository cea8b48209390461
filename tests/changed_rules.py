"""Planted changes: a program that comes later, with other rules than those of now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Any
from unittest import mock

from canasta.rules.build import THE_BOOK


@contextmanager
def later(name: str, changes: Mapping[str, Any], *, version: int | None = None, **fields: Any) -> Iterator[None]:
    """The rule set with these differences more, as its newest version; `fields` replace others of its fields.

    Without a `version` somebody has forgotten to count it up.
    """
    from canasta.server.tables import settings  # the rooms below the server are tried without it too

    found = THE_BOOK.sets[name]
    changed = replace(found, differences={**found.differences, **changes}, version=version or found.version, **fields)
    with mock.patch.dict(THE_BOOK.sets, {name: changed}), mock.patch.dict(THE_BOOK._resolved, clear=True):
        settings._rules.cache_clear()
        try:
            yield
        finally:
            settings._rules.cache_clear()
