"""Copies: what is written is read again letter by letter, and what is not whole is refused."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from tests.server.upkeep.conftest import frozen, spoilt

from canasta.server.store import Job, Row, Stored
from canasta.server.upkeep.carrying import read_copy
from canasta.server.upkeep.copy_file import CopyError, CopyReader, header_of, is_copy, write_copy


def written(logs: list[Stored]) -> list[bytes]:
    return list(write_copy(header_of("logs", 1000.5), logs))


ODD = Stored(
    "Cabcdefghij",
    "",
    b'{"format": 1}',
    1.5,
    [
        Row(1, None, b'[0,{"did":"made"}]', 1.25),
        Row(2, "1:a", b"\xff\x00 no text", 2.0),
        Row(3, "1:b", b'[1,\n{"a":1}]', 3.0),
        Row(4, None, b' ["spaces"] ', 4.0),
        Row(5, "1:\u00f1", '["ñ \\" {logs"]'.encode(), 5e12),
    ],
    "club",
    job=Job("Cabcdefghij", 7.5, 3),
)


def test_every_log_is_read_as_it_was(logs: list[Stored]) -> None:
    wanted = [*logs, ODD, Stored("empty", "5eed", b"{}", 1.0, [])]
    reader = CopyReader(written(wanted))
    assert list(reader.logs()) == wanted
    assert (reader.header.what, reader.header.at, reader.header.key) == ("logs", 1000.5, None)


def test_a_copy_of_a_database_brings_its_frozen_logs(logs: list[Stored]) -> None:
    bare = [replace(log, job=None) for log in logs]  # a copy brings no jobs
    wanted = [frozen(log) if log.kind != "club" else log for log in bare]
    taken = read_copy(written(wanted), 1e13)
    assert [log.table_id for log in taken.logs] == [log.table_id for log in wanted]
    assert [log.rows for log in taken.logs] == [log.rows for log in wanted]
    with pytest.raises(CopyError):
        read_copy(written([spoilt(bare[0])]), 1e13)


def test_a_copy_is_known_by_its_first_line() -> None:
    assert is_copy(written([])[0])
    assert is_copy(b"\xef\xbb\xbf" + written([])[0])
    assert not is_copy(b'{"entry":"opened"}')
    assert not is_copy(b"")


def test_any_cut_is_seen() -> None:
    whole = b"".join(written([ODD]))
    for length in range(1, len(whole) - 1):
        with pytest.raises(CopyError) as caught:
            list(CopyReader(whole[:length].splitlines(keepends=True)).logs())
        assert caught.value.code in ("cut", "changed", "not-copy"), length


def test_any_changed_letter_is_seen() -> None:
    whole = b"".join(written([ODD]))
    end = whole.rindex(b"\n", 0, -1)
    for place in range(len(b'{"canasta":"copy","format":'), end, 7):
        other = whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :]
        with pytest.raises(CopyError):
            list(CopyReader(other.splitlines(keepends=True)).logs())


@pytest.fixture
def uncollected() -> Iterator[None]:
    """No garbage collection: at the greatest depth of recursion a finalizer of another test's object would fail."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize("deep", [b"[" * 100_000, b'{"a":' * 100_000])
def test_what_is_made_to_break_it_is_refused(deep: bytes) -> None:
    head, log, row, *rest = written([ODD])
    for lines in (
        [head[:-2] + b',"more":' + deep + b"\n"],
        [head, log[:-2] + b',"more":' + deep + b"\n"],
        [head, log, row[:-2] + b"," + deep + b"\n"],
        [head, log.replace(b'"rows":5', b'"rows":99999999999999999999'), row, *rest],
        [head, log.replace(b'"rows":5', b'"rows":-1'), row, *rest],
        [head.replace(b'"format":1', b'"format":"\xff"'), log],
        [head, b'{"logs":' + deep + b"\n"],
    ):
        with pytest.raises(CopyError) as caught:
            list(CopyReader(lines).logs())
        assert caught.value.code in ("changed", "cut")


@pytest.mark.parametrize("more", [b"{}\n", b"x", b'{"logs":1,"sha256":"0"}\n'])
def test_nothing_may_follow_the_end(more: bytes) -> None:
    with pytest.raises(CopyError) as caught:
        list(CopyReader([*written([ODD]), more]).logs())
    assert caught.value.code == "changed"


def test_a_log_comes_once_and_its_rows_in_order() -> None:
    twice = Stored("Cabcdefghij", "", b"{}", 1.0, [Row(1, "a", b"[]", 1.0), Row(2, "a", b"[]", 1.0)])
    back = Stored("Cabcdefghij", "", b"{}", 1.0, [Row(2, None, b"[]", 1.0), Row(1, None, b"[]", 1.0)])
    for logs in ([ODD, ODD], [twice], [back]):
        with pytest.raises(CopyError) as caught:
            list(CopyReader(written(logs)).logs())
        assert caught.value.code == "changed"
