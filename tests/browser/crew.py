"""Players without a browser, on sockets of their own, who bring a deal to the moment that a test is about."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from typing import Any, Protocol

from tests.browser.serving import Served
from websockets.sync.client import ClientConnection, connect

from canasta.server.wire.commands import PROTOCOL

NAMES = ("Ana", "Eva", "Leo", "Zoe", "Iris", "Hugo")
_COMMANDS = count(1)  # a table does none of a player twice
PATIENCE = 60.0  # seconds without a word: the server is gone
MOST_ACTIONS = 3000
EAGER = ("take", "meld", "add", "no", "draw", "discard", "ask", "pass", "yes", "swap")


class Addressed(Protocol):
    """A server that can be reached."""

    @property
    def url(self) -> str: ...


class Seated:
    """One player: the socket, and what the server has said last."""

    def __init__(self, socket: ClientConnection, number: int, key: str) -> None:
        self.socket = socket
        self.number = number
        self.key = key
        self.seq = 0
        self.info: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.events: list[dict[str, Any]] = []
        self.frames: list[str] = []
        self.say(do="hello", protocol=PROTOCOL, key=key or None)
        self.hear(lambda told: told["t"] == "welcome")

    @property
    def seat(self) -> int:
        """The seat that the draw gave to this player."""
        seat: int = self.info["chairs"][self.number]["seat"]
        return seat

    @property
    def on_turn(self) -> bool:
        view = self.view
        return view is not None and self.info["stage"] == "play" and view["to_act"] == view["seat"]

    @property
    def legal(self) -> list[str]:
        """The actions that this player may do now, in the notation."""
        return self.view["legal"] if self.view else []

    def say(self, **command: Any) -> None:
        self.socket.send(json.dumps(command))

    def ask(self, **command: Any) -> dict[str, Any]:
        """Say it and wait for its answer, which must not be a refusal."""
        id_ = f"crew-{next(_COMMANDS)}"
        self.say(id=id_, **command)
        answer = self.hear(lambda told: told.get("id") == id_ and told["t"] != "did")
        assert answer["t"] not in ("refused", "failed"), (command, answer)
        return answer

    def hear(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read on until that is said."""
        while True:
            frame = str(self.socket.recv(PATIENCE))
            self.frames.append(frame)
            told: dict[str, Any] = json.loads(frame)
            assert told["t"] != "bye", told
            if told["t"] in ("welcome", "did"):
                self.seq, self.view = told["seq"], told["view"]
                self.info = told["table"] or self.info
                self.events += told["events"]
            if wanted(told):
                return told

    def until(self, seq: int) -> None:
        """Read on until the table is so far."""
        if self.seq < seq:
            self.hear(lambda _: self.seq >= seq)

    def catch_up(self) -> None:
        """Hear what the table has done so far, by whichever device of this player or of others."""
        self.say(do="ping")
        self.hear(lambda told: told["t"] == "pong")


Choose = Callable[[Seated], str]  # what to do, in the notation


def eager(one: Seated) -> str:
    """Whatever lays cards, without a question: hands grow small, however the bots may play."""
    return min(one.legal, key=lambda text: EAGER.index(text.split()[0]))


class Crew:
    """Some or all people of a table. Whoever of them is on turn plays; bots, if there are any, play by themselves."""

    def __init__(self, server: Addressed, table: str, members: list[Seated]) -> None:
        self.server = server
        self.table = table
        self.members = members

    def link(self, member: Seated) -> str:
        """The address with that player's key."""
        return f"{self.server.url}/t/{self.table}#k={member.key}"

    def at(self, seat: int) -> Seated:
        return next(one for one in self.members if one.seat == seat)

    @property
    def lead(self) -> Seated:
        return self.members[0]

    @property
    def over(self) -> bool:
        return bool(self.lead.info["stage"] in ("between", "finished"))

    def begin(self) -> None:
        for one in self.members:
            if not one.info["chairs"][one.number]["confirmed"]:
                self.told(one.ask(do="confirm"))
        self.told(self.lead.ask(do="begin"))

    def told(self, answer: dict[str, Any]) -> None:
        """Everybody has heard of what was just done."""
        for one in self.members:
            one.until(answer["seq"])

    def do(self, member: Seated, action: str) -> None:
        self.told(member.ask(do="play", action=action))

    def draw(self) -> bool:
        """One card drawn for seats, the first of the spread; False when all are seated."""
        if self.lead.info["stage"] != "draw":
            return False
        spread = self.lead.info["spread"]
        taken = {drawn["place"] for round_ in spread["rounds"] for drawn in round_}
        place = next(place for place in range(spread["cards"]) if place not in taken)
        self.told(self.members[spread["waiting"][0]].ask(do="pick", place=place))
        return True

    def turn(self) -> Seated | None:
        """Whoever of the crew has to act, when bots have done what they do; None when the deal is over."""
        for one in self.members:
            one.catch_up()
        return self.next()

    def next(self) -> Seated | None:
        """The same, where nobody but this crew and bots has acted since it was last asked."""
        while not self.over:
            acting = next((one for one in self.members if one.on_turn), None)
            if acting is not None:
                return acting
            self.lead.hear(lambda told: told["t"] == "did")
            for one in self.members:
                one.until(self.lead.seq)
        return None

    def act(self, choose: Choose = eager) -> bool:
        """One action; False when the deal is over."""
        acting = self.turn()
        if acting is None:
            return False
        self.do(acting, choose(acting))
        return True

    def play(self, stop: Callable[[Seated], bool], choose: Choose = eager) -> Seated | None:
        """Actions until that holds of whoever is on turn; None when the deal is over before."""
        acting = self.turn()
        for _ in range(MOST_ACTIONS):
            if acting is None or stop(acting):
                return acting
            self.do(acting, choose(acting))
            acting = self.next()
        raise AssertionError("the deal does not end")

    def play_deal(self, choose: Choose = eager) -> None:
        assert self.play(lambda _: False, choose) is None

    def play_match(self) -> None:
        """Deal after deal, up to the end of the match."""
        self.play_deal()
        while self.lead.info["stage"] == "between":
            self.next_deal()
            self.play_deal()

    def next_deal(self) -> None:
        """Everybody says *next*, and the cards of the next deal are there."""
        for one in self.members:
            self.told(one.ask(do="next"))
        if self.over:  # the last one's word is done; the cards come after it
            self.lead.hear(lambda _: not self.over)
        for one in self.members:
            one.until(self.lead.seq)


@contextmanager
def seats(server: Addressed, table: str, *keys: str) -> Iterator[Crew]:
    """The people of a table from its host on, by their keys: an empty one only watches. Pages may be open, too."""
    address = f"{server.url.replace('http', 'ws', 1)}/ws/tables/{table}"
    with ExitStack() as stack:
        sockets = [stack.enter_context(connect(address, proxy=None, max_size=None)) for _ in keys]
        yield Crew(server, table, list(map(Seated, sockets, count(), keys)))


@contextmanager
def crew(server: Served, people: int = 4, **settings: object) -> Iterator[Crew]:
    """A table at which that many of a crew sit and the match has begun; bots take the other chairs."""
    opened = server.open(NAMES[0], **{"hints": "always", **settings})
    table = opened["table"]
    others = [server.sit(table, name, chair) for chair, name in enumerate(NAMES[1:people], 1)]
    keys = [seated["key"] for seated in (opened, *others)]
    with seats(server, table, *keys) as all_of_them:
        all_of_them.begin()
        yield all_of_them


@contextmanager
def crew_so_far(server: Served, seeds: str, so_far: Callable[[Seated], bool]) -> Iterator[tuple[Crew, Seated]]:
    """A crew of four, and who is on turn in the first deal of these seeds that comes so far."""
    for seed in seeds:
        with crew(server, seed=seed) as four:
            one = four.play(so_far)
            if one is not None:
                yield four, one
                return
    raise AssertionError("none of these deals comes so far")
