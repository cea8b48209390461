"""Competitions and score sheets at the server: logs, links, phones, clock, live feed (``docs/reference/club.md``)."""

from canasta.server.club.errors import ClubError
from canasta.server.club.hub import ClubHub

__all__ = ["ClubError", "ClubHub"]
