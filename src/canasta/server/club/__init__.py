"""Competitions and score sheets at the server: their logs, links, phones, clock and live feed (``docs/club.md``)."""

from canasta.server.club.errors import ClubError
from canasta.server.club.hub import ClubHub

__all__ = ["ClubError", "ClubHub"]
