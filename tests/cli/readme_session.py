"""The session of README.md as code that mypy reads; `test_readme` holds the two equal. It is not run from here."""

# ruff: noqa: B015, F841, I001

from __future__ import annotations

# fmt: off


def session() -> None:
    from canasta import Match, get
    match = Match.new(get("clasica"), ["Ana", "Berta", "Carlos", "Diana"], seed="3")
    dealt, drawn = match.ready(), match.play(0, "draw")
    match.play(0, "meld 6 6 2")
    [event.sentence("en", 1, match.names) for event in match.play(0, "meld A A 2")]
    view = match.view(1)
    len(view.hand), view.hands, view.sides[0].melds[0].cards
    from random import Random
    from canasta import players
    greedy, chance = players.get("greedy"), Random(1)
    while match.stage == "play":
        seat = match.to_act
        events = match.play(seat, greedy.choose(match.view(seat), chance))
    sum(line.points for line in match.score_sheets[0][0].lines) == match.scores[0]
