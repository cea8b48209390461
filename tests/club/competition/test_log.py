"""The log of a competition: what was foreseen is not folded again, and a line that is no entry is named."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.club.competition.playing import DEALS, begin, entered, play_out

from canasta.club.competition import (
    Competition,
    CompetitionError,
    CompetitionOpened,
    Corrected,
    Entry,
    Format,
    Played,
    read,
    write,
)
from canasta.club.competition import competition as competitions


def test_what_was_foreseen_is_not_folded_again(monkeypatch: pytest.MonkeyPatch) -> None:
    competition = play_out(begin(Format.ROUND_ROBIN, 6))
    number = next(at for at, each in enumerate(competition.log, 1) if isinstance(each, Played))
    right = Corrected(of=number, points=(5, 4000), deals=DEALS, reason="the other way round")
    wrong = Corrected(of=1, points=(5, 4000), deals=DEALS, reason="no result")
    after = Competition([*competition.log, right])
    assert competition.reconsiders([right])
    assert not competition.reconsiders([competition.log[number - 1]])
    folded: list[int] = []
    real = competitions._fold

    def fold(log: list[Entry]) -> object:
        folded.append(len(log))
        return real(log)

    monkeypatch.setattr(competitions, "_fold", fold)
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
    with pytest.raises(CompetitionError) as caught:
        read(good + line)
    assert (caught.value.code, caught.value.data["line"]) == ("unreadable", 2)


def test_nothing_comes_before_the_settings() -> None:
    with pytest.raises(CompetitionError) as caught:
        Competition([entered(1)])
    assert caught.value.code == "not-opened"
    with pytest.raises(CompetitionError) as caught:
        begin(Format.SWISS, 4).add(begin(Format.SWISS, 4).log[0])
    assert caught.value.code == "opened"
