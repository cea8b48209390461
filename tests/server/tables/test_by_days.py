"""A match by days: deadlines, quiet hours, a bot for a turn that was missed, notices."""

from __future__ import annotations

import random
from datetime import UTC, datetime

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.tables.tables import Played, code, everything, in_play

from canasta.server.tables import inputs
from canasta.server.tables.people import awake_at
from canasta.server.tables.table import Due
from canasta.server.tables.words import said_in_words, table_info
from canasta.server.wire.values import Settings

HOUR = 3_600_000.0
DAY = 24 * HOUR
MINUTES = st.integers(0, 1439)


def at(text: str) -> float:
    """A time of day on a Sunday in November, in ms."""
    return datetime.fromisoformat(f"2026-11-{text}").replace(tzinfo=UTC).timestamp() * 1000


def turn_of(player: int, people: int = 2, **more: int) -> Played:
    """A match by days at the moment at which that person's turn begins."""
    played = in_play(people, **{"turn_seconds": 86_400, **more})
    rng = random.Random(1)
    while played.table.waited_for != [player]:
        played.step(rng)
    return played


def play_on(played: Played, rng: random.Random) -> None:
    """The actions of one turn, by whoever plays it, and those of the bots after it."""
    turn = played.table.waited_for
    while played.table.waited_for == turn or played.due().kind == "bot":
        played.step(rng)


@pytest.mark.parametrize(
    ("time", "quiet", "moved"),
    [
        ("29 12:00", (1320, 420), "29 12:00"),
        ("29 22:00", (1320, 420), "30 07:00"),
        ("29 23:59:30", (1320, 420), "30 07:00"),
        ("30 06:59:59", (1320, 420), "30 07:00"),
        ("30 07:00", (1320, 420), "30 07:00"),
        ("29 13:30", (780, 840), "29 14:00"),
        ("29 13:30", None, "29 13:30"),
    ],
)
def test_a_time_in_quiet_hours_moves_to_their_end(time: str, quiet: tuple[int, int] | None, moved: str) -> None:
    assert awake_at(at(time), quiet) == at(moved)


@given(st.floats(0, 4e12), MINUTES, st.integers(1, 720))
def test_no_time_is_left_in_quiet_hours_and_none_moves_back(time: float, start: int, length: int) -> None:
    quiet = start, (start + length) % 1440
    moved = awake_at(time, quiet)
    assert 0 <= moved - time <= length * 60_000
    assert awake_at(moved, quiet) == moved
    assert moved == time or moved // 60_000 % 1440 == quiet[1]


def test_a_turn_has_its_whole_time_and_an_action_in_it_does_not_prolong_it() -> None:
    played = turn_of(0)
    begun = played.table.turn_at
    assert played.due() == Due("clock", 0, begun + DAY)
    played.do(0, inputs.ActionsPlayed("draw"), begun + 20 * HOUR)
    assert played.due() == Due("clock", 0, begun + DAY)
    assert table_info(played.table, "en").until == begun + DAY
    assert table_info(played.rebuilt(), "en").until == begun + DAY


def test_a_bot_plays_a_missed_turn_says_so_and_the_next_turn_is_the_persons_again() -> None:
    played, rng = turn_of(0), random.Random(2)
    table = played.table
    done = played.do(None, inputs.Away(0), played.due().at)
    assert done.table_changed
    assert table.chair(0).away
    assert table_info(table, "en").pause is None, "the other person plays on"
    assert table_info(table, "en").until is None
    assert played.due().kind == "bot"
    for lang, words in (("en", "a bot plays this turn"), ("es", "un bot juega este turno")):
        assert words in said_in_words(table.said[-1], lang).text
    play_on(played, rng)
    assert not table.chair(0).away
    assert played.due().kind == "clock"
    while table.waited_for != [0]:
        play_on(played, rng)
    assert played.due() == Due("clock", 0, table.turn_at + DAY)
    assert everything(played.rebuilt()) == everything(table)


def test_everybody_hears_of_a_missed_turn_until_the_person_acts_again() -> None:
    played, rng = turn_of(0), random.Random(2)
    table = played.table

    def told() -> tuple[bool, int]:
        chair = table_info(table, "en").chairs[0]
        assert chair is not None
        return chair.away, chair.missed

    played.do(None, inputs.Away(0), played.due().at)
    assert told() == (True, 1)
    while table.chair(0).away:
        done = played.step(rng)
    assert done.table_changed, "the bot has left"
    assert told() == (False, 1)
    while table.waited_for != [0]:
        play_on(played, rng)
    assert told() == (False, 1)
    assert played.step(rng).table_changed
    assert told() == (False, 0)


def test_a_bot_plays_a_missed_turn_also_where_all_others_are_bots() -> None:
    played = turn_of(0, people=1)
    played.do(None, inputs.Away(0), played.due().at)
    assert played.due().kind == "bot"


def test_after_three_turns_missed_in_a_row_a_bot_stays_until_they_are_back() -> None:
    played, rng = turn_of(0), random.Random(3)
    table = played.table
    for missed in range(3):
        while table.waited_for != [0]:
            play_on(played, rng)
        played.do(None, inputs.Away(0), played.due().at)
        play_on(played, rng)
        assert table.chair(0).away == (missed == 2)
    assert "until I am back" in said_in_words(table.said[-1], "en").text
    played.do(0, inputs.PersonBack())
    while table.waited_for != [0]:
        play_on(played, rng)
    played.do(None, inputs.Away(0), played.due().at)
    assert "this turn" in said_in_words(table.said[-1], "en").text, "who was here has missed none before"


def test_a_table_that_all_have_left_stands_still() -> None:
    played, rng = in_play(1, turn_seconds=86_400), random.Random(4)
    for _ in range(400):
        found = played.table.due()
        if found is None:
            break
        if found.kind == "clock":
            played.do(None, inputs.Away(0), found.at)
        else:
            played.step(rng)
    assert played.table.due() is None
    assert table_info(played.table, "en").pause is not None
    assert table_info(played.table, "en").until is None


def test_a_person_who_takes_the_turn_back_has_a_whole_one() -> None:
    played = turn_of(0)
    played.do(None, inputs.Away(0), played.due().at)
    played.do(0, inputs.PersonBack(), played.table.at + HOUR)
    assert played.due() == Due("clock", 0, played.table.at + DAY)


def test_nobody_lets_a_bot_play_for_another_before_the_deadline() -> None:
    played = turn_of(0)
    assert code(played, 1, inputs.Away(0)) == "by-days-theirs"
    played.table.host = 1
    assert code(played, 1, inputs.ChairLeft(0)) == "by-days-theirs"


def test_deals_go_on_without_those_who_are_not_ready() -> None:
    played = turn_of(0).play(random.Random(5), deals=1, greedy=True)
    table = played.table
    assert played.due() == Due("next", None, table.turn_at + DAY)
    played.do(0, inputs.Ready(), table.at + HOUR)
    assert played.due() == Due("next", None, table.turn_at + DAY), "the time of the others is as long as before"
    assert table_info(table, "en").until == table.turn_at + DAY
    played.do(1, inputs.Ready())
    assert played.due().at <= table.at
    assert table_info(table, "en").until is None


def test_quiet_hours_keep_a_deadline_away_and_a_turn_begins_at_their_end() -> None:
    played = turn_of(0, turn_seconds=8 * 3600)
    table = played.table
    table.turn_at = at("29 15:00")
    played.do(0, inputs.ReachSet(1320, 420))
    assert played.due().at == at("30 07:00"), "eleven at night is in the quiet hours"
    table.turn_at = at("29 23:00")
    played.do(1, inputs.ReachSet(0, 0))
    assert played.due().at == at("30 15:00"), "eight hours from seven in the morning on"


def test_one_notice_a_turn_and_none_in_quiet_hours() -> None:
    played = turn_of(0)
    table = played.table
    assert played.due().kind == "clock", "a notice is not wanted"
    table.turn_at = at("29 23:00")
    played.do(0, inputs.ReachSet(1320, 420, notices=True))
    assert played.due() == Due("notice", 0, at("30 07:00"))
    played.do(None, inputs.Noticed(0))
    assert played.due().kind == "clock"
    assert everything(played.rebuilt())["due"] is not None
    rng = random.Random(6)
    play_on(played, rng)
    while table.waited_for != [0]:
        play_on(played, rng)
    assert played.due().kind == "notice"


def test_who_is_waited_for_between_deals_gets_a_notice_too() -> None:
    played = turn_of(0)
    played.do(1, inputs.ReachSet(0, 0, notices=True))
    played.play(random.Random(7), deals=1, greedy=True)
    assert (played.due().kind, played.due().player) == ("notice", 1)
    played.do(1, inputs.Ready())
    assert played.due().kind == "next"


def test_bad_quiet_hours_and_a_table_without_days_get_a_sentence() -> None:
    assert code(turn_of(0), 0, inputs.ReachSet(600, 599)) == "quiet-long"
    assert code(in_play(1, turn_seconds=3600), 0, inputs.ReachSet(0, 60)) == "not-by-days"
    for seconds in (-1, 604_801):
        with pytest.raises(msgspec.ValidationError, match="turn_seconds"):
            msgspec.convert({"rules": "clasica", "turn_seconds": seconds}, Settings)
