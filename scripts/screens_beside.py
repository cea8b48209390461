"""Screens beside those of a deal in play that have a picture: the ceremony, windows, lessons and pages of one's own."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache

from playwright.sync_api import Error, Page
from posing import SEEDS, Hand, Posed, opened, pose
from screens import COACH_MS, Prepare, Scene, busy, looked_back, opened_by, perform, press, solved, tried

RITE_S = 60.0  # until a seed has shown that it does not come to the shuffle or the cut
TABLES = ("abcdefghj2", "abcdefghj3", "abcdefghj4")
KEPT_HABITS = """([tables]) => {
  const leaves = { habit: "leaves-piles", chances: 12, done: 8, slips: 8, lost: 320, worst: 90, step: 9 };
  const decisions = [...Array(40).fill([0, 0]), ...Array(20).fill([30, 30])];
  const deal = { rules: "clasica", deals: 1, known: true, deal: 1, decisions, habits: [leaves] };
  const names = ["Ana, Bruno", "Alba, Clara"], scores = [5210, 4870];
  const match = { key: "k", title: "Canasta", names, scores, finished: true };
  localStorage["canasta.tables"] = JSON.stringify(tables.map((table, at) => ({ ...match, table, at })));
  const counted = tables.map((table) => [table, { seat: 2, deals: [deal] }]);
  localStorage["canasta.habits"] = JSON.stringify(Object.fromEntries(counted));
}"""


def rite(url: str, stage: str) -> Prepare:
    """A match of three packs at its draw, or at the own shuffle or cut, with the first seed that comes there."""
    first = 1

    def comes(page: Page) -> bool:
        page.locator(".draw [role=slider]").wait_for()
        if stage == "draw":
            return True
        end = time.monotonic() + RITE_S
        while time.monotonic() < end and not page.locator(".own").count():
            if page.locator(f".{stage} button.main").count():
                return True
            with suppress(Error):  # it has gone meanwhile
                if page.locator(".shuffle button.main").count():
                    press(page, "table-shuffle-do")
                elif page.locator(".draw [role=slider][aria-disabled=false]").count():
                    page.locator(".draw [role=slider]").click(position={"x": 60, "y": 20}, timeout=2000)
            page.wait_for_timeout(100)
        return False

    def prepare(page: Page) -> None:
        nonlocal first
        for seed in range(first, SEEDS + 1):
            first = seed
            posed = opened(url, "tres-barajas", f"rite {seed}", ceremony="full")
            hand = Hand(posed)
            hand.ask("begin")
            hand.close()
            page.goto(posed.link)
            if comes(page):
                return
        raise SystemExit(f"error: no match came to the {stage}.")

    return prepare


def pressed(key: str, shown: str) -> Prepare:
    """The step that opens something by a key."""

    def prepare(page: Page) -> None:
        page.locator(".own").first.wait_for()
        page.keyboard.press(key)
        page.locator(shown).first.wait_for()

    return prepare


def habits(page: Page) -> None:
    """The habits of a person, as this browser keeps them; the server knows nothing of those matches."""
    page.route("**/api/tables/*", lambda route: route.fulfill(json={}))
    page.evaluate(KEPT_HABITS, [TABLES])
    page.reload()
    opened_by("mine-habits", "dialog[open] a[href*=replay]")(page)


def lesson_done(page: Page) -> None:
    perform(page, "draw")
    page.wait_for_timeout(600)
    perform(page, "discard 4")
    page.locator(".told").wait_for()


def five(page: Page) -> None:
    press(page, "puzzles-lesson")
    page.locator(".idea").first.wait_for(state="attached")


def five_over(page: Page) -> None:
    """Through the lesson of five minutes, by the first answers."""
    five(page)
    while not page.locator(".end").count():
        try:
            if page.locator(".answers button").count():
                solved(page)
            press(page, "puzzles-on")
        except Error:
            if not page.locator(".end").count():
                raise
        page.wait_for_timeout(800)


def played_on(page: Page) -> None:
    tried("good")(page)
    press(page, "moments-on")
    page.locator(".moments .status.mine").wait_for(timeout=COACH_MS)


def shared(page: Page) -> None:
    opened_by("menu")(page)
    press(page, "menu-watch")
    page.locator("dialog[open] .share svg").first.wait_for()


def scenes_beside(url: str) -> dict[str, Callable[[], Scene]]:
    """Those screens by name; each is played only when it is asked for."""

    @cache
    def in_play() -> Posed:
        return pose(url, "clasica", busy)

    def at_table(prepare: Prepare, *sizes: str) -> Scene:
        return Scene(in_play().link, prepare, sizes=sizes or Scene.sizes)

    def asked_for_leave() -> Scene:
        posed = pose(url, "clasica", lambda view, _: view["phase"] == "answer", bots="tuned")
        return Scene(posed.link, lambda page: page.locator("dialog[open]").first.wait_for())

    return {
        "draw": lambda: Scene(url, rite(url, "draw")),
        "shuffle": lambda: Scene(url, rite(url, "shuffle")),
        "cut": lambda: Scene(url, rite(url, "cut")),
        "leave": asked_for_leave,
        "keys": lambda: at_table(pressed("?", "dialog[open]"), "desk"),
        "log": lambda: at_table(pressed("r", "dialog[open]")),
        "watching": lambda: Scene(in_play().link.partition("#")[0]),
        "share": lambda: at_table(shared),
        "profile": lambda: Scene(url, opened_by("profile-choose")),
        "offline": lambda: Scene(f"{url}/offline"),
        "habits": lambda: Scene(url, habits),
        "lesson-done": lambda: Scene(f"{url}/learn/clasica/beginner/turn", lesson_done),
        "five": lambda: Scene(f"{url}/puzzles", five),
        "five-over": lambda: Scene(f"{url}/puzzles", five_over),
        "moment-on": lambda: Scene(looked_back(url).link, played_on),
    }
