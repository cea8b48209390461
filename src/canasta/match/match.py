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
import secrets
from typing import TYPE_CHECKING, Self

from canasta.deal.deal import Deal
from canasta.deal.deal_events import play
from canasta.deal.events import DealScored, MatchOver
from canasta.deal.score import winner
from canasta.deal.view import View, view
from canasta.match.ceremony import Ceremony
from canasta.match.decks import MatchError, Player, Source
from canasta.match.record.values import (
    UNFINISHED,
    DealEnd,
    DealRecord,
    Ending,
    Record,
    RecordOutcome,
    RecordResult,
    Seat,
    SeatKind,
)
from canasta.refusals.explanation import out_of_turn
from canasta.refusals.refusal import IllegalAction
from canasta.rules.build import rules_of
from canasta.rules.house import changes
from canasta.tabletop.notation import parse_action
from canasta.texts.errors import shortened

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.deal.deal_events import ActionEffect
    from canasta.deal.events import Event
    from canasta.rules import Rules
    from canasta.tabletop.notation import Action

__all__ = ["Match", "MatchError", "Player"]


class Match(Ceremony):
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

    deal: Deal | None
    log: list[Event]
    scores: list[int]
    winner: int | str | None

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
        whole number, without one from the operating system. `agreed`: the players
        sit as given though the rules would have them draw (TB-1.2). `dealer` is the first, where none is drawn.

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

    def events_for(self, seat: int | None, after: int = 0) -> list[Event]:
        """The events after number `after`, as a seat or a spectator saw them."""
        return [event.seen_by(seat) for event in self.log[max(after, 0) :]]

    def abandon(self) -> list[Event]:
        """Break the match off without a winner, and show the secret of the deal."""
        if self.finished:
            raise MatchError("finished")
        number, running = len(self.ended) + 1, self.stage in ("shuffle", "cut", "play")
        self.abandoned = True
        reveal = self._reveal(number, self._open_deck()) if running else []
        return self._tell(*reveal, self._result())

    def record(self, *, public: bool = True) -> Record:
        """The match so far, as `canasta.match.record` writes it: turns with the cards that moved.

        A public record leaves out the secret and the order of a deal in progress.
        """
        record = record_of(self)
        return record.public() if public else record

    def _score(self, deal: Deal) -> list[Event]:
        """Score the finished deal, show its secret, and name the winner if there is one."""
        sheet = deal.score()
        self.score_sheets.append(sheet)
        points, self.scores = [side.total for side in sheet], [side.after for side in sheet]
        ending = Ending.OUT if deal.outcome == "out" else Ending.STOCK
        end = DealEnd(ending, deal.closer, tuple(points), tuple(self.scores))
        deck = self._open_deck()
        self.ended.append(DealRecord(self.dealer, deck.deck, self.cut_made, self.turns.as_values(), end))
        self.winner = winner(self.rules, self.scores)
        number = len(self.ended)
        scored = DealScored(deal=number, points=tuple(points), totals=tuple(self.scores))
        return self._tell(scored, *self._reveal(number, deck), *([self._result()] if self.finished else []))

    def _result(self) -> MatchOver:
        side = self.winner if isinstance(self.winner, int) else None
        sides = self.rules.sides
        if self.abandoned:
            return MatchOver(outcome="abandoned", side=side, sides=sides)
        return MatchOver(outcome="draw" if side is None else "won", side=side, sides=sides)


def record_of(match: Ceremony) -> Record:
    """The whole record so far, with the secret and the order of a deal in progress."""
    rules = match.rules
    deals = list(match.ended)
    if match.deck is not None and (match.deal is None or not match.deal.over):
        deals.append(DealRecord(match.dealer, match.deck.deck, match.cut_made, match.turns.as_values(), None))
    return Record(
        rules=rules.name,
        version=rules.version,
        match_id=match.source.match_id,
        sides=rules.sides,
        seats=tuple(Seat(SeatKind.BOT if player.bot else SeatKind.HUMAN, player.name) for player in match.players),
        dealer=match.first_dealer,
        house=tuple((change.switch.name, change.switch.text(change.value)) for change in changes(rules)),
        draw=match.draw.record if match.draw is not None else None,
        deals=tuple(deals),
        result=_result_of(match),
        seeded=match.source.seeded,
    )


def _result_of(match: Ceremony) -> RecordResult:
    if match.abandoned:
        return RecordResult(RecordOutcome.ABANDONED)
    if isinstance(match.winner, int):
        return RecordResult(RecordOutcome.WON, match.winner)
    return UNFINISHED if match.winner is None else RecordResult(RecordOutcome.DRAW)
