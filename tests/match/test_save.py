"""A match kept in a file: whole or not at all, and for its owner only. `test_values` takes it up at every stage."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path

import pytest
from tests.match.playing import cards, new, started

from canasta.match.save import SaveError, dumps, load, loads, save
from canasta.texts.errors import WordedError


def test_the_file_is_for_its_owner_and_leaves_nothing_behind(tmp_path: Path) -> None:
    file = tmp_path / "match.canasta"
    file.write_text("old")
    match = started("clasica", "x")
    save(match, file)
    assert load(file) == match
    assert [path.name for path in tmp_path.iterdir()] == ["match.canasta"]
    if os.name == "posix":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_what_was_there_stays_where_it_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "match.canasta"
    match = started("clasica", "x")
    save(match, file)
    before = file.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    match.play(cards(match).turn, "draw")
    with pytest.raises(SaveError, match="the disk is full") as refused:
        save(match, file)
    assert "(el disco está lleno)" in refused.value.message("es")
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["match.canasta"]
    with pytest.raises(SaveError):
        save(match, tmp_path / "missing" / "match.canasta")


def test_no_file_and_no_match(tmp_path: Path) -> None:
    with pytest.raises(SaveError) as error:
        load(tmp_path / "nothing")
    assert error.value.message("es").startswith("No se puede leer ")
    with pytest.raises(SaveError):
        load(tmp_path)


@pytest.mark.parametrize(
    "content",
    ["", "[]", '{"format": "canasta save 2"}', "[" * 100_000, b"\xff\xfe", '{"format": 1}'],
    ids=range(6),
)
def test_foreign_files(content: str | bytes) -> None:
    with pytest.raises(SaveError) as error:
        loads(content)
    assert "canasta save 1" in str(error.value)
    assert error.value.message("es")


@pytest.mark.parametrize(
    "change",
    [
        {"seed": 3},
        {"record": None},
        {"record": ["canasta record 1\nrules"]},
        {"record": ["hola"]},
        {"draw": {}},
        {"draw": {"secret": "ff", "contributions": [], "picks": []}},
        {"draw": {"secret": "00" * 32, "contributions": [], "picks": [[0, 0], [0, 1]]}},
        {"draw": {"secret": "00" * 32, "contributions": [], "picks": [[0]]}},
        {"draw": {"secret": "00" * 32, "contributions": ["x"] * 9, "picks": []}},
    ],
    ids=range(9),
)
def test_damaged_files(change: dict[str, object]) -> None:
    kept = json.loads(dumps(new("salon", "damaged"))) | change
    with pytest.raises(WordedError) as error:
        loads(json.dumps(kept))
    for lang in ("es", "en"):
        assert "\n" not in error.value.message(lang)


def test_a_record_damaged_inside_is_told_with_its_line() -> None:
    match = started("clasica", "inside")
    kept = json.loads(dumps(match))
    kept["record"] = [line for line in kept["record"] if not line.startswith("commitment")]
    with pytest.raises(WordedError) as error:
        loads(json.dumps(kept))
    assert str(error.value).startswith("Line ")


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "huge"
    with file.open("wb") as huge:
        huge.truncate(9_000_000)
    with pytest.raises(SaveError, match="8 MB"):
        load(file)


def test_a_draw_that_is_over_is_not_kept_as_one_that_goes_on() -> None:
    match = new("salon", "over")
    kept = json.loads(dumps(match))
    match.ready()
    assert match.draw is not None
    kept["draw"]["picks"] = match.draw.picks
    with pytest.raises(SaveError, match="“draw” holds"):
        loads(json.dumps(kept))
