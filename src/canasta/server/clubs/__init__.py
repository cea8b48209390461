"""Competitions and score sheets at the server: logs, links, phones, clock, live feed (``docs/reference/club.md``)."""

from canasta.server.clubs.errors import ClubError
from canasta.server.clubs.hub import ClubHub

__all__ = ["ClubError", "ClubHub"]
