"""Cards that several tables share: each deal of theirs is sealed by the same secret, and shuffled and cut alike."""

from __future__ import annotations

import hmac
import re
from typing import TYPE_CHECKING, Final

from msgspec import Struct

if TYPE_CHECKING:
    from canasta.match.match import Match

_SUIT: Final = re.compile(r"(?<=[2-9TJQKA])[cdhs]\b")


def without_suits(actions: str) -> str:
    """Actions without the suits of their cards, which mean nothing in this game.

    >>> without_suits("take Kh Ks; discard 7d; draw")
    'take K K; discard 7; draw'
    """
    return _SUIT.sub("", actions)


class SameCards(Struct, frozen=True):
    """The cards of a table, which are those of every table with the same.

    `id` is the match id under which the deals are sealed; their secrets follow from `secret` (32 bytes, in hex). So
    does the chance of bots: they answer the same actions with the same actions.
    """

    id: str
    secret: str

    def of_deal(self, number: int) -> str:
        """The secret of a deal, in hex."""
        return self._keyed(f"deal {number}")

    def bot_chance(self, match: Match) -> str:
        """The text that seeds the choice of the bot that is to act: its seat and all actions of the deal so far."""
        turns = (f"{turn.seat} {'; '.join(turn.actions)}" for turn in match.turns.as_values())
        actions = without_suits("\n".join(turns))
        return self._keyed(f"bot {match.to_act} of deal {len(match.ended) + 1}\n{actions}")

    def _keyed(self, text: str) -> str:
        return hmac.new(bytes.fromhex(self.secret), text.encode(), "sha256").hexdigest()
