"""Faults that are planted into the server are found: the simulation sees what it is there to see."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterable
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

Plant = Callable[[pytest.MonkeyPatch], None]
HOURS = 0.06
MOST_WORLDS = 40


def tells_before_it_stores(patch: pytest.MonkeyPatch) -> None:
    async def commit(self: Any, by: Any, entry: Any, *, command: Any = None, asker: Any = None) -> Any:
        entry = self.completed(by, entry)
        outcome = self.kind.apply(self.state, by, entry, self.now())
        self.publish(Committed(by, entry, outcome, command, asker))
        name = None if command is None else f"{by}:{command}"
        row = Row(self.state.seq, name, self.kind.body(by, entry), self.state.at)
        await self.store.append(self.state.id, [row], job=self.job(), hold=self.hold)
        if name is not None:
            self._done[name] = row.seq
        return outcome

    patch.setattr(Journal, "commit", commit)


def goes_on_after_an_unknown_outcome(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Journal, "drop", lambda *_: None)


def evicts_while_a_command_runs(patch: pytest.MonkeyPatch) -> None:
    async def evict(self: Any) -> None:
        for name, one in list(self._there.items()):
            if one.lost or one.lock.locked():
                one.dismiss("restart")
                del self._there[name]

    patch.setattr(JournalCache, "evict", evict)


def forgets_what_was_done(patch: pytest.MonkeyPatch) -> None:
    """A request that comes again is refused; or the store refuses it, and everybody comes back with it without end."""
    patch.setattr(Journal, "number_of", lambda _self, _by, _command: None)


def shows_one_seat_to_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(answers, "deal_view", lambda deal, _seat, *public: deal_view(deal, 0, *public))


def sets_no_timer_after_an_input(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Clockwork, "arm", lambda _self: None)


def trusts_its_memory_for_ever(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Ownership, "trusted", True)


def answers_from_a_lost_memory(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(JournalLock, "acquire", asyncio.Lock.acquire)


def hears_no_notice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Ownership, "_hear", lambda *_: None)


def keeps_what_was_taken_while_it_did_not_listen(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(JournalCache, "keep_only", lambda *_: None)


def appends_without_a_look_at_the_epoch(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(SimStore, "moved", lambda *_: False)


def takes_no_online_result_in(patch: pytest.MonkeyPatch) -> None:
    async def take_in(*_given: Any) -> None:
        return

    patch.setattr(club_hub, "take_in", take_in)


def finds(what: str, worlds: Iterable[World]) -> bool:
    """True if one of the worlds breaks by a fault of that description."""
    for world in worlds:
        try:
            world.run(HOURS)
        except Broken as broken:
            if re.search(what, str(broken)):
                return True
    return False


@pytest.mark.parametrize(
    ("plant", "servers", "seed", "found"),
    [
        (tells_before_it_stores, 1, 1, "nobody did that|without its row|gap"),
        (goes_on_after_an_unknown_outcome, 1, 1, "ahead of the store|may not do what it would"),
        (evicts_while_a_command_runs, 1, 7, "forgotten by who stored it"),
        (forgets_what_was_done, 1, 1, "refused though it is done"),
        (forgets_what_was_done, 1, 13, "not back after the faults"),
        (shows_one_seat_to_all, 1, 1, "not what that seat may hear"),
        (sets_no_timer_after_an_input, 1, 1, "stands still"),
        (answers_from_a_lost_memory, 1, 41, "nobody did that"),
        (trusts_its_memory_for_ever, 2, 1, "a trusted memory was taken away"),
        (hears_no_notice, 2, 1, "a trusted memory was taken away"),
        (keeps_what_was_taken_while_it_did_not_listen, 2, 7, "a trusted memory was taken away"),
        (appends_without_a_look_at_the_epoch, 2, 4, "two writers|a trusted memory is behind"),
        (takes_no_online_result_in, 1, 1, "an online result is not taken in"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_planted_fault_is_found(
    plant: Plant, servers: int, seed: int, found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The seed is one that found it lately; as the server changes, its worlds do, and another may find it first."""
    plant(monkeypatch)
    assert finds(found, (World(each, servers=servers) for each in range(seed, seed + MOST_WORLDS)))


def test_rules_that_are_believed_though_they_are_others_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kind.NamedRules, "had", lambda _named, _wanted: True)
    with pytest.raises(Broken, match=r"a frozen log|two replays differ|replays to something else"):
        Season(1, servers=2, day=900.0, evening=300.0, forgotten=True).run(0.6)
