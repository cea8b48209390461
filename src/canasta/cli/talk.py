"""Dialogue with the player at a match: questions, and the wishes that may replace an answer."""

from __future__ import annotations

from collections import deque
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from canasta.advice import hint_of
from canasta.advice.advisee import MEMORY, Advisee
from canasta.cli import sheet
from canasta.cli.menu import ordered
from canasta.cli.news import joined, pretty, turns
from canasta.cli.player_input import Typed, chosen_number, in_words, shown_word, understand
from canasta.cli.prompts import Asker, LeftError
from canasta.cli.screen import BadInputError
from canasta.match.record import write
from canasta.players import get
from canasta.players.prospects import ADVISER, advised
from canasta.texts.errors import reason

if TYPE_CHECKING:
    from collections.abc import Iterable

    from canasta.cli.screen import Screen
    from canasta.match.match import Match
    from canasta.players import Bot

ANSWERS: Final = ("number", "nothing", "action")
CEREMONY: Final = ("dealt", "commitment")  # shown by other means


class Talk:
    """The dialogue of a match at the terminal; `canasta.cli.session` moves the match itself."""

    def __init__(self, page: Screen, match: Match, bot: Bot, depth: int) -> None:
        self.page = page
        self.match = match
        self.bot = bot
        self.depth = depth  # of the facts in hints
        self.asker: Asker = Asker(page)
        self.seen: int = 0  # events that the player has been shown
        self.said: deque[str] = deque(maxlen=MEMORY)  # reasons of the last hints

    @property
    def seat(self) -> int:
        """The seat of the person; before the draw is over, the person's number."""
        return next(place for place, player in enumerate(self.match.players) if not player.bot)

    @property
    def side(self) -> int:
        """The side of the person."""
        return self.seat % self.match.rules.sides

    @property
    def hears(self) -> int | None:
        """The seat that hears events; None before seats are known."""
        return None if self.match.stage == "draw" else self.seat

    # Saying

    def say(self, words: str, style: str = "") -> None:
        """A line with its cards drawn as cards."""
        said = pretty(self.page, words)
        said.stylize(style)
        self.page.print(said)

    def tell_news(self, skip: Iterable[str] = CEREMONY) -> None:
        """Print the events since the last look as lines."""
        self._tell(self.seen, skip)
        self.seen = len(self.match.log)

    def _tell(self, after: int, skip: Iterable[str]) -> None:
        events = [event for event in self.match.events_for(self.hears, after) if event.kind not in skip]
        for name, said in turns(self.page, events, self.hears, self.match.names):
            self.say(f"{name} {joined(name, said)}".strip())

    # Hearing

    def hear(self, prompt: str) -> Typed:
        """A number, an action or nothing; wishes are granted on the way. Raises `LeftError` if the player leaves."""
        while True:
            line = self.asker.ask(prompt)
            if line is None:
                raise LeftError
            typed = understand(line, self.page.lang)
            if typed.kind in ANSWERS:
                return typed._replace(line=line)
            self._grant(typed)

    def hear_line(self, prompt: str) -> str:
        """Any line but a wish, as typed."""
        return self.hear(prompt).line

    def hear_number(self, key: str, most: int, **more: int) -> int | None:
        """A number from 1 to `most`; None to leave the choice to chance."""
        while True:
            typed = self.hear_line(self.page.say(key, most=most, **more)).split()
            if not typed:
                return None
            if (number := chosen_number(typed[-1], most)) is not None:
                return number
            self.page.tell("cli-choose-number", most=most, style="red")

    # Wishes

    def _grant(self, typed: Typed) -> None:
        page, match = self.page, self.match
        if typed.kind == "quit":
            raise LeftError
        if typed.kind == "help":
            self._help()
        elif typed.kind == "rule":
            self._rule(typed.words)
        elif typed.kind == "save":
            self._write_record(typed.words)
        elif typed.kind == "sheet" and match.score_sheets:
            page.block(sheet.history(page, match.score_sheets, match.names, self.side))
        elif typed.kind == "story":
            self._tell(0, CEREMONY)
        elif typed.kind == "hint" and match.legal(self.seat):
            view = match.view(self.seat)
            choice = advised(get(ADVISER), view, Random(0))
            advisee = Advisee(tuple(self.said), self.depth, self.bot.name)
            hint = hint_of(view, choice, page.lang, names=match.names, advisee=advisee)
            self.said.extendleft(reversed(hint.said))
            legal = ordered(match.legal(self.seat))
            number = f"{legal.index(hint.action) + 1})" if hint.action in legal else ""
            page.print(page.say("cli-play-hint"), number, in_words(hint.action, page.lang), style="cyan")
            for line in page.wrapped(hint.reason):
                page.print(line, style="dim")
        else:
            page.tell("cli-play-nothing", style="dim")

    def _help(self) -> None:
        lang = self.page.lang
        words = {f"w{name}": shown_word(lang, "wish", name) for name in ("rule", "hint", "story", "sheet", "save")}
        verbs = {f"v{name}": shown_word(lang, "verb", name) for name in ("take", "meld", "add", "discard")}
        for line in self.page.say("cli-play-help", **words, **verbs).splitlines():
            self.page.prose(line)

    def _rule(self, words: str) -> None:
        from canasta.cli.rules import one_rule, show_rule

        try:
            show_rule(self.page, one_rule(self.page, words or "?", within=self.match.rules.book or self.match.rules.id))
        except BadInputError as error:
            self.say(error.message(self.page.lang), style="red")

    def _write_record(self, name: str) -> None:
        page = self.page
        place = Path(name or f"{self.match.source.match_id}.txt").expanduser()
        try:
            with place.open("x", encoding="utf-8", newline="\n") as file:
                file.write(write(self.match.record()))
        except FileExistsError:
            page.tell("cli-error-exists", file=str(place), style="red")
        except OSError as error:
            page.tell("cli-error-file", file=str(place), reason=reason(error, page.lang), style="red")
        else:
            page.tell("cli-play-recorded", file=str(place))
