"""Tables brought to a moment worth a picture: real matches at a real server, the own seat played by its hints."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

from canasta.server.wire.commands import PROTOCOL

ROOT = Path(__file__).resolve().parent.parent
SETTINGS = {"ceremony": "short", "pace": 0, "turn_seconds": 0, "hints": "always", "bots": "greedy"}
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MOST_STEPS = 120  # own decisions, about five deals, in which a moment has to come
SEEDS = 20
Json = dict[str, Any]
Moment = Callable[[Json, str], bool]  # the view on the own turn, and the action that the hint names
Seek = Callable[["Hand", Json, str], bool]  # the same, with questions to the server


@dataclass(frozen=True)
class Posed:
    """A table and the secret of a seat at it; `hint` is what a master would do there."""

    url: str
    table: str
    key: str
    hint: str = ""

    @property
    def link(self) -> str:
        return f"{self.url}/t/{self.table}#k={self.key}"


@contextmanager
def served() -> Iterator[str]:
    """The address of a server of our own, on a database that is thrown away."""
    env = {"PYTHONPATH": os.fspath(ROOT / "src"), **os.environ}
    env["CANASTA_CLIENT"] = os.fspath(ROOT / "build" / "client")
    with tempfile.TemporaryDirectory() as folder:
        words = ["-m", "canasta", "serve", "--port", "0", "--db", os.fspath(Path(folder, "tables.db")), "--lang", "en"]
        with subprocess.Popen([sys.executable, *words], env=env, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            said = process.stdout.readline()
            found = re.search(r"http://127\.0\.0\.1:\d+", said)
            try:
                if found is None:
                    raise SystemExit(f"error: the server did not say where it is: {said}")
                yield found[0]
            finally:
                process.terminate()
                process.wait(timeout=20)


def chromium() -> str | None:
    """The system's Chromium, the one without a window first; without one, what Playwright has installed."""
    return next((path for name in CHROMIUM if (path := shutil.which(name))), None)


def post(url: str, path: str, body: Json) -> Json:
    answer = httpx.post(url + path, json=body, trust_env=False, timeout=20).raise_for_status()
    told: Json = answer.json()
    return told


def opened(url: str, rules: str, seed: str, *, name: str = "Ana", avatar: str = "owl", **settings: Any) -> Posed:
    """A table whose first deal has not begun."""
    body = {"settings": {**SETTINGS, "rules": rules, "seed": seed, **settings}, "name": name, "avatar": avatar}
    made = post(url, "/api/tables", body)
    return Posed(url, made["table"], made["key"])


def sit(posed: Posed, name: str, chair: int, avatar: str) -> Posed:
    """Somebody else at that table."""
    made = post(posed.url, f"/api/tables/{posed.table}/chairs", {"name": name, "avatar": avatar, "chair": chair})
    return Posed(posed.url, posed.table, made["key"])


class Hand:
    """The own seat on a socket: everything that is said, and what it makes of the table."""

    def __init__(self, posed: Posed) -> None:
        self.posed = posed
        self.socket = connect(
            f"{posed.url.replace('http', 'ws', 1)}/ws/tables/{posed.table}", proxy=None, max_size=None
        )
        self.said = 0
        self.seq = 0
        self.table: Json = {}
        self.view: Json | None = None
        self.socket.send(json.dumps({"do": "hello", "protocol": PROTOCOL, "key": posed.key}))
        self.hear()

    def hear(self) -> Json:
        """The next frame; what it tells of the table and the deal is kept."""
        told: Json = json.loads(self.socket.recv(timeout=30))
        self.table = told.get("table") or self.table
        if told["t"] in ("welcome", "did"):
            self.view, self.seq = told["view"], told["seq"]
        return told

    def ask(self, do: str, *, tries: int = 5, **more: Any) -> Json:
        """One command, and its answer, once everything that it did is heard; again where a busy machine asks for it."""
        self.said += 1
        name = f"pose-{id(self)}-{self.said}"
        self.socket.send(json.dumps({"do": do, "id": name, **more}))
        answer: Json = {}
        while not answer or self.seq < answer.get("seq", 0):
            told = self.hear()
            if told.get("id") == name and told["t"] != "did":
                answer = told
            if answer.get("again") and tries > 1:
                return self.ask(do, tries=tries - 1, **more)
            if answer.get("t") in ("refused", "failed"):
                raise RuntimeError(f"{do} {more}: {answer}")
        return answer

    def mine(self) -> bool:
        view = self.view
        if view is None or self.table["stage"] != "play":
            return False
        return bool(view["to_act"] == view["seat"] and not view["outcome"])

    def until(self, moment: Moment | None, *, stage: str | None = None) -> Posed | None:
        """Play by the hints until the moment comes on the own turn, or the table reaches that stage; None: never."""
        for _ in range(MOST_STEPS):
            if self.table["stage"] == stage:
                return self.posed
            if self.table["stage"] == "finished":
                return None
            if self.table["stage"] == "between":
                self.ask("next")
                while self.table["stage"] == "between":
                    self.hear()
            while not self.mine() and self.table["stage"] not in ("between", "finished", stage):
                self.hear()
            if not self.mine():
                continue
            action = self.ask("hint")["action"]
            assert self.view is not None
            if moment is not None and moment(self.view, action):
                return Posed(self.posed.url, self.posed.table, self.posed.key, action)
            self.ask("play", action=action)
        return None

    def close(self) -> None:
        self.socket.close()


def pose(
    url: str,
    rules: str,
    moment: Moment | None = None,
    *,
    stage: str | None = None,
    seek: Seek | None = None,
    **more: Any,
) -> Posed:
    """A table played to the moment, with the first seed at which it comes. Ends with a sentence where none does.

    `more` are settings other than the usual ones.
    """
    for seed in range(1, SEEDS + 1):
        hand = Hand(opened(url, rules, f"pose {seed}", **more))
        try:
            hand.ask("begin")
            found = hand.until(moment if seek is None else partial(seek, hand), stage=stage)
        finally:
            hand.close()
        if found is not None:
            return found
    raise SystemExit(f"error: the moment never came in {SEEDS} matches of {rules}.")
