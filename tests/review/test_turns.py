"""A missed chance is charged once: at the action that rules it out."""

from __future__ import annotations

from canasta.review.candidates import CandidateResult
from canasta.review.classes import Class
from canasta.review.grades import Grade, once

NOTHING = dict.fromkeys(("canastas", "taken", "lost", "out", "beaten", "held"), 0.0)


def tried(action: str, points: float, worlds: int = 512) -> CandidateResult:
    share = 0.5 + points / 10_000
    return CandidateResult(
        action=action, closing=False, worlds=worlds, points=points, share=share, own=points, theirs=0.0, **NOTHING
    )


def graded(turn: int, place: int, points: dict[str, float], *, late: bool = False) -> Grade:
    """The first of the candidates was played."""
    first, *others = [tried(action, worth) for action, worth in points.items()]
    lost = max(points.values()) - first.points
    share, kind = lost / 10_000, Class.BLUNDER if lost >= 100 else Class.BEST
    ranked = (first, *sorted(others, key=lambda each: -each.points))
    return Grade(turn, place, 0, 0, late, lost, share, share * 1600 if late else lost, 10.0, 200.0, kind, ranked)


def test_what_can_still_be_done_is_not_lost() -> None:
    turn = [
        graded(3, 1, {"add T > 1": 100.0, "meld A A 2": 250.0}),
        graded(3, 2, {"add K > 2": 100.0, "meld A A 2": 248.0}),
        graded(3, 3, {"discard 4": 90.0, "meld A A 2": 245.0, "discard 7": 80.0}),
    ]
    lost = [each.cost for each in once(turn, 1.0)]
    assert lost == [2.0, 3.0, 155.0]
    assert [each.kind for each in once(turn, 1.0)] == [Class.BEST, Class.BEST, Class.BLUNDER]
    assert [each.points for each in once(turn, 1.0)] == [2.0, 3.0, 155.0]
    assert [each.tried[0].points for each in once(turn, 1.0)] == [248.0, 245.0, 90.0]


def test_what_is_gone_is_lost_where_it_went() -> None:
    turn = [
        graded(3, 1, {"add 2 > 1": 100.0, "meld A A 2": 250.0}),
        graded(3, 2, {"discard 4": 100.0, "discard 7": 90.0}),
    ]
    assert [each.cost for each in once(turn, 1.0)] == [150.0, 0.0]
    assert once(turn, 1.0)[0].kind is Class.BLUNDER


def test_a_card_that_was_drawn_and_another_turn_change_nothing() -> None:
    drew = [graded(3, 0, {"draw": 0.0, "take K K": 120.0}), graded(3, 1, {"discard 4": 300.0, "discard 7": 90.0})]
    assert once(drew, 1.0) == tuple(drew)
    later = [graded(3, 1, {"add 2 > 1": 100.0, "meld A A 2": 250.0}), graded(4, 0, {"discard 4": 400.0})]
    assert once(later, 1.0) == tuple(later)


def test_late_it_is_the_chance_to_win_that_can_still_be_had() -> None:
    turn = [
        graded(3, 1, {"add T > 1": 100.0, "meld A A 2": 900.0}, late=True),
        graded(3, 2, {"discard 4": 90.0, "meld A A 2": 890.0}, late=True),
    ]
    first, last = once(turn, 2.0)
    assert first.share < 0.002 < last.share
    assert first.cost < 2 < 100 < last.cost
