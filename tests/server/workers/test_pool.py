"""Work in processes: fair, bounded, with an end, and done by somebody else where a process hangs or dies."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.server.live.clients import until
from tests.server.workers import pieces

from canasta.server.tables.errors import TableError
from canasta.server.workers import WorkerPool, WorkError, pool

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="processes are stopped as on Unix"),
]
LONG = 60.0


@pytest.fixture
async def workers() -> AsyncIterator[WorkerPool]:
    """One process, which is there."""
    made = WorkerPool(1, most=8, most_each=5)
    await made.run("", os.getpid)
    yield made
    await made.close()


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def test_what_comes_of_it_travels_and_so_do_errors(workers: WorkerPool) -> None:
    child = await workers.run("", os.getpid)
    assert child != os.getpid()
    assert await workers.run("", pieces.fill, 3_000_000) == bytes(3_000_000)
    with pytest.raises(TableError) as refused:
        await workers.run("", pieces.refuse)
    assert (refused.value.code, refused.value.data) == ("no-deal", {"deal": 3, "deals": 2})
    with pytest.raises(RuntimeError, match="StubbornError: 1 and 2"):
        await workers.run("", pieces.be_stubborn)
    with pytest.raises(AttributeError):
        await workers.run("", pieces.here_only())
    assert await workers.run("", os.getpid) == child


async def test_clients_take_turns_however_much_one_asks_for(workers: WorkerPool, tmp_path: Path) -> None:
    file = tmp_path / "done"
    asked = [("flood", f"flood {n}") for n in range(5)] + [("ana", "ana"), ("luis", "luis")]
    await asyncio.gather(*(workers.run(client, pieces.note, str(file), word) for client, word in asked))
    done = file.read_text().splitlines()
    assert sorted(done) == sorted(word for _, word in asked)
    assert done.index("ana") <= 2
    assert done.index("luis") <= 3


async def test_the_queue_is_bounded_for_each_and_for_all(workers: WorkerPool) -> None:
    with ExitStack() as held:
        for _ in range(5):
            held.enter_context(workers.ticket("flood"))
        with pytest.raises(WorkError) as busy:
            held.enter_context(workers.ticket("flood"))
        assert busy.value.code == "busy"
        for client in ("ana", "luis", "eva"):
            held.enter_context(workers.ticket(client))
        with pytest.raises(WorkError):
            await workers.run("juan", os.getpid)
    assert await workers.run("flood", os.getpid)


async def test_what_nobody_awaits_is_not_begun_and_stopped_where_it_was(
    workers: WorkerPool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "GRACE_S", 0.0)
    first = await workers.run("", os.getpid)
    file = tmp_path / "done"
    running = asyncio.create_task(workers.run("ana", pieces.note_and_sleep, str(file), "begun"))
    await until(lambda: file.exists() and file.read_text() == "begun\n")
    waiting = asyncio.create_task(workers.run("ana", pieces.note, str(file), "never"))
    await asyncio.sleep(0)
    for task in (waiting, running):
        task.cancel()
    await asyncio.gather(waiting, running, return_exceptions=True)
    assert await workers.run("luis", os.getpid) != first
    assert file.read_text() == "begun\n"
    assert not alive(first)


async def test_a_process_that_hangs_is_replaced() -> None:
    workers = WorkerPool(1, seconds=0.5)
    child = await workers.run("", os.getpid)
    os.kill(child, signal.SIGSTOP)
    with pytest.raises(WorkError) as late:
        await workers.run("", os.getpid)
    assert late.value.code == "late"
    assert await workers.run("", os.getpid) != child
    assert not alive(child)
    await workers.close()


class Priced(WorkerPool):
    """A pool for which every job takes what its kind costs, however busy the machine is."""

    def _charge(self, job: Any, took: float) -> None:
        super()._charge(job, 0.03 if job.kind[0] == pieces.note_slowly.__name__ else 0.001)


async def test_many_who_ask_for_much_hold_up_nobody_who_asks_for_little(tmp_path: Path) -> None:
    """Ten tables of the strongest bots beside one of quick ones: each of its turns comes after one piece of them."""
    file = tmp_path / "order"
    workers = Priced(1, most=64)
    try:
        for work in (pieces.note, pieces.note, pieces.note_slowly):  # what they take is known
            await workers.run("", work, str(file), "before")
        dear = [
            asyncio.create_task(workers.run(f"dear {number % 10}", pieces.note_slowly, str(file), "dear"))
            for number in range(40)
        ]
        await until(lambda: file.read_text().count("dear") > 1)
        for _ in range(5):
            await workers.run("quick", pieces.note, str(file), "quick")
        done = file.read_text().split()
        assert done.count("quick") == 5
        assert done.count("dear") < 20, "two before it came, and one or two at each turn; by turns alone all forty"
        await asyncio.gather(*dear)
        assert file.read_text().split().count("dear") == 40
    finally:
        await workers.close()


async def test_who_waits_for_a_turn_waits_no_longer_than_was_said(workers: WorkerPool) -> None:
    workers._patience = 0.2
    os.kill(await workers.run("", os.getpid), signal.SIGSTOP)
    for _ in range(2):
        with pytest.raises(WorkError) as late:
            await workers.run("ana", os.getpid)
        assert late.value.code == "late"


async def test_work_is_done_again_where_its_process_dies_but_not_for_ever(workers: WorkerPool, tmp_path: Path) -> None:
    assert await workers.run("", pieces.die_once, str(tmp_path / "once")) == "done"
    with pytest.raises(WorkError) as lost:
        await workers.run("", pieces.die)
    assert lost.value.code == "lost"
    assert await workers.run("", os.getpid)


async def test_several_processes_work_at_once() -> None:
    workers = WorkerPool(2)
    stopped = await workers.run("", os.getpid)
    os.kill(stopped, signal.SIGSTOP)
    hanging = asyncio.create_task(workers.run("ana", os.getpid))
    await asyncio.sleep(0)
    assert await workers.run("luis", os.getpid) != stopped
    os.kill(stopped, signal.SIGCONT)
    assert await hanging == stopped
    await workers.close()


async def test_closing_waits_for_nobody(workers: WorkerPool, tmp_path: Path) -> None:
    child = await workers.run("", os.getpid)
    file = tmp_path / "begun"
    running = asyncio.create_task(workers.run("ana", pieces.note_and_sleep, str(file), "begun"))
    await until(file.exists)
    waiting = asyncio.create_task(workers.run("luis", os.getpid))
    await asyncio.sleep(0)
    os.kill(child, signal.SIGSTOP)
    async with asyncio.timeout(LONG):  # the work would take ten minutes
        await workers.close()
    for task in (running, waiting):
        with pytest.raises(WorkError):
            await task
    assert not alive(child)
    with pytest.raises(WorkError):
        await workers.run("", os.getpid)
