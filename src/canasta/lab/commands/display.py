"""The laboratory at the terminal: the ladder and matrix of a league, the state of a test, and faults.

The ladder is also written as a table to publish: Markdown, a page of HTML, or CSV for programs.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.table import Table
from rich.text import Text

from canasta.cli.options import new_file
from canasta.cli.screen import BadInputError
from canasta.players import is_guest
from canasta.players.registry import STAND_IN
from canasta.texts import decimals, number, signed

if TYPE_CHECKING:
    from canasta.cli.screen import Screen
    from canasta.lab.arena.session import Duel, LeagueStanding, Report
    from canasta.lab.arena.sprt import Sprt, Verdict
    from canasta.lab.arena.statistics import Estimate
    from canasta.players import GuestFault
    from canasta.rules import Rules

CELL: Final = 13  # columns of a cell of the matrix with its interval
NAME: Final = 16
SHORTEST: Final = 0.01  # ms: below that the time is that of the clock itself


def show(page: Screen, rules: Rules, report: Report) -> None:
    """Print the boards, the ladder, the matrix, the verdict."""
    from canasta.rules.describe import title

    page.print(title(rules, page.lang), style="bold")
    page.tell(f"cli-arena-{report.unit}", style="dim", **counted(report))
    if not report.games:
        return
    page.print()
    page.block(_ladder(page, report))
    show_faults(page, report.faults, report.first_faults)
    page.print()
    page.tell(f"cli-arena-matrix-{report.unit}", style="bold")
    page.block(_matrix(page, report))
    page.print()
    if report.sprt is not None:
        one, other = report.timing
        show_verdict(page, report.sprt, f"cli-arena-test-{(report.sprt.accepted or 'open').lower()}", one, other)
    else:
        page.tell("cli-arena-notes", style="dim")


def counted(report: Report) -> dict[str, int | str]:
    """The variables of the line about the boards."""
    boards = report.boards if report.sprt is None else report.sprt.boards
    return {"n": boards, "ways": len(report.line_ups), "games": report.games, "seed": report.seed}


def with_interval(lang: str, found: Estimate) -> str:
    """``+839 ± 96``; the mean alone with too few boards for an interval."""
    mean = signed(lang, found.mean)
    return mean if found.interval is None else f"{mean} ± {number(lang, round(found.interval))}"


def spread_in_words(page: Screen, values: Mapping[str, float]) -> str:
    """``839 ± 96``, from the mean and the interval of values that are not leads."""
    return f"{number(page.lang, round(values['mean']))} ± {number(page.lang, round(values['interval']))}"


def rating(elo: float) -> str:
    """Elo, without a separator of thousands in any language."""
    return f"{elo:.0f}".replace("-", "−")


def percent(lang: str, found: Estimate) -> str:
    """A share as ``96.7 ± 1.2 %``, each decimal point as the language writes it."""
    mean = f"{100 * found.mean:.1f}"
    whole = f"{mean} %" if found.interval is None else f"{mean} ± {100 * found.interval:.1f} %"
    return decimals(lang, whole)


def clear(found: Estimate, even: float = 0.0) -> int:
    """1 if the mean lies above `even` by more than its interval, -1 if below, 0 if neither is sure."""
    if found.interval is None or abs(found.mean - even) <= found.interval:
        return 0
    return 1 if found.mean > even else -1


def _ladder(page: Screen, report: Report) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", justify="right")
    table.add_column("")
    for column in ("elo", f"mean-{report.unit}", "won", "worst", "ms"):
        table.add_column(page.say(f"cli-arena-{column}"), justify="right", no_wrap=column == "ms")
    if any(is_guest(each.bot) for each in report.standings):
        table.add_column(page.say("cli-arena-faults"), justify="right")
    for place, each in enumerate(report.standings, 1):
        found = [number(page.lang, sum(report.faults.get(each.bot, {}).values()))] if is_guest(each.bot) else []
        table.add_row(str(place), Text(each.bot, style="bold"), *_line(page, report, each), *found)
    return table


def show_faults(page: Screen, faults: Mapping[str, Mapping[str, int]], first: Sequence[GuestFault]) -> None:
    """Print for each bot from outside that failed how often, who played on, and the first fault of each kind."""
    for bot, kinds in faults.items():
        found = ", ".join(f"{number(page.lang, n)} {page.say(f'outside-kind-{kind}')}" for kind, n in kinds.items())
        page.tell("outside-faults", style="red", bot=bot, found=found, stand_in=STAND_IN)
        for fault in first:
            if fault.bot == bot:
                page.print("  " + fault.account(page.lang), style="red")


def _line(page: Screen, report: Report, each: LeagueStanding) -> list[str]:
    if each.points is None or each.share is None or each.worst is None:
        return ["–"] * 5
    time = report.timing[each.bot]
    return [
        elo_in_words(each),
        with_interval(page.lang, each.points),
        decimals(page.lang, f"{100 * each.share.mean:.1f} %"),
        with_interval(page.lang, each.worst.points),
        "–" if time.p50 is None or time.p99 is None else f"{_ms(page, time.p50)} / {_ms(page, time.p99)}",
    ]


def elo_in_words(each: LeagueStanding) -> str:
    """``1032 ± 12``; a dash where it is not measured."""
    if each.elo is None:
        return "–"
    shown = rating(each.elo)
    return f"{shown} ± {rating(each.elo_interval)}" if each.elo_interval else shown


def _ms(page: Screen, time: float) -> str:
    if time < SHORTEST:
        return decimals(page.lang, f"<{SHORTEST}")
    return decimals(page.lang, f"{time:.2f}" if time < 1 else f"{time:.1f}" if time < 10 else f"{time:.0f}")


def _matrix(page: Screen, report: Report) -> Table:
    bots = [each.bot for each in report.standings]
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", justify="right")
    table.add_column("")
    wide = NAME + CELL * len(bots) <= page.width
    for place, bot in enumerate(bots, 1):
        table.add_column(bot if wide and len(bot) < CELL else str(place), justify="right")
    for place, each in enumerate(report.standings, 1):
        duels = {duel.against: duel for duel in each.duels}
        cells = [_cell(page, report, duels.get(bot), wide=wide) if bot != each.bot else Text("·") for bot in bots]
        table.add_row(str(place), Text(each.bot, style="bold"), *cells)
    return table


def _cell(page: Screen, report: Report, duel: Duel | None, *, wide: bool) -> Text:
    if duel is None:
        return Text("–")
    ahead = clear(duel.share, 0.5) if report.unit == "matches" else clear(duel.points)
    style = ("yellow", "green", "red")[ahead]
    if report.unit == "matches":
        shown = percent(page.lang, duel.share) if wide else decimals(page.lang, f"{100 * duel.share.mean:.1f}")
    else:
        shown = with_interval(page.lang, duel.points) if wide else signed(page.lang, duel.points.mean)
    return Text(shown, style=style)


def show_verdict(page: Screen, test: Verdict, said: str, one: str, other: str) -> None:
    """Print the state of a test with its limits and risks; `said` is the message's key."""
    points = {"low": _bound(page, test.low), "high": _bound(page, test.high)}
    style = {"H1": "bold green", "H0": "bold red"}.get(test.accepted or "", "bold yellow")
    page.tell(said, style=style, one=one, other=other, n=test.boards, **points)
    page.tell(
        "cli-arena-test",
        style="dim",
        llr=decimals(page.lang, f"{test.llr:.2f}").replace("-", "−"),
        low=decimals(page.lang, f"{test.limits[0]:.2f}").replace("-", "−"),
        high=decimals(page.lang, f"{test.limits[1]:.2f}"),
        alpha=decimals(page.lang, f"{100 * test.alpha:g} %"),
        beta=decimals(page.lang, f"{100 * test.beta:g} %"),
    )


def likelihood(page: Screen, test: Sprt) -> str:
    """The log-likelihood ratio beside a progress bar."""
    playing = page.say("cli-sim-playing")
    return f"{playing} · LLR {decimals(page.lang, f'{test.llr:+.2f}').replace('-', '−')}"


def _bound(page: Screen, value: float) -> str:
    sign = "+" if value > 0 else "−" if value < 0 else ""
    return sign + decimals(page.lang, f"{abs(value):g}")


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
