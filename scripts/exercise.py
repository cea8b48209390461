"""Play some deals of every game, so that the compiler can see which parts of the engine run often.

    python scripts/exercise.py

`hatch_build.py` runs it in a build with CANASTA_PROFILED, on an engine compiled to count. The deals are always
the same.
"""

from __future__ import annotations

import sys
from random import Random

from canasta.deal.view import view
from canasta.engine.compile_rules import awards_of, rule_table_of
from canasta.engine.simulate import random_deals
from canasta.players.core.files import by_eye, rules_weights, tuned_weights
from canasta.players.core.playout import played
from canasta.players.searching import STRONG, Searching
from canasta.players.simulation import deal_out
from canasta.rules import games

TUNED, OTHERS, AT_RANDOM = 1_500, 500, 8_000  # deals of a game
DECISIONS = 60  # of a searching player


def main() -> int:
    for rules in games():
        rule_table, awards = rule_table_of(rules), awards_of(rules)
        for score in (0, rules.target * 2 // 5):
            played(rule_table, awards, tuned_weights(rules.name), TUNED, 1, score)
            played(rule_table, awards, rules_weights(rules.name), OTHERS, 2, score)
            played(rule_table, awards, by_eye(), OTHERS, 3, score)
        random_deals(rule_table, AT_RANDOM, 4, 0)
        deal, player, chance = deal_out(rules, "exercise", 1), Searching("strong", STRONG), Random(5)
        for _decision in range(DECISIONS):
            if not deal.over:
                deal.play(player.choose(view(deal, deal.to_act), chance))
    return 0


if __name__ == "__main__":
    sys.exit(main())
