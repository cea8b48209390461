"""Pictures as SVG: a card, a hand, the table as a seat sees it, the curve of a match; and slides as plain HTML.

Every picture is a `Picture`, which a notebook shows and `save` writes. Views, deals and matches show themselves by it.
"""

from __future__ import annotations

from canasta.svg.cards import card_picture, hand_picture
from canasta.svg.curve import curve_picture
from canasta.svg.picture import Picture, PictureError, Slides
from canasta.svg.table import table_picture

__all__ = ["Picture", "PictureError", "Slides", "card_picture", "curve_picture", "hand_picture", "table_picture"]
