"""PDFs of a competition or a sheet, made off the event loop from a copy of its log.

The drawing library is imported on first use: a server that never prints starts faster and is smaller.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from canasta.club.competition import Competition
from canasta.club.scoresheet import ScoreSheet
from canasta.server.clubs.errors import ClubError
from canasta.server.clubs.link_book import links_told
from canasta.server.clubs.rights import Right, check
from canasta.texts import text

if TYPE_CHECKING:
    from canasta.server.clubs.links import Link
    from canasta.server.clubs.live import LiveClub

What: TypeAlias = Literal["tables", "pairs", "seating", "slips", "ranking", "diplomas", "poster"]
PaperSize: TypeAlias = Literal["a4", "letter"]
OF_STAFF: Final = ("slips", "diplomas", "poster")


@dataclass(frozen=True, slots=True)
class Wanted:
    """A request to print. `base` is the server's address as phones see it, for QR codes; "" for none.

    `round` 0 is the last. `link` is the one that a poster shows.
    """

    what: What
    lang: str
    size: PaperSize = "a4"
    round: int = 0
    reasons: bool = False
    places: int = 3
    base: str = ""
    link: int = 0


async def printed(club: LiveClub, link: Link, key: str, wanted: Wanted) -> bytes:
    """A PDF. Its QR codes are of links that the reader's own link has made.

    Raises `ClubError`, `CompetitionError`.
    """
    if wanted.what in OF_STAFF:
        check(link, Right.LOG)
    async with club.lock:
        state = club.state
        log, rounds = state.competition.log, len(state.competition.state.rounds)
        keys = {each.link: each for each in links_told(state.links, link, key) if each.key and not each.revoked}
        club_id, name = state.id, state.competition.state.settings.name
    at = f"{wanted.base}/club/{club_id}#k=" if wanted.base else ""
    if wanted.what == "poster":
        if wanted.link not in keys or not at:
            raise ClubError("poster-link")
        words = text(wanted.lang, f"desk-poster-{keys[wanted.link].role}", table=keys[wanted.link].table or 0)
        return await asyncio.to_thread(_poster, name, words, f"{at}{keys[wanted.link].key}", wanted)
    tables = {each.table: f"{at}{each.key}" for each in keys.values() if each.table is not None and at}
    return await asyncio.to_thread(_print, log, wanted, wanted.round or rounds, tables)


def _print(log: Sequence[Any], wanted: Wanted, of_round: int, tables: dict[int, str]) -> bytes:
    from canasta.club import prints

    competition, lang, size = Competition(log), wanted.lang, prints.Size(wanted.size)
    making: dict[str, Callable[[], bytes]] = {
        "tables": lambda: prints.table_cards(competition, lang, size),
        "pairs": lambda: prints.pair_cards(competition, lang, size),
        "seating": lambda: prints.round_seating(competition, of_round, lang, size),
        "slips": lambda: prints.result_slips(competition, of_round, lang, size, links=tables),
        "ranking": lambda: prints.ranking(competition, lang, size, reasons=wanted.reasons),
        "diplomas": lambda: prints.diplomas(competition, lang, size, places=wanted.places),
    }
    return making[wanted.what]()


def _poster(title: str, words: str, address: str, wanted: Wanted) -> bytes:
    from canasta.club import prints

    return prints.poster(title, words, address, wanted.lang, prints.Size(wanted.size))


async def printed_sheet(sheet: ScoreSheet, lang: str, size: PaperSize, *, lines: bool) -> bytes:
    """A score sheet as a PDF."""
    log = sheet.log

    def make() -> bytes:
        from canasta.club import prints

        return prints.score_sheet(ScoreSheet(log), lang, prints.Size(size), lines=lines)

    return await asyncio.to_thread(make)
