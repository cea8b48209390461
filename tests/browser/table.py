"""The page of a table as a person uses it: by the names of its buttons and cards. Nothing here knows the rules."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from playwright.sync_api import FloatRect, Locator, Page, Position, expect

CORNER: Position = {"x": 9, "y": 18}  # the middle of a card in a fan is its neighbour's
MOST_STEPS = 2500
# A house in which every deal ends with the stock, after five turns of each: nobody can be out before.
TO_THE_STOCK = {"hand_size": 21, "canastas_to_go_out": 4}


@dataclass(frozen=True)
class TablePage:
    """One browser at a table. The page is in English."""

    page: Page

    @property
    def status(self) -> Locator:
        return self.page.locator(".status")

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("listbox").get_by_role("option")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log", name="What happened")

    def seat(self, name: str) -> Locator:
        """The plate of a player."""
        return self.page.get_by_role("group", name=re.compile(rf"^{name}\b"))

    @property
    def notice(self) -> Locator:
        return self.page.get_by_role("alert").filter(has=self.page.get_by_role("button", name="Close"))

    @property
    def warning(self) -> Locator:
        return self.page.get_by_role("alertdialog")

    def do(self, name: str) -> Locator:
        """A button of the actions, by its words."""
        return self.page.get_by_role("toolbar", name="Actions").get_by_role("button", name=name)

    def lit(self, key: str) -> Locator:
        return self.page.locator(f'[role=toolbar] button.lit[data-do^="{key}"]')

    def my_turn(self) -> None:
        expect(self.status).to_contain_text(re.compile("^Your turn"))

    def until(self, holds: str, arg: object = None) -> None:
        """Wait until a function of the page holds; to ask at each frame would make it draw frames."""
        self.page.wait_for_function(holds, arg=arg, polling=50)

    def begin(self) -> None:
        self.page.get_by_role("button", name="Begin the match").click()
        expect(self.hand.first).to_be_visible()

    def select(self, place: int) -> None:
        """Tap the corner of a card of the hand that stays in view."""
        self.hand.nth(place).click(position=CORNER)

    def faces(self) -> list[str]:
        """The cards of the hand, in its order."""
        found: list[str] = self.page.locator(".own").evaluate_all(FACES)
        return found

    def kinds(self) -> list[str]:
        """The rank of each card of the hand, in its order; a two or a joker is wild."""
        return [face[0] for face in self.faces()]

    def discard_any(self) -> None:
        """Discard the first card that the table lets go."""
        before = self.hand.count()
        for place in range(before):
            self.select(place)
            expect(self.hand.nth(place)).to_have_attribute("aria-selected", "true")
            if self.lit("discard").count():
                self.lit("discard").click()
                self.until(GONE_ON_OR_WARNED, before)
                if self.warning.count():  # weak bots' tables warn before a blunder
                    self.warning.get_by_role("button", name="Play it anyway").click()
                    self.until(GONE_ON, before)
                return
            self.select(place)
        raise AssertionError(f"no card could be discarded: {self.page.locator('main').aria_snapshot()}")

    def pick(self, cards: Iterable[str]) -> None:
        """Select cards of those kinds, and no others: ``A``, ``2``, or a face as ``3c``."""
        kinds = self.kinds()
        for kind in cards:
            place = kinds.index(kind[0])
            kinds[place] = "-"
            self.select(place)
            expect(self.hand.nth(place)).to_have_attribute("aria-selected", "true")

    def perform(self, action: str) -> None:
        """Do an action of the notation with the mouse. It must be one that lights up."""
        verb, _, rest = action.partition(" ")
        cards, _, meld = rest.partition(" > ")
        self.pick(cards.split())
        if meld:
            self.page.locator(f'[data-target="meld:{meld}"]').click()
        else:
            self.lit(verb).click()

    def lay_what_goes(self) -> None:
        """Meld three or more of a rank, and lay off, as far as that lights up; a short opening is taken back."""
        laid = {face[0] for face in self.page.locator('[data-target^="meld:"] [data-face]').evaluate_all(FACES)}
        for rank, number in Counter(self.kinds()).items():
            kinds = self.kinds()
            if rank in "2X3" or rank not in kinds or len(kinds) < 5 or (number < 3 and rank not in laid):
                continue
            self.hand.nth(kinds.index(rank)).dblclick(position=CORNER)
            done = self.lit("add").or_(self.lit("meld"))
            if done.count():
                done.first.click()
                self.until(FEWER, len(kinds))
            else:
                self.page.get_by_role("button", name=re.compile("^Deselect")).click()
        confirm = self.page.locator(".opening .main")
        while confirm.count():
            if confirm.is_enabled():
                confirm.click()
                expect(confirm).to_have_count(0)
            else:
                self.page.get_by_role("button", name="Take back").click()
        if self.lit("lay").count():  # nothing is left to discard, which would lay the rest
            self.lit("lay").click()
            self.until(LAID)

    def play_turn(self, *, lay: bool = True) -> None:
        """One whole turn with the mouse: draw, or take the pile where the stock is gone, lay what goes, discard."""
        self.my_turn()
        begin = self.lit("draw") if self.lit("draw").count() else self.lit("take")
        if begin.count():
            begin.first.click()
            expect(self.status).to_contain_text("then discard")
        if lay:
            self.lay_what_goes()
        if self.status.inner_text().startswith("Your turn"):
            self.discard_any()

    def play_until(self, over: Callable[[], bool], *, lay: bool = True) -> int:
        """Turns until that holds, a partner who asks for leave is given it; how many there were."""
        for turns in range(MOST_STEPS):
            self.until(READY)
            leave = self.page.get_by_role("dialog", name=re.compile("may I go out"))
            if leave.count():
                leave.get_by_role("button", name="Yes", exact=True).click()
                expect(leave).to_have_count(0)
                continue
            if over() or self.page.locator("dialog[open]").count():
                return turns
            self.play_turn(lay=lay)
        raise AssertionError("the deal did not end")


def box(one: Locator) -> FloatRect:
    """The place of something that can be seen, in pixels of the window."""
    found = one.bounding_box()
    assert found is not None
    return found


def resized(page: Page, size: tuple[int, int]) -> None:
    """Give the window that size, and wait until what lies in it has taken its places."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(
        "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
    )


SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
FACES = "all => all.map(one => one.dataset.face)"
# The own turn has come, or a window asks for something.
READY = """() => document.querySelector('dialog[open]')
  || /^Your turn/.test(document.querySelector('.status')?.textContent ?? '')"""
# What was laid ready lies on the table.
LAID = "() => !document.querySelector('.meld.ready, [data-do=lay]') || document.querySelector('dialog[open]')"
FEWER = "before => document.querySelectorAll('.own').length < before"
# A discard was done: there are fewer cards, or the deal is over.
GONE_ON = f"before => ({FEWER})(before) || document.querySelector('dialog[open]')"
GONE_ON_OR_WARNED = f"before => ({GONE_ON})(before) || document.querySelector('[role=alertdialog]')"
