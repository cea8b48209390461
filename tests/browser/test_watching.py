"""A watcher is sent nothing but what lies open: every frame of a socket is searched for cards."""

from __future__ import annotations

import json
import re
from typing import Any

from tests.browser.crew import crew, seats
from tests.browser.serving import Served

CARD = re.compile(r'(?<=")(?:10|[2-9TJQKA])[shdc](?=")|(?<=")X(?=")|(?<=[ "])(?:10|[2-9TJQKA])[shdc](?=[ ".,:;)])')


def open_cards(view: dict[str, Any]) -> set[str]:
    """The faces that lie open at a table in that moment of a replay."""
    melds = [meld["cards"] for side in view["sides"] for meld in side["melds"]]
    reds = [side["red_threes"] for side in view["sides"]]
    pile = [[view["pile"]["top"]] if view["pile"]["top"] else [], view["pile"]["crosswise"]]
    return {card for cards in (*melds, *reds, *pile) for card in cards}


class Searched:
    """Frames of a deal, searched for cards that did not lie open yet: the `hidden` ones, and how many were `read`."""

    def __init__(self, frames: list[str], deal: dict[str, Any]) -> None:
        self.hidden: list[tuple[str, str]] = []
        self.read = 0
        self.fewest = 53  # faces that had been open in any frame: any other would have been noticed
        seen: set[str] = set()
        by_event: dict[int, frozenset[str]] = {}
        for frame in deal["frames"]:
            seen |= open_cards(frame["view"])
            by_event.update({event["number"]: frozenset(seen) for event in frame["events"]})
        end, last = max(by_event), 0
        for text in frames:
            told = json.loads(text)
            last = max([last, *(event["number"] for event in told.get("events", []))])
            if last >= end:  # the deal is over: the order of the pack is revealed
                break
            if told["t"] in ("welcome", "did") and told["view"] is not None:
                found = {card.replace("10", "T") for card in CARD.findall(text)}
                assert found
                self.hidden += [(card, text) for card in found - by_event[last]]
                self.read += 1
                self.fewest = min(self.fewest, len(by_event[last]))


def test_every_frame_of_a_deal(server: Served) -> None:
    with crew(server, seed="watched", house={"target": 100}) as four, seats(server, four.table, "") as beside:
        assert beside.lead.view is not None
        assert beside.lead.view["hand"] == []
        four.play_deal()
        beside.told({"seq": four.lead.seq})
    deal = server.get(f"/api/tables/{four.table}/replay?deal=1").json()
    watched = Searched(beside.lead.frames, deal)
    assert watched.hidden == []
    assert watched.read > 20
    assert watched.fewest < 10
    assert Searched(four.lead.frames, deal).hidden, "a player is sent a hand, and the search finds it"
