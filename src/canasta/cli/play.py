"""`canasta play`: a match against bots at the terminal, after the questions before it."""

from __future__ import annotations

import getpass
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from canasta.cli.options import FormName, House, Language, RuleSetName, bots_that_begin, rules_of
from canasta.cli.screen import DONE, BadInputError, Screen, screen, sentence_of
from canasta.texts import LANGUAGES, text, writing

if TYPE_CHECKING:
    from canasta.cli.prompts import Asker
    from canasta.match.match import Match
    from canasta.rules import Rules


def play(
    rules: RuleSetName = None,
    form: FormName = None,
    house: House = None,
    bot: Annotated[
        str, typer.Option("--bot", help="cli-option-bot", metavar="BOT", autocompletion=bots_that_begin)
    ] = "tuned",
    name: Annotated[str | None, typer.Option("--name", help="cli-option-name", metavar="NAME")] = None,
    seed: Annotated[str | None, typer.Option("--seed", help="cli-option-seed", metavar="SEED")] = None,
    resume: Annotated[str | None, typer.Option("--resume", help="cli-option-resume", metavar="FILE")] = None,
    save: Annotated[str | None, typer.Option("--save", help="cli-option-save", metavar="FILE")] = None,
    depth: Annotated[
        int | None, typer.Option("--depth", min=1, max=3, help="cli-option-depth", metavar="NUMBER")
    ] = None,
    warn: Annotated[bool | None, typer.Option("--warn/--no-warn", help="cli-option-warn")] = None,
    lang: Language = None,
) -> int:
    """Sit down at a new match or resume an old one, then play."""
    from canasta.advice.advisee import ON_TABLE, depth_of
    from canasta.cli import saves
    from canasta.cli.prompts import LeftError
    from canasta.cli.session import TerminalSession
    from canasta.match.save import save as store
    from canasta.players import invited

    page = screen(lang)
    player = invited(bot)
    place = Path(save).expanduser() if save else None
    asks = sys.stdin is not None and sys.stdin.isatty() and page.console.is_terminal
    new = any((place, rules, form, house, name, seed))
    match, same = None, False
    try:
        if not resume and asks and not new:
            resume, match = _left(page)
        if resume:
            match = match or _resumed(resume)
            place = place or Path(resume).expanduser()
            same = place.resolve() == Path(resume).expanduser().resolve()
        else:
            page, match = _seated(page, rules, form, house, name, seed, asks=asks, lang=lang)
    except LeftError:
        return DONE
    if place is not None and place.exists() and not same:
        raise BadInputError("exists", file=str(place))
    place = place or saves.place_for(match.source.match_id)
    store(match, place)  # before any play: a place that cannot be written is reported now
    deep = depth_of(player.name) if depth is None else depth
    warns = deep == ON_TABLE if warn is None else warn
    return TerminalSession(page, match, player, place, depth=deep, warns=warns).run()


def _left(page: Screen) -> tuple[str | None, Match | None]:
    """The last unfinished match and its file, if there is one and the player resumes it."""
    from canasta.cli import saves
    from canasta.cli.prompts import Asker
    from canasta.rules.describe import title
    from canasta.texts.errors import WordedError

    place = saves.unfinished()
    if place is None:
        return None, None
    try:
        match = _resumed(str(place))
    except WordedError as error:  # the file stays, and a new match can begin
        page.print(page.say("cli-play-left-lost", why=sentence_of(error, page.lang) or ""), style="red")
        return None, None
    names = ", ".join(match.names)
    deal = len(match.ended) + (match.stage in ("shuffle", "cut", "play"))
    page.tell("cli-play-left", title=title(match.rules, page.lang), names=names, deal=deal)
    return (str(place), match) if Asker(page).agree(page.say("cli-play-resume")) else (None, None)


def _resumed(file: str) -> Match:
    """The match in a file, with one person in it. Raises `BadInputError`, and `RecordError` with the line."""
    from canasta.match.save import load

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
    """A new match; choices that no option gives are asked for at a terminal."""
    from canasta.cli.prompts import Asker
    from canasta.match.match import Match, Player
    from canasta.match.record.values import check_name

    asker = Asker(page)
    if asks and lang is None and set_name is None:
        page = Screen(ask_language(asker, page.lang))
        asker = Asker(page)
    if asks and set_name is None:
        chosen = ask_rules(asker, page, form, house)
    else:
        chosen = rules_of(set_name or "clasica", form, house)
    person = usual_name(page)
    if name is not None:
        person = name.strip()
    elif asks and set_name is None:
        person = asker.word(page.say("cli-seat-name"), person)
    check_name(person)
    others = bot_names(page, person, chosen.seats - 1)
    players = [Player(person), *(Player(each, bot=True) for each in others)]
    return page, Match.new(chosen, players, seed=seed)


def ask_language(asker: Asker, lang: str) -> str:
    """One of the languages, asked in all of them; that of the environment comes first."""
    codes = sorted(LANGUAGES, key=lambda code: code != lang)
    question = " · ".join(text(code, "cli-seat-language") for code in codes)
    chosen: str = asker.choose(question, [(writing(code).name, code) for code in codes], default=0)
    return chosen


def ask_rules(asker: Asker, page: Screen, form: str | None, house: list[str] | None) -> Rules:
    """A rule set and, if it has several, a form."""
    from canasta.rules import forms, names

    sets = [(page.say(f"set-{name}"), name) for name in names()]
    name: str = asker.choose(page.say("cli-seat-rules"), sets)
    if form is None and len(forms(name)) > 1:
        choices = [(page.say(f"form-{each}"), each) for each in forms(name)]
        usual = [each for _, each in choices].index(rules_of(name).form)
        form = asker.choose(page.say("cli-seat-form"), choices, default=usual)
    return rules_of(name, form, house)


def usual_name(page: Screen) -> str:
    """The user name of the system, else a word for a player."""
    try:
        name = getpass.getuser().strip()
    except (OSError, KeyError):
        name = ""
    if not name.isprintable() or name in ("", "root"):
        name = page.say("match-you")
    return name[:1].upper() + name[1:]


def bot_names(page: Screen, person: str, number: int) -> list[str]:
    """Names for the bots, none equal to the person's."""
    names = [name for name in page.say("match-others").split() if name.casefold() != person.casefold()]
    return names[:number]
