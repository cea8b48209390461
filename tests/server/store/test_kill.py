"""A server that is killed at any moment loses nothing that it has acknowledged."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.store.conftest import rows_of

from canasta.server.store import Store

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not hasattr(os, "killpg"), reason="the child is killed as on Unix"),
]

CHILD = Path(__file__).with_name("crash_child.py")
ROUNDS = 2


def killed(address: str, after: int) -> dict[str, int]:
    """Kill the child right after so many acknowledgements; the last acknowledged seq of each table."""
    with subprocess.Popen([sys.executable, str(CHILD), address], stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        first = b"".join(child.stdout.readline() for _ in range(after))
        child.kill()  # SIGKILL: it can tidy nothing up
        lines = (first + child.stdout.read()).decode().splitlines(keepends=True)
    last: dict[str, int] = {}
    for line in lines:
        if line.endswith("\n"):
            name, seq = line.split()
            last[name] = int(seq)
    return last


async def test_what_was_acknowledged_is_there_after_a_kill(address: str) -> None:
    chance = random.Random()
    for _ in range(ROUNDS):
        acknowledged = killed(address, chance.randrange(1, 200))
        assert acknowledged
        async with await Store.open(address) as store:
            tables = {table.table_id: table.last for table in await store.tables()}
            jobs = {job.table_id: job.for_seq for job in await store.claim(1e9, 100, 0.0)}
            for name, last in acknowledged.items():
                rows = await rows_of(store, name)
                seqs = [row.seq for row in rows]
                assert seqs == list(range(1, len(seqs) + 1))
                # The child writes the next row only after the last was acknowledged: at most one is unknown to us.
                assert last <= len(seqs) <= last + 1
                assert all(row.body == f"{name} {row.seq}".encode() for row in rows)
                assert tables[name] == jobs[name] == len(seqs)  # a row, its table and its job: all or none
