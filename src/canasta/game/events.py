"""What happened, told when it happens: what everybody saw, and what only the one who did it saw.

A deal gives the steps of an action with its cards (`canasta.game.faces.Step`); here it is settled who sees what.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from canasta.cards import CARD_TEXTS
from canasta.engine.score import concealed_form
from canasta.game import public
from canasta.game.public import canasta_type, rank_text, texts

if TYPE_CHECKING:
    from canasta.game.deal import CardDeal
    from canasta.game.faces import Meld, Step

Value: TypeAlias = int | str | bool | list[str] | list[list[str]] | list[int] | list[dict[str, str]] | None
Data: TypeAlias = Mapping[str, Value]
Told: TypeAlias = tuple[str, int | None, Data, Data]  # kind, seat, for everybody, for the seat


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. `seat` did it, or None; `public` is for everybody, `private` for that seat only.

    Numbers run without gaps for every seat and spectator alike: whoever misses one knows it. Cards are texts. The kinds
    and what they hold are listed in ``docs/reference/views.md``.
    """

    number: int
    kind: str
    seat: int | None
    public: Data = field(default_factory=dict)
    private: Data = field(default_factory=dict, repr=False)

    def for_seat(self, seat: int | None) -> dict[str, Value]:
        """The event as that seat saw it; None is a spectator. Plain values, ready for JSON."""
        seen: dict[str, Value] = {"number": self.number, "kind": self.kind, "seat": self.seat, **self.public}
        if seat is not None and seat == self.seat:
            seen |= self.private
        return seen

    def sentence(self, lang: str, seat: int | None, names: Sequence[str]) -> str:
        """The event in words for that seat (None: a spectator), players by name; empty if there is nothing to say."""
        from canasta.game.event_words import sentence

        return sentence(self.for_seat(seat), lang, seat, names)


class Before(NamedTuple):
    """What must be remembered of a deal before an action, to tell what came of it."""

    turn: int
    to_act: int
    phase: str
    pile: int
    frozen: bool
    opened: bool
    aside: bool

    @classmethod
    def of(cls, deal: CardDeal) -> Before:
        """The deal as it stands now."""
        core, turn = deal.core, deal.turn
        opened = public.opened(core, turn % deal.rules.sides)
        return cls(turn, deal.to_act, deal.phase, len(deal.pile), core.frozen, opened, core.aside)


def numbered(told: Iterable[Told], number: int) -> list[Event]:
    """Events from what was told, numbered from `number` on."""
    return [
        Event(n, kind, seat, known or _NOTHING, own or _NOTHING)
        for n, (kind, seat, known, own) in enumerate(told, number)
    ]


_NOTHING: Data = {}  # one for all: a log keeps many, and a server many logs


def tell(before: Before, verb: str, steps: Sequence[Step], deal: CardDeal, number: int) -> list[Event]:
    """The events of one action, composite or not: what was done, then what came of it."""
    now = [step for step in steps if step.seat == before.turn]
    told = [*_done(before, verb, now, deal), *_came_of_it(before, now, deal), *_next(before, steps, deal)]
    return numbered(told, number)


def begin(deal: CardDeal, number: int) -> list[Event]:
    """The events of a deal just dealt, up to the turn of its first player."""
    dealt = [Counter(hand) for hand in deal.hands]
    for step in deal.began:
        if step.what == "draw":
            dealt[step.seat] -= Counter(step.cards)
        elif step.what == "red_three" and step.source == "hand":
            dealt[step.seat] += Counter(step.cards)
    told: list[Told] = [
        ("dealt", seat, {"count": hand.total()}, {"cards": texts(sorted(hand.elements()))})
        for seat, hand in enumerate(dealt)
    ]
    face_down = int(deal.core.face_down)
    told.append(("upcard", None, {"cards": texts(deal.pile[face_down:]), "face_down": face_down}, {}))
    if deal.core.frozen:
        told.append(("frozen", None, {}, {}))
    told += [event for step in deal.began for event in _shown(step)]
    return numbered(told, number)


def _done(before: Before, verb: str, steps: Sequence[Step], deal: CardDeal) -> Iterator[Told]:
    seat = before.turn
    cards = {what: [card for step in steps if step.what == what for card in step.cards] for what in _WITH_CARDS}
    if verb == "draw":
        kept = cards["draw"]
        yield "draw", seat, {"count": len(kept)}, {"cards": texts(kept)}
        red = cards["red_three"]
        for place, card in enumerate(red):
            replaced = place < len(red) - (deal.rules.draw - len(kept))
            yield "red_three", seat, {"card": CARD_TEXTS[card], "source": "stock", "replaced": replaced}, {}
    elif verb == "take":
        *used, top = next(step.cards for step in steps if step.what == "take")
        used += cards["meld"] + cards["add"]
        taken: dict[str, Value] = {"cards": texts(used), "top": CARD_TEXTS[top], "size": before.pile}
        yield "take", seat, taken | _meld(steps, deal) | {"aside": bool(deal.core.aside)}, {}
    elif verb in ("meld", "add"):
        laid: dict[str, Value] = {"cards": texts(cards["meld"] + cards["add"])}
        yield verb, seat, laid | _meld(steps, deal), {}
    elif verb == "swap":
        natural, wild = cards["swap"]
        swapped: dict[str, Value] = {"cards": [CARD_TEXTS[natural]], "wild": CARD_TEXTS[wild]}
        yield verb, seat, swapped | _meld(steps, deal), {}
    elif verb == "discard":
        yield verb, seat, {"card": CARD_TEXTS[cards["discard"][0]]}, {}
    elif verb == "ask":
        yield verb, seat, {"to": deal.to_act}, {}
    elif verb in ("yes", "no"):
        yield verb, before.to_act, {"to": seat}, {}
    else:
        yield verb, seat, {"phase": before.phase}, {}


_WITH_CARDS = ("draw", "red_three", "take", "meld", "add", "swap", "discard")


def _came_of_it(before: Before, steps: Sequence[Step], deal: CardDeal) -> Iterator[Told]:
    seat, core = before.turn, deal.core
    side = core.sides[seat % deal.rules.sides]
    if not before.opened and public.opened(core, seat % deal.rules.sides) and core.points >= side.minimum:
        yield "opened", seat, {"points": int(core.points), "minimum": int(side.minimum)}, {}
    for step in steps:
        if step.what == "pile":
            yield "pile_joined", seat, {"count": len(step.cards)}, {"cards": texts(step.cards)}
        elif step.what == "red_three" and step.source == "pile":
            yield from _shown(step)
    yield from _canastas(seat, steps, deal)
    if core.frozen and not before.frozen:
        yield "frozen", seat, {}, {}
    if deal.outcome == "out":
        yield "out", seat, {"concealed": concealed_form(core)}, {}
    elif deal.rules.pumba and len(deal.hands[seat]) == 1 and (deal.turn != seat or deal.over):
        yield "pumba", seat, {}, {}


def _next(before: Before, steps: Sequence[Step], deal: CardDeal) -> Iterator[Told]:
    """The next turn with what it begins with, and the end of the deal."""
    if deal.turn != before.turn:
        if not deal.over:
            yield "turn", deal.turn, {}, {}
        for step in steps:
            if step.seat != before.turn and step.what != "turn":
                yield from _shown(step)
    if deal.over:
        yield "over", None, {"outcome": deal.outcome, "hands": [texts(hand) for hand in deal.hands]}, {}


def _shown(step: Step) -> Iterator[Told]:
    """What belongs to no action: red threes laid out, the cards that replace them, the turn."""
    if step.what == "red_three":
        for card in step.cards:
            yield "red_three", step.seat, {"card": CARD_TEXTS[card], "source": step.source}, {}
    elif step.what == "draw":
        yield "replaced", step.seat, {"count": len(step.cards)}, {"cards": texts(step.cards)}
    elif step.what == "turn":
        yield "turn", step.seat, {}, {}


def _meld(steps: Sequence[Step], deal: CardDeal) -> dict[str, Value]:
    """Number, rank and size of the meld that was laid on, as they are now."""
    number, meld = _laid_on(steps, deal)
    assert meld is not None
    return {"meld": number, "rank": rank_text(meld.kind), "length": len(meld.cards)}


def _laid_on(steps: Sequence[Step], deal: CardDeal) -> tuple[int, Meld | None]:
    for step in reversed(steps):
        if step.meld is not None:
            return step.meld, deal.side_of(step.seat).melds[step.meld - 1]
    return 0, None


def _canastas(seat: int, steps: Sequence[Step], deal: CardDeal) -> Iterator[Told]:
    number, meld = _laid_on(steps, deal)
    if meld is None or not meld.finished:
        return
    packs = deal.rules.packs
    what = canasta_type(meld.cards, meld.kind, packs)
    told: dict[str, Value] = {"meld": number, "rank": rank_text(meld.kind), "type": what}
    if any(step.what == "canasta" for step in steps):
        yield "canasta", seat, told, {}
        return
    were = Counter(meld.cards)
    for step in steps:
        if step.what == "swap":
            were += Counter({step.cards[1]: 1})
            were -= Counter({step.cards[0]: 1})
        elif step.what in ("take", "meld", "add"):
            were -= Counter(step.cards)
    if canasta_type(were.elements(), meld.kind, packs) != what:
        yield "canasta_turned", seat, told, {}
