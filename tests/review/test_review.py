"""A whole review: complete, the same however the work is shared out, and honest about what it cannot look at."""

from __future__ import annotations

import pytest
from tests.review.matches import LITTLE, NAMES, first_deal, match, record

from canasta.cli.review_report import as_plain
from canasta.match.record import read, write
from canasta.players.equity import Equity
from canasta.processes import Stop
from canasta.review import Reviewer, ReviewError, review_record, work, work_all
from canasta.review.pieces import Piece
from canasta.review.review import TURNING_POINTS


@pytest.fixture(scope="module")
def reviewer() -> Reviewer:
    """The last decisions and the course of one deal, graded with little effort."""
    found = Reviewer(record(), seats=[0, 1], effort=LITTLE)
    decisions = [place for place, decision in enumerate(first_deal().decisions) if decision.seat in (0, 1)][-3:]
    moments = tuple(range(len(first_deal().moments)))
    for piece in (Piece(1, decisions=tuple(decisions)), Piece(1, moments=moments[-9:]), Piece(1, moments=moments[:4])):
        found.take(work(found.order, piece))
    return found


def test_the_work_is_every_decision_and_every_moment_once() -> None:
    found, deal = Reviewer(record(), effort=LITTLE), first_deal()
    decisions = sorted(place for piece in found.pieces for place in piece.decisions)
    assert decisions == list(range(len(deal.decisions)))
    assert sorted(place for piece in found.pieces for place in piece.moments) == list(range(len(deal.moments)))
    own = Reviewer(record(), seats=[2], effort=LITTLE)
    assert {deal.decisions[place].seat for piece in own.pieces for place in piece.decisions} == {2}


def test_what_others_see(reviewer: Reviewer) -> None:
    found = reviewer.review()
    (deal,) = found.deals
    assert found.names == NAMES[:4]
    assert [player.seat for player in found.players] == [0, 1]
    assert deal.after == tuple(match().scores)
    graded = sum(sum(player.classes.values()) for player in found.players)
    assert graded == sum(not grade.trivial for grade in deal.grades)
    for point in deal.course:
        assert sum(point.shares) == pytest.approx(1)
    assert len(found.turning) <= TURNING_POINTS
    changes = [each.share_after - each.share_before for each in found.turning]
    assert changes == sorted(changes, reverse=True)
    assert all(change >= 0 for change in changes)
    assert sum(side.lead for side in found.luck) == 0
    assert sum(side.luck for side in found.luck) == pytest.approx(0, abs=1e-6)
    for side in found.luck:
        assert side.adjusted + side.luck == pytest.approx(side.lead)


def test_the_course_ends_where_the_deal_did(reviewer: Reviewer) -> None:
    """Nobody has a choice any more after the last turn but one's last card: the worth is what came."""
    (deal,) = reviewer.review().deals
    assert deal.after is not None
    made = [after - before for before, after in zip(deal.before, deal.after, strict=True)]
    assert deal.course[-1].points[0] - deal.course[-1].points[1] == pytest.approx(made[0] - made[1], abs=600)
    assert Equity(reviewer.rules).shares(deal.before) == (0.5, 0.5)


@pytest.mark.parametrize("lang", ["es", "en"])
def test_as_plain_values_it_has_a_sentence_for_every_decision(reviewer: Reviewer, lang: str) -> None:
    plain = as_plain(reviewer, reviewer.review(), lang)
    decisions = [each for deal in plain["deals"] for each in deal["decisions"]]
    assert len(decisions) == 3
    for each in decisions:
        assert each["said"].endswith(".")
        assert each["played"]["action"] == first_deal().decisions[0].played or each["played"]["worlds"] >= LITTLE.first


def test_processes_change_nothing() -> None:
    source = Reviewer(record(), seats=[3], effort=LITTLE)
    pieces = [
        Piece(1, decisions=(len(first_deal().decisions) - 1,)),
        Piece(1, moments=(len(first_deal().moments) - 1,)),
    ]
    one = [work(source.order, piece) for piece in pieces]
    with Stop() as stop:
        two = sorted(work_all(source.order, pieces, 2, stop), key=lambda done: pieces.index(done.piece))
    assert two == one


def test_a_stop_ends_it_between_pieces() -> None:
    source = Reviewer(record(), effort=LITTLE)
    with Stop() as stop:
        stop.asked = True
        assert list(work_all(source.order, source.pieces, 1, stop)) == []


def test_a_deal_that_goes_on_is_not_looked_into() -> None:
    """Its cards are not in a public record; in one's own they are."""
    public = read(write(match("clasica", 1, 6).record()))
    assert [deal.number for deal in Reviewer(public, effort=LITTLE).deals] == [1]
    assert [deal.number for deal in Reviewer(record("clasica", 1, 6), effort=LITTLE).deals] == [1, 2]


def test_what_cannot_be_is_said() -> None:
    with pytest.raises(ReviewError, match="no seat 4"):
        Reviewer(record(), seats=[4])
    with pytest.raises(ReviewError, match="no deal 3"):
        Reviewer(record(), deals=[3])
    nothing = read(write(match("clasica", 0, 0).record()))
    with pytest.raises(ReviewError, match="no decision"):
        review_record(nothing)
