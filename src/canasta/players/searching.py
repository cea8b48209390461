"""Players that simulate before they act: every candidate in the same worlds, a fixed number of playouts a decision.

`tuned` does so where leave to go out is in question, and else plays by the weights of `canasta tune`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from canasta._build import build_kind
from canasta.engine.actions import ASK_ACTION, YES_ACTION
from canasta.players.core.files import rules_weights, styles_of, tuned_weights, value_net
from canasta.players.core.manners import MANNERS, throws_own, wastes_wild
from canasta.players.core.outlook import Aim
from canasta.players.core.policy import score_actions
from canasta.players.core.reading import POINT, Reading
from canasta.players.core.search import EVERYONE, PARTNERS, TOGETHER, TRIES, SearchPlan, search
from canasta.players.core.value_net import Horizon
from canasta.players.equity import fit_of
from canasta.players.possible_deals import PossibleDeals
from canasta.players.quick_bots import SEED_BITS, ByRules

if TYPE_CHECKING:
    from random import Random as Chance

    from canasta.deal.view import View
    from canasta.engine.deal import EngineDeal
    from canasta.players.core.memory import Memory
    from canasta.players.core.outlook import Outlook
    from canasta.players.core.weights import Weights
    from canasta.rules import Rules

# Distance to the target, in spreads of a deal, below which players play for the match; never before half way
NEAR: Final = 2.5
WHOLE: Final = 4  # rounds of draws: with less in the stock playouts go to the end of the deal


@dataclass(frozen=True, slots=True)
class PlayEffort:
    """The effort of a player. A decision ends after `playouts` playouts or `work` legal actions examined, whichever
    comes first, over at most `candidates` actions; the policy's own opinion counts like `trust` worlds. In each world
    the opponents play by one of the `styles`, in turn; `apart` says who else draws a style of their own. `reglamento`
    for two uses the styles of `duel`. In the games of `WORK` and `SIGHT` the work and the sight are the entry there at
    index `step`, unless `step` is below 0. `tries`: the worlds tried to find one in which a partner that asks for leave
    could go out. `sight`: the rounds of turns after which a value net says the rest of a playout, 0 for playouts to the
    end of the deal. `judged`: as in `SearchPlan`."""

    playouts: int
    work: int
    candidates: int
    trust: int
    styles: tuple[str, ...] = ("tuned",)
    apart: int = TOGETHER
    duel: tuple[str, ...] = ("tuned",)
    step: int = -1
    tries: int = TRIES
    sight: int = 0
    judged: int = 0


def affordable(compiled: int, pure: int, browser: int | None = None) -> int:
    """The playouts, or the work, that a decision may have: far less if the engine is plain Python.

    Python in a browser takes two to three times as long once more (``docs/decisions/offline.md``).
    """
    if browser is not None and sys.platform == "emscripten":
        return browser
    return compiled if build_kind() == "compiled" else pure


# A search against a single style exploits the faults of that style, and the more it searches the more it relies on them
HALF_BY_EYE: Final = ("tuned", "by-eye", "rules", "by-eye")
MANY: Final = ("tuned", "rules", "stingy", "by-eye")
KIN: Final = ("tuned", "stingy", "pile-hunter", "hoarder")
DUEL: Final = "reglamento/2"
FAR_OFF: Final = (DUEL, "tres-barajas")  # games in which rules of thumb are too weak to play by
VARIED: Final = ("clasica", "internacional", "reglamento/3")  # games in which it pays to assume different players
# Games in which the levels need other amounts of work to differ visibly: the work of strong, expert, master
WORK: Final = {
    "salon": (25_000, 100_000, 3_200_000),
    "reglamento/2": (25_000, 100_000, 3_200_000),
    "reglamento/3": (12_000, 50_000, 800_000),
    "reglamento/4": (50_000, 200_000, 3_200_000),
    "reglamento/6-teams": (12_000, 50_000, 800_000),
    "reglamento/6-pairs": (6_000, 25_000, 400_000),
    "tres-barajas": (50_000, 200_000, 1_600_000),
}
# Games in which playouts are best cut earlier: the rounds for strong, expert, master
SIGHT: Final = {"tres-barajas": (2, 2, 2)}
JUDGED: Final = affordable(128, 24)
STRONG: Final = PlayEffort(affordable(8192, 96), 100_000, 8, 100, HALF_BY_EYE, step=0, sight=2, judged=JUDGED)
EXPERT: Final = PlayEffort(affordable(32_768, 192), 400_000, 12, 100, MANY, PARTNERS, step=1, sight=2, judged=JUDGED)
MASTER: Final = PlayEffort(
    affordable(131_072, 384), 3_200_000, 16, 100, MANY, EVERYONE, KIN, step=2, sight=3, judged=JUDGED
)


class Searching:
    """A player of a level. The number of playouts is fixed: their speed changes no decision."""

    def __init__(self, name: str, level: PlayEffort) -> None:
        self.name = name
        self.level = level

    def choose(self, view: View, chance: Chance) -> str:
        if len(view.legal) == 1:
            return view.legal[0]
        worlds = PossibleDeals(view)
        return worlds.texts()[int(self.look(view, worlds, chance)[0].action)]

    def look(self, view: View, worlds: PossibleDeals, chance: Chance, watch: int = 0) -> list[Outlook]:
        """The outlook of each candidate, the chosen one first; `watch` as in `SearchPlan`."""
        worlds.believe()
        plan, seed = plan_of(view.rules, self.level, watch), chance.getrandbits(SEED_BITS)
        return search(worlds.deal, worlds.memory, worlds.hidden, plan, seed, aim_of(view))


@cache
def plan_of(rules: Rules, level: PlayEffort, watch: int = 0) -> SearchPlan:
    """The plan of a level in a rule set; `watch` as in `SearchPlan`."""
    own, others = tuned_weights(rules.name), opponents(rules, level.styles, level.duel)
    apart = level.apart if rules.name in VARIED else TOGETHER
    work, sight = level.work, level.sight
    if level.step >= 0:
        work = WORK[rules.name][level.step] if rules.name in WORK else work
        sight = SIGHT[rules.name][level.step] if sight and rules.name in SIGHT else sight
    return SearchPlan(
        own,
        others,
        level.playouts,
        level.candidates,
        level.trust,
        work,
        apart,
        level.tries,
        horizon_of(rules, sight),
        watch,
        level.judged,
    )


def horizon_of(rules: Rules, sight: int) -> Horizon | None:
    """The horizon `sight` rounds of turns ahead; None for 0, and where there is no value net."""
    net = value_net(rules) if sight else None
    if net is None:
        return None
    return Horizon(net, sight * rules.seats, WHOLE * rules.seats * rules.draw)


def opponents(rules: Rules, styles: Sequence[str], duel: Sequence[str] = ("tuned",)) -> list[Weights]:
    """The weights of the styles in a rule set; in the games of `FAR_OFF`, the tuned weights or `duel`."""
    own = tuned_weights(rules.name)
    if rules.name in FAR_OFF:
        styles = duel if rules.name == DUEL else ("tuned",)
    known = {"tuned": own, "rules": rules_weights(rules.name), **styles_of(own)}
    return [known[style] for style in styles]


def aim_of(view: View) -> Aim | None:
    """The match as the aim if one of the next deals may end it; else None: points serve as well."""
    totals, fit = [side.score for side in view.sides], fit_of(view.rules)
    target = view.rules.enough
    if max(totals) < target - min(NEAR * fit.spread, target / 2):
        return None
    return Aim(totals, target, fit.deal, fit.growth)


# Scores know too little of the partner's hand. The question comes about once a deal, so simulating costs little.
EFFORT: Final = PlayEffort(
    affordable(1024, 120, 15), affordable(100_000, 100_000, 3_000), 12, 300, tries=affordable(TRIES, TRIES, 60)
)
ON_LEAVE: Final = Searching("tuned", EFFORT)


class Tuned(ByRules):
    """The player by the weights of `canasta tune`; simulates when leave to go out is in question."""

    name = "tuned"

    def choose(self, view: View, chance: Chance) -> str:
        return ON_LEAVE.choose(view, chance) if about_leave(view) else super().choose(view, chance)

    def needs_view(self, deal: EngineDeal) -> bool:
        return deal.is_legal(int(ASK_ACTION)) or deal.is_legal(int(YES_ACTION))

    def pick(self, deal: EngineDeal, memory: Memory, weights: Weights) -> int:
        """The best action; if a partner would call it a blunder, the next one that is about as good."""
        ranking = score_actions(deal, memory, weights)
        table = Reading(deal, memory, weights, deal.to_act)
        least = int(ranking.best_score) - int(POINT) * int(memory.awards.usual) * MANNERS
        for score, action in sorted(zip(ranking.scores, ranking.actions, strict=True), key=lambda each: -each[0]):
            if score >= least and not throws_own(deal, action) and not wastes_wild(table, action):
                return int(action)
        return int(ranking.best)

    def weights(self, rules: Rules) -> Weights:
        return tuned_weights(rules.name)


def about_leave(view: View) -> bool:
    """True if the seat may ask its partner for leave to go out, or must answer."""
    return not {"ask", "yes"}.isdisjoint(view.legal)
