"""The common ground of competitions and score sheets: results of matches, how long a match lasts, logs as text."""

from canasta.club.results import Length, MatchLength, MatchResult, Unfinished

__all__ = ["Length", "MatchLength", "MatchResult", "Unfinished"]
