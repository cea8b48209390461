"""The invariants, held against a fresh replay of every log that grows with it, row by row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from tests.server.simulation.club_replay import ClubReplay, SheetReplay
from tests.server.simulation.table_replay import TableReplay

from canasta.server.journal.kind import JournalError, kept_in
from canasta.server.journal.ownership import TRUST_MS
from canasta.server.store import Row, Stored
from canasta.server.tables.table import Table
from canasta.server.upkeep.replays import replayed

if TYPE_CHECKING:
    from tests.server.simulation.world import World

UNDER_WAY_S: Final = 0.02  # from a question to the store until it is asked
WHOLE_LOOK: Final = 20  # every so many looks, all of a memory is compared
_KINDS: Final[dict[str, Any]] = {"table": TableReplay, "club": ClubReplay, "sheet": SheetReplay}


class Broken(AssertionError):
    """An invariant that does not hold."""


class Audit:
    """All logs as they are replayed, and all acknowledgements."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.replays: dict[str, Any] = {}
        self.acked: dict[tuple[str, str], int] = {}  # log and command: the number of its row
        self.heard: Counter[str] = Counter()
        self._writers: dict[str, int] = {}
        self._compared: dict[int, tuple[Any, ...]] = {}  # what was found equal, by the number of the journal in memory
        self._looks = 0
        self._hands: dict[str, str] = {}  # the node that last wrote to a log

    def wrong(self, what: str, *facts: object) -> None:
        """Stop the run: an invariant does not hold."""
        self._world.fail(Broken(f"{what}: {' '.join(map(str, facts))}"))

    def stored(self, stored: Stored, rows: Sequence[Row], writer: str, epoch: int) -> None:
        """Check and replay rows that the store has just taken."""
        name = stored.table_id
        if name in self._world.frozen:
            self.wrong("a frozen log goes on", name, rows[0].seq, writer)
        if epoch < self._writers.setdefault(name, epoch):
            self.wrong("two writers", name, rows[0].seq, writer)
        self._writers[name] = epoch
        if self._hands.setdefault(name, writer) != writer:
            self.heard["takeovers"] += 1
        self._hands[name] = writer
        for row in rows:
            replay = self.replays.get(name)
            if replay is None:
                replay = self.replays[name] = _KINDS[stored.kind](self._world, name, stored.seed)
            try:
                replay.add(row)
            except Exception as error:
                self.wrong("a stored input cannot be replayed", name, row.seq, repr(error))
            self._world.note("row", name, row.seq, row.command, row.at, row.body.decode(), writer)

    def ack(self, name: str, command: str, seq: int) -> None:
        """Check an acknowledgement: its row is stored, once, and stays what it was."""
        rows = self._world.store.logs[name].rows
        if seq > len(rows) or rows[seq - 1].command != command:
            self.wrong("acknowledged without its row", name, command, seq)
        if self.acked.setdefault((name, command), seq) != seq:
            self.wrong("acknowledged as two inputs", name, command, seq)
        self.heard["acknowledged"] += 1

    def forget(self, name: str) -> None:
        """A log is deleted."""
        del self.replays[name]
        self.acked = {each: seq for each, seq in self.acked.items() if each[0] != name}

    def servers(self) -> None:
        """Compare what lies in the memory of each server with the replay; now and then also what has not changed."""
        self._looks += 1
        if self._looks % WHOLE_LOOK == 0:
            self._compared.clear()
        for server in self._world.servers:
            if server is None or server.node.dead or not server.hub.ownership.trusted:
                continue
            for cache in (server.hub.tables, server.clubs.clubs, server.clubs.sheets):
                for live in cache.all():
                    if not self._taken_away(live):
                        self._compare(server.line.known[live.state.id], live)

    def _taken_away(self, live: Any) -> bool:
        """True if another has taken the log; that it is still trusted after the time of a reader is wrong."""
        holding, name = self._world.store.holding, live.state.id
        if holding is None or live.hold.owner == holding.holds[name].owner:  # a take of its own may have come late
            return False
        since = self._world.loop.now - self._world.store.taken_at[name]
        if since > TRUST_MS / 1000 + UNDER_WAY_S:
            self.wrong("a trusted memory was taken away", name, since)
        return True

    def _compare(self, known: int, live: Any) -> None:
        state, name = live.state, live.state.id
        if live.lock.locked():
            return
        if name in self._world.frozen:
            self.wrong("a frozen log is open", name)
        there = len(self._world.store.logs[name].rows)
        if state.seq > there:
            self.wrong("ahead of the store", name, state.seq, there)
        if state.seq < known:
            self.wrong("forgotten by who stored it", name, state.seq, known)
        if state.seq < there and self._world.store.holding is not None:
            self.wrong("a trusted memory is behind", name, state.seq, there)
        if state.seq == there:
            found = live, state.seq
            if self._compared.get(id(live)) != found and self.replays[name].differs(state):
                self.wrong("memory and replay differ", name, state.seq)
            self._compared[id(live)] = found

    def final(self) -> None:
        """Replay each log in one go, and look up each acknowledgement once more."""
        for (name, command), seq in self.acked.items():
            found = [row.seq for row in self._world.store.logs[name].rows if row.command == command]
            if found != [seq]:
                self.wrong("acknowledged, and not there once", name, command, seq, found)
        for name in self.replays:
            if self.differs(self._world.store.logs[name]):
                self.wrong("two replays differ", name)

    def differs(self, stored: Stored) -> bool:
        """True if what a log folds to is not what grew with it; a frozen one tells its last scores instead."""
        name, frozen = stored.table_id, stored.table_id in self._world.frozen
        try:
            found = replayed(stored)
        except JournalError as error:
            return not frozen or error.code != "frozen-rules" or error.data["scores"] != self._last_scores(name)
        return frozen or bool(self.replays[name].differs(found))

    def frozen(self, name: str, who: str, said: str) -> None:
        """Check the sentence by which somebody learns that a log is frozen: it has the last scores."""
        scores = self._last_scores(name)
        if name not in self._world.frozen or (scores != "none" and f" {scores}," not in said):
            self.wrong("not the frozen log", who, said)
        self.heard["frozen logs read"] += 1

    def _last_scores(self, name: str) -> str:
        """The scores that a log has kept last, as its error tells them."""
        replay = self.replays[name]
        entries = [replay.kind.rows.decode(row.body)[1] for row in self._world.store.logs[name].rows]
        found: str = replay.kind.scores([kept for entry in entries if (kept := kept_in(entry)) is not None])
        if isinstance(replay.state, Table) and replay.state.score_sheets:
            assert found == ", ".join(map(str, replay.state.scores))
        return found or "none"
