"""Competitions and score sheets at the server: logs, links, phones, clock, live feed (``docs/reference/club.md``)."""

from canasta.club.server.errors import ClubError
from canasta.club.server.hub import ClubHub

__all__ = ["ClubError", "ClubHub"]
