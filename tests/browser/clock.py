"""The clock of a server in this process, turned on by a test."""

from __future__ import annotations

from typing import Final

import pytest

from canasta.server.journal.time_and_chance import ServerClock
from canasta.server.live import hub

HOUR: Final = 3_600_000.0  # ms
_SOON_S: Final = 0.1


class TurnedClock:
    """The wall clock of the servers that `tests.server.web.conftest.serving_here` starts: `ahead` of the real one (ms).

    They look for what has become due several times a second, since a day takes an instant.
    """

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.ahead = 0.0
        real = ServerClock.now_ms
        patch.setattr(ServerClock, "now_ms", lambda clock: real(clock) + self.ahead)
        patch.setattr(hub, "POLL_S", _SOON_S)
