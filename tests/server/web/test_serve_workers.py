"""The worker processes of `canasta serve` end with it, however it ends, and hold up neither tables nor the end."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import httpx
from tests.server.web.conftest import Running, say, told
from tests.server.web.test_serve import environ, on_linux, serving  # noqa: F401 - a fixture


def children(of: int) -> set[int]:
    """The processes that a process has started and that are there."""
    return {int(child) for tasks in Path(f"/proc/{of}/task").glob("*/children") for child in tasks.read_text().split()}


def soon(fine: Callable[[], bool], seconds: float = 60.0) -> bool:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if fine():
            return True
        time.sleep(0.02)
    return False


POSITION = {"position": 'rules = "clasica"\n[[seat]]\nhand = "Ah Ac 2d Kc Kd"\n' + 3 * "[[seat]]\nhand = 3\n"}


def at_work(process: subprocess.Popen[str], server: Running) -> set[int]:
    """The processes of a server that does something for people and lets bots think."""
    assert server.post("/api/positions/view", POSITION).status_code == 200
    table = server.table(turn_seconds=0)
    with server.socket(table["table"]) as socket:
        say(socket, do="hello", key=table["key"])
        say(socket, id="b", do="begin")
        while (did := told(socket, "did", 60))["by"] in (None, 0):  # until a bot has acted
            if (view := did["view"]) and view["to_act"] == view["seat"]:
                say(socket, id=f"p{did['seq']}", do="play", action=view["legal"][0])
    assert soon(lambda: len(children(process.pid)) >= 2)
    return children(process.pid)


@on_linux
def test_killed_it_leaves_no_process_behind(environ: dict[str, str]) -> None:  # noqa: F811
    with serving(environ, "--thinkers", "2") as (process, server):
        left = at_work(process, server)
        os.kill(min(left), signal.SIGSTOP)  # not even one that cannot notice
        process.kill()
        process.wait(20)
        assert soon(lambda: not any(Path(f"/proc/{child}").exists() for child in left))


@on_linux
def test_a_process_that_hangs_holds_up_neither_tables_nor_the_end(environ: dict[str, str]) -> None:  # noqa: F811
    with serving(environ) as (process, server):
        left = at_work(process, server)
        for child in left:
            os.kill(child, signal.SIGSTOP)

        def ask() -> None:
            with suppress(httpx.HTTPError):
                server.post("/api/positions/view", POSITION)

        where = f"http://{server.host}/api/positions/view"
        for _ in range(20):  # more than may wait: each goes as soon as nobody waits for it
            with suppress(httpx.ReadTimeout):
                assert httpx.post(where, json=POSITION, timeout=0.1, trust_env=False).status_code == 200
        asking = threading.Thread(target=ask)
        asking.start()
        table = server.table()
        with server.socket(table["table"]) as socket:
            say(socket, do="hello", key=table["key"])
            told(socket, "welcome")
            process.terminate()
            assert told(socket, "bye")["code"] == "restart"
        assert process.wait(20) == 0
        asking.join()
        assert soon(lambda: not any(Path(f"/proc/{child}").exists() for child in left))
