"""Connections find a place, or give way, without a network."""

from __future__ import annotations

import pytest

from canasta.server.web.admission import Admission, Capacity, Connection, ConnectionState
from canasta.server.web.config import Limits
from canasta.server.web.errors import WebError

FEW = Limits(
    connections=12,
    connections_per_address=4,
    silent=4,
    silent_per_address=3,
    sockets_per_address=2,
)
PLACES = Capacity(3, 2)


class Hall:
    """Connections of an admission by name, and what became of them."""

    def __init__(self, limits: Limits = FEW, vouched: frozenset[str] = frozenset()) -> None:
        self.refused: list[tuple[str, str]] = []
        self.admission = Admission(limits, vouched, lambda *what: self.refused.append(what))
        self.cut: list[str] = []
        self.ended: list[tuple[str, str]] = []

    def arrive(self, name: str, address: str = "192.0.2.1") -> Connection | None:
        return self.admission.arrive(address, lambda: self.cut.append(name))

    def socket(self, name: str, address: str = "192.0.2.1") -> Connection:
        found = self.arrive(name, address)
        assert found is not None
        found.accept(address)
        found.end = lambda code: self.ended.append((name, code))
        return found

    def at(self, name: str, place: str, holder: str | None = None, address: str = "192.0.2.1") -> Connection:
        found = self.socket(name, address)
        found.admit(place, PLACES, holder)
        return found


def test_the_oldest_half_request_of_an_address_gives_way_and_those_being_answered_do_not() -> None:
    hall = Hall()
    first, *_ = [hall.arrive(name) for name in "abcd"]
    assert first is not None
    first.serve()
    assert hall.arrive("e") is not None
    assert hall.cut == ["b"]
    for _ in "cde":
        found = next(iter(hall.admission._all[ConnectionState.WAITING]))
        found.serve()
    assert hall.refused == [("web-cut", "192.0.2.1")]
    assert hall.arrive("f") is None, "all four are being answered"
    assert hall.refused[1:] == [("web-no-room", "192.0.2.1")]
    assert hall.arrive("g", "192.0.2.2") is not None, "another address has places of its own"
    assert hall.arrive("h", "127.0.0.1") is not None


def test_behind_a_proxy_there_are_many_addresses() -> None:
    hall = Hall(vouched=frozenset({"192.0.2.1"}))
    assert all(hall.arrive(str(number)) for number in range(9))
    assert hall.cut == []


def test_where_the_server_is_full_requests_give_way_then_the_silent_then_watchers_and_never_a_key() -> None:
    hall = Hall(Limits(connections=4))
    hall.at("player", "table", "0")
    hall.at("watcher", "table")
    hall.socket("silent")
    hall.arrive("half")
    for name in ("one", "two", "three"):
        found = hall.arrive(name, "127.0.0.1")
        assert found is not None
        found.serve()
    assert hall.cut == ["half", "silent", "watcher"]
    assert hall.arrive("four") is None
    assert len(hall.admission) == 4


def test_of_silent_sockets_the_oldest_gives_way_at_its_address_and_in_all() -> None:
    hall = Hall()
    for name in "abcd":
        hall.socket(name)
    assert hall.cut == ["a"]
    hall.socket("e", "192.0.2.2")
    hall.socket("f", "192.0.2.3")
    assert hall.cut == ["a", "b"]
    assert hall.admission.count(ConnectionState.SILENT) == FEW.silent


def test_watchers_have_places_by_address_and_by_table() -> None:
    hall = Hall()
    hall.at("a", "one")
    hall.at("b", "two")
    with pytest.raises(WebError, match="too many"):
        hall.at("c", "three")
    for name in "de":
        hall.at(name, "one", address="::1")
    with pytest.raises(WebError, match="too many"):
        hall.at("f", "one", address="::1")


def test_who_holds_a_key_always_gets_in_and_a_watcher_makes_room() -> None:
    hall = Hall(Limits())
    for name in "abc":
        hall.at(name, "table")
    hall.at("host", "table", "0")
    assert hall.ended == [("a", "crowded")]
    for name in ("x", "y", "z"):
        hall.at(name, "table", "1")
    assert hall.ended[1:] == [("b", "crowded"), ("c", "crowded"), ("x", "elsewhere")]
    hall.at("third", "table", "2")
    assert hall.ended[4:] == [("y", "crowded")], "of the key that has most"
    hall.at("host again", "table", "0")
    assert hall.ended[5:] == [("host", "crowded")]


def test_the_places_of_those_who_left_are_free() -> None:
    hall = Hall()
    for _ in range(5):
        connections = [hall.at(name, "table", address=f"192.0.2.{name}") for name in "123"]
        for connection in connections:
            connection.leave()
            connection.leave()
    assert len(hall.admission) == 0
    assert not hall.admission._places
    assert not hall.admission._near
