"""Random entries in any order: accepted ones can be read back to the same state, refused ones change nothing."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import settings as limits
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.club.competition.playing import DEALS, begin, entered, play_out

from canasta.club.competition import (
    Annulled,
    Begun,
    Changed,
    Competition,
    CompetitionError,
    CompetitionOpened,
    Corrected,
    Disqualified,
    Entered,
    Entry,
    Format,
    LeaveGiven,
    Left,
    Meeting,
    NoShow,
    Penalised,
    Played,
    Postponed,
    Reported,
    Reseated,
    Substituted,
    Withdrew,
    read,
    write,
)
from canasta.club.competition import competition as competitions
from canasta.texts import LANGUAGES

Make = Callable[[Competition, random.Random], Entry]


def _points(chance: random.Random) -> tuple[int, int]:
    return (5 * chance.randint(-50, 900), 5 * chance.randint(-50, 900))


def _table(competition: Competition, chance: random.Random) -> tuple[int, int, int]:
    """A round, a table and a pair, mostly of an open match."""
    matches = list(competition.state.open_matches()) if chance.random() < 0.8 else list(competition.state.matches())
    if not matches or chance.random() < 0.05:
        return chance.randint(0, 4), chance.randint(0, 5), chance.randint(0, 9)
    match = chance.choice(matches)
    return match.round, match.table, chance.choice(match.pairs)


def _result(competition: Competition, chance: random.Random) -> Entry:
    of_round, table, _ = _table(competition, chance)
    return Played(round=of_round, table=table, points=_points(chance), deals=DEALS)


def _of_match(kind: Callable[..., Entry], **more: str) -> Make:
    def make(competition: Competition, chance: random.Random) -> Entry:
        of_round, table, pair = _table(competition, chance)
        fields = {} if kind in (Begun, LeaveGiven, Postponed) else {"pair": pair}
        return kind(round=of_round, table=table, **fields, **more)

    return make


def _of_pair(kind: Callable[..., Entry], **more: object) -> Make:
    return lambda competition, chance: kind(pair=chance.randint(0, len(competition.state.pairs) + 1), **more)


def _of_entry(kind: Callable[..., Entry]) -> Make:
    def make(competition: Competition, chance: random.Random) -> Entry:
        results = [
            number for number, entry in enumerate(competition.log, 1) if isinstance(entry, Played | NoShow | Left)
        ]
        of = chance.choice(results) if results and chance.random() < 0.7 else chance.randint(0, len(competition.log))
        fields = {"points": _points(chance), "deals": DEALS} if kind is Corrected else {}
        return kind(of=of, reason="looked again", **fields)

    return make


def _late(competition: Competition, chance: random.Random) -> Entry:
    number = len(competition.state.pairs) + 1
    return Entered(players=entered(number).players, instead_of=chance.choice([0, 0, chance.randint(1, number)]))


def _swap(competition: Competition, chance: random.Random) -> Entry:
    rounds = competition.state.rounds
    tables = sorted(rounds[-1].matches.items())[:2] if rounds else []
    if len(tables) < 2:
        return Reseated(round=1, meetings=())
    (one, first), (other, second) = tables
    meetings = (Meeting(one, first.fixed, second.moving), Meeting(other, second.fixed, first.moving))
    return Reseated(round=len(rounds), meetings=meetings, as_played=chance.random() < 0.5)


ENTRIES: dict[str, Make] = {
    "round": lambda competition, _: competition.propose(),
    "round too": lambda competition, _: competition.propose(),
    "result": _result,
    "result too": _result,
    "result again": _result,
    "begun": _of_match(Begun),
    "no-show": _of_match(NoShow),
    "left": _of_match(Left),
    "leave": _of_match(LeaveGiven, player="Ana 1", cause="ill", by="Luz"),
    "reported": _of_match(Reported, what="a telephone"),
    "postponed": _of_match(Postponed, to="2026-01-12"),
    "withdrew": _of_pair(Withdrew),
    "disqualified": _of_pair(Disqualified, reason="x"),
    "changed": lambda _, chance: Changed(name=f"Cup {chance.randint(1, 99)}", rounds=chance.choice([0, 2, 3, 5])),
    "penalised": _of_pair(Penalised, points=100, reason="x"),
    "substituted": _of_pair(Substituted, out="Ana 2", into="Eva"),
    "late": _late,
    "swap": _swap,
    "corrected": _of_entry(Corrected),
    "annulled": _of_entry(Annulled),
}


@limits(max_examples=60)
@given(
    st.sampled_from(list(Format)),
    st.integers(4, 8),
    st.lists(st.sampled_from(list(ENTRIES)), min_size=5, max_size=45),
    st.randoms(use_true_random=False),
)
def test_the_ranking_is_what_the_log_says(of: Format, pairs: int, kinds: list[str], chance: random.Random) -> None:
    competition = begin(of, pairs)
    for kind in kinds:
        log, ranking = competition.log, competition.standings()
        try:
            entry = ENTRIES[kind](competition, chance)
            if chance.random() < 0.3:
                competition.foresee([entry])
            number = competition.add(entry)
        except CompetitionError as error:
            assert (competition.log, competition.standings()) == (log, ranking)
            assert len({error.message(lang) for lang in LANGUAGES}) == len(LANGUAGES)  # noqa: PT017
        else:
            assert competition.log == (*log, entry)
            assert number == len(competition.log)
    again = Competition(read(write(competition.log)))
    assert again.log == competition.log
    assert again.standings() == competition.standings()
    for line in competition.standings():
        for figure in line.figures:
            assert figure.value == sum(each.value for each in figure.reasons)
            assert all(1 <= number <= len(competition.log) for each in figure.reasons for number in each.entries)
            assert all(each.entries or each.code == "in" for each in figure.reasons)


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
