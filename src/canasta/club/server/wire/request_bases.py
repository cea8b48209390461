"""The bases of all requests of the club."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from canasta.server.wire.values import CommandId

HouseSwitches: TypeAlias = Annotated[dict[str, int | bool | str], Meta(max_length=100)]


class ClubRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of all requests."""


class ClubCommand(ClubRequest, frozen=True, kw_only=True):
    """The base of requests that change something, with an `id` of the sender's."""

    id: CommandId


class PeopleListed(ClubCommand, frozen=True, kw_only=True):
    """A list of people: its text, or instead the bytes of a `file` in any usual encoding.

    `check`: only read it and enter nothing.
    """

    csv: Annotated[str, Meta(max_length=60_000)] = ""
    file: Annotated[bytes, Meta(max_length=48_000)] = b""
    check: bool = False


def refuse_fields(entries: Sequence[Struct], *fields: str) -> None:
    """Raise `ValueError`, worded as by msgspec, if an entry has one of these fields, which only the server sets."""
    for place, entry in enumerate(entries):
        for field in fields:
            if getattr(entry, field, ""):
                raise ValueError(f"Object contains unknown field `{field}` - at `$.entries[{place}]`")
