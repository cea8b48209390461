"""Hints in numbers, and on paper: are they true, what do they speak of, do their chances come true?

    python scripts/hints.py truth [GAME …] [--number N]     every claim against another reading of the view
    python scripts/hints.py shares [GAME …] [--number N]    the kinds of reasons, and their most frequent ones
    python scripts/hints.py chances [GAME …] [--number N]   chances said and how often they came true, in N deals a game
    python scripts/hints.py warnings [GAME …] [--number N]  how often a warning is wrong, in N views with one a game
    python scripts/hints.py unwise [GAME …] [--number N]    the same of what weaker bots throw, in N deals a game
    python scripts/hints.py print [--number N]              docs/reference/hints.md, in both languages

Without names all games in all forms. `--level` is the player that advises. Everything follows from `--seed`. Much
faster with the compiled build. `chances` keeps the deals that are done in a file (`--kept`) and goes on there; after
`--seconds` of the processor it prints what it has.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from time import process_time
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from tests.advice.claims import true  # noqa: E402
from tests.advice.scenes import KINDS, views  # noqa: E402
from tests.match.playing import EVERY_GAME, NAMES  # noqa: E402

from canasta.advice.advisee import Advisee  # noqa: E402
from canasta.advice.chances import honest  # noqa: E402
from canasta.advice.choosing import Reasoning  # noqa: E402
from canasta.advice.deed import Deed  # noqa: E402
from canasta.advice.facts import KINDS_OF_FACTS  # noqa: E402
from canasta.advice.hint import hint_of, reasons_of  # noqa: E402
from canasta.advice.scene import Scene  # noqa: E402
from canasta.advice.warning import warning_of  # noqa: E402
from canasta.deal.view import view  # noqa: E402
from canasta.players import get  # noqa: E402
from canasta.players.prospects import advised, choice_of  # noqa: E402
from canasta.players.simulation import deal_out  # noqa: E402
from canasta.rules import get as rules_named  # noqa: E402

PAPER = ROOT / "docs" / "reference" / "hints.md"
PAIRS = 8
DECILES = 10
CASES = 100
WARNED = ("novice", "rules", "greedy")  # bots whose opponents are warned, and one that plays by eye
SCORES = (-200, 0, 1600, 3200)
CHANNELS = ("taken", "out", "beaten")
HEAD = """# Two hundred hints

Written by `scripts/hints.py print` from played deals with a fixed seed, each in both languages; not by hand.
[How a reason is chosen](../explanation/coach.md#reasons).
"""


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


def kind_of(found: Reasoning) -> str:
    """The kind of a reasoning: the best of what it has."""
    if found.situation:
        return "situation"
    if any(each.fact is not None for each in found.grounds):
        return "fact, proven" if any(each.proven for each in found.grounds) else "fact"
    return "effect" if found.grounds else "even" if found.even is not None else "points"


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


class Case(NamedTuple):
    """A chance that was foreseen, in a game and a deal, and whether it came true."""

    game: str
    deal: int
    channel: str
    said: float
    came: bool


def foreseen(name: str, number: int, seed: str, level: str) -> Iterator[Case]:
    """The chances that a player foresees for its own actions in a deal between players of its level."""
    rules, bot = rules_named(name), get(level)
    deal, chance = deal_out(rules, seed, number), Random(f"{seed}/{number}")
    open_takes: list[tuple[int, float]] = []  # side and chance, until the next opponent has drawn
    ends: list[tuple[int, float, float]] = []
    while not deal.over:
        seat = deal.to_act
        seen = view(deal, seat)
        choice = choice_of(bot, seen, chance)
        side = seat % rules.sides
        if seen.phase == "draw" and choice.action.split()[0] in ("take", "draw"):
            taken = choice.action.split()[0] == "take"
            yield from [Case(name, number, "taken", said, taken) for of, said in open_takes if of != side]
            open_takes = [each for each in open_takes if each[0] == side]
        if choice.prospects and choice.prospects[0].worlds:
            best = choice.prospects[0]
            assert best.taken is not None
            assert best.out is not None
            assert best.beaten is not None
            if choice.action.split()[0] == "discard":
                open_takes.append((side, best.taken))
                ends.append((side, best.out, best.beaten))
        deal.play(choice.action)
    out = None if deal.closer is None else deal.closer % rules.sides
    for side, ours, theirs in ends:
        yield Case(name, number, "out", ours, out == side)
        yield Case(name, number, "beaten", theirs, out not in (side, None))


def kept_cases(kept: Path, games: Sequence[str], deals: int, run: str, seconds: float) -> list[Case]:
    """The cases of that many deals of each game, all games in turn: those of the file, and more of them into it.

    `run` is the seed and the level, by which lines of the file are told apart.
    """
    kept.parent.mkdir(parents=True, exist_ok=True)
    lines = [json.loads(line) for line in kept.read_text().splitlines()] if kept.exists() else []
    known = {(line["game"], line["deal"]): line["cases"] for line in lines if line["run"] == run}
    seed, _slash, level = run.rpartition("/")
    for number in range(deals):
        for name in games:
            if (name, number) not in known and process_time() < seconds:
                known[name, number] = [each[2:] for each in foreseen(name, number, seed, level)]
                with kept.open("a") as file:
                    line = {"run": run, "game": name, "deal": number, "cases": known[name, number]}
                    file.write(json.dumps(line) + "\n")
    wanted = {key: found for key, found in known.items() if key[0] in games and key[1] < deals}
    print(f"{len(wanted)} deals of {len(games)} games")
    return [Case(*key, *case) for key, found in wanted.items() for case in found]


def chances(cases: Sequence[Case]) -> None:
    """Print predicted and real chances by deciles, as they are foreseen and as they are said."""
    for channel in CHANNELS:
        rows = [case for case in cases if case.channel == channel]
        print(f"{channel}: {len(rows)} cases")
        print("  foreseen", *deciles([(case.said, case.came) for case in rows]))
        if channel == "taken":  # the others are not said
            print("  said    ", *deciles([(honest(case.said), case.came) for case in rows]))


def deciles(rows: Sequence[tuple[float, bool]]) -> list[str]:
    """The mean chance and the share that came true, for each tenth of the scale."""
    found = defaultdict(list)
    for chance, came in rows:
        found[min(DECILES - 1, int(DECILES * chance))].append((chance, came))
    shown = []
    for _place, each in sorted(found.items()):
        said, came = (100 * sum(values) / len(each) for values in zip(*each, strict=True))
        mark = "" if len(each) < CASES else "!" if abs(said - came) > 5 else "="
        shown.append(f"{said:.0f}:{came:.0f}{mark}({len(each)})")
    return shown


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


def printed(number: int, seed: str, level: str) -> str:
    """The page with so many hints, as many of each game."""
    bot, lines = get(level), [HEAD]
    for place, name in enumerate(EVERY_GAME):
        lines.append(f"## {name}\n")
        wanted = number * (place + 1) // len(EVERY_GAME) - number * place // len(EVERY_GAME)
        recent: tuple[str, ...] = ()
        for count, seen in enumerate(views(name, seed, wanted, share=0.06, kinds=KINDS[:3]), 1):
            choice = advised(bot, seen, Random(0))
            told = [hint_of(seen, choice, lang, names=NAMES, advisee=Advisee(recent)) for lang in ("es", "en")]
            lines += [f"{count}. {told[0].text} {told[0].reason}", f"   {told[1].text} {told[1].reason}"]
            recent = (told[0].said + recent)[:5]
        lines.append("")
    return "\n".join(lines)


def main(words: Sequence[str] | None = None) -> int:
    """Do what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("truth", "shares", "chances", "warnings", "unwise", "print"))
    parser.add_argument("games", nargs="*", default=EVERY_GAME)
    parser.add_argument("--number", type=int, default=200)
    parser.add_argument("--seed", default="hints")
    parser.add_argument("--level", default="master")
    parser.add_argument("--kept", type=Path, default=ROOT / "build" / "chances.jsonl")
    parser.add_argument("--seconds", type=float, default=3600)
    asked = parser.parse_args(words)
    if asked.what == "truth":
        return truth(asked.games, asked.number, asked.seed) > 0
    if asked.what == "shares":
        shares(asked.games, asked.number, asked.seed, asked.level)
    elif asked.what == "chances":
        run = f"{asked.seed}/{asked.level}"
        chances(kept_cases(asked.kept, asked.games, asked.number, run, asked.seconds))
    elif asked.what == "warnings":
        warnings(asked.games, asked.number, asked.seed, asked.level)
    elif asked.what == "unwise":
        unwise(asked.games, asked.number, asked.seed, asked.level)
    else:
        PAPER.write_text(printed(asked.number, asked.seed, asked.level), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
