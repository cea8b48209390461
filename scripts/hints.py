"""Hints on paper, and decisions for the tests of hints.

    python scripts/hints.py print [--number N]              docs/reference/hints.md, in both languages
    python scripts/hints.py record [GAME …] [--number N]    N decisions a game with their prospects, for the tests

Without names all games in all forms. `--level` is the player that advises. Everything follows from `--seed`. Much
faster with the compiled build.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from tests.advice.reckoning import kind_of  # noqa: E402
from tests.advice.scenes import KINDS, views  # noqa: E402
from tests.advice.stored import FILE as STORED  # noqa: E402
from tests.advice.stored import row  # noqa: E402
from tests.match.playing import EVERY_GAME, NAMES  # noqa: E402

from canasta.advice.advisee import Advisee  # noqa: E402
from canasta.advice.hint import hint_of, reasons_of  # noqa: E402
from canasta.advice.scene import Scene  # noqa: E402
from canasta.deal.view import view  # noqa: E402
from canasta.lab.arena.statistics import Z  # noqa: E402
from canasta.players import get  # noqa: E402
from canasta.players.prospects import advised  # noqa: E402
from canasta.players.simulation import deal_out  # noqa: E402
from canasta.rules import get as rules_named  # noqa: E402

PAPER = ROOT / "docs" / "reference" / "hints.md"
WEIGHED = 0.15  # of the decisions of a deal
SCORES = (-200, 0, 1600, 3200)
HEAD = """# Two hundred hints

Made on {day} by `{command}`, from played deals with a fixed seed, each in both languages; not written by hand.
[How a reason is chosen](../explanation/coach.md#reasons).

{reasoned} of {number} give a reason other than points, {share:.0f} ± {error:.0f} %; {even} say only that another
action is about as good, {points} only that the advised one is better.
"""
READ = "All of them were read in both languages on {day}, as a player would, and what read badly was mended.\n"


def record(games: Sequence[str], number: int, seed: str, level: str) -> None:
    """Store so many decisions of each game with their prospects, for the tests."""
    bot, lines = get(level), []
    for name in games:
        rules, chance, left, place = rules_named(name), Random(f"{seed}/{name}"), number, 0
        while left:
            scores = [chance.choice(SCORES) for _side in range(rules.sides)]
            deal, bots = (
                deal_out(rules, seed, place, scores),
                [chance.choice(KINDS[:4]) for _seat in range(rules.seats)],
            )
            actions: list[str] = []
            choices: dict[int, tuple[str, str, list[list[object]]]] = {}
            while not deal.over and left:
                seen = view(deal, deal.to_act)
                if len(seen.legal) > 1 and chance.random() < WEIGHED:
                    choice = advised(bot, seen, Random(0))
                    choices[len(actions)] = choice.action, choice.by_eye, [row(each) for each in choice.prospects]
                    left -= 1
                actions.append(get(bots[deal.to_act]).choose(seen, chance))
                deal.play(actions[-1])
            lines.append(
                {"game": name, "seed": seed, "deal": place, "scores": scores, "actions": actions, "choices": choices}
            )
            place += 1
    STORED.parent.mkdir(exist_ok=True)
    text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
    STORED.write_bytes(gzip.compress(text.encode(), mtime=0))


def printed(number: int, seed: str, level: str) -> tuple[list[str], Counter[str]]:
    """The lines of so many hints, as many of each game, and the kinds of their reasons."""
    bot, kinds = get(level), Counter[str]()
    lines: list[str] = []
    for place, name in enumerate(EVERY_GAME):
        lines.append(f"## {name}\n")
        wanted = number * (place + 1) // len(EVERY_GAME) - number * place // len(EVERY_GAME)
        recent: tuple[str, ...] = ()
        for count, seen in enumerate(views(name, seed, wanted, share=0.06, kinds=KINDS[:3]), 1):
            choice = advised(bot, seen, Random(0))
            advisee = Advisee(recent)
            kinds[kind_of(reasons_of(Scene(seen), choice, advisee)[0])] += 1
            told = [hint_of(seen, choice, lang, names=NAMES, advisee=advisee) for lang in ("es", "en")]
            lines += [f"{count}. {told[0].text} {told[0].reason}", f"   {told[1].text} {told[1].reason}"]
            recent = (told[0].said + recent)[:5]
        lines.append("")
    return lines, kinds


def head_of(command: str, number: int, kinds: Counter[str], read: str) -> str:
    """The head of the page, with the share of hints that give a reason other than points."""
    day, share = datetime.now(UTC).date(), 1 - (kinds["even"] + kinds["points"]) / number
    head = HEAD.format(
        day=day,
        command=command,
        reasoned=number - kinds["even"] - kinds["points"],
        number=number,
        share=100 * share,
        error=100 * Z * (share * (1 - share) / number) ** 0.5,
        even=kinds["even"],
        points=kinds["points"],
    )
    return head + ("\n" + READ.format(day=read) if read else "")


def main(words: Sequence[str] | None = None) -> int:
    """Do what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("record", "print"))
    parser.add_argument("games", nargs="*", default=EVERY_GAME)
    parser.add_argument("--number", type=int, default=200)
    parser.add_argument("--seed", default="hints")
    parser.add_argument("--level", default="master")
    parser.add_argument("--read", default="", help="the day on which somebody has read what is printed")
    asked = parser.parse_args(words)
    if asked.what == "record":
        record(asked.games, asked.number, asked.seed, asked.level)
    else:
        command = f"scripts/hints.py print --number {asked.number} --seed {asked.seed} --level {asked.level}"
        lines, kinds = printed(asked.number, asked.seed, asked.level)
        head = head_of(command, asked.number, kinds, asked.read)
        PAPER.write_text("\n".join([head, *lines]), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
