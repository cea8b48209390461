"""Days as an iCalendar file (RFC 5545): of a league, all its rounds or the matches of one pair, and of a season.

A match that is moved keeps its `UID` and gets a higher `SEQUENCE`: it moves in a calendar that has it already.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime
from itertools import chain
from typing import Final

from canasta import __version__
from canasta.club.competition import Annulled, Competition, Reseated
from canasta.club.competition.entries import Changed, Postponed
from canasta.club.competition.model import Meeting
from canasta.club.competition.rounds_to_come import rounds_to_come
from canasta.club.server.inputs import ClubError
from canasta.club.server.wire.registers import SeasonInfo
from canasta.texts import text

_LINE: Final = 75  # octets, without the line break
_ESCAPED: Final = str.maketrans({"\\": "\\\\", ";": "\\;", ",": "\\,", "\n": "\\n"})


@dataclass(frozen=True)
class _Event:
    uid: str
    day: str
    summary: str
    about: str = ""


def calendar(competition: Competition, club: str, at: float, lang: str, pair: int = 0) -> str:
    """The file, with the times of `at`; `pair` 0 is for all rounds, and those matches that were moved.

    Raises `ClubError` (no-dates), `CompetitionError` (no-pair).
    """
    state = competition.state
    if pair:
        state.pair(pair)
    made = _of_pair(competition, club, lang, pair) if pair else _of_all(competition, club, lang)
    sequence = sum(isinstance(each, Changed | Postponed | Reseated | Annulled) for each in competition.log)
    return _written(state.settings.name, made, sequence, at, lang)


def season_calendar(season: SeasonInfo, register: str, sequence: int, at: float, lang: str) -> str:
    """The evenings of a season, with the times of `at`; `sequence` rises with each change of the register.

    Raises `ClubError` (no-dates).
    """
    events = (
        _Event(f"{each.club}-of-{register}", each.date, each.name or season.settings.name) for each in season.evenings
    )
    return _written(season.settings.name, events, sequence, at, lang)


def _written(name: str, made: Iterable[_Event], sequence: int, at: float, lang: str) -> str:
    events = [each for each in made if _is_day(each.day)]
    if not events:
        raise ClubError("no-dates")
    stamp = datetime.fromtimestamp(at / 1000, UTC).strftime("%Y%m%dT%H%M%SZ")
    name = _escaped(name)
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", f"PRODID:-//Canasta//canasta {__version__}//{lang.upper()}"]
    lines += ["CALSCALE:GREGORIAN", "METHOD:PUBLISH", f"NAME:{name}", f"X-WR-CALNAME:{name}"]
    for each in events:
        lines += ["BEGIN:VEVENT", f"UID:{each.uid}@canasta", f"DTSTAMP:{stamp}", f"SEQUENCE:{sequence}"]
        lines += [f"DTSTART;VALUE=DATE:{each.day.replace('-', '')}", f"SUMMARY:{_escaped(each.summary)}"]
        lines += [f"DESCRIPTION:{_escaped(each.about)}"] if each.about else []
        lines += ["TRANSP:TRANSPARENT", "END:VEVENT"]
    lines.append("END:VCALENDAR")
    return "".join(f"{folded}\r\n" for line in lines for folded in _folded(line))


def _of_all(competition: Competition, club: str, lang: str) -> Iterator[_Event]:
    state, name = competition.state, competition.state.settings.name
    for number, day in enumerate(state.settings.dates, 1):
        summary = text(lang, "calendar-round", name=name, round=number)
        yield _Event(f"{club}-{number}", day, summary)
    moved = {(each.round, each.table) for each in competition.log if isinstance(each, Postponed)}
    for match in state.matches():
        if (match.round, match.table) not in moved:  # one that was moved back moves back in the calendar too
            continue
        fixed, moving = (" · ".join(state.names(side)) for side in match.meeting.sides)
        summary = text(lang, "calendar-moved", name=name, round=match.round, one=fixed, other=moving)
        uid = f"{club}-{match.round}-{'-'.join(map(str, match.pairs))}"
        yield _Event(uid, match.date, summary, text(lang, "calendar-table", table=match.table))


def _of_pair(competition: Competition, club: str, lang: str, pair: int) -> Iterator[_Event]:
    state = competition.state
    name, dates = state.settings.name, state.settings.dates
    seated = ((match.round, match.date, match.meeting) for match in state.matches())
    coming = (
        (each.round, dates[each.round - 1] if each.round <= len(dates) else "", meeting)
        for each in rounds_to_come(state)
        for meeting in each.meetings
    )
    for number, day, meeting in chain(seated, coming):
        if not (against := _against(meeting, pair)):
            continue
        said = text(lang, "calendar-match", name=name, round=number, against=" · ".join(state.names(against)))
        yield _Event(f"{club}-{number}-of-{pair}", day, said, text(lang, "calendar-table", table=meeting.table))


def _against(meeting: Meeting, pair: int) -> tuple[int, ...]:
    """The side that plays against a pair; empty where the pair is not in this meeting."""
    one, other = meeting.sides
    return other if pair in one else one if pair in other else ()


def _is_day(day: str) -> bool:
    try:
        date.fromisoformat(day)
    except ValueError:
        return False
    return True


def _escaped(said: str) -> str:
    return said.translate(_ESCAPED)


def _folded(line: str) -> Iterator[str]:
    """The parts of a line of at most 75 octets; each after the first begins with a blank, and none parts a letter."""
    part, size = "", 0
    for letter in line:
        octets = len(letter.encode())
        if size + octets > _LINE:
            yield part
            part, size = " ", 1
        part, size = part + letter, size + octets
    yield part
