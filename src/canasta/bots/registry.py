"""Which bots there are, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from canasta.bots.greedy import Greedy
from canasta.bots.random_bot import Random
from canasta.texts import text

if TYPE_CHECKING:
    from random import Random as Chance

    from canasta.game.view import View


class Bot(Protocol):
    """A player. It keeps nothing between calls: the same view and the same chance give the same action."""

    @property
    def name(self) -> str:
        """Under which `get` finds it."""

    def choose(self, view: View, chance: Chance) -> str:
        """One of ``view.legal``, which is not empty: the seat of the view is to act."""


class UnknownBotError(LookupError):
    """No bot of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name

    def message(self, lang: str) -> str:
        """One sentence in that language, naming the bots that there are."""
        return text(lang, "bot-error-unknown", found=self.name, names=", ".join(names()))

    def __str__(self) -> str:
        return self.message("en")


_BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (Greedy(), Random())}


def names() -> tuple[str, ...]:
    """The names of all bots, the strongest first."""
    return tuple(_BOTS)


def get(name: str) -> Bot:
    """The bot of that name. Raises `UnknownBotError`."""
    bot = _BOTS.get(name.strip().lower())
    if bot is None:
        raise UnknownBotError(name)
    return bot
