"""A discard taken back: when it can be, what is as before, and what the record keeps."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.match.playing import EVERY_GAME, choose
from tests.server.tables.tables import Played, code, everything, in_play

from canasta.deal.events import Discarded, DiscardTakenBack, RedThreeShown
from canasta.deal.view import view
from canasta.match.record import write
from canasta.match.replay import from_record
from canasta.refusals.refusal import IllegalAction
from canasta.rules import get
from canasta.server.tables import inputs
from canasta.server.tables.table import SLIP_MS, Due
from canasta.server.wire.values import Settings


def before_a_discard(played: Played, player: int, rng: random.Random) -> str:
    """A discard that the player can do now, once it is their turn and one is legal."""
    while True:
        table = played.table
        if table.stage == "play" and table.waited_for == [player]:
            deal = played.deal
            discards = [text for text in deal.legal().texts() if text.startswith("discard")]
            if discards:
                return rng.choice(discards)
        played.step(rng)


def discarded(people: int = 1, turns: int = 12, **settings: Any) -> Played:
    """A table on which player 0 has discarded, so that it may be taken back."""
    played, rng = in_play(people, **settings), random.Random(7)
    for _ in range(turns):
        played.step(rng)
    while True:
        played.do(0, inputs.ActionsPlayed(before_a_discard(played, 0, rng)))
        if played.table.slip is not None:
            return played


@pytest.mark.parametrize("name", EVERY_GAME)
def test_the_deal_is_as_it_was_and_goes_on_as_if_nothing_had_been(name: str) -> None:
    rng = random.Random(3)
    played = Played(Settings(rules=name, ceremony="short", take_back="always"), get(name).seats)
    played.begin("11" * 32, "22" * 32)
    if played.table.hastened:
        played.do(None, inputs.Shuffled())
    taken = 0
    while taken < 8 and not played.match.ended:
        table = played.table
        if table.stage != "play":
            played.step(rng)
            continue
        before, turns = played.deal.copy(), played.match.turns.copy()
        played.step(rng)
        slip = table.slip
        if slip is None:
            continue
        seq, told = table.seq, len(played.match.log)
        outcome = played.do(slip.player, inputs.TakenBack())
        assert (outcome.seq, outcome.table_changed) == (seq + 1, False)
        assert played.deal == before
        assert played.match.turns == turns
        (event,) = outcome.events
        assert isinstance(event, DiscardTakenBack)
        assert event.number == told + 1
        assert table.slip is None
        assert everything(played.rebuilt()) == everything(table)
        taken += 1
    assert taken == 8
    played.play(rng, deals=1)
    table = played.table
    again = from_record(write(played.match.record(public=False)))
    assert again.score_sheets == played.match.score_sheets
    assert again.record(public=False) == played.match.record(public=False)
    back = [event for event in played.match.log if isinstance(event, DiscardTakenBack)]
    lying = sum(isinstance(event, Discarded) for event in played.match.log) - len(back)
    assert sum(isinstance(event, Discarded) for event in again.log) == lying
    assert everything(played.rebuilt()) == everything(table)


def test_only_the_discard_comes_back_of_several_actions() -> None:
    """Cards laid before it, in the same command, stay on the table."""
    played, rng = in_play(4, take_back="always"), random.Random(1)
    for _ in range(2000):
        table = played.table
        if table.stage == "play":
            deal = played.deal
            melds = [text for text in deal.legal().texts() if text.startswith(("meld", "add"))]
            for meld in melds:
                after = deal.copy()
                after.play(meld)
                ends = [text for text in after.legal().texts() if text.startswith("discard")]
                if after.to_act != deal.to_act or after.over or not ends:
                    continue
                player = table.waited_for[0]
                played.do(player, inputs.ActionsPlayed(f"{meld};{ends[0]}"))
                if table.slip is not None:
                    played.do(player, inputs.TakenBack())
                    assert played.deal == after
                    return
                break
        if table.stage == "finished":
            break
        played.step(rng)
    pytest.fail("nobody laid and discarded")


def test_it_is_for_its_player_alone_and_only_until_the_next_one_acts() -> None:
    played = discarded(people=4, take_back="always")
    (following,) = played.table.waited_for
    assert code(played, following, inputs.TakenBack()) == "too-late-back"
    played.do(following, inputs.ActionsPlayed("draw"))
    assert played.table.slip is None
    assert code(played, 0, inputs.TakenBack()) == "too-late-back"
    assert code(played, following, inputs.TakenBack()) == "too-late-back", "a draw never comes back"


def test_it_is_one_slip_a_turn() -> None:
    played, rng = discarded(people=4, take_back="always"), random.Random(2)
    played.do(0, inputs.TakenBack())
    assert code(played, 0, inputs.TakenBack()) == "too-late-back"
    played.do(0, inputs.ActionsPlayed(before_a_discard(played, 0, rng)))
    assert played.table.slip is None
    assert code(played, 0, inputs.TakenBack()) == "too-late-back"
    while True:  # in a later turn it may be
        played.do(0, inputs.ActionsPlayed(before_a_discard(played, 0, rng)))
        if played.table.slip is not None:
            break


@pytest.mark.rule("CL-3.1", "TB-3.4")
@pytest.mark.parametrize(
    ("setting", "people", "allowed"),
    [("never", 1, False), ("bots", 1, True), ("bots", 2, False), ("always", 2, True)],
)
def test_the_table_says_whether_discards_come_back(setting: str, people: int, allowed: bool) -> None:
    played, rng = in_play(people, take_back=setting), random.Random(5)
    for _ in range(9):
        played.step(rng)
    for _ in range(20):
        played.do(0, inputs.ActionsPlayed(before_a_discard(played, 0, rng)))
        if played.table.slip is not None:
            break
    assert (played.table.slip is not None) is allowed
    if allowed:
        return
    with pytest.raises(IllegalAction) as refused:
        played.do(0, inputs.TakenBack())
    assert (refused.value.refusal.code, refused.value.refusal.rule) == ("discard-lies", "CL-3.1")
    assert refused.value.refusal.message("en") != refused.value.refusal.message("es")


@pytest.mark.parametrize("which", ["of", "cards"])
def test_never_where_results_are_compared(which: str) -> None:
    played = discarded(take_back="always")
    setattr(played.table, which, "abcdefghij")
    with pytest.raises(IllegalAction):
        played.do(0, inputs.TakenBack())


def test_not_once_it_has_shown_a_card_or_ended_the_deal() -> None:
    """Red threes of the deal are laid out, and others drawn, as the next turn begins."""
    shown = ended = 0
    for seed in range(40):
        rng = random.Random(seed)
        played = Played(Settings(rules="clasica", ceremony="short", take_back="always"), 4)
        played.begin(f"{seed:02d}" * 32, "22" * 32)
        while not played.match.ended:
            outcome = played.step(rng, greedy=True)
            discard = next((at for at, event in enumerate(outcome.events) if isinstance(event, Discarded)), None)
            if discard is None:
                continue
            after = outcome.events[discard:]
            if any(isinstance(event, RedThreeShown) for event in after):
                shown += 1
                assert played.table.slip is None
            if played.match.ended:
                ended += 1
                assert played.table.slip is None
        if shown and ended:
            return
    pytest.fail(f"{shown} shown, {ended} ended")


@pytest.mark.parametrize(("pace", "wait"), [(0, 0), (300, SLIP_MS), (900, SLIP_MS), (4000, 4000)])
def test_a_bot_waits_for_a_slip_to_be_seen(pace: int, wait: int) -> None:
    played = discarded(pace=pace)
    assert played.due() == Due("bot", played.table.waited_for[0], played.table.since + wait)
    played.step(random.Random(1))
    assert played.due().at == played.table.since + pace


def test_what_a_bot_discarded_for_somebody_lies() -> None:
    played, rng = in_play(4, take_back="always"), random.Random(4)
    played.do(None, inputs.Away(0))
    for _ in range(8):
        discard = before_a_discard(played, 0, rng)
        played.do(0, inputs.ActionsPlayed(discard, stand_in=True))
        assert played.table.slip is None


def test_not_while_the_match_stands_still() -> None:
    played = discarded(people=4, take_back="always")
    played.do(1, inputs.Paused())
    assert code(played, 0, inputs.TakenBack()) == "paused"
    played.do(1, inputs.Resumed())
    played.do(0, inputs.TakenBack())


def test_all_hear_of_it() -> None:
    played = discarded()
    (event,) = played.do(0, inputs.TakenBack()).events
    names, seat = played.match.names, played.table.seat_of(0)
    card = event.sentence("en", seat, names).partition("(")[2]
    assert event.sentence("en", seat, names) == f"You take your discard back ({card}"
    assert event.sentence("en", None, names) == f"Ana takes the discard back ({card}"
    assert event.sentence("es", None, names).startswith("Ana recupera su descarte (")


def test_the_next_bot_knows_only_what_lies_there() -> None:
    """Its view after another discard is the one of a deal in which there was no slip."""
    played, rng = discarded(), random.Random(9)
    played.do(0, inputs.TakenBack())
    plain = played.deal.copy()
    discard = before_a_discard(played, 0, rng)
    played.do(0, inputs.ActionsPlayed(discard))
    plain.play(discard)
    seat = plain.to_act
    if not plain.over:
        assert view(played.deal, seat) == view(plain, seat)
        assert choose(view(plain, seat).legal, random.Random(1)) in view(played.deal, seat).legal
