"""Before the match: chairs, settings, house rules that everybody agrees to, and names that can be read."""

from __future__ import annotations

import pytest
from tests.server.tables.tables import Played, code

from canasta.club.server.pair_list import read_pairs
from canasta.players import UnknownBotError
from canasta.rules import RulesError
from canasta.server.tables import inputs
from canasta.server.tables.errors import TableError
from canasta.server.tables.people import Chair, hash_of, look, proper_name, seen
from canasta.server.tables.words import table_info
from canasta.server.wire.values import Settings
from canasta.texts import LANGUAGES

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
        (Settings(rules="tres-barajas", version=9), RulesError),
        (Settings(rules="clasica", house={"no_such": 1}), RulesError),
        (Settings(rules="clasica", house={"target": 5000}), RulesError),
        (Settings(rules="clasica", house={"target": "much"}), RulesError),
        (Settings(rules="clasica", house={"max_wilds": True}), RulesError),  # which is not taken for 1
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


GOOD = [
    "Ana",
    "José Luis",
    "Mª Carmen",
    "Ευρυδίκη",
    "Наталья",
    "山田 太郎",
    "김민준",
    "O'Brien",
    "Łukasz",
    "Ana 2",
    "7",
    "🦊",
    "さくら",
]


BLANK = [
    "\u3164",
    "\u200b\u200b",
    "\u2800",
    "\u115f\u1160",
    "\uffa0 \u3164",
    "\u0301",
    " ",
    "\ufe0f",
    "\u202e",
    "\u00a0",
]


MIXED = ["\u0410na", "Ev\u0430", "P\u0435dro", "\u039cario", "Ana\u0430"]


@pytest.mark.parametrize("name", GOOD)
def test_names_of_all_the_world_stay_as_they_are(name: str) -> None:
    assert proper_name(name) == name


@pytest.mark.parametrize(
    ("name", "code"), [*((each, "name-blank") for each in BLANK), *((each, "name-mixed") for each in MIXED)]
)
def test_names_that_show_nothing_or_pretend_are_refused_with_a_sentence(name: str, code: str) -> None:
    with pytest.raises(TableError) as refused:
        proper_name(name)
    assert refused.value.code == code
    assert len({refused.value.message(lang) for lang in LANGUAGES}) == 2


@pytest.mark.parametrize("name", ["A\u200bna", "Ana\u3164", "\u202eAna", " Ana\u00a0", "A\u034fna"])
def test_what_cannot_be_seen_is_left_out(name: str) -> None:
    assert proper_name(name) == seen(name) == "Ana"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("\uff21\uff4e\uff41", "Ana"),
        ("\u0421\u041e\u0421\u041e", "Coco"),
        ("A\u200bna", "ana"),
        ("Jose\u0301", "jos\u00e9"),
        ("\U0001d400\U0001d427\U0001d41a", "Ana"),
    ],
)
def test_a_name_that_looks_like_another_s_is_taken(name: str, other: str) -> None:
    assert look(name) == look(other)
    with pytest.raises(TableError, match="called"):
        proper_name(name, [None, Chair(other, "fox")])
    proper_name(name, [Chair("Eva", "fox")])


def test_a_list_of_pairs_is_read_with_the_same_eyes() -> None:
    read = read_pairs("A\u200bna;Eva\n\u0410na;Luz\n\u3164;Sol\n", (), "en")
    pairs, problems = read.pairs, read.problems
    assert pairs == [("Ana", "Eva")]
    assert len(problems) == 2
    assert "alphabets" in problems[0]
