"""A new version of the program in mid-season, whose rules are not those of before: some logs may be frozen by it."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, Final

from tests.changed_rules import later

from canasta.rules import get
from canasta.rules.build import THE_BOOK

if TYPE_CHECKING:
    from tests.server.simulation.world import World

    from canasta.rules import Rules

SETS: Final = ("tres-barajas", "reglamento")  # no other set that is played here descends from them


class Upgrade:
    """A change of a rule set that is played. If somebody has counted its version up, its old reading stays, and nothing
    freezes; `forgotten` is True if nobody has, None by chance."""

    def __init__(self, world: World, *, forgotten: bool | None = None) -> None:
        chance = world.loop.chance
        self._world = world
        played = [_rules(replay.state).id for replay in world.audit.replays.values()]
        self._name = chance.choice([name for name in SETS if name in played] or SETS)
        self._counted = chance.random() < 0.4 if forgotten is None else not forgotten

    async def install(self, program: ExitStack) -> None:
        """Stop all servers, change the program until `program` is closed, and let the servers start again."""
        world, there = self._world, get(self._name)
        world.installing = True
        for server in list(world.servers):
            if server is not None and not server.node.dead:
                await asyncio.wait({world.loop.on(server.node, server.stop())}, timeout=10.0)
                world.crash(server.node)
        award = there.going_out
        options: dict[str, Any] = {}
        if self._counted:
            earlier = {**THE_BOOK.sets[self._name].earlier, there.version: {"going_out": award}}
            options = {"version": there.version + 1, "earlier": earlier}
        else:
            replays = world.audit.replays.items()
            world.frozen |= {name for name, replay in replays if _rules(replay.state).id == there.id}
        program.enter_context(later(self._name, {"going_out": award + 100}, **options))
        for name, replay in world.audit.replays.items():
            if name not in world.frozen and name.startswith(("C", "S")):
                replay.reword()
        world.note("upgrade", self._name, self._counted, len(world.frozen))
        world.audit.heard["upgrades"] += 1
        world.audit.heard["logs frozen"] += 0 if self._counted else len(world.frozen)
        world.installing = False
        while any(each is None for each in world.servers):
            await asyncio.sleep(0.5)


def _rules(state: Any) -> Rules:
    """The rules of a table, a competition or a sheet."""
    found: Rules = state.sheet.rules if hasattr(state, "sheet") else state.rules
    return found
