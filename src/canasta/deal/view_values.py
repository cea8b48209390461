"""The values of a view: all that a seat, or a spectator, sees of a deal (``docs/reference/views.md``)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from msgspec import DecodeError, Struct, convert
from msgspec.msgpack import Decoder, Encoder
from msgspec.structs import asdict

from canasta.rules.model import Rules
from canasta.tabletop.history import Beginning, History
from canasta.tabletop.steps import Step
from canasta.texts.errors import WordedError, shortened

FORMAT: Final = "canasta view 1"  # first in the bytes of a view: MessagePack, with the rules in full


class ViewError(WordedError):
    """Bytes that hold no view."""

    family: ClassVar[str] = "view"


class MeldView(Struct, frozen=True, gc=False):
    """A meld on the table. `number` counts from 1 as actions do, `rank` is ``wild`` for a meld of wilds.

    `canasta` is ``clean``, ``dirty``, ``wilds_mixed``, ``wilds_twos``, ``wilds_jokers``, or None below seven cards;
    `closed` says that nothing may be added any more.
    """

    number: int
    rank: str
    cards: tuple[str, ...]
    canasta: str | None
    laid_by: int
    closed: bool


class SideView(Struct, frozen=True, gc=False):
    """The cards that lie before a side, its score before this deal and the points that it needs to open.

    `may_start_wilds`: whether the rules let it begin a meld of wilds, as far as the table shows (RE-2.4, TB-4.5).
    """

    seats: tuple[int, ...]
    melds: tuple[MeldView, ...]
    red_threes: tuple[str, ...]
    opened: bool
    minimum: int
    score: int
    may_start_wilds: bool


class PileView(Struct, frozen=True, gc=False):
    """The discard pile. `crosswise` are the freezing cards that lie in view.

    `aside`: it has been taken, and what is left of it waits until its taker has opened. `cards` is None but where the
    pile may be examined: all of it then, bottom first, with None for a card face down.
    """

    size: int
    top: str | None
    frozen: bool
    blocked: bool
    aside: bool
    face_down: int
    crosswise: tuple[str, ...]
    cards: tuple[str | None, ...] | None


class SeenDeal(Struct, frozen=True, kw_only=True, gc=False):
    """A deal as one seat sees it, but for its rules and history. `View` tells the attributes."""

    deal: int
    seat: int | None
    hand: tuple[str, ...]
    hands: tuple[int, ...]
    shown: tuple[tuple[str, ...], ...] | None
    stock: int
    pile: PileView
    sides: tuple[SideView, ...]
    moda: str | None
    exact_cut: int | None
    phase: str
    turn: int
    to_act: int
    first_turns: int
    owed: tuple[int, ...]
    has_laid: tuple[bool, ...]
    drew: str | None
    leave: str | None
    laid: tuple[str, ...]
    points: int
    freed: str | None
    must_go_out: bool
    last_turn: str | None
    last_round: bool
    outcome: str | None
    closer: int | None
    legal: tuple[str, ...]


class View(SeenDeal, frozen=True, kw_only=True):
    """A deal as one seat, or a spectator, sees it, for programs that play.

    Cards are texts (``Kh``, ``X``), seats and sides count from 0, points are game points.

    - `rules`: the rules of the game
    - `history`: the beginning of the deal and all that everybody saw since
    - `deal`: the number of the deal, from 1
    - `seat`: the seat that sees this, None for a spectator; `hand`: its cards
    - `hands`: by seat, the number of cards; `shown`: by seat, the cards, once the deal is over; None until then
    - `stock`: the number of cards in the stock; `pile`: the discard pile
    - `sides`: by side, its melds, red threes, score and the points that it needs to open
    - `moda`: the rank of the canasta de moda, None where there is none
    - `exact_cut`: the side that cut exactly, None if none did
    - `phase`: ``draw``, ``play``, ``answer`` (the partner is asked for leave) or ``over``
    - `turn`: the seat whose turn it is; `to_act`: the seat that must act, its partner for an answer
    - `legal`: the actions that this seat may do, empty if it is not to act
    - `first_turns`: the number of seats that have not had a turn, the one on turn included
    - `owed`: by seat, the red threes that it will replace when its turn comes
    - `has_laid`: by seat, True if it laid cards in an earlier turn
    - `outcome`: ``out`` or ``stock`` once the deal is over; `closer`: the seat that went out, None if none did

    Of the turn:

    - `drew`: ``stock`` or ``pile``, None before
    - `leave`: the partner's answer, ``yes`` or ``no``, None before
    - `laid`: the ranks of the cards laid; `points`: those laid towards opening, 0 once open
    - `freed`: the rank of a wild card taken out of a canasta, still to be laid; else None
    - `must_go_out`: True if the turn must end with going out
    - `last_turn`: what the end of the stock makes of this turn: ``discard_optional``, ``no_closing``, ``no_discard``,
      ``last_taker``, or None
    - `last_round`: True if the stock is down to its last cards, which lie crosswise (TB-9.1)
    """

    rules: Rules
    history: History

    def as_dict(self) -> dict[str, Any]:
        """Plain values for JSON; the rules by their name."""
        values = {name: getattr(self, name) for name in SeenDeal.__struct_fields__ if name not in _NESTED}
        sides = [{**asdict(side), "melds": tuple([asdict(meld) for meld in side.melds])} for side in self.sides]
        return {"rules": self.rules.name, **values, "pile": asdict(self.pile), "sides": sides}

    def as_bytes(self) -> bytes:
        """The view as bytes, with its rules and history: what the seat knows, and nothing else."""
        return _ENCODER.encode((FORMAT, self))

    @staticmethod
    def from_bytes(data: bytes) -> View:
        """The view that `as_bytes` wrote. Raises `ViewError`."""
        if not data.startswith(_START):
            raise ViewError("foreign", expected=FORMAT)
        try:
            return _VIEWS.decode(data)[1]
        except (DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise ViewError("damaged", expected=FORMAT, found=shortened(str(error), 120)) from None

    def _repr_svg_(self) -> str:
        from canasta.svg import table_picture

        return str(table_picture(self))

    def __repr__(self) -> str:
        return f"View({', '.join(f'{name}={getattr(self, name)!r}' for name in SeenDeal.__struct_fields__)})"


_NESTED = frozenset({"pile", "sides"})


def _plain(value: object) -> object:
    if isinstance(value, History):
        return value.beginning, tuple(value)
    raise TypeError(f"a view has no {type(value).__name__}")


def _history(wanted: type, found: Any) -> object:
    assert wanted is History
    return History(*convert(found, tuple[Beginning, list[Step]]))


_ENCODER: Final = Encoder(enc_hook=_plain)
_START: Final = _ENCODER.encode((FORMAT, 0))[:-1]
_VIEWS: Final = Decoder(tuple[str, View], dec_hook=_history)
