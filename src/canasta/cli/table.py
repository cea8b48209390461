"""The table as a seat sees it: both sides' melds, pile and stock, all card counts, the own hand.

Cards are shown by index and suit, in four colours, with ten written as 10.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from canasta.cards import CARD_OF_TEXT, CARD_TEXTS, KIND_OF_CARD, KIND_TEXTS, parse_kind
from canasta.cli.screen import TIED
from canasta.tabletop.card_words import SIGNS, one_card

if TYPE_CHECKING:
    from canasta.cli.screen import Screen
    from canasta.deal.deal import Deal
    from canasta.deal.view import MeldView, SideView, View

SIDE_BY_SIDE: Final = 26  # columns that a side needs, else sides stand below each other
# Told apart on light and dark grounds; the sign of the suit says the same without colour.
STYLES: Final = {"s": "bold", "h": "bold red", "d": "bold bright_blue", "c": "bold green"}
WILD: Final = "bold magenta"
ORDER: Final = ("X", "2", "A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3b", "3r")


def above(page: Screen, view: View, names: Sequence[str]) -> Iterator[Any]:
    """The cards on the table that everybody sees, top down."""
    width = page.table_width
    yield header(page, view, width)
    yield sides(page, view, names, width)
    yield middle(page, view)
    yield players(page, view, names)


def below(page: Screen, view: View, fresh: Iterable[str] = ()) -> Iterator[Any]:
    """The cards of the seat: its hand. `fresh` are those that have just come to it."""
    if view.seat is not None:
        yield Rule(style="dim", characters="─" if page.fancy else "-")
        yield own_hand(page, view, page.table_width, fresh)


def every_hand(page: Screen, deal: Deal, names: Sequence[str]) -> Iterator[Any]:
    """All hands open, for a look back at a deal."""
    yield Rule(style="dim", characters="─" if page.fancy else "-")
    width = max(map(len, names))
    for name, cards in zip(names, deal.hands, strict=True):
        lines = hand(page, [CARD_TEXTS[card] for card in cards], page.table_width - width - 1)
        for place, line in enumerate(lines):
            yield Text.assemble((f"{'' if place else name:<{width}} ", "dim"), line)


def header(page: Screen, view: View, width: int) -> Any:
    """The rule set, the number of the deal, and the target."""
    from canasta.rules.describe import title

    left = Text(title(view.rules, page.lang), style="bold")
    right = page.say("cli-table-deal", deal=view.deal, target=view.rules.target)
    if len(left) + len(right) + 2 > width:
        return left
    left.append(" " * (width - len(left) - len(right)))
    left.append(right, style="dim")
    return left


def side_name(page: Screen, side: int, names: Sequence[str], count: int) -> str:
    """The players of a side: Ana y Luis."""
    from canasta.tabletop.card_words import listed

    return listed(page.lang, [names[seat] for seat in range(side, len(names), count)])


def sides(page: Screen, view: View, names: Sequence[str], width: int) -> Any:
    """A column for each side, the own one first; below each other on a narrow screen."""
    count = len(view.sides)
    first = 0 if view.seat is None else view.seat % count
    order = [(first + step) % count for step in range(count)]
    columns = [list(one_side(page, view.sides[side], side_name(page, side, names, count))) for side in order]
    shown = [Text("\n").join(column) for column in columns]
    table = Table.grid(padding=(0, 2, 0, 0), expand=True)
    if width // count >= SIDE_BY_SIDE:
        for _ in order:
            table.add_column(ratio=1)
        table.add_row(*shown)
    else:
        for column in shown:
            table.add_row(column)
    return table


def one_side(page: Screen, side: SideView, name: str) -> Iterator[Text]:
    """Name, score and opening, the melds by number, the red threes."""
    yield Text(name, style="bold")
    standing = Text(page.say("cli-points", n=side.score))
    if not side.opened:
        standing.append(f" · {page.say('side-opens', n=side.minimum)}", style="dim")
    yield standing
    for meld in side.melds:
        if not meld.closed:
            yield meld_line(page, meld)
    closed = [meld for meld in side.melds if meld.closed]
    if closed:
        yield Text("  ").join(_closed(page, meld) for meld in closed)
    if side.red_threes:
        yield Text.assemble((page.say("cli-table-red-threes"), "dim"), " ", faces(page, side.red_threes))


def meld_line(page: Screen, meld: MeldView) -> Text:
    """A meld by ranks, naturals first, with its number and the type of canasta."""
    kinds = sorted((kind_of(card) for card in meld.cards), key=lambda kind: (kind == "2", kind == "X"))
    line = Text(f"{meld.number:>2}: ", style="dim")
    shown = ranks(page, kinds)
    shown.style = "bold" if meld.canasta is not None else ""
    line = Text.assemble(line, shown)
    if meld.canasta is not None:
        line.append(f"  {page.say(f'canasta-kind-{meld.canasta}')}", style="yellow")
    return line


def _closed(page: Screen, meld: MeldView) -> Text:
    """A closed canasta in short: its number, rank and type."""
    rank = "" if meld.rank == "wild" else f"{index(meld.rank)}{TIED}"
    kind = page.say(f"canasta-kind-{meld.canasta}").replace(" ", TIED)
    number = f"{meld.number:>2}: ".replace(" ", TIED)
    return Text.assemble((number, "dim"), (rank, "bold"), (kind, "yellow"))


def middle(page: Screen, view: View) -> Text:
    """Stock and pile, frozen or blocked and why, the moda."""
    pile = view.pile
    line = Text(page.say("cli-table-stock", n=view.stock))
    line.append("     ")
    if pile.top is None:
        line.append(page.say("cli-table-no-pile"))
    else:
        line.append(page.say("cli-table-pile", n=pile.size) + " ")
        line.append_text(face(page, pile.top))
        if pile.blocked:
            line.append(f"  {page.say('cli-table-blocked')}", style="bold")
        if pile.frozen:
            line.append(f"  {page.say('pile-frozen')}", style="bold cyan")
            if pile.crosswise:
                line.append(" ").append_text(faces(page, pile.crosswise))
    if view.moda:
        line.append(f"     {page.say('cli-table-moda')} ").append(index(view.moda), style="bold")
    if pile.cards:
        line.append(f"\n{page.say('cli-table-pile-cards')} ", style="dim")
        down = pile.cards.count(None)
        line.append(page.say("cli-table-face-down", n=down) + " " if down else "")
        line.append_text(faces(page, [card for card in pile.cards if card is not None]))
    return line


def players(page: Screen, view: View, names: Sequence[str]) -> Text:
    """The number of cards of all players, in the order of play from the own seat, and the direction of play."""
    first = view.seat or 0
    line = Text()
    arrow = "▸" if page.fancy else ">"
    onward = " → " if page.fancy else " -> "
    for step in range(len(names)):
        seat = (first + step) % len(names)
        if step:
            line.append(onward, style="dim")
        acts = seat == view.to_act and view.phase != "over"
        line.append(arrow if acts else " ", style="bold yellow")
        line.append(names[seat].replace(" ", TIED), style="bold" if acts else "")
        line.append(f"{TIED}{view.hands[seat]}", style="dim" if not acts else "")
    if len(names) > 2:
        way = "clockwise" if view.rules.clockwise else "counter-clockwise"
        line.append(f"  ({page.say(f'cli-table-{way}')})".replace(" ", TIED), style="dim")
    return line


def own_hand(page: Screen, view: View, width: int, fresh: Iterable[str]) -> Any:
    """The hand, grouped by rank, and the obligations of the turn."""
    lines = hand(page, view.hand, width, fresh)
    if view.freed is not None:
        lines.append(Text(page.say("cli-table-freed", card=one_card(page.lang, parse_kind(view.freed))), style=WILD))
    if view.points and not view.sides[(view.seat or 0) % len(view.sides)].opened:
        minimum = view.sides[(view.seat or 0) % len(view.sides)].minimum
        lines.append(Text(page.say("cli-table-points", points=view.points, minimum=minimum), style="yellow"))
    return Text("\n").join(lines)


def index(rank: str) -> str:
    """A rank as it is printed: 10 for T."""
    return "10" if rank == "T" else rank


def kind_of(card: str) -> str:
    """The text of a card's kind: ``3b`` for ``3s``."""
    return KIND_TEXTS[KIND_OF_CARD[CARD_OF_TEXT[card]]]


def face(page: Screen, card: str) -> Text:
    """A card with its suit: K♥, or Kh where the sign cannot be shown."""
    if card == "X":
        return Text("X", style=WILD)
    rank, suit = card[:-1], card[-1]
    style = WILD if rank == "2" else STYLES[suit]
    return Text(index(rank) + (SIGNS[suit] if page.fancy else suit), style=style)


def faces(page: Screen, cards: Iterable[str]) -> Text:
    """Cards in a row."""
    return Text(" ").join(face(page, card) for card in cards)


def by_rank(cards: Iterable[str]) -> dict[str, list[str]]:
    """The cards of a hand by kind: wilds, then from the ace down."""
    groups: dict[str, list[str]] = {rank: [] for rank in ORDER}
    for card in cards:
        groups[kind_of(card)].append(card)
    return {rank: sorted(group) for rank, group in groups.items() if group}


def hand(page: Screen, cards: Sequence[str], width: int, fresh: Iterable[str] = ()) -> list[Text]:
    """A hand grouped by rank, in lines of at most that width; a group is not broken. `fresh` cards are underlined."""
    lines = [Text()]
    new = Counter(fresh)
    for group in by_rank(cards).values():
        shown = []
        for card in group:
            shown.append(face(page, card))
            if new[card]:
                new[card] -= 1
                shown[-1].stylize("underline")
        piece = Text(" ").join(shown)
        if len(lines[-1]) and len(lines[-1]) + 3 + len(piece) > width:
            lines.append(Text())
        if len(lines[-1]):
            lines[-1].append("   ")
        lines[-1].append_text(piece)
    return lines


def ranks(page: Screen, kinds: Iterable[str], held: Iterable[str] = ()) -> Text:
    """Cards by rank only, wilds in their colour: suits do not matter in a meld. Threes keep theirs: those `held`."""
    threes = {kind_of(card): card for card in held if card[0] == "3"}
    shown = []
    for kind in kinds:
        if kind in ("3b", "3r"):
            shown.append(face(page, threes.get(kind, "3s" if kind == "3b" else "3h")))
        else:
            shown.append(Text(index(kind), style=WILD if kind in "2X" else ""))
    return Text(" ").join(shown)
