"""A match up to the cards of each deal: the draw for seats, the sealed shuffle, the cut, the deal."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

from msgspec import UNSET

from canasta.cards import CARD_TEXTS, CARDS_PER_PACK, KIND_TEXTS
from canasta.deal import cut as cutting
from canasta.deal.deal import Deal
from canasta.deal.deal_events import begin
from canasta.deal.events import (
    CardAtCut,
    DealBegan,
    PackCut,
    PlayersSeated,
    SeatDrawn,
    ShuffleAdded,
    ShuffleOpened,
    ShuffleSealed,
    numbered,
)
from canasta.match.decks import MatchError, Player, SeatDraw, ShuffledDeck, Source
from canasta.match.draw import as_given
from canasta.match.record.values import CutRecord, DealRecord, Turns
from canasta.match.shuffle import Sealed, choices
from canasta.rules.model import CutPurpose, Seating

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from canasta.deal.events import Event
    from canasta.deal.score import SideScore
    from canasta.rules import Rules


class Ceremony:
    """The part of a match that comes before play. `canasta.Match` is the whole of it, and tells the attributes."""

    dealer: int
    first_dealer: int

    def __init__(
        self,
        rules: Rules,
        players: Sequence[Player | str],
        source: Source,
        *,
        agreed: bool = False,
        dealer: int | None = None,
    ) -> None:
        if len(players) != rules.seats:
            raise MatchError("players", found=len(players), seats=rules.seats)
        drawn = rules.seating is not Seating.GIVEN and not agreed
        if drawn and dealer is not None:
            raise MatchError("dealer-drawn")
        self.rules = rules
        self.source: Source = source
        self.players: list[Player] = [Player(player) if isinstance(player, str) else player for player in players]
        self.dealer = self.first_dealer = as_given(rules.seats, dealer).dealer
        self.scores: list[int] = [0] * rules.sides
        self.score_sheets: list[list[SideScore]] = []
        self.ended: list[DealRecord] = []
        self.winner: int | str | None = None
        self.abandoned = False
        self.log: list[Event] = []
        self.draw: SeatDraw | None = None
        self.deck: ShuffledDeck | None = None  # of the deal
        self.shuffled: bool = False
        self.cut_made: CutRecord | None = None
        self.deal: Deal | None = None
        self.turns: Turns = Turns()
        if drawn:
            self.draw = SeatDraw(rules, source.deck(0, rules), self.names)
            self._tell_commitment(0, self.draw.deck)
        else:
            self._begin_deal()

    def rename(self, seat: int, name: str) -> None:
        """Replace the player at that seat by a person: the record names the last one. Raises `RecordError`."""
        self._check_place(seat)
        self.players[seat] = replace(self.players[seat], name=name, bot=False)

    @property
    def names(self) -> list[str]:
        """The players' names, by seat."""
        return [player.name for player in self.players]

    @property
    def finished(self) -> bool:
        """True if the match has ended."""
        return self.winner is not None or self.abandoned

    @property
    def cutter(self) -> int | None:
        """The seat that cuts; None without a cut."""
        if self.rules.cut is CutPurpose.NONE:
            return None
        return cutting.cutter(self.dealer, self.rules.seats, self.rules.sides)

    @property
    def stage(self) -> str:
        """The stage of the match: see the top of `canasta.match.match`."""
        if self.finished:
            return "finished"
        if self.deck is None:
            return "draw"
        if self.deal is None:
            return "cut" if self.shuffled else "shuffle"
        return "between" if self.deal.over else "play"

    @property
    def commitment(self) -> bytes | None:
        """The dealer's commitment in this draw or deal; None where the cards were given."""
        sealed = self._open_deck().sealed
        return None if sealed is None else sealed.commitment

    def contribute(self, place: int, text: str) -> list[Event]:
        """Add a contribution to the shuffle, one a seat; in the draw, one a player as they came. Raises `ShuffleError`
        too.
        """
        if self.stage not in ("draw", "shuffle"):
            raise MatchError("shuffled")
        self._check_place(place)
        self._open_deck().contribute(place, text)
        seat = None if self.stage == "draw" else place
        return self._tell(ShuffleAdded(seat=seat, who=self.players[place].name, added=text))

    def pick(self, player: int, place: int) -> list[Event]:
        """Take the card at a place of the spread, counted from 0, for a player. Raises `DrawError`."""
        if self.stage != "draw" or self.draw is None:
            raise MatchError("no-draw")
        self._check_place(player)
        ends_round = self.draw.state.waiting == (player,)
        card = self.draw.pick(player, place).card
        names, state = self.names, self.draw.state
        why = state.again if ends_round else None
        again = tuple([names[number] for number in state.waiting]) if why else ()
        told = self._tell(SeatDrawn(who=names[player], place=place, card=CARD_TEXTS[card], again=again, why=why))
        if state.seats is None:
            return told
        self.players = [self.players[number] for number in state.seats.players]
        self.dealer = self.first_dealer = state.seats.dealer
        ranking = tuple([names[number] for number in state.seats.ranking])
        seated = PlayersSeated(names=tuple(self.names), dealer=self.dealer, ranking=ranking)
        return told + self._tell(seated, *self._reveal(0, self.draw.deck)) + self._begin_deal()

    def shuffle(self) -> list[Event]:
        """Close the shuffle; without a cut, deal the cards."""
        if self.stage != "shuffle":
            raise MatchError("shuffled")
        self._open_deck().close()
        self.shuffled = True
        return self._deal_out(0) if self.cutter is None else []

    @property
    def best_aim(self) -> int | None:
        """The best aim for the exact cut (TB-2.7); None if the hand does not err, or no aim is better."""
        rules = self.rules
        return rules.seats * rules.hand_size if rules.aimed_cut and rules.exact_cut else None

    def cut(self, seat: int, number: int) -> list[Event]:
        """Lift that many cards for the cutter, or aim at them (`aimed_cut`), and deal the cards.

        From 1 to all but one of the cards, else `CutError`.
        """
        if self.stage != "cut" or self.cutter is None:
            raise MatchError("no-cut")
        if seat != self.cutter:
            raise MatchError("cutter", name=self.players[self.cutter].name)
        return self._deal_out(number)

    def next_deal(self, secret: bytes | None = None) -> list[Event]:
        """Begin the next deal, once one is over and there is no winner yet. `secret` seals it, else one of the source.

        Raises `ShuffleError` for a secret of the wrong length.
        """
        if self.stage != "between":
            raise MatchError("no-next-deal")
        if secret is not None:
            number = len(self.ended) + 1
            Sealed(self.source.match_id, number, secret)
            self.source = replace(self.source, secrets={number: secret})
        # CL-1.2, SA-2.2, TB-2.2, RE-1.6: the next in the order of play
        self.dealer = (self.dealer + 1) % self.rules.seats
        return self._begin_deal()

    def ready(self, rng: random.Random | None = None) -> list[Event]:
        """Do all steps up to the next play with random choices, until the cards are dealt. Returns the events.

        Between two deals the next one begins. Where cards lie dealt, and when the match is over, nothing is done.
        """
        told = len(self.log)
        if self.stage == "between":
            self.next_deal()
        source = self.source
        if rng is None:
            by_text = random.Random(f"{source.seed} {source.match_id} {len(self.ended)}")
            rng = random.SystemRandom() if source.seed is None else by_text
        while self.stage in ("draw", "shuffle", "cut"):
            self._step(rng.choice)
        return self.log[told:]

    def hasten(self) -> list[Event]:
        """Close the open shuffle and do the steps up to the next one or the deal of the cards. Returns the events.

        Every choice follows from the seed of the shuffle. Raises `MatchError` where none is open.
        """
        told, first = len(self.log), self.stage
        if first not in ("draw", "shuffle") or (seed := self._open_deck().seed) is None:
            raise MatchError("shuffled")
        below = choices(seed)
        while self.stage in (first, "cut"):
            self._step(lambda places: places[below(len(places))])
        return self.log[told:]

    def _step(self, choose: Callable[[Sequence[int]], int]) -> None:
        """Do the next step before the cards are dealt: a card of the spread, the shuffle, the cut."""
        cards = range(CARDS_PER_PACK * self.rules.packs)
        if self.stage == "draw" and self.draw is not None:
            taken = {pick.place for pick in self.draw.picks}
            self.pick(self.draw.state.waiting[0], choose([place for place in cards if place not in taken]))
        elif self.stage == "shuffle":
            self.shuffle()
        elif self.cutter is not None:
            self.cut(self.cutter, self.best_aim or choose(cards[1:]))

    def _begin_deal(self) -> list[Event]:
        number = len(self.ended) + 1
        self.deck, self.shuffled = self.source.deck(number, self.rules), False
        self.cut_made, self.deal, self.turns = None, None, Turns()
        told = self._tell(DealBegan(seat=self.dealer, deal=number))
        return told + self._tell_commitment(number, self.deck)

    def _deal_out(self, number: int) -> list[Event]:
        rules, cutter, deck = self.rules, self.cutter, self._open_deck()
        order = deck.close()
        aims = rules.aimed_cut and cutter is not None and deck.seed is not None  # a given order was cut by a real hand
        if aims:
            cutting.check_lifted(number, len(order))
        lifted = deck.lifted(number) if aims else number
        cut = cutting.cut(
            rules.cut,
            order,
            lifted,
            seats=rules.seats,
            hand=rules.hand_size,
            late_plug=rules.late_plug,
            exact_red_threes=rules.exact_cut_red_threes,
        )
        told: list[Event] = []
        if cutter is not None:
            self.cut_made = CutRecord(cutter, lifted, number if aims else None)
            made = PackCut(
                seat=cutter,
                lifted=lifted,
                aim=number if aims else UNSET,
                shown=tuple([CardAtCut(CARD_TEXTS[shown.card], shown.fate) for shown in cut.shown]),
                moda=None if cut.moda is None else KIND_TEXTS[cut.moda],
                exact=cut.exact,
            )
            told = self._tell(made)
        self.deal = Deal.start(
            rules,
            cut.order,
            (self.dealer + 1) % rules.seats,
            self.scores,
            cutter=-1 if cutter is None else cutter,
            kept=(*cut.kept_wilds, *cut.kept_red_threes),
            moda=cut.moda,
            exact_cut_side=cutter % rules.sides if cutter is not None and cut.exact and rules.exact_cut else -1,
            number=len(self.ended) + 1,
        )
        dealt = begin(self.deal, len(self.log) + 1)
        self.log += dealt
        return told + dealt

    def _reveal(self, number: int, deck: ShuffledDeck) -> list[ShuffleOpened]:
        return [] if deck.sealed is None else [ShuffleOpened(deal=number, secret=deck.sealed.secret.hex())]

    def _tell_commitment(self, number: int, deck: ShuffledDeck) -> list[Event]:
        if deck.sealed is None:
            return []
        return self._tell(ShuffleSealed(deal=number, commitment=deck.sealed.commitment.hex()))

    def _tell(self, *happened: Event) -> list[Event]:
        events = numbered(happened, len(self.log) + 1)
        self.log += events
        return events

    def _open_deck(self) -> ShuffledDeck:
        """The deck of the deal or, before the first, of the draw."""
        if self.deck is not None:
            return self.deck
        assert self.draw is not None
        return self.draw.deck

    def _cards(self) -> Deal:
        if self.deal is None:
            raise MatchError("no-cards")
        return self.deal

    def _check_place(self, place: int) -> None:
        if not 0 <= place < self.rules.seats:
            raise MatchError("place", found=place, last=self.rules.seats - 1)
