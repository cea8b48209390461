"""A match at the terminal: a person on one seat, bots on the others, from the draw for partners to the last sheet."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from rich.rule import Rule

from canasta.advice import warning
from canasta.cli import board, sheet
from canasta.cli.menu import ordered
from canasta.cli.player_input import chosen_number, misread
from canasta.cli.prompts import LeftError
from canasta.cli.screen import DONE
from canasta.cli.talk import CEREMONY, Talk
from canasta.deal.illegal_action import IllegalAction
from canasta.match.save import save
from canasta.match.shuffle import fresh_contribution
from canasta.players import faults
from canasta.tabletop.notation import NotationError
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from canasta.cli.screen import Screen
    from canasta.match.match import Match
    from canasta.players import Bot


class TerminalSession:
    """A match under way at the terminal. Every action is saved at `place` before the next question.

    `depth` is that of the facts in hints; `warns`: the person is warned before a discard that is hardly good.
    """

    def __init__(self, page: Screen, match: Match, bot: Bot, place: Path, *, depth: int, warns: bool) -> None:
        self.page = page
        self.match = match
        self.bot = bot
        self.place = place
        self.warns = warns
        self.warned: tuple[str, tuple[str, ...]] | None = None  # the last action that was warned of, and the hand then
        self.talk: Talk = Talk(page, match, bot, depth)

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

    def _keep(self) -> None:
        """Save on the way; a failure is reported and the match goes on."""
        try:
            save(self.match, self.place)
        except WordedError as error:
            self.talk.say(error.message(self.page.lang), style="red")

    # Before the cards

    def _draw(self) -> None:
        draw = self.match.draw
        assert draw is not None
        if not draw.picks and not draw.deck.contributions[self.talk.seat]:
            self._add()
        taken = {pick.place for pick in draw.picks}
        free = [place for place in range(len(draw.deck.close())) if place not in taken]
        player = draw.state.waiting[0]
        place = self.chance.choice(free)
        if player == self.talk.seat:
            number = self.talk.hear_number("cli-play-draw", len(free))
            place = place if number is None else free[number - 1]
        self.match.pick(player, place)
        self.talk.tell_news()

    def _add(self, line: str = "") -> None:
        """Add the person's words to the shuffle; without any, random numbers, unless a seed gives the cards.

        Raises `ShuffleError` for a line that cannot be added.
        """
        added = line or ("" if self.match.source.seeded else fresh_contribution())
        if added:
            self.match.contribute(self.talk.seat, added)

    def _shuffle(self) -> None:
        commitment = self.match.commitment
        self.talk.tell_news()
        if commitment is not None:
            self.page.tell("cli-play-commitment", commitment=commitment.hex(), style="dim")
        if self.match.source.seeded:
            self.page.tell("cli-play-seeded", style="yellow")
        while True:
            line = self.talk.hear_line(self.page.say("cli-play-shuffle"))
            try:
                self._add(line)
                break
            except WordedError as error:
                self.talk.say(error.message(self.page.lang), style="red")
        self.match.shuffle()

    def _cut(self) -> None:
        deck, cutter = self.match.deck, self.match.cutter
        assert deck is not None
        assert cutter is not None
        cards = len(deck.close())
        best = self.match.best_aim
        number = best or self.chance.randrange(1, cards)
        if cutter == self.talk.seat and best:
            number = self.talk.hear_number("cli-play-aim", cards - 1, best=best) or number
        elif cutter == self.talk.seat:
            number = self.talk.hear_number("cli-play-cut", cards - 1) or number
        self.match.cut(cutter, number)

    # Play

    def _play(self) -> None:
        deal = self.match.deal
        assert deal is not None
        seat = deal.to_act
        if seat == self.talk.seat:
            self._turn(seat)
        else:
            self.match.play(seat, self.bot.choose(self.match.view(seat), self.chance))
            for fault in faults(self.bot.name):
                self.talk.say(fault.message(self.page.lang), "red")

    def _turn(self, seat: int) -> None:
        """Let the person act once."""
        self._keep()
        view = self.match.view(seat)
        events = self.match.events_for(seat)
        fresh = board.came_this_turn(seat, events)
        seeded = self.match.source.seeded
        board.show(self.page, view, self.match.names, events[self.talk.seen :], fresh=fresh, seeded=seeded)
        choices = ordered(view.legal)
        self.talk.seen = len(self.match.log)
        while True:
            typed = self.talk.hear(self.match.names[seat])
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
            self.talk.say(f"{refusal.rule}  {refusal.message(self.page.lang)}", style="red")
        except NotationError as error:
            self.talk.say(misread(error, self.page.lang), style="red")
        except WordedError as error:
            self.talk.say(error.message(self.page.lang), style="red")
        if 0 < done < len(actions):  # the screen is about to be drawn again
            self.talk.hear_line(self.page.say("cli-play-enter"))
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
        self.talk.say(said.text, style="yellow")
        self.page.tell("cli-play-warned", style="dim")
        return False

    # After play

    def _between(self) -> None:
        self._sheet()
        self.talk.hear_line(self.page.say("cli-play-next"))
        self.talk.seen = len(self.match.log)
        self.match.next_deal()

    def _sheet(self) -> None:
        """Show how the deal ended, and its scores."""
        self._keep()
        page, match = self.page, self.match
        if page.console.is_terminal:
            page.console.clear()
        self.talk.tell_news((*CEREMONY, "scored", "revealed", "finished"))
        page.console.print(Rule(style="dim", characters="─" if page.fancy else "-"))
        page.block(sheet.sheet(page, match.score_sheets[-1], match.names, self.talk.side), width=page.table_width)
        page.print()

    def _finish(self) -> None:
        page, match = self.page, self.match
        self._sheet()
        if len(match.score_sheets) > 1:
            page.block(sheet.history(page, match.score_sheets, match.names, self.talk.side))
            page.print()
        if match.winner == "draw":
            page.tell("cli-play-draw-game", style="bold yellow")
        elif match.winner == self.talk.side:
            page.tell("cli-play-won", style="bold yellow")
        else:
            page.tell("cli-play-lost", style="bold")
        page.tell("cli-play-record", file=str(self.place), style="dim")
