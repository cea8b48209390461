"""The common ground of competitions and score sheets: results of matches, how long a match lasts, logs as text."""

from canasta.club.results import MatchEnd, MatchLength, MatchResult, Unfinished

__all__ = ["MatchEnd", "MatchLength", "MatchResult", "Unfinished"]
