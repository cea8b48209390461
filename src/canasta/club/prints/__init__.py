"""A club's papers as PDF: score sheets, guide cards, result slips, the round, the ranking, diplomas."""

from canasta.club.prints.diplomas import diplomas, poster
from canasta.club.prints.guide_cards import pair_cards, table_cards
from canasta.club.prints.paper import Size
from canasta.club.prints.ranking import ranking
from canasta.club.prints.score_sheet import score_sheet
from canasta.club.prints.slips import result_slips, round_seating

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
