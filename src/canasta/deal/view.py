"""The view of a seat, built field by field: it has nothing but the fields named here (``docs/reference/views.md``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from canasta.cards import ACE, CARD_TEXTS, JOKER, KIND_OF_CARD, KIND_TEXTS, RED_THREE, TWO
from canasta.deal.view_values import MeldView, PileView, SeenDeal, SideView, View
from canasta.engine.public import must_go_out, opened
from canasta.rules.model import PileSeen, StockEnd, WildMelds
from canasta.rules.rulebook import customs
from canasta.tabletop import public
from canasta.tabletop.public import canasta_type, rank_text, texts

if TYPE_CHECKING:
    from canasta.deal.deal import Deal

__all__ = ["MeldView", "PileView", "SeenDeal", "SideView", "View", "hand_in_order", "of_seat", "public_fields", "view"]


def view(deal: Deal, seat: int | None) -> View:
    """The view of that seat, or of a spectator, now."""
    fields = public_fields(deal)
    if seat is not None:
        fields |= of_seat(deal, seat)
    return View(rules=deal.rules, history=deal.history, **fields)


def public_fields(deal: Deal) -> dict[str, Any]:
    """All fields of `SeenDeal` as a spectator sees them."""
    core, rules, over, stock = deal.core, deal.rules, deal.over, len(deal.stock)
    return {
        "deal": deal.number,
        "seat": None,
        "hand": (),
        "hands": tuple([len(hand) for hand in deal.hands]),
        "shown": tuple([tuple(hand_in_order(hand)) for hand in deal.hands]) if over else None,
        "stock": stock,
        "pile": _pile(deal, examine=False),
        "sides": tuple([_side(deal, side) for side in range(rules.sides)]),
        "moda": None if deal.moda is None else KIND_TEXTS[deal.moda],
        "exact_cut": None if core.exact_cut < 0 else int(core.exact_cut),
        "phase": deal.phase,
        "turn": deal.turn,
        "to_act": deal.to_act,
        "first_turns": int(core.first_turns),
        "owed": public.owed(core),
        "has_laid": public.has_laid(core),
        "drew": public.DREW[core.came],
        "leave": public.LEAVE[core.leave],
        "laid": tuple([KIND_TEXTS[kind] for kind in public.laid_kinds(core)]),
        "points": _points(deal),
        "freed": public.freed(core),
        "must_go_out": must_go_out(core),
        "last_turn": public.LAST_TURN[core.ending],
        "last_round": rules.stock_end is StockEnd.LAST_TAKE and stock <= rules.seats * rules.draw,
        "outcome": deal.outcome,
        "closer": deal.closer,
        "legal": (),
    }


def of_seat(deal: Deal, seat: int) -> dict[str, Any]:
    """The fields in which the view of a seat differs from `public_fields`."""
    found: dict[str, Any] = {"seat": seat, "hand": tuple(hand_in_order(deal.hands[seat]))}
    if deal.over:
        return found
    if seat == deal.to_act:
        found["legal"] = tuple(deal.legal().texts())
    if seat == deal.turn:
        if deal.core.bound:
            found["must_go_out"] = True
        if deal.core.first_turns > 0:
            found["pile"] = _pile(deal, examine=True)
    return found


def hand_in_order(hand: list[int]) -> list[str]:
    """A hand by kind and suit: the order in which it is held says nothing."""
    return [CARD_TEXTS[place % _CARDS] for place in sorted([_PLACES[card] for card in hand])]


_CARDS = len(CARD_TEXTS)
_PLACES = [KIND_OF_CARD[card] * _CARDS + card for card in range(_CARDS)]


def _points(deal: Deal) -> int:
    return 0 if opened(deal.core, deal.turn % deal.rules.sides) else int(deal.core.points)


def _pile(deal: Deal, *, examine: bool) -> PileView:
    core = deal.core
    aside = bool(core.aside)
    top = KIND_OF_CARD[deal.pile[-1]] if deal.pile and not aside else None
    down = int(core.face_down)
    seen: tuple[str | None, ...] | None = None
    if examine and not aside and deal.rules.pile_seen is PileSeen.ALL:
        seen = texts(deal.pile)
    elif examine and not aside and deal.rules.pile_seen is PileSeen.FACE_UP:
        seen = (*[None] * down, *texts(deal.pile[down:]))
    return PileView(
        size=len(deal.pile),
        top=None if top is None else CARD_TEXTS[deal.pile[-1]],
        frozen=bool(core.frozen),
        blocked=top is not None and top > ACE,
        aside=aside,
        face_down=down,
        crosswise=texts(_freezing(deal, down)),
        cards=seen,
    )


def _freezing(deal: Deal, face_down: int) -> list[int]:
    """The cards that lie crosswise (CL-7.1, TB-3.11): of those face up wilds, and red threes where they freeze."""
    if not deal.core.frozen or not customs(deal.rules).crosswise:
        return []
    kinds = {TWO, JOKER} | ({RED_THREE} if deal.rules.red_three_freezes else set())
    return [card for card in deal.pile[face_down:] if KIND_OF_CARD[card] in kinds]


def _side(deal: Deal, side: int) -> SideView:
    core, table = deal.core.sides[side], deal.sides[side]
    closed = deal.rules.closed_canastas
    melds = [
        MeldView(
            number=number,
            rank=rank_text(meld.kind),
            cards=texts(meld.cards),
            canasta=canasta_type(meld.cards, meld.kind, deal.rules.packs),
            laid_by=meld.laid_by,
            closed=meld.finished and (closed or meld.kind == TWO),
        )
        for number, meld in enumerate(table.melds, 1)
    ]
    return SideView(
        seats=tuple(range(side, deal.rules.seats, deal.rules.sides)),
        melds=tuple(melds),
        red_threes=texts(table.red_threes),
        opened=opened(deal.core, side),
        minimum=int(core.minimum),
        score=deal.scores[side],
        may_start_wilds=_may_start_wilds(deal, side),
    )


def _may_start_wilds(deal: Deal, side: int) -> bool:
    """As far as everybody knows: the piles taken and, where one is the limit, the melds on the table."""
    allowed = deal.rules.wild_melds
    if allowed is WildMelds.BEFORE_FROZEN_PILE:
        return not deal.core.sides[side].took_frozen
    return allowed is WildMelds.ALLOWED and all(meld.kind != TWO for meld in deal.sides[side].melds)
