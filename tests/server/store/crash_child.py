"""Plays at several tables as fast as it can and says what has been acknowledged, until it is killed: see test_kill."""

from __future__ import annotations

import asyncio
import os
import sys

from canasta.server.store import Job, Row, Store


async def play(store: Store, name: str) -> None:
    stored = await store.load(name)
    if stored is None:
        await store.create(name, "5eed", b"{}", 1.0)
    seq = len(stored.rows) if stored else 0
    while True:
        seq += 1
        job = Job(name, float(seq), seq)
        await store.append(name, [Row(seq, f"0:{seq}", f"{name} {seq}".encode(), float(seq))], job=job)
        os.write(1, f"{name} {seq}\n".encode())


async def main() -> None:
    async with await Store.open(sys.argv[1]) as store:
        await asyncio.gather(*(play(store, f"table{n}") for n in range(6)))


asyncio.run(main())
