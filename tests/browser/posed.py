"""A table in a browser that shows a position: its own seat is on turn, and what it tries is judged by the engine."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Protocol

import msgspec
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.crew import crew
from tests.browser.serving import Served

from canasta.position import read_position
from canasta.server.tables.trial import trial
from canasta.server.tables.words import deal_view

Position = Mapping[str, Any]


class Tell(Protocol):
    """Tell the page an event, and a new position."""

    def __call__(self, event: dict[str, Any], position: Position | None = None) -> None: ...


# Twenty melds: those of one side, and those against it.
OURS = "K K K K K K K|Q Q Q Q Q 2 2|A A A A|J J J 2|T T T T T|9 9 9 9 X|8 8 8|7 7 7 7 7 7 7|6 6 6|5 5 5 2|4 4 4"
THEIRS = "A A A A A X 2|T T T T 2|9 9 9|8 8 8 8 8 8|7 7 7|6 6 6 6|5 5 5 5 5|4 4 4|J J J J"
SHOWN = {"hand": [], "melds": [], "seats": [], "spots": ["pile"], "past": []}


def turned(position: Position, seat: int) -> Position:
    """The same position with its first seat, and its side, at that seat."""
    seats, sides = list(position["seat"]), list(position["side"])
    return {
        **position,
        "turn": (position.get("turn", 0) + seat) % len(seats),
        "seat": [seats[(at - seat) % len(seats)] for at in range(len(seats))],
        "side": [sides[(at - seat) % len(sides)] for at in range(len(sides))],
    }


def show(
    page: Page, server: Served, position: Position, *, hint: str = "", warning: str = "", **settings: object
) -> Tell:
    """Bring the page to a table at which that position lies; its first seat looks at it.

    `hint` is what a hint says, `warning` what is said against a discard. The answer tells the page an event,
    and the position that lies there from then on.
    """
    with crew(server, people=1, rules=position["rules"], **settings) as alone:
        alone.turn()  # the bots have done what they do: nothing happens any more
        link, seat = alone.link(alone.lead), alone.lead.seat
    deal = read_position(turned(position, seat))
    view = msgspec.to_builtins(deal_view(deal, seat))
    sockets: list[WebSocketRoute] = []
    last = {"seq": 0, "number": 0}

    def route(socket: WebSocketRoute) -> None:
        real = socket.connect_to_server()
        sockets.append(socket)

        def from_server(message: str | bytes) -> None:
            told = json.loads(message)
            if told["t"] in ("welcome", "did"):
                told["view"] = view
                last["seq"] = told["seq"]
                last["number"] = max([last["number"], *(event["number"] for event in told["events"])])
            socket.send(json.dumps(told))

        def from_page(message: str | bytes) -> None:
            said = json.loads(message)
            if said["do"] == "try":
                tried = msgspec.to_builtins(trial(deal, seat, said["actions"])._replace(refusal=None)._asdict())
                socket.send(json.dumps({"t": "tried", "id": said["id"], **tried}))
            elif said["do"] == "warn":
                socket.send(json.dumps({"t": "warned", "id": said["id"], "text": warning, "proof": SHOWN}))
            elif said["do"] == "hint":
                other = {"action": "draw", "text": hint, "reason": "", "points": 12}
                said_so = {"reason": "", "reasons": [{"text": hint, "proof": SHOWN}]}
                told = {
                    "action": "draw",
                    "turn": ["draw"],
                    "text": "",
                    **said_so,
                    "options": [other | {"points": 0}, other | {"text": "Draw."}],
                }
                socket.send(json.dumps({"t": "hinted", "id": said["id"], **told}))
            else:
                real.send(message)

        real.on_message(from_server)
        socket.on_message(from_page)

    page.route_web_socket("**/ws/tables/*", route)
    page.goto(link)
    expect(page.locator(".own")).to_have_count(len(view["hand"]))

    def tell(event: dict[str, Any], position: Position | None = None) -> None:
        nonlocal deal, view
        if position:
            deal = read_position(turned(position, seat))
            view = msgspec.to_builtins(deal_view(deal, seat))
        last["seq"] += 1
        last["number"] += 1
        nothing = dict.fromkeys(("id", "by", "table", "said", "clock"))
        events = [{"number": last["number"], "text": "", "seat": seat, **event}]
        sockets[-1].send(json.dumps({"t": "did", "seq": last["seq"], "view": view, "events": events, **nothing}))

    return tell


Scene = Callable[[], Position]
