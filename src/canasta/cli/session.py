"""A match at the terminal: a person on one seat, bots on the others, from the draw for partners to the last sheet."""

from __future__ import annotations

from collections import deque
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from rich.rule import Rule

from canasta.advice import hint_of, warning
from canasta.advice.advisee import MEMORY, Advisee
from canasta.cli import board, sheet
from canasta.cli.board import ordered
from canasta.cli.news import joined, pretty, turns
from canasta.cli.player_input import Typed, chosen_number, in_words, misread, shown_word, understand
from canasta.cli.prompts import Asker, LeftError
from canasta.cli.screen import DONE, BadInputError
from canasta.match.record import write
from canasta.match.save import save
from canasta.match.shuffle import fresh_contribution
from canasta.players import faults, get
from canasta.players.prospects import ADVISER, advised
from canasta.refusals.refusal import IllegalAction
from canasta.tabletop.notation import NotationError
from canasta.texts.errors import WordedError, reason

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from canasta.cli.screen import Screen
    from canasta.match.match import Match
    from canasta.players import Bot

ANSWERS: Final = ("number", "nothing", "action")
CEREMONY: Final = ("dealt", "commitment")  # shown by other means


class TerminalSession:
    """A match under way at the terminal. Every action is saved at `place` before the next question.

    `depth` is that of the facts in hints; `warns`: the person is warned before a discard that is hardly good.
    """

    def __init__(self, page: Screen, match: Match, bot: Bot, place: Path, *, depth: int, warns: bool) -> None:
        self.page = page
        self.match = match
        self.bot = bot
        self.place = place
        self.depth = depth
        self.warns = warns
        self.asker: Asker = Asker(page)
        self.seen: int = 0  # events that the player has been shown
        self.said: deque[str] = deque(maxlen=MEMORY)  # reasons of the last hints
        self.warned: tuple[str, tuple[str, ...]] | None = None  # the last action that was warned of, and the hand then

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

    @property
    def chance(self) -> Random:
        """The random source of bots and idle choices: with a seed, fixed by the point of the match."""
        seed = self.match.source.seed
        return Random() if seed is None else Random(f"{seed}/{len(self.match.log)}")

    def run(self) -> int:
        """Play until the match is over or the player leaves. Returns the exit status."""
        steps = {
            "draw": self._draw,
            "shuffle": self._shuffle,
            "cut": self._cut,
            "play": self._play,
            "between": self._between,
        }
        try:
            while self.match.stage != "finished":
                steps[self.match.stage]()
        except (LeftError, KeyboardInterrupt) as leaving:
            self.page.print()
            save(self.match, self.place)
            self.page.tell("cli-play-saved", file=str(self.place))
            if isinstance(leaving, KeyboardInterrupt):
                raise
            return DONE
        self._finish()
        return DONE

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

    def _keep(self) -> None:
        """Save on the way; a failure is reported and the match goes on."""
        try:
            save(self.match, self.place)
        except WordedError as error:
            self.say(error.message(self.page.lang), style="red")

    # Before the cards

    def _draw(self) -> None:
        draw = self.match.draw
        assert draw is not None
        if not draw.picks and not draw.deck.contributions[self.seat]:
            self._add()
        taken = {pick.place for pick in draw.picks}
        free = [place for place in range(len(draw.deck.close())) if place not in taken]
        player = draw.state.waiting[0]
        place = self.chance.choice(free)
        if player == self.seat:
            number = self.hear_number("cli-play-draw", len(free))
            place = place if number is None else free[number - 1]
        self.match.pick(player, place)
        self.tell_news()

    def _add(self, line: str = "") -> None:
        """Add the person's words to the shuffle; without any, random numbers, unless a seed gives the cards.

        Raises `ShuffleError` for a line that cannot be added.
        """
        added = line or ("" if self.match.source.seeded else fresh_contribution())
        if added:
            self.match.contribute(self.seat, added)

    def _shuffle(self) -> None:
        commitment = self.match.commitment
        self.tell_news()
        if commitment is not None:
            self.page.tell("cli-play-commitment", commitment=commitment.hex(), style="dim")
        if self.match.source.seeded:
            self.page.tell("cli-play-seeded", style="yellow")
        while True:
            line = self.hear_line(self.page.say("cli-play-shuffle"))
            try:
                self._add(line)
                break
            except WordedError as error:
                self.say(error.message(self.page.lang), style="red")
        self.match.shuffle()

    def _cut(self) -> None:
        deck, cutter = self.match.deck, self.match.cutter
        assert deck is not None
        assert cutter is not None
        cards = len(deck.close())
        best = self.match.best_aim
        number = best or self.chance.randrange(1, cards)
        if cutter == self.seat and best:
            number = self.hear_number("cli-play-aim", cards - 1, best=best) or number
        elif cutter == self.seat:
            number = self.hear_number("cli-play-cut", cards - 1) or number
        self.match.cut(cutter, number)

    # Play

    def _play(self) -> None:
        deal = self.match.deal
        assert deal is not None
        seat = deal.to_act
        if seat == self.seat:
            self._turn(seat)
        else:
            self.match.play(seat, self.bot.choose(self.match.view(seat), self.chance))
            for fault in faults(self.bot.name):
                self.say(fault.message(self.page.lang), "red")

    def _turn(self, seat: int) -> None:
        """Let the person act once."""
        self._keep()
        view = self.match.view(seat)
        events = self.match.events_for(seat)
        fresh = board.came_this_turn(seat, events)
        seeded = self.match.source.seeded
        board.show(self.page, view, self.match.names, events[self.seen :], fresh=fresh, seeded=seeded)
        choices = ordered(view.legal)
        self.seen = len(self.match.log)
        while True:
            typed = self.hear(self.match.names[seat])
            number = chosen_number(typed.words, len(choices)) if typed.kind == "number" else None
            if typed.kind == "number" and number is None:
                self.page.tell("cli-choose-number", most=len(choices), style="red")
            elif typed.kind != "nothing":
                action = typed.words if number is None else choices[number - 1]
                if self._acts(seat, action.split(";")):
                    return

    def _acts(self, seat: int, actions: Sequence[str]) -> bool:
        """Play what was typed, as far as it is legal; returns whether anything was played."""
        done = 0
        try:
            for action in actions:
                if self.warns and not self._insists(seat, action):
                    break
                self.match.play(seat, action)
                done += 1
        except IllegalAction as illegal:
            refusal = illegal.refusal
            self.say(f"{refusal.rule}  {refusal.message(self.page.lang)}", style="red")
        except NotationError as error:
            self.say(misread(error, self.page.lang), style="red")
        except WordedError as error:
            self.say(error.message(self.page.lang), style="red")
        if 0 < done < len(actions):  # the screen is about to be drawn again
            self.hear_line(self.page.say("cli-play-enter"))
        return done > 0

    def _insists(self, seat: int, action: str) -> bool:
        """Warn of an action, if need be; True if there is nothing to say, or it was said and the person insists."""
        view = self.match.view(seat)
        if self.match.deal is None or self.match.deal.to_act != seat or self.warned == (action, view.hand):
            return True
        said = warning(view, action, self.page.lang, self.match.names)
        if said is None:
            return True
        self.warned = action, view.hand
        self.say(said.text, style="yellow")
        self.page.tell("cli-play-warned", style="dim")
        return False

    # After play

    def _between(self) -> None:
        self._sheet()
        self.hear_line(self.page.say("cli-play-next"))
        self.seen = len(self.match.log)
        self.match.next_deal()

    def _sheet(self) -> None:
        """Show how the deal ended, and its scores."""
        self._keep()
        page, match = self.page, self.match
        if page.console.is_terminal:
            page.console.clear()
        self.tell_news((*CEREMONY, "scored", "revealed", "finished"))
        page.console.print(Rule(style="dim", characters="─" if page.fancy else "-"))
        page.block(sheet.sheet(page, match.score_sheets[-1], match.names, self.side), width=page.table_width)
        page.print()

    def _finish(self) -> None:
        page, match = self.page, self.match
        self._sheet()
        if len(match.score_sheets) > 1:
            page.block(sheet.history(page, match.score_sheets, match.names, self.side))
            page.print()
        if match.winner == "draw":
            page.tell("cli-play-draw-game", style="bold yellow")
        elif match.winner == self.side:
            page.tell("cli-play-won", style="bold yellow")
        else:
            page.tell("cli-play-lost", style="bold")
        page.tell("cli-play-record", file=str(self.place), style="dim")
