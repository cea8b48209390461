"""Hints in numbers, and on paper: are they true, what do they speak of, do their chances come true?

    python scripts/hints.py truth [GAME …] [--number N]     every claim against another reading of the view
    python scripts/hints.py shares [GAME …] [--number N]    the kinds of reasons, and their most frequent ones
    python scripts/hints.py rates [GAME …] [--number N]     how often the pile is taken where a fact is true, in N deals
    python scripts/hints.py warnings [GAME …] [--number N]  how often a warning is wrong, in N views with one a game
    python scripts/hints.py unwise [GAME …] [--number N]    the same of what weaker bots throw, in N deals a game
    python scripts/hints.py record [--number N]             N decisions a game with their prospects, for the tests
    python scripts/hints.py print [--number N]              docs/reference/hints.md, in both languages

Without names all games in all forms. `--level` is the player that advises. Everything follows from `--seed`. Much
faster with the compiled build. `scripts/chances.py` holds chances against what happened.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from tests.advice.claims import true  # noqa: E402
from tests.advice.reckoning import kind_of  # noqa: E402
from tests.advice.scenes import KINDS, views  # noqa: E402
from tests.advice.stored import FILE as STORED  # noqa: E402
from tests.advice.stored import row  # noqa: E402
from tests.match.playing import EVERY_GAME, NAMES  # noqa: E402

from canasta.advice.advisee import Advisee  # noqa: E402
from canasta.advice.deed import Deed  # noqa: E402
from canasta.advice.facts import KINDS_OF_FACTS  # noqa: E402
from canasta.advice.hint import hint_of, reasons_of  # noqa: E402
from canasta.advice.scene import Scene  # noqa: E402
from canasta.advice.warning import warning_of  # noqa: E402
from canasta.deal.view import view  # noqa: E402
from canasta.lab.arena.statistics import Z  # noqa: E402
from canasta.players import get  # noqa: E402
from canasta.players.prospects import advised, choice_of  # noqa: E402
from canasta.players.simulation import deal_out  # noqa: E402
from canasta.rules import get as rules_named  # noqa: E402

PAPER = ROOT / "docs" / "reference" / "hints.md"
PAIRS = 8
WARNED = ("novice", "rules", "greedy")  # bots whose opponents are warned, and one that plays by eye
WEIGHED = 0.15  # of the decisions of a deal
SCORES = (-200, 0, 1600, 3200)
HEAD = """# Two hundred hints

Made on {day} by `{command}`, from played deals with a fixed seed, each in both languages; not written by hand.
[How a reason is chosen](../explanation/coach.md#reasons).

{reasoned} of {number} give a reason other than points, {share:.0f} ± {error:.0f} %; {even} say only that another
action is about as good, {points} only that the advised one is better.
"""
READ = "All of them were read in both languages on {day}, as a player would, and what read badly was mended.\n"


def truth(games: Sequence[str], number: int, seed: str) -> int:
    """Check the claims of all facts between actions at random; the number of wrong ones."""
    told, wrong = Counter[str](), 0
    for name in games:
        chance = Random(f"{seed}/{name}")
        for seen in views(name, seed, number):
            scene = Scene(seen)
            for _pair in range(PAIRS):
                best, other = chance.sample(seen.legal, 2)
                for kind in KINDS_OF_FACTS:
                    fact = kind.of(scene, Deed(scene, best), Deed(scene, other))
                    if fact is not None:
                        told[fact.id] += 1
                        if not true(seen, fact, best, other):
                            wrong += 1
                            print("wrong:", name, fact, best, other, seen.hand)
    print(f"{len(games) * number} views, {told.total()} claims, {wrong} wrong")
    print("never true:", *sorted({kind.id for kind in KINDS_OF_FACTS} - set(told)))
    return wrong


def shares(games: Sequence[str], number: int, seed: str, level: str) -> None:
    """Print how many hints speak of what."""
    bot, every, said = get(level), Counter[str](), Counter[str]()
    for name in games:
        kinds = Counter[str]()
        for seen in views(name, seed, number, share=0.15, kinds=KINDS[:3]):
            found, _best = reasons_of(Scene(seen), advised(bot, seen, Random(0)))
            kinds[kind_of(found)] += 1
            said.update(found.said or ("-",))
        every += kinds
        print(f"{name:20}", *[f"{kind} {100 * many / number:.0f} %," for kind, many in kinds.most_common()], flush=True)
    print(f"{'all':20}", *[f"{kind} {100 * many / every.total():.1f} %," for kind, many in every.most_common()])
    print(*[f"{name} {many}," for name, many in said.most_common()])


def rates(games: Sequence[str], deals: int, seed: str) -> None:
    """Print how often the next player took the pile where a fact was true of what was thrown, and where none was."""
    found: dict[tuple[str, str], Counter[bool]] = defaultdict(Counter)
    for name in games:
        rules = rules_named(name)
        for number in range(deals):
            chance = Random(f"{seed}/{name}/{number}")
            deal = deal_out(rules, f"{seed} rates", number, [chance.choice(SCORES) for _side in range(rules.sides)])
            bots = [chance.choice(KINDS[:4]) for _seat in range(rules.seats)]
            lying: tuple[int, str, set[str]] | None = None  # who threw it, how the pile is taken, and what was true
            while not deal.over:
                seat, seen = deal.to_act, view(deal, deal.to_act)
                action = get(bots[seat]).choose(seen, chance)
                verb = action.split()[0]
                if lying is not None and verb in ("draw", "take") and (seat - lying[0]) % rules.sides:
                    for fact in lying[2]:
                        for of in ("all", bots[seat]):
                            found[f"{fact}, {lying[1]}", of][verb == "take"] += 1
                    lying = None
                if verb == "discard" and len(seen.legal) > 1 and seen.pile.size:
                    lying = seat, *known(Scene(seen), action)
                deal.play(action)
    for (fact, of), each in sorted(found.items()):
        print(f"{fact:28} {of:8} {each[True]:6} of {each.total():6}: {100 * each[True] / each.total():5.1f} %")


def known(scene: Scene, action: str) -> tuple[str, set[str]]:
    """The fate of the pile after a discard, and the true facts about it against another discard."""
    thrown = Deed(scene, action)
    others = [other for each in scene.view.legal if (other := Deed(scene, each)).verb == "discard"]
    what = {"3b": "black three", "2": "wild", "X": "wild"}.get(thrown.rank, "card")
    state = f"{what}, pair needed" if scene.pairs_only else f"{what}, open pile"
    told = set()
    for kind in KINDS_OF_FACTS:
        if kind.channel == "taken" or kind.id in ("closed-rivals", "risk-early"):
            pairs = [(other, thrown) if kind.warns else (thrown, other) for other in others]
            if any(kind.condition(scene, *pair) is not None for pair in pairs):
                told.add(kind.id)
    return state, told or {"nothing known"}


def warnings(games: Sequence[str], number: int, seed: str, level: str) -> None:
    """Print how often the player of that level makes a discard that is warned of, having decided to discard.

    *Legal*: of the tables at which one might be made. *Made*: of those that players of other levels made.
    """
    bot = get(level)
    legal, made = defaultdict[str, Counter[bool]](Counter), defaultdict[str, Counter[bool]](Counter)
    turns = Counter[str]()
    for name in games:
        found = 0
        for seen in views(name, seed, sys.maxsize, share=1.0, kinds=KINDS[:4]):
            scene = Scene(seen)
            facts = {action: warning_of(scene, action) for action in seen.legal if action.startswith("discard ")}
            turns[name] += bool(facts)
            if not any(facts.values()):
                continue
            choice = choice_of(bot, seen, Random(0))
            if choice.action not in facts or choice.prospects[0].closing:
                continue
            for kind in {fact.id for fact in facts.values() if fact is not None}:
                right = facts[choice.action]
                legal[kind][right is not None and right.id == kind] += 1
            for other in KINDS[:4]:
                done = facts.get(get(other).choose(seen, Random(0)))
                if done is not None:
                    made[f"{done.id} by {other}"][facts[choice.action] == done] += 1
            found += 1
            if found == number:
                break
        print(name, f"{found} of {turns[name]} views", flush=True)
    for title, counts in (("legal", legal), ("made", made)):
        print(title)
        for kind, each in sorted(counts.items()):
            print(f"  {kind:24} {each[True]:4} of {each.total():5}: {100 * each[True] / each.total():.1f} %")


def unwise(games: Sequence[str], deals: int, seed: str, level: str) -> None:
    """Print how often the player of that level makes a discard that is warned of, where weaker bots made it."""
    bot, made = get(level), defaultdict[str, Counter[bool]](Counter)
    for name in games:
        rules = rules_named(name)
        for number in range(deals):
            chance = Random(f"{seed}/{name}/{number}")
            deal = deal_out(rules, f"{seed} unwise", number, [chance.choice(SCORES) for _side in range(rules.sides)])
            kinds = [chance.choice(WARNED) for _seat in range(rules.seats)]
            while not deal.over:
                seen = view(deal, deal.to_act)
                scene, done = Scene(seen), get(kinds[deal.to_act]).choose(seen, chance)
                fact = warning_of(scene, done)
                if fact is not None:
                    choice = choice_of(bot, seen, chance)
                    if choice.action.startswith("discard ") and not choice.prospects[0].closing:
                        agreed = Deed(scene, choice.action).cards == Deed(scene, done).cards
                        for title in (fact.id, f"by {kinds[deal.to_act]}", "all"):
                            made[title][agreed] += 1
                deal.play(done)
        print(name, *[f"{title}: {each[True]} of {each.total()}," for title, each in sorted(made.items())], flush=True)


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
    parser.add_argument("what", choices=("truth", "shares", "rates", "warnings", "unwise", "record", "print"))
    parser.add_argument("games", nargs="*", default=EVERY_GAME)
    parser.add_argument("--number", type=int, default=200)
    parser.add_argument("--seed", default="hints")
    parser.add_argument("--level", default="master")
    parser.add_argument("--read", default="", help="the day on which somebody has read what is printed")
    asked = parser.parse_args(words)
    if asked.what == "truth":
        return truth(asked.games, asked.number, asked.seed) > 0
    if asked.what == "shares":
        shares(asked.games, asked.number, asked.seed, asked.level)
    elif asked.what == "rates":
        rates(asked.games, asked.number, asked.seed)
    elif asked.what == "warnings":
        warnings(asked.games, asked.number, asked.seed, asked.level)
    elif asked.what == "unwise":
        unwise(asked.games, asked.number, asked.seed, asked.level)
    elif asked.what == "record":
        record(asked.games, asked.number, asked.seed, asked.level)
    else:
        command = f"scripts/hints.py print --number {asked.number} --seed {asked.seed} --level {asked.level}"
        lines, kinds = printed(asked.number, asked.seed, asked.level)
        head = head_of(command, asked.number, kinds, asked.read)
        PAPER.write_text("\n".join([head, *lines]), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
