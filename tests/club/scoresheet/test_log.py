"""Random entries in any order: accepted ones can be read back to the same state, refused ones change nothing."""

from __future__ import annotations

import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import settings as limits
from hypothesis import strategies as st
from tests.club.scoresheet.sheets import any_entry, opened

from canasta.club.scoresheet import (
    Adjusted,
    BaseCards,
    DealEntered,
    Length,
    RulingEntered,
    ScoreSheet,
    SheetError,
    SheetOpened,
    Totals,
    Unfinished,
    as_json,
    entries_of,
    read,
    read_table,
    write,
    write_table,
)
from canasta.club.scoresheet.table import COLUMNS
from canasta.rules import games, get
from canasta.rules.errors import RulesError
from canasta.texts import LANGUAGES

EVERY = [rules.name for rules in games()]


def some_sheet(name: str, seed: int, entries: int = 14) -> ScoreSheet:
    """A sheet with those of many random entries that could stand."""
    chance = random.Random(f"log {name} {seed}")
    timed = {"length": Length.TIME, "amount": 60, "unfinished": Unfinished.AS_IT_LIES}
    agreed = chance.choice(({}, {"length": Length.DEALS, "amount": 9}, timed))
    sheet = opened(name, title="=1+1 'quoted', \"twice\"; and −", dealer=chance.randrange(2), **agreed)
    for _ in range(entries):
        entry = any_entry(sheet, chance)
        before = (sheet.log, write_table(sheet))
        try:
            sheet.add(entry)
        except SheetError as error:
            assert (sheet.log, write_table(sheet)) == before
            for lang in LANGUAGES:
                sentence = error.message(lang)
                assert sentence
                assert not set("{}$") & set(sentence)
    return sheet


@pytest.mark.parametrize("name", EVERY)
def test_what_stands_can_be_read_again(name: str) -> None:
    for seed in range(12):
        sheet = some_sheet(name, seed)
        again = ScoreSheet(read(write(sheet.log)))
        assert again.log == sheet.log
        for lang in LANGUAGES:
            assert as_json(again, lang) == as_json(sheet, lang)


def test_a_sheet_goes_on_by_the_version_it_was_begun_with() -> None:
    old = read('{"entry":"opened","rules":"tres-barajas"}\n')  # the form of logs older than versions
    for entries, version in (
        (old, 1),
        ((SheetOpened(rules="tres-barajas", version=2),), 2),
        ((SheetOpened(rules="tres-barajas"),), get("tres-barajas").version),
    ):
        sheet = ScoreSheet(entries)
        assert sheet.rules.version == version
        assert ScoreSheet(read(write(sheet.log))).rules == sheet.rules
        assert ScoreSheet(read_table(write_table(sheet))).rules == sheet.rules
        assert as_json(sheet, "es")["version"] == version
        assert as_json(sheet, "es")["rules_title"].endswith("versión 1") is (version == 1)


@pytest.mark.parametrize("name", EVERY)
def test_totals_follow_from_the_lines(name: str) -> None:
    for seed in range(12):
        sheet = some_sheet(name, seed)
        totals = [0] * sheet.rules.sides
        for deal in sheet.deals:
            assert [side.before for side in deal.sides] == totals
            for side, made in enumerate(deal.sides):
                counted = [line.points for line in made.lines if deal.counts or line.part == "penalties"]
                totals[side] += sum(counted)
                assert made.after == totals[side]
            assert deal.minima == tuple(sheet.rules.opening_minimum(side.before) for side in deal.sides)
        for side, line in sheet.state.pending:
            totals[side] += line.points
        assert list(sheet.totals) == totals


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
@pytest.mark.parametrize("name", EVERY)
def test_a_table_leads_to_the_same_deals(name: str, delimiter: str) -> None:
    for seed in range(6):
        sheet = some_sheet(name, seed)
        table = write_table(sheet, delimiter)
        assert "\n=" not in table
        assert f"{delimiter}=" not in table
        again = ScoreSheet(read_table(table))
        assert write_table(again, delimiter) == table
        assert (again.totals, again.minima, again.turn, again.winner, again.closed, again.result) == (
            sheet.totals,
            sheet.minima,
            sheet.turn,
            sheet.winner,
            sheet.closed,
            sheet.result,
        )
        for one, other in zip(again.deals, sheet.deals, strict=True):
            assert (one.score, one.turn, one.flags, one.insist) == (other.score, other.turn, other.flags, other.insist)


@limits(max_examples=150, deadline=None)
@given(st.data())
def test_a_damaged_file_gets_a_sentence(data: st.DataObject) -> None:
    sheet = some_sheet(data.draw(st.sampled_from(["salon", "tres-barajas"])), data.draw(st.integers(0, 5)), 8)
    written = data.draw(st.sampled_from([write(sheet.log), write_table(sheet), write_table(sheet, ";")]))
    at, to = sorted(data.draw(st.tuples(*[st.integers(0, len(written))] * 2)))
    damaged = written[:at] + data.draw(st.text(max_size=8)) + written[min(to, at + data.draw(st.integers(0, 30))) :]
    try:
        log = read_table(damaged) if damaged.startswith("canasta") else read(damaged)
        ScoreSheet(log)
    except (SheetError, RulesError) as error:
        for lang in LANGUAGES:
            sentence = error.message(lang)
            assert "\n" not in sentence.strip()


@pytest.mark.parametrize(
    ("change", "code", "line"),
    [
        (("1985", "1986"), "bad-total", 10),
        (("salon", "tute"), None, 0),
        (("base_cards", "base_kart"), "bad-cell", 10),
        ((",1600,", ",16oo,"), "bad-cell", 10),
        (("canasta score sheet,1", "canasta score sheet,2"), "no-table", 0),
        (("deal,side", "deel,side"), "no-table", 0),
        ((",-45,", ',"-45,'), "bad-line", 11),
        (("base_cards", ""), "bad-cell", 11),
        (("\n1,2,", "\n1,3,"), "bad-cell", 11),
        (("target", "tarjet"), "bad-cell", 8),
    ],
)
def test_where_a_table_is_damaged_is_said(change: tuple[str, str], code: str | None, line: int) -> None:
    sheet = opened("salon", title='a "title"')
    sheet.add(DealEntered(score=BaseCards(base=(1600, 300), cards=(385, -45))))
    table = write_table(sheet)
    assert change[0] in table
    damaged = table.replace(*change, 1)
    if code is None:
        with pytest.raises((SheetError, RulesError)):
            read_table(damaged)
        return
    with pytest.raises(SheetError) as caught:
        read_table(damaged)
    assert caught.value.code == code
    assert caught.value.data.get("line", 0) == line


@pytest.mark.parametrize(
    ("change", "column"),
    [
        (("ruling", "seat", ""), "seat"),
        (("adjusted", "side", ""), "side"),
        (("ruling", "deal", "99"), "deal"),
        (("adjusted", "deal", ""), "deal"),
        (("totals", "deal", "3"), "deal"),
    ],
)
def test_nothing_in_a_table_is_guessed(change: tuple[str, str, str], column: str) -> None:
    sheet = opened("salon")
    sheet.add(DealEntered(score=Totals(points=(100, 200))))
    sheet.add(RulingEntered(seat=1, offence="drew-out-of-turn", points=-200, rules=("SA-7.5",)))
    sheet.add(Adjusted(side=1, points=50, reason="a chair", of=2))
    rows = [line.split(",") for line in write_table(sheet).splitlines()]
    form, name, value = change
    for row in rows:
        if form in row:
            row[COLUMNS.index(name)] = value
    with pytest.raises(SheetError) as caught:
        read_table("\n".join(map(",".join, rows)))
    assert (caught.value.code, caught.value.data["column"]) == ("bad-cell", column)


def test_a_file_is_read_as_spreadsheets_keep_it() -> None:
    sheet = opened("salon", title="Peña Begoña", sides=("Íñigo y Eva", "Bea y Luz"))
    sheet.add(DealEntered(score=BaseCards(base=(1600, 300), cards=(385, -45))))
    table = write_table(sheet, ";")
    quoted = "\n".join(";".join(f'"{cell}"' for cell in line.split(";")) for line in table.splitlines())
    for content in (
        table.encode("utf-8-sig"),
        table.encode("cp1252"),
        quoted.encode(),
        table.replace("\n", "\r\n").encode(),
    ):
        again = ScoreSheet(entries_of(content))
        assert (again.opened, again.totals) == (sheet.opened, sheet.totals)


@pytest.mark.parametrize("name", EVERY)
def test_the_whole_sheet_as_one_object_leads_to_the_same(name: str) -> None:
    for seed in range(3):
        sheet = some_sheet(name, seed)
        whole = {**as_json(sheet, "es"), "entries": msgspec.to_builtins(sheet.log)}
        assert entries_of(msgspec.json.format(msgspec.json.encode(whole), indent=1)) == sheet.log


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
    with pytest.raises(SheetError) as caught:
        read(write(sheet.log) + '{"entry":"dealentered","score":{"form":"totals","points":[1.5]}}\n')
    assert (caught.value.code, caught.value.data["line"]) == ("unreadable", 2)
