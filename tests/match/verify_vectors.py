"""Verdicts of `canasta verify` on whole and altered records, which the page must match: ``verify/vectors.json``.

`python -m tests.match.verify_vectors` rewrites the file.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.match.records import made_by_hand
from tests.project.house import ROOT

from canasta.match import shuffle
from canasta.match.record import write
from canasta.match.verify import VerifyError, verify

FILE = ROOT / "web" / "tests" / "verify" / "vectors.json"

TEXT = write(made_by_hand())
PUBLIC = write(made_by_hand().public())


def changed(deal: int, pattern: str, new: str | Callable[[re.Match[str]], str]) -> str:
    """The record with one thing of a deal changed."""
    start = TEXT.index(f"deal {deal}\n") if deal else TEXT.index("draw\n")
    text = TEXT[:start] + re.sub(pattern, new, TEXT[start:], count=1, flags=re.MULTILINE)
    assert text != TEXT
    return text


def _cut(more: int = 0, aim: int = 60) -> str:
    """Deal 1 with an aimed cut: what the hand lifted, and so many cards more."""
    deck = made_by_hand().deals[0].deck
    assert deck.secret is not None
    seed = shuffle.Sealed("mesa-7", 1, deck.secret).seed(deck.contributions)
    return changed(1, "^cut 2: 61$", f"cut 2: {shuffle.lifted(seed, aim, 108) + more} aimed {aim}")


def records() -> dict[str, str]:
    """The texts by what was done to them."""
    one, two = TEXT.index("deal 1\n"), TEXT.index("deal 2\n")
    return {
        "as it was written": TEXT,
        "public, while deal 2 goes on": PUBLIC,
        "another form of the same": "\ufeff" + TEXT.replace("\n", " \r\n").replace("Th", "10h") + "# a remark\n\n",
        "no deal yet": TEXT[: TEXT.index("draw\n")] + "result unfinished\n",
        "a secret changed": changed(1, "^(secret .{10})(.)", r"\1g"),
        "another secret": changed(1, "^secret .{4}", "secret 0000"),
        "another commitment": changed(0, "^commitment .{4}", "commitment 0000"),
        "two cards changed places": changed(2, r"^(order\n  )(\S+) (\S+)", r"\1\3 \2"),
        "something else was added": changed(1, "^contribution 2 .*", "contribution 2 otra"),
        "a seed that was known": TEXT.replace("match mesa-7\n", "match mesa-7\nseeded\n"),
        "another seat added it": changed(1, "^contribution 2", "contribution 3"),
        "nobody added it": changed(1, "^contribution 2 .*\n", ""),
        "a seat that is none": changed(2, "^contribution 2", "contribution 9"),
        "a card that is none": changed(1, r"^order\n  \S+", "order\n  Zz"),
        "a line twice": changed(1, "^(secret .*\n)", r"\1\1"),
        "no commitment": changed(1, "^commitment .*\n", ""),
        "no order": changed(0, r"^order\n(  .*\n)+", ""),
        "no secret after the deal": changed(1, "^secret .*\n", ""),
        "a deal left out": TEXT[:one] + TEXT[two:],
        "deals that changed places": TEXT[:one] + "deal 2\n" + TEXT[one + 7 : two] + "deal 1\n" + TEXT[two + 7 :],
        "no number of a deal": TEXT.replace("deal 2\n", "deal two\n"),
        "a bot that added": TEXT.replace("seat 2 human Carla", "seat 2 bot Carla"),
        "a match of another name": TEXT.replace("match mesa-7", "match mesa-8"),
        "an aimed cut": _cut(),
        "an aimed cut at the end of the pack": _cut(aim=107),
        "an aimed cut that lifted another number": _cut(more=1),
        "a cut that is none": changed(1, "^cut 2: 61$", "cut 2: many"),
        "abandoned": PUBLIC.replace("result unfinished", "result abandoned"),
        "no match": TEXT.replace("match mesa-7\n", ""),
        "no record": "canasta record 2\nmatch mesa-7\n",
        "nothing": "",
    }


def vectors() -> list[dict[str, Any]]:
    """Each record with what is found out about it, or why it is none."""
    found: list[dict[str, Any]] = []
    for name, record in records().items():
        told: dict[str, Any] = {"name": name, "record": record}
        try:
            told["findings"] = [
                {
                    "deal": result.deal,
                    "status": str(result.status),
                    "code": result.code,
                    "data": result.data,
                    "commitment": result.commitment,
                }
                for result in verify(record)
            ]
        except VerifyError as error:
            told["no_record"] = error.code
        found.append(told)
    return found


def written() -> str:
    return json.dumps(vectors(), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    Path(FILE).write_text(written(), encoding="utf-8")
