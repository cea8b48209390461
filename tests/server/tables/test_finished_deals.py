"""A deal can be looked at as soon as it is over; a puzzle shows only what its seat sees."""

from __future__ import annotations

import random

import pytest
from tests.server.tables.tables import Played

from canasta.deal.view import view
from canasta.match.record import read, write
from canasta.match.record.values import SeatKind
from canasta.position import read_position
from canasta.puzzles import shipped
from canasta.server.tables.errors import TableError
from canasta.server.tables.finished_deals import pieces, replayed
from canasta.server.tables.puzzles import seen_position
from canasta.server.wire.values import Settings


def test_the_last_deal_of_a_match() -> None:
    settings = Settings(rules="clasica", ceremony="short", house={"target": 100})
    match = Played(settings).begin().play(random.Random(9), deals=1, greedy=True).match
    assert match.finished
    replay = replayed(write(match.record()), deal=len(match.score_sheets), seat=None, lang="en")
    assert replay.frames[-1].view.phase == "over"
    assert [side.after for side in replay.sheets] == list(match.scores)
    assert replay.names == list(match.names)
    assert replay.bots == [seat.kind is SeatKind.BOT for seat in match.record().seats]
    assert sum(replay.bots) == 3


def test_a_deal_that_is_over_while_the_next_is_played() -> None:
    played, chance = Played(Settings(rules="clasica", ceremony="short")), random.Random(3)
    match = played.begin().play(chance, deals=1, greedy=True).match
    between = write(match.record())
    assert played.table.stage == "between"
    whole = replayed(between, deal=1, seat=0, lang="es")
    assert whole.frames[-1].view.outcome is not None
    assert pieces(between, 1)[1]

    for _ in range(12):
        played.step(chance, greedy=True)
    going = write(match.record())
    assert read(going).deals[-1].end is None
    assert replayed(going, deal=1, seat=0, lang="es") == whole  # what is played since changes nothing in it
    for look in (lambda: replayed(going, deal=2, seat=0, lang="es"), lambda: pieces(going, 2)):
        with pytest.raises(TableError) as refused:
            look()
        assert refused.value.code == "no-deal"


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
