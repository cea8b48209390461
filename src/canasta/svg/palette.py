"""The colours of pictures and prints. Sides are told apart by dashes too, for paper without colour."""

from __future__ import annotations

from typing import Final

INK: Final = "#1b1e1a"
SOFT: Final = "#565b51"
LINE: Final = "#b9b29c"
WHITE: Final = "#ffffff"
GREEN: Final = "#1c5138"
RED: Final = "#a3281a"
BRASS: Final = "#8a6420"
SIDES: Final = (GREEN, RED, "#3d4f8f")
DASHES: Final[tuple[tuple[int, ...], ...]] = ((), (7, 3), (2, 3))

FELT: Final = "#1c5138"
FELT_LINE: Final = "#4f7a63"
ON_FELT: Final = "#fffdf8"
ON_FELT_SOFT: Final = "#cfe0d6"
ON_FELT_BRASS: Final = "#d9b25f"
CARD: Final = "#fffdf8"
CARD_EDGE: Final = "#8d8777"
CARD_BACK: Final = "#7a1f2b"
CARD_BACK_LINE: Final = "#e8c98c"
# Four colours, so that suits are told apart before their shape is seen.
SUITS: Final = {"s": "#14171f", "h": "#a71302", "d": "#0a2ea8", "c": "#328261"}
JOKER: Final = "#6a2378"
