"""Two servers on one PostgreSQL behind HAProxy, with the sample of `deploy`."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from postgres import free_port
from sqlalchemy import make_url
from tests.server.kill.trials import Behind
from tests.server.kill.wire import Wire
from tests.server.web.proxies import proxied
from tests.serving import Serving


@contextmanager
def serving(folder: Path, *words: str, port: int = 0) -> Iterator[Serving]:
    """A server with these words, in a folder of its own; at the end it must have had no fault."""
    server = Serving(Path(tempfile.mkdtemp(dir=folder)), *words, port=port)
    try:
        yield server
    finally:
        server.stop()
    assert "Traceback" not in server.errors, server.errors[-4000:]


@contextmanager
def pair_behind(folder: Path, database: str) -> Iterator[tuple[str, Behind]]:
    """The address of the proxy, and what is behind it. Each server has a wire of its own to the database."""
    url = make_url(database)
    assert url.port is not None
    with ExitStack() as stack:
        wires = [stack.enter_context(Wire(url.port)) for _ in range(2)]
        ports = free_port(), free_port()
        servers = []
        for port, wire in zip(ports, wires, strict=True):
            address = url.set(port=wire.port).render_as_string(hide_password=False)
            words = ("--db", address, "--proxy", "127.0.0.1")
            servers.append(stack.enter_context(serving(folder, *words, port=port)))
        hosts = [each.start() for each in servers]
        where = stack.enter_context(proxied("haproxy", ports, folder, wide=True))
        yield where, Behind(servers, hosts, wires)
