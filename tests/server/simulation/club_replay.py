"""The logs of competitions and score sheets applied again, and what each of their readers may hear."""

from __future__ import annotations

from typing import Any

import msgspec
from tests.server.corpus.logs import of_club, of_sheet
from tests.server.simulation.table_replay import LANGS, LogReplay

from canasta.club.server import trail
from canasta.club.server.club_state import CLUB_LOG, ClubState
from canasta.club.server.sheet_live import sheet_words
from canasta.club.server.sheet_state import SHEET_LOG, ClubSheet
from canasta.club.server.wire.sheets import SheetInfo, SheetParent
from canasta.club.server.words import Audience, Common, MatchWords, club_info, parts_of


class LinkedReplay(LogReplay):
    """A log with links, replayed. A link reads in Spanish or English by the evenness of its number."""

    @staticmethod
    def lang(link: int) -> str:
        """The language of a link."""
        return LANGS[link % 2]

    def reword(self) -> None:
        """Take the words of a changed program from here on."""
        self.told.clear()
        self.keep(None)


class ClubReplay(LinkedReplay):
    """A competition, replayed."""

    kind = CLUB_LOG

    def keep(self, outcome: Any) -> None:
        state: ClubState = self.state
        for link in state.links:
            audience = Audience.of(link, self.lang(link.number))
            parts = parts_of(audience, Common(state, MatchWords(state)))
            info = club_info(state, link, parts, audience.lang, 0.0)
            line = trail.feed_line(state, state.log[-1], audience)
            self.told[state.seq, link.number] = timeless(as_json(info)), as_json(line)

    def check(self, link: int, seq: int, info: Any, line: Any = None) -> str:
        """The part that this link may not have heard so; "" if there is none."""
        if seq > self.state.seq:
            return "nobody did that"
        if (seq, link) not in self.told:
            return ""  # the link was made later
        expected = self.told[seq, link]
        if line is not None and line != expected[1]:
            return "line"
        found = timeless(info)
        return next((part for part, value in expected[0].items() if found.get(part) != value), "")

    def differs(self, live: ClubState) -> bool:
        return of_club(live) != of_club(self.state)


class SheetReplay(LinkedReplay):
    """A score sheet, replayed."""

    kind = SHEET_LOG

    def keep(self, outcome: Any) -> None:
        state: ClubSheet = self.state
        of = state.match
        parent = None if of is None else SheetParent(club=of.club, round=of.round, table=of.table)
        for lang in LANGS:
            words = {"id": state.id, "seq": state.seq, "parent": parent, **sheet_words(state.sheet, lang)}
            info = msgspec.convert({**words, "role": "organiser", "may": []}, SheetInfo)
            self.told[state.seq, lang] = anybody(as_json(info))

    def check(self, link: int, seq: int, info: Any) -> str:
        """The part that this link may not have heard so; "" if there is none."""
        if seq > self.state.seq:
            return "nobody did that"
        expected, found = self.told.get((seq, self.lang(link)), {}), anybody(info)
        return next((part for part, value in expected.items() if found.get(part) != value), "")

    def differs(self, live: ClubSheet) -> bool:
        return of_sheet(live) != of_sheet(self.state)


def as_json(value: msgspec.Struct) -> Any:
    """A value as a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def timeless(info: dict[str, Any]) -> dict[str, Any]:
    """A `ClubInfo` without its clock, which differs at each moment."""
    return {part: value for part, value in info.items() if part != "clock"}


def anybody(info: dict[str, Any]) -> dict[str, Any]:
    """A `SheetInfo` without what depends on the reader's link."""
    return {part: value for part, value in info.items() if part not in ("role", "may")}
