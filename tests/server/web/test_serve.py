"""`canasta serve` as a command: where it listens, what it says and refuses, how it and its worker processes end."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from unittest.mock import patch

import httpx
import pytest
from tests.browser.serving import HTTP
from tests.cli.running import run
from tests.server.web.conftest import NEW, Running, say, told
from websockets.exceptions import ConnectionClosed

import canasta
from canasta.cli import listening, serve
from canasta.cli.screen import BadInputError, screen
from canasta.server.store import StoreError

ON_LINUX = Path("/proc/self/limits").exists()
on_linux = pytest.mark.skipif(not ON_LINUX, reason="needs Linux to look at another process")


FEW_FILES = (
    "import os, resource, sys; resource.setrlimit(resource.RLIMIT_NOFILE, (256, 2048));"
    "os.execv(sys.executable, [sys.executable, *sys.argv[1:]])"
)


@pytest.fixture
def environ(page: Path, tmp_path: Path) -> dict[str, str]:
    return surroundings(page, tmp_path)


def surroundings(page: Path, home: Path) -> dict[str, str]:
    """The environment of a command: that page, and files in that folder."""
    return {
        "PATH": os.environ.get("PATH", ""),
        "PYTHONPATH": str(Path(canasta.__file__).parents[1]),
        "CANASTA_CLIENT": str(page),
        "XDG_DATA_HOME": str(home / "data"),
        "HOME": str(home),
        "LANG": "en_GB.UTF-8",
        "PYTHONUTF8": "1",
    }


@contextmanager
def serving(
    environ: dict[str, str], *words: str, within: tuple[str, ...] = ()
) -> Iterator[tuple[subprocess.Popen[str], Running]]:
    """The command, once it has said where it is; ended as the system would. `within`: what Python runs it by."""
    command = [sys.executable, *within, "-m", "canasta", "serve", "--port", "0", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environ) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        found = re.search(r"http://([\d.]+:\d+)/", first)
        assert found, first or (process.stderr and process.stderr.read())
        try:
            yield process, Running(found[1])
        finally:
            process.terminate()
            process.wait(20)


def refused(environ: dict[str, str], *words: str) -> str:
    """The one sentence of a command that does not begin."""
    with patch("canasta.server.web.logs.configure"), patch.dict(os.environ, environ):
        return run("serve", *words).sentence


def test_it_serves_says_goodbye_and_goes_on_where_it_was(environ: dict[str, str], tmp_path: Path) -> None:
    """It begins with few files, where that can be arranged, and takes as many as it may."""
    with serving(environ, within=("-c", FEW_FILES) if ON_LINUX else ()) as (process, server):
        assert process.stdout is not None
        kept = process.stdout.readline()  # not left to communicate(): it forgets what came together with the first line
        assert str(tmp_path / "data" / "canasta" / "tables.sqlite") in kept
        assert server.get("/").text.startswith("<!doctype html>")
        if ON_LINUX:
            assert re.search(r"Max open files +2048", Path(f"/proc/{process.pid}/limits").read_text())
        assert "tables.sqlite" in refused(environ, "--port", "0"), "a database has one server"
        assert {opened_by_proxy(server) for _ in range(40)} == {201}, "a proxy that was not named is not believed"
        table = server.table()
        with server.greeted(table) as open_socket:
            process.send_signal(signal.SIGINT)
            assert told(open_socket, "bye", 10)["code"] == "restart"
            with pytest.raises(ConnectionClosed):
                open_socket.recv(5)
        rest, errors = process.communicate(timeout=20)
        assert process.returncode == 0, errors
        assert [line for line in errors.splitlines() if "--proxy" not in line] == [], "that proxy is told of"
        assert rest.rstrip().endswith("when the server is started again.")
    # This time it believes a proxy, whose clients are counted by their own addresses.
    words = ("--lang", "es", "--proxy", "127.0.0.1", "--limit-tables", "0.001/2")
    with serving(environ, *words) as (_, server), server.greeted(table):
        assert [opened_by_proxy(server) for _ in range(3)] == [201, 201, 429]


def opened_by_proxy(server: Running) -> int:
    """The status of a new table of somebody else, for whom a proxy on this machine asks."""
    return server.post("/api/tables", NEW, **{"X-Forwarded-For": "203.0.113.9"}).status_code


def test_a_port_has_one_program(environ: dict[str, str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert f"Another program uses port {port} of 127.0.0.1" in refused(environ, "--port", str(port))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--thinkers", "0"), "--thinkers"),
        (("--host", "no-such-host.invalid"), "no-such-host.invalid is not an address of this machine"),
        (("--host", "192.0.2.1"), "192.0.2.1 is not an address of this machine"),
        (("--origin", "cards.example"), "cards.example is not an origin"),
        (("--db", "mysql://nowhere/x", "--port", "0"), ""),
        (("--db", "/nowhere/at/all/tables.sqlite", "--port", "0"), "/nowhere/at/all"),
        (("--db", ".", "--port", "0"), ""),
        (("--db", "postgresql://canasta@127.0.0.1:1/none", "--port", "0"), "does not answer"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(environ: dict[str, str], words: tuple[str, ...], said: str) -> None:
    assert said in refused(environ, *words)


def test_an_installation_without_a_page_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("canasta.server.web.config.client_folder", lambda: None)
    assert "make web" in run("serve").sentence
    assert run("serve", lang="es").sentence.startswith("La página de la mesa no está")


def test_its_own_port_or_any(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setattr(listening, "PORT", taken.getsockname()[1])
        with listening.listen("127.0.0.1", None) as other:
            assert other.getsockname()[1] not in (0, listening.PORT)
    monkeypatch.setattr(listening, "PORT", 0)
    with listening.listen("::1" if socket.has_ipv6 else "127.0.0.1", None) as own:
        assert own.getsockname()[1]


def test_what_it_says(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr(serve, "has_browser", lambda: True)
    monkeypatch.setattr("canasta.server.web.addresses.own_addresses", lambda: ("192.0.2.44", "198.51.100.7"))
    with listening.listen("0.0.0.0", 0) as listener:  # noqa: S104 - nothing is served
        port = listener.getsockname()[1]
        serve.announce(screen("es"), listener, serve.Announced("postgresql://ana:secret@db/x", open_page=True))
    said = capsys.readouterr().out
    assert f"http://127.0.0.1:{port}/" in said
    assert f"En esta red: http://192.0.2.44:{port}/" in said
    assert f"En esta red: http://198.51.100.7:{port}/" in said
    assert "secret" not in said
    assert opened == [f"http://127.0.0.1:{port}/"]
    assert serve.url("::1", 5) == "http://[::1]:5/"


def test_over_ssh_no_browser_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("SSH_CONNECTION", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not serve.has_browser()
    monkeypatch.setenv("DISPLAY", ":0")
    assert serve.has_browser()
    monkeypatch.setenv("SSH_CONNECTION", "192.0.2.1 1 192.0.2.2 22")
    assert not serve.has_browser()


def test_the_password_of_the_database_comes_from_a_file_or_the_environment(tmp_path: Path) -> None:
    url, kept = "postgresql://ana@db.example/canasta", tmp_path / "password"
    kept.write_text("s3cret: /@\n")
    whole = "postgresql://ana:s3cret%3A %2F%40@db.example/canasta"
    assert serve.database_at(url, kept, environ={}) == whole
    assert serve.database_at(None, kept, environ={"CANASTA_DB": url}) == whole
    assert serve.database_at(url, None, environ={"CANASTA_DB_PASSWORD": "other"}) == url.replace("ana@", "ana:other@")
    assert serve.database_at(url, None, environ={"CANASTA_DB": "x.db"}) == url
    assert serve.database_at("x.db", None, environ={"CANASTA_DB_PASSWORD": "other"}) == "x.db"
    settings = tmp_path / "serve.toml"
    settings.write_text(f"db = '{url}'\ndb-password-file = '{kept}'")
    assert serve.database_at(None, None, environ={"CANASTA_SETTINGS": str(settings)}) == whole
    with pytest.raises(StoreError, match="password"):
        serve.database_at("tables.db", kept, environ={})
    kept.write_text("\n")
    with pytest.raises(BadInputError, match="There is no password"):
        serve.database_at(url, kept, environ={})


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
def test_killed_it_leaves_no_process_behind(environ: dict[str, str]) -> None:
    with serving(environ, "--thinkers", "2") as (process, server):
        left = at_work(process, server)
        os.kill(min(left), signal.SIGSTOP)  # not even one that cannot notice
        process.kill()
        process.wait(20)
        assert soon(lambda: not any(Path(f"/proc/{child}").exists() for child in left))


@on_linux
def test_a_process_that_hangs_holds_up_neither_tables_nor_the_end(environ: dict[str, str]) -> None:
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
                assert HTTP.post(where, json=POSITION, timeout=0.1).status_code == 200
        asking = threading.Thread(target=ask)
        asking.start()
        table = server.table()
        with server.greeted(table) as socket:
            process.terminate()
            assert told(socket, "bye")["code"] == "restart"
        assert process.wait(20) == 0
        asking.join()
        assert soon(lambda: not any(Path(f"/proc/{child}").exists() for child in left))
