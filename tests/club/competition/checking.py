"""Checks for every round of a competition and for its end, in all formats."""

from __future__ import annotations

import random
from collections import Counter

from tests.club.competition.playing import begin, play, seat

from canasta.club.competition import Competition, Format


def check_round(competition: Competition, there: list[int] | None = None) -> None:
    """Assert one place for each, and two sides of one pair, or of two players, at each table."""
    state = competition.state
    now, size = state.rounds[-1], 2 if state.settings.format is Format.INDIVIDUAL else 1
    sides = [side for table, match in now.matches.items() for side in match.meeting.sides if table == match.table]
    assert [len(side) for side in sides] == [size] * 2 * len(now.matches)
    everybody = [*now.sit_out, *now.unopposed, *(pair for side in sides for pair in side)]
    assert sorted(everybody) == sorted(state.live if there is None else there)


def check_sit_outs_fair(competition: Competition) -> None:
    """Assert that no pair sits out twice before every pair has sat out once."""
    out = Counter(dict.fromkeys(competition.state.live, 0))
    for each in competition.state.rounds:
        out.update(each.sit_out)
        assert max(out.values()) <= min(out.values()) + 1


def check_met_once(competition: Competition, times: int = 1) -> None:
    met = Counter(frozenset(each.pairs) for each in competition.state.matches())
    assert max(met.values()) == times


def checked_to_its_end(of: Format, pairs: int, seed: int = 0, **changed: int) -> Competition:
    """Play and check all rounds: no second meetings, and fair sitting out."""
    competition = begin(of, pairs, **changed)
    chance = random.Random(f"{seed} {pairs}")
    while not competition.over:
        state = competition.state
        there = state.still_in() if of is Format.KNOCK_OUT and state.rounds else state.live
        groups = _waiting_groups(competition, there) if changed.get("lives") == 2 else []
        seat(competition)
        check_round(competition, there)
        _check_groups(competition, groups)
        play(competition, chance)
    if of is not Format.KNOCK_OUT:
        check_met_once(competition)
        check_sit_outs_fair(competition)
    return competition


def _waiting_groups(competition: Competition, there: list[int]) -> list[dict[int, int]]:
    """The groups of equal defeats in a knock-out, with each pair's rounds sat out. The last two are one group."""
    state = competition.state
    losses = state.lost() if len(there) > 2 else {}
    lost = {pair: losses.get(pair, 0) for pair in there}
    out = {pair: state.times_out(pair) for pair in there}
    return [{pair: out[pair] for pair in there if lost[pair] == count} for count in sorted(set(lost.values()))]


def _check_groups(competition: Competition, groups: list[dict[int, int]]) -> None:
    """Assert that opponents have equal defeats, and that an odd group leaves out one of the pairs that waited least."""
    now = competition.state.rounds[-1]
    for group in groups:
        waits = now.sit_out & group.keys()
        assert len(waits) == len(group) % 2
        assert all(group[pair] == min(group.values()) for pair in waits)
        assert all(set(each.pairs) <= group.keys() for each in now.matches.values() if set(each.pairs) & group.keys())
