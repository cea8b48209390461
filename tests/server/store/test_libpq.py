"""The options of a URL that `psql` takes: the driver gets them in its words, or a sentence says what is understood."""

from __future__ import annotations

import ssl
from pathlib import Path

import pytest

from canasta.server.store import Store, StoreError
from canasta.server.store.address import read

pytestmark = pytest.mark.anyio
URL = "postgresql://ana@db.example/canasta"


def test_they_become_what_the_driver_calls_them() -> None:
    found = read(f"{URL}?sslmode=require&connect_timeout=7&application_name=hall&host=/run/postgresql")
    assert found.options == {"ssl": "require", "timeout": 7}
    assert found.settings == {"application_name": "hall"}
    assert dict(found.url.query) == {"host": "/run/postgresql"}
    assert "application_name=hall" in found.shown
    for mode, whole in (("verify-full", True), ("verify-ca", False), ("require", False)):
        context = read(f"{URL}?sslmode={mode}&sslrootcert={ssl.get_default_verify_paths().cafile or 'system'}").options[
            "ssl"
        ]
        assert context.verify_mode is ssl.CERT_REQUIRED
        assert context.check_hostname is (whole or ssl.get_default_verify_paths().cafile is None)
    assert read(f"{URL}?sslmode=disable&sslrootcert=/nowhere.pem").options == {"ssl": "disable"}
    assert read(URL).options == {}


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("sslmode=please", "expected disable, allow"),
        ("connect_timeout=soon", "expected 1-600"),
        ("connect_timeout=0", "connect_timeout"),
        ("sslcert=c.pem", "sslcert, which canasta does not know: expected sslmode"),
        ("keepalives=1", "keepalives"),
        (f"sslmode=verify-full&sslrootcert={__file__}", "sslrootcert"),
    ],
)
def test_what_is_not_understood_is_named(options: str, said: str) -> None:
    with pytest.raises(StoreError) as refusal:
        read(f"{URL}?{options}")
    assert said in refusal.value.message("en")
    assert refusal.value.message("es") != refusal.value.message("en")


def test_a_certificate_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(OSError, match=r"gone\.pem"):
        read(f"{URL}?sslmode=verify-ca&sslrootcert={tmp_path / 'gone.pem'}")


async def test_a_server_takes_them(postgres: str) -> None:
    async with await Store.open(f"{postgres}?sslmode=prefer&connect_timeout=5&application_name=hall") as store:
        asked = "SELECT current_setting('application_name')"
        assert await store._reading.run(lambda it: it.exec_driver_sql(asked).scalar()) == "hall"
