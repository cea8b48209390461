"""Deals between bots. Each has its own seed: it is the same deal wherever and in whatever order it is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from canasta.cards import pack
from canasta.deal.cut import cut_by, cutter
from canasta.deal.deal import Deal
from canasta.deal.view import view
from canasta.rules.model import CutPurpose
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from canasta.players.registry import Bot
    from canasta.rules import Rules


class SimulationError(WordedError):
    """Deals between bots that cannot be played: a number of bots, deals or processes that does not fit."""

    family = "simulation"


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """The result of a deal. By side: points, clean canastas, all canastas. `out`: the side that went out, or None."""

    number: int
    points: tuple[int, ...]
    clean: tuple[int, ...]
    canastas: tuple[int, ...]
    out: int | None
    turns: int
    actions: int


def line_up(rules: Rules, bots: Sequence[Bot]) -> list[Bot]:
    """The bot on each seat: from one bot, one a side, or one a seat. Raises `SimulationError` for another number."""
    if len(bots) not in (1, rules.sides, rules.seats):
        raise SimulationError("bots", found=len(bots), sides=rules.sides, seats=rules.seats)
    return [bots[seat % len(bots)] for seat in range(rules.seats)]


def deal_out(rules: Rules, seed: str, number: int, scores: Sequence[int] | None = None) -> Deal:
    """Deal `number` of a seed, at the given scores by side or at 0. The first seat moves on with the number."""
    chance = Random(f"{seed}/{number}/cards")
    order = pack(rules.packs)
    chance.shuffle(order)
    first = number % rules.seats
    dealer = (first - 1) % rules.seats
    before = [0] * rules.sides if scores is None else list(scores)
    if rules.cut is CutPurpose.NONE:
        return Deal.start(rules, order, first, before, number=number)
    lifted = chance.randrange(1, len(order))
    result = cut_by(rules, order, lifted)
    seat = cutter(dealer, rules.seats, rules.sides)
    return Deal.start(
        rules,
        result.order,
        first,
        before,
        cutter=seat,
        kept=(*result.kept_wilds, *result.kept_red_threes),
        moda=result.moda,
        exact_cut_side=seat % rules.sides if result.exact else -1,
        number=number,
    )


def play_deal(
    rules: Rules, bots: Sequence[Bot], seed: str, number: int, scores: Sequence[int] | None = None
) -> PlayedDeal:
    """Play a deal to its end; `bots` by seat, `scores` by side before the deal. Bots see views only."""
    deal = deal_out(rules, seed, number, scores)
    chances = [Random(f"{seed}/{number}/{seat}") for seat in range(rules.seats)]
    turns, actions, turn = 1, 0, deal.turn
    while not deal.over:
        seat = deal.to_act
        deal.play(bots[seat].choose(view(deal, seat), chances[seat]))
        actions += 1
        if deal.turn != turn:
            turn = deal.turn
            turns += 1
    finished = [[meld for meld in side.melds if meld.finished] for side in deal.sides]
    return PlayedDeal(
        number=number,
        points=tuple(score.total for score in deal.score()),
        clean=tuple(sum(meld.clean for meld in melds) for melds in finished),
        canastas=tuple(len(melds) for melds in finished),
        out=None if deal.closer is None else deal.closer % rules.sides,
        turns=turns,
        actions=actions,
    )
