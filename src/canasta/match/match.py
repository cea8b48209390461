"""A match: players and seats, deal after deal, until a side has won. The interface for programs of a table.

A match is always at one stage, and says what it waits for:

==========  =================================================================================================
draw        players draw for seats: `contribute` before the first `pick`, then `pick` until all are seated
shuffle     the dealer is bound to a secret: seats may `contribute`, then `shuffle`
cut         the seat `cutter` must `cut`
play        the seat `deal.to_act` must `play`
between     the deal is over and scored: `next_deal`
finished    there is a winner, a draw, or the match was abandoned
==========  =================================================================================================
"""

from __future__ import annotations

import hashlib
import random
import secrets
from dataclasses import replace
from typing import TYPE_CHECKING, Self

from msgspec import UNSET

from canasta.cards import CARD_TEXTS, CARDS_PER_PACK, KIND_TEXTS
from canasta.deal import events
from canasta.deal.cut import cutter
from canasta.deal.deal import Deal
from canasta.deal.deal_events import begin, play
from canasta.deal.score import winner
from canasta.deal.view import View, view
from canasta.match.decks import MatchError, Player, SeatDraw, ShuffledDeck, Source
from canasta.match.draw import as_given
from canasta.match.record.values import CutRecord, DealEnd, DealRecord, Record, RecordResult, Turns
from canasta.match.shuffle import Sealed, choices
from canasta.refusals.explanation import out_of_turn
from canasta.refusals.refusal import IllegalAction
from canasta.rules.build import rules_of
from canasta.rules.house import changes
from canasta.rules.model import CutPurpose, Seating
from canasta.tabletop.notation import parse_action
from canasta.texts.errors import shortened

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from canasta.deal.deal_events import ActionEffect
    from canasta.deal.events import Event
    from canasta.deal.score import SideScore
    from canasta.rules import Rules
    from canasta.tabletop.notation import Action

__all__ = ["Match", "MatchError", "Player"]


class Match:
    """A match by one rule set. Make it with `new`, or from a record with `canasta.match.replay.from_record`.

    Seats, sides and places of a spread count from 0, points are game points.

    - `rules`: the rules of the game
    - `players`: by seat once the draw is over, before that in order of arrival; `names` has their names alone
    - `scores`: by side, the points so far; `curve` has them after each deal
    - `score_sheets`: for each deal that is over, the score of each side, line by line
    - `winner`: the side that has won, ``draw``, or None; `abandoned`: True if the match was broken off
    - `log`: the events so far, all that was hidden too; a seat may see its `events_for`
    - `deal`: the deal in progress or just over, with all the cards; None until they are dealt. A seat sees its `view`
    - `dealer`: the seat that deals, `first_dealer` the one of the first deal
    - `source`: the id of the match, and where the decks come from; `deck` is the one of this deal
    - `draw`: the draw for seats, None without one
    - `shuffled`: True once the shuffle is closed; `cut_made`: the cut of this deal, None until then
    - `turns`: the turns of this deal and `ended` the deals that are over, as the `record` has them

    Matches are equal if the same has happened in them, to the same cards, and the same decks would follow of a seed. A
    pickle has all of it, the cards, the seed and the secrets too: it is for the host, as a saved match is.
    """

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
        self.first_dealer: int = as_given(rules.seats, dealer).dealer
        self.dealer: int = self.first_dealer
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
            self._tell(*self.draw.deck.told_sealed(0))
        else:
            self._begin_deal()

    @classmethod
    def new(
        cls,
        rules: Rules | str,
        players: Sequence[Player | str],
        *,
        seed: str | int | None = None,
        match_id: str | None = None,
        agreed: bool = False,
        dealer: int | None = None,
    ) -> Match:
        """A match that waits for the draw or, if the seats are given, for the first shuffle.

        `rules` are rules or a name, as `canasta.get` takes it. With a `seed` all the cards follow from that text or
        whole number, without one from the operating system. `agreed`: the players sit as given though the rules would
        have them draw (TB-1.2). `dealer` is the first, where none is drawn.

        Raises `RuleSetError` for a name that no rule set has, `MatchError` for a wrong number of players or another
        seed, `DrawError` for a dealer who is not there, `ShuffleError` for a wrong id, `RecordError` for a name that no
        record could hold.
        """
        if seed is not None and (isinstance(seed, bool) or not isinstance(seed, str | int)):
            raise MatchError("seed", found=shortened(str(seed)))
        named = None if seed is None else str(seed)
        if match_id is None and named is None:
            match_id = secrets.token_hex(6)
        elif match_id is None:
            match_id = hashlib.sha256(f"{named}".encode(errors="surrogatepass")).hexdigest()[:12]
        source = Source(match_id, named, seeded=named is not None)
        return cls(rules_of(rules), players, source, agreed=agreed, dealer=dealer)

    def copy(self) -> Self:
        """A match that goes on by itself; of the same seed it goes on with the same decks."""
        other = type(self).__new__(type(self))
        vars(other).update(vars(self))
        other.source, other.turns = self.source.copy(), self.turns.copy()
        other.players, other.scores, other.log = self.players[:], self.scores[:], self.log[:]
        other.score_sheets, other.ended = [sheet[:] for sheet in self.score_sheets], self.ended[:]
        other.draw = None if self.draw is None else self.draw.copy()
        other.deck = None if self.deck is None else self.deck.copy()
        other.deal = None if self.deal is None else self.deal.copy()
        return other

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and vars(self) == vars(other)

    def __hash__(self) -> int:
        raise TypeError("unhashable type: 'Match', for it changes: take its record")

    def __repr__(self) -> str:
        return f"<Match {self.source.match_id} of {self.rules.name}: {self.stage}, deals over: {len(self.ended)}>"

    def _repr_svg_(self) -> str | None:  # as a spectator sees it; nothing before the cards are dealt
        from canasta.svg import table_picture

        return None if self.deal is None else str(table_picture(self.view(None), self.names))

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
        rules = self.rules
        return None if rules.cut is CutPurpose.NONE else cutter(self.dealer, rules.seats, rules.sides)

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
        return self._tell(events.ShuffleAdded(seat=seat, who=self.players[place].name, added=text))

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
        told = self._tell(events.SeatDrawn(who=names[player], place=place, card=CARD_TEXTS[card], again=again, why=why))
        if state.seats is None:
            return told
        self.players = [self.players[number] for number in state.seats.players]
        self.dealer = self.first_dealer = state.seats.dealer
        ranking = tuple([names[number] for number in state.seats.ranking])
        seated = events.PlayersSeated(names=tuple(self.names), dealer=self.dealer, ranking=ranking)
        return told + self._tell(seated, *self.draw.deck.told_opened(0)) + self._begin_deal()

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
        told = self._tell(events.DealBegan(seat=self.dealer, deal=number))
        return told + self._tell(*self.deck.told_sealed(number))

    def _deal_out(self, number: int) -> list[Event]:
        rules, cutter = self.rules, self.cutter
        cut, made = self._open_deck().cut(rules, cutter, number)
        told: list[Event] = []
        if made is not None:
            self.cut_made = made
            pack_cut = events.PackCut(
                seat=made.seat,
                lifted=made.lifted,
                aim=UNSET if made.aim is None else made.aim,
                shown=tuple([events.CardAtCut(CARD_TEXTS[shown.card], shown.fate) for shown in cut.shown]),
                moda=None if cut.moda is None else KIND_TEXTS[cut.moda],
                exact=cut.exact,
            )
            told = self._tell(pack_cut)
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

    def _tell(self, *happened: Event) -> list[Event]:
        told = events.numbered(happened, len(self.log) + 1)
        self.log += told
        return told

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

    @property
    def to_act(self) -> int:
        """The seat that is to act. Raises `MatchError` while no cards are dealt, and once the deal is over."""
        deal = self._cards()
        if deal.over:
            raise MatchError("nobody-to-act")
        return deal.to_act

    @property
    def curve(self) -> list[tuple[int, ...]]:
        """The totals by side: before the first deal, and after each deal that is over."""
        after = [tuple([side.after for side in sheet]) for sheet in self.score_sheets]
        return [(0,) * self.rules.sides, *after]

    def view(self, seat: int | None) -> View:
        """The knowledge of a seat, or of a spectator. Raises `MatchError` while no cards are dealt."""
        if seat is not None:
            self._check_place(seat)
        return view(self._cards(), seat)

    def legal(self, seat: int) -> list[str]:
        """The canonical texts of a seat's legal actions; empty while it is not its turn."""
        self._check_place(seat)
        deal = self.deal
        return deal.legal().texts() if deal is not None and not deal.over and deal.to_act == seat else []

    def play(self, seat: int, action: Action | str) -> list[Event]:
        """Do a seat's action, all of it or nothing, and return the events.

        Raises `NotationError` for a text that is no action, `IllegalAction` for one that the rules forbid now, and
        `MatchError` while no cards are dealt.
        """
        if isinstance(action, str):
            action = parse_action(action)
        self._check_place(seat)
        if action.verb == "cut":
            return self.cut(seat, action.number or 0)
        deal = self._cards()
        if not deal.over and seat != deal.to_act:
            raise IllegalAction(out_of_turn(deal, seat))
        return self.go_on(deal, [play(deal, action, len(self.log) + 1)])

    def go_on(self, deal: Deal, played: Sequence[ActionEffect]) -> list[Event]:
        """Take over the deal, or a copy of it, after further actions were played there, and return their events."""
        self.deal = deal
        told: list[Event] = []
        for one in played:
            self.turns.note(one.before.turn, one.action, one.steps)
            told += one.events
        self.log += told
        return told + self._score(deal) if deal.over else told

    def take_back(self, before: Deal) -> list[Event]:
        """Take back the last action, a discard, which the record leaves out; `before` is the deal as it was."""
        card = next(event.card for event in reversed(self.log) if isinstance(event, events.Discarded))
        self.deal = before
        self.turns.forget_last()
        return self._tell(events.DiscardTakenBack(seat=before.turn, card=card))

    def events_for(self, seat: int | None, after: int = 0) -> list[Event]:
        """The events after number `after`, as a seat or a spectator saw them."""
        return [event.seen_by(seat) for event in self.log[max(after, 0) :]]

    def abandon(self) -> list[Event]:
        """Break the match off without a winner, and show the secret of the deal."""
        if self.finished:
            raise MatchError("finished")
        number, running = len(self.ended) + 1, self.stage in ("shuffle", "cut", "play")
        self.abandoned = True
        reveal = self._open_deck().told_opened(number) if running else []
        return self._tell(*reveal, self._result())

    def record(self, *, public: bool = True) -> Record:
        """The match so far, as `canasta.match.record` writes it: turns with the cards that moved.

        A public record leaves out the secret and the order of a deal in progress.
        """
        deals = list(self.ended)
        if self.deck is not None and (self.deal is None or not self.deal.over):
            deals.append(DealRecord(self.dealer, self.deck.deck, self.cut_made, self.turns.as_values(), None))
        record = Record(
            rules=self.rules.name,
            version=self.rules.version,
            match_id=self.source.match_id,
            sides=self.rules.sides,
            seats=tuple(player.seat for player in self.players),
            dealer=self.first_dealer,
            house=tuple((change.switch.name, change.switch.text(change.value)) for change in changes(self.rules)),
            draw=None if self.draw is None else self.draw.record,
            deals=tuple(deals),
            result=RecordResult.of(self.winner, abandoned=self.abandoned),
            seeded=self.source.seeded,
        )
        return record.public() if public else record

    def _score(self, deal: Deal) -> list[Event]:
        """Score the finished deal, show its secret, and name the winner if there is one."""
        sheet = deal.score()
        self.score_sheets.append(sheet)
        points, self.scores = [side.total for side in sheet], [side.after for side in sheet]
        end = DealEnd(deal.closer, tuple(points), tuple(self.scores))
        deck = self._open_deck()
        self.ended.append(DealRecord(self.dealer, deck.deck, self.cut_made, self.turns.as_values(), end))
        self.winner = winner(self.rules, self.scores, len(self.ended))
        number = len(self.ended)
        scored = events.DealScored(deal=number, points=tuple(points), totals=tuple(self.scores))
        return self._tell(scored, *deck.told_opened(number), *([self._result()] if self.finished else []))

    def _result(self) -> events.MatchOver:
        side, sides = self.winner if isinstance(self.winner, int) else None, self.rules.sides
        if self.abandoned:
            return events.MatchOver(outcome="abandoned", side=side, sides=sides)
        return events.MatchOver(outcome="draw" if side is None else "won", side=side, sides=sides)
