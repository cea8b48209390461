"""A deal by ear, from the home page: the page is known only by what a screen reader hears, in Spanish.

The player reads roles, names and live sentences of the page (the browser's accessibility tree as text), and acts by
keys on what has a name. No selector, no position, no colour and nothing of the game's state is used.
"""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property, partial

from playwright.sync_api import Page
from tests.browser.conftest import Visit
from tests.browser.serving import Served
from tests.browser.table import TO_THE_STOCK

from canasta.texts import text

# What was chosen at an earlier visit.
GAME = {"rules": "clasica", "ceremony": "short", "bots": "greedy", "pace": 0, "house": TO_THE_STOCK}
PATIENCE_S = 60.0
MOST_TURNS = 400
_LINE = re.compile(r"""^\s*- ['"]?(\w+)(?: "((?:[^"\\]|\\.)*)")?([^:]*)['"]?(?::\s*(.*))?$""")


@dataclass(frozen=True)
class SpokenItem:
    """One thing that is read out: its role, its name, its states, its text."""

    role: str
    name: str
    states: str
    said: str


@dataclass
class PlayerByEar:
    """Somebody at a table who hears the page in that language and has a keyboard."""

    page: Page
    lang: str
    warned: list[str] = field(default_factory=list)  # cards of this turn that one better keeps
    turns: int = 0
    read: str = ""
    heard: list[SpokenItem] = field(default_factory=list)  # what could be read when it was last listened to

    def word(self, key: str, **values: str | int) -> str:
        return text(self.lang, key, **values)

    def listen(self) -> None:
        """Hear all that can be read now, in its order; it takes long to gather."""
        self.read = self.page.locator("body").aria_snapshot()
        found = (_LINE.match(line) for line in self.read.splitlines())
        self.heard = [SpokenItem(one[1], one[2] or "", one[3], (one[4] or "").strip("\"'")) for one in found if one]

    def names(self, role: str) -> list[str]:
        return [item.name for item in self.heard if item.role == role]

    def status(self) -> str:
        """The line in the middle of the table: the player to act, and the thing to do."""
        openings = tuple(self.word(f"table-status-{what}") for what in ("draw", "draw-or-take", "play", "go-out"))
        return next((item.said for item in self.heard if item.said in openings), "")

    @cached_property
    def playing(self) -> set[str]:
        """The lines in the middle while one may lay and has to discard."""
        return {self.word("table-status-play"), self.word("table-status-go-out")}

    def press(self, role: str, name: str, key: str = "Enter", place: int = 0) -> None:
        """A key on the thing of that name; wait until something has changed."""
        before = self.read
        found = self.page.get_by_role(role, name=name, exact=True)  # type: ignore[arg-type]
        found.nth(place).press(key)
        self.until(lambda: self.read != before)

    def until(self, holds: Callable[[], object]) -> None:
        """Listen until that holds; whoever plays has until then. Ends with a sentence if it never comes."""
        end = time.monotonic() + PATIENCE_S
        self.listen()
        while not holds():
            if time.monotonic() > end:
                raise AssertionError(f"nothing more was heard:\n{self.read}")
            self.page.wait_for_timeout(60)
            self.listen()

    @cached_property
    def cards(self) -> dict[str, str]:
        """The rank of each card by its name."""
        suits = [self.word(f"face-suit-{suit}") for suit in "shdc"]
        ranks = [(rank, self.word(f"face-rank-{rank}")) for rank in "456789TJQKA23"]
        named = {self.word("face-name", rank=called, suit=suit): rank for rank, called in ranks for suit in suits}
        return {**named, self.word("face-name-joker"): "X"}

    def rank(self, name: str) -> str:
        """The rank of a card by what is read out: "king of hearts, new this turn"."""
        return self.cards[name.partition(",")[0]]

    def alert(self) -> bool:
        """A refusal was read out: it is closed again."""
        if not any(item.role == "alert" for item in self.heard):
            return False
        self.press("button", self.word("close"))
        return True

    def answered(self) -> bool:
        """True while a refusal or a warning can be heard."""
        return any(item.role in ("alert", "alertdialog") for item in self.heard)

    def granted(self, holds: Callable[[], object]) -> bool:
        """Wait for the answer to a deed: what it brings, or a refusal, which is closed again; true if it was done.

        Something else may be heard before: a button that cannot be pressed while the answer is on its way.
        """
        self.until(lambda: holds() or self.answered())
        return not self.alert()

    def holds_other_than(self, number: int) -> bool:
        """True once the hand has another number of cards than that."""
        return len(self.names("option")) != number

    def choose(self, rank: str) -> None:
        """Select all cards of that rank."""
        first = next(name for name in self.names("option") if self.rank(name) == rank)
        self.press("option", first, "Shift+Space")

    def let_go(self) -> None:
        start = self.word("table-clear", cards=9).partition("9")[0].strip()
        for name in self.names("button"):
            if name.startswith(start) or name == self.word("table-clear", cards=1):
                self.press("button", name)
                return

    def lay(self) -> None:
        """Meld each rank of three or more; confirm what opens."""
        held = Counter(self.rank(name) for name in self.names("option"))
        for rank, number in held.items():
            left = len(self.names("option"))
            if rank in "23X" or left - number < 2 or number < 3:
                continue
            self.choose(rank)
            self.press("button", self.word("table-do-meld"))
            if not self.granted(partial(self.holds_other_than, left)):
                self.let_go()
        self.confirm()

    def confirm(self) -> None:
        """Lay what is ready, if that is enough to open; else take all of it back."""
        back, start = self.word("table-take-back"), tuple(map(self.word, ("table-confirm-plain", "table-lay-ready")))
        while back in self.names("button"):
            ready = [item for item in self.heard if item.role == "button" and item.name.startswith(start)]
            if not ready:
                return  # the discard lays it
            able = next((item.name for item in ready if "disabled" not in item.states), None)
            self.press("button", able or back)
            if able and not self.granted(lambda: back not in self.names("button")):
                self.press("button", back)

    def discard(self) -> None:
        """From the end of the hand, the first card that the table lets go; without a warning, if there is one."""
        held = self.names("option")
        for place in [*range(len(held) - 1, -1, -1), *range(len(held) - 1, -1, -1)]:
            name = self.names("option")[place]
            self.press("option", name, "Space", held[:place].count(name))
            self.press("button", self.word("table-do-discard"))
            self.until(lambda: self.asked() or self.status() not in self.playing or self.answered())
            warning = next((item.name for item in self.heard if item.role == "alertdialog"), "")
            if warning and name not in self.warned:
                self.warned.append(name)
                self.press("button", self.word("table-warning-back"))
            elif warning:
                self.press("button", self.word("table-warning-anyway"))
                return
            elif not self.alert():
                return
            self.let_go()
        raise AssertionError(f"no card of {held} could be discarded")

    def turn(self) -> None:
        """Draw, lay, discard: as far as it is still the own turn."""
        self.warned.clear()
        self.turns += 1
        draw = self.word("table-do-draw")
        if draw in self.names("button"):
            self.press("button", draw)
            self.until(lambda: draw not in self.names("button"))
        if self.status() in self.playing:
            self.lay()
        if self.status() in self.playing and not self.asked():
            self.discard()
            self.until(lambda: self.status() not in self.playing or self.asked())

    def asked(self) -> bool:
        """True while a window is open."""
        return any(item.role == "dialog" for item in self.heard)

    def deal(self) -> bool:
        """Play on to the score sheet; true if the match is over with it."""
        onward, rematch = self.word("table-next"), self.word("table-rematch")
        for _ in range(MOST_TURNS):
            self.until(lambda: self.status() or self.asked())
            names = self.names("button")
            if onward in names or rematch in names:
                return rematch in names
            if self.word("table-do-yes") in names:
                self.press("button", self.word("table-do-yes"))
            elif self.status():
                self.turn()
        raise AssertionError("the deal does not end")

    def begin(self) -> None:
        """From the home page: play what is chosen there; take part in the ceremony until there is a hand."""
        play = self.word("home-play")
        self.until(lambda: play in self.names("button"))
        self.press("button", play)
        while not self.names("option"):
            self.rite()
            self.page.wait_for_timeout(50)
            self.listen()

    def rite(self) -> None:
        """Draw a card, shuffle or cut, where that is asked for."""
        spread = self.word("table-draw-spread")
        if any(item.name == spread and "disabled" not in item.states for item in self.heard):
            self.press("slider", spread)
        buttons = self.names("button")
        for key in ("table-shuffle-do", "table-cut-do"):
            if self.word(key) in buttons:
                self.press("button", self.word(key))


def test_a_deal_by_ear(server: Served, visit: Visit) -> None:
    page = visit("desk", kept={"game": GAME}, locale="es-ES", at=server.url)
    player = PlayerByEar(page, "es")
    player.begin()
    player.deal()
    heard = [item.said for item in player.heard if item.role == "paragraph"]
    discards = player.word("event-discard", name="", card="\0").partition("\0")[0]
    assert any(discards in said for said in heard)
    assert {player.word("event-over-out"), player.word("event-over-stock")} & set(heard)
    assert player.turns > 1
