"""The table as a seat sees it: both sides' melds, pile and stock, all card counts, the own hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from canasta.cards import CARD_TEXTS, parse_kind
from canasta.cli.faces import WILD, face, faces, hand, index, kind_of, ranks
from canasta.cli.screen import TIED
from canasta.tabletop.card_words import one_card

if TYPE_CHECKING:
    from canasta.cli.screen import Screen
    from canasta.deal.deal import Deal
    from canasta.deal.view import MeldView, SideView, View

SIDE_BY_SIDE: Final = 26  # columns that a side needs, else sides stand below each other


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
    from canasta.deal.event_words import listed

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
