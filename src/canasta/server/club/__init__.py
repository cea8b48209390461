"""Competitions and score sheets at the server: their logs, links, phones, clock and live feed (``docs/club.md``)."""

from canasta.server.club.errors import ClubError
from canasta.server.club.hall import Hall

__all__ = ["ClubError", "Hall"]
