"""The output of `canasta admin`: listings, a log on a page, progress, logs that make no sense."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from typing import TYPE_CHECKING, Final

import msgspec
from rich.table import Table

from canasta.server.upkeep.listings import line_of
from canasta.texts.errors import shortened

if TYPE_CHECKING:
    from canasta.cli.screen import Screen
    from canasta.server.upkeep.listings import LogDetails

KINDS: Final = ("table", "club", "sheet")
_COLUMNS: Final = ("id", "kind", "rules", "touched", "rows", "state")
_STEP: Final = 25  # logs after which a bar moves


def listing(page: Screen, found: Sequence[LogDetails], total: int, *, as_json: bool) -> None:
    """Print a line for each log."""
    if as_json:
        page.json([msgspec.to_builtins(line_of(each)) for each in found])
        return
    if not found:
        page.tell("cli-admin-none")
        return
    table = Table(box=None, pad_edge=False)
    for column in _COLUMNS:
        table.add_column(page.say(f"cli-admin-column-{column}"), justify="right" if column == "rows" else "left")
    for each in found:
        table.add_row(
            each.id,
            _kind(page, each),
            _rules(page, each),
            _time(each.touched),
            str(each.rows),
            page.say(f"cli-admin-state-{each.state}"),
        )
    page.block(table, page.table_width)
    if total > len(found):
        page.tell("cli-admin-more", style="dim", n=total - len(found))


def details(page: Screen, found: LogDetails, *, as_json: bool) -> None:
    """Print all about a log."""
    if as_json:
        page.json(msgspec.to_builtins(found))
        return
    links = ", ".join(f"{role} {count}" for role, count in found.links.items())
    rows = {
        "id": found.id,
        "kind": _kind(page, found),
        "title": found.title,
        "rules": _rules(page, found),
        "state": page.say(f"cli-admin-state-{found.state}"),
        "created": _time(found.created),
        "touched": _time(found.touched),
        "rows": str(found.rows),
        "people": ", ".join(found.people),
        "links": links,
        "parts": ", ".join(found.parts),
        "of": found.of or "",
        "fault": found.fault or "",
    }
    table = Table.grid(padding=(0, 2))
    for name, said in rows.items():
        if said:
            table.add_row(page.say(f"cli-admin-column-{name}"), said)
    page.block(table, page.table_width)


def _kind(page: Screen, found: LogDetails) -> str:
    return page.say(f"cli-admin-kind-{found.kind}") if found.kind in KINDS else shortened(found.kind, 20)


def _rules(page: Screen, found: LogDetails) -> str:
    if found.rules is None:
        return "?"
    return page.say("cli-admin-house", rules=found.rules, n=found.house) if found.house else found.rules


def _time(at: float) -> str:
    try:
        return datetime.fromtimestamp(at / 1000).astimezone().strftime("%Y-%m-%d %H:%M")
    except (OverflowError, ValueError, OSError):  # no time at all, in a row that somebody changed
        return "?"


@contextmanager
def counting(page: Screen, key: str) -> Iterator[Callable[[int], None]]:
    """Progress of work of unknown length: a number that grows, on a terminal."""
    if not page.console.is_terminal:
        yield lambda _: None
        return
    with page.console.status(page.say(key, n=0)) as status:

        def tell(count: int) -> None:
            if count % _STEP == 0:
                status.update(page.say(key, n=count))

        yield tell
