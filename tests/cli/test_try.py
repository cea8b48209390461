"""`canasta try`: what the notation promises, for programs and for people."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from tests.cli.running import run

from canasta.position import read_position, to_toml, write_position

POSITION = """
rules = "clasica"
scores = [1100, 0]
stock = "Kd 5s 9h"
pile = "9h 5s Kh"
[[seat]]
hand = "Ah Ac 2d 5c 6h 7h 8c 4c 4c 4d Jc"
[[seat]]
hand = 11
[[seat]]
hand = 11
[[seat]]
hand = "Qh Qc Qd 9s"
"""
NEARLY_OUT = """
rules = "clasica"
scores = [4800, 4900]
phase = "play"
pile = "9h"
[[seat]]
hand = "7s 4d"
[[seat]]
hand = "Kh"
[[seat]]
hand = "5h"
[[seat]]
hand = "6h"
[[side]]
melds = ["Kh Kd Kc Ks Kh Kd Kc", "7h 7d 7c"]
"""


@pytest.fixture
def position(tmp_path: Path) -> str:
    file = tmp_path / "position.toml"
    file.write_text(POSITION, encoding="utf-8")
    return str(file)


def test_actions_that_are_legal_are_done(position: str) -> None:
    done = run("try", position, "draw; meld A A 2; discard 5", "--json")
    assert done.status == 0
    value = done.json
    assert list(value) == ["accepted", "refused", "legal", "position", "score", "winner"]
    assert (value["accepted"], value["refused"], value["score"], value["winner"]) == (3, None, None, None)
    assert value["legal"] == ["draw"]
    assert value["position"]["turn"] == 1
    assert value["position"]["side"][0]["melds"] == ["Ah Ac 2d"]


def test_the_first_refused_action_names_its_rule(position: str) -> None:
    done = run("try", position, "draw; meld 4 4 4 2; discard 5", "--json")
    assert done.status == 1
    assert done.json["accepted"] == 1
    refused = done.json["refused"]
    assert (refused["action"], refused["rule"]) == ("meld 4 4 4 2", "CL-4.2")
    assert "50 points" in refused["message"]
    spanish = run("try", position, "draw; meld 4 4 4 2", "--json", lang="es").json["refused"]
    assert "hacen falta 50 puntos" in spanish["message"]


def test_a_deal_that_ends_is_scored() -> None:
    done = run("try", "-", "add 7 > 2; discard 4", "--json", given=NEARLY_OUT)
    assert done.status == 0
    score = done.json["score"]
    assert [sorted(side) for side in score] == [["after", "base", "before", "cards", "lines", "side", "total"]] * 2
    assert all(
        set(line) == {"rule", "code", "label", "number", "points", "part"} for side in score for line in side["lines"]
    )
    assert [side["total"] for side in score] == [sum(line["points"] for line in side["lines"]) for side in score]
    assert done.json["winner"] == 0
    assert done.json["legal"] == []


def test_without_actions_the_legal_ones_are_shown(position: str) -> None:
    assert run("try", position, "--json").json["legal"] == ["draw"]
    done = run("try", position)
    assert (done.status, done.err) == (0, "")
    assert "1) draw" in done.out


def test_a_person_reads_the_same(position: str) -> None:
    done = run("try", position, "draw; meld A A 2; discard 9")
    assert done.status == 1
    assert "✓ draw" in done.out
    assert "✗ discard 9" in done.out
    assert "CL-3.1" in done.out
    assert "Seat 0" in done.out
    out = run("try", "-", "add 7 > 2; discard 4", given=NEARLY_OUT, lang="es").out
    assert "El bando 0 ha ganado la partida." in out
    assert "Canasta limpia de reyes" in out


BAD = {
    "unknown rank": ('rules = "clasica"\n[[seat]]\nhand = "1h"', "", "seat[0].hand: '1h' is not a card"),
    "unknown key": ('rules = "clasica"\nstok = 3', "", "There is no key 'stok' here, perhaps stock"),
    "no TOML": ("rules = clasica", "", "This is not TOML"),
    "a card that is none": (POSITION, "draw; discard Z", "Action 2, column 15: 'Z' is not a card"),
    "no file at all": ("", "", "The rule set is missing"),
}


@pytest.mark.parametrize("case", BAD)
def test_what_cannot_be_read_is_told_in_one_sentence(case: str) -> None:
    source, actions, sentence = BAD[case]
    for json in ([], ["--json"]):
        assert run("try", "-", actions, *json, given=source).sentence.startswith(sentence)
    assert run("try", "-", actions, given=source, lang="es").sentence


def test_bytes_that_are_no_text_and_files_that_are_too_big() -> None:
    assert run("try", "-", given=b'rules = "cl\xe1sica"').sentence == "These bytes are not text: expected UTF-8."
    assert run("try", "-", given=b"#" * 300_000).sentence.startswith("This is not a position: expected a text")
    assert run("try", "-", given=b"\xff\xfe\x00\x00").sentence
    assert run("try", "-", given=b"[" * 100_000).sentence


def test_what_is_printed_is_a_position(position: str) -> None:
    value = run("try", position, "draw", "--json").json
    again = read_position(tomllib.loads(to_toml(value["position"])))
    assert write_position(again) == value["position"]


def test_the_signs_that_are_shown_and_the_words_of_the_language_are_read() -> None:
    signs = POSITION.replace("Kd 5s 9h", "K♦ 5♠ 9♥")
    assert read_position(signs) == read_position(POSITION)
    done = run("try", "-", "robar; descartar J♣", "--lang", "es", given=signs)
    assert done.status == 0
    assert "✓ robar\n✓ descartar J\n" in done.out
    assert "Pozo 4 · J♣" in done.out


def test_cards_that_were_made_up_are_said_to_be() -> None:
    said = "These cards are invented: the position only says how many there are."
    assert said not in run("try", "-", "draw", given=POSITION).out
    assert said in run("try", "-", "draw; discard J", given=POSITION).out
