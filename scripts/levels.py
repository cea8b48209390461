"""Calibrate the coach's accuracy with the bots of the ladder: `python scripts/levels.py measure|show|praise|draw`.

`measure` plays deals in which bots of different levels sit down together, grades every decision as `canasta review`
does, and adds a line a deal to a file; it goes on where it was stopped. `show` prints the tables of
docs/laboratory/coach.md, by which `review/classes.py` is set, `praise` how rare great and brilliant moves are, and
`draw` makes the picture. All three are of the games that were measured. The same seed gives the same lines.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

from canasta.lab.arena.statistics import Z
from canasta.match.match import Match
from canasta.match.record import read, write
from canasta.players import get as player
from canasta.review import Effort, Reviewer, work
from canasta.review.classes import LEVELS, accuracy_of
from canasta.review.key_decisions import grading
from canasta.rules import games, get

BOTS: Final = ("random", "novice", "greedy", "rules", "tuned", "strong", "master")
EFFORT: Final = Effort(first=32, most=256)
FILE: Final = Path("build") / "levels.jsonl"
SHADES: Final = ("#777777", "#c2410c", "#b7791f", "#a16207", "#15803d", "#0a2ea8", "#6b21a8")  # of the bots
SAMPLES: Final = 400  # matches made up of a level's decisions, for the spread of an accuracy


def played(game: str, seed: str, number: int, among: Sequence[str] = BOTS) -> tuple[list[str], str]:
    """The bots by seat, drawn from those `among` whom they are, and the record of a deal between them.

    None comes a second time while others are left.
    """
    rules, chance = get(game), Random(f"{seed}/{number}")
    bots = chance.sample(among, min(rules.seats, len(among)))
    bots += chance.choices(among, k=rules.seats - len(bots))
    names = [f"{bot} {place}" if bot in bots[:place] else bot for place, bot in enumerate(bots)]
    match = Match.new(rules, names, seed=f"{seed} {number}")
    chances = [Random(f"{seed}/{number}/{name}") for name in names]
    match.ready(chance)
    bots = [name.split()[0] for name in match.names]  # in the order of the seats
    while match.stage == "play":
        assert match.deal is not None
        seat = match.deal.to_act
        match.play(seat, player(bots[seat]).choose(match.view(seat), chances[seat]))
    return bots, write(match.record())


def judged(game: str, seed: str, number: int, among: Sequence[str]) -> dict[str, Any]:
    """A deal as a line: of each decision that mattered the bot, the cost, what counts as lost of it, and the class.

    `all` is the number of decisions by bot, those included that did not matter.
    """
    bots, record = played(game, seed, number, among)
    reviewer = Reviewer(read(record), deals=[1], effort=EFFORT, seed=seed)
    for piece in grading(reviewer):
        reviewer.take(work(reviewer.order, piece))
    (deal,) = reviewer.review().deals
    graded = [
        (bots[each.seat], round(each.cost, 2), round(each.lost, 2), str(each.kind))
        for each in deal.grades
        if not each.trivial
    ]
    every = Counter(bots[each.seat] for each in deal.grades)
    return {"rules": game, "seed": seed, "deal": number, "decisions": graded, "all": every}


def measure(
    file: Path, game: str, seed: str, deals: Sequence[int], seconds: float, judge: Callable[[int], dict[str, Any]]
) -> None:
    """Add the line of each of those deals to the file, unless it is there, until the processor time is spent."""
    file.parent.mkdir(parents=True, exist_ok=True)
    done = {line["deal"] for line in lines(file, game, seed)}
    for place, number in enumerate(deals, 1):
        if number in done:
            continue
        if time.process_time() > seconds:
            print(f"the seconds of {game} are spent", file=sys.stderr)
            return
        line = judge(number)
        with file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(line) + "\n")
        print(f"deal {place} of {len(deals)}, {time.process_time():.0f} s", file=sys.stderr)


def lines(file: Path, game: str, seed: str) -> list[dict[str, Any]]:
    """The lines of a game and a seed."""
    if not file.exists():
        return []
    found = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return [line for line in found if (line["rules"], line["seed"]) == (game, seed)]


def by_bot(found: list[dict[str, Any]]) -> dict[str, list[tuple[float, float]]]:
    """Costs and losses of each bot, the strongest first."""
    decisions = [each for line in found for each in line["decisions"]]
    found_of = {bot: [(cost, lost) for name, cost, lost, *_ in decisions if name == bot] for bot in reversed(BOTS)}
    return {bot: each for bot, each in found_of.items() if each}


def loss_of(losses: Sequence[float]) -> str:
    """The mean loss with its 95 % interval."""
    return f"{fmean(losses):.1f} ± {Z * stdev(losses) / len(losses) ** 0.5:.1f}"


def table(game: str, found: list[dict[str, Any]], each_match: int) -> list[list[str]]:
    """A row for each bot: decisions, mean cost, mean loss, accuracy, and the middle four fifths of it in a match."""
    rows = []
    for bot, decisions in by_bot(found).items():
        costs, losses = [cost for cost, _lost in decisions], [lost for _cost, lost in decisions]
        low, high = spread(losses, each_match)
        accuracy = f"{accuracy_of(losses):.0f}"
        rows.append(
            [game, f"`{bot}`", str(len(costs)), loss_of(costs), loss_of(losses), accuracy, f"{low:.0f}–{high:.0f}"]
        )
    return rows


def summary(measured: dict[str, list[dict[str, Any]]]) -> list[list[str]]:
    """A row for each game and one for all: the deals, and of each bot the accuracy and the mean loss."""
    rows = []
    everything = [line for found in measured.values() for line in found]
    for game, found in (*measured.items(), ("all", everything)):
        losses = [[lost for _cost, lost in each] for each in reversed(by_bot(found).values())]
        rows.append(
            [game, str(len(found)), *(f"{accuracy_of(each):.0f} ({loss_of(each)})" for each in losses)],
        )
    return rows


def praise(found: list[dict[str, Any]]) -> list[list[str]]:
    """A row for each bot and one for all: decisions, those that mattered, great and brilliant ones, their share."""
    every, kinds = Counter[str](), Counter[tuple[str, str]]()
    for line in found:
        every.update(line["all"])
        kinds.update((name, kind) for name, _cost, _lost, kind in line["decisions"])
    rows = []
    for some in (*[(bot,) for bot in reversed(BOTS) if every[bot]], BOTS):
        mattered = sum(number for (name, _kind), number in kinds.items() if name in some)
        praised = [sum(kinds[name, kind] for name in some) for kind in ("great", "brilliant")]
        share = sum(praised) / mattered
        error = 100 * Z * (share * (1 - share) / mattered) ** 0.5
        said = f"{100 * share:.1f} ± {error:.1f} %" if share else f"0, below {300 / mattered:.1f} %"
        counts = [sum(every[name] for name in some), mattered, *praised]
        rows.append([some[0] if len(some) == 1 else "all", *map(str, counts), said])
    return rows


def spread(losses: list[float], number: int, tail: float = 0.1) -> tuple[float, float]:
    """The accuracies over so many decisions drawn from these beyond which this share lies on either side."""
    chance, beyond = Random(1), int(tail * SAMPLES)
    found = sorted(accuracy_of(chance.choices(losses, k=number)) or 0.0 for _sample in range(SAMPLES))
    return found[beyond], found[SAMPLES - 1 - beyond]


def draw(measured: dict[str, list[dict[str, Any]]], picture: Path) -> None:
    """Draw the accuracy of each bot in each game, with its 95 % interval, over the borders of the levels."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4.2), layout="constrained")
    FigureCanvasAgg(figure)
    panel = figure.subplots()
    for place, found in enumerate(measured.values()):
        for bot, known in reversed(by_bot(found).items()):
            losses, shade = [lost for _cost, lost in known], SHADES[BOTS.index(bot)]
            ends = spread(losses, len(losses), 0.025)
            panel.plot(ends, [place, place], color=shade, linewidth=3, alpha=0.3, solid_capstyle="round")
            panel.plot(accuracy_of(losses) or 0.0, place, "o", color=shade, label=None if place else bot)
    for least, _level in LEVELS:
        panel.axvline(least, color="#888888", linewidth=0.8, linestyle=":")
    panel.set_yticks(range(len(measured)), list(measured))
    panel.invert_yaxis()
    panel.set_xlim(20, 100)
    panel.set_xlabel("accuracy, %; bars: 95 % intervals; dotted: borders of the levels")
    figure.legend(loc="outside upper center", ncols=len(BOTS), frameon=False)
    for edge in ("top", "right"):
        panel.spines[edge].set_visible(False)
    figure.savefig(picture, dpi=110)


def main() -> None:
    """Measure, show or draw."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("what", choices=("measure", "show", "praise", "draw"))
    parser.add_argument("--rules", default=",".join(rules.name for rules in games()))
    parser.add_argument("--seed", default="levels")
    parser.add_argument("--bots", default=",".join(BOTS), help="who sit down; others want another seed")
    parser.add_argument("--file", type=Path, default=FILE)
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=600, help="of the processor, for a game")
    parser.add_argument("--decisions", type=int, default=100, help="that matter in a match")
    parser.add_argument("--picture", type=Path, default=Path("docs/laboratory/levels.png"))
    asked = parser.parse_args()
    if asked.what == "measure":
        for game in asked.rules.split(","):
            judge = partial(judged, game, asked.seed, among=asked.bots.split(","))
            until = time.process_time() + asked.seconds
            measure(asked.file, game, asked.seed, range(asked.deals), until, judge)
        return
    measured = {game: lines(asked.file, game, asked.seed) for game in asked.rules.split(",")}
    measured = {game: found for game, found in measured.items() if found}
    if asked.what == "draw":
        draw(measured, asked.picture)
        return
    if asked.what == "praise":
        rows = [[f"`{game}`", *row] for game, found in measured.items() for row in praise(found)]
    else:
        rows = summary(measured)
        rows += [row for game, found in measured.items() for row in table(game, found, asked.decisions)]
    for row in rows:
        print("| " + " | ".join(row) + " |")


if __name__ == "__main__":
    main()
