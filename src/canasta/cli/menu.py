"""The legal actions as a short menu: numbered, in rows by verb, with the words of the player's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.table import Table
from rich.text import Text

from canasta.cli.faces import ranks
from canasta.cli.screen import TIED

if TYPE_CHECKING:
    from canasta.cli.screen import Screen

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
    shown = ranks(page, words, held)
    shown.append(onto)
    return shown


def menu(page: Screen, legal: Sequence[str], held: Sequence[str] = ()) -> Any:
    """A row for each kind of action, its entries numbered from 1."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    rows: dict[str, list[Text]] = {}
    for number, action in enumerate(ordered(legal), 1):
        entry = Text.assemble((f"{number}){TIED}", "dim"), label(page, action, held))
        entry.plain = entry.plain.replace(" ", TIED)
        rows.setdefault(ROWS[action.split()[0]], []).append(entry)
    for row, entries in rows.items():
        table.add_row(page.say(f"cli-row-{row}"), Text("   ").join(entries))
    return table
