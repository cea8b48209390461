"""Places at which a server is found: under a path, at a Unix socket, by IPv6, at a socket of systemd, by https."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.web.conftest import LIMITS, NEW, client_of, serving_here
from tests.server.web.test_serve import environ, refused, serving  # noqa: F401 - a fixture

from canasta.cli import listening, serve
from canasta.cli.screen import BadInputError, screen
from canasta.server.live import Hub
from canasta.server.web import Config, health
from canasta.server.web.serving import with_plain_clients

OPENSSL = [
    *("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"),
    *("-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1"),
]
pytestmark = pytest.mark.anyio


@pytest.fixture
def short(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for sockets: their paths are short."""
    return tmp_path_factory.mktemp("s")


def asked_at(place: Path, path: str, **headers: str) -> httpx.Response:
    with httpx.Client(transport=httpx.HTTPTransport(uds=str(place))) as client:
        return client.get(f"http://localhost{path}", headers=headers)


def at_socket(environ: dict[str, str], place: Path, *words: str) -> subprocess.Popen[str]:  # noqa: F811
    """A server there, once it listens."""
    command = [sys.executable, "-m", "canasta", "serve", "--socket", str(place), *words]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environ)
    assert process.stdout is not None
    assert process.stdout.readline() == f"The table is at the socket {place}\n"
    return process


def test_a_unix_socket_has_its_rights_and_one_server(environ: dict[str, str], short: Path) -> None:  # noqa: F811
    place = short / "canasta"
    with socket.socket(socket.AF_UNIX) as dead:
        dead.bind(str(place))  # its server is gone, the file is left
    with at_socket(environ, place, "--socket-mode", "600", "--limit-tables", "0.001/2") as process:
        try:
            assert place.stat().st_mode & 0o777 == 0o600
            assert asked_at(place, "/healthz").json()["ok"]
            assert f"Another server listens at {place}" in refused(environ, "--socket", str(place))

            def opened(by: str) -> int:
                with httpx.Client(transport=httpx.HTTPTransport(uds=str(place))) as client:
                    return client.post(
                        "http://localhost/api/tables", json=NEW, headers={"X-Forwarded-For": by}
                    ).status_code

            # Whoever may use the socket is believed about its client, but not about what that client claims.
            assert [opened("203.0.113.1"), opened("203.0.113.1"), opened("203.0.113.1")] == [201, 201, 429]
            assert opened("203.0.113.2") == 201
            assert opened("198.51.100.7, 203.0.113.1") == 429
        finally:
            process.terminate()
            _, errors = process.communicate(timeout=20)
    assert (process.returncode, errors) == (0, "Refused (web-too-fast): 203.0.113.1 at /api/tables.\n")
    assert not place.exists()


@pytest.mark.parametrize("place", ["taken", "none/there", "x" * 120])
def test_a_place_that_is_no_socket_is_refused_and_left(short: Path, place: str) -> None:
    (short / "taken").write_text("precious")
    with pytest.raises(BadInputError) as refusal, listening.listen_at(short / place, 0o660):
        pass
    assert str(short / place) in refusal.value.message("es")
    assert (short / "taken").read_text() == "precious"


def test_the_socket_of_a_later_server_is_left(short: Path) -> None:
    place = short / "canasta"
    with listening.listen_at(place, 0o660):
        place.unlink()
        place.write_text("later")
    assert place.read_text() == "later"


@pytest.mark.skipif(not socket.has_ipv6, reason="needs IPv6")
@pytest.mark.parametrize(("host", "shown"), [("::1", "[::1]"), ("::", "127.0.0.1")])
def test_ipv6(host: str, shown: str, capsys: pytest.CaptureFixture[str]) -> None:
    with listening.listen(host, 0) as listener:
        port = listener.getsockname()[1]
        serve.announce(screen("en"), listener, serve.Announced("x.db", prefix="/canasta", scheme="https"))
        assert f"The table is at https://{shown}:{port}/canasta/\n" in capsys.readouterr().out
        with socket.create_connection(("127.0.0.1" if host == "::" else "::1", port)):
            pass


async def test_ipv4_that_comes_by_ipv6_is_ipv4_and_a_unix_socket_has_a_name() -> None:
    clients: list[Any] = []

    async def app(scope: Any, _receive: Any, _send: Any) -> None:
        clients.append(scope["client"])

    for client in (("::ffff:192.0.2.7", 5), ("2001:db8::7", 5), None):
        await with_plain_clients(app)({"type": "http", "client": client}, None, None)  # type: ignore[arg-type]
    assert clients == [("192.0.2.7", 5), ("2001:db8::7", 5), ("unix", 0)]


async def test_under_a_prefix_everything_is_in_its_place(hub: Hub, page: Path) -> None:
    config = Config(client=page, prefix="/play/canasta")
    (page / "index.html").write_text(
        '<!doctype html><html lang="es"><link href="./icon.svg"><script src="/assets/index-abc.js"></script>'
    )
    async with client_of(hub, config) as web:
        html = (await web.get("/play/canasta/t/abcdefghjk", headers={"accept": "text/html"})).text
        assert '<html data-prefix="/play/canasta" lang="es">' in html
        assert re.findall(r'(?:href|src)="([^"]+)"', html) == [
            "/play/canasta/icon.svg",
            "/play/canasta/assets/index-abc.js",
        ]
        for path in ("/play/canasta", "/play/canasta/", "/play/canasta/assets/index-abc.js", "/play/canasta/api/menu"):
            assert (await web.get(path)).status_code == 200, path
        assert (await web.post("/play/canasta/api/tables", json=NEW)).status_code == 201
        assert (await web.get("/healthz")).status_code == 200  # a proxy may strip it, and who watches leaves it out
        assert (await web.get("/play/canastas/api/menu")).status_code == 404
    async with client_of(hub, Config(client=page)) as web:
        html = (await web.get("/")).text
        assert re.findall(r'(?:href|src)="([^"]+)"', html) == ["/icon.svg", "/assets/index-abc.js"]
        assert "data-prefix" not in html


def test_a_socket_of_systemd_is_taken(environ: dict[str, str], tmp_path: Path) -> None:  # noqa: F811
    """A process that gets its socket as file 3, and tells that it is ready, alive and ending."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as heard, socket.create_server(("127.0.0.1", 0)) as given:
        heard.bind(str(tmp_path / "notify"))
        heard.settimeout(60)
        env = {**environ, "NOTIFY_SOCKET": str(tmp_path / "notify"), "WATCHDOG_USEC": "100000", "LISTEN_FDS": "1"}
        begin = (
            f"import os; os.dup2({given.fileno()}, 3); os.environ['LISTEN_PID'] = str(os.getpid());"
            "import sys; os.execv(sys.executable, [sys.executable, '-m', 'canasta', 'serve'])"
        )
        process = subprocess.Popen(
            [sys.executable, "-c", begin], env=env, stdout=subprocess.PIPE, pass_fds=[given.fileno()], text=True
        )
        said = set[bytes]()
        while len(said) < 2:  # it is alive before it is ready, and may say so several times
            said.add(heard.recv(100))
        assert said == {b"READY=1", b"WATCHDOG=1"}
        with httpx.Client(trust_env=False) as client:
            assert client.get(f"http://127.0.0.1:{given.getsockname()[1]}/healthz").json()["ok"]
        process.terminate()
        while (word := heard.recv(100)) == b"WATCHDOG=1":
            pass
        assert word == b"STOPPING=1"
        assert process.communicate(timeout=20)[0]
        assert process.returncode == 0


async def test_without_systemd_nothing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NOTIFY_SOCKET", "WATCHDOG_USEC", "LISTEN_FDS"):
        monkeypatch.delenv(name, raising=False)
    health.tell_systemd("READY=1")
    await asyncio.wait_for(health.heartbeat(), 1)
    assert listening.handed_over({"LISTEN_FDS": "1", "LISTEN_PID": str(os.getpid() + 1)}) is None


@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl makes the certificate")
def test_a_certificate_makes_it_https(environ: dict[str, str], page: Path, tmp_path: Path) -> None:  # noqa: F811
    both = tmp_path / "both.pem"
    subprocess.run(
        [*OPENSSL, "-keyout", str(both), "-out", str(tmp_path / "c.pem")],
        check=True,
        capture_output=True,
    )
    assert "are not a certificate" in refused(environ, "--certificate", str(tmp_path / "c.pem"))
    both.write_text(both.read_text() + (tmp_path / "c.pem").read_text())
    certificate = listening.certificate_of(str(both), None)
    with serving_here(page, tmp_path, LIMITS, certificate) as running:
        trust = ssl.create_default_context(cafile=str(tmp_path / "c.pem"))
        for _ in range(10):  # each on a connection of its own
            assert httpx.get(f"https://{running.host}/healthz", verify=trust, trust_env=False).json()["ok"]


@pytest.mark.parametrize("words", [("--certificate", "/nowhere/c.pem"), ("--certificate", "/dev/null")])
def test_a_certificate_that_is_none_is_refused(environ: dict[str, str], words: tuple[str, ...]) -> None:  # noqa: F811
    assert words[1] in refused(environ, *words)
