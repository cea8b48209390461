"""A client that opens many connections keeps nobody else waiting at the entrance."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import replace

import pytest

from canasta.server.web import entrance
from canasta.server.web.admission import Admission
from canasta.server.web.config import Limits
from canasta.server.web.entrance import Entrance
from canasta.server.web.serving import loop_factory

MANY = 200
Come = Callable[[str, int], list[socket.socket]]
CROWD, OTHER = "127.0.0.2", "127.0.0.3"
pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform != "linux", reason="only Linux has more addresses of its own without asking"),
]


@pytest.fixture(params=["asyncio", "uvloop"])
def anyio_backend(request: pytest.FixtureRequest) -> tuple[str, dict[str, object]]:
    return "asyncio", {"loop_factory": loop_factory() if request.param == "uvloop" else None}


@pytest.fixture
def listener() -> Iterator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0), backlog=2 * MANY) as found:
        yield found


class Noted(asyncio.Protocol):
    """A protocol that notes the address of its client, and says goodbye."""

    def __init__(self, begun: list[str]) -> None:
        self.begun = begun

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.begun.append(transport.get_extra_info("peername")[0])
        transport.close()


@pytest.fixture
def come(listener: socket.socket) -> Iterator[Come]:
    """Open so many connections from an address."""
    with ExitStack() as stack:

        def opened(address: str, number: int) -> list[socket.socket]:
            where = listener.getsockname()
            return [stack.enter_context(socket.create_connection(where, 5, (address, 0))) for _ in range(number)]

        yield opened


async def end(door: Entrance) -> None:
    door.close()
    await door.wait_closed()
    await asyncio.sleep(0.01)  # until the connections are gone


async def until(begun: list[str], number: int) -> None:
    for _ in range(500):
        if len(begun) >= number:
            return
        await asyncio.sleep(0.005)


async def test_who_comes_after_a_crowd_is_begun_among_the_first(listener: socket.socket, come: Come) -> None:
    come(CROWD, MANY)
    come(OTHER, 1)
    begun: list[str] = []
    door = Entrance(listener, lambda: Noted(begun), Admission(Limits()))
    await until(begun, MANY + 1)
    assert len(begun) == MANY + 1
    assert begun.index(OTHER) <= 1
    await end(door)


async def test_of_the_connections_of_an_address_that_wait_the_oldest_gives_way(
    listener: socket.socket, come: Come
) -> None:
    come(CROWD, 10)
    begun, refused = list[str](), list[tuple[str, str]]()
    limits = replace(Limits(), connections_per_address=4)
    door = Entrance(listener, lambda: Noted(begun), Admission(limits, refused=lambda *told: refused.append(told)))
    await until(begun, 4)
    assert begun == [CROWD] * 4
    assert refused == [("web-no-room", CROWD)] * 6
    await end(door)


async def test_a_proxy_may_have_as_many_waiting_as_come(listener: socket.socket, come: Come) -> None:
    come(CROWD, 10)
    begun: list[str] = []
    door = Entrance(listener, lambda: Noted(begun), Admission(replace(Limits(), connections_per_address=4), {CROWD}))
    await until(begun, 10)
    assert len(begun) == 10
    await end(door)


async def test_a_system_without_files_is_asked_again(
    listener: socket.socket, monkeypatch: pytest.MonkeyPatch, come: Come
) -> None:
    monkeypatch.setattr(entrance, "_PAUSE_S", 0.01)
    answers = iter([OSError(24, "Too many open files")] * 3)

    class Full:
        """A listening socket whose system has no file left, three times."""

        def __getattr__(self, name: str) -> object:
            return getattr(listener, name)

        def accept(self) -> object:
            for error in answers:
                raise error
            return listener.accept()

    begun: list[str] = []
    full: socket.socket = Full()  # type: ignore[assignment]
    door = Entrance(full, lambda: Noted(begun), Admission(Limits()))
    come(OTHER, 1)
    await until(begun, 1)
    assert begun == [OTHER]
    assert next(answers, None) is None
    await end(door)


async def test_a_closed_entrance_breaks_off_those_who_wait(listener: socket.socket, come: Come) -> None:
    clients, begun = come(CROWD, MANY), list[str]()

    def made() -> asyncio.Protocol:
        door.close()
        return Noted(begun)

    door = Entrance(listener, made, Admission(Limits()))
    await until(begun, 1)
    await end(door)
    assert len(begun) < MANY / 2, "those on whom the work had begun"
    for each in clients:
        each.settimeout(5)
        with suppress(ConnectionResetError):
            assert each.recv(1) == b""
