"""The effect of each input on a competition of the server, and the reasons to refuse it."""

from __future__ import annotations

from functools import singledispatch

import msgspec

from canasta.club.competition import Competition, Opened
from canasta.club.competition.changes import changed
from canasta.club.competition.checks import check_result
from canasta.club.competition.model import MOST_PAIRS
from canasta.rules import stored
from canasta.rules.house import with_house
from canasta.server.clubs import inputs
from canasta.server.clubs.club_state import MOST_ENTRIES, Holding
from canasta.server.clubs.errors import ClubError
from canasta.server.clubs.inputs import Input
from canasta.server.clubs.matches import Beside, agree


@singledispatch
def do(entry: Input, _holding: Holding, _by: int, _at: float) -> None:
    """Apply the input of link `by` at that time.

    Raises `ClubError`, `CompetitionError`, `RulesError`; then nothing has changed.
    """
    raise TypeError(f"no input: {entry!r}")


@do.register
def _(_entry: inputs.Made, _holding: Holding, _by: int, _at: float) -> None:
    raise ClubError("log")


@do.register
def _(entry: inputs.Brought, holding: Holding, _by: int, _at: float) -> None:
    if holding.seq != 1 or any(isinstance(each, Opened) for each in entry.entries):
        raise ClubError("log")
    if len(entry.entries) >= MOST_ENTRIES:
        raise ClubError("entries-many", most=MOST_ENTRIES)
    competition = Competition([*holding.competition.log, *entry.entries])
    if len(competition.state.pairs) > MOST_PAIRS:
        raise ClubError("pairs-many", most=MOST_PAIRS)
    holding.competition = competition


@do.register
def _(entry: inputs.Settled, holding: Holding, by: int, at: float) -> None:
    rules = with_house(stored(entry.rules, entry.version), dict(entry.house))
    if holding.competition.state.rounds:
        if rules != holding.rules:
            raise ClubError("rules-late")
        holding.add([changed(holding.competition.state.settings, entry.settings)], holding.name_of(by), at)
        return
    opened = msgspec.structs.replace(holding.competition.log[0], settings=entry.settings)
    holding.competition = Competition([opened, *holding.competition.log[1:]])
    holding.rules, holding.house = rules, dict(entry.house)


@do.register
def _(entry: inputs.Did, holding: Holding, by: int, at: float) -> None:
    holding.add(entry.entries, holding.name_of(by), at)


@do.register
def _(entry: inputs.Linked, holding: Holding, by: int, at: float) -> None:
    holding.links.add(entry, by, holding.seq + 1, at)


@do.register
def _(entry: inputs.Unlinked, holding: Holding, _by: int, at: float) -> None:
    holding.links.revoke(entry.link, at)


@do.register
def _(entry: inputs.Claimed, holding: Holding, by: int, at: float) -> None:
    beside = holding.beside_open(entry.round, entry.table)
    check_result(holding.competition.state.agreed_in(entry.round), entry, entry.round, entry.table)
    holding.check_end(entry.round, entry)
    claims = beside.with_claim(entry, holding.seq + 1, at)
    if agree(claims):
        holding.end(entry.round, entry.table, entry, holding.name_of(by), at)
        if len({each.device for each in claims}) == 1:
            _from_one_phone(holding, beside, entry)
    beside.claims = claims


@do.register
def _(entry: inputs.Agreed, holding: Holding, by: int, at: float) -> None:
    beside = holding.beside_open(entry.round, entry.table)
    claim = beside.agreed(entry.side, entry.claim)
    holding.end(entry.round, entry.table, claim.result, holding.name_of(by), at)
    if claim.device == entry.device:
        _from_one_phone(holding, beside, entry)


@do.register
def _(entry: inputs.SecondAsked, holding: Holding, _by: int, _at: float) -> None:
    match = holding.match(entry.round, entry.table)
    holding.beside_of(entry.round, entry.table).ask_second(match, wanted=entry.wanted)


@do.register
def _(entry: inputs.Seconded, holding: Holding, _by: int, _at: float) -> None:
    match = holding.match(entry.round, entry.table)
    holding.beside_of(entry.round, entry.table).hear_second(match, entry.device, right=entry.right)


@do.register
def _(entry: inputs.Called, holding: Holding, _by: int, _at: float) -> None:
    beside = holding.beside_of(entry.round, entry.table)
    if beside.called == entry.wanted:
        raise ClubError("called" if entry.wanted else "not-called")
    beside.called = entry.wanted


@do.register
def _(entry: inputs.Decided, holding: Holding, by: int, at: float) -> None:
    holding.end(entry.round, entry.table, entry, holding.name_of(by), at)


@do.register
def _(entry: inputs.Turned, holding: Holding, _by: int, at: float) -> None:
    holding.clock.turn(entry, len(holding.competition.state.rounds), at)


@do.register
def _(entry: inputs.WentOnline, holding: Holding, _by: int, _at: float) -> None:
    found = [(holding.beside_open(entry.round, table), name) for table, name in entry.tables]
    for beside, _ in found:
        check_offline(beside)
    for beside, name in found:
        beside.online = name


def check_offline(beside: Beside) -> None:
    """Refuse an open match that can no longer be played online. Raises `ClubError`."""
    if beside.online is not None:
        raise ClubError("played-online")
    if beside.claims:
        raise ClubError("claimed")


@do.register
def _(entry: inputs.CameOffline, holding: Holding, _by: int, _at: float) -> None:
    found = [holding.beside_open(entry.round, table) for table in entry.tables]
    if any(beside.online is None for beside in found):
        raise ClubError("not-online")
    for beside in found:
        beside.online = None


@do.register
def _(entry: inputs.OnlineEnded, holding: Holding, _by: int, at: float) -> None:
    where = holding.online().get(entry.table_id)
    if where is None:
        raise ClubError("not-online")
    holding.end(*where, entry, f"online {entry.table_id}", at)


@do.register
def _(entry: inputs.SheetKept, holding: Holding, _by: int, _at: float) -> None:
    beside = holding.beside_open(entry.round, entry.table)
    if beside.sheet is not None:
        raise ClubError("sheet-there")
    beside.sheet = entry.sheet


@do.register
def _(entry: inputs.SheetClosed, holding: Holding, _by: int, at: float) -> None:
    where = next((where for where, each in holding.beside.items() if each.sheet == entry.sheet), None)
    if where is None:
        raise ClubError("no-sheet")
    holding.end(*where, entry, f"sheet {entry.sheet}", at)


def _from_one_phone(holding: Holding, beside: Beside, entry: inputs.Claimed | inputs.Agreed) -> None:
    beside.phone, beside.second = entry.device, "missing"
    beside.entries = holding.match(entry.round, entry.table).entries
