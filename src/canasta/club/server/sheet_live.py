"""A score sheet in memory, and the messages to those who follow it."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final

import msgspec

from canasta import __version__
from canasta.club.scoresheet import ScoreSheet, as_json
from canasta.club.server.feeds import Feed, FeedJournal
from canasta.club.server.inputs import ClubError
from canasta.club.server.sheet_state import SHEET_LOG, SheetDid
from canasta.club.server.wire.club import Done
from canasta.club.server.wire.sheets import SheetChanged, SheetInfo, SheetParent, SheetWelcome
from canasta.logs import kind_of
from canasta.server.live.errors import encode
from canasta.texts import text

if TYPE_CHECKING:
    from canasta.club.server.links import Link
    from canasta.club.server.recorded import AppliedInput
    from canasta.club.server.sheet_state import ClubSheet, SheetInput


class SheetRight(StrEnum):
    """Something that a link may be allowed to do on a sheet, by the name that clients see: kinds of entries, links."""

    ENTER = "dealentered"
    CORRECT = "corrected"
    ANNUL = "annulled"
    CLOSE = "closed"
    ADJUST = "adjusted"
    REOPEN = "reopened"
    RULE = "rulingentered"
    LINKS = "links"


_WRITES: Final = (SheetRight.ENTER, SheetRight.CORRECT, SheetRight.ANNUL, SheetRight.CLOSE)
_RULES: Final = (*_WRITES, SheetRight.ADJUST, SheetRight.REOPEN, SheetRight.RULE)
_MAY: Final[dict[str, tuple[SheetRight, ...]]] = {
    "organiser": (*_RULES, SheetRight.LINKS),
    "deputy": (*_WRITES, SheetRight.RULE),
    "public": (),
}
# Of a match's sheet: the arbiters are those of the competition, and its table only writes.
_MAY_OF_MATCH: Final[dict[str, tuple[SheetRight, ...]]] = {
    "organiser": _RULES,
    "deputy": _RULES,
    "table": _WRITES,
    "pair": _WRITES,
    "public": (),
}


@dataclass(frozen=True, slots=True)
class Holder:
    """The link behind a request: a link of the sheet, or (`of_club`) one of the competition of its match."""

    link: Link
    of_club: bool

    @property
    def number(self) -> int:
        """The number of the link as the log keeps it."""
        return -self.link.number if self.of_club else self.link.number

    @property
    def may(self) -> tuple[SheetRight, ...]:
        """The rights of the link."""
        return (_MAY_OF_MATCH if self.of_club else _MAY)[self.link.role]

    @property
    def name(self) -> str:
        """The name of the link, as an entry names it; a sheet's own has only that which it was given."""
        return self.link.name if self.of_club else self.link.label


def check(holder: Holder, *wanted: str) -> None:
    """Check that a link has those rights. Raises `ClubError` (may-not)."""
    if not set(wanted) <= set(holder.may):
        raise ClubError("may-not")


def check_input(holder: Holder, entry: SheetInput) -> None:
    """Check that a link may make that input. Raises `ClubError` (may-not)."""
    if isinstance(entry, SheetDid):
        check(holder, *map(kind_of, entry.entries))
    else:
        check(holder, SheetRight.LINKS)


# The name (`Holder.name`) of a link without a label in the log, after the writer named in the entry.
_LINK: Final = re.compile(r"(?:(?P<person>.+) \()?(?:(table|pair) (\d{1,4})|(organiser|deputy))(?(person)\))")


class LiveSheet(FeedJournal["ClubSheet", "SheetInput"]):
    """A sheet. Its readers get all of it after each change: it is small, and they are few."""

    kind = SHEET_LOG

    async def ask(self, holder: Holder, command: str, entry: SheetInput) -> Done:
        """Do the command of a link, once for each command id; takes the lock. Raises `ClubError`, `SheetError`."""
        return await self.once(holder.number, command, lambda: self.do(holder, command, entry))

    async def do(self, holder: Holder, command: str, entry: SheetInput) -> Done:
        """Do a new command of a link, while the caller holds the lock."""
        check_input(holder, entry)
        return await self.enter(holder.number, entry, command)

    def info(self, holder: Holder, lang: str) -> SheetInfo:
        """The current sheet."""
        return sheet_info(self.state, holder, sheet_words(self.state.sheet, lang))

    def welcome(self, feed: Feed, after: int) -> bytes:
        return encode(
            SheetWelcome(seq=self.state.seq, sheet=self.info(self._holder(feed), feed.lang), version=__version__)
        )

    async def send_to_feeds(self, recorded: AppliedInput) -> None:
        words = {lang: sheet_words(self.state.sheet, lang) for lang in {feed.lang for feed in self.feeds}}
        for feed in list(self.feeds):
            sheet = sheet_info(self.state, self._holder(feed), words[feed.lang])
            feed.send(encode(SheetChanged(seq=recorded.seq, sheet=sheet)))
            await asyncio.sleep(0)

    def _holder(self, feed: Feed) -> Holder:
        return Holder(feed.link, of_club=feed.link not in self.state.links)


def sheet_words(sheet: ScoreSheet, lang: str) -> dict[str, Any]:
    """The sheet in words; links of a competition have the names that the competition's own trail gives them."""
    words = as_json(sheet, lang)
    pending = [line for side in words["sides"] for line in side["pending"]]
    lines = [line for deal in words["deals"] for side in deal["sides"] for line in side["lines"]]
    for each in (*words["log"], *words["trail"], *pending, *lines):
        each["by"] = _who(each["by"], lang)
    return words


def _who(by: str, lang: str) -> str:
    found = _LINK.fullmatch(by)
    if found is None:
        return by
    person, place, number, role = found.groups()
    link = text(lang, f"desk-by-{place}", number=int(number)) if place else text(lang, f"desk-by-{role}")
    return f"{person} ({link})" if person else link


def sheet_info(state: ClubSheet, holder: Holder, words: dict[str, Any]) -> SheetInfo:
    """A sheet in the form of the wire, from its words in a language."""
    of = state.match
    return msgspec.convert(
        {
            "id": state.id,
            "role": holder.link.role,
            "may": holder.may,
            "seq": state.seq,
            "parent": None if of is None else SheetParent(club=of.club, round=of.round, table=of.table),
            **words,
        },
        SheetInfo,
    )
