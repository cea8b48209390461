"""Write the golden games: for every rule set and form a few deals with all that can be observed at every step.

``python scripts/golden.py`` writes ``tests/golden/*.txt``; name rule sets to write only those. They change only with a
rule, or with what a seat is shown; then the commit says why. Each step is written as::

    12. 0: add 5 > 1                        who did what
      might: draw; take 5 5; …              all that was legal, in canonical order
      Ana añade un cinco a la combinación…  the events in words, as everybody hears them
      events: added 1f2e3d4c                the same events for a spectator and every seat, a checksum each
      view: sides 5b6a7988; turn 13         the fields of a spectator's view that changed; long values as a checksum
      seats: hand 77aa00ff                  the changed fields of seats that are not as the spectator's, as checksums

A field that does not change is written once, in the view before the first step. So a line that differs says which field
it is, and a new field changes no other line. The choices come from a fixed seed.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from canasta.deal.score import label
from canasta.match.match import Match
from canasta.rules import games as book
from canasta.rules import get

if TYPE_CHECKING:
    from canasta.deal.events import Event

Views: TypeAlias = dict[int | None, dict[str, Any]]  # by seat, None for a spectator

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
PLAYERS = ["Ana", "Luis", "Eva", "Juan", "Pía", "Teo"]
DEALS = 3
LONG = 32  # characters of a value, from which a checksum stands for it
LIKED = frozenset({"take", "meld", "add", "swap", "ask"})


def games() -> list[str]:
    """Every rule set in every form, by name."""
    return [rules.name for rules in book()]


def file_of(game: str) -> Path:
    """Where the golden game of a rule set is kept."""
    return FOLDER / f"{game.replace('/', '-')}.txt"


def lines(game: str) -> Iterator[str]:
    """The golden game, line by line."""
    rules = get(game)
    rng = random.Random(0)
    match = Match.new(rules, PLAYERS[: rules.seats], seed=f"golden {rules.name}")
    yield f"{rules.name} {rules.version}"
    told = match.ready()
    shown: Views = defaultdict(dict)
    for number in range(1, DEALS + 1):
        lang = "es" if number % 2 else "en"
        yield ""
        yield f"deal {number}"
        yield from _told([*match.log[: -len(told)], *told] if number == 1 else told, match, lang)
        yield from _deal(match, rng, lang, shown)
        if match.stage == "between" and number < DEALS:
            told = [*match.next_deal(), *match.ready()]


def _deal(match: Match, rng: random.Random, lang: str, shown: Views) -> Iterator[str]:
    deal = match.deal
    assert deal is not None
    step = 0
    yield from _changes(match, shown)
    while not deal.over:
        seat = deal.to_act
        might = match.legal(seat)
        step += 1
        action = _choice(might, rng)
        events = match.play(seat, action)
        yield f"{step}. {seat}: {action}"
        yield f"  might: {'; '.join(might)}"
        yield from _told(events, match, lang)
        readers = (None, *range(match.rules.seats))
        told = [(event.as_dict()["kind"], [event.seen_by(each).as_dict() for each in readers]) for event in events]
        yield f"  events: {'; '.join(f'{kind} {_checksum(seen)}' for kind, seen in told)}"
        yield from _changes(match, shown)
    for side in match.score_sheets[-1]:
        yield f"  side {side.side}: {side.total}, {side.after} in all"
        yield from (f"    {line.rule} {label(line, lang)}: {line.points}" for line in side.lines)


def _changes(match: Match, shown: Views) -> Iterator[str]:
    """The changes of all views since they were shown last, field by field; `shown` takes them over."""
    now = {seat: match.view(seat).as_dict() for seat in (None, *range(match.rules.seats))}
    changed = {
        seat: {name for name, value in view.items() if shown[seat].get(name, shown) != value}
        for seat, view in now.items()
    }
    everybody = now.pop(None)
    own = {
        name: _checksum([view[name] for view in now.values()])
        for name in sorted(set().union(*(changed[seat] for seat in now)))
        if any(view[name] != everybody[name] for view in now.values())
    }
    if changed[None]:
        yield f"  view: {'; '.join(f'{name} {_short(everybody[name])}' for name in sorted(changed[None]))}"
    if own:
        yield f"  seats: {'; '.join(f'{name} {value}' for name, value in own.items())}"
    shown.update({None: everybody, **now})


def _choice(might: list[str], rng: random.Random) -> str:
    """By chance, with a liking for laying cards."""
    liked = [text for text in might if text.partition(" ")[0] in LIKED]
    among = liked if liked and rng.randrange(5) else might
    return among[rng.randrange(len(among))]


def _told(events: list[Event], match: Match, lang: str) -> Iterator[str]:
    for event in events:
        words = event.sentence(lang, None, match.names)
        if words:
            yield f"  {words}"


def _short(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False, sort_keys=True)
    return text if len(text) <= LONG else _checksum(value)


def _checksum(value: object) -> str:
    return hashlib.sha256(json.dumps(value, ensure_ascii=False, sort_keys=True).encode()).hexdigest()[:8]


def main(chosen: list[str]) -> int:
    for game in chosen or games():
        if game not in games():
            print(f"There is no rule set {game!r}: expected one of {', '.join(games())}.", file=sys.stderr)
            return 2
        FOLDER.mkdir(exist_ok=True)
        path = file_of(game)
        path.write_text("".join(f"{line}\n" for line in lines(game)), encoding="utf-8", newline="\n")
        print(f"{path.name}: {path.stat().st_size // 1000} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
