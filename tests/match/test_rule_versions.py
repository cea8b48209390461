"""A match begun by an older version of its rules is kept, replayed and played on by that version."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from tests.changed_rules import later
from tests.match.playing import cards, draw_seats, new, play_on, told

from canasta.deal.events import PackCut
from canasta.match.errors import RecordError
from canasta.match.match import Match
from canasta.match.record import write
from canasta.match.replay import from_record
from canasta.match.save import dumps, loads
from canasta.position import PositionError, read_position, write_position

# With this seed a black three shows at the cut after another card, so the two versions give other cards.
SEED, LIFTED = "late plug 348", 60


@pytest.fixture(autouse=True)
def _second() -> Iterator[None]:
    """Tres barajas and reglamento in a second version, by which each plays otherwise than by its first."""
    first = {1: {"late_plug": True, "aimed_cut": False}}
    with (
        later("tres-barajas", {}, version=2, earlier=first),
        later("reglamento", {}, version=2, earlier={1: {"tie": "play_on"}}),
    ):
        yield


def cut(name: str, seed: str = SEED) -> Match:
    match = new(name, seed)
    draw_seats(match)
    match.shuffle()
    assert match.cutter is not None
    assert match.deck is not None
    aims = range(1, 162) if match.rules.aimed_cut else ()
    match.cut(match.cutter, next((aim for aim in aims if match.deck.lifted(aim) == LIFTED), LIFTED))
    return match


@pytest.mark.rule("TB-2.5")
def test_a_match_of_each_version_replays_by_it() -> None:
    old, now = cut("tres-barajas@1"), cut("tres-barajas")
    by_version = ((old, "kept plug back moda", 1), (now, "kept back kept moda", 2))
    for match, shown, version in by_version:
        play_on(match, random.Random(1), 1)
        record = write(match.record())
        assert f"rules tres-barajas {version}" in record.splitlines()
        again = from_record(record)
        assert again.rules == match.rules
        assert again.log == match.log
        assert fates(again) == shown.split()
    with pytest.raises(RecordError):
        from_record(write(old.record()).replace("rules tres-barajas 1", "rules tres-barajas 2"))


def fates(match: Match) -> list[str]:
    """The fates of the cards shown at the cut of the first deal."""
    return [str(card.fate) for card in told(match, PackCut)[0].shown]


def test_a_saved_match_is_played_on_by_its_version() -> None:
    match = new("tres-barajas@1", "kept")
    in_the_draw = loads(dumps(match))
    assert in_the_draw.rules.edition == "tres-barajas@1"
    match.ready()
    loaded = loads(dumps(match))
    assert loaded.rules == match.rules
    assert loaded == match


def test_a_record_of_a_version_that_is_not_known_is_refused_with_what_is() -> None:
    record = write(new("tres-barajas").record())
    with pytest.raises(RecordError) as refused:
        from_record(re.sub(r"rules tres-barajas \d+", "rules tres-barajas 9", record))
    assert "tres-barajas has no version 9; it has 1, 2" in refused.value.message("en")
    assert "no tiene la versión 9; las que hay son 1, 2" in refused.value.message("es")
    assert refused.value.line == 2


def test_a_position_says_its_version_and_without_one_has_the_newest() -> None:
    assert read_position({"rules": "tres-barajas"}).rules.version == 2
    for table in ({"rules": "tres-barajas", "version": 1}, {"rules": "tres-barajas@1"}):
        old = read_position(table)
        assert old.rules.edition == "tres-barajas@1"
        written = write_position(old)
        assert (written["rules"], written["version"]) == ("tres-barajas", 1)
        assert read_position(written).rules == old.rules
    assert write_position(cards(cut("tres-barajas@1")))["version"] == 1
    six = read_position({"rules": "reglamento", "version": 1, "seat": [{}] * 6, "side": [{}] * 3})
    assert six.rules.edition == "reglamento/6-pairs@1"


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ({"rules": "tres-barajas", "version": 7}, "tres-barajas has no version 7; it has 1, 2"),
        ({"rules": "tres-barajas@1", "version": 2}, "tres-barajas@1 and version 2 contradict each other"),
        ({"rules": "tres-barajas", "version": "1"}, "Expected a whole number from 1 to 999"),
    ],
)
def test_a_version_that_cannot_be_is_refused(table: dict[str, object], said: str) -> None:
    with pytest.raises(PositionError) as refused:
        read_position(table)
    assert said in refused.value.message("en")
