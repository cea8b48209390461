"""Deals measured one after another, each a line of JSON in a file: a run goes on where it was stopped."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from canasta.rules import games

GAMES = tuple(rules.name for rules in games())


def lines(file: Path, seed: str, among: Iterable[str] = GAMES) -> list[dict[str, Any]]:
    """The lines of a seed and of those games."""
    if not file.exists():
        return []
    found = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return [line for line in found if line["seed"] == seed and line["rules"] in among]


def measure(
    file: Path,
    seed: str,
    deals: Iterable[tuple[str, int]],
    seconds: float,
    judge: Callable[[str, int], Mapping[str, Any]],
) -> None:
    """Add the line of each of those deals, a game and a number, unless it is there, until the processor time is spent.

    `judge` measures a deal.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    done = {(line["rules"], line["deal"]) for line in lines(file, seed)}
    until = time.process_time() + seconds
    for game, number in deals:
        if (game, number) in done:
            continue
        if time.process_time() > until:
            print("the seconds are spent", file=sys.stderr)
            return
        line = {"rules": game, "seed": seed, "deal": number, **judge(game, number)}
        with file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(line) + "\n")
        print(f"{game}, deal {number}, {time.process_time():.0f} s", file=sys.stderr)


def words_of(doc: str | None, name: str, second: str, *, deals: int, seconds: float) -> argparse.ArgumentParser:
    """The words that these commands share: `measure` or a second command, games, seed, file and how much to measure."""
    parser = argparse.ArgumentParser(description=(doc or "").partition("\n")[0])
    parser.add_argument("what", choices=("measure", second))
    parser.add_argument("--rules", nargs="+", choices=GAMES, default=GAMES, metavar="GAME", help="all games without it")
    parser.add_argument("--seed", default=name)
    parser.add_argument("--file", type=Path, default=Path("build") / f"{name}.jsonl")
    parser.add_argument("--deals", type=int, default=deals, help=f"of a game ({deals})")
    parser.add_argument("--seconds", type=float, default=seconds, help=f"of the processor ({seconds:g})")
    return parser
