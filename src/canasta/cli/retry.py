"""`canasta review --retry`: the moments of a match asked again at the terminal, one after another."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from canasta.advice.words import advice
from canasta.cli import board, sheet
from canasta.cli.answers import show_answers
from canasta.cli.menu import ordered
from canasta.cli.news import joined, pretty, turns
from canasta.cli.player_input import Typed, chosen_number, misread, understand
from canasta.cli.prompts import Asker, LeftError
from canasta.deal.deal_events import play
from canasta.deal.illegal_action import IllegalAction
from canasta.deal.view import view
from canasta.players import get
from canasta.review.answers import told_answers, way_on
from canasta.review.words import told_of
from canasta.tabletop.micro import NotPlayable, first_text
from canasta.tabletop.notation import NotationError, parse_action, parse_actions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.cli.screen import Screen
    from canasta.deal.deal import Deal
    from canasta.review import CandidateResult, Reviewer
    from canasta.review.deal_moments import DealMoment
    from canasta.review.key_decisions import KeyDecision

BOT: Final = "tuned"  # who plays for the others


def retry(page: Screen, reviewer: Reviewer, moments: Sequence[DealMoment]) -> None:
    """Ask all moments, until the reader leaves."""
    if not moments:
        page.tell("cli-retry-none")
        return
    asker = Asker(page)
    try:
        for number, moment in enumerate(moments, 1):
            Retrial(page, asker, reviewer, moment).ask(number, len(moments))
    except LeftError:
        page.print()


class Retrial:
    """A moment in progress at the terminal."""

    def __init__(self, page: Screen, asker: Asker, reviewer: Reviewer, moment: DealMoment) -> None:
        self.page = page
        self.asker = asker
        self.names: tuple[str, ...] = reviewer.names
        self.moment = moment
        self.decision: KeyDecision = moment.decision
        self.deal: Deal = moment.standing(reviewer)
        self.seat: int = self.deal.to_act

    def ask(self, number: int, of: int) -> None:
        """Show the position and ask until an answer is good or the reader wants to see it; then offer to play on."""
        page, moment = self.page, self.moment
        where: dict[str, int | str] = {"deal": moment.deal, "turn": moment.turn, "name": self.names[self.seat]}
        page.print()
        page.tell("cli-retry-heading", style="bold", number=number, of=of, **where)
        board.show(page, self.decision.view, self.names, (), clear=False)
        page.tell("cli-retry-how", style="dim")
        while True:
            typed = self._hear()
            if typed.kind == "nothing":
                self._tell("cli-retry-shown", self.decision.best)
                break
            answer = self._answer(typed)
            if answer is not None and answer.good:
                self._tell("cli-retry-good", answer)
                break
            if answer is not None:
                page.prose(page.say("cli-retry-wrong", told=told_of(self.decision, answer, page.lang, self.names)))
        played = self.decision.answer(self.decision.played)
        if played is not None:
            page.prose(page.say("cli-retry-then", told=told_of(self.decision, played, page.lang, self.names)))
        page.tell("cli-retry-answers", style="dim")
        answers = told_answers(self.decision, page.lang, self.names)
        show_answers(page, answers, way_on(self.deal, self.decision, page.lang, self.names))
        wanted = self.asker.before_the_match(page.say("cli-retry-on"))
        if wanted and understand(wanted, page.lang).words == "yes":
            self._play_on()

    def _tell(self, key: str, answer: CandidateResult) -> None:
        page = self.page
        done = advice(self.decision.view, answer.action, page.lang, closing=answer.closing)
        page.prose(page.say(key, done=done, told=told_of(self.decision, answer, page.lang, self.names)))

    def _hear(self) -> Typed:
        """A number, an action or nothing. Raises `LeftError` at the end of input and if the reader leaves."""
        while True:
            line = self.asker.ask(self.names[self.seat])
            if line is None:
                raise LeftError
            typed = understand(line, self.page.lang)
            if typed.kind == "quit":
                raise LeftError
            if typed.kind in ("number", "action", "nothing"):
                return typed
            self.page.tell("cli-retry-how", style="dim")

    def _chosen(self, typed: Typed) -> str | None:
        """The action of a number or the typed one; None, and said, if it is none."""
        legal = ordered(view(self.deal, self.seat).legal)
        if typed.kind == "action":
            return typed.words
        if (number := chosen_number(typed.words, len(legal))) is not None:
            return legal[number - 1]
        self.page.tell("cli-choose-number", most=len(legal), style="red")
        return None

    def _answer(self, typed: Typed) -> CandidateResult | None:
        """The answer that was typed; None, and said, if it cannot be played."""
        action = self._chosen(typed)
        if action is None:
            return None
        try:
            asked = parse_actions(action)
            return self.decision.answer(first_text(self.deal, asked[0])) if asked else None
        except NotationError as error:
            self._complain(misread(error, self.page.lang))
        except NotPlayable:
            try:
                self.deal.copy().play(asked[0])
            except IllegalAction as illegal:
                self._complain(f"{illegal.refusal.rule}  {illegal.refusal.message(self.page.lang)}")
        return None

    def _complain(self, words: str) -> None:
        said = pretty(self.page, words)
        said.stylize("red")
        self.page.print(said)

    # Playing on

    def _play_on(self) -> None:
        """Play the deal to its end against bots, from the position as it stood."""
        page, deal, bot = self.page, self.deal, get(BOT)
        page.tell("cli-retry-on-how", style="dim")
        number = 0
        while not deal.over:
            seat = deal.to_act
            if seat != self.seat:
                self._do(deal, bot.choose(view(deal, seat), Random(number)))
                number += 1
                continue
            board.show(page, view(deal, seat), self.names, (), clear=False)
            typed = self._hear()
            action = None if typed.kind == "nothing" else self._chosen(typed)
            for each in (action or "").split(";"):
                if not each.strip() or not self._do(deal, each.strip()):
                    break
        page.block(sheet.sheet(page, deal.score(), self.names, self.seat % deal.rules.sides), width=page.table_width)

    def _do(self, deal: Deal, action: str) -> bool:
        """Play an action and tell what happened; says so and returns False if that is not possible."""
        try:
            events = play(deal, parse_action(action), 1).events
        except IllegalAction as illegal:
            self._complain(f"{illegal.refusal.rule}  {illegal.refusal.message(self.page.lang)}")
        except NotationError as error:
            self._complain(misread(error, self.page.lang))
        else:
            seen = [each.seen_by(self.seat) for each in events]
            for name, said in turns(self.page, seen, self.seat, self.names):
                self.page.print(pretty(self.page, f"{name} {joined(name, said)}".strip()))
            return True
        return False
