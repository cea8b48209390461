"""A bot as a program of its own: a template, with nothing but Python's standard library.

canasta arena --bots "process:python3 bot.py,greedy" --deals 20
"""

import json
import random
import sys

PROTOCOL = 1


def choose(view, history, chance):  # noqa: ARG001 - yours may remember
    """One of ``view["legal"]``. Put your own play here."""
    for verb in ("draw", "yes", "meld", "add"):
        found = [action for action in view["legal"] if action.split()[0] == verb]
        if found:
            return found[0]
    thrown = [action for action in view["legal"] if action.startswith("discard")]
    return chance.choice(thrown or view["legal"])


def main():
    """Answer every question with one line. Whatever else you print goes to the standard error."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            answer = {"type": "ready", "protocol": PROTOCOL, "name": "template", "wants": ["history"]}
        elif message["type"] == "act":
            chance = random.Random(message["seed"])
            action = choose(message["view"], message.get("history"), chance)
            answer = {"type": "action", "id": message["id"], "action": action}
        else:
            continue  # a later host may say more
        print(json.dumps(answer), flush=True)


main()
