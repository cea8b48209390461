"""Quotas of an address and a day: counted by a false clock, shared by processes, refused by the whole application."""

from __future__ import annotations

import asyncio
import logging
import shutil
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.live.clients import QUICK, Client, begun, connect
from tests.server.store.conftest import removed
from tests.server.web.conftest import NEW, client_of, say, serving_here, told

from canasta.server.journal.quota import PAYER, QuotaError, check_begin, check_more, check_new, pay
from canasta.server.live import Hub
from canasta.server.store import Row, Store, StoreError, bans, usage
from canasta.server.store.values import Usage
from canasta.server.web import Config, Limits
from canasta.server.web.app import create_app
from canasta.server.web.metrics import Metrics
from canasta.server.web.quotas import MEGABYTE, DayQuotas
from canasta.server.wire import commands
from canasta.server.wire.messages import Ack, Failed

pytestmark = pytest.mark.anyio
ADDRESS = "203.0.113.7"
NOON = 20_000 * 86_400.0 + 43_200
SHEET = {"rules": "clasica", "players": ["Ana", "Luis", "Eva", "Juan"], "length": "deals", "amount": 4}


class WallClock:
    now = NOON

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> WallClock:
    return WallClock()


@pytest.fixture
async def store(new_database: Path, tmp_path: Path) -> AsyncIterator[Store]:
    async with await Store.open(str(shutil.copy(new_database, tmp_path / "quotas.db"))) as opened:
        yield opened


@pytest.fixture(autouse=True)
def nobody_pays() -> Iterator[None]:
    token = PAYER.set(None)
    yield
    PAYER.reset(token)


def rows(count: int, size: int = 10) -> list[Row]:
    return [Row(seq, "abcde", b"x" * (size - 5), 1.0) for seq in range(1, count + 1)]


def refused(check: Any) -> str | None:
    try:
        check()
    except QuotaError as error:
        return error.code
    return None


def test_new_ones_are_counted_and_begin_anew_at_midnight(clock: WallClock) -> None:
    quotas = DayQuotas(Limits(day_tables=3), clock)
    PAYER.set(quotas.payer(ADDRESS))
    for _ in range(2):
        check_new()
        pay(rows(2), logs=1)
    assert refused(partial(check_new, 2)) == "tables", "two more would be four"
    pay((), logs=1, more=70)
    assert quotas.used(ADDRESS) == Usage(3, 4, 110)
    assert [refused(check) for check in (check_new, check_begin, check_more)] == ["tables", None, None]
    clock.now = NOON + 43_199
    assert refused(check_new) == "tables"
    clock.now += 1
    assert refused(check_new) is None
    assert quotas.used(ADDRESS) == Usage()


@pytest.mark.parametrize(("limits", "size"), [(Limits(day_rows=10), 10), (Limits(day_megabytes=1), MEGABYTE // 10)])
def test_what_is_stored_stops_first_what_begins_and_later_what_goes_on(
    limits: Limits, size: int, clock: WallClock
) -> None:
    quotas = DayQuotas(limits, clock)
    PAYER.set(quotas.payer(ADDRESS))
    pay(rows(9, size))
    assert [refused(check) for check in (check_new, check_begin, check_more)] == [None, None, None]
    pay(rows(1, size))
    assert [refused(check) for check in (check_new, check_begin, check_more)] == ["stored", "stored", None]
    pay(rows(9, size))
    assert refused(check_more) is None
    pay(rows(1, size))
    assert refused(check_more) == "stored"
    PAYER.set(quotas.payer("203.0.113.8"))
    assert refused(check_new) is None, "others have their own"


def test_who_counts_as_one_and_who_not_at_all() -> None:
    quotas = DayQuotas(Limits(day_tables=1))
    for address, again in (
        (ADDRESS, "tables"),
        ("2001:db8::1", "tables"),
        ("2001:db8::2:3", "tables"),  # the same household
        ("127.0.0.1", None),
        ("::1", None),
        ("", None),  # of a unix socket
    ):
        PAYER.set(quotas.payer(address))
        pay((), logs=1)
        assert refused(check_new) == again, address
    nothing = DayQuotas(Limits(day_tables=0, day_rows=0, day_megabytes=0))
    PAYER.set(nothing.payer(ADDRESS))
    pay(rows(9), logs=9)
    assert refused(check_new) is None
    assert nothing.used(ADDRESS) == Usage(), "nothing is counted that nobody asks for"


@pytest.mark.parametrize(("left_s", "said"), [(43_200, "in 12 hours"), (7_201, "in 3 hours"), (60, "within an hour")])
def test_a_refusal_says_when_it_is_over(left_s: int, said: str) -> None:
    quotas = DayQuotas(Limits(day_tables=1), lambda: NOON + 43_200 - left_s)
    with pytest.raises(QuotaError, match=said) as error:
        quotas.check_new(ADDRESS, 2)
    assert error.value.wait_s == left_s
    assert "red" in error.value.message("es")


async def test_processes_count_together(store: Store, clock: WallClock) -> None:
    one, other = (DayQuotas(Limits(day_tables=3), clock) for _ in range(2))
    one.pay(ADDRESS, Usage(2, 5, 100))
    await one.look(store)
    await other.look(store)
    other.pay(ADDRESS, Usage(1, 1, 10))
    assert other.used(ADDRESS).logs == 1, "it hears of others with its next look"
    await other.look(store)
    assert other.used(ADDRESS) == Usage(3, 6, 110)
    await one.look(store)
    assert one.used(ADDRESS) == other.used(ADDRESS), "which tells of all that are full"
    one.pay(ADDRESS, Usage(0, 1, 1))
    await one.look(store)
    assert one.used(ADDRESS) == other.used(ADDRESS).plus(Usage(0, 1, 1))
    later = DayQuotas(Limits(day_tables=3), clock)
    await later.look(store)
    assert later.used(ADDRESS) == one.used(ADDRESS), "full ones are known from the start"


async def test_an_operator_lifts_a_quota(store: Store, clock: WallClock) -> None:
    quotas = DayQuotas(Limits(day_tables=3), clock)
    quotas.pay(ADDRESS, Usage(3, 3, 3))
    await quotas.look(store)
    await bans.beside(store.where, partial(usage.lift, address=ADDRESS))
    quotas.pay("203.0.113.9", Usage(1, 1, 1))
    await quotas.look(store)
    assert (quotas.used(ADDRESS), quotas.used("203.0.113.9")) == (Usage(), Usage(1, 1, 1))


async def test_counts_wait_for_a_database_that_fails(
    store: Store, clock: WallClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        quotas.pay(ADDRESS, Usage(1, 0, 0))  # meanwhile
        raise StoreError("unreachable", where="x")

    quotas = DayQuotas(Limits(), clock)
    quotas.pay(ADDRESS, Usage(1, 1, 1))
    with monkeypatch.context() as broken:
        broken.setattr(store, "count", fail)
        await quotas.look(store)
    assert quotas.used(ADDRESS) == Usage(2, 1, 1)
    await quotas.look(store)
    assert await store.count(20_000, {}, [ADDRESS], Usage(9, 9, 9)) == {ADDRESS: Usage(2, 1, 1)}


async def test_the_end_of_a_server_loses_no_count(store: Store, clock: WallClock) -> None:
    quotas = DayQuotas(Limits(), clock)
    watching = asyncio.create_task(quotas.watch(store))
    await asyncio.sleep(0.05)
    quotas.pay(ADDRESS, Usage(1, 2, 3))
    watching.cancel()
    await asyncio.gather(watching, return_exceptions=True)
    assert await store.count(20_000, {}, [ADDRESS], Usage(9, 9, 9)) == {ADDRESS: Usage(1, 2, 3)}


async def test_only_today_stays_in_the_database(store: Store, clock: WallClock) -> None:
    quotas = DayQuotas(Limits(), clock)
    quotas.pay(ADDRESS, Usage(1, 1, 1))
    await quotas.look(store)
    clock.now += 86_400
    await quotas.look(store)
    assert await store.count(20_000, {}, [ADDRESS], Usage(9, 9, 9)) == {}


async def test_a_full_database_takes_nothing_new_until_there_is_room(store: Store) -> None:
    quotas = DayQuotas(Limits(database_megabytes=1))
    PAYER.set(quotas.payer("127.0.0.1"))
    await quotas.look(store)
    assert refused(check_new) is None
    await store.create("ana", "5eed", b"{}", 1.0)
    await store.append("ana", [Row(1, None, b"x" * MEGABYTE, 1.0)])
    await quotas.look(store)
    assert [refused(check) for check in (check_new, check_begin, check_more)] == ["database", None, None]
    await removed(store, ["ana"])
    await quotas.look(store)
    assert refused(check_new) is None


async def test_bots_play_for_nobody_and_a_rematch_is_new(hub: Hub) -> None:
    quotas = DayQuotas(Limits(day_tables=1))
    PAYER.set(quotas.payer(ADDRESS))
    (host,) = await begun(hub, QUICK)
    await host.until(lambda: host.acts)
    await host.play("draw")
    assert isinstance(await host.ask(commands.Abandon(id="a")), Ack)
    stored = await hub.store.load(host.table.id)
    assert stored is not None
    asked = [row for row in stored.rows if row.command is not None]
    assert quotas.used(ADDRESS).logs == 1
    assert quotas.used(ADDRESS).entries == len(asked) + 2, "and the two with which the table was made"
    size = sum(len(row.body) + len(row.command or "") for row in (*asked, *stored.rows[:2]))
    assert quotas.used(ADDRESS).bytes == size + len(stored.first) + len(stored.seed)
    await rematch_refused(host)


async def rematch_refused(host: Client) -> None:
    seq = host.seq
    answer = await host.ask(commands.Rematch(id="r"))
    assert isinstance(answer, Failed)
    assert (answer.code, answer.again, host.seq) == ("quota-tables", False, seq)


async def test_who_has_stored_too_much_plays_on_and_begins_nothing(hub: Hub) -> None:
    quotas = DayQuotas(Limits(day_rows=10))
    (host,) = await begun(hub, QUICK)
    other = await hub.create(QUICK, "Luis", "owl")
    PAYER.set(quotas.payer(ADDRESS))
    quotas.pay(ADDRESS, Usage(0, 10, 0))
    with pytest.raises(QuotaError):
        await hub.join(other.table, None, "Eva", "fox")
    waiting = await connect(hub, other.table, other.key)
    assert (await waiting.ask(commands.Begin(id="b"))).code == "quota-stored"
    assert isinstance(await host.ask(commands.Say(id="s", phrase="well-played")), Ack)
    quotas.pay(ADDRESS, Usage(0, 10, 0))
    seq = host.seq
    assert (await host.ask(commands.Say(id="t", phrase="well-played"))).code == "quota-stored"
    assert host.seq == seq, "nothing was stored"
    PAYER.set(None)  # the next day, or the operator has lifted it
    assert isinstance(await host.ask(commands.Say(id="u", phrase="well-played")), Ack)


async def test_new_ones_of_every_kind_are_refused_with_a_sentence(
    hub: Hub, page: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "canasta.security")
    metrics = Metrics()
    app: Any = create_app(hub, Config(client=page, limits=Limits(day_tables=1)), metrics=metrics)
    transport = httpx.ASGITransport(app, client=(ADDRESS, 4000))
    club = {"rules": "clasica", "settings": {"name": "Friday", "format": "swiss", "rounds": 3, "amount": 4}}
    async with httpx.AsyncClient(transport=transport, base_url="http://canasta.example") as web:
        assert (await web.post("/api/club/sheets", json=SHEET)).status_code == 201
        for path, body in (("/api/tables", NEW), ("/api/club/competitions", club), ("/api/club/sheets", SHEET)):
            for lang, said in (("en", "from your network today"), ("es", "Desde tu red")):
                answer = await web.post(f"{path}?lang={lang}", json=body)
                assert (answer.status_code, answer.json()["code"]) == (429, "quota-tables"), answer.text
                assert said in answer.json()["message"]
                assert 0 < int(answer.headers["retry-after"]) <= 86_400
    async with client_of(hub, Config(client=page, limits=Limits(day_tables=1)), "203.0.113.8") as web:
        assert (await web.post("/api/tables", json=NEW)).status_code == 201
    assert b'canasta_refused_total{code="quota-tables"} 6.0' in metrics.text()
    (line,) = (each for each in caplog.records if getattr(each, "event", "") == "refused-quota")
    assert line.fields["address"] == ADDRESS  # type: ignore[attr-defined]


async def test_a_full_database_is_507(hub: Hub, store: Store, page: Path) -> None:
    quotas = DayQuotas(Limits(database_megabytes=1))
    await store.create("ana", "5eed", b"{}", 1.0)
    await store.append("ana", [Row(1, None, b"x" * MEGABYTE, 1.0)])
    await quotas.look(store)
    app: Any = create_app(hub, Config(client=page), quotas=quotas)
    transport = httpx.ASGITransport(app, client=("127.0.0.1", 4000))
    async with httpx.AsyncClient(transport=transport, base_url="http://canasta.example") as web:
        answer = await web.post("/api/tables", json=NEW)
    assert (answer.status_code, answer.json()["code"], answer.headers["retry-after"]) == (507, "quota-database", "3600")


def test_a_real_server_counts_what_a_socket_says(page: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "canasta.security")
    with serving_here(page, tmp_path, Limits(day_rows=4, unlimited=frozenset())) as server:
        opened = server.table()  # two rows
        with server.socket(opened["table"]) as socket:
            say(socket, do="hello", key=opened["key"], lang="es")
            told(socket, "welcome")
            for name in "abcdef":
                say(socket, do="rename", id=name, name=f"Ana {name}", avatar="fox")
                assert told(socket, "ack")["id"] == name
            say(socket, do="rename", id="g", name="Ana", avatar="fox")
            failed = told(socket, "failed")
            assert (failed["code"], failed["again"]) == ("quota-stored", False)
            assert "se sigue" in failed["message"]
        refusal = server.post("/api/tables", NEW)
        assert (refusal.status_code, refusal.json()["code"]) == (429, "quota-stored")
    assert [getattr(each, "event", "") for each in caplog.records].count("refused-quota") == 1, "once a minute"
    assert "/ws" in caplog.text
