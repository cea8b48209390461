"""What a review cannot do, in one sentence in either language."""

from __future__ import annotations

from canasta.game.errors import GameError


class ReviewError(GameError):
    """A record or a seat that cannot be reviewed."""

    family = "review"
