"""A club's papers as PDF: score sheets, guide cards, result slips, the round, the ranking, diplomas."""

from canasta.prints.diplomas import diplomas, poster
from canasta.prints.guide_cards import pair_cards, table_cards
from canasta.prints.paper import Size
from canasta.prints.ranking import ranking
from canasta.prints.score_sheet import score_sheet
from canasta.prints.slips import result_slips, round_seating

__all__ = [
    "Size",
    "diplomas",
    "pair_cards",
    "poster",
    "ranking",
    "result_slips",
    "round_seating",
    "score_sheet",
    "table_cards",
]
