"""`canasta try`: actions tried on a position, and the result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from canasta.cli.options import Json, Language, read_bytes
from canasta.cli.screen import DONE, REFUSED, Screen, screen

if TYPE_CHECKING:
    from canasta.position.attempt import Attempt
    from canasta.tabletop.notation import Action


def try_(
    position: Annotated[str, typer.Argument(help="cli-argument-position", metavar="POSITION")],
    actions: Annotated[str, typer.Argument(help="cli-argument-actions", metavar="ACTIONS")] = "",
    json: Json = False,
    lang: Language = None,
) -> int:
    """Play the actions as far as they are legal. 1 if one is refused."""
    from canasta.cli.player_input import canonical
    from canasta.position import read_position
    from canasta.position.attempt import attempt
    from canasta.tabletop.notation import parse_actions

    page = screen(lang)
    asked = parse_actions(canonical(actions, page.lang))
    tried = attempt(read_position(read_bytes(position)), asked)
    if json:
        page.json(tried.as_json(page.lang))
    else:
        show(page, asked, tried)
    return REFUSED if tried.refused is not None else DONE


def show(page: Screen, asked: list[Action], tried: Attempt) -> None:
    """Print the result for a person: the actions done, the table, the legal actions or the score."""
    from rich.text import Text

    from canasta.cli import board, table
    from canasta.cli.news import pretty
    from canasta.cli.player_input import in_words
    from canasta.deal.view import view

    deal = tried.deal
    names = [page.say("position-seat", n=seat) for seat in range(deal.rules.seats)]
    for action in asked[: tried.accepted]:
        page.print("✓" if page.fancy else "+", pretty(page, in_words(action.text, page.lang)), style="green")
    if tried.refused is not None and tried.refusal is not None:
        page.print("✗" if page.fancy else "-", pretty(page, in_words(tried.refused.text, page.lang)), style="bold red")
        page.print(f"  {tried.refusal.rule} ", pretty(page, tried.refusal.message(page.lang)))
    if asked:
        page.print()
    if tried.score is None:
        seen = view(deal, deal.to_act)
        own = list(table.below(page, seen))
        if deal.to_act in deal.hidden_hands:
            own.append(Text(page.say("cli-try-made-up"), style="dim"))
        board.show(page, seen, names, (), hands=own, clear=False)
        return
    from canasta.cli.sheet import sheet

    board.on_the_table(page, list(table.above(page, view(deal, None), names)))
    page.block(sheet(page, tried.score, names), width=page.table_width)
    if tried.winner == "draw":
        page.tell("cli-try-draw", style="bold yellow")
    elif tried.winner is not None:
        page.tell("cli-try-winner", side=tried.winner, style="bold yellow")
