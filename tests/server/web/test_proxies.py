"""The samples for proxies: what belongs to one table goes to one server, and sockets and addresses get through."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from itertools import islice
from pathlib import Path
from subprocess import Popen
from time import sleep
from typing import Any, TypeAlias

import httpx
import pytest
from postgres import free_port
from tests.browser.serving import HTTP
from tests.server.store.conftest import empty_database
from tests.server.web.conftest import Running, say, told
from tests.server.web.proxies import SAMPLES, echoing, proxied, there
from tests.server.web.test_serve import serving, surroundings
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from canasta.server.journal.time_and_chance import routing_key

IDS = [f"{first}bcdefghj{last}" for first in "abcdefghjkm" for last in "k2"]


@pytest.mark.parametrize("name", there)
def test_what_belongs_together_goes_to_one_server(name: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        servers = (stack.enter_context(echoing()).port, stack.enter_context(echoing()).port)
        where = stack.enter_context(proxied(name, servers, tmp_path))
        client = stack.enter_context(httpx.Client(trust_env=False, base_url=f"http://{where}"))

        def answers(path: str) -> int:
            return int(client.get(path).json()["port"])

        of_table = {one: answers(f"/api/tables/{one}") for one in IDS}
        assert set(of_table.values()) == set(servers)
        for one, port in islice(of_table.items(), 4):
            for path in (f"/ws/tables/{one}", f"/api/tables/{one}/record", f"/api/tables/{one}/replay?deal=1"):
                assert answers(path) == answers(f"/under/a/prefix{path}") == port, path
        for one in IDS[:3]:
            assert answers(f"/api/club/C{one}") == answers(f"/ws/club/C{one}") == answers(f"/api/club/C{one}/links")
            assert answers(f"/api/club/registers/R{one}") == answers(f"/api/club/registers/R{one}/seasons/1")
            of_club = f"{one[:4]}zzzzzz"  # a sheet or a table of that competition
            assert answers(f"/api/club/sheets/S{of_club}") == answers(f"/ws/club/S{of_club}") == of_table[one]
            assert answers(f"/ws/tables/{of_club}") == of_table[one]
        assert {answers("/api/menu") for _ in range(20)} == set(servers)
        chosen = {"X-Canasta-Key": IDS[0][:4]}  # by a client, for which nothing follows from it
        assert {int(client.get("/api/menu", headers=chosen).json()["port"]) for _ in range(20)} == set(servers)
        headers = client.get("/", headers={"X-Forwarded-For": "203.0.113.9", "Host": "canasta.example.org"}).json()[
            "headers"
        ]
        assert headers["x-forwarded-for"] == "127.0.0.1"  # not what the client claims
        assert headers["host"] == "canasta.example.org"


@pytest.mark.parametrize("name", there)
def test_while_no_server_listens_visitors_are_told_and_come_again(name: str, tmp_path: Path) -> None:
    with proxied(name, (free_port(), free_port()), tmp_path, 503) as where:
        answer = HTTP.get(f"http://{where}/t/abcdefghij")
        assert answer.status_code == 503
        assert "El servidor está arrancando de nuevo" in answer.text
        assert "The server is starting again" in answer.text
        assert answer.headers["content-type"].startswith("text/html")
        assert (answer.headers["refresh"], answer.headers["retry-after"]) == ("3", "2")


@pytest.mark.parametrize("name", there)
def test_a_service_of_systemd_is_asked_at_its_socket(name: str, tmp_path: Path) -> None:
    place = tmp_path / "c.sock"
    with echoing(place) as server, proxied(name, place, tmp_path) as where:
        answer = HTTP.get(f"http://{where}/t/abcdefghij", headers={"Host": "canasta.example.org"})
        assert answer.json()["headers"]["host"] == "canasta.example.org"
        assert server.asked["GET /t/abcdefghij"] == 1


Both: TypeAlias = tuple[tuple[Running, Popen[str]], tuple[Running, Popen[str]]]


@pytest.fixture(scope="module")
def both(page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Both]:
    """Two servers on one PostgreSQL that believe a proxy."""
    environ = surroundings(page, tmp_path_factory.mktemp("two"))
    with ExitStack() as stack:
        database = stack.enter_context(empty_database())
        words = ("--db", database, "--proxy", "127.0.0.1")
        one, other = (stack.enter_context(serving(environ, *words))[::-1] for _ in range(2))
        yield one, other


@pytest.fixture
def two(both: Both) -> tuple[Running, Running]:
    return both[0][0], both[1][0]


def ports_of(two: tuple[Running, Running]) -> tuple[int, int]:
    return int(two[0].host.rpartition(":")[2]), int(two[1].host.rpartition(":")[2])


def tables_at(server: Running) -> int:
    return int(server.get("/healthz").json()["tables"])


@pytest.mark.parametrize("name", there)
def test_people_play_through_it(name: str, two: tuple[Running, Running], tmp_path: Path) -> None:
    """Each table is at the server to which the proxy sends its people: nothing is passed on between the two."""
    held = [tables_at(server) for server in two]
    with proxied(name, ports_of(two), tmp_path) as where, ExitStack() as stack:
        before = Running(where)
        tables, served = 0, [0, 0]
        while tables < 40 and (tables < 8 or not all(served)):  # one server may not count as ready at first
            table = before.table()
            tables += 1
            stack.enter_context(before.greeted(table, Origin=f"http://{where}"))
            assert before.get(f"/api/tables/{table['table']}").json()["chairs"][0]["name"] == "Ana"
            served = [server.get("/healthz").json()["players"] for server in two]
        now = [tables_at(server) for server in two]
        assert sum(now) - sum(held) == tables
        assert sum(served) == tables
        assert all(served), "people are at both servers"


def test_all_samples_route_by_the_same_key() -> None:
    """Their configuration is read, since no proxy may be at hand: they find the key of an id as we do."""
    ids = {f"{kind}{one}" for kind in ("", "C", "S", "R") for one in IDS}
    rooms = (
        "tables",
        "club",
        "club/sheets",
        "club/registers",
        "handovers",
        "company/tables",
        "company/seats",
        "duplicates",
    )
    keys = {f"/{door}/{room}/{one}{rest}": routing_key(one) for door in ("ws", "api")
            for room in rooms for one in ids for rest in ("", "/links")}  # fmt: skip
    keys |= {f"/api/daily/2026-11-29{rest}": "2026-11-29" for rest in ("", "/tries")}
    others = dict.fromkeys(("/api/tables", "/api/menu", "/t/abcdefghij", "/api/tables/abcdefghi0", "/", "/api/daily"))
    ours = {prefix + path: key for path, key in {**keys, **others}.items() for prefix in ("", "/canasta")}
    caddy = re.search(r"path_regexp key (\S+)", (SAMPLES / "Caddyfile").read_text())
    nginx_conf = re.search(r'"~(\S+)" \$canasta_letters', (SAMPLES / "nginx.conf").read_text())
    assert caddy is not None
    assert nginx_conf is not None
    haproxy = re.search(
        r"regsub\(\"\^\.\*(\S+)\",\"\\3\"\)' if \{ path_reg (\S+) \}", (SAMPLES / "haproxy.cfg").read_text()
    )
    assert haproxy is not None
    for pattern in (caddy[1], nginx_conf[1].replace("?<", "?P<")):
        assert {path: hit[1] if (hit := re.search(pattern, path)) else None for path in ours} == ours
    assert {path: hit[3] if (hit := re.search(haproxy[1], path)) else None for path in ours} == ours
    assert {path for path in ours if re.search(haproxy[2], path)} == {path for path in ours if ours[path]}


def test_nginx_counts_a_household_of_ipv6_as_one_client() -> None:
    text = (SAMPLES / "nginx.conf").read_text()
    patterns = [each.replace("?<", "?P<") for each in re.findall(r'"~(\S+)" \$canasta_(?:short|long);', text)]

    def client(address: str) -> str:
        return next((found[1] for each in patterns if (found := re.search(each, address))), address)

    for one, other in (("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::9"), ("2001:db8::1", "2001:db8::5:6:7:8")):
        assert client(one) == client(other)
    apart = ("2001:db8:1:2::9", "2001:db8:1:3::9", "2001:db8::1", "192.0.2.7", "192.0.2.8")
    assert len({client(each) for each in apart}) == len(apart)


def counted(through: Running, table: dict[str, Any], **command: object) -> int:
    """The number under which a command counts. As the page does, it is said again by the same id on a new socket."""
    for _ in range(100):
        with suppress(ConnectionClosed, InvalidHandshake), through.greeted(table) as opened:
            say(opened, **command)
            return int(told(opened, "ack", 60)["seq"])
        sleep(0.1)
    raise AssertionError("nobody has the table")


@pytest.mark.skipif(shutil.which("haproxy") is None, reason="haproxy is not installed")
def test_people_play_on_while_a_server_is_drained(both: Both, tmp_path: Path) -> None:
    """The table moves to the other server, and what was done counts once. The last test here: one of the two ends."""
    with proxied("haproxy", ports_of((both[0][0], both[1][0])), tmp_path) as where, ExitStack() as stack:
        through = Running(where)
        table = through.table(turn_seconds=0)
        named = {"do": "rename", "id": "before", "name": "Eva", "avatar": "fox"}
        before = counted(through, table, **named)
        opened = stack.enter_context(through.greeted(table))
        process = next(process for server, process in both if server.get("/healthz").json()["players"])
        process.terminate()
        told(opened, "bye", 60)
        # At once, while that one is still ending.
        assert counted(through, table, **named) == before
        assert counted(through, table, do="begin", id="begin") > before
        assert process.wait(60) == 0
        assert through.get(f"/api/tables/{table['table']}").json()["chairs"][0]["name"] == "Eva"
