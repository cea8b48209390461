"""Opening: searches the ranks of the hand for the cheapest melds that reach the minimum, and judges if it pays."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from canasta.cards import ACE, CANASTA, JOKER, TWO
from canasta.engine.actions import add, start
from canasta.engine.packed import NATURALS, count, lanes, one, spread, two_or_more, wild_number
from canasta.engine.rank_options import can_start_wilds, wild_room
from canasta.engine.units import ActionCode, Cards, Kind, Points
from canasta.players.core.reading import POINT, Reading, concealing

NO_PLAN: Final[i64] = 1_000_000_000


@mypyc_attr(acyclic=True)
class OpeningPlan:
    """The cheapest way to lay `need` more points: its first action and what it costs, in tenths of a point.

    A plan as far as it goes is six numbers: points and cards laid, its cost, the twos and jokers left, and its first
    action or -1. A tuple of them would be copied at every step.
    """

    def __init__(self, table: Reading, hand: Cards, naturals: Cards, need: Points) -> None:
        self.table: Reading = table
        self.hand: i64 = hand
        self.naturals: i64 = naturals  # of the melds on the table, laid in this turn
        self.need: i64 = need
        self.first: i64 = -1
        self.cost: i64 = NO_PLAN
        self.cards: i64 = 0
        self.wilds: i64 = 0
        rule_table, w = table.s.rule_table, table.w
        fitting = spread(two_or_more(hand) | lanes(naturals))
        self.usable: i64 = hand & fitting & NATURALS
        # What a point costs, in 256ths; not `bounded` where more points can make a plan cheaper
        naturals_cost = _per_point(w.open_card, max(rule_table.low, rule_table.middle))
        self.of_ranks: i64 = naturals_cost
        self.of_aces: i64 = min(naturals_cost, _per_point(w.open_card, rule_table.ace))
        self.of_twos: i64 = _per_point(w.open_card + w.open_two, rule_table.two)
        self.of_jokers: i64 = _per_point(w.open_card + w.open_joker, rule_table.joker)
        least = min(self.of_aces, self.of_twos, self.of_jokers)
        self.bounded: bool = (
            least >= POINT * w.open_over and min(w.open_card, w.open_two, w.open_joker, w.open_pair) >= 0
        )

    def search(self) -> None:
        """Find the cheapest plan; `first` stays -1 if there is none."""
        twos = count(self.hand, TWO)
        jokers = count(self.hand, JOKER)
        self._wilds(twos, jokers)
        self._ranks(ACE, 0, 0, 0, twos, jokers, -1)

    def _wilds(self, twos: i64, jokers: i64) -> None:
        """Try plans that begin with a meld of three wilds, the dearest last."""
        table = self.table
        melds = table.own.melds
        rule_table = table.s.rule_table
        if twos + jokers < 3 or not can_start_wilds(rule_table, table.own, melds.twos + melds.jokers):
            return
        for with_jokers in range(4):
            used: i64 = with_jokers
            if used > jokers or 3 - used > twos:
                continue
            action = start(JOKER, 0) if used == 3 else start(TWO, used)
            points = (3 - used) * rule_table.two + used * rule_table.joker
            cost = 3 * table.w.open_card - table.w.wilds_start - table.w.wilds_held * (twos + jokers - 3)
            self._ranks(ACE, points, 3, cost, twos - 3 + used, jokers - used, action)

    def _ranks(
        self, kind: Kind, points: Points, cards: i64, cost: i64, twos: i64, jokers: i64, first: ActionCode
    ) -> None:
        """Continue a plan with the ranks from `kind` down."""
        if points >= self.need:
            over = (points - self.need) * POINT * self.table.w.open_over >> 8
            if cost - over < self.cost:
                self.cost = cost - over
                self.first = first
                self.cards = cards
                self.wilds = wild_number(self.hand) - twos - jokers
            return
        if self._out_of_reach(kind, points, cost, twos, jokers):
            return
        while kind >= 0:
            held = count(self.hand, kind)
            lying = count(self.naturals, kind)
            if held >= 2 or (lying > 0 and (held > 0 or twos + jokers > 0)):
                # Every way to lay cards of the rank
                laid = held
                while laid >= 0:
                    if (laid > 0 or lying > 0) and laid + lying >= 2 and not 3 < laid < held:
                        self._with_wilds(kind, laid, lying, points, cards, cost, twos, jokers, first)
                    laid -= 1
            kind -= 1

    def _out_of_reach(self, kind: Kind, points: Points, cost: i64, twos: i64, jokers: i64) -> bool:
        """True if the ranks from `kind` down cannot bring the points, or not for less than the cheapest plan so far.

        More than half of all partial plans in reglamento/2 end here.
        """
        rule_table = self.table.s.rule_table
        missing = self.need - points
        if self.bounded and self.cost < NO_PLAN:
            rate = self.of_aces if kind >= ACE and count(self.usable, ACE) > 0 else self.of_ranks
            if twos > 0:
                rate = min(rate, self.of_twos)
            left = missing
            if jokers > 0 and self.of_jokers < rate:
                left = max(missing - jokers * rule_table.joker, 0)
                cost += (missing - left) * self.of_jokers >> 8
            if cost + (left * rate >> 8) >= self.cost:
                return True
        wilds = twos * rule_table.two + jokers * rule_table.joker
        return wilds < missing and wilds + rule_table.worth(self.usable & (one(kind + 1) - 1)) < missing

    def _with_wilds(
        self,
        kind: Kind,
        laid: i64,
        lying: i64,
        points: Points,
        cards: i64,
        cost: i64,
        twos: i64,
        jokers: i64,
        first: ActionCode,
    ) -> None:
        table = self.table
        rule_table, w = table.s.rule_table, table.w
        melds = table.own.melds
        on: i64 = 0
        if lying > 0:
            on = count(melds.twos, kind) + count(melds.jokers, kind)
        room = wild_room(rule_table, laid + lying) - on
        if rule_table.closed_canastas:
            room = min(room, CANASTA - laid - lying - on)
        points += laid * rule_table.value(kind)
        broken: i64 = 0
        if lying == 0 and laid == 2:
            broken = w.open_pair
        used_twos: i64 = 0
        while used_twos <= min(twos, room):
            used_jokers: i64 = 0
            while used_jokers <= min(jokers, room - used_twos):
                used = used_twos + used_jokers
                if laid + lying + on + used >= 3 and laid + used > 0:
                    action = first
                    if action < 0:
                        action = _first_of(kind, laid, lying, used_twos)
                    spent = used_twos * w.open_two + used_jokers * w.open_joker + (laid + used) * w.open_card
                    self._ranks(
                        kind - 1,
                        points + used_twos * rule_table.two + used_jokers * rule_table.joker,
                        cards + laid + used,
                        cost + spent + broken,
                        twos - used_twos,
                        jokers - used_jokers,
                        action,
                    )
                used_jokers += 1
            used_twos += 1


def _per_point(cost: i64, points: Points) -> i64:
    """The cost of a point, in 256ths, in cards of that cost and worth; cards without points bring none at all."""
    return 256 * cost // points if points > 0 else NO_PLAN


def _first_of(kind: Kind, laid: i64, lying: i64, used_twos: i64) -> ActionCode:
    """The first micro-action of laying these cards of a rank."""
    wild: i64 = 1 if used_twos > 0 else 2
    if lying > 0:
        if laid > 0:
            wild = 0
        return add(0, kind, wild)
    if laid >= 3:
        wild = 0
    return start(kind, wild)


def plan_now(table: Reading) -> OpeningPlan:
    """The plan for the points that the side on turn still needs."""
    s = table.s
    plan = OpeningPlan(table, table.hand, table.own.melds.naturals, table.own.minimum - s.points)
    plan.search()
    return plan


def plan_beside(table: Reading, kept: Cards, naturals: Cards, points: Points) -> OpeningPlan:
    """The plan without the cards `kept` of the hand, after other melds with `naturals`, worth `points`."""
    plan = OpeningPlan(table, table.hand - kept, table.own.melds.naturals + naturals, table.own.minimum - points)
    plan.search()
    return plan


def open_worth(table: Reading, plan: OpeningPlan) -> i64:
    """The worth of opening by a plan: above 0 it is better than waiting."""
    s, w = table.s, table.w
    worth = w.open_base - plan.cost
    worth += w.open_round * (table.memory.turns // s.rule_table.seats)
    worth += w.open_pile * s.pile_size
    worth += w.open_hand * (table.size - plan.cards) + w.open_wild * (table.wilds - plan.wilds)
    worth += table.awards.of_red_threes(table.own.red_threes) * POINT * w.open_red >> 8
    if table.rival.opened:
        worth += w.open_they
    if s.frozen:
        worth += w.open_frozen
    return worth + table.points_at_risk(table.own.minimum) - concealing(table)
