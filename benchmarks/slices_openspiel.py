"""OpenSpiel's gin rummy, stepped from Python as its users do: the yardstick. Runs in an environment of its own.

Reads one JSON object a line, ``{"what": "stepped", "seconds": 0.1}``, and answers each with ``{"actions": …, "seconds":
…}``: the actions of players (chance is not counted, as it is not in our figures) and the processor time of the slice.
"""

from __future__ import annotations

import json
import random
import sys
import time

import pyspiel


def play(game: pyspiel.Game, rng: random.Random) -> int:
    """One game of random legal actions; returns how many actions the players made."""
    state = game.new_initial_state()
    actions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, probabilities)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            actions += 1
    return actions


def main() -> None:
    game = pyspiel.load_game("gin_rummy")
    rng = random.Random(1)
    print(json.dumps({"build": "openspiel"}), flush=True)
    for line in sys.stdin:
        seconds = json.loads(line)["seconds"]
        actions = 0
        begin = time.process_time()
        while (spent := time.process_time() - begin) < seconds:
            actions += play(game, rng)
        print(json.dumps({"actions": actions, "seconds": spent}), flush=True)


if __name__ == "__main__":
    main()
