"""A match looked back on: every decision graded from what the player could know, what it cost, what the cards did."""

from canasta.bots.equity import Equity
from canasta.review.classes import WRONG, Class
from canasta.review.errors import ReviewError
from canasta.review.grading import Effort, Grade
from canasta.review.review import Review, Reviewer, review_record
from canasta.review.running import Done, Order, Piece, work, work_all
from canasta.review.tried import Tried

__all__ = [
    "WRONG",
    "Class",
    "Done",
    "Effort",
    "Equity",
    "Grade",
    "Order",
    "Piece",
    "Review",
    "ReviewError",
    "Reviewer",
    "Tried",
    "review_record",
    "work",
    "work_all",
]
