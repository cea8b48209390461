"""A bot's choice: by its level in a worker process, or by a light player here if that fails."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from canasta import players
from canasta.server.tables.bot_choice import choose, choose_and_tell
from canasta.server.workers import WorkError

if TYPE_CHECKING:
    from canasta.deal.view import View
    from canasta.server.workers import Executor

STEADY: Final = "tuned"  # the strongest level that acts at once
PATIENCE_S: Final = 10.0  # for the level's own choice; then a light one acts
MOST_BOTS: Final = 512  # that may wait for a process at once; of the others light ones act
ATTEMPTS: Final = 3

_log: Final = logging.getLogger("canasta.server")


def within_budget(level: str, executor: Executor) -> str:
    """The level at which a bot plays now: while many wait for the processes, no bot simulates.

    A bot from outside that is not offered any more is played by one of the house.
    """
    if players.is_offered_form(level) and level not in players.offered():
        return STEADY
    return level if level in players.quick() or not executor.crowded else STEADY


async def choice(attempt: int, level: str, table_id: str, view: View, chance: str, executor: Executor) -> str | None:
    """A bot's action: first by its own level, then by a light player, at last any legal one. None if there is none.

    Its own choice has a time limit. The light player thinks here, which holds up everybody, but only for an instant.
    """
    try:
        match attempt:
            case 0:
                now = within_budget(level, executor)
                if now not in players.offered():
                    return await executor.run(table_id, choose, now, view, chance)
                guest = players.get(now).name  # the processes know it by that
                action, faults = await executor.run(table_id, choose_and_tell, guest, view, chance)
                for fault in faults:
                    _log.warning("a bot of table %s: %s", table_id, fault)
                return action
            case 1:
                return choose(STEADY, view, chance)
    except WorkError as error:
        _log.warning("a bot of table %s plays as %s for once: %s", table_id, STEADY, error)
        return None
    except Exception:
        _log.exception("a bot of table %s has no choice", table_id)
        return None
    return next(iter(view.legal), None)
