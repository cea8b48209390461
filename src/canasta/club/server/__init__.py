"""Competitions and score sheets at the server: logs, links, phones, clock, live feed (``docs/reference/club.md``)."""

from canasta.club.server.hub import ClubHub
from canasta.club.server.inputs import ClubError

__all__ = ["ClubError", "ClubHub"]
