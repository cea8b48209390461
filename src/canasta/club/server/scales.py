"""The standard scale of a game: from how far its deals spread between bots, and how many deals a match has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta.club.competition.scale import Scale, standard_scale
from canasta.players.equity import fit_of
from canasta.rules import get

if TYPE_CHECKING:
    from canasta.club.results import MatchLength
    from canasta.rules import Rules

MINUTES: Final = 12  # of a deal with real cards; a club that knows better types its own scale


def usual_deals(rules: Rules, length: MatchLength) -> float:
    """About how many deals a match of that length has; to a target, as many as bots need for it."""
    target = length.target or (0 if length.agreed else rules.target)
    by_target = fit_of(rules).length * target / get(rules.edition).target
    return max(1.0, min(filter(None, (by_target, length.deals, length.minutes / MINUTES))))


def usual_scale(rules: Rules, length: MatchLength) -> Scale:
    """The standard scale for matches of that length."""
    return standard_scale(fit_of(rules).spread, usual_deals(rules, length))
