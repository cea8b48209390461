"""The decks of a match, each bound to a secret that everybody may add to before the shuffle, and the draw for seats."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, ClassVar

from canasta.deal import cut as cutting
from canasta.deal.events import ShuffleOpened, ShuffleSealed
from canasta.match import shuffle
from canasta.match.draw import CardPick, Draw, TakenCard, draw
from canasta.match.record.values import CutRecord, Deck, DrawPick, DrawRecord, Seat, SeatKind, check_name
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from canasta.deal.cut import CutResult
    from canasta.match.shuffle import Sealed
    from canasta.rules import Rules


class MatchError(WordedError):
    """A request that the match cannot meet at its stage, or that names something unknown."""

    family: ClassVar[str] = "match"


@dataclass(frozen=True, slots=True)
class Player:
    """A player by `name`; `bot` if a program plays. Raises `RecordError` for a name that no record could hold."""

    name: str
    bot: bool = False

    def __post_init__(self) -> None:
        check_name(self.name)

    @property
    def seat(self) -> Seat:
        """The player as a record names them."""
        return Seat(SeatKind.BOT if self.bot else SeatKind.HUMAN, self.name)


@dataclass(slots=True)
class ShuffledDeck:
    """The cards of a deal or of the draw for seats, from the commitment to the order.

    `sealed` is None where the order was given, as from a real table. `order` is None until the shuffle is closed.
    `withheld`: no event shows the secret; only a record has it.
    """

    packs: int
    sealed: Sealed | None
    contributions: list[str]
    order: tuple[int, ...] | None = field(default=None, repr=False)
    withheld: bool = False

    def copy(self) -> ShuffledDeck:
        """An independent copy."""
        return replace(self, contributions=self.contributions[:])

    def contribute(self, place: int, text: str) -> None:
        """Add a player's contribution, once each and before the shuffle. Raises `ShuffleError`, `MatchError`."""
        if self.order is not None:
            raise MatchError("shuffled")
        if self.contributions[place]:
            raise MatchError("added", found=self.contributions[place])
        self.contributions[place] = shuffle.check_contribution(text)

    def close(self) -> tuple[int, ...]:
        """Shuffle; returns the order of the cards, the top one first. No contribution can be added after it."""
        if self.order is None:
            assert self.sealed is not None
            self.order = tuple(self.sealed.order(self.contributions, self.packs))
        return self.order

    @property
    def seed(self) -> bytes | None:
        """The seed of the order and all other chance of the deal, if nothing more is added; None for a given order."""
        return None if self.sealed is None else self.sealed.seed(self.contributions)

    def lifted(self, aim: int) -> int:
        """The number of cards that the cutter's hand lifts when it aims at `aim`. The order must be sealed."""
        assert self.seed is not None
        return shuffle.lifted(self.seed, aim, len(self.close()))

    def cut(self, rules: Rules, cutter: int | None, number: int) -> tuple[CutResult, CutRecord | None]:
        """Close the shuffle and lift that many cards for the cutter, or aim at them (`aimed_cut`). Raises `CutError`.

        The result, and the cut as a record keeps it; without a cutter there is none.
        """
        order = self.close()
        aims = rules.aimed_cut and cutter is not None and self.seed is not None  # a given order was cut by a real hand
        if aims:
            cutting.check_lifted(number, len(order))
        lifted = self.lifted(number) if aims else number
        found = cutting.cut_by(rules, order, lifted)
        return found, None if cutter is None else CutRecord(cutter, lifted, number if aims else None)

    @property
    def deck(self) -> Deck:
        """The deck as a record keeps it, with the secret."""
        commitment = None if self.sealed is None else self.sealed.commitment
        secret = None if self.sealed is None else self.sealed.secret
        return Deck(commitment, secret, tuple(self.contributions), self.order)

    def told_sealed(self, number: int) -> list[ShuffleSealed]:
        """The event that shows the commitment of this deck, the one of that number; none for a given order."""
        return [] if self.sealed is None else [ShuffleSealed(deal=number, commitment=self.sealed.commitment.hex())]

    def told_opened(self, number: int) -> list[ShuffleOpened]:
        """The event that shows its secret; none for a given order, and while it is withheld."""
        if self.sealed is None or self.withheld:
            return []
        return [ShuffleOpened(deal=number, secret=self.sealed.secret.hex())]


@dataclass(frozen=True, slots=True)
class Source:
    """The source of the decks of a match, numbered by deal, 0 for the draw for seats.

    Their secrets come from the operating system or, for tests and simulations, from a text; those of a replayed match
    are in `recorded`. `secrets` are those that somebody else has drawn and keeps. `seeded`: the text was known to
    people, and the record says so. `withheld` is that of its decks.
    """

    match_id: str
    seed: str | None = field(default=None, repr=False)
    recorded: Mapping[int, ShuffledDeck] = field(default_factory=dict, repr=False, compare=False)
    secrets: Mapping[int, bytes] = field(default_factory=dict, repr=False, compare=False)
    seeded: bool = False
    withheld: bool = False

    def copy(self) -> Source:
        """An independent copy."""
        return replace(self, recorded={number: deck.copy() for number, deck in self.recorded.items()})

    def deck(self, number: int, rules: Rules) -> ShuffledDeck:
        """A deck bound to its secret, without contributions yet. Raises `ShuffleError` for a wrong match id."""
        if number in self.recorded:
            return self.recorded[number]
        if number in self.secrets:
            sealed = shuffle.Sealed(self.match_id, number, self.secrets[number])
        elif self.seed is None:
            sealed = shuffle.seal(self.match_id, number)
        else:
            sealed = shuffle.seal_from_text(self.seed, self.match_id, number)
        return ShuffledDeck(rules.packs, sealed, [""] * rules.seats, withheld=self.withheld)


@dataclass(slots=True)
class SeatDraw:
    """The draw for seats: players, numbered in order of arrival, take cards from the spread (`canasta.match.draw`)."""

    rules: Rules
    deck: ShuffledDeck
    names: Sequence[str]  # as they came
    picks: list[CardPick] = field(default_factory=list)

    def copy(self) -> SeatDraw:
        """An independent copy."""
        return SeatDraw(self.rules, self.deck.copy(), self.names, self.picks[:])

    @property
    def state(self) -> Draw:
        """The draw so far. The spread must be shuffled."""
        return self._state(self.picks)

    def pick(self, player: int, place: int) -> TakenCard:
        """Take the card at a place for a player. Raises `DrawError`."""
        picks = [*self.picks, CardPick(player, place)]
        state = self._state(picks)
        self.picks = picks
        return next(drawn for cards in reversed(state.rounds) for drawn in reversed(cards) if drawn.place == place)

    def _state(self, picks: list[CardPick]) -> Draw:
        rules = self.rules
        return draw(rules.seating, self.deck.close(), picks, sides=rules.sides, names=self.names)

    @property
    def record(self) -> DrawRecord | None:
        """The draw as a record keeps it; None until it is over."""
        seats = self.state.seats if self.picks else None
        if seats is None:
            return None
        order = self.deck.close()
        picks = tuple(DrawPick(player, place, order[place]) for player, place in self.picks)
        return DrawRecord(self.deck.deck, picks, seats.players)
