"""Addresses and files that are not what was hoped for: one sentence, and the file stays as it was."""

from __future__ import annotations

import os
import re
import sqlite3
import ssl
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from canasta.server.store import Row, Store, StoreError, runner
from canasta.server.store.address import read
from canasta.server.store.sqlite import FileLock
from canasta.texts import LANGUAGES, has
from canasta.texts.errors import WordedError

pytestmark = pytest.mark.anyio

HOLD = """
import asyncio, sys
from canasta.server.store import Store
async def main():
    async with await Store.open(sys.argv[1]):
        print("open", flush=True)
        await asyncio.to_thread(sys.stdin.read)
asyncio.run(main())
"""


async def refusal(where: Path | str) -> WordedError:
    with pytest.raises(WordedError) as refused:
        await (await Store.open(str(where))).close()
    for lang in LANGUAGES:
        sentence = refused.value.message(lang)
        assert "\n" not in sentence
        assert sentence.endswith(".")
    return refused.value


async def test_a_path_is_an_address(file: Path) -> None:
    for written in (str(file), f"sqlite:///{file}", f"sqlite+aiosqlite:///{file}"):
        async with await Store.open(written):
            assert file.exists()


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("mysql://root@localhost/canasta", "address"),
        ("://", "address"),
        ("postgresql://host:port/x", "address"),
        ("sqlite://", "no-file"),
        ("sqlite:///:memory:", "no-file"),
        ("", "no-file"),
    ],
)
async def test_other_addresses_are_refused(written: str, code: str) -> None:
    assert (await refusal(written)).code == code


async def test_postgresql_without_its_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert 'pip install "canasta[postgres]"' in str(await refusal("postgresql://localhost/canasta"))


async def test_a_server_that_is_not_there() -> None:
    pytest.importorskip("asyncpg")
    error = await refusal("postgresql://ana:secret@127.0.0.1:1/canasta")
    assert error.code == "unreachable"
    assert "secret" not in str(error)
    assert "127.0.0.1:1/canasta" in str(error)


async def test_a_database_that_the_server_does_not_have(postgres: str) -> None:
    error = await refusal(f"{postgres}_missing")
    assert error.code == "failed"
    assert "does not exist" in str(error)


@pytest.mark.parametrize("content", [b"Dear diary,\n" * 500, b"x", b"\0" * 5000], ids=["text", "letter", "zeros"])
async def test_a_file_of_something_else_stays_as_it_is(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    error = await refusal(file)
    assert error.code == "foreign"
    assert file.name in str(error)
    assert file.read_bytes() == content
    assert [path.name for path in file.parent.iterdir()] == [file.name]


async def test_a_database_of_another_program_stays_as_it_is(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE moz_places (id INTEGER)")
    before = file.read_bytes()
    assert (await refusal(file)).code == "foreign"
    assert file.read_bytes() == before


async def test_an_empty_file_is_an_empty_database(file: Path) -> None:
    file.touch()
    async with await Store.open(str(file)) as store:
        assert await store.tables() == []


async def test_a_folder_that_is_not_there_and_a_folder_for_a_file(file: Path) -> None:
    assert (await refusal(file.parent / "missing" / file.name)).code == "no-folder"
    assert (await refusal(file.parent)).code == "cannot-open"


async def filled(file: Path) -> int:
    """A store with some pages of rows; their number."""
    async with await Store.open(str(file)) as store:
        await store.create("ana", "5eed", b"{}", 1.0)
        await store.append("ana", [Row(seq, f"0:{seq}", b"a body " * 30, 1.0) for seq in range(1, 401)])
    return file.stat().st_size // 4096


@pytest.mark.parametrize("damage", ["all but the first page", "a page in the middle", "cut off"])
async def test_a_damaged_file_is_refused_at_the_start_and_left_for_who_can_mend_it(file: Path, damage: str) -> None:
    pages = await filled(file)
    with file.open("r+b") as opened:
        if damage == "cut off":
            opened.truncate(pages // 2 * 4096)
        else:
            whole = damage.startswith("all")
            opened.seek(4096 * (1 if whole else pages // 2))
            opened.write(os.urandom(4096 * (pages - 1 if whole else 1)))
    content = file.read_bytes()
    assert (await refusal(file)).code == "damaged"
    assert file.read_bytes() == content


@contextmanager
def as_nobody() -> Iterator[None]:
    """Root may write anywhere: for a while be somebody who may not."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.mark.skipif(not hasattr(os, "seteuid"), reason="needs a system with users and modes")
async def test_a_folder_that_may_only_be_read() -> None:
    with tempfile.TemporaryDirectory() as name:  # pytest's own folder can only be entered by its user
        folder = Path(name)
        await filled(folder / "old.db")
        (folder / "old.db").chmod(0o444)
        folder.chmod(0o555)
        try:
            with as_nobody():
                assert (await refusal(folder / "new.db")).code == "cannot-open"
                assert (await refusal(folder / "old.db")).code in ("cannot-open", "read-only")
        finally:
            folder.chmod(0o755)
        assert sorted(path.name for path in folder.iterdir()) == ["old.db", "old.db.lock"]


@pytest.mark.skipif(not hasattr(os, "seteuid"), reason="needs a system with users and modes")
async def test_a_file_that_may_only_be_read() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        await filled(folder / "old.db")
        (folder / "old.db").chmod(0o444)
        (folder / "old.db.lock").unlink()
        folder.chmod(0o777)
        with as_nobody():
            assert (await refusal(folder / "old.db")).code == "read-only"


async def test_a_file_takes_one_server(file: Path) -> None:
    child = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    with child:
        assert child.stdout is not None
        assert child.stdout.readline() == "open\n"
        error = await refusal(file)
        assert error.code == "in-use"
        child.kill()
    async with await Store.open(str(file)):  # a dead process holds nothing
        assert (await refusal(file)).code == "in-use"  # nor does a process open it twice
    async with await Store.open(str(file)):
        pass


async def test_a_link_to_a_file_that_is_in_use_is_that_file(file: Path) -> None:
    (file.parent / "inner").mkdir()
    link = file.parent / "inner" / "link.db"
    link.symlink_to(file)
    async with await Store.open(str(file)):
        assert (await refusal(link)).code == "in-use"
    async with await Store.open(str(link)):
        assert (await refusal(file)).code == "in-use"


async def test_what_could_not_be_opened_can_be_opened_later(file: Path) -> None:
    lock = FileLock(file)
    assert (await refusal(file)).code == "in-use"
    lock.release()
    lock.release()
    file.write_text("no database")
    assert (await refusal(file)).code == "foreign"
    file.unlink()
    async with await Store.open(str(file)):
        pass


def test_every_error_has_its_sentence() -> None:
    folder = Path(runner.__file__).parent
    source = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    codes = {*re.findall(r'(?:StoreError|Conflict)\(\s*"([a-z-]+)"', source), *runner.SQLITE.values()}
    assert len(codes) > 15
    assert [code for code in codes for lang in LANGUAGES if not has(lang, f"store-error-{code}")] == []


URL = "postgresql://ana@db.example/canasta"


def test_the_driver_takes_them_from_the_url() -> None:
    found = read(f"{URL}?sslmode=require&connect_timeout=7&application_name=hall&host=/run/postgresql")
    assert found.options["timeout"] == 7
    assert dict(found.url.query) == {"sslmode": "require", "application_name": "hall", "host": "/run/postgresql"}
    assert "application_name=hall" in found.shown
    assert "ssl" not in found.options


def test_the_certificates_of_the_system_prove_who_the_server_is() -> None:
    found = read(f"{URL}?sslmode=verify-full&sslrootcert=system")
    assert found.options["ssl"].verify_mode is ssl.CERT_REQUIRED
    assert found.options["ssl"].check_hostname
    assert dict(found.url.query) == {"sslmode": "verify-full"}


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("connect_timeout=soon", "expected 1-600"),
        ("connect_timeout=0", "connect_timeout"),
        (f"sslmode=verify-full&sslrootcert={__file__}", "sslrootcert"),
    ],
)
def test_a_wrong_value_is_named(options: str, said: str) -> None:
    with pytest.raises(StoreError) as refusal:
        read(f"{URL}?{options}")
    assert said in refusal.value.message("en")
    assert refusal.value.message("es") != refusal.value.message("en")


@pytest.mark.parametrize("option", ["sslmode=please", "keepalive=1"])
async def test_what_the_driver_or_the_server_does_not_know_is_named(postgres: str, option: str) -> None:
    with pytest.raises(StoreError) as refusal:
        await Store.open(f"{postgres}?{option}")
    assert option.partition("=")[0] in refusal.value.message("en")


def test_a_certificate_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(OSError, match=r"gone\.pem"):
        read(f"{URL}?sslmode=verify-ca&sslrootcert={tmp_path / 'gone.pem'}")


async def test_a_server_takes_them(postgres: str) -> None:
    async with await Store.open(f"{postgres}?sslmode=prefer&connect_timeout=5&application_name=hall") as store:
        asked = "SELECT current_setting('application_name')"
        assert await store._reading.run(lambda it: it.exec_driver_sql(asked).scalar()) == "hall"
