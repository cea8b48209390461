"""`canasta play`: a match against bots at the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from canasta.cli.options import FormName, House, Language, RuleSetName, rules_of
from canasta.cli.screen import BadInputError, Screen, screen

if TYPE_CHECKING:
    from canasta.game.match import Match


def play(
    rules: RuleSetName = None,
    form: FormName = None,
    house: House = None,
    bot: Annotated[str, typer.Option("--bot", help="cli-option-bot", metavar="BOT")] = "greedy",
    name: Annotated[str | None, typer.Option("--name", help="cli-option-name", metavar="NAME")] = None,
    seed: Annotated[str | None, typer.Option("--seed", help="cli-option-seed", metavar="SEED")] = None,
    resume: Annotated[str | None, typer.Option("--resume", help="cli-option-resume", metavar="FILE")] = None,
    save: Annotated[str | None, typer.Option("--save", help="cli-option-save", metavar="FILE")] = None,
    lang: Language = None,
) -> int:
    """Sit down, or take a seat that was left; then play."""
    from canasta.bots import get
    from canasta.cli import saves
    from canasta.cli.prompts import Asker
    from canasta.cli.session import Session
    from canasta.game.save import save as store

    page = screen(lang)
    player = get(bot)
    place = Path(save).expanduser() if save else None
    asks = sys.stdin is not None and sys.stdin.isatty() and page.console.is_terminal
    left = None if resume or place or rules or not asks else saves.unfinished()
    if left is not None and Asker(page).agree(page.say("cli-play-resume")):
        resume = str(left)
    if resume:
        match = _resumed(resume)
        place = place or Path(resume).expanduser()
        same = place.resolve() == Path(resume).expanduser().resolve()
    else:
        page, match = _seated(page, rules, form, house, name, seed, asks=asks, lang=lang)
        same = False
    if place is not None and place.exists() and not same:
        raise BadInputError("exists", file=str(place))
    place = place or saves.place_for(match.source.match_id)
    store(match, place)  # before anything is played: a place that cannot be written is told now
    return Session(page, match, player, place).run()


def _resumed(file: str) -> Match:
    """The match of a file, with one person in it. Raises `BadInputError`, and `RecordError` with the line."""
    from canasta.game.save import load

    match = load(Path(file).expanduser())
    if sum(not player.bot for player in match.players) != 1:
        raise BadInputError("no-person", file=file)
    if match.finished:
        raise BadInputError("finished", file=file)
    return match


def _seated(
    page: Screen,
    set_name: str | None,
    form: str | None,
    house: list[str] | None,
    name: str | None,
    seed: str | None,
    *,
    asks: bool,
    lang: str | None,
) -> tuple[Screen, Match]:
    """A new match; what no option says is asked for, where there is somebody to ask."""
    from canasta.cli import seating
    from canasta.cli.prompts import Asker
    from canasta.game.match import Match, Player
    from canasta.game.record_checks import check_name

    asker = Asker(page)
    if asks and lang is None and set_name is None:
        page = Screen(seating.ask_language(asker, page.lang))
        asker = Asker(page)
    if asks and set_name is None:
        chosen = seating.ask_rules(asker, page, form, house)
    else:
        chosen = rules_of(set_name or "clasica", form, house)
    person = seating.usual_name(page)
    if name is not None:
        person = name.strip()
    elif asks and set_name is None:
        person = asker.word(page.say("cli-seat-name"), person)
    check_name(person)
    others = seating.bot_names(page, person, chosen.seats - 1)
    players = [Player(person), *(Player(each, bot=True) for each in others)]
    return page, Match.new(chosen, players, seed=seed)
