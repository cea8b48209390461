"""All kinds of logs that a server stores."""

from __future__ import annotations

from typing import Any, Final

from canasta.server.clubs.club_state import CLUB_LOG
from canasta.server.clubs.sheet_state import SHEET_LOG
from canasta.server.journal.kind import LogKind
from canasta.server.tables.table import TABLE_LOG

KINDS: Final[tuple[LogKind[Any, Any], ...]] = (TABLE_LOG, CLUB_LOG, SHEET_LOG)
