"""A match as a value: rules and players, the order of the cards, the actions, the results.

Nothing here knows whether a move was legal; replaying a record is another module's work. A value that could not be
written and read back is refused when it is made, with a `RecordError`.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from canasta.cards import JOKER_CARD
from canasta.match.errors import RecordError
from canasta.match.record import checks as check
from canasta.match.record.action_text import canonical_action
from canasta.texts.errors import shortened


class SeatKind(StrEnum):
    """The kind of player on a seat."""

    HUMAN = "human"
    BOT = "bot"


class Ending(StrEnum):
    """The way a deal ended."""

    OUT = "out"  # somebody went out
    STOCK = "stock"  # the stock was used up
    ANNULLED = "annulled"  # gathered and dealt again (TB-2.8, RE-1.9); the next deal has the next number


class RecordOutcome(StrEnum):
    """The way a match ended."""

    WON = "won"
    DRAW = "draw"
    ABANDONED = "abandoned"
    UNFINISHED = "unfinished"  # still going on


@dataclass(frozen=True, slots=True)
class Seat:
    """A player on a seat."""

    kind: SeatKind
    name: str

    def __post_init__(self) -> None:
        check.check_name(self.name)


@dataclass(frozen=True, slots=True)
class Deck:
    """The order of the cards of a deal, and its proof (see ``docs/reference/shuffle.md``).

    `contributions` has one text a seat, ``""`` where a seat added nothing. `order` has the top card first, before the
    cut. Whatever is unknown, not yet revealed or never existed (a match at a real table) is None.
    """

    commitment: bytes | None
    secret: bytes | None = field(repr=False)
    contributions: tuple[str, ...]
    order: tuple[int, ...] | None = field(repr=False)

    def __post_init__(self) -> None:
        check.check_bytes(self.commitment, self.secret)
        for text in self.contributions:
            check.check_added(text)
        if self.order is not None:
            check.check_order(self.order)


@dataclass(frozen=True, slots=True)
class DrawPick:
    """A card taken in the draw for partners: the player, the place in the spread, the card."""

    player: int
    place: int
    card: int


@dataclass(frozen=True, slots=True)
class DrawRecord:
    """The draw for partners: the spread, the cards taken in order, and then the player on each seat.

    Players are numbered as they came; `deck.contributions` has one text a player.
    """

    deck: Deck
    picks: tuple[DrawPick, ...]
    players: tuple[int, ...]

    def __post_init__(self) -> None:
        check.check_players(self.players, len(self.players))
        order = self.deck.order
        places: set[int] = set()
        for pick in self.picks:
            check.check_within(pick.player, len(self.players), "player")
            check.check_within(pick.place, check.MAX_CARDS if order is None else len(order), "place")
            check.check_within(pick.card, JOKER_CARD + 1, "card-number")
            if pick.place in places or (order is not None and order[pick.place] != pick.card):
                raise RecordError("pick", place=pick.place)
            places.add(pick.place)


@dataclass(frozen=True, slots=True)
class CutRecord:
    """The seat that cut, the number of cards lifted and, where the hand errs (`aimed_cut`), the number aimed at."""

    seat: int
    lifted: int
    aim: int | None = None


@dataclass(frozen=True, slots=True)
class RecordTurn:
    """The canonical actions of one turn; the partner's answer to ``ask`` is among them."""

    seat: int
    actions: tuple[str, ...]

    def __post_init__(self) -> None:
        if not self.actions:
            raise RecordError("no-action")
        for action in self.actions:
            if (canonical := canonical_action(action)) != action:
                raise RecordError("not-canonical", found=shortened(action), canonical=canonical)
            if action.startswith("cut"):
                raise RecordError("cut-in-turn")


@dataclass(frozen=True, slots=True)
class DealEnd:
    """The end of a deal: how, the points of each side, and each side's score after it. `seat` went out, or is None."""

    ending: Ending
    seat: int | None
    scores: tuple[int, ...]
    totals: tuple[int, ...]

    def __post_init__(self) -> None:
        if (self.seat is not None) != (self.ending is Ending.OUT):
            raise RecordError("out-seat")


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal. `end` is None while it is in progress."""

    dealer: int
    deck: Deck
    cut: CutRecord | None
    turns: tuple[RecordTurn, ...]
    end: DealEnd | None


@dataclass(frozen=True, slots=True)
class RecordResult:
    """The result of a match; `side` has won it, or is None."""

    outcome: RecordOutcome
    side: int | None = None

    def __post_init__(self) -> None:
        if (self.side is not None) != (self.outcome is RecordOutcome.WON):
            raise RecordError("won-side")


UNFINISHED: Final = RecordResult(RecordOutcome.UNFINISHED)


@dataclass(frozen=True, slots=True, repr=False)
class Record:
    """A match: its table, its deals (the first is deal 1) and its result.

    Before deal 1 every side has 0 points.

    - `rules`: the name of a rule set, with its form if it has several (``reglamento/6-pairs``); `version`: its version
    - `house`: the changed switches, as (name, value) texts
    - `match_id`: the id of the match
    - `seats`: the players in the order of play, each a name and ``human`` or ``bot``
    - `sides`: the number of sides; seat s is on side s modulo `sides`
    - `dealer`: the seat that deals first
    - `draw`: the draw for seats, None without one
    - `deals`: the deals in order, each with its deck, cut, turns and, once over, its points
    - `result`: the end of the match, or that it goes on
    - `seeded`: True if the cards follow from a text that people could know (``docs/reference/shuffle.md``)
    """

    rules: str
    version: int
    match_id: str
    sides: int
    seats: tuple[Seat, ...]
    dealer: int
    house: tuple[tuple[str, str], ...] = ()
    draw: DrawRecord | None = None
    deals: tuple[DealRecord, ...] = ()
    result: RecordResult = UNFINISHED
    seeded: bool = False

    def __post_init__(self) -> None:
        check.check_rules(self.rules, self.version)
        for place, (name, value) in enumerate(self.house):
            check.check_switch(name, value, dict(self.house[:place]))
        check.check_match(self.match_id)
        check.check_seats(len(self.seats), self.sides)
        check.check_within(self.dealer, len(self.seats), "seat")
        if self.draw is not None:
            check.check_players(self.draw.players, len(self.seats))
            self._check_deck(self.draw.deck)
        totals: tuple[int, ...] = (0,) * self.sides
        for deal in self.deals[:-1]:
            if deal.end is None:
                raise RecordError("deal-open")
        for deal in self.deals:
            totals = self._check_deal(deal, totals)
        check_result(self.result, self.sides, self.deals)

    def __repr__(self) -> str:
        return f"<Record {self.match_id} of {self.rules}: {self.result.outcome}, deals: {len(self.deals)}>"

    def _check_deck(self, deck: Deck) -> None:
        if len(deck.contributions) != len(self.seats):
            raise RecordError("contributions", found=len(deck.contributions), seats=len(self.seats))

    def _check_deal(self, deal: DealRecord, totals: tuple[int, ...]) -> tuple[int, ...]:
        """The totals after the deal."""
        self._check_deck(deal.deck)
        seats = [deal.dealer, *(turn.seat for turn in deal.turns)]
        if deal.cut is not None:
            seats.append(deal.cut.seat)
            check.check_lifted(deal.cut.lifted, deal.deck.order)
            check.check_lifted(deal.cut.lifted if deal.cut.aim is None else deal.cut.aim, deal.deck.order)
        if deal.end is not None and deal.end.seat is not None:
            seats.append(deal.end.seat)
        for seat in seats:
            check.check_within(seat, len(self.seats), "seat")
        if deal.end is None:
            return totals
        check.check_points(deal.end.scores, deal.end.totals, totals)
        return deal.end.totals

    def public(self) -> Record:
        """The record without the secret and the order of the deal in progress, which are still hidden."""
        if self.result.outcome is not RecordOutcome.UNFINISHED or not self.deals or self.deals[-1].end is not None:
            return self
        *over, deal = self.deals
        return replace(self, deals=(*over, replace(deal, deck=replace(deal.deck, secret=None, order=None))))


def check_result(result: RecordResult, sides: int, deals: tuple[DealRecord, ...]) -> None:
    """Check that a result fits the sides and the deals. Raises `RecordError`."""
    if result.side is not None:
        check.check_within(result.side, sides, "side")
    if result.outcome in {RecordOutcome.WON, RecordOutcome.DRAW} and deals and deals[-1].end is None:
        raise RecordError("result-early")
