"""Plans of worlds, one for each seed, and the figures of those that have been run."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, TextIO

from tests.server.simulation.season import Season
from tests.server.simulation.world import World

KINDS: Final = ("dense", "days")
DENSE_HOURS: Final = 0.5
KILLS: Final = ("crash", "crash before commit", "crash after commit", "crash after telling", "restart")


@dataclass(frozen=True)
class Plan:
    """The world of a seed: its kind, its servers and its virtual hours; `without` these kinds of faults."""

    seed: int
    kind: str
    servers: int
    hours: float
    without: frozenset[str] = frozenset()

    @classmethod
    def of(cls, seed: int, kind: str | None = None, servers: int | None = None, hours: float | None = None) -> Plan:
        """The plan that the seed draws, but for what is given."""
        chance = Random(f"plan {seed}")
        drawn_kind, drawn_servers = chance.choice(KINDS), chance.choice((1, 1, 2, 2, 3))
        days = 9 if chance.random() < 0.1 else chance.choice((1, 2, 3, 4))  # the longest are pruned
        kind = kind or drawn_kind
        return cls(seed, kind, servers or drawn_servers, hours or (DENSE_HOURS if kind == "dense" else 24.0 * days))

    @property
    def words(self) -> str:
        """The options of the command that runs just this."""
        without = f" --without '{','.join(sorted(self.without))}'" if self.without else ""
        return f"--seeds {self.seed} --world {self.kind} --servers {self.servers} --each {self.hours:g}{without}"

    def run(self, log: TextIO | None = None) -> Figures:
        """Run it. The figures say whether it failed."""
        make = World if self.kind == "dense" else Season
        world = make(self.seed, servers=self.servers, without=self.without, log=log)
        began = time.process_time()
        failure = ""
        try:
            world.run(self.hours)
        except (KeyboardInterrupt, MemoryError):
            raise
        except BaseException as error:  # a standstill ends the run by an exit
            failure = str(error) or repr(error)
        figures = Figures(worlds=Counter({self.kind: 1}), real_s=time.process_time() - began)
        figures.virtual_s.update(world.spent if self.kind == "days" else {**world.spent, "dense": world.loop.now})
        figures.rows = sum(len(log.rows) for log in world.store.logs.values())
        figures.heard, figures.struck = world.audit.heard, world.weather.struck
        figures.failure, figures.failed_at = failure, world.loop.now
        figures.digest = world.digest.hexdigest()[:16]
        return figures


@dataclass
class Figures:
    """Figures of one world, or of many. `virtual_s` by what the time was; ``storm`` is a part of the others."""

    worlds: Counter[str] = field(default_factory=Counter)
    virtual_s: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    real_s: float = 0.0
    rows: int = 0
    heard: Counter[str] = field(default_factory=Counter)
    struck: Counter[str] = field(default_factory=Counter)
    failure: str = ""
    failed_at: float = 0.0
    digest: str = ""

    @property
    def hours(self) -> float:
        """All virtual hours."""
        return sum(seconds for part, seconds in self.virtual_s.items() if part != "storm") / 3600

    def add(self, other: Figures) -> None:
        """Add those of another world."""
        for mine, its in zip(self._counts(), other._counts(), strict=True):
            mine.update(its)
        for part, seconds in other.virtual_s.items():
            self.virtual_s[part] += seconds
        self.real_s += other.real_s
        self.rows += other.rows

    def lines(self) -> list[str]:
        """The figures, for people."""
        parts = ", ".join(f"{self.virtual_s[part] / 3600:.1f} {part}" for part in ("dense", "evening", "night"))
        kills = sum(self.struck[kind] for kind in KILLS) + self.heard["restarts at night"]
        heard = {kind: count for kind, count in sorted(self.heard.items()) if kind not in _SAID}
        worlds = f"{self.worlds['dense']} dense worlds and {self.worlds['days']} of days"
        checked = f"{self.heard['acknowledged']:,} acknowledgements and {self.heard['inputs']:,} messages checked"
        pace = 3600 * self.hours / max(self.real_s, 0.001)
        return [
            f"{self.hours:,.1f} virtual hours ({parts}; {self.virtual_s['storm'] / 3600:.1f} with faults), {worlds}",
            f"{self.real_s:.0f} s of processor time, {pace:,.0f} times as fast",
            f"{self.rows:,} stored inputs, {checked}",
            f"{kills:,} kills and restarts, {self.heard['takeovers']:,} takeovers; {_listed(heard)}",
            f"{sum(self.struck.values()):,} faults: {_listed(self.struck)}",
        ]

    def as_json(self) -> dict[str, Any]:
        """The same for machines."""
        return {
            "hours": self.hours,
            "processor_s": self.real_s,
            "stored_inputs": self.rows,
            "worlds": dict(self.worlds),
            "virtual_s": dict(self.virtual_s),
            "checked": dict(sorted(self.heard.items())),
            "faults": dict(sorted(self.struck.items())),
        }

    def _counts(self) -> list[Counter[str]]:
        return [self.worlds, self.heard, self.struck]


_SAID: Final = ("acknowledged", "inputs", "takeovers", "restarts at night")


def _listed(counts: Counter[str] | dict[str, int]) -> str:
    return ", ".join(f"{kind} {count:,}" for kind, count in sorted(counts.items()))
