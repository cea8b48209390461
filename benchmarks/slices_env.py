"""Steps of environments, ours and others', each as its users step it: random legal actions drawn in Python.

Reads one JSON object a line, ``{"what": "aec", "rules": "clasica", "seconds": 0.1}``, and answers each with
``{"steps": …, "seconds": …}``: actions of players, and the processor time of the slice. A library is imported when a
slice asks for it, so that a Python with one of them will do.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from functools import cache
from typing import Any

RNG = random.Random(1)


def aec_episode(env: Any) -> int:
    """One deal of an environment of PettingZoo, as its page of usage has it."""
    steps = 0
    env.reset(seed=RNG.randrange(1 << 30))
    for _agent in env.agent_iter():
        seen, _reward, over, cut, _info = env.last()
        if over or cut:
            env.step(None)
        else:
            env.step(int(RNG.choice(seen["action_mask"].nonzero()[0])))
            steps += 1
    return steps


def spiel_episode(game: Any, *, tensor: bool) -> int:
    """One game of OpenSpiel."""
    state, steps = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(RNG.choices(outcomes, shares)[0])
            continue
        if tensor:
            state.observation_tensor(state.current_player())
        state.apply_action(RNG.choice(state.legal_actions()))
        steps += 1
    return steps


def learner_episode(env: Any) -> int:
    """One deal of an environment of Gymnasium; the steps are those of the learner alone."""
    steps, over = 0, False
    seen, _ = env.reset(seed=RNG.randrange(1 << 30))
    while not over:
        seen, _, over, _, _ = env.step(int(RNG.choice(seen["action_mask"].nonzero()[0])))
        steps += 1
    return steps


def rlcard_episode(env: Any) -> int:
    """One game of RLCard; the steps are those of both players."""
    steps = 0
    state, _ = env.reset()
    while not env.is_over():
        state, _ = env.step(RNG.choice(list(state["legal_actions"])))
        steps += 1
    return steps


def stepped(env: Any) -> int:
    """Ten steps of many deals, in which the engine draws; the caller keeps what it gets until the next step."""
    for _ in range(10):
        _seen = env.step(env.sample())
    return 10 * int(env.num_envs)


def stepped_by_masks(env: Any) -> int:
    """The same where NumPy draws from the masks."""
    import numpy

    seen = env.step(env.sample())[0]
    for _ in range(9):
        masks = seen["action_mask"]
        seen = env.step((numpy.random.default_rng(1).random(masks.shape, numpy.float32) * masks).argmax(axis=1))[0]
    return 10 * int(env.num_envs)


@cache
def made(what: str, rules: str) -> Callable[[], int]:
    """The work of a slice; each call does some of it and says how many steps that were."""
    if what == "gin aec":
        from pettingzoo.classic import gin_rummy_v4

        theirs = gin_rummy_v4.env()
        return lambda: aec_episode(theirs)
    if what == "gin rlcard":
        import rlcard

        cards = rlcard.make("gin-rummy")
        return lambda: rlcard_episode(cards)
    if what.startswith(("gin spiel", "spiel")):
        import pyspiel

        if what.startswith("spiel"):
            import canasta.env.spiel  # noqa: F401 - registers the game
        game = pyspiel.load_game(f"canasta(rules={rules})" if what.startswith("spiel") else "gin_rummy")
        return lambda: spiel_episode(game, tensor=what.endswith("tensor"))
    from canasta.env import AEC, AgainstBots, VectorEnv, aec_wrapped

    kind, _, turns = what.partition("/")
    remembered = int(turns) if turns else None
    if kind.startswith("bots"):
        learner = AgainstBots(rules, kind.removeprefix("bots "), turns=remembered)
        return lambda: learner_episode(learner)
    if kind in ("aec", "aec wrapped"):
        one = AEC(rules, turns=remembered) if kind == "aec" else aec_wrapped(rules=rules, turns=remembered)
        return lambda: aec_episode(one)
    _, deals, *how = kind.split()
    many = VectorEnv(rules, int(deals), turns=remembered, copy="views" not in how)
    many.reset(seed=1)
    return lambda: stepped_by_masks(many) if "masks" in how else stepped(many)


def main() -> None:
    print(json.dumps({"build": "environments"}), flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        work, steps = made(asked["what"], asked["rules"]), 0
        begin = time.process_time()
        while (spent := time.process_time() - begin) < asked["seconds"]:
            steps += work()
        print(json.dumps({"steps": steps, "seconds": spent}), flush=True)


if __name__ == "__main__":
    main()
