"""A match as a value: rules and players, the order of the cards, the actions, the results.

Nothing here knows whether a move was legal; replaying a record is another module's work. A value that could not be
written and read back is refused when it is made, with a `RecordError`.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TYPE_CHECKING, ClassVar, Final

from msgspec import Struct

from canasta.cards import CARDS_PER_PACK, JOKER_CARD, KIND_OF_CARD, pack
from canasta.match.errors import RecordError, ShuffleError
from canasta.match.shuffle import SECRET_BYTES, check_contribution, check_match_id
from canasta.tabletop.notation import VERB_ORDER, Action, NotationError, example, parse_action
from canasta.texts.errors import shortened

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from canasta.tabletop.steps import Step

MAX_NAME: Final = 64  # characters
MAX_VALUE: Final = 200  # characters of a changed switch
MAX_POINTS: Final = 9_999_999
MAX_SEATS: Final = 6
MAX_CARDS: Final = 10 * CARDS_PER_PACK

_RULES: Final = re.compile("[a-z][a-z0-9-]{0,63}(/[a-z0-9-]{1,63})?")
_SWITCH: Final = re.compile("[a-z][a-z0-9_]{0,63}")


def _one_line(text: str, most: int) -> bool:
    return 0 < len(text) <= most and text.isprintable() and text == text.strip()


def check_within(number: int, count: int, code: str) -> None:
    """Check that a number is from 0 to one less than the count."""
    if not 0 <= number < count:
        raise RecordError(code, found=number, last=count - 1)


def check_rules(rules: str, version: int) -> None:
    if not _RULES.fullmatch(rules) or not 0 < version < 1000:
        raise RecordError("rules", found=shortened(f"{rules} {version}"))


def check_switch(name: str, value: str, before: Iterable[str]) -> None:
    """Check a changed switch; `before` has the names that were changed already."""
    if not _SWITCH.fullmatch(name) or not _one_line(value, MAX_VALUE):
        raise RecordError("house", found=shortened(f"{name} = {value}"))
    if name in before:
        raise RecordError("house-twice", name=name)


def check_match(match_id: str) -> None:
    try:
        check_match_id(match_id)
    except ShuffleError as error:
        raise RecordError(error.code, **error.data) from None


def check_added(contribution: str) -> None:
    """Check a seat's contribution to a shuffle."""
    try:
        check_contribution(contribution)
    except ShuffleError as error:
        raise RecordError(error.code, **error.data) from None


def check_name(name: str) -> None:
    if not _one_line(name, MAX_NAME):
        raise RecordError("name", found=shortened(name), most=MAX_NAME)


def check_seats(seats: int, sides: int) -> None:
    if not 2 <= sides <= seats <= MAX_SEATS or seats % sides:
        raise RecordError("seats", seats=seats, sides=sides, most=MAX_SEATS)


def check_bytes(commitment: bytes | None, secret: bytes | None) -> None:
    for value in (commitment, secret):
        if value is not None and len(value) != SECRET_BYTES:
            raise RecordError("bytes", found=len(value), bytes=SECRET_BYTES)
    if secret is not None and commitment is None:
        raise RecordError("secret-alone")


def check_order(order: Sequence[int]) -> None:
    """Check that an order has every card of one or more packs, in any order."""
    packs, left = divmod(len(order), CARDS_PER_PACK)
    if left or not 0 < len(order) <= MAX_CARDS or Counter(order) != Counter(pack(packs)):
        raise RecordError("order", cards=len(order), pack=CARDS_PER_PACK)


def check_players(players: Sequence[int], seats: int) -> None:
    """Check the player on each seat after a draw: each of them once."""
    if sorted(players) != list(range(seats)):
        raise RecordError("players", last=seats - 1)


def check_lifted(lifted: int, order: Sequence[int] | None) -> None:
    cards = MAX_CARDS if order is None else len(order)
    if not 1 <= lifted < cards:
        raise RecordError("lifted", found=lifted, most=cards - 1)


def check_points(scores: Sequence[int], totals: Sequence[int], before: Sequence[int]) -> None:
    """Check scores and totals by side, after the totals `before`."""
    if not len(scores) == len(totals) == len(before):
        raise RecordError("scores", sides=len(before))
    for points in (*scores, *totals):
        if abs(points) > MAX_POINTS:
            raise RecordError("points", found=points, most=MAX_POINTS)
    for side, (score, total) in enumerate(zip(scores, totals, strict=True)):
        if before[side] + score != total:
            raise RecordError("total", side=side, found=total, expected=before[side] + score)


def canonical_action(text: str) -> str:
    """One action in canonical form: ``Meld x 10s 10`` becomes ``meld T Ts X``. Raises `RecordError`."""
    try:
        return parse_action(text).text
    except NotationError as error:
        if error.code in ("empty", "verb"):
            raise RecordError("verb", found=shortened(text), verbs=", ".join(VERB_ORDER)) from None
        if error.code in ("card", "three"):
            raise RecordError("card", found=error.data["found"]) from None
        raise RecordError(
            "action", found=shortened(text), example=example(text.replace(">", " ").split()[0].lower())
        ) from None


def canonical_actions(text: str) -> tuple[str, ...]:
    """The actions of a turn, joined with ``;``, each in canonical form: at least one. Raises `RecordError`."""
    return tuple(canonical_action(action.strip()) for action in text.split(";"))


class SeatKind(StrEnum):
    """The kind of player on a seat."""

    HUMAN = "human"
    BOT = "bot"


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
        check_name(self.name)


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
        check_bytes(self.commitment, self.secret)
        for text in self.contributions:
            check_added(text)
        if self.order is not None:
            check_order(self.order)


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
        check_players(self.players, len(self.players))
        order = self.deck.order
        places: set[int] = set()
        for pick in self.picks:
            check_within(pick.player, len(self.players), "player")
            check_within(pick.place, MAX_CARDS if order is None else len(order), "place")
            check_within(pick.card, JOKER_CARD + 1, "card-number")
            if pick.place in places or (order is not None and order[pick.place] != pick.card):
                raise RecordError("pick", place=pick.place)
            places.add(pick.place)


@dataclass(frozen=True, slots=True)
class CutRecord:
    """The seat that cut, the number of cards lifted and, where a cut can miss (`aimed_cut`), the number aimed at."""

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
    """The end of a deal: the seat that went out, None if the stock was used up; by side its points and totals."""

    seat: int | None
    scores: tuple[int, ...]
    totals: tuple[int, ...]


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

    @classmethod
    def of(cls, winner: int | str | None, *, abandoned: bool) -> RecordResult:
        """The result of a match with that winner: a side, ``draw``, or None."""
        if abandoned:
            return cls(RecordOutcome.ABANDONED)
        if isinstance(winner, int):
            return cls(RecordOutcome.WON, winner)
        return cls(RecordOutcome.UNFINISHED if winner is None else RecordOutcome.DRAW)


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
        check_rules(self.rules, self.version)
        for place, (name, value) in enumerate(self.house):
            check_switch(name, value, dict(self.house[:place]))
        check_match(self.match_id)
        check_seats(len(self.seats), self.sides)
        check_within(self.dealer, len(self.seats), "seat")
        if self.draw is not None:
            check_players(self.draw.players, len(self.seats))
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
            check_lifted(deal.cut.lifted, deal.deck.order)
            check_lifted(deal.cut.lifted if deal.cut.aim is None else deal.cut.aim, deal.deck.order)
        if deal.end is not None and deal.end.seat is not None:
            seats.append(deal.end.seat)
        for seat in seats:
            check_within(seat, len(self.seats), "seat")
        if deal.end is None:
            return totals
        check_points(deal.end.scores, deal.end.totals, totals)
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
        check_within(result.side, sides, "side")
    if result.outcome in {RecordOutcome.WON, RecordOutcome.DRAW} and deals and deals[-1].end is None:
        raise RecordError("result-early")


_LAYING = frozenset({"meld", "add", "take", "swap", "discard"})


class _Played(Struct, frozen=True, gc=False):  # a match keeps them all
    action: Action
    steps: tuple[Step, ...]


class Turns:
    """The turns so far, in order."""

    def __init__(self) -> None:
        self._turns: list[tuple[int, list[_Played]]] = []

    def copy(self) -> Turns:
        """An independent copy."""
        other = Turns()
        other._turns = [(seat, played[:]) for seat, played in self._turns]
        return other

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Turns) and self.as_values() == other.as_values()

    __hash__: ClassVar[None] = None  # type: ignore[assignment]

    def __bool__(self) -> bool:
        return bool(self._turns)

    def note(self, seat: int, action: Action, steps: Sequence[Step]) -> None:
        """Add an action to the turn of a seat, with the steps it took. No seat has two turns in a row."""
        if not self._turns or self._turns[-1][0] != seat:
            self._turns.append((seat, []))
        self._turns[-1][1].append(_Played(action, tuple(steps)))

    def forget_last(self) -> None:
        """Leave the last action out."""
        self._turns[-1][1].pop()
        if not self._turns[-1][1]:
            self._turns.pop()

    def as_values(self) -> tuple[RecordTurn, ...]:
        """The turns as a record has them."""
        return tuple(
            RecordTurn(seat, tuple(with_faces(each.action, each.steps).text for each in played))
            for seat, played in self._turns
        )


def with_faces(action: Action, steps: Sequence[Step]) -> Action:
    """The action with the suits of the cards that it moved: it replays to the same cards, not only to equal ranks."""
    if action.verb not in _LAYING:
        return action
    moved: list[int] = []
    for step in steps:
        if step.what == "take":
            moved += step.cards[:-1]
        elif step.what in _LAYING:
            moved += step.cards
    return replace(action, cards=tuple(KIND_OF_CARD[card] for card in moved), faces=tuple(moved))
