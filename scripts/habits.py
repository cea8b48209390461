"""Measures how often bots fall into the habits that the coach tells of: `python scripts/habits.py measure|write`.

`measure` plays deals in which four bots of different levels sit down together, and adds a line a deal to a file; it
grades the turns in which a habit showed, as `canasta review` does, and goes on where it was stopped. With `--only`
it looks for some habits and grades the turns in which these showed: far more deals in the same time, for habits that
seldom have a chance. `write` sums the lines up in review/habits.toml, by the level that a review tells; what rests on
more chances there stays. The same seed gives the same lines; other habits or bots want another seed.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Sequence
from functools import partial
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, Final

from levels import BOTS, played
from measured import measure, words_of

from canasta.match.record import read
from canasta.players.equity import Equity
from canasta.review import Effort, Grade
from canasta.review.decisions import dealt
from canasta.review.grades import grade, once
from canasta.review.habits import HABITS, HabitTally, chances_for_habits, shown, usual_rates

EFFORT: Final = Effort(first=32, most=128)
RATES: Final = Path(__file__).parents[1] / "src" / "canasta" / "review" / "habits.toml"
# Bots of one accuracy are one level (`canasta.review.classes.LEVELS`)
LEVELS: Final = {
    "master": "master",
    "strong": "strong",
    "tuned": "rules",
    "rules": "rules",
    "greedy": "novice",
    "novice": "novice",
    "random": "random",
}


def judged(game: str, number: int, seed: str, among: Sequence[str], only: Collection[str]) -> dict[str, Any]:
    """A deal between some of those bots: by bot and habit, of those asked for, the slips and the chances."""
    bots, record = played(game, seed, number, among)
    deal = dealt(read(record), 1)
    found: dict[str, dict[str, list[int]]] = {}
    for seat, bot in enumerate(bots):
        own = [each for each in deal.decisions if each.seat == seat]
        turns = {each.turn for each in own if any(done and habit in only for habit, done in shown(each).items())}
        grades = [grade(each, EFFORT, hash_of(seed, number, each.turn)) for each in own if each.turn in turns]
        counted: list[Grade] = [each for each in grades if each is not None]
        tallies = found.setdefault(bot, {})
        for each in chances_for_habits(0, 1, own, once(counted, Equity(deal.rules).scale)):
            if each.habit not in only:
                continue
            slips, chances = tallies.get(each.habit, [0, 0])
            tallies[each.habit] = [slips + each.slip, chances + 1]
    return {"habits": found}


def hash_of(seed: str, number: int, turn: int) -> int:
    """The seed of the worlds of a turn."""
    return Random(f"{seed}/{number}/{turn}").getrandbits(60)


def write(found: list[dict[str, Any]]) -> str:
    """The rates as the file has them: slips and chances by rule set, level and habit."""
    before = usual_rates()
    slips: Counter[tuple[str, str, str]] = Counter()
    chances: Counter[tuple[str, str, str]] = Counter()
    for line in found:
        for bot, tallies in line["habits"].items():
            for habit, each in tallies.items():
                slips[line["rules"], LEVELS[bot], habit] += each[0]
                chances[line["rules"], LEVELS[bot], habit] += each[1]
    text = ["# Habits of bots by rule set and level: slips and chances. Written by scripts/habits.py."]
    for rules in sorted({line["rules"] for line in found} | set(before)):
        for level in dict.fromkeys(LEVELS.values()):
            text += ["", f'["{rules}".{level}]']
            for habit in HABITS:
                key = (rules, level, habit.id)
                old = before.get(rules, {}).get(level, {}).get(habit.id, HabitTally(0, 0))
                new = max(old, HabitTally(slips[key], chances[key]), key=lambda each: each.chances)
                if new.chances:
                    text.append(f"{habit.id} = [{new.slips}, {new.chances}]")
    return "\n".join(text) + "\n"


def main() -> None:
    """Measure or write."""
    parser = words_of(__doc__, "habits", "write", deals=100, seconds=240)
    parser.add_argument("--bots", default=",".join(BOTS), help="who sit down")
    parser.add_argument("--only", default=",".join(each.id for each in HABITS), help="habits that are looked for")
    asked = parser.parse_args()
    if asked.what == "measure":
        only = frozenset(asked.only.split(","))
        judge = partial(judged, seed=asked.seed, among=asked.bots.split(","), only=only)
        measure(asked.file, asked.seed, product(asked.rules, range(asked.deals)), asked.seconds, judge)
        return
    found = [json.loads(line) for line in asked.file.read_text(encoding="utf-8").splitlines()]
    RATES.write_text(write(found), encoding="utf-8")


if __name__ == "__main__":
    main()
