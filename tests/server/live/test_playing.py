"""Matches over sockets: with bots, with friends, interrupted, taken up again."""

from __future__ import annotations

import json
import random

import msgspec
import pytest
from tests.server.live.clients import QUICK, begun, by_hand, connect, hub_on, in_turn, play_to, table_of
from tests.server.simulation.store import SimStore

from canasta.deal.events import CardsDrawn
from canasta.match.replay import from_record
from canasta.position import read_position
from canasta.server.live import Hub
from canasta.server.live.answers import warned
from canasta.server.tables.errors import TableError
from canasta.server.tables.table_log import TABLE_LOG
from canasta.server.tables.trial import trial
from canasta.server.wire import commands
from canasta.server.wire.messages import Ack, Bye, Did, Hinted, Presence, Refused, Tried, Warned
from canasta.server.wire.values import Replay, Settings

pytestmark = pytest.mark.anyio


async def test_a_person_against_bots_to_the_end_of_the_match(hub: Hub, store: SimStore) -> None:
    (client,) = await begun(hub, msgspec.structs.replace(QUICK, house={"target": 500}))
    await play_to([client], lambda: client.table.stage == "finished", random.Random(1))
    table = client.table
    assert client.numbers == list(range(1, len(client.numbers) + 1))
    again = from_record(await hub.record(table.id))
    assert again.scores == table.scores
    answer = await client.ask(commands.Rematch(id="again"))
    assert isinstance(answer, Ack)
    await client.until(lambda: client.table.rematch)
    friend = await connect(hub, client.table.rematch, client.key)
    assert friend.player == 0
    assert [chair.name for chair in friend.table.chairs] == [chair.name for chair in table.chairs]
    second = await client.ask(commands.Rematch(id="and again"))
    assert second.code == "table-rematch-already"
    stored = await store.load(table.id)
    assert stored is not None
    rebuilt = TABLE_LOG.fold(table.id, stored.seed, [(row.body, row.at) for row in stored.rows])
    assert rebuilt.match is not None
    assert rebuilt.match.scores == table.scores


@pytest.mark.parametrize("name", ["reglamento/2", "reglamento/6-pairs", "salon", "tres-barajas"])
async def test_a_deal_with_the_whole_ceremony(hub: Hub, name: str) -> None:
    settings = Settings(rules=name, turn_seconds=0, pace=0)
    first, second = await begun(hub, settings, people=2)
    watcher = await connect(hub, first.table.id)
    rng = random.Random(3)
    await by_hand([first, second])
    await play_to([first, second], lambda: first.table.stage in ("between", "finished"), rng)
    for client in (first, second, watcher):
        await client.until(lambda client=client: client.table.stage in ("between", "finished"))
    assert first.numbers == second.numbers == list(range(1, len(first.numbers) + 1))
    assert watcher.view.seat is None
    assert watcher.numbers[-1] == first.numbers[-1]


async def test_a_command_sent_again_is_answered_and_not_done_again(hub: Hub) -> None:
    (client,) = await in_turn(hub)
    play = commands.Play(id="one", action="draw")
    first = await client.ask(play)
    seq = client.seq
    held = len(client.view.hand)
    assert await client.ask(play) == first
    other = await connect(hub, client.table.id, client.key)
    assert await other.ask(play) == first
    assert (client.seq, len(other.view.hand)) == (seq, held)
    did = next(message for message in client.messages if isinstance(message, Did) and message.id == "one")
    assert did.seq == first.seq
    kinds = [type(message).__name__ for message in client.messages]
    assert kinds.index("Ack", kinds.index("Ack") + 1) < client.messages.index(did), "stored and acknowledged, then told"


async def test_who_comes_back_is_told_exactly_what_was_missed(hub: Hub) -> None:
    one, two = await begun(hub, people=2)
    rng = random.Random(5)
    await play_to([one, two], lambda: len(one.numbers) > 30, rng)
    await two.until(lambda: two.seq == one.seq)
    had, seat = two.numbers[-1], two.view.seat
    await two.close()
    await one.until(lambda: any(isinstance(m, Presence) and m.here[:2] == [True, False] for m in one.messages[-3:]))
    if one.acts:
        await one.play(one.view.legal[0])
    known = one.numbers[-1]
    back = await connect(hub, one.table.id, two.key, after=had)
    assert back.welcome is not None
    missed = [event.number for event in back.welcome.events]
    assert missed == list(range(had + 1, had + 1 + len(missed)))
    assert had + len(missed) >= known, "bots may have gone on meanwhile"
    assert back.view.seat == seat
    assert {event.seat for event in back.welcome.events if isinstance(event, CardsDrawn) and event.cards} <= {seat}


async def test_refusals_name_the_rule_and_change_nothing(hub: Hub) -> None:
    (client,) = await in_turn(hub)
    before = (client.seq, client.view)
    answer = await client.play("discard K")
    assert isinstance(answer, Refused)
    assert (answer.at, answer.refusal.rule, answer.refusal.code) == (1, "CL-3.1", "draw-first")
    assert (await client.play("draw; discard 4")).code == "table-stops-there"
    assert (await client.play("dance")).code == "notation-verb"
    tried = await client.ask(commands.Try(id="t", actions="meld K K K K K K"))
    assert isinstance(tried, Tried)
    assert tried.accepted == 0
    assert tried.refusal is not None
    watcher = await connect(hub, client.table.id)
    for command in (commands.Play(id="w", action="draw"), commands.Try(id="x", actions="draw"), commands.Hint(id="y")):
        assert (await watcher.ask(command)).code == "table-not-a-player"
    assert (client.seq, client.view) == before


async def test_hints_have_reasons_and_are_for_those_who_may_ask(hub: Hub) -> None:
    (client,) = await begun(hub)
    assert client.welcome is not None
    assert client.welcome.table.hints
    await client.until(lambda: client.acts)
    hinted = await client.ask(commands.Hint(id="h"))
    assert isinstance(hinted, Hinted)
    assert hinted.action in client.view.legal
    assert hinted.text.endswith(".")
    assert hinted.reason.endswith(".")
    assert hinted.reason == " ".join(each.text for each in hinted.reasons)
    assert (hinted.options[0].action, hinted.options[0].points) == (hinted.action, 0)
    one, two = await begun(hub, people=2)
    assert (await one.ask(commands.Hint(id="h"))).code == "table-hints-off"
    assert two.welcome is not None
    assert not two.welcome.table.hints
    always = await begun(hub, msgspec.structs.replace(QUICK, hints="always"), 2)
    waiting = next(c for c in always if not c.acts)
    assert (await waiting.ask(commands.Hint(id="h"))).code == "table-hints-turn"


async def test_who_may_ask_for_hints_is_warned_and_nothing_is_done(hub: Hub) -> None:
    (client,) = await in_turn(hub)
    before = client.seq
    answer = await client.ask(commands.Warn(id="w", action="draw"))
    assert answer == Warned(id="w", text="", proof=None)
    assert (await client.ask(commands.Warn(id="x", action="frob"))).code == "notation-verb"
    assert client.seq == before
    one, _two = await begun(hub, people=2)
    assert (await one.ask(commands.Warn(id="w", action="draw"))).code == "table-hints-off"
    assert client.table.depth == 2


async def test_said_things_reach_everybody_in_their_language(hub: Hub) -> None:
    one, two = await begun(hub, people=2)
    await one.ask(commands.Say(id="s", phrase="good-luck"))
    await two.until(lambda: two.seq >= one.seq)
    said = [next(m.said for m in c.messages if isinstance(m, Did) and m.said) for c in (one, two)]
    assert [s.text for s in said] == ["¡Suerte!", "Good luck!"]
    await two.session.say(commands.Language(lang="es"))
    await two.until(lambda: two.table.phrases["good-luck"] == "¡Suerte!")


async def test_changed_settings_and_given_chairs(hub: Hub) -> None:
    one, two = await table_of(hub, QUICK, 2)
    house = Settings(rules="clasica", house={"target": 1000}, pace=0)
    await one.ask(commands.ChangeSettings(id="s", settings=house))
    await two.until(lambda: two.table.stage == "confirm")
    assert (await one.ask(commands.Begin(id="b"))).code == "table-unconfirmed"
    assert isinstance(await two.ask(commands.Confirm(id="c")), Ack)
    await one.until(lambda: one.table.stage == "open")
    assert isinstance(await one.ask(commands.SeatBot(id="bot", chair=3)), Ack)
    assert isinstance(await two.ask(commands.Rename(id="r", name="Lucho", avatar="cat")), Ack)
    assert isinstance(await one.ask(commands.Unseat(id="u", chair=1)), Ack)
    await two.until(lambda: any(isinstance(message, Bye) and message.code == "unseated" for message in two.messages))
    assert two.key is not None
    with pytest.raises(TableError, match="opens no seat"):
        await connect(hub, one.table.id, two.key)


async def test_a_server_started_anew_goes_on_where_it_was(store: SimStore) -> None:
    async with hub_on(store) as first:
        (client,) = await begun(first)
        await play_to([client], lambda: len(client.numbers) > 40, random.Random(7))
    await client.until(lambda: isinstance(client.messages[-1], Bye) and client.messages[-1].code == "restart")
    async with hub_on(store) as second:
        back = await connect(second, client.table.id, client.key, after=client.numbers[-1])
        assert back.welcome is not None
        known = [event.number for event in back.welcome.events]
        assert known == list(range(client.numbers[-1] + 1, client.numbers[-1] + 1 + len(known)))
        await play_to([back], lambda: back.table.stage != "play", random.Random(8))
    rows = store.logs[client.table.id].rows
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))


async def test_a_deal_that_is_over_can_be_seen_again(hub: Hub) -> None:
    (client,) = await begun(hub)

    async def replayed(deal: int = 1, seat: int | None = None, lang: str = "en") -> Replay:
        found = await hub.replay(await hub.record(client.table.id), deal=deal, seat=seat, lang=lang)
        return msgspec.json.decode(found, type=Replay)

    with pytest.raises(TableError, match="No deal is over"):
        await replayed()
    await play_to([client], lambda: client.table.stage != "play", random.Random(2))
    own = await replayed(seat=0, lang="es")
    assert [event.number for frame in own.frames for event in frame.events] == client.numbers
    seen = [message.view for message in client.messages if isinstance(message, Did) and message.view]
    assert [frame.view for frame in own.frames] == seen
    whole = await replayed()
    for frame in whole.frames:
        assert frame.view.shown is not None
        assert tuple(map(len, frame.view.shown)) == frame.view.hands
        assert frame.view.seat is None
    assert whole.sheets == [
        msgspec.structs.replace(side, lines=side.lines) for side in (await hub.info(client.table.id, "en")).sheets[0]
    ]
    for deal, seat, code in ((2, None, "no-deal"), (0, None, "no-deal"), (1, 4, "no-seat")):
        with pytest.raises(TableError) as error:
            await replayed(deal, seat)
        assert error.value.code == code


async def test_there_is_nothing_without_a_table_or_with_a_strange_key(hub: Hub) -> None:
    for ask in (hub.info("aaaaaaaaaa", "en"), hub.record("aaaaaaaaaa"), hub.join("aaaaaaaaaa", None, "Eva", "fox")):
        with pytest.raises(TableError, match="does not exist"):
            await ask
    closed = await hub.create(Settings(rules="clasica", spectators=False), "Ana", "fox")
    with pytest.raises(TableError, match="opens no seat"):
        await connect(hub, closed.table, "x" * 43)
    with pytest.raises(TableError, match="no record before"):
        await hub.record(closed.table)
    for name in ("Luis", "Eva", "Juan"):
        await hub.join(closed.table, None, name, "owl")
    with pytest.raises(TableError, match="All chairs are taken"):
        await hub.join(closed.table, None, "Teo", "owl")


TABLE = {
    "rules": "clasica",
    "phase": "play",
    "pile": "9s 4c Jh 6s",
    "stock": 40,
    "seat": [{"hand": "Ah 4s 4h 5c 7d Qh Kd 2s"}, {"hand": 8}, {"hand": 9}, {"hand": 7}],
    "side": [{"melds": ["A A A A"]}, {"melds": ["Q Q Q Q"]}],
}


@pytest.mark.parametrize("lays", ["", "add A > 1; "])
def test_the_discard_is_judged_after_what_is_laid_with_it(lays: str) -> None:
    def said(action: str) -> str:
        told = json.loads(warned(read_position(TABLE), lays + action, "en", ("Ana", "Bea", "Carmen", "Dolores"), "w"))
        return str(told["text"])

    assert said("discard Q").startswith("They collect queens")
    assert said("discard 5") == ""


@pytest.mark.parametrize("action", ["", "add A > 1", "meld 4 4 4; discard Q", "discard Q; draw"])
def test_nobody_is_warned_where_nothing_is_discarded_or_it_cannot_be_laid(action: str) -> None:
    assert json.loads(warned(read_position(TABLE), action, "en", (), "w"))["text"] == ""


def test_the_melds_are_told_as_they_would_lie() -> None:
    deal = read_position(TABLE)
    (meld,) = trial(deal, 0, "add A > 1").melds
    assert (meld.number, meld.rank, len(meld.cards), meld.canasta) == (1, "A", 5, None)
    assert [len(one.cards) for one in trial(deal, 0, "add A > 1; meld K K K").melds] == [5]  # as far as it is allowed
    assert [one.rank for one in trial(deal, 0, "meld 4 4 2").melds] == ["A", "4"]
    assert trial(deal, 1, "meld K K K").melds[0].rank == "Q"  # of whoever asks
