"""Mistakes in a position: each with its place and a sentence, in both languages."""

from __future__ import annotations

from typing import Any

import pytest
from tests.position.positions import hands, read

from canasta.position import MAX_BYTES, PositionError, read_position
from canasta.texts import LANGUAGES, keys

PLAY: dict[str, Any] = {"phase": "play", "seat": hands("4 5 6"), "side": [{"melds": ["K K K"]}]}
MISTAKES: list[tuple[dict[str, Any], str, str]] = [
    ({}, "no-rules", ""),
    ({"rules": 5}, "expected-text", "rules"),
    ({"rules": "bridge"}, "rules", "rules"),
    ({"rules": "reglamento", "seat": [{}] * 5}, "rules", "rules"),
    ({"rules": "reglamento", "seat": [{}] * 7}, "rules", "rules"),
    ({"rules": "reglamento", "seat": [{}], "side": [{}] * 3}, "too-many-tables", "side"),
    ({"rules": "clasica", "seat": [{}] * 5}, "too-many-tables", "seat"),
    ({"rules": "clasica", "side": [{}] * 3}, "too-many-tables", "side"),
    ({"rules": "clasica", "house": 1}, "expected-table", "house"),
    ({"rules": "clasica", "house": {"hand_size": 99}}, "rules", "house"),
    ({"rules": "clasica", "hand": "K"}, "unknown-key", ""),
    ({"rules": "clasica", "seat": [{"hnad": "K"}]}, "unknown-key", "seat[0]"),
    ({"rules": "clasica", "side": [{}, {"meld": []}]}, "unknown-key", "side[1]"),
    ({"rules": "clasica", "seat": "K"}, "expected-list", "seat"),
    ({"rules": "clasica", "seat": ["K"]}, "expected-table", "seat[0]"),
    ({"rules": "clasica", "scores": [0]}, "scores", "scores"),
    ({"rules": "clasica", "scores": [0, "5"]}, "expected-number", "scores[1]"),
    ({"rules": "clasica", "scores": 5}, "expected-list", "scores"),
    ({"rules": "clasica", "turn": 4}, "expected-number", "turn"),
    ({"rules": "clasica", "turn": True}, "expected-number", "turn"),
    ({"rules": "clasica", "turn": 1.0}, "expected-number", "turn"),
    ({"rules": "clasica", "phase": "end"}, "expected-choice", "phase"),
    ({"rules": "clasica", "phase": ["draw"]}, "expected-choice", "phase"),
    ({"rules": "clasica", "frozen": "yes"}, "expected-yes-no", "frozen"),
    ({"rules": "clasica", "pile": 7}, "expected-cards", "pile"),
    ({"rules": "clasica", "pile": ["K", 7]}, "expected-cards", "pile"),
    ({"rules": "clasica", "pile": "K 1h"}, "card", "pile"),
    ({"rules": "clasica", "pile": "3"}, "three", "pile"),
    ({"rules": "clasica", "pile": "K " * 201}, "too-many-cards", "pile"),
    ({"rules": "clasica", "stock": -1}, "expected-number", "stock"),
    ({"rules": "clasica", "stock": 109}, "not-so-many", "stock"),
    ({"rules": "clasica", "seat": hands(100, 5)}, "not-so-many", "seat[1].hand"),
    ({"rules": "clasica", "seat": hands("Ks " * 9)}, "copies", "seat[0].hand"),
    ({"rules": "clasica", "seat": hands("3h 3h 3h 3h 3h")}, "copies", "seat[0].hand"),
    ({"rules": "clasica", "pile": "K K K", "seat": hands("", "K K K K K K")}, "copies", "seat[1].hand"),
    ({"rules": "clasica", "stock": "X X X X X"}, "copies", "stock"),
    ({"rules": "clasica", "side": [{"red_threes": "3h 3s"}]}, "red-threes", "side[0].red_threes"),
    ({"rules": "clasica", "side": [{"red_threes": 5}]}, "copies", "side[0].red_threes"),
    ({"rules": "clasica", "moda": "J"}, "no-moda", "moda"),
    ({"rules": "tres-barajas", "moda": "2"}, "rank", "moda"),
    ({"rules": "tres-barajas", "moda": "J Q"}, "rank", "moda"),
    ({"rules": "clasica", "exact_cut": 0}, "no-exact-cut", "exact_cut"),
    ({"rules": "clasica", "side": [{"melds": "K K K"}]}, "expected-list", "side[0].melds"),
    ({"rules": "clasica", "side": [{"melds": ["K K"]}]}, "meld-too-small", "side[0].melds[0]"),
    ({"rules": "clasica", "side": [{"melds": ["K K K", "K Q K"]}]}, "meld-two-ranks", "side[0].melds[1]"),
    ({"rules": "clasica", "side": [{"melds": ["K K 3r"]}]}, "meld-red-three", "side[0].melds[0]"),
    ({"rules": "clasica", "side": [{"melds": ["2 2 2"]}]}, "wild-meld-none", "side[0].melds[0]"),
    ({"rules": "tres-barajas", "side": [{"melds": ["2 " * 8]}]}, "wild-meld-big", "side[0].melds[0]"),
    ({"rules": "tres-barajas", "side": [{"melds": ["K " * 8]}]}, "meld-closed", "side[0].melds[0]"),
    ({"rules": "clasica", "side": [{"melds": ["K K K K K 2 2 2 X"]}]}, "meld-wilds", "side[0].melds[0]"),
    ({"rules": "salon", "side": [{"melds": ["K 2 2"]}]}, "meld-wilds", "side[0].melds[0]"),
    ({"rules": "clasica", "side": [{"melds": ["K K 2 2"]}]}, "meld-more-naturals", "side[0].melds[0]"),
    ({"rules": "clasica", "side": [{"melds": ["K K K", "K K K"]}]}, "rank-twice", "side[0].melds[1]"),
    ({"rules": "clasica", "side": [{"melds": ["3b 3b 3b"]}]}, "black-threes", "side[0].melds[0]"),
    ({**PLAY, "rules": "clasica", "side": [{}, {"melds": ["3b 3b 3b"]}]}, "black-threes", "side[1].melds[0]"),
    ({**PLAY, "rules": "clasica", "side": [{"melds": ["3b 3b 2"]}]}, "meld-black-threes", "side[0].melds[0]"),
    ({"rules": "clasica", "side": [{"melds": ["K K K"], "laid_by": []}]}, "laid-by", "side[0].laid_by"),
    ({"rules": "clasica", "side": [{"melds": ["K K K"], "laid_by": [1]}]}, "laid-by-seat", "side[0].laid_by"),
    ({"rules": "clasica", "side": [{"melds": ["K K K"], "opened": False}]}, "opened", "side[0].opened"),
    ({**PLAY, "rules": "clasica", "laid": ["K", "K"]}, "laid-melds", "laid"),
    ({**PLAY, "rules": "clasica", "laid": ["K K K K"]}, "laid-cards", "laid[0]"),
    ({**PLAY, "rules": "clasica", "drew": "pile", "pile": "9"}, "pile-taken", "pile"),
    ({**PLAY, "rules": "clasica", "drew": "none"}, "drew-none", "drew"),
    ({"rules": "clasica", "drew": "stock"}, "not-drawn-yet", "drew"),
    ({"rules": "clasica", "phase": "play"}, "no-cards", "seat[0].hand"),
    ({"rules": "clasica", "outcome": "out"}, "outcome-early", "outcome"),
    ({"rules": "clasica", "face_down": 1}, "face-down", "face_down"),
    ({"rules": "reglamento/2", "leave": "no"}, "no-leave", "leave"),
    ({"rules": "reglamento/2", "phase": "answer", "seat": hands("4 5", "")}, "no-leave", "phase"),
    ({**PLAY, "rules": "clasica", "phase": "answer", "leave": "yes"}, "answer-and-leave", "leave"),
    ({**PLAY, "rules": "clasica", "last_draw": 1}, "no-last-draw", "last_draw"),
    ({**PLAY, "rules": "clasica", "last_turn": True}, "no-last-turn", "last_turn"),
    ({**PLAY, "rules": "clasica", "freed": "2", "freed_from": 1}, "no-swap", "freed"),
    ({**PLAY, "rules": "reglamento/4", "freed": "2"}, "freed-both", "freed_from"),
    ({**PLAY, "rules": "reglamento/4", "freed_from": 1}, "freed-both", "freed"),
    ({**PLAY, "rules": "reglamento/4", "freed": "2", "freed_from": 2}, "freed-from", "freed_from"),
    ({**PLAY, "rules": "reglamento/4", "freed": "2", "freed_from": 1}, "freed-canasta", "freed_from"),
    ({**PLAY, "rules": "reglamento/4", "freed": "K", "freed_from": 1}, "wild", "freed"),
    ({"rules": "clasica", "seat": [{"owed": 1}]}, "no-owed", "seat[0].owed"),
]


@pytest.mark.parametrize(("position", "code", "place"), MISTAKES)
def test_what_is_no_position(position: dict[str, Any], code: str, place: str) -> None:
    with pytest.raises(PositionError) as error:
        read_position(position)
    assert (error.value.code, error.value.place) == (code, place)
    for lang in LANGUAGES:
        sentence = error.value.message(lang)
        assert sentence.startswith(f"{place}: " if place else "")
        assert "\n" not in sentence
        assert sentence.endswith(".")


NO_TEXTS: list[tuple[str | bytes, str]] = [
    ("", "no-rules"),
    ("rules", "toml"),
    ("rules = " + "[" * 50_000, "toml"),
    ("rules = " + "9" * 5_000, "toml"),
    ('rules = "clasica"\nrules = "salon"', "toml"),
    ('rules = "clasica"\nturn = 2024-01-01', "expected-number"),
    ("#" * (MAX_BYTES + 1), "too-big"),
    (b"\xff\xfe", "not-utf8"),
    (b'\xef\xbb\xbfrules = "clasica"\nturn = 9', "expected-number"),
]


@pytest.mark.parametrize(("text", "code"), NO_TEXTS)
def test_what_is_no_text_of_a_position(text: str | bytes, code: str) -> None:
    with pytest.raises(PositionError) as error:
        read_position(text)
    assert error.value.code == code
    assert len(error.value.message("es")) < 400


def test_every_sentence_is_provoked() -> None:
    provoked = {code for _, code, _ in MISTAKES} | {code for _, code in NO_TEXTS}
    sentences = {key.removeprefix("position-error-") for key in keys("en") if key.startswith("position-error-")}
    of_the_server = {"names", "no-seat"}  # what is asked beside the text: `canasta.server.tables.positions`
    assert provoked - {"rules"} == sentences - {"at"} - of_the_server


def test_the_sentence_names_what_was_found_and_what_is_near() -> None:
    with pytest.raises(PositionError, match="perhaps turn") as error:
        read(turns=3)
    assert "quizá turn" in error.value.message("es")
    with pytest.raises(PositionError, match=r"seat\[0\]\.hand: This is one K more than 2 packs hold\."):
        read(seat=hands("Ks " * 9))
