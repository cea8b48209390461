"""A score sheet in memory, what its links allow, and what those who follow it are told."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import msgspec

from canasta import __version__
from canasta.scoresheet import ScoreSheet, as_json
from canasta.server.club import sheet_inputs as inputs
from canasta.server.club.errors import ClubError
from canasta.server.club.feeds import Feed, FeedJournal
from canasta.server.club.sheet_desk import SHEET_LOG
from canasta.server.live.errors import encode
from canasta.server.wire.club import Done
from canasta.server.wire.sheets import SheetChanged, SheetInfo, SheetParent, SheetWelcome
from canasta.texts import text

if TYPE_CHECKING:
    from canasta.server.club.links import Link
    from canasta.server.club.recorded import Recorded
    from canasta.server.club.sheet_desk import SheetDesk
    from canasta.server.club.sheet_inputs import SheetInput

_WRITES: Final = ("dealentered", "corrected", "annulled", "closed")
# How a link without a label stands in the log (`Holder.name`), after whoever said so.
_LINK: Final = re.compile(r"(?:(?P<person>.+) \()?(?:table (\d{1,4})|(organiser|deputy))(?(person)\))")
_RULES: Final = (*_WRITES, "adjusted", "reopened", "ruling")
MAY: Final[dict[str, tuple[str, ...]]] = {
    "organiser": (*_RULES, "links"),
    "deputy": (*_WRITES, "ruling"),
    "public": (),
}
# Of a match's sheet: the arbiters are those of the competition, and its table only writes.
MAY_OF_MATCH: Final[dict[str, tuple[str, ...]]] = {
    "organiser": _RULES,
    "deputy": _RULES,
    "table": _WRITES,
    "public": (),
}


@dataclass(frozen=True, slots=True)
class Holder:
    """Who asks: a link of the sheet, or (`of_club`) one of the competition whose match it is of."""

    link: Link
    of_club: bool

    @property
    def number(self) -> int:
        """As it stands in the log."""
        return -self.link.number if self.of_club else self.link.number

    @property
    def may(self) -> tuple[str, ...]:
        """What it allows."""
        return (MAY_OF_MATCH if self.of_club else MAY)[self.link.role]

    @property
    def name(self) -> str:
        """Who that is, as it stands in an entry."""
        link = self.link
        return link.label or (f"table {link.table}" if link.table is not None else link.role if self.of_club else "")


class LiveSheet(FeedJournal["SheetDesk", "SheetInput"]):
    """A sheet. Whoever follows it is told all of it each time: it is small, and few do."""

    kind = SHEET_LOG

    async def ask(self, holder: Holder, command: str, entry: SheetInput) -> Done:
        """Do what a link wants, once for each command. The lock is not held. Raises `ClubError`, `SheetError`."""
        return await self.finished(self._ask(holder, command, entry))

    async def _ask(self, holder: Holder, command: str, entry: SheetInput) -> Done:
        async with self.lock:
            return await self.do(holder, command, entry)

    async def do(self, holder: Holder, command: str, entry: SheetInput) -> Done:
        """The same where the lock is held."""
        self.check(holder, entry)
        known = self.known(holder.number, command)
        if known is not None:
            return known
        return await self.enter(holder.number, entry, command)

    def check(self, holder: Holder, entry: SheetInput) -> None:
        """ClubError (may-not): the link does not allow that."""
        wanted = [_kind(each) for each in entry.entries] if isinstance(entry, inputs.SheetDid) else ["links"]
        self.check_may(holder, *wanted)

    def check_may(self, holder: Holder, *wanted: str) -> None:
        """The same for entries and actions by name."""
        if not set(wanted) <= set(holder.may):
            raise ClubError("may-not")

    def info(self, holder: Holder, lang: str) -> SheetInfo:
        """The sheet as it stands."""
        return sheet_info(self.desk, holder, sheet_words(self.desk.sheet, lang))

    def welcome(self, feed: Feed, after: int) -> bytes:
        return encode(
            SheetWelcome(seq=self.desk.seq, sheet=self.info(self._holder(feed), feed.lang), version=__version__)
        )

    def tell_feeds(self, recorded: Recorded) -> None:
        words = {lang: sheet_words(self.desk.sheet, lang) for lang in {feed.lang for feed in self.feeds}}
        for feed in list(self.feeds):
            sheet = sheet_info(self.desk, self._holder(feed), words[feed.lang])
            feed.tell(encode(SheetChanged(seq=recorded.seq, sheet=sheet)))

    def _holder(self, feed: Feed) -> Holder:
        return Holder(feed.link, of_club=feed.link not in self.desk.links)


def sheet_words(sheet: ScoreSheet, lang: str) -> dict[str, Any]:
    """The sheet in words; the links of a competition that wrote on it are called as its own trail calls them."""
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
    person, table, role = found.groups()
    link = text(lang, "desk-by-table", table=int(table)) if table else text(lang, f"desk-by-{role}")
    return f"{person} ({link})" if person else link


def sheet_info(desk: SheetDesk, holder: Holder, words: dict[str, Any]) -> SheetInfo:
    """A sheet as the wire has it, from its words."""
    of = desk.match
    return msgspec.convert(
        {
            "id": desk.id,
            "role": holder.link.role,
            "may": holder.may,
            "seq": desk.seq,
            "parent": None if of is None else SheetParent(club=of.club, round=of.round, table=of.table),
            **words,
        },
        SheetInfo,
    )


def _kind(entry: Any) -> str:
    tag = str(type(entry).__struct_config__.tag)
    return "ruling" if tag == "rulingentered" else tag
