"""The effect of actions. `apply` trusts its caller: the action must be legal (see `legal`)."""

from __future__ import annotations

from mypy_extensions import i64

from canasta.cards import BLACK_THREE, CANASTA, JOKER, RED_THREE, TWO
from canasta.engine.actions import (
    ASK_ACTION,
    DRAW_ACTION,
    PASS_ACTION,
    TAKE_JOKER,
    TAKE_LAY_OFF,
    TAKE_NATURALS,
    TAKE_ONTO,
    TAKE_TWO,
    YES_ACTION,
    decode,
    slot_taken,
    start,
)
from canasta.engine.alive import reaches_minimum, rest_of_pile, takes_naturals
from canasta.engine.candidates import settles
from canasta.engine.laying import lay, melds_in, slot_of
from canasta.engine.packed import count, one, total
from canasta.engine.rule_table import (
    LAST_TAKE,
    NO_DISCARD,
    NO_PLAY,
    NO_WAIVER,
    TOP_COUNTS,
)
from canasta.engine.state import (
    ANSWER,
    DRAW,
    FROM_PILE,
    FROM_STOCK,
    LAST_DISCARD_OPTIONAL,
    LAST_NO_CLOSING,
    LAST_NO_DISCARD,
    NO,
    NO_KIND,
    NOT_DRAWN,
    PLAY,
    STOCK_OUT,
    WENT_OUT,
    YES,
    Melds,
    Side,
    State,
)
from canasta.engine.turns import end_deal, end_turn, give
from canasta.engine.units import ActionCode, Kind


def apply(s: State, action: ActionCode) -> None:
    """Carry out a legal action."""
    word, kind, lane = decode(action)
    if word > 0:
        _lay(s, action)
    elif lane == 0:
        _discard(s, kind)
    elif action == DRAW_ACTION:
        _draw(s)
    elif action >= TAKE_NATURALS:
        _take(s, action)
    elif action == PASS_ACTION:
        _pass(s)
    elif action == ASK_ACTION:
        s.phase = ANSWER
    else:
        s.leave = YES if action == YES_ACTION else NO
        s.phase = PLAY if s.came != NOT_DRAWN else DRAW


def _draw(s: State) -> None:
    rule_table = s.rule_table
    got = give(s, s.seat, rule_table.draw)
    s.came = FROM_STOCK
    s.phase = PLAY
    if s.drawn < s.stock_size:
        return
    if rule_table.stock_end == LAST_TAKE:
        if got == 0:
            s.ending = LAST_NO_DISCARD
        elif got == 1:
            s.ending = LAST_NO_CLOSING
    elif s.stock[s.stock_size - 1] == RED_THREE:
        if rule_table.last_red_three == NO_PLAY:
            end_deal(s, STOCK_OUT)
        elif rule_table.last_red_three == NO_DISCARD:
            s.ending = LAST_DISCARD_OPTIONAL


def _take(s: State, action: ActionCode) -> None:
    rule_table = s.rule_table
    side = s.side_on_turn()
    melds = side.melds
    changed = melds
    hand = s.hands[s.seat]
    top = s.top
    card = one(top)
    opened = side.opened
    naturals: i64 = 1
    if action == TAKE_TWO:
        hand -= card + one(TWO)
        melds.naturals += 2 * card
        melds.twos += card
        s.laid_twos += card
        naturals = 2
    elif action == TAKE_JOKER:
        hand -= card + one(JOKER)
        melds.naturals += 2 * card
        melds.jokers += card
        s.laid_jokers += card
        naturals = 2
    elif action == TAKE_LAY_OFF:
        melds.naturals += card
    else:
        used = takes_naturals(s)
        hand -= used * card
        naturals = used + 1
        slot: i64 = 0
        if action >= TAKE_ONTO:
            slot = slot_taken(action)
        elif rule_table.separate_melds:
            slot = slot_of(side, start(top, 0))
        changed = melds_in(side, slot)
        changed.naturals += naturals * card
    s.laid_naturals += naturals * card
    s.hands[s.seat] = hand
    s.came = FROM_PILE
    s.phase = PLAY
    side.took_pile = True
    if s.frozen:
        side.took_frozen = True
    s.pile -= card
    s.pile_size -= 1
    if not opened and rule_table.pile_unopened == TOP_COUNTS:
        s.points += naturals * rule_table.value(top)
        s.aside = True
        waiver = s.points < side.minimum and rule_table.opening_waiver != NO_WAIVER
        if waiver and not reaches_minimum(s, side, hand, melds.counts(), s.points, False):
            s.bound = True
            side.opened = True
    if opened or side.opened or s.points >= side.minimum:
        side.opened = True
        _join_pile(s, side)
    if rule_table.separate_melds:
        _close_canasta(s, side, changed, top)
    _after_lay(s)


def _join_pile(s: State, side: Side) -> None:
    """The rest of the pile goes to the hand; its red threes are laid out, not replaced (CL-3.6, SA-4.7, TB-3.2)."""
    side.red_threes += count(s.pile, RED_THREE)
    s.aside = True  # the top is gone already
    s.hands[s.seat] = s.hands[s.seat] + rest_of_pile(s)
    s.aside = False
    s.pile = 0
    s.pile_size = 0
    s.top = NO_KIND
    s.frozen = False
    s.face_down = 0


def _lay(s: State, action: ActionCode) -> None:
    rule_table = s.rule_table
    side = s.side_on_turn()
    slot = slot_of(side, action)
    melds = melds_in(side, slot)
    before = s.hands[s.seat]
    word, kind, lane = decode(action)
    if s.freed != NO_KIND and settles(s, action):
        s.freed = NO_KIND
        s.freed_from = NO_KIND
    hand, after = lay(action, before, melds.counts())
    naturals, twos, jokers = after
    if lane == 3:
        s.freed = TWO if word == 1 else JOKER
        s.freed_from = kind
        s.laid_naturals += one(kind)
        # Equal wilds are interchangeable: of those laid this turn no more count than still lie there.
        s.laid_twos -= max(count(s.laid_twos, kind) - count(twos, kind), 0) * one(kind)
        s.laid_jokers -= max(count(s.laid_jokers, kind) - count(jokers, kind), 0) * one(kind)
    else:
        s.laid_naturals += naturals - melds.naturals
        s.laid_twos += twos - melds.twos
        s.laid_jokers += jokers - melds.jokers
        s.points += rule_table.worth(before - hand)
    melds.put(after)
    s.hands[s.seat] = hand
    if kind == BLACK_THREE:
        s.bound = True
    if not side.opened:
        if s.points >= side.minimum:
            side.opened = True
        elif rule_table.opening_waiver != NO_WAIVER and s.phase == PLAY:
            must = s.bound or s.leave == YES
            if not reaches_minimum(s, side, hand, side.melds.counts(), s.points, must):
                s.bound = True
                side.opened = True
    if s.aside and side.opened:
        _join_pile(s, side)
    if rule_table.separate_melds:
        _close_canasta(s, side, melds, kind)
    _after_lay(s)


def _close_canasta(s: State, side: Side, melds: Melds, kind: Kind) -> None:
    """A meld of seven leaves its slot and is kept with the canastas in the order of finishing (TB-3.3, TB-8.7)."""
    rank = min(TWO, kind)
    if count(melds.naturals, rank) + count(melds.twos, rank) + count(melds.jokers, rank) < CANASTA:
        return
    nibble = one(rank) * 15
    naturals = melds.naturals & nibble
    twos = melds.twos & nibble
    jokers = melds.jokers & nibble
    side.done_naturals += naturals
    side.done_twos += twos
    side.done_jokers += jokers
    melds.naturals -= naturals
    melds.twos -= twos
    melds.jokers -= jokers
    if kind >= TWO:
        if total(twos) == CANASTA:
            side.canastas += one(JOKER)
        elif total(jokers) == 2 * s.rule_table.packs:
            side.canastas += one(RED_THREE)
        else:
            side.canastas += one(TWO)
        return
    if twos == 0 and jokers == 0:
        side.clean |= one(kind) << count(side.canastas, kind)
        side.clean_number += 1
    side.canastas += one(kind)


def _after_lay(s: State) -> None:
    """An empty hand goes out at once, or ends a last turn that may lay down to nothing."""
    if s.hands[s.seat] != 0 or s.aside:
        return
    if s.ending >= LAST_NO_CLOSING:
        end_deal(s, STOCK_OUT)
    elif s.phase == PLAY:
        end_deal(s, WENT_OUT)


def _discard(s: State, kind: Kind) -> None:
    card = one(kind)
    hand = s.hands[s.seat] - card
    s.hands[s.seat] = hand
    s.pile += card
    s.pile_size += 1
    s.top = kind
    if kind == TWO or kind == JOKER:
        s.frozen = True
    if hand == 0 and s.ending < LAST_NO_CLOSING:
        end_deal(s, WENT_OUT)
    else:
        end_turn(s)


def _pass(s: State) -> None:
    if s.phase == DRAW:
        end_deal(s, STOCK_OUT)
    else:
        end_turn(s)
