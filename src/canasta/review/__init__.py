"""The review of a match: every decision graded from the player's knowledge, its cost, and luck."""

from canasta.review.classes import WRONG, Class
from canasta.review.grades import Effort, Grade
from canasta.review.key_decisions import KeyDecision, key_decision
from canasta.review.pieces import Order, Piece, PieceResult, work, work_all
from canasta.review.review import Review, Reviewer, ReviewError, review_record

__all__ = [
    "WRONG",
    "Class",
    "Effort",
    "Grade",
    "KeyDecision",
    "Order",
    "Piece",
    "PieceResult",
    "Review",
    "ReviewError",
    "Reviewer",
    "key_decision",
    "review_record",
    "work",
    "work_all",
]
