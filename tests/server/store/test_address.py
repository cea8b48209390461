"""The options of a URL that `psql` takes are understood, or named by a sentence."""

from __future__ import annotations

import ssl
from pathlib import Path

import pytest

from canasta.server.store import Store, StoreError
from canasta.server.store.address import read

pytestmark = pytest.mark.anyio
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
