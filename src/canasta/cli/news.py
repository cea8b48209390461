"""The events at the table since a player's last look: a line for each turn, the player's name once."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace
from rich.table import Table
from rich.text import Text

from canasta.cli.table import face
from canasta.deal.events import CardsDrawn, LaidOff

if TYPE_CHECKING:
    from canasta.cli.screen import Screen
    from canasta.deal.events import Event

_CARD: Final = re.compile(r"\b(?:[2-9TJQKA][shdc]|X)\b")
SILENT: Final = frozenset({"turn"})
ALONE: Final = frozenset({"drew", "seated", "revealed", "deal", "contribution", "cut"})  # a line each
MOST_NAME: Final = 16  # columns for a player's name


def pretty(page: Screen, words: str) -> Text:
    """A sentence with its cards drawn as cards."""
    said, at = Text(), 0
    for match in _CARD.finditer(words):
        said.append(words[at : match.start()])
        said.append_text(face(page, match.group()))
        at = match.end()
    said.append(words[at:])
    return said


def turns(page: Screen, events: Iterable[Event], seat: int | None, names: Sequence[str]) -> list[tuple[str, list[str]]]:
    """Name and sentences of each run of events by one player; events without a player come under an empty name."""
    runs: list[tuple[str, list[str]]] = []
    alone = False
    for event in _together(events):
        if event.kind in SILENT or (isinstance(event, CardsDrawn) and event.seat != seat and event.count):
            continue
        said = event.sentence(page.lang, seat, names, letters=True)
        if not said:
            continue
        name = "" if event.seat is None or event.seat == seat else names[event.seat]
        if not said.startswith(f"{name} "):
            name = ""
        if not runs or runs[-1][0] != name or alone or event.kind in ALONE:
            runs.append((name, []))
        alone = event.kind in ALONE
        runs[-1][1].append(said.removeprefix(f"{name} ") if name else said)
    return runs


def _together(events: Iterable[Event]) -> list[Event]:
    """Merge the cards that one player lays off on one meld, card by card, into one event."""
    merged: list[Event] = []
    for event in events:
        last = merged[-1] if merged else event
        if (
            isinstance(event, LaidOff)
            and isinstance(last, LaidOff)
            and (event.seat, event.rank) == (last.seat, last.rank)
            and event.length == last.length + len(event.cards)
        ):
            merged[-1] = replace(event, cards=last.cards + event.cards)
        else:
            merged.append(event)
    return merged


def news(page: Screen, events: Iterable[Event], seat: int | None, names: Sequence[str], room: int) -> Any:
    """The latest events, in at most `room` lines of the screen; None without any."""
    rows: list[tuple[str, Text]] = []
    width = page.table_width - MOST_NAME - 1
    for name, said in reversed(turns(page, events, seat, names)):
        words = pretty(page, joined(name, said))
        room -= len(words.wrap(page.console, width))
        if room < 0 and rows:
            break
        rows.append((name, words))
    if not rows:
        return None
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(style="dim", no_wrap=True, max_width=MOST_NAME)
    table.add_column()
    for name, words in reversed(rows):
        table.add_row(name, words)
    return table


def joined(name: str, said: Sequence[str]) -> str:
    """The sentences of a run in a row; made one sentence if the name stands before them."""
    if not name:
        return " ".join(said)
    return "; ".join(words.removesuffix(".") for words in said) + "."
