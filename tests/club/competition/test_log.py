"""The log of a competition: when it is folded, and how a line that is no entry is named."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.club.competition.playing import DEALS, begin, entered, play_out
from tests.club.refusing import refuses

from canasta.club.competition import (
    Begun,
    Changed,
    Competition,
    CompetitionError,
    CompetitionOpened,
    Corrected,
    Entry,
    Format,
    Played,
    RoundSeated,
    Withdrew,
    read,
    write,
)
from canasta.club.competition import competition as competitions


def folds(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The lengths of the logs that are folded from now on."""
    folded: list[int] = []
    real = competitions._fold

    def fold(log: list[Entry], new: int) -> object:
        folded.append(len(log))
        return real(log, new)

    monkeypatch.setattr(competitions, "_fold", fold)
    return folded


def test_a_refused_entry_folds_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    competition = play_out(begin(Format.ROUND_ROBIN, 6))
    log, state = competition.log, vars(Competition(competition.log).state)
    folded = folds(monkeypatch)
    again = next(each for each in competition.log if isinstance(each, Played))
    for entry in (again, entered(1), Withdrew(pair=99), Changed(rounds=1), Begun(round=1, table=1)):
        with pytest.raises(CompetitionError):
            competition.extend([entry])
    assert not folded
    assert (competition.log, vars(competition.state)) == (log, state)


@pytest.mark.parametrize("wrong", ["result", "seats", "correction"])
def test_entries_that_are_taken_back_are_folded_ahead(wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    competition = play_out(begin(Format.ROUND_ROBIN, 6))
    log, state = competition.log, vars(Competition(competition.log).state)
    last: dict[str, Entry] = {
        "result": next(each for each in log if isinstance(each, Played)),
        "seats": next(each for each in log if isinstance(each, RoundSeated)),
        "correction": Corrected(of=1, points=(5, 4000), deals=DEALS, reason="no result"),
    }
    right = Corrected(of=len(log), points=(5, 4000), deals=DEALS, reason="the other way round")
    folded = folds(monkeypatch)
    lists: list[list[Entry]] = [
        [last[wrong]],
        [entered(90), last[wrong]],
        [right, last[wrong]],
        [entered(90), right, last[wrong]],
    ]
    for entries in lists:
        if competition.may_fold(entries):
            competition.foresee(entries)
        folded.clear()
        with pytest.raises(CompetitionError):
            competition.extend(entries)
        assert not folded
        assert (competition.log, vars(competition.state)) == (log, state)


def test_what_was_foreseen_is_not_folded_again(monkeypatch: pytest.MonkeyPatch) -> None:
    competition = play_out(begin(Format.ROUND_ROBIN, 6))
    number = next(at for at, each in enumerate(competition.log, 1) if isinstance(each, Played))
    right = Corrected(of=number, points=(5, 4000), deals=DEALS, reason="the other way round")
    wrong = Corrected(of=1, points=(5, 4000), deals=DEALS, reason="no result")
    after = Competition([*competition.log, right])
    assert competition.may_fold([right])
    assert not competition.may_fold([competition.log[number - 1]])
    folded = folds(monkeypatch)
    competition.foresee([wrong])
    with pytest.raises(CompetitionError, match="1"):
        competition.add(wrong)
    competition.foresee([right])
    assert len(folded) == 2
    competition.extend([replace(right, by="Ana", at="2026-11-28")])
    assert len(folded) == 2
    assert competition.standings() == after.standings()
    competition.foresee([wrong])
    competition.extend([replace(right, of=number, reason="and back")])
    assert len(folded) == 4, "something else was entered than what was foreseen"


@pytest.mark.parametrize(
    "line",
    ["", "[]", '{"entry":"won"}', '{"entry":"begun","round":1}', '{"entry":"begun","round":"a","table":2}', "é{"],
)
def test_a_line_that_is_no_entry_is_named(line: str) -> None:
    good = write([CompetitionOpened(settings=begin(Format.SWISS, 4).state.settings)])
    if not line:
        assert read(good + "\n\n") == read(good)
        return
    with refuses("unreadable") as caught:
        read(good + line)
    assert caught.value.data["line"] == 2


def test_nothing_comes_before_the_settings() -> None:
    with refuses("not-opened"):
        Competition([entered(1)])
    with refuses("opened"):
        begin(Format.SWISS, 4).add(begin(Format.SWISS, 4).log[0])
