"""Links and their secrets: the holder of a link may do what its role allows. Only hashes of the secrets are stored.

The secret of a link is derived from the secret of the link that made it and a salt in the log. So its maker can see
it again, for a printed slip, and a request repeated after a crash gives the same links.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, get_args

from msgspec.structs import asdict

from canasta.club.competition.model import Phones
from canasta.club.server.inputs import ClubError, Linked, NewLink
from canasta.club.server.wire.club import LinkInfo, Role
from canasta.server.journal.kind import Arrival
from canasta.server.journal.time_and_chance import Chance
from canasta.server.tables.people import hash_of

MOST_LINKS: Final = 1000
SALT_BYTES: Final = 16
ROLES: Final[tuple[str, ...]] = get_args(Role)


@dataclass(slots=True)
class Link:
    """A link. `made_in` is the number of the input that made it, `place` its index among the links of that input."""

    number: int
    role: str
    key_hash: str
    table: int | None
    pair: int | None
    label: str
    made_by: int
    made_in: int
    salt: str
    place: int
    at: float
    until: float | None
    corrects: bool = False
    revoked: bool = False

    @property
    def own(self) -> int | None:
        """The number of its table or of its pair; None for other roles."""
        return self.table if self.pair is None else self.pair

    @property
    def name(self) -> str:
        """The name of the link, as an entry names it."""
        return self.label or (self.role if self.own is None else f"{self.role} {self.own}")

    def holds(self, now: float) -> bool:
        """True if the link still opens something."""
        return not self.revoked and (self.until is None or now < self.until)


_BARRED: Final = {Phones.ALLOWED: (), Phones.TABLE: ("pair",), Phones.PAPER: ("table", "pair")}


def check_phones(phones: Phones, role: str) -> None:
    """Check that the conditions let links of that role open anything.

    Raises `ClubError` (phones-table, phones-paper).
    """
    if role in _BARRED[phones]:
        raise ClubError(f"phones-{phones}")


def derived_key(of: str, salt: str, place: int) -> str:
    """The secret of a link: 32 bytes, base64url, derived from the secret of the link that made it."""
    return encoded(hmac.digest(of.encode(), f"canasta link {salt} {place}".encode(), hashlib.sha256))


def encoded(secret: bytes) -> str:
    """A secret in the form that addresses use."""
    return base64.urlsafe_b64encode(secret).decode().rstrip("=")


class Links:
    """The links of a competition by number, counted from 1."""

    def __init__(self) -> None:
        self._links: list[Link] = []
        self._of_hash: dict[str, Link] = {}

    def __iter__(self) -> Iterator[Link]:
        return iter(self._links)

    def __getitem__(self, number: int) -> Link:
        """The link of that number. Raises `ClubError` (no-link)."""
        if not 1 <= number <= len(self._links):
            raise ClubError("no-link", link=number, links=len(self._links))
        return self._links[number - 1]

    def opened(self, key_hash: str, now: float) -> Link:
        """The link with that secret. Raises `ClubError`: wrong-key, link-revoked, link-expired."""
        found = self._of_hash.get(key_hash)
        if found is None:
            raise ClubError("wrong-key")
        if found.revoked:
            raise ClubError("link-revoked")
        if not found.holds(now):
            raise ClubError("link-expired")
        return found

    def add(self, entry: Linked, by: int, seq: int, at: float) -> None:
        """Add links. Raises `ClubError` (links-many; log for a role that there is not, in a row that is corrupt)."""
        if not all(each.role in ROLES for each in entry.links):
            raise ClubError("log")
        if len(self._links) + len(entry.links) > MOST_LINKS:
            raise ClubError("links-many", most=MOST_LINKS)
        for place, new in enumerate(entry.links):
            link = Link(
                number=len(self._links) + 1,
                made_by=by,
                made_in=seq,
                salt=entry.salt,
                place=place,
                at=at,
                **asdict(new),
            )
            self._links.append(link)
            self._of_hash[new.key_hash] = link

    def revoke(self, number: int, at: float) -> None:
        """Revoke a link.

        Raises `ClubError` if there is no such link, it opens nothing already, or it is the last of an organiser.
        """
        link = self[number]
        if link.revoked:
            raise ClubError("link-withdrawn", link=number)
        others = (each for each in self._links if each is not link and each.role == "organiser" and each.holds(at))
        if link.role == "organiser" and next(others, None) is None:
            raise ClubError("last-organiser")
        link.revoked = True


def arrive_links(links: Links, now: float, key: str | None) -> Arrival:
    """The input by which a copy goes on here: a link of an organiser, unless the key of the copy opens one."""
    if key is not None and any(
        link.role == "organiser" and link.holds(0) and link.key_hash == hash_of(key) for link in links
    ):
        return Arrival(key)
    key = Chance().new_key()
    link = NewLink(role="organiser", key_hash=hash_of(key))
    return Arrival(key, ((Linked(links=(link,), salt=""), now),))


def new_links(
    key: str,
    wanted: Sequence[tuple[str, int | None]],
    label: str,
    *,
    salt: str,
    until: float | None = None,
    corrects: bool = False,
) -> Linked:
    """New links by role and the number of the table or of the pair; they hold until that time, or for good.

    Their secrets are derived from the `salt` and the secret `key` of the link that makes them.
    """
    links = [
        NewLink(
            role=role,
            table=of if role == "table" else None,
            pair=of if role == "pair" else None,
            label=label,
            until=until,
            corrects=corrects,
            key_hash=hash_of(derived_key(key, salt, place)),
        )
        for place, (role, of) in enumerate(wanted)
    ]
    return Linked(links=tuple(links), salt=salt)


def links_told(links: Links, link: Link, key: str, made_in: int | None = None) -> list[LinkInfo]:
    """All links, or those that one input made; with the secrets of those that this link made with its secret `key`."""
    return [
        LinkInfo(
            link=each.number,
            role=each.role,  # type: ignore[arg-type]
            table=each.table,
            pair=each.pair,
            label=each.label,
            corrects=each.corrects,
            at=each.at,
            until=each.until,
            revoked=each.revoked,
            key=derived_key(key, each.salt, each.place) if each.made_by == link.number and each.salt else None,
        )
        for each in links
        if made_in in (None, each.made_in)
    ]
