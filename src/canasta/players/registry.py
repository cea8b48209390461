"""Registry of the bots, by name."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, Protocol

from canasta.players.greedy import Greedy
from canasta.players.random_bot import Random
from canasta.players.searching import EXPERT, MASTER, STRONG, Searching
from canasta.players.tuned import Tuned
from canasta.players.weighted import ByRules, Novice
from canasta.texts import text
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from random import Random as Chance

    from canasta.deal.view import View

_NUMBER: Final = re.compile("[1-9][0-9]{0,5}")


class Bot(Protocol):
    """A player. It keeps nothing between calls: the same view and the same chance give the same action."""

    @property
    def name(self) -> str:
        """The name by which `get` finds it."""

    def choose(self, view: View, chance: Chance) -> str:
        """One of ``view.legal``, which is not empty: the seat of the view is to act."""


class UnknownBotError(WordedError):
    """Raised for an unknown name; its sentence lists the known ones."""

    family = "bot"

    def __init__(self, name: str) -> None:
        super().__init__("unknown", found=name)

    def message(self, lang: str) -> str:
        return text(lang, "bot-error-unknown", **self.data, names=", ".join(spoken(lang)))


_SEARCHING: Final = {"master": MASTER, "expert": EXPERT, "strong": STRONG}
_ALL: Final[tuple[Bot, ...]] = (
    *(Searching(name, level) for name, level in _SEARCHING.items()),
    *(Tuned(), ByRules(), Greedy(), Novice(), Random()),
)
_BOTS: Final = {bot.name: bot for bot in _ALL}
# The levels that people choose from, the easiest first: equally far apart by the ladder, each under a second a play
LEVELS: Final = ("novice", "rules", "tuned", "strong", "master")
_SPANISH: Final = {
    "maestro": "master",
    "experto": "expert",
    "fuerte": "strong",
    "afinado": "tuned",
    "reglas": "rules",
    "codicioso": "greedy",
    "novato": "novice",
    "azar": "random",
}


def names() -> tuple[str, ...]:
    """The names of all bots, the strongest first."""
    return tuple(_BOTS)


def spoken(lang: str) -> tuple[str, ...]:
    """The names of all bots in a language; `get` accepts these too."""
    if lang != "es":
        return names()
    called = {name: spanish for spanish, name in _SPANISH.items()}
    return tuple(called.get(name, name) for name in _BOTS)


def level_name(name: str, lang: str) -> str:
    """The everyday name of a bot's level ("Medium"); for a bot outside `LEVELS`, the bot's own name."""
    return text(lang, f"level-name-{name}" if name in LEVELS else f"bot-name-{name}")


def quick() -> tuple[str, ...]:
    """The names of the bots that act at once: they simulate nothing, except asking for leave to go out."""
    return tuple(name for name in _BOTS if name not in _SEARCHING)


def get(name: str) -> Bot:
    """The bot of that name, English or Spanish; ``strong/64`` makes exactly 64 playouts a decision.

    Raises `UnknownBotError`.
    """
    asked, slash, playouts = name.strip().lower().partition("/")
    asked = _SPANISH.get(asked, asked)
    bot = _BOTS.get(asked)
    if bot is None or (slash and (asked not in _SEARCHING or not _NUMBER.fullmatch(playouts))):
        raise UnknownBotError(name)
    return Searching(f"{asked}/{int(playouts)}", _SEARCHING[asked].at(int(playouts))) if slash else bot
