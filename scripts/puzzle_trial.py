"""Ways to go on tried in many worlds: the values of each, and what one is ahead of another.

The numbers are those of a review (`review/candidates.py`), with every meaning among the candidates.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta.advice.deed import Deed
from canasta.engine.actions import PASS_ACTION
from canasta.engine.rng import Rng
from canasta.engine.state import PLAY
from canasta.players.core.appraisal import Trial, appraise
from canasta.players.core.files import by_eye, rules_weights, styles_of, tuned_weights
from canasta.players.core.outlook import Outlook
from canasta.players.core.policy import decide, decide_softly, score_actions
from canasta.players.core.search import EACH, SearchPlan
from canasta.players.core.search import candidates as favourites
from canasta.players.equity import Equity
from canasta.players.possible_deals import PossibleDeals, forgetful
from canasta.players.quick_bots import HESITATION, MORE
from canasta.review.candidates import Candidate
from canasta.review.grades import is_late

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.advice.scene import Scene
    from canasta.engine.deal import EngineDeal
    from canasta.players.core.weights import Weights
    from canasta.puzzles.puzzle import Meaning
    from canasta.rules import Rules

MIXED: Final = ("rules", "stingy", "by-eye")  # styles of mixed opponents, beside the tuned weights


def opponents_of(rules: Rules, *, mixed: bool) -> list[Weights]:
    """The weights that the others play by: the tuned ones, or in each world in turn those of another style."""
    own = tuned_weights(rules.name)
    known = {"rules": rules_weights(rules.name), **styles_of(own)}
    return [own, *[known[style] for style in MIXED]] if mixed else [own]


class TrialTable:
    """A moment to be tried: the worlds that fit a scene, and the candidates by meaning."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.rules: Rules = scene.rules
        self.worlds: PossibleDeals = PossibleDeals(scene.view)
        self.worlds.believe()
        self.texts: dict[int, str] = self.worlds.texts()
        self.numbers: dict[str, int] = {text: number for number, text in self.texts.items()}
        self.late: bool = is_late(scene.view)
        self._meant: dict[str, Meaning] = {}

    def meaning(self, action: str) -> Meaning:
        """The meaning of an action."""
        if action not in self._meant:
            self._meant[action] = Deed(self.scene, action).meaning
        return self._meant[action]

    def policy(self) -> str:
        """The choice of `tuned`, without playouts."""
        return self._decided(tuned_weights(self.rules.name))

    def by_eye(self) -> str:
        """The choice of `greedy`."""
        return self._decided(by_eye())

    def novice(self, seed: int) -> str:
        """The choice of `novice`, by chance."""
        deal, memory = self.worlds.deal, forgetful(self.worlds.deal, self.worlds.memory)
        hesitation = MORE.get(self.rules.name, HESITATION)
        chosen = decide_softly(deal, memory, rules_weights(self.rules.name), hesitation, Rng(seed))
        return self.texts[int(chosen)]

    def allows(self, action: str, then: str) -> bool:
        """True if one action can still follow another in the same turn."""
        deal = self._after(action)
        return deal.seat == self.worlds.deal.seat and self.numbers[then] in deal.legal_actions()

    def goes_out(self, action: str) -> bool:
        """True if the turn can still go out after an action, or asks for leave to."""
        deal = self._after(action)
        return action == "ask" or (deal.seat == self.worlds.deal.seat and may_go_out(deal))

    def _after(self, action: str) -> EngineDeal:
        deal = self.worlds.deal.copy()
        deal.apply(self.numbers[action])
        return deal

    def _decided(self, weights: Weights) -> str:
        return self.texts[int(decide(self.worlds.deal, self.worlds.memory, weights))]

    def candidates(self, most: int) -> list[Candidate]:
        """The favourite of the policy first, then its next ones, one for each meaning; going out beside them."""
        own = tuned_weights(self.rules.name)
        found = favourites(self.worlds.deal, self.worlds.memory, SearchPlan(own, [own], 2 * EACH, 2, 0))
        chosen = [each for place, each in enumerate(found) if place == 0 or each.closing]
        meant = {self.meaning(self.texts[int(each.action)]) for each in chosen if not each.closing}
        ranking = score_actions(self.worlds.deal, self.worlds.memory, own)
        order = sorted(zip(ranking.scores, ranking.actions, strict=True), key=lambda pair: (-pair[0], pair[1]))
        offered = set(ranking.actions)
        order += [(0, action) for action in self.texts if action not in offered]  # openings that it does not weigh
        for score, action in order:
            meaning = self.meaning(self.texts[int(action)])
            if len(chosen) < most and meaning not in meant:
                meant.add(meaning)
                chosen.append(Outlook(action, closing=False, score=score))
        return [Candidate(self.texts[int(each.action)], Trial(each), played=False) for each in chosen]


def may_go_out(deal: EngineDeal) -> bool:
    """True if the turn can go out from here, by its own cards alone."""
    bound = deal.copy()
    bound.bound = True
    return bound.phase == PLAY and any(action != PASS_ACTION for action in bound.legal_actions())


class Inquiry:
    """Candidates that are tried in worlds of one seed against the same opponents."""

    def __init__(self, table: TrialTable, seed: int, *, mixed: bool) -> None:
        own = tuned_weights(table.rules.name)
        self.table = table
        self.rng: Rng = Rng(seed)
        self.plan: SearchPlan = SearchPlan(own, opponents_of(table.rules, mixed=mixed), EACH, 2, 0)
        self.tried: int = 0

    def more(self, alive: Sequence[Candidate], worlds: int) -> bool:
        """Try the candidates in more worlds; those that were left out once stay out. False: no world fits."""
        worlds_of, table = self.table.worlds, self.table
        trials = [each.trial for each in alive]
        done = appraise(
            worlds_of.deal, worlds_of.memory, worlds_of.hidden, trials, self.plan, self.rng, self.tried, worlds
        )
        if done < worlds:
            return False
        self.tried += worlds
        for each in alive:
            each.take_in(table.scene.view, Equity(table.rules), table.late)
        return True
