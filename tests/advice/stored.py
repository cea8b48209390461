"""Decisions with the prospects that a searching player had for them: recorded once by `scripts/hints.py record`.

A line of the file is a deal: how it was dealt, all its actions, and at some of them the prospects as rows of numbers.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from dataclasses import astuple
from pathlib import Path
from typing import Any

from canasta.deal.view import View, view
from canasta.players.prospects import Choice, Prospect
from canasta.players.simulation import deal_out
from canasta.rules import get

FILE = Path(__file__).parent / "data" / "prospects.jsonl.gz"


def row(found: Prospect) -> list[Any]:
    """A prospect as it is stored: its fields in order."""
    return [round(each, 3) if isinstance(each, float) else each for each in astuple(found)]


def decisions(name: str) -> Iterator[tuple[View, Choice]]:
    """The decisions of a game: what the player saw, and what it weighed."""
    with gzip.open(FILE, "rt", encoding="utf-8") as lines:
        for line in map(json.loads, lines):
            if line["game"] == name:
                yield from _of_deal(line)


def _of_deal(line: dict[str, Any]) -> Iterator[tuple[View, Choice]]:
    deal = deal_out(get(line["game"]), line["seed"], line["deal"], line["scores"])
    for place, action in enumerate(line["actions"]):
        if (kept := line["choices"].get(str(place))) is not None:
            chosen, by_eye, rows = kept
            yield view(deal, deal.to_act), Choice(chosen, tuple([Prospect(*each) for each in rows]), by_eye)
        deal.play(action)
