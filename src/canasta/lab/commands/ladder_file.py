"""The ladder of a league as a table to publish: Markdown, a page of HTML, or CSV for programs."""

from __future__ import annotations

import csv
import io
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from canasta.cli.options import new_file
from canasta.cli.screen import BadInputError
from canasta.lab.commands.display import counted, elo_in_words, with_interval
from canasta.texts import decimals, number

if TYPE_CHECKING:
    from canasta.cli.screen import Screen
    from canasta.lab.arena import Report
    from canasta.rules import Rules

TABLES: Final = (".md", ".html", ".csv")
_NONE: Final = "–"
_LEFT: Final = 2  # columns of words; those after them are figures
_STYLE: Final = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "table{border-collapse:collapse}th,td{padding:.3rem .7rem;border-bottom:1px solid #bbb;text-align:right}"
    f"th:nth-child({_LEFT}),td:nth-child({_LEFT}){{text-align:left}}"
)


class Rung(NamedTuple):
    """A line of the ladder: `games` are deals or matches of the bot, `points` its lead a game, `ahead` a share.

    `faults` are those of a bot from outside, `illegal` those of them that were illegal choices. None is not measured.
    """

    rank: int
    bot: str
    elo: float | None
    elo_interval: float | None
    games: int
    points: float | None
    points_interval: float | None
    ahead: float | None
    illegal: int
    faults: int


def check_table(file: str) -> Path:
    """Check before any game is played that the table can be written. Raises `BadInputError`."""
    if Path(file).suffix.lower() not in TABLES:
        raise BadInputError("table", file=file, formats=", ".join(TABLES))
    return new_file(file)


def rungs(report: Report) -> list[Rung]:
    """The lines of the ladder, the strongest bot first."""
    found = []
    for rank, each in enumerate(report.standings, 1):
        kinds = report.faults.get(each.bot, {})
        games = sum(duel.boards for duel in each.duels) * len(report.line_ups)
        points = each.points
        found.append(
            Rung(
                rank=rank,
                bot=each.bot,
                elo=each.elo,
                elo_interval=each.elo_interval,
                games=games,
                points=None if points is None else points.mean,
                points_interval=None if points is None else points.interval,
                ahead=None if each.share is None else each.share.mean,
                illegal=kinds.get("illegal", 0),
                faults=sum(kinds.values()),
            )
        )
    return found


def write_ladder(file: Path, page: Screen, rules: Rules, report: Report) -> None:
    """Write the ladder in the form that the name of the file asks for; CSV has no language."""
    form = file.suffix.lower()
    told = _csv(report) if form == ".csv" else (_html if form == ".html" else _markdown)(page, rules, report)
    file.write_text(told, encoding="utf-8", newline="")


def _csv(report: Report) -> str:
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow(Rung._fields)
    for rung in rungs(report):
        table.writerow(round(value, 4) if isinstance(value, float) else value for value in rung)
    return out.getvalue()


def _cells(page: Screen, report: Report) -> list[list[str]]:
    """The head of the table and its lines, as the language writes them."""
    names = ("rank", "bot", "elo", f"{report.unit}-of", f"mean-{report.unit}", "won", "illegal", "faults")
    lines = [[page.say(f"cli-arena-{name}") for name in names]]
    for rung, each in zip(rungs(report), report.standings, strict=True):
        points = _NONE if each.points is None else with_interval(page.lang, each.points)
        ahead = _NONE if rung.ahead is None else decimals(page.lang, f"{100 * rung.ahead:.1f} %")
        counts = [number(page.lang, count) for count in (rung.illegal, rung.faults)]
        games = number(page.lang, rung.games)
        lines.append([str(rung.rank), rung.bot, elo_in_words(each), games, points, ahead, *counts])
    return lines


def _around(page: Screen, rules: Rules, report: Report) -> tuple[str, list[str]]:
    """The title, and sentences that say what was measured and how."""
    from canasta import __version__
    from canasta.rules.describe import title

    notes = [
        page.say(f"cli-arena-{report.unit}", **counted(report)) + ".",
        page.say("cli-arena-table-notes"),
        page.say("cli-arena-table-made", version=__version__, rules=report.rules, of=report.version),
    ]
    if report.house:
        notes.append(page.say("cli-arena-table-house", said=", ".join(f"{k}={v}" for k, v in report.house.items())))
    if not report.complete:
        notes.append(page.say("cli-arena-table-open"))
    notes += [fault.account(page.lang) for fault in report.first_faults]
    return title(rules, page.lang), notes


def _markdown(page: Screen, rules: Rules, report: Report) -> str:
    name, notes = _around(page, rules, report)
    head, *lines = ([cell.replace("|", "\\|") for cell in line] for line in _cells(page, report))
    below = ["---:"] + ["---"] * (_LEFT - 1) + ["---:"] * (len(head) - _LEFT)
    table = "\n".join(f"| {' | '.join(line)} |" for line in (head, below, *lines))
    return f"# {name}\n\n{table}\n\n" + "\n\n".join(notes) + "\n"


def _html(page: Screen, rules: Rules, report: Report) -> str:
    name, notes = _around(page, rules, report)
    head, *lines = _cells(page, report)
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "\n".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in line)}</tr>" for line in lines)
    said = "\n".join(f"<p>{escape(note)}</p>" for note in notes)
    return (
        f'<!doctype html>\n<html lang="{page.lang}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{escape(name)}</title>\n<style>{_STYLE}</style>\n'
        f"<h1>{escape(name)}</h1>\n<table>\n<thead><tr>{top}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>\n{said}\n"
    )
