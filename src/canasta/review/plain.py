"""A review as plain values, for JSON: numbers rounded to their precision, and every decision in words."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from msgspec import structs

from canasta.review.words import Commentator

if TYPE_CHECKING:
    from canasta.review.candidates import CandidateResult
    from canasta.review.grades import Grade
    from canasta.review.pieces import Point
    from canasta.review.review import DealReview, Review, Reviewer, SideReview


def as_plain(reviewer: Reviewer, found: Review, lang: str) -> dict[str, Any]:
    """The whole review; `said` is the sentence about a decision in that language."""
    return {
        "review": 1,
        "rules": found.rules,
        "match": found.match,
        "players": [_rounded(asdict(each)) for each in found.players],
        "sides": [_side(each) for each in found.luck],
        "seed": found.seed,
        "effort": asdict(found.effort),
        "result": found.result,
        "winner": found.winner,
        "turning": [_rounded(asdict(each)) for each in found.turning],
        "deals": [_deal(reviewer, each, lang) for each in found.deals],
    }


def _deal(reviewer: Reviewer, deal: DealReview, lang: str) -> dict[str, Any]:
    commentator = Commentator(lang, reviewer.names)
    return {
        "deal": deal.number,
        "before": list(deal.before),
        "after": None if deal.after is None else list(deal.after),
        "course": [_point(each) for each in deal.course],
        "decisions": [
            _grade(each) | {"said": commentator.verdict(reviewer.view_of(deal.number, each), each)}
            for each in deal.grades
        ],
    }


def _grade(grade: Grade) -> dict[str, Any]:
    played, *others = grade.tried
    return {
        "turn": grade.turn,
        "action": grade.action,
        "part": grade.part,
        "seat": grade.seat,
        "class": str(grade.kind),
        "late": grade.late,
        "points": round(grade.points, 1),
        "share": round(grade.share, 4),
        "cost": round(grade.cost, 1),
        "error": round(grade.error, 1),
        "spread": round(grade.spread, 1),
        "played": _tried(played),
        "others": [_tried(each) for each in others],
    }


def _tried(each: CandidateResult) -> dict[str, Any]:
    return _rounded(structs.asdict(each))


def _point(each: Point) -> dict[str, Any]:
    return {
        "turn": each.turn,
        "seat": each.seat,
        "drawn": each.drawn,
        "points": [round(points) for points in each.points],
        "shares": [round(share, 4) for share in each.shares],
    }


def _side(each: SideReview) -> dict[str, Any]:
    return _rounded(asdict(each) | {"luck": each.luck, "adjusted": each.adjusted})


def _rounded(values: dict[str, Any]) -> dict[str, Any]:
    """Chances to four places, points to one."""
    chances = {"share", "share_before", "share_after", "luck_share", "taken", "out", "beaten"}
    return {
        name: round(value, 4 if name in chances or (name == "drawn" and "share_before" in values) else 1)
        if isinstance(value, float)
        else value
        for name, value in values.items()
    }
