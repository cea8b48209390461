"""A walk through a recorded match, forwards and backwards, and its slides: the table after every turn.

The whole record is checked before the first step.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from canasta.deal.events import DealBegan
from canasta.deal.score import in_words
from canasta.deal.view import hand_in_order, view
from canasta.match.record import read
from canasta.match.record.values import UNFINISHED
from canasta.match.replay import from_record
from canasta.rules.describe import title
from canasta.svg import Slides, table_picture

if TYPE_CHECKING:
    from collections.abc import Iterator

    from canasta.deal.events import Event
    from canasta.match.match import Match
    from canasta.match.record.values import DealRecord, Record
    from canasta.rules import Rules
    from canasta.svg import Picture

SILENT = frozenset({"dealt", "commitment", "scored", "revealed"})


class RecordPlace(NamedTuple):
    """A place in the record: the number of the deal from 1, and the number of its turns played."""

    deal: int
    turn: int


class Walk:
    """A position in a record. `match` is the match at that place, `fresh` are the events of the last step.

    Raises `RecordError` for a text that is no record, and for one that the rules or its own shuffles contradict.

    An unfinished deal whose cards a public record keeps back is left out; `hidden` says so.
    """

    def __init__(self, source: Record | bytes, seat: int | None) -> None:
        record = read(source) if isinstance(source, bytes) else source
        self.hidden: bool = bool(record.deals) and _kept_back(record.deals[-1])
        if self.hidden:
            record = replace(record, deals=record.deals[:-1])
        self.record: Record = record
        self.seat = seat
        self.match: Match = from_record(record if self.hidden else source)
        self.steps: list[RecordPlace] = [
            RecordPlace(n, t) for n, deal in enumerate(record.deals, 1) for t in range(len(deal.turns) + 1)
        ]
        self.at: int = -1
        self.fresh: list[Event] = []

    @property
    def rules(self) -> Rules:
        return self.match.rules

    @property
    def step(self) -> RecordPlace:
        """The place where the walk stands."""
        return self.steps[self.at]

    def go(self, at: int) -> None:
        """Go to that step, counted from 0."""
        step = self.steps[at]
        if at != self.at + 1 or step.turn == 0:
            told = self._rebuild(step.deal, max(0, step.turn - 1))
            self.fresh = self.match.log[told:] if step.turn == 0 else []
        if step.turn:
            told = len(self.match.log)
            for action in self.record.deals[step.deal - 1].turns[step.turn - 1].actions:
                deal = self.match.deal
                assert deal is not None
                self.match.play(deal.to_act, action)
            self.fresh = self.match.log[told:]
        self.at = at

    def _rebuild(self, number: int, turns: int) -> int:
        """Replay the match up to that place; returns the number of events before the deal."""
        deal = replace(self.record.deals[number - 1], turns=self.record.deals[number - 1].turns[:turns], end=None)
        self.match = from_record(self._cut_off(*self.record.deals[: number - 1], deal))
        return next(
            (n for n, event in enumerate(self.match.log) if isinstance(event, DealBegan) and event.deal == number), 0
        )

    def _cut_off(self, *deals: DealRecord) -> Record:
        return replace(self.record, deals=deals, result=UNFINISHED)

    def events(self) -> list[Event]:
        """The events of the last step, as the seat of the walk saw them."""
        return [event.seen_by(self.seat) for event in self.fresh]

    def told(self) -> list[Event]:
        """The events of the last step that are told in words: the table itself shows the others."""
        return [event for event in self.events() if event.kind not in SILENT]

    def slides(self, deal: int | None, lang: str) -> Slides:
        """All steps, or those of one deal, with the sentences of what happened. Raises `PictureError` for none."""
        return Slides(self._pictures(deal, lang), title(self.rules, lang), lang)

    def _pictures(self, deal: int | None, lang: str) -> Iterator[tuple[Picture, str]]:
        for at, step in enumerate(self.steps):
            if deal not in (None, step.deal):
                continue
            self.go(at)
            cards = self.match.deal
            if cards is None:  # a record may end before its last deal is dealt
                continue
            hands = [hand_in_order(hand) for hand in cards.hands] if self.seat is None else None
            said = [event.sentence(lang, self.seat, self.match.names) for event in self.told()]
            yield table_picture(view(cards, self.seat), self.match.names, lang, hands), " ".join(filter(None, said))

    def as_json(self, lang: str) -> dict[str, Any]:
        """The whole match as plain values: every turn with its actions and events."""
        deals: list[dict[str, Any]] = []
        for at, step in enumerate(self.steps):
            self.go(at)
            happened = self.events()
            said = [event.sentence(lang, self.seat, self.match.names) for event in happened]
            told = {
                "events": [event.as_dict() for event in happened],
                "sentences": [words for words in said if words],
            }
            record = self.record.deals[step.deal - 1]
            if step.turn == 0:
                deals.append({"deal": step.deal, "dealer": record.dealer, **told, "turns": [], "score": None})
            else:
                turn = record.turns[step.turn - 1]
                deals[-1]["turns"].append({"turn": step.turn, "seat": turn.seat, "actions": list(turn.actions), **told})
            if self.match.deal is not None and self.match.deal.over:
                deals[-1]["score"] = [in_words(side, lang) for side in self.match.score_sheets[-1]]
        return {
            "rules": self.rules.name,
            "version": self.rules.version,
            "house": dict(self.record.house),
            "match": self.record.match_id,
            "players": self.match.names,
            "sides": self.rules.sides,
            "seat": self.seat,
            "deals": deals,
            "result": str(self.record.result.outcome),
            "winner": self.record.result.side,
        }


def _kept_back(deal: DealRecord) -> bool:
    """True if the cards of an unfinished deal are not in the record."""
    return deal.end is None and deal.deck.secret is None and deal.deck.order is None


def record_slides(
    record: Record | bytes, *, deal: int | None = None, seat: int | None = None, lang: str = "en"
) -> Slides:
    """The match turn by turn, or one deal of it, from a seat or with all hands open.

    `deal` counts from 1, `seat` from 0. Raises `RecordError`; `ValueError` where there is no such deal or seat, or
    nothing to show.
    """
    walk = Walk(record, seat)
    if seat is not None and not 0 <= seat < walk.rules.seats:
        raise ValueError(f"expected a seat from 0 to {walk.rules.seats - 1}, found {seat}")
    if deal is not None and deal not in {step.deal for step in walk.steps}:
        raise ValueError(f"expected a deal from 1 to {len(walk.record.deals)}, found {deal}")
    return walk.slides(deal, lang)
