"""From what comes over the wire to what stands in the log."""

from __future__ import annotations

import msgspec

from canasta.competition import Entry, Settings
from canasta.server.club import inputs
from canasta.server.table.names import proper_name
from canasta.server.wire import club_asked as wire
from canasta.server.wire.club import ClubSettings
from canasta.server.wire.club_entries import ClubEntry


def settings_of(asked: ClubSettings) -> Settings:
    """Settings as the competition has them."""
    return msgspec.convert(msgspec.to_builtins(asked), Settings)


def settings_told(settings: Settings) -> ClubSettings:
    """And as they are told."""
    return msgspec.convert(msgspec.to_builtins(settings), ClubSettings)


def entry_of(asked: ClubEntry) -> Entry:
    """An entry as the competition has it; who makes it and when is not for the client to say. Raises `TableError`."""
    given = msgspec.to_builtins(asked)
    given.pop("sure", None)
    if "players" in given:
        given["players"] = [proper_name(player) for player in given["players"]]
    found: Entry = msgspec.convert(given, Entry)
    return found


def side_of(side: str) -> int:
    """0 for the fixed pair, 1 for the moving one."""
    return 0 if side == "fixed" else 1


def claimed(asked: wire.ResultClaimed) -> inputs.Claimed:
    return inputs.Claimed(
        round=asked.round,
        table=asked.table,
        side=side_of(asked.side),
        points=asked.points,
        deals=asked.deals,
        unfinished=asked.unfinished,
        device=asked.device,
    )


def agreed(asked: wire.ResultConfirmed) -> inputs.Agreed:
    return inputs.Agreed(
        round=asked.round, table=asked.table, side=side_of(asked.side), claim=asked.claim, device=asked.device
    )


def decided(asked: wire.ConflictSettled) -> inputs.Decided:
    return inputs.Decided(
        round=asked.round,
        table=asked.table,
        points=asked.points,
        deals=asked.deals,
        unfinished=asked.unfinished,
        reason=asked.reason,
    )
