"""Sections: everybody meets only their section, nobody twice; late pairs, rankings of the sections, what is refused."""

from __future__ import annotations

import random
from collections import Counter, defaultdict

import pytest
from tests.club.competition.checking import check_round
from tests.club.competition.playing import begin, entered, play, play_out, seat
from tests.club.refusing import refuses

from canasta.club.competition import Competition, Corrected, Disqualified, Format, Withdrew
from canasta.club.competition.model import Criterion
from canasta.club.competition.ranking import places_within
from canasta.club.competition.rounds_to_come import rounds_to_come

MOVEMENTS = [Format.FIXED_AND_MOVING, Format.ROUND_ROBIN]


def sections_of(competition: Competition) -> dict[int, list[int]]:
    found: defaultdict[int, list[int]] = defaultdict(list)
    for pair in competition.state.pairs:
        found[competition.state.section_of_pair(pair)].append(pair)
    return dict(found)


def check_within(competition: Competition, times: int = 1) -> None:
    state = competition.state
    met = Counter(frozenset(match.pairs) for match in state.matches())
    assert set(met.values()) <= {times}
    assert all(len({state.section_of_pair(pair) for pair in couple}) == 1 for couple in met)


@pytest.mark.parametrize("of", MOVEMENTS)
@pytest.mark.parametrize("sections", range(2, 7))
def test_everybody_meets_only_their_section_and_nobody_twice(of: Format, sections: int) -> None:
    for pairs in {4 * sections, 4 * sections + 1, 5 * sections - 1, 6 * sections, 37}:
        competition = begin(of, pairs, sections=sections)
        coming, chance = list(rounds_to_come(competition.state)), random.Random(pairs)
        while not competition.over:
            assert seat(competition) == coming.pop(0)
            check_round(competition)
            play(competition, chance)
        assert not coming
        check_within(competition)
        members = sections_of(competition)
        sizes = [len(members[section]) for section in range(1, sections + 1)]
        assert (sum(sizes), max(sizes) - min(sizes) <= 1) == (pairs, True)
        largest = max(sizes)
        needed = (largest + 1) // 2 if of is Format.FIXED_AND_MOVING else largest - 1 + largest % 2
        assert len(competition.state.rounds) == needed
        met = Counter(pair for match in competition.state.matches() for pair in match.pairs)
        for section, own in members.items():
            size = sizes[section - 1]
            half = size // 2
            expected = {half, size - half} if of is Format.FIXED_AND_MOVING else {size - 1}
            assert {met[pair] for pair in own} == expected


@pytest.mark.parametrize("of", MOVEMENTS)
def test_tables_run_on_through_the_sections_and_the_draw_is_dealt_to_and_fro(of: Format) -> None:
    competition = begin(of, 13, sections=3)
    first = seat(competition)
    assert sections_of(competition) == {1: [1, 6, 7, 12, 13], 2: [2, 5, 8, 11], 3: [3, 4, 9, 10]}
    tables: defaultdict[int, list[int]] = defaultdict(list)
    for each in first.meetings:
        tables[competition.state.section_of_pair(each.fixed)].append(each.table)
    assert sorted(tables[2] + tables[3]) == ([4, 5, 6, 7] if of is Format.FIXED_AND_MOVING else [3, 4, 5, 6])
    assert len(first.sit_out) == 1
    assert first.sit_out[0] in sections_of(competition)[1]


def test_pairs_of_a_section_that_has_finished_sit_out() -> None:
    competition = begin(Format.ROUND_ROBIN, 9, sections=2)
    play_out(competition)
    waiting = [each.sit_out for each in competition.state.rounds]
    small = next(own for own in sections_of(competition).values() if len(own) == 4)
    assert [set(small) <= out for out in waiting] == [False, False, False, True, True]


@pytest.mark.parametrize("of", MOVEMENTS)
@pytest.mark.parametrize("seed", range(8))
def test_late_pairs_departures_and_corrections(of: Format, seed: int) -> None:
    chance = random.Random(f"{of} {seed}")
    ranking = tuple(chance.sample([each for each in Criterion if each not in (Criterion.LASTING, Criterion.SCALE)], 4))
    sections = chance.choice((2, 3))
    competition = begin(of, chance.randint(4 * sections, 8 * sections), sections=sections, ranking=ranking)
    while not competition.over:
        seat(competition)
        check_round(competition)
        play(competition, chance)
        state = competition.state
        if chance.random() < 0.5:
            gone = chance.choice(state.live)
            competition.add(chance.choice((Withdrew(pair=gone), Disqualified(pair=gone, reason="late", by="J"))))
        if chance.random() < 0.5 and not competition.over:
            sizes = Counter(state.section_of_pair(pair) for pair in state.live)
            vacant = [number for slot, number in state.occupant.items() if state.pairs[number].gone]
            place = chance.choice([0, *vacant])
            late = entered(len(state.pairs) + 1, of)
            competition.add(type(late)(players=late.players, instead_of=place))
            into = competition.state.section_of_pair(len(competition.state.pairs))
            assert into == (
                state.section_of_pair(place) if place else min(range(1, sections + 1), key=sizes.__getitem__)
            )
        if chance.random() < 0.5:
            kinds = [at for at, entry in enumerate(competition.log, 1) if type(entry).__name__ == "Played"]
            competition.add(Corrected(of=chance.choice(kinds), points=(5 * seed, 900), deals=4, reason="miscounted"))
        check_within(competition)
        check_rankings(competition)


def check_rankings(competition: Competition) -> None:
    """Assert that each section is ranked as the whole is, and that no figure looks beyond it."""
    lines, section_of = competition.standings(), competition.state.section_of_pair
    places = places_within(lines, section_of)
    for line in lines:
        others = [other.place for other in lines if section_of(other.pair) == section_of(line.pair) and other.place]
        assert places[line.pair] == (1 + sum(place < line.place for place in others) if line.place else 0)
        met = {reason.opponent for figure in line.figures for reason in figure.reasons if reason.opponent}
        assert {section_of(opponent) for opponent in met} <= {section_of(line.pair)}


def test_the_sentence_says_how_many_sections_there_can_be() -> None:
    with refuses("sections-small") as caught:
        begin(Format.FIXED_AND_MOVING, 14, sections=4).propose()
    assert caught.value.message("en") == (
        "4 sections need at least 16 pairs, 4 each, and there are 14: set 3 sections at most, or none."
    )
