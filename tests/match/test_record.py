"""Records: they round-trip, read well, keep secrets, and say where they are damaged."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.match.records import made_by_hand, records
from tests.project.house import ROOT

from canasta.match.record import (
    MAX_BYTES,
    CutRecord,
    Deck,
    DrawPick,
    Record,
    RecordError,
    RecordOutcome,
    RecordResult,
    RecordTurn,
    Seat,
    SeatKind,
    read,
    write,
)

TEXT = write(made_by_hand())


def test_what_is_written_is_read_back() -> None:
    assert read(TEXT) == made_by_hand()
    assert read(TEXT.encode()) == made_by_hand()
    assert write(read(TEXT)) == TEXT


@settings(max_examples=25)
@given(records())
def test_any_record_round_trips(record: Record) -> None:
    text = write(record)
    assert read(text) == record
    assert write(read(text)) == text
    assert read(text.encode()) == record


def test_it_reads_well() -> None:
    lines = TEXT.splitlines()
    assert lines[:11] == [
        "canasta record 1",
        "rules salon 1",
        "house target = 3000",
        "house tie = draw",
        "match mesa-7",
        "sides 2",
        "seat 0 human Ana",
        "seat 1 bot Bruno el bot",
        "seat 2 human Carla",
        "seat 3 bot Diego",
        "dealer 3",
    ]
    assert "1. 0: draw; meld 9 9 2; discard 7h" in lines
    assert "3. 2: draw; ask; yes; meld 4 4 4" in lines
    assert "end out by 2, scores 1250 -340, totals 1250 -340" in lines
    assert "players 2 1 0 3" in lines
    assert lines[-1] == "result unfinished"
    assert max(map(len, lines)) < 100


def test_what_a_person_may_write_differently() -> None:
    """Comments, empty lines, line ends of another system, a mark at the beginning, loose cards and lines that go on."""
    loose = TEXT.replace("meld 9 9 2", "MELD 9   9 2 ").replace("discard 7h", "discard 7H").replace("; ", ";")
    loose = loose.replace("deal 1\n", "\n# the first deal\ndeal 1   \n").replace("1. 0: draw;", "1. 0:\n  draw;")
    loose = re.sub(r"\bT([shdc])\b", r"10\1", loose).replace("\n", "\r\n")
    assert "10h" in loose
    assert read("\ufeff" + loose) == made_by_hand()
    assert read(("\ufeff" + loose).encode()) == made_by_hand()
    assert read(TEXT.rstrip("\n")) == made_by_hand()


def test_a_public_record_keeps_the_secret_of_the_deal_in_progress() -> None:
    private = made_by_hand()
    public = private.public()
    assert public.deals[0] == private.deals[0]
    assert public.deals[1].deck == replace(private.deals[1].deck, secret=None, order=None)
    secret, order = private.deals[1].deck.secret, private.deals[1].deck.order
    assert secret is not None
    assert order is not None
    text = write(public)
    assert secret.hex() in TEXT
    assert secret.hex() not in text
    assert text.count("order\n") == TEXT.count("order\n") - 1
    assert read(text) == public


def test_nothing_is_held_back_once_a_match_is_over() -> None:
    abandoned = replace(made_by_hand(), result=RecordResult(RecordOutcome.ABANDONED))
    assert abandoned.public() == abandoned
    over = replace(made_by_hand(), deals=made_by_hand().deals[:1])
    assert over.public() == over


def test_secrets_stay_out_of_logs() -> None:
    deck = made_by_hand().deals[1].deck
    assert deck.secret is not None
    assert repr(deck.secret) not in repr(made_by_hand())
    assert "order" not in repr(deck)


def swap_order_cards(text: str) -> str:
    return text.replace("order\n  ", "order\n  Kh ", 1)


# By name: what is done to the record, the line that is then wrong, a part of what is said about it.
DAMAGES: dict[str, tuple[Callable[[str], str], int, str]] = {
    "nothing": (lambda _t: "", 1, "breaks off here: expected a line such as “canasta record 1”"),
    "foreign": (lambda _t: "<html>\n", 1, "not a record of a match: expected “canasta record 1” first, found '<html>'"),
    "version": (lambda t: t.replace("record 1", "record 2", 1), 1, "another version"),
    "no rules": (lambda t: t.replace("rules salon 1\n", ""), 2, "such as “rules clasica 1”, found 'house target"),
    "rules": (lambda t: t.replace("salon", "Salón"), 2, "not a rule set"),
    "switch": (lambda t: t.replace("house tie", "house Tie"), 4, "not a changed switch"),
    "switch twice": (lambda t: t.replace("house tie", "house target"), 4, "target was already changed"),
    "match": (lambda t: t.replace("mesa-7", "mesa 7", 1), 5, "not the id of a match"),
    "sides": (lambda t: t.replace("sides 2", "sides 3"), 10, "4 seats and 3 sides"),
    "no sides": (lambda t: t.replace("sides 2", "sides two"), 6, "such as “sides 2”, found 'sides two'"),
    "seat order": (lambda t: t.replace("seat 1 bot", "seat 2 bot"), 8, "such as “seat 1 human Ana”"),
    "seat kind": (lambda t: t.replace("seat 1 bot", "seat 1 cat"), 8, "such as “seat 1 human Ana”"),
    "name": (lambda t: t.replace("Ana", "A" * 65), 7, "cannot be the name"),
    "dealer": (lambda t: t.replace("dealer 3", "dealer 4"), 11, "no seat 4: expected one from 0 to 3"),
    "commitment": (lambda t: re.sub("commitment ..", "commitment 0x", t), 14, "64 digits"),
    "secret alone": (lambda t: re.sub("commitment .*\n", "", t, count=1), 14, "expected the commitment before it"),
    "contribution": (lambda t: t.replace("siete", "s" * 65), 16, "at most 64 printable"),
    "contribution order": (lambda t: t.replace("contribution 2", "contribution 0"), 17, "too late or twice"),
    "contribution seat": (lambda t: t.replace("contribution 2", "contribution 4"), 17, "no seat 4"),
    "card": (lambda t: t.replace("order\n  ", "order\n  Zz "), 19, "'Zz' is not a card"),
    "order": (swap_order_cards, 18, "These 109 cards are not whole packs"),
    "pick player": (lambda t: t.replace("pick 1:", "pick 4:"), 24, "no player 4"),
    "pick place": (lambda t: t.replace("pick 1: 50", "pick 1: 108"), 24, "no place 108"),
    "pick twice": (
        lambda t: re.sub("pick 1: 50 ..", re.findall("3 ..$", t, re.MULTILINE)[0].join(["pick 1: ", ""]), t),
        24,
        "place 3",
    ),
    "pick card": (lambda t: re.sub("(pick 1: 50 ).*", r"\1X", t), 24, "cannot have been taken from place 50"),
    "players": (lambda t: t.replace("players 2 1 0 3", "players 2 1 0 0"), 27, "each number from 0 to 3 once"),
    "deal number": (lambda t: t.replace("deal 1", "deal 2"), 29, "such as “deal 1”, found 'deal 2'"),
    "lifted": (lambda t: t.replace("cut 2: 61", "cut 2: 108"), 40, "expected from 1 to 107"),
    "cutter": (lambda t: t.replace("cut 2: 61", "cut 5: 61"), 40, "no seat 5"),
    "turn number": (lambda t: t.replace("2. 1:", "3. 1:"), 43, "This is turn 3: expected turn 2"),
    "turn seat": (lambda t: t.replace("2. 1:", "2. 7:"), 43, "no seat 7"),
    "verb": (lambda t: t.replace("swap Q", "swop Q"), 43, "'swop Q > 2' is not an action"),
    "empty action": (lambda t: t.replace("swap Q > 2", ""), 43, "'' is not an action"),
    "form": (lambda t: t.replace("swap Q > 2", "swap Q"), 43, "expected something like “swap K > 1”"),
    "action card": (lambda t: t.replace("swap Q > 2", "swap Y > 2"), 43, "'Y' is not a card"),
    "cut in a turn": (lambda t: t.replace("2. 1: take K K", "2. 1: cut 61"), 43, "not part of a turn"),
    "end": (lambda t: t.replace("end out by 2", "end somehow"), 45, "such as “end out by 0, scores 0 0, totals 0 0”"),
    "end seat": (lambda t: t.replace("end out by 2", "end out by 4"), 45, "no seat 4"),
    "scores": (lambda t: t.replace("scores 1250 -340", "scores 1250"), 45, "expected 2 scores"),
    "points": (lambda t: t.replace("1250", "12500000"), 45, "12,500,000 points are too many"),
    "total": (lambda t: t.replace("totals 1250", "totals 1260"), 45, "expected 1,250, found 1,260"),
    "open deal": (
        lambda t: t.replace("end out by 2, scores 1250 -340, totals 1250 -340\n", ""),
        46,
        "“result won by 0”, found 'deal 2'",
    ),
    "result side": (lambda t: t.replace("result unfinished", "result won by 2"), 60, "no side 2"),
    "result early": (lambda t: t.replace("result unfinished", "result won by 1"), 60, "while a deal goes on"),
    "result": (
        lambda t: t.replace("result unfinished", "result who knows"),
        60,
        "“result won by 0”, found 'result who knows'",
    ),
    "no result": (lambda t: t.replace("result unfinished\n", ""), 59, "breaks off here"),
    "more": (lambda t: t + "deal 3\n", 61, "Nothing was expected after the result"),
    "control character": (lambda t: t.replace("siete", "si\tete"), 16, "U+0009 cannot appear"),
    "hidden character": (lambda t: t.replace("Carla", "Car\u202ela"), 9, "U+202E cannot appear"),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_damage_is_found_where_it_is(name: str) -> None:
    damage, line, expected = DAMAGES[name]
    damaged = damage(TEXT)
    assert damaged != TEXT
    with pytest.raises(RecordError) as caught:
        read(damaged)
    assert expected in str(caught.value)
    assert str(caught.value).startswith(f"Line {line}: ")
    assert caught.value.message("es").startswith(f"Línea {line}: ")


def test_files_that_are_no_text_or_too_big() -> None:
    with pytest.raises(RecordError, match="Line 3: These bytes are not text: expected UTF-8"):
        read(b"canasta record 1\nrules salon 1\nmatch \xff\n")
    with pytest.raises(RecordError, match="expected a file of at most 8 MB"):
        read(b" " * (MAX_BYTES + 1))


def test_every_truncation_is_seen() -> None:
    whole = TEXT.rstrip("\n")
    for end in random.Random(5).sample(range(len(whole)), 60):
        with pytest.raises(RecordError):
            read(whole[:end])


@pytest.mark.parametrize(
    ("make", "expected"),
    [
        (lambda _: Seat(SeatKind.BOT, ""), "cannot be the name"),
        (lambda _: Deck(b"short", None, (), None), "has 5 bytes"),
        (lambda _: Deck(None, bytes(32), (), None), "expected the commitment"),
        (lambda _: Deck(None, None, ("a\n",), None), "cannot be added"),
        (lambda _: Deck(None, None, (), (0,) * 54), "not whole packs"),
        (lambda _: RecordTurn(0, ()), "without an action"),
        (lambda _: RecordTurn(0, ("Draw",)), "expected “draw”"),
        (lambda _: RecordTurn(0, ("cut 61",)), "not part of a turn"),
        (lambda _: RecordResult(RecordOutcome.WON), "expected a side for that result"),
        (lambda r: replace(r, rules="Salón"), "not a rule set"),
        (lambda r: replace(r, version=0), "not a rule set"),
        (lambda r: replace(r, house=(("a", "1"), ("a", "2"))), "already changed"),
        (lambda r: replace(r, match_id=""), "not the id of a match"),
        (lambda r: replace(r, sides=3), "4 seats and 3 sides"),
        (lambda r: replace(r, dealer=4), "no seat 4"),
        (lambda r: replace(r.draw, players=(0, 1, 2, 2)), "from 0 to 3 once"),
        (lambda r: replace(r.draw, picks=(DrawPick(0, 3, 60),)), "no card 60"),
        (lambda r: replace(r, deals=(r.deals[1], r.deals[1])), "has no end"),
        (lambda r: replace(r, deals=(r.deals[0], r.deals[0])), "does not add up"),
        (lambda r: replace(r, deals=(replace(r.deals[1], cut=CutRecord(0, 0)),)), "expected from 1 to 107"),
        (lambda r: replace(r, deals=(replace(r.deals[1], turns=(RecordTurn(4, ("draw",)),)),)), "no seat 4"),
        (lambda r: replace(r, deals=(replace(r.deals[1], deck=Deck(None, None, (), None)),)), "0 contributions"),
        (lambda r: replace(r, result=RecordResult(RecordOutcome.WON, 0)), "while a deal goes on"),
    ],
)
def test_values_that_could_not_be_read_back_cannot_be_made(make, expected) -> None:
    with pytest.raises(RecordError, match=re.escape(expected)) as caught:
        make(made_by_hand())
    assert caught.value.line is None


@settings(max_examples=100)
@given(st.binary() | st.text() | st.text().map("canasta record 1\n{}".format))
def test_any_file_is_a_record_or_refused(source: str | bytes) -> None:
    with pytest.raises(RecordError):
        read(source)


@settings(max_examples=80)
@given(data=st.data())
def test_any_damage_is_a_record_still_or_refused_with_its_line(data: st.DataObject) -> None:
    lines = TEXT.split("\n")
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        change = data.draw(st.sampled_from(["drop", "double", "swap", "insert", "letter"]))
        if change == "drop":
            del lines[at]
        elif change == "double":
            lines.insert(at, lines[at])
        elif change == "swap":
            other = data.draw(st.integers(0, len(lines) - 1))
            lines[at], lines[other] = lines[other], lines[at]
        elif change == "insert":
            lines.insert(at, data.draw(st.text(max_size=20)))
        else:
            place = data.draw(st.integers(0, len(lines[at])))
            lines[at] = lines[at][:place] + data.draw(st.text(max_size=2)) + lines[at][place + 1 :]
    damaged = "\n".join(lines)
    try:
        record = read(damaged)
    except RecordError as error:
        place = error.line or 0
        assert 1 <= place <= damaged.count("\n") + 1
    else:
        assert read(write(record)) == record


def test_the_example_of_the_documentation() -> None:
    text = (ROOT / "docs" / "reference" / "records.md").read_text(encoding="utf-8")
    examples = re.findall(r"```canasta\n(.*?)```", text, re.DOTALL)
    assert len(examples) == 1
    assert write(read(examples[0])) == examples[0]
