"""`canasta verify` and `canasta replay`: records as they are, damaged, kept back, and kept by `canasta play`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.matches import played
from tests.cli.running import run

from canasta.match.record import write
from canasta.match.save import dumps
from canasta.rules import names
from canasta.texts import LANGUAGES


@pytest.fixture
def record(tmp_path: Path) -> str:
    """Two deals and the beginning of a third, as everybody may see it."""
    file = tmp_path / "match.canasta"
    file.write_text(write(played().record()), encoding="utf-8")
    return str(file)


@pytest.fixture
def whole(tmp_path: Path) -> str:
    """A finished match."""
    file = tmp_path / "whole.canasta"
    file.write_text(write(played("clasica", 9, 0, 1000).record()), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_match_is_proven(whole: str, lang: str) -> None:
    done = run("verify", whole, lang=lang)
    assert (done.status, done.err) == (0, "")
    number = len(played("clasica", 9, 0, 1000).score_sheets)
    assert done.out.count("✓") == number
    assert done.out.count({"en": "commitment ", "es": "compromiso "}[lang]) == number


def test_a_deal_that_goes_on_is_not_revealed_yet(record: str) -> None:
    results = run("verify", record, "--json")
    assert results.status == 0
    assert [result["status"] for result in results.json] == ["proven", "proven", "not revealed"]
    assert [result["deal"] for result in results.json] == [1, 2, 3]


def test_cards_that_were_stacked_are_not_proven(whole: str) -> None:
    text = Path(whole).read_text(encoding="utf-8")
    cards = re.search(r"^order\n  (\S+) (\S+)", text, re.MULTILINE)
    assert cards is not None
    one, other = cards.groups()
    stacked = text.replace(f"order\n  {one} {other}", f"order\n  {other} {one}", 1)
    assert stacked != text
    done = run("verify", "-", given=stacked)
    assert done.status == 1
    assert "NOT PROVEN" in done.out
    assert run("verify", "-", given=stacked, lang="es").status == 1
    assert run("replay", "-", given=stacked).sentence.startswith("Line ")


def test_what_is_no_record() -> None:
    for given in (b"", b"rules = 1", b"\xff\xfe", b"{", b'{"record": 3}', b'{"record": ["x"]}', b"\0" * 100):
        assert run("verify", "-", given=given).sentence
        assert run("replay", "-", given=given).sentence
        assert run("replay", "-", given=given, lang="es").sentence
    assert run("replay", "-", given=b"x" * 8_000_001).sentence.startswith("This is not a record of a match")
    assert run("verify", "-", given=b"x" * 8_000_001).sentence.startswith("This is not a record")


@pytest.mark.parametrize("name", [*names(), "reglamento/2", "reglamento/3", "reglamento/6-teams", "reglamento/6-pairs"])
def test_every_game_is_shown_again(name: str) -> None:
    match = played(name, 1, 0)
    done = run("replay", "-", given=write(match.record()))
    assert (done.status, done.err) == (0, "")
    assert "\n  1. " in done.out
    assert all(player in done.out for player in match.names)
    value = run("replay", "-", "--json", given=write(match.record())).json
    assert [score["after"] for score in value["deals"][0]["score"]] == match.scores
    record = match.record()
    assert [turn["actions"] for turn in value["deals"][0]["turns"]] == [
        list(turn.actions) for turn in record.deals[0].turns
    ]


def test_a_seat_is_told_what_it_saw(record: str) -> None:
    drawn = "draws one card"
    open_cards = run("replay", record, "--json").json
    own = run("replay", record, "--seat", "1", "--json").json
    assert own["seat"] == 1
    assert len(open_cards["deals"]) == len(own["deals"]) == 2
    said = [words for turn in own["deals"][0]["turns"] for words in turn["sentences"]]
    assert any(words.startswith("You draw ") for words in said)
    assert any(drawn in words for words in said)
    for turn in own["deals"][0]["turns"]:
        for event in turn["events"]:
            if event["kind"] == "draw" and event["seat"] != 1:
                assert "cards" not in event


def test_what_is_kept_back_is_said(record: str) -> None:
    assert "One more deal is under way" in run("replay", record).out
    assert "Hay un juego en curso" in run("replay", record, lang="es").out


def test_a_kept_match_can_be_read_as_a_record(tmp_path: Path) -> None:
    file = tmp_path / "kept.canasta"
    file.write_text(dumps(played()), encoding="utf-8")
    assert run("verify", str(file)).status == 0
    value = run("replay", str(file), "--json").json
    assert len(value["deals"]) == 3
    assert value["result"] == "unfinished"


def test_a_seat_that_is_not_there(record: str) -> None:
    assert run("replay", record, "--seat", "4").sentence.startswith("There is no seat 4 at this table")
    assert run("replay", record, "--seat", "7").sentence.startswith("--seat does not accept this: expected 0-5")


def test_a_match_without_a_deal() -> None:
    match = played("clasica", 0, 1)
    text = re.sub(r"\ndeal 1\n.*\nresult", "\nresult", write(match.record()), flags=re.DOTALL)
    done = run("replay", "-", given=text)
    assert (done.status, done.out) == (0, "No deal has begun in this record.\n")
