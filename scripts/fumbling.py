"""Turns by one's own choice, as somebody new takes them: wrong taps first, and no hint. `newcomer.py` plays some so."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from playwright.sync_api import Error, Locator, Page, Position

# What could be pressed and does not light up: buttons, then what lies on the table.
WRONG = ("[role=toolbar] button[data-do]:not(.lit)", "[data-target]:not(.lit)")
ANSWER_MS = 4000  # after which a tap counts as one that nothing answers
EDGE: Position = {"x": 9.0, "y": 18.0}  # the middle of a card in a fan is its neighbour's


@dataclass
class FumblingHand:
    """The hand of somebody who tries what may be wrong; `look` measures the page, `told` gets what was puzzling."""

    page: Page
    chance: Random
    look: Callable[..., None]
    refusals: set[str] = field(default_factory=set)

    def step(self) -> None:
        """Something that may be wrong, then something that lights up."""
        self.astray()
        if self.page.locator(".status.mine").count():
            self.go_on()

    def astray(self) -> None:
        """A tap where nothing lights up, with or without a card chosen. The page has to answer it."""
        if self.chance.random() < 0.5:
            self.pick(self.chance.randrange(1, 3))
        found = [each for where in WRONG for each in self.page.locator(where).all() if each.is_visible()]
        if found:
            self.answered(self.chance.choice(found))
        self.let_go()

    def answered(self, what: Locator) -> None:
        """Press it; a sentence, a window or a change has to follow. A new sentence is printed, and looked at."""
        before = self.heard()
        try:
            name = what.get_attribute("aria-label") or what.get_attribute("data-do") or what.inner_text()
            what.click(timeout=ANSWER_MS, position=EDGE)
            waited = 0
            while self.heard() == before and waited < ANSWER_MS:
                self.page.wait_for_timeout(100)
                waited += 100
        except Error as problem:
            print(f"  wrong tap not possible: {str(problem).splitlines()[0]}", flush=True)
            return
        if self.heard() == before:
            print(f"  no answer to a tap: {' '.join(name.split())[:60]}", flush=True)
            self.look("no-answer", keep=True)
        said = self.page.locator(".over .notice p")
        if said.count() and (sentence := " ".join(said.first.inner_text().split())) not in self.refusals:
            self.refusals.add(sentence)
            print(f"  refused: {' '.join(name.split())[:40]}: {sentence}", flush=True)
            self.look("refused", keep=True)

    def go_on(self) -> None:
        """One thing that lights up: meld or lay off where that goes, open or take back, else draw or discard."""
        if self.page.locator(".opening .main").count():
            main = self.page.locator(".opening .main")
            self.press(main if main.is_enabled() else self.page.locator(".opening .quiet"))
            return
        lit = self.page.locator("[role=toolbar] button.lit[data-do^=take], [role=toolbar] button.lit[data-do=draw]")
        if lit.count():
            self.press(self.chance.choice(lit.all()))
            return
        for place in self.chance.sample(range(self.page.locator(".own").count()), k=self.page.locator(".own").count()):
            card = self.page.locator(".own").nth(place)
            try:
                card.dblclick(timeout=ANSWER_MS, position=EDGE)  # all cards of the rank
            except Error:
                return
            laid = self.page.locator("[role=toolbar] button.lit:not([data-do^=discard])")
            if laid.count():
                self.press(laid.first)
                return
            self.let_go()
            if self.chance.random() < 0.3:
                self.pick(1)
                if (discard := self.page.locator("[role=toolbar] button.lit[data-do^=discard]")).count():
                    self.press(discard)
                    self.insist()
                    return
                self.let_go()

    def insist(self) -> None:
        """Play a card in spite of a warning."""
        warning = self.page.locator(".warning")
        if warning.count():
            self.look("warning", keep=True)
            self.press(warning.locator("button").last)

    def pick(self, number: int) -> None:
        cards = self.page.locator(".own")
        for place in self.chance.sample(range(cards.count()), k=min(number, cards.count())):
            try:
                cards.nth(place).click(timeout=ANSWER_MS, position=EDGE)
            except Error:
                return

    def let_go(self) -> None:
        """Close what was said, and choose no card any more."""
        for where in (".over .notice button", ".look button", "dialog[open] .close"):
            if self.page.locator(where).count():
                self.press(self.page.locator(where).last)
        self.page.keyboard.press("Escape")
        self.page.wait_for_timeout(100)

    def press(self, what: Locator) -> None:
        try:
            what.first.click(timeout=ANSWER_MS)
        except Error as problem:
            print(f"  by own choice: could not be pressed: {str(problem).splitlines()[0]}", flush=True)
            self.look("own-not-pressed", keep=True)
        self.page.wait_for_timeout(150)

    def heard(self) -> str:
        return self.page.locator("body").aria_snapshot()
