"""Random entries in any order: accepted ones can be read back to the same state, refused ones change nothing."""

from __future__ import annotations

import csv
import io
import random
import re
from functools import cache

import msgspec
import pytest
from hypothesis import given
from hypothesis import settings as limits
from hypothesis import strategies as st
from tests.changed_rules import later
from tests.club.refusing import refuses
from tests.club.scoresheet.sheets import any_entry, opened

from canasta.club.scoresheet import (
    MatchLength,
    ScoreSheet,
    SheetError,
    SheetOpened,
    Unfinished,
    as_json,
    entries_of,
    read,
    write,
    write_table,
)
from canasta.rules import games
from canasta.rules.errors import RulesError
from canasta.texts import LANGUAGES

EVERY = [rules.name for rules in games()]


@cache
def some_sheet(name: str, seed: int, entries: int = 14) -> ScoreSheet:
    """A sheet with those of many random entries that could stand; it is not changed."""
    chance = random.Random(f"log {name} {seed}")
    timed = {"length": MatchLength(minutes=60, unfinished=Unfinished.AS_IT_LIES)}
    agreed = chance.choice(({}, {"length": MatchLength(deals=9)}, timed))
    sheet = opened(name, title="=1+1 'quoted', \"twice\"; and −", dealer=chance.randrange(2), **agreed)
    for _ in range(entries):
        entry = any_entry(sheet, chance)
        log = sheet.log
        try:
            sheet.add(entry)
        except SheetError as error:
            assert (sheet.log, sheet.state) == (log, ScoreSheet(log).state)
            for lang in LANGUAGES:
                sentence = error.message(lang)
                assert sentence
                assert not set("{}$") & set(sentence)
    return sheet


@pytest.mark.parametrize("name", EVERY)
def test_random_sheets(name: str) -> None:
    for seed in range(8):
        sheet = some_sheet(name, seed)
        check_read_again(sheet, LANGUAGES[seed % len(LANGUAGES)])
        check_totals(sheet)
        check_table(sheet, (",", ";", "\t")[seed % 3])


def check_read_again(sheet: ScoreSheet, lang: str) -> None:
    """The entries that stand can be read again, as a log and as the whole sheet."""
    again = ScoreSheet(read(write(sheet.log)))
    assert (again.log, again.state) == (sheet.log, sheet.state)
    told = as_json(sheet, lang)
    assert as_json(again, lang) == told
    whole = {**told, "entries": msgspec.to_builtins(sheet.log)}
    assert entries_of(msgspec.json.format(msgspec.json.encode(whole), indent=1)) == sheet.log


def test_a_sheet_goes_on_by_the_version_it_was_begun_with() -> None:
    with later("tres-barajas", {"going_out": 300}, version=2, earlier={1: {"going_out": 200}}):
        for entries, version in (
            ((SheetOpened(rules="tres-barajas", version=1),), 1),
            ((SheetOpened(rules="tres-barajas"),), 2),
        ):
            sheet = ScoreSheet(entries)
            assert (sheet.rules.version, sheet.rules.going_out) == (version, {1: 200, 2: 300}[version])
            assert ScoreSheet(read(write(sheet.log))).rules == sheet.rules
            assert as_json(sheet, "es")["version"] == version
            assert as_json(sheet, "es")["rules_title"].endswith("versión 1") is (version == 1)


def check_totals(sheet: ScoreSheet) -> None:
    """Totals follow from the lines."""
    totals = [0] * sheet.rules.sides
    for deal in sheet.deals:
        assert [side.before for side in deal.sides] == totals
        for side, made in enumerate(deal.sides):
            totals[side] += sum(line.points for line in made.lines if deal.counts or line.part == "penalties")
            assert made.after == totals[side]
        assert deal.minima == tuple(sheet.rules.opening_minimum(side.before) for side in deal.sides)
    for side, line in sheet.state.pending:
        totals[side] += line.points
    assert list(sheet.totals) == totals


def check_table(sheet: ScoreSheet, delimiter: str) -> None:
    """A table has a row for each side and decision, and no cell that a spreadsheet calculates."""
    rows = list(csv.reader(io.StringIO(write_table(sheet, delimiter)), delimiter=delimiter, strict=True))
    texts = [cell for row in rows for cell in row if not re.fullmatch(r"-?\d+", cell)]
    assert not any(cell.startswith(("=", "+", "-", "@", "\t")) for cell in texts)
    head = next(at for at, row in enumerate(rows) if row[0] == "deal")
    assert {row[0]: row[1] for row in rows[:head] if len(row) > 1}["rules"] == sheet.rules.name
    lines = [dict(zip(rows[head], row, strict=True)) for row in rows[head + 1 :]]
    entered = [line for line in lines if line["form"] in ("detail", "base_cards", "totals")]
    points = [int(line["total"]) for line in entered]
    assert points == [
        sum(line.points for line in side.lines if not line.entry) for deal in sheet.deals for side in deal.sides
    ]
    for line, total in zip(entered, points, strict=True):
        if line["form"] != "totals":
            assert int(line["base"]) + int(line["cards"]) - int(line["penalties"] or 0) == total
    decided = [line for line in lines if line["form"] in ("ruling", "adjusted")]
    assert len(entered) + len(decided) == len(lines)
    assert all(1 <= int(line["deal"]) <= len(sheet.deals) + 1 for line in decided)


def test_a_table_is_not_read_back() -> None:
    table = write_table(opened("salon"), ";")
    for content in (table.encode("utf-8-sig"), f'"{table}'.encode()):
        with refuses("table"):
            entries_of(content)


@limits(max_examples=100, deadline=None)
@given(st.data())
def test_a_damaged_file_gets_a_sentence(data: st.DataObject) -> None:
    sheet = some_sheet(data.draw(st.sampled_from(["salon", "tres-barajas"])), data.draw(st.integers(0, 5)), 8)
    written = data.draw(st.sampled_from([write(sheet.log), write_table(sheet)]))
    at, to = sorted(data.draw(st.tuples(*[st.integers(0, len(written))] * 2)))
    damaged = written[:at] + data.draw(st.text(max_size=8)) + written[min(to, at + data.draw(st.integers(0, 30))) :]
    try:
        ScoreSheet(entries_of(damaged.encode()))
    except (SheetError, RulesError) as error:
        for lang in LANGUAGES:
            sentence = error.message(lang)
            assert "\n" not in sentence.strip()


@pytest.mark.parametrize(
    "content",
    [
        b'{"x":' + b"[" * 100_000,
        b'{"entry":"opened","rules":"salon"}\n{"entry":"closed","x":' + b"[" * 100_000,
        b'{"entry":"opened","rules":"' + b"x" * 50_000 + b'"}',
        b'{"entry":"opened","rules":"salon","house":{"' + b"k" * 5000 + b'":"1"}}',
        b'{"entry":"opened","rules":"salon","house":{"target":"' + b"9" * 5000 + b'"}}',
        b'{"entry":"opened","rules":"../../salon"}',
        b'{"entry":"opened","rules":"salon"}\n{"entry":"dealentered","score":{"form":"totals","points":[1e400,0]}}',
        b"canasta score sheet,1\nrules,salon\ndeal,side,form,total\n1,1,totals," + b"9" * 5000,
        b"\xff\xfe",
    ],
)
def test_a_file_made_to_break_it_gets_a_sentence_too(content: bytes) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - told apart below
        ScoreSheet(entries_of(content))
    assert isinstance(caught.value, SheetError | RulesError)
    for lang in LANGUAGES:
        assert 10 < len(caught.value.message(lang)) < 1200


def test_a_line_that_is_no_entry_is_named() -> None:
    sheet = opened("salon")
    with refuses("unreadable") as caught:
        read(write(sheet.log) + '{"entry":"dealentered","score":{"form":"totals","points":[1.5]}}\n')
    assert caught.value.data["line"] == 2
