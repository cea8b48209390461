"""The events of a deal: derived from the cards that an action moved, with every card.

Who may see what of it is for the events to say (`canasta.deal.events`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from canasta.cards import CARD_TEXTS
from canasta.deal.events import (
    CanastaFinished,
    CanastaTurned,
    CardsDrawn,
    CardsReplaced,
    DealOver,
    Discarded,
    Event,
    HandDealt,
    LaidOff,
    Melded,
    OneCardLeft,
    OutAllowed,
    OutAsked,
    OutForbidden,
    Passed,
    PileFrozen,
    PileJoined,
    PileTaken,
    RedThreeShown,
    SideOpened,
    Swapped,
    TurnBegan,
    Upcards,
    WentOut,
    numbered,
)
from canasta.engine.public import opened
from canasta.engine.score import concealed_form
from canasta.tabletop.public import canasta_type, rank_text, texts

if TYPE_CHECKING:
    from canasta.deal.deal import Deal
    from canasta.tabletop.faces import Meld
    from canasta.tabletop.notation import Action
    from canasta.tabletop.steps import Step


class Before(NamedTuple):
    """The state of a deal before an action, to find the effects of it."""

    turn: int
    to_act: int
    phase: str
    pile: int
    face_down: int
    aside: bool
    frozen: bool
    opened: bool

    @classmethod
    def of(cls, deal: Deal) -> Before:
        """The present state of the deal."""
        core, turn = deal.core, deal.turn
        known = opened(core, turn % deal.rules.sides)
        down, aside = int(core.face_down), bool(core.aside)
        return cls(turn, deal.to_act, deal.phase, len(deal.pile), down, aside, core.frozen, known)


class ActionEffect(NamedTuple):
    """The effect of an action that was carried out: the state before it, the steps it took, its events."""

    before: Before
    action: Action
    steps: list[Step]
    events: list[Event]


def play(deal: Deal, action: Action, number: int) -> ActionEffect:
    """Carry out an action, with events numbered from `number`; all of it, or raise `IllegalAction`."""
    before = Before.of(deal)
    steps = deal.play(action)
    now = [step for step in steps if step.seat == before.turn]
    told = [*_done(before, action.verb, now, deal), *_came_of_it(before, now, deal), *_next(before, steps, deal)]
    return ActionEffect(before, action, steps, numbered(told, number))


def begin(deal: Deal, number: int) -> list[Event]:
    """The events of a deal just dealt, up to the turn of its first player."""
    dealt = [Counter(hand) for hand in deal.hands]
    for step in deal.began:
        if step.what == "draw":
            dealt[step.seat] -= Counter(step.cards)
        elif step.what == "red_three" and step.source == "hand":
            dealt[step.seat] += Counter(step.cards)
    events: list[Event] = [
        HandDealt(seat=seat, count=hand.total(), cards=texts(sorted(hand.elements())))
        for seat, hand in enumerate(dealt)
    ]
    face_down = int(deal.core.face_down)
    events.append(Upcards(cards=texts(deal.pile[face_down:]), face_down=face_down))
    if deal.core.frozen:
        events.append(PileFrozen())
    events += [event for step in deal.began for event in _shown(step)]
    return numbered(events, number)


def _done(before: Before, verb: str, steps: Sequence[Step], deal: Deal) -> Iterator[Event]:
    seat = before.turn
    cards = {what: [card for step in steps if step.what == what for card in step.cards] for what in _WITH_CARDS}
    if verb == "draw":
        kept = cards["draw"]
        yield CardsDrawn(seat=seat, count=len(kept), cards=texts(kept))
        red = cards["red_three"]
        for place, card in enumerate(red):
            replaced = place < len(red) - (deal.rules.draw - len(kept))
            yield RedThreeShown(seat=seat, card=CARD_TEXTS[card], source="stock", replaced=replaced)
    elif verb == "take":
        *used, top = next(step.cards for step in steps if step.what == "take")
        laid = texts(used + cards["meld"] + cards["add"])
        aside = bool(deal.core.aside)
        yield PileTaken(cards=laid, top=CARD_TEXTS[top], size=before.pile, aside=aside, **_meld(steps, deal))
    elif verb == "meld":
        yield Melded(cards=texts(cards["meld"] + cards["add"]), **_meld(steps, deal))
    elif verb == "add":
        yield LaidOff(cards=texts(cards["meld"] + cards["add"]), **_meld(steps, deal))
    elif verb == "swap":
        natural, wild = cards["swap"]
        yield Swapped(cards=texts([natural]), wild=CARD_TEXTS[wild], **_meld(steps, deal))
    elif verb == "discard":
        yield Discarded(seat=seat, card=CARD_TEXTS[cards["discard"][0]])
    elif verb == "ask":
        yield OutAsked(seat=seat, to=deal.to_act)
    elif verb == "yes":
        yield OutAllowed(seat=before.to_act, to=seat)
    elif verb == "no":
        yield OutForbidden(seat=before.to_act, to=seat)
    else:
        yield Passed(seat=seat, phase="draw" if before.phase == "draw" else "play")


_WITH_CARDS: Final = ("draw", "red_three", "take", "meld", "add", "swap", "discard")


def _came_of_it(before: Before, steps: Sequence[Step], deal: Deal) -> Iterator[Event]:
    seat, core = before.turn, deal.core
    side = core.sides[seat % deal.rules.sides]
    if not before.opened and opened(core, seat % deal.rules.sides) and core.points >= side.minimum:
        yield SideOpened(seat=seat, points=int(core.points), minimum=int(side.minimum))
    for step in steps:
        if step.what == "pile":
            yield PileJoined(seat=seat, count=len(step.cards), cards=texts(step.cards))
        elif step.what == "red_three" and step.source == "pile":
            yield from _shown(step)
    yield from _canastas(seat, steps, deal)
    if core.frozen and not before.frozen:
        yield PileFrozen(seat=seat)
    if deal.outcome == "out":
        yield WentOut(seat=seat, concealed=concealed_form(core))
    elif deal.rules.pumba and len(deal.hands[seat]) == 1 and (deal.turn != seat or deal.over):
        yield OneCardLeft(seat=seat)


def _next(before: Before, steps: Sequence[Step], deal: Deal) -> Iterator[Event]:
    """The events at the start of the next turn, or at the end of the deal."""
    if deal.turn != before.turn:
        if not deal.over:
            yield TurnBegan(seat=deal.turn)
        for step in steps:
            if step.seat != before.turn and step.what != "turn":
                yield from _shown(step)
    if deal.over:
        hands = tuple([texts(hand) for hand in deal.hands])
        yield DealOver(outcome="out" if deal.outcome == "out" else "stock", hands=hands)


def _shown(step: Step) -> Iterator[Event]:
    """The events that belong to no action: red threes laid out, the cards that replace them, the turn."""
    if step.what == "red_three" and step.source:
        for card in step.cards:
            yield RedThreeShown(seat=step.seat, card=CARD_TEXTS[card], source=step.source)
    elif step.what == "draw":
        yield CardsReplaced(seat=step.seat, count=len(step.cards), cards=texts(step.cards))
    elif step.what == "turn":
        yield TurnBegan(seat=step.seat)


def _meld(steps: Sequence[Step], deal: Deal) -> dict[str, Any]:
    """The seat, number, rank and size of the meld that was laid on, as they are now."""
    seat, number, meld = _laid_on(steps, deal)
    assert meld is not None
    return {"seat": seat, "meld": number, "rank": rank_text(meld.kind), "length": len(meld.cards)}


def _laid_on(steps: Sequence[Step], deal: Deal) -> tuple[int, int, Meld | None]:
    for step in reversed(steps):
        if step.meld is not None:
            return step.seat, step.meld, deal.side_of(step.seat).melds[step.meld - 1]
    return -1, 0, None


def _canastas(seat: int, steps: Sequence[Step], deal: Deal) -> Iterator[Event]:
    _, number, meld = _laid_on(steps, deal)
    if meld is None or not meld.finished:
        return
    packs, rank = deal.rules.packs, rank_text(meld.kind)
    what = canasta_type(meld.cards, meld.kind, packs)
    assert what is not None
    if any(step.what == "canasta" for step in steps):
        yield CanastaFinished(seat=seat, meld=number, rank=rank, type=what)
        return
    were = Counter(meld.cards)
    for step in steps:
        if step.what == "swap":
            were += Counter({step.cards[1]: 1})
            were -= Counter({step.cards[0]: 1})
        elif step.what in ("take", "meld", "add"):
            were -= Counter(step.cards)
    if canasta_type(were.elements(), meld.kind, packs) != what:
        yield CanastaTurned(seat=seat, meld=number, rank=rank, type=what)
