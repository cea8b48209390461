"""The screen of a turn: the table, the news, the own hand, the legal actions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.table import Table
from rich.text import Text

from canasta.cli import table
from canasta.cli.news import news
from canasta.cli.screen import TIED
from canasta.deal.events import CardsDrawn, CardsReplaced, PileJoined, TurnBegan

if TYPE_CHECKING:
    from canasta.cli.screen import Screen
    from canasta.deal.events import Event
    from canasta.deal.view import View

FEWEST_NEWS: Final = 3  # lines, however low the terminal is
SILENT: Final = frozenset({"dealt", "commitment", "over"})  # the screen shows these otherwise
ROWS: Final = {  # which verbs share a row
    "draw": "turn",
    "take": "take",
    "meld": "meld",
    "add": "add",
    "swap": "swap",
    "discard": "discard",
    "ask": "turn",
    "pass": "turn",
    "yes": "answer",
    "no": "answer",
}


def show(
    page: Screen,
    view: View,
    names: Sequence[str],
    events: Iterable[Event],
    *,
    fresh: Sequence[str] = (),
    hands: Sequence[Any] = (),
    menus: bool = True,
    clear: bool = True,
    seeded: bool = False,
) -> None:
    """Draw the screen, on a terminal in place of the last one.

    `fresh` cards of the hand are marked; `hands` replace the own hand where all cards lie open. `seeded`: the cards
    follow from a text that people could know.
    """
    console = page.console
    mark = [Text(page.say("cli-play-seeded"), style="yellow")] if seeded else []
    above = [*mark, *table.above(page, view, names)]
    below = [
        *(hands or table.below(page, view, fresh)),
        *([menu(page, view.legal, view.hand)] if view.legal and menus else ()),
    ]
    room, airy = 99, True
    if console.is_terminal and clear:
        options = console.options.update(width=page.table_width)
        taken = sum(len(console.render_lines(part, options, pad=False)) for part in (*above, *below))
        room = console.height - taken - len(above) - 1  # an empty line under each part, and the prompt
        airy = room >= FEWEST_NEWS
        room = max(FEWEST_NEWS, room if airy else room + len(above))
        console.clear()
    on_the_table(page, above, airy=airy)
    happened = news(page, [event for event in events if event.kind not in SILENT], view.seat, names, room)
    if happened is not None:
        page.block(happened, width=page.table_width)
    for part in below:
        page.block(part, width=page.table_width)


def on_the_table(page: Screen, above: Sequence[Any], *, airy: bool = True) -> None:
    """Print the cards that everybody sees; where there is room, blank lines separate unrelated parts."""
    *first, middle, players = above
    for part in first:
        page.block(part, width=page.table_width)
        if airy:
            page.print()
    page.block(middle, width=page.table_width)
    page.block(players, width=page.table_width)
    if airy:
        page.print()


def came_this_turn(seat: int, events: Iterable[Event]) -> list[str]:
    """The cards that came to a seat's hand since the last turn began."""
    cards: list[str] = []
    for event in events:
        if isinstance(event, TurnBegan):
            cards.clear()
        elif isinstance(event, CardsDrawn | CardsReplaced | PileJoined) and event.seat == seat and event.cards:
            cards += event.cards
    return cards


def ordered(legal: Sequence[str]) -> list[str]:
    """The actions in the order of their numbers: by rows."""
    rows = list(dict.fromkeys(ROWS.values()))
    return sorted(legal, key=lambda action: rows.index(ROWS[action.split()[0]]))


def label(page: Screen, action: str, held: Sequence[str] = ()) -> Text:
    """A menu entry without its number: the cards, or the verb if there are none. `held` is the hand."""
    verb, *words = action.split()
    onto = ""
    if ">" in words:
        arrow = "→" if page.fancy else ">"
        onto = f" {arrow} {words[-1]}"
        words = words[: words.index(">")]
    if not words:
        said = Text(page.say(f"cli-menu-{verb}"))
        said.append(onto)
        return said
    shown = table.ranks(page, words, held)
    shown.append(onto)
    return shown


def menu(page: Screen, legal: Sequence[str], held: Sequence[str] = ()) -> Any:
    """A row for each kind of action, its entries numbered from 1."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    rows: dict[str, list[Text]] = {}
    for number, action in enumerate(ordered(legal), 1):
        entry = Text.assemble((f"{number}){TIED}", "dim"), label(page, action, held))
        entry.plain = entry.plain.replace(" ", TIED)
        rows.setdefault(ROWS[action.split()[0]], []).append(entry)
    for row, entries in rows.items():
        grid.add_row(page.say(f"cli-row-{row}"), Text("   ").join(entries))
    return grid
