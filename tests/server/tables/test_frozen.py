"""A table whose rules have become others goes on by its version, or is frozen and tells its last scores."""

from __future__ import annotations

import copy
import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from tests.changed_rules import later
from tests.server.tables.tables import Played, everything

from canasta.rules import get
from canasta.rules.digest import _baseline, digest
from canasta.rules.switches import SWITCHES
from canasta.server.journal.kind import JournalError
from canasta.server.tables import inputs
from canasta.server.tables.errors import TableError
from canasta.server.tables.table_log import TABLE_LOG
from canasta.server.wire.values import Settings

AWARD: dict[str, Any] = {"going_out": 200}
SECRETS = ("0d" * 32, "e1" * 32)  # of the draw and the first deal
OPENING: dict[str, Any] = {"opening": "0:200"}


@pytest.fixture(scope="module")
def finished() -> Played:
    """A match that is over."""
    settings = Settings(rules="clasica", version=1, house={"target": 500}, ceremony="short")
    return Played(settings).begin(*SECRETS).play(random.Random(2), greedy=True)


@pytest.fixture(scope="module")
def running() -> Played:
    """A match in the middle of its third deal."""
    played = Played(Settings(rules="clasica", version=1, ceremony="short"), 2).begin(*SECRETS)
    played.play(random.Random(3), deals=2, greedy=True)
    rng = random.Random(4)
    while played.table.stage != "play" or len(played.log) % 7:
        played.step(rng, greedy=True)
    return played


def frozen(played: Played, why: str, seq: int, scores: str) -> JournalError:
    """The error of the log: it has the last scores, and tells them in both languages."""
    with pytest.raises(JournalError) as caught:
        played.rebuilt()
    error = caught.value
    assert error.frozen
    assert (error.code, error.data["seq"], error.data["scores"]) == (f"frozen-{why}", seq, scores)
    assert all(scores in error.message(lang) for lang in ("es", "en"))
    return error


def scores_of(played: Played) -> str:
    return ", ".join(map(str, played.table.scores))


def test_a_log_says_by_which_rules_and_with_which_result(finished: Played) -> None:
    kept = [msgspec.json.decode(body)[1].get("kept") for body, _ in finished.log]
    kept = [each for each in kept if each]
    assert [each["deal"] for each in kept] == list(range(1, len(finished.table.score_sheets) + 1))
    assert [side["after"] for side in kept[-1]["sides"]] == finished.table.scores
    assert kept[-1]["winner"] == finished.table.winner is not None
    assert everything(finished.rebuilt()) == everything(finished.table)


@pytest.mark.parametrize("changes", [AWARD, OPENING], ids=["award", "opening"])
def test_by_other_rules_it_is_frozen_and_tells_its_scores(
    finished: Played, running: Played, changes: dict[str, Any]
) -> None:
    with later("clasica", changes):
        for played in (finished, running):
            error = frozen(played, "rules", 1, scores_of(played))
            assert "“clasica@1” in a form that this canasta does not have" in error.message("en")


def test_rules_that_were_given_up_before_play_freeze_nothing() -> None:
    """A table made with one rule set plays by another: only the second matters."""
    played = Played(Settings(rules="salon", version=1, ceremony="short"), 2)
    played.do(0, inputs.SettingsChanged(Settings(rules="clasica", version=1, ceremony="short")))
    played.begin(*SECRETS)
    with later("salon", AWARD):
        assert everything(played.rebuilt()) == everything(played.table)
    with later("clasica", AWARD), pytest.raises(JournalError) as caught:
        played.rebuilt()
    number = next(number for number, (body, _) in enumerate(played.log, 1) if b'"settings"' in body and number > 1)
    assert (caught.value.code, caught.value.data["seq"]) == ("frozen-rules", number)


@pytest.mark.parametrize("changes", [AWARD, OPENING], ids=["award", "opening"])
def test_it_goes_on_by_its_version(running: Played, finished: Played, changes: dict[str, Any]) -> None:
    (name,) = changes
    before = {"going_out": 100, "opening": "15 0:50 1500:90 3000:120"}[name]
    with later("clasica", changes, version=2, earlier={1: {name: before}}):
        assert everything(running.rebuilt()) == everything(running.table)
        assert everything(finished.rebuilt()) == everything(finished.table)


def test_a_switch_more_changes_nothing(running: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that says of these rules what was done before: here, that 5000 points are enough."""
    monkeypatch.setitem(SWITCHES, "enough", replace(SWITCHES["target"], name="enough"))
    caches = (_baseline, digest)
    for cache in caches:
        cache.cache_clear()
    try:
        assert _baseline()["enough"] == "5000"
        assert everything(running.rebuilt()) == everything(running.table)
        assert digest(get("clasica")) == running.begun_by
    finally:
        monkeypatch.undo()
        for cache in caches:
            cache.cache_clear()


def test_a_log_of_a_version_that_is_gone_is_frozen(running: Played) -> None:
    with later("clasica", AWARD, version=2, earlier={}):
        frozen(running, "rules", 1, scores_of(running))


def test_a_log_of_house_rules_that_are_no_change_any_more_is_frozen() -> None:
    """The book has become what the table had agreed on: by these words there are no such rules."""
    played = Played(Settings(rules="clasica", version=1, house=AWARD, ceremony="short"), 2).begin(*SECRETS)
    with later("clasica", AWARD), pytest.raises(JournalError) as caught:
        played.rebuilt()
    assert (caught.value.code, caught.value.data["scores"]) == ("frozen-rules", "none")
    assert "Nothing is lost: it can be opened again" in caught.value.message("en")
    assert "No se pierde nada: se abrirá de nuevo" in caught.value.message("es")
    with later("clasica", AWARD, version=2, earlier={1: {"going_out": 100}}):
        assert everything(played.rebuilt()) == everything(played.table)


def test_a_log_of_a_rule_set_that_is_gone_is_frozen(running: Played) -> None:
    other = with_log(running, [(running.log[0][0].replace(b"clasica", b"verano"), 1.0), *running.log[1:]])
    assert "“verano@1”" in frozen(other, "rules", 1, scores_of(running)).message("en")


def with_log(played: Played, log: list[tuple[bytes, float]]) -> Played:
    """The table with another log."""
    other = copy.copy(played)
    other.log = log
    return other


def planted(played: Played, number: int, body: bytes) -> Played:
    """The log with another row, as if the program of then had been another."""
    log = list(played.log)
    log[number] = body, log[number][1]
    return with_log(played, log)


def endings(played: Played) -> list[int]:
    return [number for number, (body, _) in enumerate(played.log) if b'"kept"' in body]


def test_what_counts_otherwise_today_keeps_the_count_of_then(finished: Played, running: Played) -> None:
    for played in (finished, running):
        for ending, sheet in zip(endings(played), played.table.score_sheets, strict=True):
            points, body = str(sheet[0].after).encode(), played.log[ending][0]
            assert b'"after":' + points in body
            then = planted(played, ending, body.replace(b'"after":' + points, b'"after":' + points[:-1] + b"7"))
            last = sheet is played.table.score_sheets[-1]
            scores = [int(points[:-1] + b"7"), *played.table.scores[1:]] if last else played.table.scores
            frozen(then, "result", ending + 1, ", ".join(map(str, scores)))


def test_what_is_refused_today_freezes_where_it_stands(running: Played) -> None:
    last = len(running.log) - 1
    while b'"played"' not in running.log[last][0] or b'"kept"' in running.log[last][0]:
        last -= 1
    by, entry = inputs.ROWS.decode(running.log[last][0])
    assert isinstance(entry, inputs.ActionsPlayed)
    refused = TABLE_LOG.body(by, inputs.ActionsPlayed("meld 4h 4d 4c 4s 4h 4d 4c"))
    frozen(planted(running, last, refused), "refused", last + 1, scores_of(running))


def test_a_row_that_makes_no_sense_is_no_matter_of_rules(running: Played) -> None:
    for body in (b'[0,{"did":"confirmed"}]', b'[3,{"did":"rematched","table":"a"}]'):
        with pytest.raises(TableError):
            planted(running, -1, body).rebuilt()


def test_a_log_of_before_says_nothing_and_is_believed(running: Played) -> None:
    """As it was: nobody knows by what it was played."""
    old = with_log(running, [(TABLE_LOG.body(*bare(body)), at) for body, at in running.log])
    old.begun_by = None
    assert everything(old.rebuilt()) == everything(running.table)
    with later("clasica", {"target": 6000}):
        assert everything(old.rebuilt())["table en"].target == 6000


def bare(body: bytes) -> tuple[int | None, Any]:
    by, entry = inputs.ROWS.decode(body)
    return by, msgspec.structs.replace(entry, kept=msgspec.UNSET)


def test_what_a_newer_program_adds_to_settings_is_read() -> None:
    played = Played(Settings(rules="clasica"))
    body = played.log[0][0].replace(b'"settings":{', b'"settings":{"music":"loud",')
    by, made = inputs.ROWS.decode(body)
    assert (by, made) == inputs.ROWS.decode(played.log[0][0])
    with pytest.raises(msgspec.ValidationError, match="music"):
        msgspec.json.decode(b'{"rules":"clasica","music":"loud"}', type=Settings)


def test_another_version_is_other_rules_and_is_to_be_agreed_to_anew() -> None:
    house: dict[str, int | bool | str] = {"target": 9000}
    with later("tres-barajas", {}, version=2, earlier={1: {"late_plug": True}}):
        played = Played(Settings(rules="tres-barajas", version=1, house=house), people=2)
        played.do(1, inputs.Confirmed())
        played.do(0, inputs.SettingsChanged(Settings(rules="tres-barajas", version=1, house=house, pace=0)))
        assert played.table.unconfirmed == []
        played.do(0, inputs.SettingsChanged(Settings(rules="tres-barajas", version=2, house=house)))
        assert played.table.unconfirmed == [1]
