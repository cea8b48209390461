"""The loop of the simulation: virtual time, and nodes that crash and pause as processes do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterator
from typing import Any

import pytest
from tests.server.simulation.loop import Node, SimLoop, Standstill


@pytest.fixture
def loop() -> Iterator[SimLoop]:
    loop = SimLoop("a seed")
    asyncio.set_event_loop(loop)
    yield loop
    loop.finish()
    asyncio.set_event_loop(None)


def test_a_day_passes_at_once(loop: SimLoop) -> None:
    loop.run_until_complete(asyncio.sleep(86_400))
    assert loop.time() == 86_400


async def killed(loop: SimLoop, work: Coroutine[Any, Any, None]) -> None:
    """Kill a node after five seconds of its work, and wait for a minute."""
    node = Node("a")
    loop.on(node, work)
    await asyncio.sleep(5)
    loop.kill(node)
    await asyncio.sleep(60)


def test_a_killed_node_does_nothing_more_not_even_at_the_end(loop: SimLoop) -> None:
    done, done_later = list[str](), list[asyncio.Task[None]]()

    async def work() -> None:
        try:
            done.append("begun")
            await asyncio.sleep(10)
        finally:
            done_later.append(asyncio.ensure_future(goodbye()))

    async def goodbye() -> None:
        done.append("ended")

    loop.run_until_complete(killed(loop, work()))
    assert done == ["begun"]


def test_what_a_killed_node_held_open_is_closed_without_effect(loop: SimLoop) -> None:
    done = list[str]()

    async def numbers() -> AsyncIterator[int]:
        try:
            yield 1
        finally:
            await asyncio.sleep(1)
            done.append("closed")

    async def work() -> None:
        async for number in numbers():
            done.append(f"heard {number}")
            await asyncio.sleep(10)

    loop.run_until_complete(killed(loop, work()))
    assert done == ["heard 1"]


def test_a_paused_node_goes_on_later_in_the_same_order(loop: SimLoop) -> None:
    node, done = Node("a"), list[tuple[str, float]]()

    async def work(name: str, seconds: float) -> None:
        await asyncio.sleep(seconds)
        done.append((name, loop.time()))

    async def late() -> None:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(asyncio.sleep(60), 3)
        done.append(("given up", loop.time()))

    async def main() -> None:
        for work_of in (work("one", 2), work("two", 4), late()):
            loop.on(node, work_of)
        await asyncio.sleep(1)
        loop.pause(node, 10)
        await asyncio.sleep(60)

    loop.run_until_complete(main())
    assert done == [("one", 11), ("given up", 11), ("two", 11)] or done == [("one", 11), ("two", 11), ("given up", 11)]


def test_a_timer_that_is_stopped_while_its_node_stands_still_does_not_ring(loop: SimLoop) -> None:
    node, rung = Node("a"), list[float]()

    async def work() -> None:
        timer = asyncio.get_running_loop().call_later(2, lambda: rung.append(loop.time()))
        asyncio.get_running_loop().call_later(1.5, timer.cancel)
        await asyncio.sleep(60)

    async def main() -> None:
        loop.on(node, work())
        await asyncio.sleep(1)
        loop.pause(node, 10)
        await asyncio.sleep(60)

    loop.run_until_complete(main())
    assert rung == []


def test_nothing_more_to_come_is_an_error(loop: SimLoop) -> None:
    with pytest.raises(Standstill):
        loop.run_until_complete(loop.create_future())
