"""Links: making them, and listing them for those who may see them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from canasta.server.clubs.inputs import Linked, NewLink
from canasta.server.clubs.links import derived_key
from canasta.server.tables.people import hash_of
from canasta.server.wire.club import LinkInfo

if TYPE_CHECKING:
    from canasta.server.clubs.links import Link, Links

SALT_BYTES: Final = 16


def new_links(
    key: str,
    wanted: Sequence[tuple[str, int | None]],
    label: str,
    *,
    until: float | None,
    salt: str,
    corrects: bool = False,
) -> Linked:
    """New links by role and table; they hold until that time, or for good.

    Their secrets are derived from the `salt` and the secret `key` of the link that makes them.
    """
    return Linked(
        links=tuple(
            NewLink(
                role=role,
                table=table,
                label=label,
                until=until,
                corrects=corrects,
                key_hash=hash_of(derived_key(key, salt, place)),
            )
            for place, (role, table) in enumerate(wanted)
        ),
        salt=salt,
    )


def links_told(links: Links, link: Link, key: str, made_in: int | None = None) -> list[LinkInfo]:
    """All links, or those that one input made; with the secrets of those that this link made."""
    return [
        link_info(each, key if each.made_by == link.number and each.salt else None)
        for each in links
        if made_in in (None, each.made_in)
    ]


def link_info(link: Link, of: str | None) -> LinkInfo:
    """A link as the wire has it; `of` is the secret of the link that made it, if that link asks."""
    return LinkInfo(
        link=link.number,
        role=link.role,  # type: ignore[arg-type]
        table=link.table,
        label=link.label,
        corrects=link.corrects,
        made_by=link.made_by,
        at=link.at,
        until=link.until,
        revoked=link.revoked,
        key=None if of is None else derived_key(of, link.salt, link.place),
    )
