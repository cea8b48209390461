"""Players: choose an action from what a seat may see. A bot never holds a state, only the `View` it is given."""

from canasta.players.registry import LEVELS, Bot, UnknownBotError, get, level_name, names, quick

__all__ = ["LEVELS", "Bot", "UnknownBotError", "get", "level_name", "names", "quick"]
