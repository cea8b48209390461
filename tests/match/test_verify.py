"""The verification of shuffles: it agrees with shuffle and record, stands alone, and catches what was changed."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.match.records import deck, made_by_hand, records
from tests.match.verify_vectors import PUBLIC, TEXT, changed
from tests.project.house import PACKAGE, ROOT

from canasta.match import verify as program
from canasta.match.record import Record, RecordError, SeatKind, read, write
from canasta.match.verify import Status, VerifyError, main, verify

RECORD = made_by_hand()


def findings(text: str) -> list[tuple[int, str, str]]:
    return [(result.deal, str(result.status), result.code) for result in verify(text)]


def test_what_the_dealer_did_is_proven() -> None:
    assert findings(PUBLIC) == [(0, "proven", "added"), (1, "proven", "added"), (2, "not revealed", "going-on")]
    assert findings(TEXT)[2] == (2, "proven", "added")
    first = RECORD.deals[0].deck
    assert first.commitment is not None
    assert verify(PUBLIC)[1].commitment == first.commitment.hex()


@settings(max_examples=20)
@given(records())
def test_it_agrees_with_the_shuffle_and_the_record(record: Record) -> None:
    results = verify(write(record))
    decks = ([record.draw.deck] if record.draw else []) + [deal.deck for deal in record.deals]
    assert [result.deal for result in results] == [*([0] if record.draw else []), *range(1, len(record.deals) + 1)]
    for result, cards in zip(results, decks, strict=True):
        assert (result.status is Status.PROVEN) == (cards.secret is not None)
        assert (result.code == "no-commitment") == (cards.commitment is None)


def test_a_verdict_in_words() -> None:
    """All verdicts on changed records are in the vectors of the page."""
    wrong = verify(changed(1, r"^(order\n  )(\S+) (\S+)", r"\1\3 \2"))[1]
    assert wrong.message() == ("Deal 1: NOT PROVEN: the secret and what was added give another order, first at card 1.")
    assert "not revealed yet, though the deal is over" in verify(changed(1, "^secret .*\n", ""))[1].message()
    assert "aún sin revelar" in verify(PUBLIC)[2].message("es")
    nobody = replace(RECORD.deals[0], deck=deck(1, ("", "", "", "")))
    proven = verify(write(replace(RECORD, deals=(nobody,))))[1]
    assert "sealed before the deal; no player added to it" in proven.message()


def test_decks_that_changed_places() -> None:
    one, two = RECORD.deals
    swapped = replace(RECORD, deals=(replace(one, deck=two.deck), replace(two, deck=one.deck)))
    assert [code for _, _, code in findings(write(swapped))] == ["added", "commitment-differs", "commitment-differs"]


def test_players_of_the_draw_are_numbered_as_they_came() -> None:
    """Player 2 of the draw, who added something, sits on seat 0; if that seat is a bot's, a bot added."""
    seats = (replace(RECORD.seats[0], kind=SeatKind.BOT), *RECORD.seats[1:])
    assert findings(write(replace(RECORD, seats=seats)))[0] == (0, "proven", "bot-added")


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("", "This is not a record"),
        ("<html>", "expected up to 8 MB of text that begins with “canasta record 1”"),
        (b"\xff", "This is not a record"),
        (b" " * (program.MAX_BYTES + 1), "This is not a record"),
        ("canasta record 1\ndeal 1\n", "expected a line such as “match 7f3k”"),
        ("canasta record 1\nmatch m\n" + "seat 0 human Ana\n" * 7, "at most 6 seats"),
    ],
)
def test_what_is_no_record(source: str | bytes, expected: str) -> None:
    with pytest.raises(VerifyError, match=re.escape(expected)):
        verify(source)


@settings(max_examples=80)
@given(data=st.data())
def test_a_damaged_record_is_never_more_proven_than_the_record_module_allows(data: st.DataObject) -> None:
    """Whatever is changed: an answer for each deal or `VerifyError`; and what is still a record has the same decks."""
    lines = TEXT.split("\n")
    at, other = (data.draw(st.integers(0, len(lines) - 1)) for _ in range(2))
    lines[at] = data.draw(st.sampled_from(["", lines[other], data.draw(st.text(max_size=10)), lines[at][:-1]]))
    damaged = "\n".join(lines)
    try:
        results = verify(damaged)
        record = read(damaged)
    except (RecordError, VerifyError):
        return
    for result in results:
        if result.deal and result.status is Status.PROVEN:
            assert record.deals[result.deal - 1].deck == RECORD.deals[result.deal - 1].deck


def test_a_match_before_its_first_deal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.txt"
    file.write_text(write(replace(RECORD, draw=None, deals=())), encoding="utf-8")
    assert verify(file.read_bytes()) == []
    assert main([str(file)]) == 0
    assert "nothing to check" in capsys.readouterr().out


def test_both_languages_say_the_same_things() -> None:
    english, spanish = program.TEXTS["en"], program.TEXTS["es"]
    assert english.keys() == spanish.keys()
    for key, text in english.items():
        assert re.findall(r"\{\w+\}", text) == re.findall(r"\{\w+\}", spanish[key])


def test_it_stands_alone() -> None:
    source = (PACKAGE / "match" / "verify.py").read_text(encoding="utf-8")
    imported = {
        name.split(".")[0]
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in ([node.module or "canasta"] if isinstance(node, ast.ImportFrom) else [a.name for a in node.names])
    }
    assert imported <= sys.stdlib_module_names


def test_the_copied_file_runs_as_a_program(tmp_path: Path) -> None:
    copy, record = tmp_path / "verify.py", tmp_path / "match.txt"
    copy.write_bytes((PACKAGE / "match" / "verify.py").read_bytes())
    record.write_text(PUBLIC, encoding="utf-8")
    command = [sys.executable, "-I", "-X", "utf8", str(copy), str(record), "--lang", "es"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[2].startswith("Juego 1: demostrado")


@pytest.mark.parametrize(
    ("text", "status"), [(PUBLIC, 0), (TEXT.replace("siete", "ocho"), 1), ("no record", 2), (None, 2)]
)
def test_exit_status(text: str | None, status: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.txt"
    if text is not None:
        file.write_text(text, encoding="utf-8")
    assert main([str(file)]) == status
    printed = capsys.readouterr()
    assert (len(printed.err.splitlines()) == 1) == (status == 2)
    assert ("NOT PROVEN" in printed.out) == (status == 1)


def test_the_example_of_the_documentation_is_proven() -> None:
    text = (ROOT / "docs" / "reference" / "records.md").read_text(encoding="utf-8")
    example = re.findall(r"```canasta\n(.*?)```", text, re.DOTALL)[0]
    assert [result.status for result in verify(example)] == [Status.PROVEN] * 3
