"""The game around a deal: real cards, actions and positions as text, matches, views, records, fair shuffles.

A name is imported when it is first used. Three functions are named like the modules they live in, and stay there:
`canasta.game.attempt.attempt`, `canasta.game.view.view` and `canasta.game.verify.verify`.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from canasta.game.attempt import Attempt
    from canasta.game.deal import CardDeal, IllegalAction, Legal
    from canasta.game.errors import RecordError
    from canasta.game.events import Event
    from canasta.game.match import Match, MatchError, Player
    from canasta.game.notation import Action, NotationError, parse_action, parse_actions
    from canasta.game.position import PositionError, read_position, to_toml, write_position
    from canasta.game.record import Record
    from canasta.game.refusals import Refusal
    from canasta.game.replay import from_record
    from canasta.game.score import ScoreLine, SideScore
    from canasta.game.view import View

__all__ = [
    "Action",
    "Attempt",
    "CardDeal",
    "Event",
    "IllegalAction",
    "Legal",
    "Match",
    "MatchError",
    "NotationError",
    "Player",
    "PositionError",
    "Record",
    "RecordError",
    "Refusal",
    "ScoreLine",
    "SideScore",
    "View",
    "from_record",
    "parse_action",
    "parse_actions",
    "read_position",
    "to_toml",
    "write_position",
]

_HOMES = {
    "Action": "canasta.game.notation",
    "Attempt": "canasta.game.attempt",
    "CardDeal": "canasta.game.deal",
    "Event": "canasta.game.events",
    "IllegalAction": "canasta.game.deal",
    "Legal": "canasta.game.deal",
    "Match": "canasta.game.match",
    "MatchError": "canasta.game.match",
    "NotationError": "canasta.game.notation",
    "Player": "canasta.game.match",
    "PositionError": "canasta.game.position",
    "Record": "canasta.game.record",
    "RecordError": "canasta.game.errors",
    "Refusal": "canasta.game.refusals",
    "ScoreLine": "canasta.game.score",
    "SideScore": "canasta.game.score",
    "View": "canasta.game.view",
    "from_record": "canasta.game.replay",
    "parse_action": "canasta.game.notation",
    "parse_actions": "canasta.game.notation",
    "read_position": "canasta.game.position",
    "to_toml": "canasta.game.position",
    "write_position": "canasta.game.position",
}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(importlib.import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
