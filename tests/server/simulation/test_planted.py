"""Faults that are planted into the server are found: the simulation sees what it is there to see."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest
from tests.server.simulation.audit import Broken
from tests.server.simulation.season import Season
from tests.server.simulation.store import SimStore
from tests.server.simulation.world import World

from canasta.club.server import hub as club_hub
from canasta.server.journal import kind
from canasta.server.journal.cache import JournalCache
from canasta.server.journal.journal import Committed, Journal, JournalLock
from canasta.server.journal.ownership import Ownership
from canasta.server.live import answers
from canasta.server.live.timers import Clockwork
from canasta.server.store.values import Row
from canasta.server.tables.words import deal_view

HOURS = 0.06
MOST_WORLDS = 40


async def tell_and_store(self: Any, by: Any, entry: Any, *, command: Any = None, asker: Any = None) -> Any:
    entry = self.completed(by, entry)
    outcome = self.kind.apply(self.state, by, entry, self.now())
    self.publish(Committed(by, entry, outcome, command, asker))
    name = None if command is None else f"{by}:{command}"
    row = Row(self.state.seq, name, self.kind.body(by, entry), self.state.at)
    await self.store.append(self.state.id, [row], job=self.job(), hold=self.hold)
    if name is not None:
        self._done[name] = row.seq
    return outcome


async def evict_who_is_busy(self: Any) -> None:
    for name, one in list(self._there.items()):
        if one.lost or one.lock.locked():
            one.dismiss("restart")
            del self._there[name]


async def take_nothing_in(*_given: Any) -> None:
    return


# What is put in the place of a part of the server.
PLANTS: dict[str, tuple[Any, str, Any]] = {
    "tells before it stores": (Journal, "commit", tell_and_store),
    "goes on after an unknown outcome": (Journal, "drop", lambda *_: None),
    "evicts while a command runs": (JournalCache, "evict", evict_who_is_busy),
    # A request that comes again is refused; or the store refuses it, and everybody comes back with it without end.
    "forgets what was done": (Journal, "number_of", lambda _self, _by, _command: None),
    "shows one seat to all": (answers, "deal_view", lambda deal, _seat, *public: deal_view(deal, 0, *public)),
    "sets no timer after an input": (Clockwork, "arm", lambda _self: None),
    "answers from a lost memory": (JournalLock, "acquire", asyncio.Lock.acquire),
    "trusts its memory for ever": (Ownership, "trusted", True),
    "hears no notice": (Ownership, "_hear", lambda *_: None),
    "keeps what was taken while it did not listen": (JournalCache, "keep_only", lambda *_: None),
    "appends without a look at the epoch": (SimStore, "moved", lambda *_: False),
    "takes no online result in": (club_hub, "take_in", take_nothing_in),
}


@pytest.mark.parametrize(
    ("plant", "servers", "seed", "found"),
    [
        ("tells before it stores", 1, 1, "nobody did that|without its row|gap"),
        ("goes on after an unknown outcome", 1, 1, "ahead of the store|may not do what it would"),
        ("evicts while a command runs", 1, 7, "forgotten by who stored it"),
        ("forgets what was done", 1, 1, "refused though it is done"),
        ("forgets what was done", 1, 13, "not back after the faults"),
        ("shows one seat to all", 1, 1, "not what that seat may hear"),
        ("sets no timer after an input", 1, 1, "stands still"),
        ("answers from a lost memory", 1, 41, "nobody did that"),
        ("trusts its memory for ever", 2, 1, "a trusted memory was taken away"),
        ("hears no notice", 2, 1, "a trusted memory was taken away"),
        ("keeps what was taken while it did not listen", 2, 7, "a trusted memory was taken away"),
        ("appends without a look at the epoch", 2, 4, "two writers|a trusted memory is behind"),
        ("takes no online result in", 1, 1, "an online result is not taken in"),
    ],
)
def test_a_planted_fault_is_found(
    plant: str, servers: int, seed: int, found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The seed is one that found it lately; as the server changes, its worlds do, and another may find it first."""
    monkeypatch.setattr(*PLANTS[plant])
    for each in range(seed, seed + MOST_WORLDS):
        try:
            World(each, servers=servers).run(HOURS)
        except Broken as broken:
            if re.search(found, str(broken)):
                return
    pytest.fail(f"none of {MOST_WORLDS} worlds has found it")


def test_rules_that_are_believed_though_they_are_others_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kind.NamedRules, "had", lambda _named, _wanted: True)
    with pytest.raises(Broken, match=r"a frozen log|two replays differ|replays to something else"):
        Season(1, servers=2, day=900.0, evening=300.0, forgotten=True).run(0.6)
