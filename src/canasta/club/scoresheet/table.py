"""A score sheet as a table that any spreadsheet opens (CSV). It is not read back: the log is, with the trail too.

First come the conditions, a line each; then a line for each deal and side, each ruling and each adjustment. Deals,
sides and seats count from 1. The columns `total`, `base` and `cards` follow from the others.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from canasta.club.referee import Counts
from canasta.club.scoresheet.entries import TABLE, Adjusted, Closed, DealEntered, Entry, RulingEntered
from canasta.club.scoresheet.scores import Canasta, CanastaKind, Detail, Totals
from canasta.club.scoresheet.sheet import ScoreSheet
from canasta.club.scoresheet.state import SheetDeal
from canasta.deal.score import BASE, CARDS

COLUMNS: Final = (
    *("deal", "side", "form", "total", "base", "cards", "closer", "concealed", "moda", "exact_cut", "canastas"),
    *("red_threes", "laid", "in_hand", "cards_in_hand", "red_threes_in_hand", "black_threes_laid", "black_threes_held"),
    *(
        "clean_game",
        "melded",
        "penalties",
        "dealer",
        "stopped",
        "insist",
        "seat",
        "offence",
        "facts",
        "rules",
        "counts",
    ),
    *("reason", "by", "at"),
)
SIGNS: Final = {
    CanastaKind.CLEAN: "+",
    CanastaKind.DIRTY: "-",
    CanastaKind.MIXED: "W",
    CanastaKind.TWOS: "W2",
    CanastaKind.JOKERS: "WX",
}
YES: Final = "yes"
_FORMULA: Final = ("=", "+", "-", "@", "'", "\t")  # a spreadsheet would calculate these, or drop them


def write_table(sheet: ScoreSheet, delimiter: str = ",") -> str:
    """The sheet as CSV. Spreadsheets in Spanish expect ``;`` as delimiter."""
    out = io.StringIO()
    writer = csv.writer(out, delimiter=delimiter, lineterminator="\n")
    lines = (tuple(row.get(name, "") for name in COLUMNS) for row in _rows(sheet))
    for row in (*_agreed(sheet), COLUMNS, *lines):
        writer.writerow([_safe(cell) for cell in row])
    return out.getvalue()


def _agreed(sheet: ScoreSheet) -> Iterator[tuple[Any, ...]]:
    opened = sheet.opened
    yield TABLE, "1"
    yield "rules", opened.rules, *(() if opened.version is None else (opened.version,))
    yield "house", *(f"{name}={value}" for name, value in opened.house.items())
    yield "title", opened.title
    yield "players", *sheet.players
    yield "sides", *opened.sides
    yield "dealer", "" if opened.dealer is None else opened.dealer + 1
    length = sheet.state.length
    yield "length", length.target, length.deals, length.minutes, length.unfinished.value
    closing = sheet.log[sheet.state.closed - 1] if sheet.closed else None
    if isinstance(closing, Closed):
        yield "closed", closing.reason, *closing.accepted


def _rows(sheet: ScoreSheet) -> Iterator[dict[str, Any]]:
    for deal in sheet.deals:
        for side in range(sheet.rules.sides):
            yield _deal(sheet, deal, side)
        for number in deal.entries[1:]:
            yield from _decision(sheet.log[number - 1], deal.number)
    for _, line in sheet.state.pending:
        yield from _decision(sheet.log[line.entry - 1], len(sheet.deals) + 1)


def _deal(sheet: ScoreSheet, deal: SheetDeal, side: int) -> dict[str, Any]:
    entry, score, made = sheet.log[deal.entry - 1], deal.score, deal.sides[side]
    assert isinstance(entry, DealEntered)
    row: dict[str, Any] = {
        "deal": deal.number,
        "side": side + 1,
        "form": score.__struct_config__.tag,
        "total": sum(line.points for line in made.lines if not line.entry),
        "dealer": "" if entry.dealer is None else entry.dealer + 1,
        "stopped": YES if deal.stopped else "",
        "insist": deal.insist,
        **_who(entry),
    }
    if not isinstance(score, Totals):
        for part in (BASE, CARDS):
            row[part] = sum(line.points for line in made.lines if line.part == part and not line.entry)
    if isinstance(score, Detail):
        closing = 0 if score.closer is None else score.closer % sheet.rules.sides
        row.update(_detail(score, side, closes=side == closing))
    return row


def _detail(score: Detail, side: int, *, closes: bool) -> dict[str, Any]:
    has = score.sides[side]
    row = {name: value for name, value in msgspec.structs.asdict(has).items() if value}
    row.update(
        canastas=" ".join(map(_canasta, has.canastas)),
        cards_in_hand="" if has.cards_in_hand is None else has.cards_in_hand,
        black_threes_held=" ".join(map(str, has.black_threes_held)),
        melded=YES if has.melded else "",
        moda=score.moda,
        exact_cut=YES if score.exact_cut == side else "",
    )
    if closes:
        row.update(
            closer="" if score.closer is None else score.closer + 1,
            concealed=score.concealed or "",
            black_threes_laid=score.black_threes_laid or "",
            clean_game=YES if score.clean_game else "",
        )
    return row


def _decision(entry: Entry, deal: int) -> Iterator[dict[str, Any]]:
    if isinstance(entry, RulingEntered):
        facts = msgspec.json.encode(entry.facts).decode() if entry.facts else ""
        row = {"deal": deal, "form": "ruling", "seat": entry.seat + 1, "total": entry.points, **_who(entry)}
        counts = "" if entry.counts is Counts.NOTHING else entry.counts.value
        yield {**row, "offence": entry.offence, "facts": facts, "rules": " ".join(entry.rules), "counts": counts}
    elif isinstance(entry, Adjusted):
        row = {"deal": deal, "form": "adjusted", "side": entry.side + 1, "total": entry.points, **_who(entry)}
        yield {**row, "reason": entry.reason}


def _canasta(each: Canasta) -> str:
    """The cell of a canasta: ``K+``, ``K-``, ``?+`` without its rank, ``W`` of wilds, ``W2`` twos, ``WX`` jokers."""
    with_rank = each.made in (CanastaKind.CLEAN, CanastaKind.DIRTY)
    return f"{each.rank or '?'}{SIGNS[each.made]}" if with_rank else SIGNS[each.made]


def _who(entry: Entry) -> dict[str, str]:
    return {"by": entry.by, "at": entry.at}


def _safe(cell: object) -> object:
    """Put an apostrophe before a text that a spreadsheet might take for a formula, as people do there."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell
