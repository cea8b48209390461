"""Screens of the table that the documentation shows: how a page comes to it, by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page
from posing import Hand, Json, Posed, opened, pose, sit

Prepare = Callable[[Page], None]


@dataclass(frozen=True)
class Scene:
    """The subject of a picture: an address, what is done there first, preferences other than the usual ones."""

    address: str
    prepare: Prepare | None = None
    prefers: dict[str, Any] = field(default_factory=dict)


def choose(page: Page, ranks: list[str]) -> None:
    """Select one card of the hand for each rank."""
    page.evaluate(
        """ranks => {
          const left = [...document.querySelectorAll(".own[data-face]")];
          for (const rank of ranks) {
            const place = left.findIndex((one) => one.dataset.face.startsWith(rank));
            if (place >= 0) left.splice(place, 1)[0].click();
          }
        }""",
        ranks,
    )


def perform(page: Page, action: str) -> None:
    """Do an action of the notation, which must light up."""
    page.locator(".own").first.wait_for()
    verb, _, rest = action.partition(" ")
    cards, _, meld = rest.partition(" > ")
    choose(page, [card[0] for card in cards.split()])
    page.locator(f'[data-target="meld:{meld}"]' if meld else f'button.lit[data-do^="{verb}"]').first.click()


def staged(hint: str) -> Prepare:
    """Lay what opens ready, without confirming it."""

    def prepare(page: Page) -> None:
        perform(page, hint)
        page.locator(".opening .main").wait_for()
        page.wait_for_timeout(300)

    return prepare


def refused(page: Page) -> None:
    page.locator("[data-do=take]").click()
    page.locator(".over").wait_for()


def hinted(page: Page) -> None:
    """A hint with its first proof lit."""
    page.locator(".own").first.wait_for()
    page.keyboard.press("h")
    page.locator(".hint .shows").first.click()


def own_side(view: Json) -> Json:
    side: Json = view["sides"][view["seat"] % len(view["sides"])]
    return side


def opens(view: Json, hint: str) -> bool:
    side = own_side(view)
    return not side["opened"] and hint.startswith("meld") and side["minimum"] >= 90


def busy(view: Json, hint: str) -> bool:
    """In the middle of a deal: something lies before both sides, and there is a choice."""
    laid = [len(side["melds"]) for side in view["sides"]]
    more = view["pile"]["size"] > 1 and len(view["hand"]) >= 7 and not hint.startswith("discard")
    return more and min(laid) >= 3 and view["phase"] == "play"


def proven(hand: Hand, view: Json, hint: str) -> bool:
    """A hint that shows why."""
    return busy(view, hint) and any(any(one["proof"].values()) for one in hand.ask("hint")["reasons"])


def scenes(url: str) -> dict[str, Callable[[], Scene]]:
    """The screens by name; each is played only when it is asked for."""
    unwise: list[str] = []

    def at(posed: Posed, prepare: Prepare | None = None, **prefers: object) -> Scene:
        return Scene(posed.link, prepare, prefers)

    def opening() -> Posed:
        return pose(url, "clasica", opens)

    def staging() -> Scene:
        posed = opening()
        return at(posed, staged(posed.hint))

    def warned(hand: Hand, view: Json, hint: str) -> bool:
        discards = [action for action in view["legal"] if action.startswith("discard")]
        unwise[:] = [action for action in discards if hand.ask("warn", action=action)["text"]]
        return bool(unwise)

    def warning() -> Scene:
        posed = pose(url, "clasica", seek=warned)

        def prepare(page: Page) -> None:
            perform(page, unwise[0])
            page.locator(".warning").wait_for()

        return at(posed, prepare, warnings="always")

    def lobby() -> Scene:
        posed = opened(url, "reglamento/4", "lobby", ceremony="full")
        sit(posed, "Berta", 1, "fox")
        return at(posed)

    def replay() -> Scene:
        posed = pose(url, "clasica", stage="between")
        return Scene(f"{url}/replay/{posed.table}?deal=1&step=60")

    def take(view: Json, hint: str) -> bool:
        return hint == "draw" and view["pile"]["size"] > 3

    return {
        "home": lambda: Scene(url),
        "lobby": lobby,
        "table": lambda: at(pose(url, "clasica", busy)),
        "opening": staging,
        "refusal": lambda: at(pose(url, "clasica", take), refused),
        "hint": lambda: at(pose(url, "clasica", seek=proven), hinted),
        "warning": warning,
        "sheet": lambda: at(pose(url, "salon", stage="between")),
        "replay": replay,
        "large": lambda: at(opening(), largeCards=True),
        "learn": lambda: Scene(f"{url}/learn/clasica/beginner/turn"),
        "puzzle": lambda: Scene(f"{url}/puzzles"),
    }
