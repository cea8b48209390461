"""Random evenings on which everything goes wrong: absences, late pairs, wrong seats, corrections, nonsense."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from tests.club.competition.checking import check_round
from tests.club.competition.playing import DEALS, OF_PAIRS, begin, entered, played

from canasta.club.competition import (
    Absence,
    Annulled,
    Begun,
    Changed,
    Competition,
    CompetitionError,
    Corrected,
    Credited,
    Criterion,
    Disqualified,
    Entered,
    Entry,
    Format,
    Handicapped,
    LeaveGiven,
    Left,
    Meeting,
    NoShow,
    Penalised,
    Played,
    Postponed,
    Reported,
    Reseated,
    RoundSeated,
    Substituted,
    Withdrew,
)
from canasta.texts import LANGUAGES

MOST_ROUNDS: Final = 40
MOST_LATE: Final = 5


def disturbed_evening(
    seed: int, look: Callable[[Competition], None], formats: Sequence[Format] = OF_PAIRS
) -> tuple[Competition, Counter[str]]:
    """Play an evening to its end with a check after every round; count the disturbances that took effect.

    An accepted entry is the last of the log; a refused one has a sentence in each language and changes nothing.
    """
    chance = random.Random(seed)
    competition, happened = _begun(chance, formats), Counter[str]()
    disturbances = (_absent, _absent, _late, _late, _instead, _goes, _disqualified, _adjusted, _handicapped, _corrected,
                    _annulled, _round_annulled, _swapped, _taken_in, _rounds_changed, _anything)  # fmt: skip
    often = chance.choice((0.1, 0.3, 0.6, 1.2))

    def disturb(weight: float) -> None:
        while chance.random() < weight * often / (1 + often):
            what = chance.choice(disturbances)
            entry = what(competition, chance)
            if entry is None:
                continue
            log, ranking = competition.log, competition.standings()
            try:
                if chance.random() < 0.3:
                    competition.foresee([entry])
                competition.add(entry)
            except CompetitionError as error:
                assert (competition.log, competition.standings()) == (log, ranking)
                assert vars(competition.state) == vars(Competition(log).state)
                assert len({error.message(lang) for lang in LANGUAGES}) == len(LANGUAGES)  # noqa: PT017
                continue
            assert competition.log == (*log, entry)
            happened[what.__name__[1:]] += 1
            if chance.random() < 0.2:
                look(competition)

    while not competition.over and len(competition.state.rounds) < MOST_ROUNDS:
        disturb(0.5)
        state = competition.state
        there = state.still_in() if state.settings.format is Format.KNOCK_OUT and state.rounds else state.live
        if not _seat(competition, chance):
            break
        third = competition.state.third_match()
        check_round(competition, [*there, *(third.pairs if third else ())])
        while match := next(competition.state.open_matches(), None):
            disturb(0.3)
            if match in competition.state.open_matches():
                if chance.random() < 0.2 and not match.begun:
                    competition.add(Begun(round=match.round, table=match.table))
                one, other = chance.sample(range(-100, 900), 2)
                if chance.random() < 0.2 and state.settings.format is not Format.KNOCK_OUT:
                    other = one
                competition.add(played(match.round, match.table, (5 * one, 5 * other)))
        look(competition)
        disturb(0.7)
    return competition, happened


def _begun(chance: random.Random, formats: Sequence[Format]) -> Competition:
    of = chance.choice(formats)
    pairs = chance.choice((4, 5, 6, 7, 8, 9, 10, 11, 12, 17))
    more: dict[str, object] = {
        "absence": chance.choice((Absence.DISQUALIFIED, Absence.DISQUALIFIED, Absence.MATCH_LOST)),
        "win_points": chance.choice((1, 2)),
        "award_wins": chance.random() < 0.7,
        "sit_out": chance.choice((None, None, 1000)),
        "award": chance.choice((5000, 5000, None)),
        "missed": chance.choice((0, 0, None, 500)),
        "cap": chance.choice((0, 0, 1000)),
        "scale": (100, 300, 700, 1500, 3000),
        "sit_out_scale": chance.choice((None, 5)),
        "award_scale": chance.choice((None, 8)),
        "missed_scale": chance.choice((None, 0, 3)),
        "sit_out_wins": chance.random() < 0.5,
    }
    if of in (Format.FIXED_AND_MOVING, Format.ROUND_ROBIN) and chance.random() < 0.6:
        more["rounds"] = chance.randint(2, max(2, pairs // 2))
    if of in (Format.FIXED_AND_MOVING, Format.ROUND_ROBIN) and pairs >= 8 and chance.random() < 0.3:
        more["sections"] = 2
    if of is Format.ROUND_ROBIN and pairs < 7:
        more["legs"] = chance.choice((1, 2))
    if of is Format.KNOCK_OUT:
        more["lives"] = chance.choice((1, 2))
        more["third_place"] = more["lives"] == 1 and chance.random() < 0.5
    if of is Format.INDIVIDUAL:
        more["rounds"] = chance.randint(2, 6)
    never = {Criterion.LASTING, *((Criterion.DIRECT, Criterion.OPPONENTS) if of is Format.INDIVIDUAL else ())}
    by: list[Criterion] = [each for each in Criterion if each not in never]
    ranking = chance.sample(by, chance.randint(1, len(by)))
    if of is Format.KNOCK_OUT:
        ranking.insert(0, Criterion.LASTING)
    competition = begin(of, pairs, ranking=tuple(ranking), **more)
    if of is not Format.KNOCK_OUT:
        for pair in chance.sample(competition.state.live, chance.choice((0, 0, 2, 4))):
            competition.add(Handicapped(pair=pair, points=5 * chance.randint(1, 300)))
    return competition


def _seat(competition: Competition, chance: random.Random) -> bool:
    """Seat the next round as proposed; sometimes let another pair sit out."""
    try:
        entry = competition.propose()
    except CompetitionError:
        return False
    if chance.random() < 0.1 and competition.state.settings.format is Format.SWISS and entry.sit_out:
        last = entry.meetings[-1]
        other = RoundSeated(
            round=entry.round,
            meetings=(*entry.meetings[:-1], Meeting(last.table, entry.sit_out[0], last.moving)),
            sit_out=(last.fixed, *entry.sit_out[1:]),
        )
        try:
            competition.add(other)
        except CompetitionError:
            pass
        else:
            return True
    competition.add(entry)
    return True


def _anything(competition: Competition, chance: random.Random) -> Entry:
    """An entry about any match, pair or entry, or about one that there is not."""
    of_round, table, pair = chance.randint(0, 4), chance.randint(0, 5), chance.randint(0, 9)
    of = chance.randint(0, len(competition.log) + 1)
    where: dict[str, Any] = {"round": of_round, "table": table}
    return chance.choice(
        (
            LeaveGiven(**where, player="Ana 1", cause="ill", by="Luz"),
            Reported(**where, pair=pair, what="a telephone"),
            Postponed(**where, to="2026-01-12"),
            Substituted(pair=pair, out=f"Ana {pair}", into="Eva"),
            Changed(name=f"Cup {pair}"),
            Begun(**where),
            NoShow(**where, pair=pair),
            played(of_round, table),
            Withdrew(pair=pair),
            Corrected(of=of, points=(5, 10), deals=DEALS, reason="x"),
            Annulled(of=of, reason="x"),
        )
    )


def _absent(competition: Competition, chance: random.Random) -> Entry | None:
    matches = list(competition.state.open_matches())
    if not matches:
        return None
    match = chance.choice(matches)
    kind = Left if match.begun else NoShow
    return kind(round=match.round, table=match.table, pair=chance.choice(match.pairs))


def _late(competition: Competition, _chance: random.Random) -> Entry | None:
    state = competition.state
    late = sum(not pair.slot or pair.slot > state.drawn for pair in state.pairs.values())
    newcomer = entered(len(state.pairs) + 1, state.settings.format)
    return newcomer if state.rounds and late < MOST_LATE else None


def _instead(competition: Competition, chance: random.Random) -> Entry | None:
    gone = [number for number, pair in competition.state.pairs.items() if pair.gone]
    number = len(competition.state.pairs) + 1
    players = entered(number, competition.state.settings.format).players
    return Entered(players=players, instead_of=chance.choice(gone)) if gone else None


def _goes(competition: Competition, chance: random.Random) -> Entry | None:
    live = competition.state.live
    return Withdrew(pair=chance.choice(live)) if len(live) > 2 else None


def _disqualified(competition: Competition, chance: random.Random) -> Entry | None:
    live = competition.state.live
    return Disqualified(pair=chance.choice(live), reason="x") if len(live) > 2 and competition.state.rounds else None


def _adjusted(competition: Competition, chance: random.Random) -> Entry | None:
    kind = chance.choice((Penalised, Credited))
    return kind(
        pair=chance.choice(competition.state.live),
        points=5 * chance.randint(1, 100),
        reason="x",
        in_scale=chance.random() < 0.3,
    )


def _handicapped(competition: Competition, chance: random.Random) -> Entry:
    return Handicapped(pair=chance.choice(competition.state.live), points=5 * chance.randint(0, 100))


def _results(competition: Competition) -> list[int]:
    return [at for at, each in enumerate(competition.log, 1) if isinstance(each, Played | NoShow | Left)]


def _corrected(competition: Competition, chance: random.Random) -> Entry | None:
    results = _results(competition)
    one, other = chance.sample(range(-100, 900), 2)
    points = (5 * one, 5 * other)
    return Corrected(of=chance.choice(results), points=points, deals=DEALS, reason="x") if results else None


def _annulled(competition: Competition, chance: random.Random) -> Entry | None:
    kinds = (Played, NoShow, Left, Withdrew, Disqualified, Penalised, Credited, Corrected, Handicapped)
    of = [at for at, each in enumerate(competition.log, 1) if isinstance(each, kinds)]
    return Annulled(of=chance.choice(of), reason="x") if of else None


def _round_annulled(competition: Competition, _chance: random.Random) -> Entry | None:
    """The annulment of the last round; it stands only if no match of the round has a result."""
    rounds = competition.state.rounds
    return Annulled(of=rounds[-1].entry, reason="x") if rounds else None


def _swapped(competition: Competition, chance: random.Random) -> Entry | None:
    matches = [match for match in competition.state.open_matches() if match.round == len(competition.state.rounds)]
    if len(matches) < 2:
        return None
    one, other = chance.sample(matches, 2)
    meetings = tuple(
        _meeting(at.table, (at.meeting.sides[0], from_.meeting.sides[1])) for at, from_ in ((one, other), (other, one))
    )
    return Reseated(round=one.round, meetings=meetings, as_played=chance.random() < 0.5, reason="x")


def _meeting(table: int, sides: tuple[tuple[int, ...], tuple[int, ...]]) -> Meeting:
    """A meeting of these sides: of two pairs, or of two players each."""
    one, other = sides
    return Meeting(table, one[0], other[0], (one[1], other[1]) if len(one) > 1 else None)


def _taken_in(competition: Competition, chance: random.Random) -> Entry | None:
    """A change of seats by which two waiting pairs of the current round meet."""
    state = competition.state
    if not state.rounds:
        return None
    now = state.rounds[-1]
    seated = {pair for match in now.matches.values() for pair in match.pairs}
    free = [pair for pair in state.live if pair not in seated]
    each = 2 if state.settings.format is Format.INDIVIDUAL else 1
    if len(free) < 2 * each:
        return None
    if each == 2:
        four = tuple(chance.sample(free, 4))
        table = max(now.matches, default=0) + 1
        return Reseated(round=len(state.rounds), meetings=(_meeting(table, (four[:2], four[2:])),))
    one, other = chance.sample(free, 2)
    if state.home and state.pairs[one].slot not in state.home:
        one, other = other, one
    table = state.home.get(state.pairs[one].slot, max(now.matches, default=0) + 1)
    return Reseated(round=len(state.rounds), meetings=(Meeting(table, one, other),))


def _rounds_changed(competition: Competition, chance: random.Random) -> Entry | None:
    state = competition.state
    of = (Format.FIXED_AND_MOVING, Format.ROUND_ROBIN, Format.INDIVIDUAL)
    if state.settings.format not in of or not state.rounds:
        return None
    return Changed(rounds=len(state.rounds) + chance.randint(0, 3))
