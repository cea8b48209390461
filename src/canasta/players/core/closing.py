"""The decision to go out: the deal's value now against what it may still bring. For closing, asking and answering."""

from __future__ import annotations

from mypy_extensions import i64

from canasta.cards import ACE, CANASTA
from canasta.engine import legal
from canasta.engine.actions import NO_ACTION, PASS_BIT, YES_ACTION
from canasta.engine.alive import may_go_out
from canasta.engine.awards import concealed_place
from canasta.engine.going_out import hopeless
from canasta.engine.packed import NATURALS, at_least, count, lanes, spread, total
from canasta.engine.rule_table import LEAVE_COMPULSORY
from canasta.engine.state import Side
from canasta.engine.units import Cards
from canasta.players.core.ranking import Ranking
from canasta.players.core.reading import POINT, UNKNOWN, Reading, clean_so_far, melded


def rank_answers(table: Reading, ranking: Ranking) -> None:
    """Offer the answers yes and no to a partner who asks for leave to go out."""
    worth = gain(table) - ((table.s.rule_table.worth(table.hand) * POINT * table.w.out_answer) >> 8)
    ranking.offer(YES_ACTION, worth)
    ranking.offer(NO_ACTION, 0)


def gain(table: Reading) -> i64:
    """Gain of going out in this turn over playing on, in tenths of a point; leaves out the cost of an answering
    partner's hand."""
    if table.gain == UNKNOWN:
        table.gain = _gain(table)
    return table.gain


def _gain(table: Reading) -> i64:
    s, w = table.s, table.w
    rule_table, awards = s.rule_table, table.awards
    worth = w.out + awards.going_out * POINT + ((w.out_fear * table.risk) >> 8)
    worth -= w.out_time * table.rounds // 8
    side = rule_table.side_of(table.seat)
    lead: i64 = 0
    seat: i64 = 0
    while seat < rule_table.seats:
        size = total(s.hands[seat])
        if rule_table.side_of(seat) != side:
            worth += w.out_card * size
            lead -= size
        else:
            lead += size * (rule_table.sides - 1)
            if seat != table.seat and seat != s.seat:
                worth -= w.out_partner * size
        seat += 1
    worth -= w.out_pile * lead * s.pile_size // 16
    worth -= (w.out_ours * near(table.own) * table.time) >> 8
    worth += w.out_finish * _finished(table) + w.out_wild * table.wilds
    done = table.made
    number = (awards.of_number(done + 2) - awards.of_number(done)) * POINT * w.out_number >> 8
    worth -= (number * table.time) >> 8
    index: i64 = 0
    while index < rule_table.sides:
        if index != side:
            other = s.sides[index]
            worth += (w.out_theirs * near(other) * table.time) >> 8
            worth += w.out_melds * total(melded(other))
            if not other.opened:
                worth += (awards.of_red_threes(other.red_threes) * POINT * w.out_red) >> 8
        index += 1
    spare: i64 = 1 if s.rule_table.discarded_wild_soils else 2
    if awards.clean_game and clean_so_far(table.own) and table.wilds < spare:
        worth += (_doubled(table) * POINT * w.out_clean) >> 8
    return worth + _concealed(table) * POINT


def near(side: Side) -> i64:
    """Number of melds of naturals one or two cards short of a canasta."""
    found = _between(side.melds.naturals, side.melds.twos + side.melds.jokers)
    for melds in side.more:
        found += _between(melds.naturals, melds.twos + melds.jokers)
    return found


def _between(naturals: Cards, wilds: Cards) -> i64:
    sizes = (naturals & NATURALS) + (wilds & NATURALS)
    return total(at_least(sizes, CANASTA - 2) & ~at_least(sizes, CANASTA))


def _finished(table: Reading) -> i64:
    """Number of melds of the seat's side that its hand would complete to canastas."""
    melds = table.own.melds
    if table.size == 0:
        return 0
    sizes = (melds.naturals & NATURALS) + ((melds.twos + melds.jokers) & NATURALS)
    reached = at_least(sizes + (table.hand & spread(lanes(sizes))), CANASTA - min(table.wilds, 2))
    return total(reached & ~at_least(sizes, CANASTA) & lanes(sizes))


def _concealed(table: Reading) -> i64:
    """The award for going out with a concealed hand, if the hand makes a canasta; else 0."""
    s = table.s
    seat = s.seat
    if s.rule_table.concealed == 0 or count(s.has_laid, seat) > 0 or seat != table.seat:
        return 0
    whole = (table.hand & NATURALS) + (s.laid_naturals & NATURALS)
    if at_least(whole + ((s.laid_twos + s.laid_jokers) & NATURALS), CANASTA - min(table.wilds, 3)) == 0:
        return 0
    with_partner = lanes(table.hand) & lanes(table.own.melds.naturals & ~s.laid_naturals) != 0
    return table.awards.concealed[concealed_place(s, with_partner)]


def _doubled(table: Reading) -> i64:
    """The points on the table that a clean game doubles."""
    awards = table.awards
    side = table.own
    points = table.s.rule_table.worth(side.melds.naturals + side.done_naturals)
    for kind in range(ACE + 1):
        many = count(side.canastas, kind)
        if many > 0:
            points += many * awards.of_next(table.s, side, kind, True)
    return points + awards.going_out + awards.of_red_threes(side.red_threes)


def asks(table: Reading) -> bool:
    """True if the partners hold enough cards to be asked for leave."""
    s = table.s
    if s.rule_table.leave == LEAVE_COMPULSORY:
        return True
    held: i64 = 0
    seat = (s.seat + s.rule_table.sides) % s.rule_table.seats
    while seat != s.seat:
        held += total(s.hands[seat])
        seat = (seat + s.rule_table.sides) % s.rule_table.seats
    return 10 * held >= table.w.ask


def could_close(table: Reading) -> bool:
    """Quick test whether the turn can go out: False is certain, True means perhaps."""
    s = table.s
    own = table.own
    if not may_go_out(s) or hopeless(table.hand, lanes(own.melds.naturals)):
        return False
    if not own.opened and table.size > 0 and table.wilds == table.size:
        return False
    if table.made >= s.rule_table.canastas_to_go_out:
        return True
    melds = own.melds
    sizes = (melds.naturals & NATURALS) + ((melds.twos + melds.jokers) & NATURALS) + (table.hand & NATURALS)
    return at_least(sizes, CANASTA - min(table.wilds, 3)) != 0


def closing_words(table: Reading) -> bool:
    """True if the turn can go out from here; the legal words are then only those that lead to it."""
    s = table.s
    s.bound = True
    legal.fill(s)
    s.bound = False
    if (s.starts | s.adds) != 0 or s.base & ~PASS_BIT != 0:
        return True
    legal.fill(s)
    return False
