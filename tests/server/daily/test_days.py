"""The deal of the day: sealed days, one try for each key, results, and what is told when."""

from __future__ import annotations

import asyncio
from datetime import date, timedelta
from typing import Any

import pytest
from tests.server.corpus.logs import store_of
from tests.server.daily.players import DAY_S, NOON, TODAY, Turned, abandons, actions_of, key_of, plays, sits
from tests.server.live.clients import connect, hub_on
from tests.server.simulation.store import SimStore

from canasta.match.record import read
from canasta.match.shuffle import Sealed
from canasta.match.verify import Status, verify
from canasta.rules import games, get
from canasta.server.daily import hub as days
from canasta.server.daily.day import AHEAD, GAMES, DayError, TryEnded
from canasta.server.daily.hub import Daily
from canasta.server.journal.time_and_chance import ServerClock
from canasta.server.live import Hub
from canasta.server.tables.errors import TableError
from canasta.server.tables.same_cards import SameCards
from canasta.server.wire import commands
from canasta.server.wire.daily import MyTry
from canasta.texts.errors import WordedError

pytestmark = pytest.mark.anyio


async def refused(work: Any) -> str:
    with pytest.raises((DayError, TableError)) as error:
        await work
    assert error.value.message("es") != error.value.message("en")
    return f"{error.value.family}-{error.value.code}"


def test_every_rule_set_of_the_menu_has_a_day() -> None:
    assert set(GAMES) == {rules.id for rules in games()}
    assert all((get(game).seats, get(game).sides) == (4, 2) for game in GAMES)


async def test_thirty_days_are_sealed_and_each_shows_its_secret_once_no_try_counts(daily: Daily, clock: Turned) -> None:
    told = await daily.told()
    assert told.today == "2026-11-30"
    assert told.changes_ms == 12 * 3600 * 1000
    assert [day.date for day in told.coming] == [(TODAY + timedelta(n)).isoformat() for n in range(1, AHEAD + 1)]
    assert len({day.commitment for day in told.coming}) == AHEAD
    tomorrow = TODAY + timedelta(1)
    assert await refused(daily.info(tomorrow, "en")) == "daily-not-yet"
    assert await refused(daily.begin(tomorrow, key_of(1), "Ana", "fox")) == "daily-not-yet"
    clock.ahead = DAY_S
    assert (await daily.info(tomorrow, "en")).commitment == told.coming[0].commitment
    assert (await daily.info(tomorrow, "en")).secret is None
    clock.ahead = 3 * DAY_S
    info = await daily.info(tomorrow, "en")
    assert not info.counts
    assert info.secret is not None
    sealed = Sealed("daily-2026-12-01", 1, bytes.fromhex(info.secret))
    assert sealed.commitment.hex() == told.coming[0].commitment, "what was published holds"


async def test_the_archive_tells_days_that_are_over_and_no_others(daily: Daily, clock: Turned) -> None:
    await daily.told()
    assert await daily.archive() == []
    clock.ahead = 4 * DAY_S
    archive = await daily.archive()
    assert [day.date for day in archive] == [(TODAY + timedelta(n)).isoformat() for n in (2, 1, 0)]
    for day in archive:
        info = await daily.info(date.fromisoformat(day.date), "en")
        cards = SameCards(f"daily-{day.date}", day.secret)
        assert (day.rules, cards.of_deal(1)) == (info.rules, info.secret)
    while not all(day.par for day in await daily.archive()):  # of one day after the other
        await asyncio.sleep(0.01)


async def test_a_day_that_this_server_did_not_have_is_refused_in_a_sentence(daily: Daily) -> None:
    assert await refused(daily.info(TODAY - timedelta(1), "en")) == "daily-no-day"


async def test_one_key_has_one_try_and_the_second_goes_back_to_the_same_table(hub: Hub, daily: Daily) -> None:
    first = await daily.begin(TODAY, key_of(1), "Ana", "fox")
    many = await asyncio.gather(*(daily.begin(TODAY, key_of(1), "Eva", "owl") for _ in range(5)))
    assert {one.table for one in many} == {first.table}
    assert (await daily.begin(TODAY, key_of(2), "Ana", "fox")).table != first.table
    table = hub.tables[first.table].table
    assert table.stage == "play"
    assert table.waited_for == [0]
    assert not table.hints_allowed
    assert await refused(daily.begin(TODAY, key_of(3), "\u200b", "fox")) == "table-name-blank"


async def test_a_try_has_its_result_and_its_record_is_proven_by_the_seal(hub: Hub, daily: Daily) -> None:
    client = await sits(hub, daily, 1)
    table = client.table.id
    assert (await daily.info(TODAY, "en", table, key_of(1))).mine.lead is None  # type: ignore[union-attr]
    await plays(client, 1)
    info = await daily.info(TODAY, "es", table, key_of(1))
    assert info.mine is not None
    own, other = client.table.scores
    assert (info.mine.lead, info.mine.left, info.mine.counts, info.mine.better) == (own - other, False, True, None)
    assert info.finished == 1
    text = await hub.record(table, key_of(1))
    assert {each.status for each in verify(text.encode())} == {Status.PROVEN}
    deck = read(text).deals[0].deck
    assert deck.commitment is not None
    assert deck.commitment.hex() == info.commitment
    assert await refused(hub.record(table)) == "table-no-watchers", "it gives the cards away"
    assert await refused(daily.info(TODAY, "en", table, key_of(2))) == "table-wrong-key"
    await client.close()


async def test_who_leaves_has_what_lay_on_the_table_and_stands_in_no_percentile(hub: Hub, daily: Daily) -> None:
    client = await sits(hub, daily, 1)
    await plays(client, 1, turns=2)
    await abandons(client)
    match = hub.tables[client.table.id].table.match
    assert match is not None
    assert match.deal is not None
    lying = [side.total for side in match.deal.score()]
    info = await daily.info(TODAY, "en", client.table.id, key_of(1))
    assert info.mine is not None
    assert (info.mine.lead, info.mine.left) == (lying[0] - lying[1], True)
    assert info.finished == 0
    await client.close()


async def test_a_try_that_is_not_over_counts_as_it_lies_once_the_day_closes(
    hub: Hub, daily: Daily, clock: Turned, store: SimStore
) -> None:
    client = await sits(hub, daily, 1)
    await plays(client, 1, turns=2)
    table = client.table.id
    await client.close()
    gone = await daily.begin(TODAY, key_of(2), "Luis", "fox")
    hub.tables[gone.table].drop()
    store.delete(gone.table)
    clock.ahead = 2 * DAY_S
    info = await daily.info(TODAY, "en", table, key_of(1))
    assert info.mine is not None
    assert info.mine.left
    assert info.mine.lead is not None
    ended = (await daily.day(TODAY)).state.ended
    assert ended[gone.table] == TryEnded(gone.table, None, left=True)
    again = await connect(hub, table, key_of(1))
    await plays(again, 2)
    assert (await daily.info(TODAY, "en", table, key_of(1))).mine == info.mine, "it does not count twice"
    await again.close()


async def test_a_killed_server_loses_no_try(hub: Hub, daily: Daily, clock: Turned, store: SimStore) -> None:
    """The same key goes on at the same table, with every action that was acknowledged."""
    client = await sits(hub, daily, 1)
    await plays(client, 1, turns=3)
    table, seal = client.table.id, (await daily.info(TODAY, "en")).commitment
    stored = store_of(*store.logs.values())
    async with hub_on(stored, clock=ServerClock(wall=lambda: NOON / 1000, elapsed=clock)) as after:
        again = Daily(after)
        assert (await again.begin(TODAY, key_of(1), "Ana", "fox")).table == table
        info = await again.info(TODAY, "en", table, key_of(1))
        mine = MyTry(table=table, lead=None, left=False, counts=True, better=None)
        assert (info.commitment, info.mine) == (seal, mine)
        back = await connect(after, table, key_of(1))
        assert back.seq >= client.seq
        assert (back.view.hand, back.view.legal) == (client.view.hand, client.view.legal)
        await again.close()


async def test_earlier_days_are_played_outside_of_the_ranking(hub: Hub, daily: Daily, clock: Turned) -> None:
    await daily.told()
    clock.ahead = 2 * DAY_S
    first = await daily.begin(TODAY, key_of(1), "Ana", "fox", 0)
    assert (await daily.begin(TODAY, key_of(1), "Ana", "fox")).table != first.table
    client = await connect(hub, first.table, key_of(1))
    await plays(client, 1)
    info = await daily.info(TODAY, "en", first.table, key_of(1))
    assert info.mine is not None
    assert not info.mine.counts
    assert info.mine.lead is not None
    assert info.finished == 0
    told = [(day.date, day.counts) for day in (await daily.told()).days]
    assert told == [("2026-12-02", True), ("2026-12-01", True), ("2026-11-30", False)]
    await client.close()


async def test_from_some_tries_on_everybody_hears_how_many_did_worse_and_sees_the_best(
    hub: Hub, daily: Daily, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(days, "FEWEST", 4)
    clients = [await sits(hub, daily, number) for number in range(4)]
    told: list[Any] = []
    for number, client in enumerate(clients):
        await plays(client, number)
        told.append((await daily.info(TODAY, "en", client.table.id, key_of(number))).mine)
        await client.close()
    assert [each.better for each in told[:-1]] == [None] * 3
    leads = [each.lead for each in told]
    top = leads.index(max(leads))
    found = (await daily.info(TODAY, "en", clients[top].table.id, key_of(top))).mine
    assert found is not None
    assert found.better is not None
    assert found.better >= 95
    best = read(await daily.best(TODAY, "en", clients[0].table.id, key_of(0)))
    assert best.seats[0].name == "Best try"
    assert [end.scores for end in [best.deals[0].end] if end is not None] == [tuple(clients[top].table.scores)]
    late = await sits(hub, daily, 77)
    assert await refused(daily.best(TODAY, "en", late.table.id, key_of(77))) == "daily-play-first"
    await late.close()


async def test_par_is_played_once_when_somebody_asks(hub: Hub, daily: Daily) -> None:
    assert (await daily.info(TODAY, "en")).par is None
    while (found := (await daily.info(TODAY, "en")).par) is None:
        await asyncio.sleep(0.01)
    assert found.playings == 3
    leads = (await daily.day(TODAY)).state.par
    assert leads is not None
    assert found.lead == round(sum(leads.leads) / 3)
    assert len(set(leads.leads)) > 1, "each has its own chance"


async def test_the_table_of_a_day_has_no_rematch_and_takes_nobody_in(hub: Hub, daily: Daily) -> None:
    client = await sits(hub, daily, 1)
    with pytest.raises(WordedError):
        await hub.join(client.table.id, 1, "Eva", "owl")
    await plays(client, 1)
    assert (await client.ask(commands.Rematch(id="again"))).code == "table-rematch-shared"
    assert actions_of(hub, client.table.id)
    await client.close()
