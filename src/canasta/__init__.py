"""Canasta as a library: rule sets, matches and deals with real cards, what each seat may see, positions and records.

A match runs from the draw for seats to the winner; a bot or a program plays it through views and texts of actions:

>>> from canasta import Match, get
>>> match = Match.new(get("clasica"), ["Ana", "Berta", "Carlos", "Diana"], seed="3")
>>> events = match.ready()
>>> match.legal(match.to_act)
['draw']

Cards are integers from 0 to 52 or texts (``Kh``, ``X``), seats and sides count from 0, points are game points, rules of
the book have ids (``CL-4.1``). Every error with a sentence is a `WordedError`. Values show themselves as the code that
makes them; what is in progress, in angle brackets. Players are in `canasta.players`. A name is brought in when it is
first used, so the import is quick.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from canasta import club, players, puzzles, review, rules, svg  # noqa: F401 - for type checkers
    from canasta._build import build_kind
    from canasta.cards import CardError, cards_text, parse_card, parse_kind
    from canasta.deal.deal import Deal
    from canasta.deal.events import Event
    from canasta.deal.score import ScoreLine, SideScore
    from canasta.deal.view import View
    from canasta.match.match import Match, Player
    from canasta.match.record.reader import read as read_record
    from canasta.match.record.values import Record
    from canasta.match.record.writer import write as write_record
    from canasta.match.replay import from_record
    from canasta.position import PositionError, read_position, to_toml, write_position
    from canasta.refusals.refusal import IllegalAction, Refusal
    from canasta.rules.build import get
    from canasta.rules.errors import RulesError
    from canasta.rules.house import with_house
    from canasta.rules.model import Rules
    from canasta.tabletop.notation import Action, NotationError, parse_action, parse_actions
    from canasta.texts.errors import WordedError

__version__ = "0.2.0"

__all__ = [
    "Action",
    "CardError",
    "Deal",
    "Event",
    "IllegalAction",
    "Match",
    "NotationError",
    "Player",
    "PositionError",
    "Record",
    "Refusal",
    "Rules",
    "RulesError",
    "ScoreLine",
    "SideScore",
    "View",
    "WordedError",
    "__version__",
    "build_kind",
    "cards_text",
    "from_record",
    "get",
    "parse_action",
    "parse_actions",
    "parse_card",
    "parse_kind",
    "read_position",
    "read_record",
    "to_toml",
    "with_house",
    "write_position",
    "write_record",
]

# The module of each name, and behind a colon its name there where that is another.
_HOMES = {
    "Action": "canasta.tabletop.notation",
    "CardError": "canasta.cards",
    "Deal": "canasta.deal.deal",
    "Event": "canasta.deal.events",
    "IllegalAction": "canasta.refusals.refusal",
    "Match": "canasta.match.match",
    "NotationError": "canasta.tabletop.notation",
    "Player": "canasta.match.match",
    "PositionError": "canasta.position",
    "Record": "canasta.match.record.values",
    "Refusal": "canasta.refusals.refusal",
    "Rules": "canasta.rules.model",
    "RulesError": "canasta.rules.errors",
    "ScoreLine": "canasta.deal.score",
    "SideScore": "canasta.deal.score",
    "View": "canasta.deal.view",
    "WordedError": "canasta.texts.errors",
    "build_kind": "canasta._build",
    "cards_text": "canasta.cards",
    "from_record": "canasta.match.replay",
    "get": "canasta.rules.build",
    "parse_action": "canasta.tabletop.notation",
    "parse_actions": "canasta.tabletop.notation",
    "parse_card": "canasta.cards",
    "parse_kind": "canasta.cards",
    "read_position": "canasta.position",
    "read_record": "canasta.match.record.reader:read",
    "to_toml": "canasta.position",
    "with_house": "canasta.rules.house",
    "write_position": "canasta.position",
    "write_record": "canasta.match.record.writer:write",
}


# Rooms that are there after `import canasta` alone.
_ROOMS = frozenset({"club", "players", "puzzles", "review", "rules", "svg"})


def __getattr__(name: str) -> object:
    if name in _ROOMS:
        return importlib.import_module(f"{__name__}.{name}")
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home, _, there = _HOMES[name].partition(":")
    value: object = getattr(importlib.import_module(home), there or name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__, *_ROOMS})
