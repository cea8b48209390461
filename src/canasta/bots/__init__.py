"""Players: from what a seat may see to an action. A bot never holds a state, only the `View` it is given."""

from canasta.bots.registry import Bot, UnknownBotError, get, names, quick

__all__ = ["Bot", "UnknownBotError", "get", "names", "quick"]
