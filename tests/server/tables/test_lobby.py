"""Before the match: chairs, names, settings, house rules that everybody agrees to."""

from __future__ import annotations

import pytest
from tests.server.tables.tables import Played, code

from canasta.players import UnknownBotError
from canasta.rules import RulesError
from canasta.server.tables import inputs
from canasta.server.tables.errors import TableError
from canasta.server.tables.people import hash_of
from canasta.server.tables.words import table_info
from canasta.server.wire.values import Settings

PLAIN = Settings(rules="clasica", ceremony="short")
HOUSE = Settings(rules="clasica", ceremony="short", house={"target": 3000})


def joined(chair: int, name: str) -> inputs.Joined:
    return inputs.Joined(chair, name, "owl", hash_of(name))


def test_chairs_are_taken_left_and_given_away() -> None:
    played = Played(PLAIN)
    assert code(played, 0, joined(0, "Luis")) == "chair-taken"
    assert code(played, 4, joined(4, "Luis")) == "chair-unknown"
    assert code(played, 2, joined(2, "ana")) == "name-taken"
    played.do(2, joined(2, " Luis "))
    assert code(played, 2, inputs.BotSat(1, "Alba", "bot-1")) == "not-host"
    played.do(0, inputs.BotSat(1, "Alba", "bot-1"))
    assert code(played, 2, inputs.ChairLeft(1)) == "not-host"
    assert code(played, 2, inputs.ChairLeft(3)) == "chair-empty"
    played.do(0, inputs.ChairLeft(1))
    played.do(2, inputs.PlayerRenamed("Lucho", "cat"))
    assert code(played, 0, inputs.PlayerRenamed("LUCHO", "cat")) == "name-taken"
    played.do(0, inputs.ChairLeft(0))
    info = table_info(played.table, "en")
    assert [None if chair is None else (chair.name, chair.host) for chair in info.chairs] == [
        None, None, ("Lucho", True), None,
    ]  # fmt: skip
    assert code(played, 0, inputs.MatchBegun()) == "not-a-player"


@pytest.mark.parametrize("name", ["", "  ", "x" * 25, "a\nb", "a\u202eb", "\x00"])
def test_a_name_that_cannot_be_shown(name: str) -> None:
    assert code(Played(PLAIN), 1, joined(1, name)) == "name"


def test_nobody_begins_but_the_host_and_only_with_all_chairs_taken() -> None:
    played = Played(PLAIN, people=2)
    assert code(played, 1, inputs.MatchBegun()) == "not-host"
    assert code(played, 0, inputs.MatchBegun()) == "chairs-free"
    assert code(played, 0, inputs.MatchBegun((inputs.BotSat(1, "Alba", "bot-1"),))) == "chair-taken"
    played.begin()
    late: list[tuple[int, inputs.Input]] = [
        (0, inputs.MatchBegun()),
        (0, inputs.ChairLeft(0)),
        (1, inputs.ChairLeft(1)),
        (0, inputs.PlayerRenamed("X", "fox")),
        (1, joined(1, "Teo")),
        (0, inputs.Confirmed()),
        (0, inputs.BotSat(2, "Z", "bot-1")),
    ]
    for by, entry in late:
        assert code(played, by, entry) == "begun"
    assert code(played, 0, inputs.SettingsChanged(PLAIN)) == "settings-frozen"


def test_changed_house_rules_are_agreed_to_by_everybody_first() -> None:
    played = Played(PLAIN, people=3)
    assert table_info(played.table, "en").stage == "open"
    assert code(played, 1, inputs.Confirmed()) == "nothing-to-confirm"
    played.do(0, inputs.SettingsChanged(HOUSE))
    info = table_info(played.table, "en")
    assert info.stage == "confirm"
    assert info.house == ["The match is to 3,000 points (the book says: 5,000 points)."] or "3,000" in info.house[0]
    assert [chair is not None and chair.confirmed for chair in info.chairs] == [True, False, False, False]
    assert code(played, 0, inputs.MatchBegun()) == "unconfirmed"
    played.do(1, inputs.Confirmed())
    assert code(played, 1, inputs.Confirmed()) == "confirmed-already"
    assert code(played, 0, inputs.MatchBegun()) == "unconfirmed"
    played.do(2, inputs.Confirmed())
    assert table_info(played.table, "en").stage == "open"
    played.do(3, joined(3, "Juan"))
    assert table_info(played.table, "en").stage == "confirm", "who comes later has not agreed yet"
    played.do(3, inputs.Confirmed())
    played.do(0, inputs.SettingsChanged(HOUSE))
    assert table_info(played.table, "en").stage == "open", "nothing was changed: what was agreed holds"
    played.do(0, inputs.SettingsChanged(Settings(rules="clasica", ceremony="short", house={"target": 2000})))
    assert played.table.unconfirmed == [1, 2, 3]
    played.begin()
    assert played.table.rules.target == 2000


def test_a_game_for_fewer_than_sit_there_is_refused() -> None:
    played = Played(Settings(rules="reglamento/6-teams"), people=5)
    assert code(played, 0, inputs.SettingsChanged(PLAIN)) == "seats-fewer"
    played.do(0, inputs.ChairLeft(4))
    played.do(0, inputs.SettingsChanged(PLAIN))
    assert len(played.table.chairs) == 4


@pytest.mark.parametrize(
    ("settings", "error"),
    [
        (Settings(rules="mus"), RulesError),
        (Settings(rules="clasica", house={"no_such": 1}), RulesError),
        (Settings(rules="clasica", house={"target": 5000}), RulesError),
        (Settings(rules="clasica", house={"target": "much"}), RulesError),
        (Settings(rules="clasica", house={f"s{n}": 1 for n in range(300)}), TableError),
        (Settings(rules="clasica", bots="genius"), UnknownBotError),
        (Settings(rules="clasica", seed=" "), TableError),
    ],
)
def test_settings_that_cannot_be_say_why(settings: Settings, error: type[Exception]) -> None:
    played = Played(PLAIN)
    with pytest.raises(error) as refusal:
        played.do(0, inputs.SettingsChanged(settings))
    assert refusal.value.message("es").endswith((".", ")"))  # type: ignore[attr-defined]
    assert played.table.settings == PLAIN
    assert played.table.seq == 2
    with pytest.raises(error):
        Played(settings)


def test_true_is_not_taken_for_one() -> None:
    for value in (True, 1):
        settings = Settings(rules="clasica", house={"max_wilds": value, "target": 3000})
        if value is True:
            with pytest.raises(RulesError):
                Played(settings)
