"""Plays a record again and checks everything in it: shuffles, cuts, every action, every score."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from canasta.deal.deal import Deal
from canasta.match.decks import MatchError, Player, ShuffledDeck, Source
from canasta.match.errors import RecordError
from canasta.match.match import Match
from canasta.match.record import read, write
from canasta.match.record.reader import Places
from canasta.match.record.values import DealRecord, Deck, Record, RecordOutcome, SeatKind
from canasta.match.shuffle import Sealed
from canasta.refusals.refusal import IllegalAction
from canasta.rules import Rules, RulesError, get
from canasta.rules.house import with_house
from canasta.rules.model import Seating
from canasta.tabletop.notation import NotationError
from canasta.texts import text
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.refusals.refusal import Refusal


class ReplayError(RecordError):
    """A record that the rules or its own shuffles contradict; `cause` is the error behind it, if there is one."""

    family: ClassVar[str] = "replay"

    def __init__(
        self, code: str, line: int | None = None, cause: WordedError | Refusal | None = None, /, **data: int | str
    ) -> None:
        super().__init__(code, line, **data)
        self.cause = cause

    def message(self, lang: str) -> str:
        why = {} if self.cause is None else {"why": self.cause.message(lang)}
        what = text(lang, f"replay-error-{self.code}", **self.data, **why)
        return text(lang, "record-error-line", line=str(self.line or 1), what=what)


def from_record(source: Record | str | bytes, *, seed: str | None = None) -> Match:
    """The match of a record, replayed up to where the record ends: it can be played on from there.

    Deals to come have their cards from the `seed` or, without one, from the operating system. Raises `RecordError`,
    with the line, for a text that is no record, and for one that the rules or its own shuffles contradict.
    """
    record = source if isinstance(source, Record) else read(source)
    return _Replay(record, Places(write(record) if isinstance(source, Record) else source)).match(seed)


def rules_of(record: Record, places: Places) -> Rules:
    """The rules that a record names, its house rules among them. Raises `RecordError`."""
    try:
        rules = get(record.rules, version=record.version)
    except RulesError as error:
        raise ReplayError("unknown-rules", places.line("rules"), error) from None
    if rules.name != record.rules:  # a record says the proper name
        raise ReplayError("other-rules", places.line("rules"), found=record.rules, expected=rules.name)
    try:
        rules = with_house(rules, dict(record.house))
    except RulesError as error:
        raise ReplayError("house-refused", places.line("house"), error) from None
    if (len(record.seats), record.sides) != (rules.seats, rules.sides):
        raise ReplayError("other-table", places.line("sides"), seats=rules.seats, sides=rules.sides)
    return rules


class _Replay:
    """Goes through a record once, playing a match along."""

    def __init__(self, record: Record, places: Places) -> None:
        self.record = record
        self.places = places
        self.rules = rules_of(record, places)

    def match(self, seed: str | None) -> Match:
        record, places = self.record, self.places
        decks = {number: self.deck(number, deal.deck) for number, deal in enumerate(record.deals, 1)}
        players = [Player(seat.name, bot=seat.kind is SeatKind.BOT) for seat in record.seats]
        draws = self.rules.seating is not Seating.GIVEN
        agreed = draws and record.draw is None and bool(record.deals)
        if record.draw is not None:
            if not draws:
                raise ReplayError("draw-unexpected", places.deal(0))
            decks[0] = self.deck(0, record.draw.deck)
            players = [players[record.draw.players.index(number)] for number in range(len(players))]
        elif draws and not agreed and record.result.outcome is not RecordOutcome.ABANDONED:
            raise ReplayError("draw-missing", places.line("dealer"))
        source = Source(record.match_id, seed, decks, seeded=record.seeded or seed is not None)
        match = Match(
            self.rules, players, source, agreed=agreed, dealer=None if draws and not agreed else record.dealer
        )
        if record.draw is not None:
            self.draw(match)
        for number, deal in enumerate(record.deals, 1):
            self.deal(match, number, deal)
        self.result(match)
        return match

    def deck(self, number: int, deck: Deck) -> ShuffledDeck:
        """A deck of the record as the match takes it: with its secret, or with its order where it never had one."""
        packs = self.rules.packs
        running = number == len(self.record.deals) and self.record.deals[-1].end is None
        if deck.commitment is None:
            if deck.order is None:
                raise ReplayError("no-order", self.places.deal(number))
            return ShuffledDeck(packs, None, [""] * self.rules.seats, self.checked_order(number, deck.order))
        if deck.secret is None:
            if running:
                raise ReplayError("hidden-deal", self.places.deal(number))
            raise ReplayError("no-secret", self.places.deal(number))
        sealed = Sealed(self.record.match_id, number, deck.secret)
        if sealed.commitment != deck.commitment:
            raise ReplayError("commitment-differs", self.places.deal(number, "secret"))
        return ShuffledDeck(packs, sealed, [""] * self.rules.seats)

    def checked_order(self, number: int, order: Sequence[int]) -> tuple[int, ...]:
        if len(order) != 54 * self.rules.packs:
            raise ReplayError(
                "packs", self.places.deal(number, "order"), found=len(order), expected=54 * self.rules.packs
            )
        return tuple(order)

    def shuffle(self, number: int, deck: Deck, mixed: ShuffledDeck) -> None:
        """Check that the order follows from the secret and the contributions."""
        if deck.order is None:
            return
        order = mixed.close()
        if order != deck.order:
            self.checked_order(number, deck.order)
            card = next(n for n, (a, b) in enumerate(zip(order, deck.order, strict=True), 1) if a != b)
            raise ReplayError("order-differs", self.places.deal(number, "order"), card=card)

    def draw(self, match: Match) -> None:
        draw, places = self.record.draw, self.places
        assert draw is not None
        assert match.draw is not None
        self.contribute(match, 0, draw.deck)
        self.shuffle(0, draw.deck, match.draw.deck)
        for number, pick in enumerate(draw.picks, 1):
            line = places.deal(0, f"pick {number}")
            try:
                match.pick(pick.player, pick.place)
            except WordedError as error:
                raise ReplayError("pick-refused", line, error) from None
        line = places.deal(0, "players")
        if match.stage == "draw":
            raise ReplayError("draw-open", line)
        if match.draw.record is None or match.draw.record.players != draw.players:
            raise ReplayError("seats-differ", line)
        if match.dealer != self.record.dealer:
            raise ReplayError("dealer-differs", places.line("dealer"), found=self.record.dealer, expected=match.dealer)

    def contribute(self, match: Match, number: int, deck: Deck) -> None:
        for place, added in enumerate(deck.contributions):
            if added:
                try:
                    match.contribute(place, added)
                except MatchError:  # an order that was given has nothing to be added to
                    raise ReplayError("contribution-late", self.places.deal(number)) from None

    def deal(self, match: Match, number: int, deal: DealRecord) -> None:
        places = self.places
        if match.finished:
            raise ReplayError("after-the-end", places.deal(number))
        if number > 1:
            match.next_deal()
        if deal.dealer != match.dealer:
            line = places.deal(number, "dealer")
            raise ReplayError("dealer-differs", line, found=deal.dealer, expected=match.dealer)
        self.contribute(match, number, deal.deck)
        if deal.deck.order is not None:
            assert match.deck is not None
            self.shuffle(number, deal.deck, match.deck)
            match.shuffle()
        self.cut(match, number, deal)
        if match.deal is None:
            if deal.turns or deal.end is not None:
                raise ReplayError("not-dealt", places.deal(number))
            return
        for turn in range(len(deal.turns)):
            self.turn(match, number, deal, turn)
        self.end(match, number, deal)

    def cut(self, match: Match, number: int, deal: DealRecord) -> None:
        if deal.cut is None:
            return
        line = self.places.deal(number, "cut")
        if match.cutter is None:
            raise ReplayError("cut-unexpected", line)
        if deal.cut.seat != match.cutter:
            raise ReplayError("cutter-differs", line, found=deal.cut.seat, expected=match.cutter)
        try:
            match.cut(deal.cut.seat, deal.cut.lifted if deal.cut.aim is None else deal.cut.aim)
        except WordedError as error:
            raise ReplayError("cut-refused", line, error) from None
        if deal.cut != match.cut_made and match.cut_made is not None:
            made = match.cut_made
            aimed = "" if made.aim is None else f" aimed {made.aim}"
            raise ReplayError("cut-differs", line, expected=f"cut {made.seat}: {made.lifted}{aimed}")

    def turn(self, match: Match, number: int, deal: DealRecord, place: int) -> None:
        turn, cards = deal.turns[place], match.deal
        line = self.places.deal(number, f"turn {place + 1}")
        assert cards is not None
        if match.stage != "play":
            raise ReplayError("turn-after-end", line)
        if turn.seat != cards.turn:
            raise ReplayError("turn-of-another", line, found=turn.seat, expected=cards.turn)
        for action in turn.actions:
            if _passed(cards, turn.seat):
                raise ReplayError("action-after-turn", line, action=action)
            try:
                match.play(cards.to_act, action)
            except IllegalAction as illegal:
                raise ReplayError("action-refused", line, illegal.refusal, action=action) from None
            except NotationError as error:
                raise ReplayError("action-refused", line, error, action=action) from None
        last = place == len(deal.turns) - 1 and deal.end is None
        if not last and not _passed(cards, turn.seat):
            raise ReplayError("turn-open", line)

    def end(self, match: Match, number: int, deal: DealRecord) -> None:
        cards, end = match.deal, deal.end
        assert cards is not None
        line = self.places.deal(number, "end" if end is not None else f"turn {len(deal.turns)}")
        if (end is not None) != cards.over:
            if end is None:
                raise ReplayError("end-missing", line)
            raise ReplayError("end-early", line)
        if end is None:
            return
        played = match.ended[-1].end
        assert played is not None
        if end.seat != played.seat:
            how = "stock" if played.seat is None else f"out by {played.seat}"
            raise ReplayError("ending-differs", line, expected=how)
        for side, (found, expected) in enumerate(zip(end.scores, played.scores, strict=True)):
            if found != expected:
                raise ReplayError("score-differs", line, side=side, found=found, expected=expected)

    def result(self, match: Match) -> None:
        result = self.record.result
        if result.outcome is RecordOutcome.ABANDONED and not match.finished:
            match.abandon()
        due = match.record(public=False).result
        if result != due:
            how = str(due.outcome) if due.side is None else f"won by {due.side}"
            raise ReplayError("result-differs", self.places.line("result"), expected=how)


def _passed(cards: Deal, seat: int) -> bool:
    """True if the turn of a seat is over."""
    return cards.over or cards.turn != seat
