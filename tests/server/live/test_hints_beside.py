"""A hint is worked out beside everything else, for as long as somebody waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import Any

import pytest
from tests.server.live.clients import hub_on, in_turn
from tests.server.simulation.store import SimStore

from canasta.server.live import Hub
from canasta.server.tables.bot_choice import advise
from canasta.server.wire import commands
from canasta.server.wire.messages import Failed, Hinted
from canasta.server.workers import Inside, WorkError


class Slow(Inside):
    """A place where advice is thought about until the test lets it go."""

    def __init__(self) -> None:
        self.begun = 0
        self.stopped = 0
        self.go_on = asyncio.Event()
        self.error: Exception | None = None

    async def run(self, client: str, work: Any, /, *args: Any, **kwargs: Any) -> Any:
        if work is advise:
            self.begun += 1
            try:
                await self.go_on.wait()
            except asyncio.CancelledError:
                self.stopped += 1
                raise
            if self.error is not None:
                raise self.error
        return work(*args, **kwargs)


pytestmark = pytest.mark.anyio


@pytest.fixture
def slow() -> Slow:
    return Slow()


@pytest.fixture
async def hub(slow: Slow) -> AsyncIterator[Hub]:
    async with hub_on(SimStore()) as hub:
        hub.helper = slow
        yield hub


async def turns() -> None:
    """Let everything that can go on do so."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_who_waits_for_a_hint_may_act_meanwhile(hub: Hub, slow: Slow) -> None:
    (client,) = await in_turn(hub)
    await client.session.say(commands.Hint(id="h"))
    await turns()
    assert slow.begun == 1
    await client.play("draw")
    slow.go_on.set()
    await client.until(lambda: any(isinstance(message, Hinted) for message in client.messages))


async def test_a_hint_is_given_up_once_its_socket_is_gone(hub: Hub, slow: Slow) -> None:
    (client,) = await in_turn(hub)
    await client.session.say(commands.Hint(id="h"))
    await turns()
    assert (slow.begun, slow.stopped) == (1, 0)
    await client.session.close()
    await turns()
    assert slow.stopped == 1


@pytest.mark.parametrize(("error", "code"), [(WorkError("late"), "work-late"), (RuntimeError("a fault"), "work-lost")])
async def test_a_hint_that_cannot_be_given_says_so(
    hub: Hub, slow: Slow, caplog: pytest.LogCaptureFixture, error: Exception, code: str
) -> None:
    (client,) = await in_turn(hub)
    slow.error = error
    slow.go_on.set()
    with caplog.at_level(logging.ERROR, "canasta.server"):
        answer = await client.ask(commands.Hint(id="h"))
    assert isinstance(answer, Failed)
    assert answer.code == code
    assert ("a fault" in caplog.text) == isinstance(error, RuntimeError)
