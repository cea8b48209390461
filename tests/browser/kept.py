"""Databases that a page keeps in its browser: their rows are counted and waited for, and matches put among them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from tests.browser.serving import Served

ADD = """all => new Promise((done, failed) => {
  const asked = indexedDB.open("canasta-matches", 1);
  asked.onupgradeneeded = () => ["matches", "records"].forEach(
    name => asked.result.createObjectStore(name, { keyPath: ["at", "id"] }));
  asked.onsuccess = () => {
    const there = asked.result.transaction("matches", "readwrite");
    all.forEach(one => there.objectStore("matches").put(one));
    there.oncomplete = () => { asked.result.close(); done(); };
    there.onabort = failed;
  };
})"""
DATABASES = "async () => (await indexedDB.databases()).map(({ name }) => name)"
COUNT = """([name, store]) => new Promise((done, failed) => {
  const asked = indexedDB.open(name);
  asked.onerror = () => failed(asked.error);
  asked.onsuccess = () => {
    if (!asked.result.objectStoreNames.contains(store)) return failed(new Error(`there is no ${store} in ${name}`));
    const counted = asked.result.transaction(store).objectStore(store).count();
    counted.onsuccess = () => { asked.result.close(); done(counted.result); };
  };
})"""
DAY = 86_400_000


def stored(page: Page, name: str) -> Any:
    """A value of the page's local storage."""
    return page.evaluate("name => JSON.parse(localStorage.getItem(`canasta.${name}`))", name)


def databases(page: Page) -> list[str]:
    found: list[str] = page.evaluate(DATABASES)
    return found


def rows(page: Page, store: str = "matches", database: str = "canasta-matches") -> int:
    """The number of rows in a store; 0 also where the page has not made the database yet."""
    found: int = page.evaluate(COUNT, [database, store]) if database in databases(page) else 0
    return found


def wait_for_rows(page: Page, number: int, store: str = "matches", database: str = "canasta-matches") -> None:
    for _ in range(200):
        if rows(page, store, database) == number:
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"{database} still has {rows(page, store, database)} {store}, not {number}")


def made(at: str, number: int, **more: Any) -> dict[str, Any]:
    """A match of three deals, the higher its number the older."""
    leads = [300 + 10 * (number % 7), -150 + 20 * (number % 5), 80]
    deals = [
        {
            "points": 500 + lead,
            "lead": lead,
            "canastas": 2,
            "clean": 1,
            "opened": 3,
            "out": "me",
            "accuracy": 80 + lead / 50,
        }
        for lead in leads
    ]
    begun = int(time.time() * 1000) - number * DAY
    return {
        "id": f"match{number:05}".replace("0", "a").replace("1", "b"),
        "at": at,
        "key": "k" * 32,
        "title": "Classic canasta",
        "rules": "clasica",
        "bots": "tuned",
        "names": ["Ana", "Bruno", "Clara", "Dora"],
        "robots": [1, 2, 3],
        "seat": 0,
        "sides": 2,
        "scores": [1700 + number, 1230],
        "winner": number % 3 and 1,
        "finished": True,
        "abandoned": False,
        "deals": deals,
        "begun": begun,
        "seen": begun,
        **more,
    }


def listed(page: Page, server: Served, matches: list[dict[str, Any]]) -> None:
    page.route(
        "**/record*", lambda route: route.fulfill(status=404, json={"code": "table-no-table", "message": "Gone."})
    )
    page.goto(server.url + "/healthz")  # no page of ours, but of the same origin
    page.evaluate(ADD, matches)
    page.goto(server.url + "/matches")
