"""The messages between host and bot, a line of JSON each (``docs/reference/bot-protocol.md``)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from canasta.cards import CARD_TEXTS
from canasta.deal.view_values import SeenDeal
from canasta.rules.house import house
from canasta.tabletop.history import Beginning

if TYPE_CHECKING:
    from canasta.deal.view import View
    from canasta.rules import Rules
    from canasta.tabletop.history import History

PROTOCOL: Final = 1  # fields are only added; a number is never used again for anything else
MOST_LINE: Final = 65_536  # bytes of a line of the bot


class BotGreeting(Struct, frozen=True, tag="hello", tag_field="type"):
    """The first line of the host."""

    protocol: int
    host: str


class BotReady(Struct, frozen=True, tag="ready", tag_field="type"):
    """The bot's answer to it. Of `wants` the host knows ``history``, and ignores the rest."""

    protocol: int
    name: str = ""
    wants: tuple[str, ...] = ()


class PlayedRules(Struct, frozen=True):
    """The rules by name and version, the changes of the house, and the points at which a match ends."""

    name: str
    version: int
    target: int
    house: dict[str, int | bool | str]


class PastStep(Struct, frozen=True, omit_defaults=True):
    """A step of the history: `Step` with its cards as texts."""

    what: str
    seat: int
    cards: tuple[str, ...] = ()
    meld: int | None = None
    source: str = ""
    hidden: int = 0


class PastDeal(Struct, frozen=True):
    """All that everybody saw in this deal."""

    beginning: Beginning
    steps: tuple[PastStep, ...]


class Act(Struct, frozen=True, tag="act", tag_field="type", omit_defaults=True):
    """A question: choose one of ``view.legal``.

    `move_ms` is the time for the answer, `seed` a number to draw chance from, so that a deal can be played again.
    """

    id: int
    move_ms: int
    seed: int
    rules: PlayedRules
    view: SeenDeal
    history: PastDeal | None = None


class Chosen(Struct, frozen=True, tag="action", tag_field="type"):
    """The answer, with the number of the question."""

    id: int
    action: str


def question(number: int, view: View, seed: int, seconds: float, *, history: bool) -> Act:
    """The question for that view. It has nothing but what the view shows."""
    seen = SeenDeal(**{name: getattr(view, name) for name in SeenDeal.__struct_fields__})
    past = past_of(view.history) if history else None
    return Act(number, round(1000 * seconds), seed, played_rules(view.rules), seen, past)


@lru_cache(maxsize=64)
def played_rules(rules: Rules) -> PlayedRules:
    """The rules as a bot is told them."""
    return PlayedRules(rules.name, rules.version, rules.target, house(rules))


def past_of(history: History) -> PastDeal:
    """The history as a bot is told it."""
    steps = [
        PastStep(
            each.what,
            each.seat,
            tuple([CARD_TEXTS[card] for card in each.cards]),
            each.meld,
            each.source,
            each.hidden,
        )
        for each in history
    ]
    return PastDeal(history.beginning, tuple(steps))


def line(message: Struct) -> bytes:
    """A message as it is sent."""
    return msgspec.json.encode(message) + b"\n"
