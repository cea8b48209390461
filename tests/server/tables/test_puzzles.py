"""Puzzles as they are set: of what its seat does not see, the page gets nothing."""

from __future__ import annotations

from canasta.deal.view import view
from canasta.position import read_position
from canasta.puzzles import shipped
from canasta.server.tables.puzzles import seen_position


def test_cards_that_lie_covered_are_not_sent() -> None:
    """In `tres-barajas` the pile begins with covered cards."""
    covered = [each for each in shipped().values() if each.position["rules"] == "tres-barajas"][:6]
    found = [each for each in covered if each.view.pile.face_down]
    assert found
    sent = [read_position(seen_position(each)) for each in found]
    for puzzle, deal in zip(found, sent, strict=True):
        seen = view(deal, deal.to_act)
        assert (seen.hand, seen.pile, seen.legal) == (puzzle.view.hand, puzzle.view.pile, puzzle.view.legal)
        assert len(deal.hidden_hands) == deal.rules.seats - 1
        assert deal.hidden_stock
    downs = [each.view.pile.face_down for each in found]
    assert any(
        deal.pile[:down] != puzzle.deal.pile[:down] for puzzle, deal, down in zip(found, sent, downs, strict=True)
    )
