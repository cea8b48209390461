"""A wire to a database that can be cut: what goes over it arrives late, or never."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from typing import Self


class Wire:
    """A port of this machine that leads to another one.

    Cut, it accepts connections and carries nothing. Mended, it carries on, or (`anew`) new connections only: the old
    ones stay open and silent for ever, as behind a router that has forgotten them.
    """

    def __init__(self, port: int) -> None:
        """Lead to that port, in a thread of its own, once `with` begins."""
        self._to = port
        self._open = asyncio.Event()
        self._open.set()
        self._carrying: set[asyncio.Task[None]] = set()
        self._writers: list[asyncio.StreamWriter] = []
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self.port = 0

    def __enter__(self) -> Self:
        self._thread.start()
        self.port = asyncio.run_coroutine_threadsafe(self._listen(), self._loop).result()
        return self

    def __exit__(self, *_: object) -> None:
        asyncio.run_coroutine_threadsafe(self._close(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def cut(self) -> None:
        """Carry nothing from now on."""
        self._loop.call_soon_threadsafe(self._open.clear)

    def mend(self, *, anew: bool = False) -> None:
        """Carry again."""
        if anew:
            self._loop.call_soon_threadsafe(self._end)
        self._loop.call_soon_threadsafe(self._open.set)

    def _end(self) -> None:
        for task in self._carrying:
            task.cancel()

    async def _listen(self) -> int:
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        found: int = self._server.sockets[0].getsockname()[1]
        return found

    async def _close(self) -> None:
        self._server.close()
        self._end()
        for writer in self._writers:
            writer.transport.abort()
        await asyncio.gather(*self._carrying, return_exceptions=True)

    def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.append(writer)
        task = self._loop.create_task(self._both(reader, writer))
        self._carrying.add(task)
        task.add_done_callback(self._carrying.discard)

    async def _both(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._open.wait()
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.close()
            return
        self._writers.append(back)
        ways = [asyncio.ensure_future(self._one(*way)) for way in ((reader, back), (there, writer))]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            await self._open.wait()
            writer.close()
            back.close()
        finally:
            for each in ways:
                each.cancel()

    async def _one(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                await self._open.wait()
                writer.write(data)
                await writer.drain()
