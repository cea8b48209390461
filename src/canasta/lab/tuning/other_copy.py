"""A bot of another copy of canasta: a checkout before a change, or another build of the same sources.

It plays in a process of its own that imports the other package. Both follow the same deals: each deals them from the
same seed and is sent the actions played, so only texts pass between two versions of the sources.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final, TextIO

from canasta.deal.view import view
from canasta.lab.tuning.workers import TuneError
from canasta.players import get
from canasta.players.simulation import deal_out
from canasta.rules.house import house

if TYPE_CHECKING:
    from canasta.deal.deal import Deal
    from canasta.rules import Rules

HOME: Final = "canasta.lab.tuning.other_copy"  # this module, in that copy too


class Elsewhere:
    """The other process. One question at a time."""

    def __init__(self, folder: str) -> None:
        """Start it with the package `canasta` of that folder. Raises `TuneError` if there is none that can play."""
        self.folder = folder
        if not (Path(folder) / f"{HOME.replace('.', '/')}.py").is_file():
            raise TuneError("no-canasta", folder=folder)
        self._process = subprocess.Popen(  # noqa: S603 - a module of canasta
            [sys.executable, "-c", f"from {HOME} import main; main()"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONPATH": os.fspath(Path(folder).resolve())},
        )
        self._heard: list[str] = []

    def begin(self, rules: Rules, seed: str, number: int) -> None:
        """Begin a deal."""
        self._heard = []
        name, _, form = rules.name.partition("/")
        named = {"rules": name, "form": form, "version": rules.version, "house": house(rules)}
        self._ask({**named, "seed": seed, "number": number})

    def hear(self, action: str) -> None:
        """Play an action there, of any seat."""
        self._heard.append(action)

    def choose(self, bot: str, seat: int) -> str:
        """The action that the bot of that name chooses there for the seat to act."""
        heard, self._heard = self._heard, []
        return str(self._ask({"heard": heard, "bot": bot, "seat": seat}))

    def close(self) -> None:
        """End the process."""
        for stream in (self._process.stdin, self._process.stdout):
            assert stream is not None
            with suppress(BrokenPipeError):
                stream.close()
        self._process.wait(10)

    def _ask(self, question: dict[str, Any]) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(json.dumps(question) + "\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            raise TuneError("elsewhere", folder=self.folder, what="?")
        answer = json.loads(line)
        if "wrong" in answer:
            raise TuneError("elsewhere", folder=self.folder, what=answer["wrong"])
        return answer["answer"]


@cache
def elsewhere(folder: str) -> Elsewhere:
    """The process for that folder, started once and kept until this one ends."""
    return Elsewhere(folder)


def serve(questions: TextIO) -> Iterator[str]:
    """Answer every question, as JSON: the other end of `Elsewhere`."""
    player = _Player()
    for line in questions:
        try:
            answer: dict[str, object] = {"answer": player.answer(json.loads(line))}
        except Exception as error:  # any error must reach the process that asked
            answer = {"wrong": f"{type(error).__name__}: {error}"}
        yield json.dumps(answer)


class _Player:
    """A bot's side of the dialogue: follows one deal after another."""

    deal: Deal
    chances: list[Random]

    def answer(self, question: dict[str, Any]) -> str | None:
        if "seed" in question:
            self._begin(**question)
            return None
        for action in question["heard"]:
            self.deal.play(action)
        seat = question["seat"]
        return get(question["bot"]).choose(view(self.deal, seat), self.chances[seat])

    def _begin(self, rules: str, form: str, house: dict[str, object], seed: str, number: int, version: int) -> None:
        from canasta.rules import get as rules_named
        from canasta.rules.house import with_house

        named = rules_named(rules, form or None, version=version)
        self.deal = deal_out(with_house(named, house) if house else named, seed, number)
        self.chances = [Random(f"{seed}/{number}/{seat}") for seat in range(self.deal.rules.seats)]


def main() -> None:
    """Answer on standard output the questions from standard input."""
    for told in serve(sys.stdin):
        sys.stdout.write(told + "\n")
        sys.stdout.flush()
