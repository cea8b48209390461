"""Cut off in the middle of a turn, with cards laid ready: the seat is the same, and what was missed is told."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.conftest import Visit
from tests.browser.crew import Crew, Seated, crew_so_far
from tests.browser.said import shown
from tests.browser.serving import Served
from tests.browser.table import TablePage


class Line:
    """The wire between a page and the server, which can be cut and mended."""

    def __init__(self, page: Page, path: str = "/ws/tables/") -> None:
        self.cut_off = False
        self._ends: list[WebSocketRoute] = []
        page.route_web_socket(re.compile(path), self._connect)

    def _connect(self, wire: WebSocketRoute) -> None:
        if self.cut_off:
            wire.close()
        else:
            self._ends += [wire, wire.connect_to_server()]

    def cut(self) -> None:
        self.cut_off = True
        for end in self._ends:
            end.close()
        self._ends.clear()

    def mend(self) -> None:
        self.cut_off = False


def can_open(one: Seated) -> bool:
    """Not open yet, and three of a rank are in the hand to be laid ready, with cards to spare."""
    view = one.view
    assert view is not None
    closed = not view["sides"][one.seat % 2]["opened"] and not view["laid"]
    return view["phase"] == "play" and closed and any(map(triple, one.legal))


def triple(action: str) -> bool:
    verb, *cards = action.split()
    return verb == "meld" and len(cards) == 3 and len(set(cards)) == 1 and cards[0] not in "2X"


@pytest.fixture
def opening(server: Served) -> Iterator[tuple[Crew, Seated]]:
    with crew_so_far(server, "abcdefghijkl", can_open) as found:
        yield found


def lay_ready(table: TablePage, one: Seated) -> None:
    """Three equal cards are put on the table, not confirmed."""
    before = len(table.kinds())
    table.perform(next(filter(triple, one.legal)))
    expect(table.hand).to_have_count(before - 3)
    expect(table.page.get_by_role("button", name="Take back")).to_be_visible()


def test_page_is_loaded_again_in_mid_turn(opening: tuple[Crew, Seated], visit: Visit) -> None:
    four, me = opening
    page = visit("desk", at=four.link(me))
    table = TablePage(page)
    table.my_turn()
    hand = table.kinds()
    lay_ready(table, me)
    page.reload()
    table.my_turn()
    assert table.kinds() == hand  # what was not confirmed lies in the hand again
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    assert page.url == f"{four.server.url}/t/{four.table}"  # without the secret, which the browser keeps
    lay_ready(table, me)
    page.get_by_role("button", name="Take back").click()
    expect(table.hand).to_have_count(len(hand))

    page.goto("about:blank")
    heard = len(me.events)
    play_on(four, me)  # on another device
    missed = [event["text"] for event in me.events[heard:] if event["kind"] == "discard"]
    assert len(missed) == 4
    page.goto(f"{four.server.url}/t/{four.table}")
    table.my_turn()
    told = table.log.locator("p").all_text_contents()
    assert [sentence for sentence in told if "discard" in sentence][-4:] == [shown(sentence) for sentence in missed]


def play_on(four: Crew, me: Seated) -> None:
    """The turn of that player is played to its end, and those of the others."""
    four.act()
    assert four.play(lambda one: one is me and one.view is not None and one.view["phase"] == "draw") is me


def test_network_fails_in_mid_turn(opening: tuple[Crew, Seated], visit: Visit) -> None:
    four, me = opening
    page = visit("phone")
    line = Line(page)
    page.goto(four.link(me))
    table = TablePage(page)
    table.my_turn()
    hand = table.kinds()
    lay_ready(table, me)
    lost = page.get_by_text("Connection lost")

    line.cut()
    expect(lost).to_be_visible()
    line.mend()
    expect(lost).to_have_count(0)
    table.my_turn()
    expect(table.hand).to_have_count(len(hand) - 3)  # nothing has happened: it still lies ready
    page.get_by_role("button", name="Take back").click()
    expect(table.hand).to_have_count(len(hand))
    lay_ready(table, me)

    heard = len(me.events)
    line.cut()
    expect(lost).to_be_visible()
    play_on(four, me)  # the same seat plays on with another device
    assert me.view is not None
    assert me.view["outcome"] is None
    missed = [event["text"] for event in me.events[heard:] if event["text"]]
    assert len(missed) > 8
    line.mend()
    expect(lost).to_have_count(0)
    table.my_turn()
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    expect(table.hand).to_have_count(len(me.view["hand"]))
    assert sorted(table.kinds()) == sorted(face[0] for face in me.view["hand"])
    page.get_by_role("button", name="See everything that happened").click()
    told = page.get_by_role("dialog", name="What happened").get_by_role("listitem")
    expect(told.last).to_have_text(shown(missed[-1]))
    expect(told.last).to_be_in_viewport()  # it opens where one looks, at its end
    expect(told.first).not_to_be_in_viewport()
    assert told.all_text_contents()[-len(missed) :] == [shown(sentence) for sentence in missed]
