"""A match by days of two people, on a server whose clock is turned on through most of a week; one misses a day."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.clock import HOUR, TurnedClock
from tests.browser.conftest import Visit
from tests.browser.crew import Seated
from tests.browser.table import TO_THE_STOCK, TablePage
from tests.server.web.conftest import Running, serving_here

from canasta.server.web import Limits

DAYS: dict[str, Any] = {
    "turn_seconds": 86_400,
    "bots": "greedy",
    "seed": "week",
    "house": TO_THE_STOCK,
}
MOST_TURNS = 20
UNTIL = re.compile(r"\w+day \d\d:\d\d")


class Person:
    """Somebody who opens the page now and then. Their device has the time of the server."""

    def __init__(self, page: Page, url: str, clock: TurnedClock) -> None:
        self.page = page
        self.table = TablePage(page)
        self._url = url
        self._clock = clock

    @contextmanager
    def there(self, path: str) -> Iterator[None]:
        """They come to that page, and leave in the end."""
        self.page.clock.set_system_time(time.time() + self._clock.ahead / 1000)
        self.page.goto(self._url + path)
        yield
        self.page.goto("about:blank")

    @property
    def deadline(self) -> str:
        """Whoever's it is, in the words of the table."""
        line = self.page.locator(".felt-line").filter(has_text=UNTIL)
        found = UNTIL.search(line.inner_text())
        assert found is not None
        return found[0]

    def takes_turn(self, due: str | None = None) -> None:
        """They draw and discard, until then."""
        self.table.my_turn()
        assert re.match(about(due), self.deadline)
        self.table.play_turn(lay=False)

    @contextmanager
    def at_table(self, path: str, due: str | None = None) -> Iterator[None]:
        """They find on that page that it is their turn, and until when, and go to the table."""
        with self.there(path):
            waits = self.page.get_by_role("link").filter(has_text=re.compile("Your turn, until " + about(due)))
            expect(waits).to_have_count(1)
            waits.click()
            yield


def about(due: str | None) -> str:
    """A pattern for that deadline: a table counts it from what is left, which it hears a little late; None: any."""
    if due is None:
        return ""
    moment = datetime.strptime(f"2026 48 {due}", "%Y %W %A %H:%M").replace(tzinfo=UTC)
    return "|".join((moment + timedelta(minutes=late)).strftime("%A %H:%M") for late in (-1, 0, 1)).join("()")


def until(fine: Callable[[], bool]) -> None:
    """Wait until that holds of the server."""
    for _ in range(200):
        if fine():
            return
        time.sleep(0.1)
    raise AssertionError("it does not come to that")


def plays_elsewhere(running: Running, table: str, number: int, key: str) -> bool:
    """That person's turn on a device without a page; whether the deal goes on after it."""
    with running.socket(table) as socket:
        one = Seated(socket, number, key)
        assert one.on_turn
        while one.on_turn:
            action = next(text for text in one.legal if text.startswith(("draw", "discard")))
            one.until(one.ask(do="play", action=action)["seq"])
        return bool(one.info["stage"] == "play")


def test_a_week_by_days(client: Path, visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = TurnedClock(monkeypatch)
    with serving_here(client, tmp_path, Limits()) as running:
        opened = running.table(**DAYS)
        table, keys = opened["table"], [opened["key"]]
        address = f"/api/tables/{table}"
        keys.append(running.post(f"{address}/chairs", {"name": "Eva", "avatar": "fox", "chair": 1}).json()["key"])
        ana, eva = (Person(visit(size), f"http://{running.host}", clock) for size in ("phone", "desk"))

        def later(hours: int) -> None:
            """All have left, and so many hours go by."""
            until(lambda: running.get("/healthz").json()["tables"] == 0)
            clock.ahead += hours * HOUR

        with eva.there(f"/t/{table}#k={keys[1]}"), ana.there(f"/t/{table}#k={keys[0]}"):
            eva.page.get_by_role("button", name="I agree").click()
            ana.table.begin()
            expect(eva.table.hand).to_have_count(21)
            due = eva.deadline
        later(23)
        with ana.at_table("/matches", due):
            ana.takes_turn(due)
            expect(ana.page.get_by_text("Eva has until")).to_be_visible()
            due = ana.deadline
        later(0)
        with eva.at_table("/", due):
            eva.takes_turn(due)
            expect(eva.page.get_by_text("Ana has until")).to_be_visible()
        later(23)
        assert plays_elsewhere(running, table, 0, keys[0])
        later(25)  # Eva does not come
        until(lambda: running.get(address).json()["turn"] == [0])
        with ana.at_table("/"):
            expect(ana.page.get_by_text("Eva’s time was up, and a bot played that turn.")).to_be_visible()
            ana.takes_turn()
        with eva.at_table("/matches"):
            expect(eva.page.get_by_text("Your time was up, and a bot played that turn.")).to_be_visible()
            eva.takes_turn()
            expect(eva.page.get_by_text("Your time was up")).to_have_count(0)
        for turn in range(MOST_TURNS):
            later(23 * (1 - turn % 2))
            if not plays_elsewhere(running, table, turn % 2, keys[turn % 2]):
                break
        later(23)
        assert clock.ahead > 5 * 24 * HOUR
        with ana.at_table("/matches"):
            ana.page.get_by_role("button", name="Next deal").click()
        with eva.at_table("/"):
            eva.page.get_by_role("button", name="Next deal").click()
            expect(eva.table.hand).to_have_count(21)
