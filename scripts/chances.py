"""The chance that a discard is taken with the pile: as advice foresees it, and how often it comes true.

    python scripts/chances.py measure [--rules GAME …] [--deals N] [--seconds S]   deals between bots of all kinds
    python scripts/chances.py fit                                                 the tables of `canasta.advice.chances`

Each seat is played by a bot drawn by chance. Before each discard its chance is foreseen twice, from what the player
saw: as the player that gives hints does in its playouts, and as reviews do. They end when the next opponent has drawn
or taken the pile. `measure` adds a line a deal to a file and goes on there, all games in turn, until the seconds of the
processor are spent. The same seed gives the same lines. Much faster with the compiled build. `fit` leaves every fourth
deal out of the tables: these are the cases of the tests, which show how tables come true on cases that made none.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import partial
from operator import itemgetter
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from measured import lines, measure, words_of

from canasta.advice.chances import ANYBODY, FILE, came_true, honest, taker
from canasta.deal.view import View, view
from canasta.engine.actions import DRAW_ACTION, START, TAKE_NATURALS, decode
from canasta.engine.rng import Rng
from canasta.engine.state import OVER
from canasta.players import get
from canasta.players.core.policy import decide
from canasta.players.core.search import next_world, styles_by_seat
from canasta.players.possible_deals import PossibleDeals
from canasta.players.searching import MASTER
from canasta.players.searching import plan_of as plan_of_level
from canasta.players.simulation import deal_out
from canasta.review.grades import plan_of as plan_of_reviews
from canasta.rules import get as rules_named

if TYPE_CHECKING:
    from canasta.engine.deal import EngineDeal
    from canasta.players.core.memory import Memory
    from canasta.players.core.search import SearchPlan
    from canasta.players.core.weights import Weights

ROOT: Final = Path(__file__).resolve().parent.parent
BOTS: Final = ("novice", "greedy", "rules", "tuned", "strong", "master")
SCORES: Final = (-200, 0, 1600, 3200)
WORLDS: Final = 192  # in which a chance is foreseen
DECILES: Final = 10
CASES: Final = 100  # from which on a tenth must come true
WITHIN: Final = 5  # per cent
POOL: Final = 200  # cases that begin a step of a fitted table
OWN_POOL: Final = 100  # the same of the table of one bot, of which there are fewer
HELD_OUT: Final = 4  # every fourth deal makes no table, but tries it
STORED: Final = ROOT / "tests" / "advice" / "data" / "chances.txt"


class Case(NamedTuple):
    """A discard in a game, and the bot that might take it; the chance for hints and for reviews; whether it did."""

    game: str
    bot: str
    hint: float
    review: float
    came: bool


def foreseen(seen: View, action: str, plan: SearchPlan, seed: int) -> float:
    """The share of worlds in which the next opponent takes the pile after an action."""
    possible, rng = PossibleDeals(seen), Rng(seed)
    possible.believe()
    number = next(number for number, text in possible.texts().items() if text == action)
    world, taken = possible.deal.copy(), 0
    for place in range(WORLDS):
        next_world(world, possible.hidden, rng)
        styles = styles_by_seat(world, plan, place, rng)
        taken += takes(world.copy(), possible.memory.copy(), styles, number)
    return taken / WORLDS


def takes(deal: EngineDeal, memory: Memory, styles: Sequence[Weights], action: int) -> bool:
    """True if after an action the next opponent takes the pile and does not draw; see `Outlook.taken`."""
    sides = deal.rule_table.sides
    side = deal.to_act % sides
    while True:
        memory.note(deal, action)
        deal.apply(action)
        if deal.phase == OVER:
            return False
        acting = deal.to_act
        action = decide(deal, memory, styles[acting])
        if acting % sides != side:
            if action == DRAW_ACTION:
                return False
            if TAKE_NATURALS <= action < START and decode(action)[2] == 1:
                return True


def judged(game: str, number: int, seed: str) -> dict[str, Any]:
    """The cases of a deal, without the game."""
    return {"cases": list(cases_of(game, number, seed))}


def cases_of(game: str, number: int, seed: str) -> Iterator[tuple[str, float, float, bool]]:
    """The cases of a deal one after another."""
    rules, chance = rules_named(game), Random(f"{seed}/{game}/{number}")
    deal = deal_out(rules, seed, number, [chance.choice(SCORES) for _side in range(rules.sides)])
    bots = [chance.choice(BOTS) for _seat in range(rules.seats)]
    lying: tuple[int, float, float] | None = None  # who threw it, and the two chances
    while not deal.over:
        seat, seen = deal.to_act, view(deal, deal.to_act)
        action = get(bots[seat]).choose(seen, chance)
        verb = action.split()[0]
        if lying is not None and verb in ("draw", "take") and (seat - lying[0]) % rules.sides:
            yield bots[seat], *lying[1:], verb == "take"
            lying = None
        if verb == "discard" and len(seen.legal) > 1:
            plans = plan_of_level(rules, MASTER), plan_of_reviews(rules)
            hint, review = [foreseen(seen, action, plan, chance.getrandbits(60)) for plan in plans]
            lying = seat, round(hint, 4), round(review, 4)
        deal.play(action)


def cases(found: Sequence[dict[str, Any]]) -> list[Case]:
    """The cases of those deals."""
    return [Case(line["rules"], *each) for line in found for each in line["cases"]]


def tenths(rows: Sequence[tuple[float, bool]]) -> list[str]:
    """The mean chance and the share that came true, for each tenth of the scale; `!` where they are apart."""
    parts = defaultdict(list)
    for chance, came in rows:
        parts[min(DECILES - 1, int(DECILES * chance))].append((chance, came))
    shown = []
    for _place, each in sorted(parts.items()):
        said, came = (100 * sum(values) / len(each) for values in zip(*each, strict=True))
        mark = "" if len(each) < CASES else "!" if abs(said - came) > WITHIN else "="
        shown.append(f"{said:.0f}:{came:.0f}{mark}({len(each)})")
    return shown


def fit(rows: Sequence[tuple[float, bool]], least: int) -> list[tuple[float, float]]:
    """A table from foreseen chances to the share that came true: neighbours together until it rises.

    Rows are a chance and whether it came true; `least` cases begin a step.
    """
    pools: list[list[tuple[float, bool]]] = [[]]
    for row in sorted(rows, key=itemgetter(0)):
        if len(pools[-1]) >= least:
            pools.append([])
        pools[-1].append(row)
    if len(pools) > 1 and len(pools[-1]) < least:
        last = pools.pop()
        pools[-1] += last
    risen: list[list[tuple[float, bool]]] = []
    for pool in pools:
        risen.append(pool)
        while len(risen) > 1 and _means(risen[-2])[1] >= _means(risen[-1])[1]:
            last = risen.pop()
            risen[-1] += last
    table = dict([_means(pool) for pool in risen])
    return sorted(table.items())


def _means(pool: Sequence[tuple[float, bool]]) -> tuple[float, float]:
    chance, share = (sum(row[place] for row in pool) / len(pool) for place in (0, 1))
    return round(chance, 2), round(share, 2)


def tables_of(found: Sequence[Case], field: str) -> dict[str, list[tuple[float, float]]]:
    """The table for each bot, of its own cases, and the one for anybody."""
    tables = {}
    for bot in dict.fromkeys((ANYBODY, *map(taker, BOTS))):
        rows = [(getattr(case, field), case.came) for case in found if bot in (ANYBODY, taker(case.bot))]
        tables[bot] = fit(rows, POOL if bot == ANYBODY else OWN_POOL)
    return tables


def store(found: Sequence[Case]) -> None:
    """Write the cases of the tests."""
    rows = [f"{case.bot} {case.hint:.3f} {case.review:.3f} {int(case.came)}" for case in found]
    head = "# bot, foreseen by hints and by reviews, came true"
    STORED.write_text("\n".join([head, *rows]) + "\n", encoding="utf-8")


def fitted(found: Sequence[Case]) -> str:
    """The file of `canasta.advice.chances`; reviews do not know who plays next."""
    text = ["# Foreseen chances that the pile is taken, each with the share that came true. By scripts/chances.py."]
    for field in ("hint", "review"):
        text += ["", f"[{field}]"]
        for bot, table in tables_of(found, field).items():
            if field == "hint" or bot == ANYBODY:
                text.append(f"{bot} = [{', '.join(f'[{said}, {came}]' for said, came in table)}]")
    return "\n".join(text) + "\n"


def main() -> None:
    """Measure or fit."""
    asked = words_of(__doc__, "chances", "fit", deals=1000, seconds=240).parse_args()
    if asked.what == "measure":
        turns = ((game, number) for number in range(asked.deals) for game in asked.rules)
        measure(asked.file, asked.seed, turns, asked.seconds, partial(judged, seed=asked.seed))
        return
    measured = lines(asked.file, asked.seed)
    tried = cases([line for line in measured if line["deal"] % HELD_OUT == 0])
    Path(str(FILE)).write_text(fitted(cases([line for line in measured if line["deal"] % HELD_OUT])), encoding="utf-8")
    store(tried)
    came_true.cache_clear()
    print("hint  ", *tenths([(honest(case.hint), case.came) for case in tried]))
    print("known ", *tenths([(honest(case.hint, case.bot), case.came) for case in tried]))
    print("review", *tenths([(honest(case.review, of="review"), case.came) for case in tried]))


if __name__ == "__main__":
    main()
