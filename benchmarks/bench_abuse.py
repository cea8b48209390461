"""Abusers beside a table in play: `python benchmarks/bench_abuse.py [--bare] [--seconds N] [SERVE OPTIONS]`.

Ten clients of addresses of their own (127.0.0.2 to 127.0.0.11; Linux) each do one kind of harm to a server behind
HAProxy with the sample of `deploy/proxies`, or with `--bare` to the server itself. Meanwhile others send pings at a
table and ask for it by HTTP, now and then. It prints how long these waited, without and beside the abusers, and the
memory of the server. The exit status is 1 if their median is over `--most` milliseconds.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import chain, cycle
from pathlib import Path
from statistics import median
from typing import Final

from served import Served
from websockets.asyncio.client import connect

from canasta.server.wire.commands import PROTOCOL

_KEY: Final = b"sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nsec-websocket-version: 13\r\n"
_MASK: Final = bytes(4)
SAMPLES: Final = Path(__file__).resolve().parents[1] / "deploy" / "proxies"
Wire = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@dataclass
class Abuser:
    """A client at an address of its own that sends as fast as the server lets it."""

    host: str
    address: str
    table: str
    open: list[asyncio.StreamWriter] = field(default_factory=list)

    async def wire(self, first: bytes = b"") -> Wire:
        name, _, port = self.host.partition(":")
        reader, writer = await asyncio.open_connection(name, int(port), local_addr=(self.address, 0))
        self.open.append(writer)
        writer.write(first)
        return reader, writer

    def head(self, line: str, more: bytes = b"") -> bytes:
        return f"{line} HTTP/1.1\r\nhost: {self.host}\r\n".encode() + more + b"\r\n"

    async def socket(self) -> asyncio.StreamWriter:
        """A watcher of the table who reads nothing from then on."""
        upgrade = b"upgrade: websocket\r\nconnection: upgrade\r\n" + _KEY
        _, writer = await self.wire(self.head(f"GET /ws/tables/{self.table}", upgrade))
        writer.write(_text({"do": "hello", "protocol": PROTOCOL}))
        return writer

    async def pour(self, what: bytes) -> None:
        writer = await self.socket()
        while True:
            writer.write(what)
            await writer.drain()

    async def pings(self) -> None:
        await self.pour((b"\x89\x80" + _MASK) * 10_000)

    async def empty_parts(self) -> None:
        await self.pour(b"\x01\x80" + _MASK + (b"\x00\x80" + _MASK) * 10_000)

    async def languages(self) -> None:
        writers = [await self.socket() for _ in range(40)]
        for lang in cycle(("es", "en")):
            for writer in writers:
                writer.write(_text({"do": "lang", "lang": lang}))
            await asyncio.sleep(0.05)
            if any(writer.is_closing() for writer in writers):
                return

    async def unread_files(self) -> None:
        asked = self.head("GET /assets/python.bin"), self.head("GET /assets/noise.bin")
        for number in range(150):
            await self.wire(asked[number % 2])
        await asyncio.sleep(3600)

    async def endless_bodies(self) -> None:
        head = self.head("POST /api/replay", b"content-type: text/plain\r\ncontent-length: 4000000\r\n")
        writers = [(await self.wire(head))[1] for _ in range(80)]
        for writer in writers:
            writer.write(bytes(3_900_000))
        await asyncio.sleep(3600)

    async def half_requests(self) -> None:
        while True:
            await self.wire(b"GET / HTTP/1.1\r\n")
            await asyncio.sleep(0.002)

    async def requests(self) -> None:
        async def ask() -> None:
            _, writer = await self.wire()
            while True:
                writer.write(self.head("GET /api/rules/tres-barajas") * 20)
                await writer.drain()
                await asyncio.sleep(0)

        await asyncio.gather(*(ask() for _ in range(10)))

    async def tables(self) -> None:
        body = b'{"settings":{"rules":"clasica","bots":"master"},"name":"Ana","avatar":"owl"}'
        more = b"content-type: application/json\r\ncontent-length: %d\r\n" % len(body)
        while True:
            _, writer = await self.wire(self.head("POST /api/tables", more) + body)
            await asyncio.sleep(0.01)
            writer.close()

    async def sockets(self) -> None:
        while True:
            (await self.socket()).close()
            await asyncio.sleep(0.002)

    async def long_frames(self) -> None:
        await self.pour(b"\x81\xfe\x3e\x80" + _MASK + b'{"do":"ping"}'.ljust(16_000))


_ALL: Final[tuple[Callable[[Abuser], Awaitable[None]], ...]] = (
    Abuser.pings,
    Abuser.empty_parts,
    Abuser.languages,
    Abuser.unread_files,
    Abuser.endless_bodies,
    Abuser.half_requests,
    Abuser.requests,
    Abuser.tables,
    Abuser.sockets,
    Abuser.long_frames,
)
KINDS: Final = {kind.__name__: kind for kind in _ALL}


def _text(command: dict[str, object]) -> bytes:
    said = json.dumps(command).encode()
    return bytes([0x81, 0x80 | len(said)]) + _MASK + said


async def abuse(kind: Callable[[Abuser], Awaitable[None]], abuser: Abuser) -> None:
    """Do that kind of harm for ever; begin again whenever the server breaks it off."""
    while True:
        with suppress(OSError, EOFError):
            await kind(abuser)
        for writer in abuser.open:
            writer.transport.abort()
        abuser.open.clear()
        await asyncio.sleep(0.01)


async def honest(host: str, table: str, key: str, seconds: float) -> list[float]:
    """The seconds that opening a socket took, and then each answer at it and by HTTP."""
    took: list[float] = []
    begun = time.perf_counter()
    until = begun + seconds
    async with connect(f"ws://{host}/ws/tables/{table}", proxy=None, open_timeout=60) as socket:
        took.append(time.perf_counter() - begun)
        await socket.send(json.dumps({"do": "hello", "protocol": PROTOCOL, "key": key}))
        while time.perf_counter() < until:
            begun = time.perf_counter()
            await socket.send('{"do":"ping"}')
            while json.loads(await socket.recv())["t"] != "pong":
                pass
            took.append(time.perf_counter() - begun)
            begun = time.perf_counter()
            name, _, port = host.partition(":")
            reader, writer = await asyncio.open_connection(name, int(port))
            writer.write(f"GET /api/tables/{table} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n".encode())
            assert b" 200 " in await reader.readline()
            took.append(time.perf_counter() - begun)
            writer.close()
            await asyncio.sleep(0.1)
    return took


def _page(folder: Path) -> Path:
    """A page with two large files, one of them packed by its build."""
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Canasta</title>")
    noise = os.urandom(3_000_000)
    (page / "assets" / "noise.bin").write_bytes(noise)
    (page / "assets" / "python.bin.gz").write_bytes(gzip.compress(noise * 3, 1))
    return page


@contextmanager
def before(server: str, folder: Path) -> Iterator[str]:
    """The address of HAProxy before that server."""
    sample = (SAMPLES / "haproxy.cfg").read_text().replace("/etc/haproxy/errors", str(SAMPLES))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        place = f"127.0.0.1:{free.getsockname()[1]}"
    for known in ("127.0.0.1:8642", "127.0.0.1:8643"):
        sample = sample.replace(known, server)
    file = folder / "haproxy.cfg"
    file.write_text(sample.replace("bind :80\n", f"bind {place}\n"))
    with subprocess.Popen([shutil.which("haproxy") or "haproxy", "-q", "-db", "-f", str(file)]) as process:  # noqa: S603
        try:
            time.sleep(3)  # for its first look whether the server is ready
            yield place
        finally:
            process.terminate()


@contextmanager
def bare(server: str, _folder: Path) -> Iterator[str]:
    """The address of the server itself."""
    yield server


async def measure(folder: Path, seconds: float, kinds: list[str], words: list[str], *, proxied: bool) -> float:
    """Print the figures; return the median beside the abusers in seconds."""
    words = [*words, "--proxy", "127.0.0.1"] if proxied else words
    with (
        Served(folder, page=_page(folder), words=words) as server,
        (before if proxied else bare)(server.host, folder) as host,
    ):
        seated = server.seat_all(5, 1, {"rules": "clasica"})

        async def others() -> list[float]:
            lasting = [honest(host, table, keys[0], seconds) for table, keys in seated]
            return sorted(chain.from_iterable(await asyncio.gather(*lasting)))

        def show(what: str, took: list[float]) -> None:
            p50, p95, most = (1000 * each for each in (median(took), took[int(0.95 * len(took))], took[-1]))
            cost = server.cost()
            memory = "" if cost is None else f"; the server has {cost.bytes / 1e6:.0f} MB"
            print(f"{what}: median {p50:.1f} ms, p95 {p95:.1f}, longest {most:.0f}{memory}")

        show("alone", await others())
        command = [sys.executable, __file__, "--abuse", host, seated[0][0], "--kinds", *kinds]
        abusers = await asyncio.create_subprocess_exec(*command)
        try:
            await asyncio.sleep(0.5)  # so long Python takes to start
            took = await others()
        finally:
            abusers.kill()
            await abusers.wait()
        show(f"beside {len(kinds)} abusers", took)
        return median(took)


async def abuse_all(host: str, table: str, kinds: list[str]) -> None:
    """Those kinds of harm at once, each from an address of its own, for ever."""
    abusers = [Abuser(host, f"127.0.0.{number}", table) for number in range(2, 2 + len(kinds))]
    await asyncio.gather(*(abuse(KINDS[kind], abuser) for kind, abuser in zip(kinds, abusers, strict=True)))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0, help="of measuring, without and beside the abusers")
    parser.add_argument("--most", type=float, default=100.0, help="milliseconds that half of the others may wait")
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=list(KINDS), help="of harm: all without this")
    parser.add_argument("--bare", action="store_true", help="without a proxy before the server")
    parser.add_argument("--abuse", nargs=2, metavar=("HOST", "TABLE"), help="be the abusers of a server, for ever")
    given, words = parser.parse_known_args()
    if given.abuse:
        host, table = given.abuse
        asyncio.run(abuse_all(host, table, given.kinds))
    with tempfile.TemporaryDirectory() as folder:
        return int(
            1000 * asyncio.run(measure(Path(folder), given.seconds, given.kinds, words, proxied=not given.bare))
            > given.most
        )


if __name__ == "__main__":
    sys.exit(main())
