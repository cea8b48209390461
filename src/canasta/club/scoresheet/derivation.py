"""The detail of a deal played on the engine, as a player would write it on the sheet."""

from __future__ import annotations

from canasta.cards import KIND_TEXTS
from canasta.club.scoresheet.scores import Canasta, CanastaKind, Concealed, Detail, SideDetail
from canasta.engine.score import Counted, counted
from canasta.engine.state import NO_KIND, WENT_OUT, State
from canasta.rules import Rules


def detail_of(rules: Rules, core: State) -> Detail:
    """The detail of a finished deal. Its lines on a sheet are those of `canasta.deal.score.deal_score`."""
    sides = [counted(core, side) for side in range(rules.sides)]
    closer = int(core.seat) if core.outcome == WENT_OUT else None
    closing = Counted() if closer is None else sides[closer % rules.sides]
    return Detail(
        sides=tuple(_side(rules, has) for has in sides),
        closer=closer,
        concealed=list(Concealed)[closing.concealed] if closing.concealed >= 0 else None,
        black_threes_laid=closing.black_threes_laid,
        clean_game=rules.clean_game and closing.clean,
        exact_cut=None if core.exact_cut < 0 else int(core.exact_cut),
        moda="" if core.moda == NO_KIND else KIND_TEXTS[int(core.moda)],
    )


def _side(rules: Rules, has: Counted) -> SideDetail:
    canastas = [
        Canasta(made=CanastaKind.CLEAN if clean else CanastaKind.DIRTY, rank=KIND_TEXTS[kind])
        for kind, clean, _ in has.canastas
    ]
    for made, many in (
        (CanastaKind.MIXED, has.wilds_mixed),
        (CanastaKind.TWOS, has.wilds_twos),
        (CanastaKind.JOKERS, has.wilds_jokers),
    ):
        canastas += [Canasta(made=made)] * many
    red = has.red_threes_held
    return SideDetail(
        canastas=tuple(canastas),
        red_threes=has.red_threes,
        laid=has.laid,
        in_hand=has.held - red * rules.value_red_three_in_hand,
        cards_in_hand=has.cards_held - red,
        red_threes_in_hand=red,
        black_threes_held=tuple(blacks for blacks in has.black_threes_held if blacks >= rules.black_threes_number),
        melded=has.melded and not has.laid and not canastas,
    )
