"""The work of an operator at night: replays, a copy carried elsewhere, pruning, restarts, upgrades with other rules."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final
from unittest import mock

from tests.changed_rules import later
from tests.server.corpus.logs import of_club
from tests.server.simulation.servers import EPOCH_S
from tests.server.simulation.store import SimStore

from canasta.rules import get
from canasta.rules.build import THE_BOOK
from canasta.server.store import StoreError
from canasta.server.upkeep import pruning
from canasta.server.upkeep.carrying import copy_of, receive
from canasta.server.upkeep.copy_file import CopyError
from canasta.server.upkeep.replays import replayed

if TYPE_CHECKING:
    from tests.server.simulation.world import World

    from canasta.rules import Rules


class Housekeeping:
    """The work of a quiet hour; each part has its count in `world.audit.heard`."""

    def __init__(self, world: World, *, forgotten: bool | None = None) -> None:
        self._world = world
        self._forgotten = forgotten
        self._seen: dict[str, int] = {}  # the rows of each log when it was last replayed

    async def night(self) -> None:
        """Keep the house for one night."""
        world, chance = self._world, self._world.loop.chance
        kind = chance.random()
        if (kind < 0.2 or self._forgotten) and not world.audit.heard["upgrades"]:
            await upgrade(world, forgotten=self._forgotten)
        elif kind < 0.5:
            await self._roll()
        for name in self._changed():
            self._replay(name)
        clubs = sorted((world.organiser.keys.keys() & world.store.logs.keys()) - world.frozen)
        if clubs:
            await self._carry(chance.choice(clubs))
        await self._prune()

    async def _roll(self) -> None:
        """Restart one server after another, as a new version is rolled out."""
        world = self._world
        for server in list(world.servers):
            if server is not None and not server.node.dead:
                await asyncio.wait({world.loop.on(server.node, server.stop())}, timeout=10.0)
                world.crash(server.node)
                world.audit.heard["restarts at night"] += 1
            while any(each is None for each in world.servers):
                await asyncio.sleep(0.5)

    def _changed(self) -> Iterable[str]:
        logs = self._world.store.logs
        return [name for name, log in logs.items() if log.rows and self._seen.get(name) != len(log.rows)]

    def _replay(self, name: str) -> None:
        """Replay a log as the check of a backup does."""
        world, stored = self._world, self._world.store.logs[name]
        self._seen[name] = len(stored.rows)
        world.audit.heard["logs replayed at night"] += 1
        if world.audit.differs(stored):
            world.audit.wrong("a backup replays to something else", name)

    async def _carry(self, club: str) -> None:
        """Carry a competition to another machine: all is there as it was, and a second time there is nothing new."""
        world, there = self._world, SimStore()
        now = (EPOCH_S + world.loop.now) * 1000
        rows = len(world.store.logs[club].rows)
        lines = await copy_of(world.store, club, at=now, key=world.organiser.keys[club])
        copy, _ = await receive(there, lines, now)
        if not copy.paused and world.audit.replays[club].state.seq == rows:
            taken = of_club(replayed(there.logs[club]))
            if taken != of_club(world.audit.replays[club].state):
                world.audit.wrong("carried over as something else", club)
        try:
            await receive(there, lines, now)
            world.audit.wrong("taken in twice", club)
        except CopyError:
            world.audit.heard["carried over"] += 1

    async def _prune(self) -> None:
        """Delete what nobody has touched for a week."""
        world = self._world
        with mock.patch.object(pruning, "wall_ms", return_value=(EPOCH_S + world.loop.now) * 1000):
            try:
                found = await pruning.old_logs(world.store, pruning.LEAST_DAYS)
            except StoreError:
                return
        await pruning.pruned(world.store, found)
        for name in found.gone:
            if name not in world.store.logs:
                world.audit.forget(name)
                world.audit.heard["logs pruned"] += 1


SETS: Final = ("tres-barajas", "reglamento")  # no other set that is played here descends from them


async def upgrade(world: World, *, forgotten: bool | None = None) -> None:
    """Stop all servers, change a rule set that is played until the end of the run, and let the servers start again.

    If somebody has counted its version up, its old reading stays, and nothing freezes; `forgotten` is True if nobody
    has, None by chance.
    """
    chance, replays = world.loop.chance, world.audit.replays
    played = [_rules(replay.state).id for replay in replays.values()]
    rule_set = chance.choice([name for name in SETS if name in played] or SETS)
    counted = chance.random() < 0.4 if forgotten is None else not forgotten
    there = get(rule_set)
    world.installing = True
    for server in list(world.servers):
        if server is not None and not server.node.dead:
            await asyncio.wait({world.loop.on(server.node, server.stop())}, timeout=10.0)
            world.crash(server.node)
    award = there.going_out
    options: dict[str, Any] = {}
    if counted:
        earlier = {**THE_BOOK.sets[rule_set].earlier, there.version: {"going_out": award}}
        options = {"version": there.version + 1, "earlier": earlier}
    else:
        world.frozen |= {name for name, replay in replays.items() if _rules(replay.state).id == there.id}
    world.program.enter_context(later(rule_set, {"going_out": award + 100}, **options))
    for name, replay in replays.items():
        if name not in world.frozen and name.startswith(("C", "S")):
            replay.reword()
    world.note("upgrade", rule_set, counted, len(world.frozen))
    world.audit.heard["upgrades"] += 1
    world.audit.heard["logs frozen"] += 0 if counted else len(world.frozen)
    world.installing = False
    while any(each is None for each in world.servers):
        await asyncio.sleep(0.5)


def _rules(state: Any) -> Rules:
    """The rules of a table, a competition or a sheet."""
    found: Rules = state.sheet.rules if hasattr(state, "sheet") else state.rules
    return found
