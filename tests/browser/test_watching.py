"""Whoever watches is sent nothing but what lies open: every frame of a page's socket, searched for cards."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocket, expect
from tests.browser.conftest import Visit
from tests.browser.crew import crew
from tests.browser.serving import Served

CARD = re.compile(r'(?<=")(?:10|[2-9TJQKA])[shdc](?=")|(?<=")X(?=")|(?<=[ "])(?:10|[2-9TJQKA])[shdc](?=[ ".,:;)])')


class Heard:
    """Everything that the sockets of a page were sent."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))


def open_cards(view: dict[str, Any]) -> set[str]:
    """The faces that lie open at a table in that moment of a replay."""
    melds = [meld["cards"] for side in view["sides"] for meld in side["melds"]]
    reds = [side["red_threes"] for side in view["sides"]]
    pile = [[view["pile"]["top"]] if view["pile"]["top"] else [], view["pile"]["crosswise"]]
    return {card for cards in (*melds, *reds, *pile) for card in cards}


def test_every_frame_of_a_deal(server: Served, visit: Visit) -> None:
    page = visit("desk")
    heard = Heard(page)
    with crew(server, seed="watched", house={"target": 100}) as four:
        page.goto(server.link(four.table))
        expect(page.get_by_text("You are watching")).to_be_visible()
        expect(page.locator("[data-target=pile]")).to_be_visible()
        four.play_deal()
        expect(page.get_by_role("dialog").get_by_role("heading", name=re.compile("match"))).to_be_visible()
    assert page.locator(".own").count() == 0

    # What has ever lain open, by the number of the event with which it came: told by the match itself when it is over.
    deal = server.get(f"/api/tables/{four.table}/replay?deal=1").json()
    seen: set[str] = set()
    by_event: dict[int, frozenset[str]] = {}
    for frame in deal["frames"]:
        seen |= open_cards(frame["view"])
        for event in frame["events"]:
            by_event[event["number"]] = frozenset(seen)
    end = max(by_event)

    last, searched, unseen = 0, 0, set()
    for text in heard.frames:
        told = json.loads(text)
        last = max([last, *(event["number"] for event in told.get("events", []))])
        if last >= end:  # the last action: after it the order of the pack is revealed
            break
        if told["t"] not in ("welcome", "did"):
            continue
        found = {card.replace("10", "T") for card in CARD.findall(text)}
        assert found <= by_event[last], (found - by_event[last], text)
        assert told["view"]["hand"] == []
        assert told["view"]["legal"] == []
        searched += 1
        unseen.add(len(by_event[last]))
    assert searched > 40
    assert min(unseen) < 20  # of 53 faces: at first hardly one is open, and any other would be noticed
