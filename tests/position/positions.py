"""Positions as tests write them: the example of the page, and keys without a text."""

from __future__ import annotations

from typing import Any

from canasta.deal.deal import Deal
from canasta.position import read_position

EXAMPLE = """\
rules = "clasica"
scores = [1100, 0]
turn = 0
phase = "draw"
stock = "Kd 5c 9h"
pile = "9h 5s Kh"

[[seat]]
hand = "Ah Ac 2d 5c"
[[side]]
melds = ["Kd Kd Kc 2h"]
red_threes = "3h"
opened = true
"""


def read(rules: str = "clasica", **keys: Any) -> Deal:
    return read_position({"rules": rules, **keys})


def hands(*texts: str | int) -> list[dict[str, Any]]:
    return [{"hand": text} for text in texts]
