"""Write the golden games: for every rule set and form a few deals with all that can be observed at every step.

Older versions by which deals are played otherwise keep theirs.

``python scripts/golden.py`` writes ``tests/golden/*.txt``; name rule sets to write only those. They change only with a
rule, or with what a seat is shown; then the commit says why. Each step is told so::

    12. 0: add 5 > 1                        who did what
      might: draw; take 5 5; …              all that was legal, in canonical order
      Ana añade un cinco a la combinación…  what everybody was told
      seen: 1f2e3d4c …                      a checksum of view and events of a spectator, seat 0, seat 1, …

and now and then a whole view of the seat to act. The choices come from a fixed seed.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from canasta.deal.score import label
from canasta.match.match import Match
from canasta.rules import forms, get, names

if TYPE_CHECKING:
    from canasta.deal.events import Event

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
PLAYERS = ["Ana", "Luis", "Eva", "Juan", "Pía", "Teo"]
EARLIER = ("salon@1", "tres-barajas@1")
DEALS = 3
WHOLE_VIEW_EVERY = 40  # steps
LIKED = frozenset({"take", "meld", "add", "swap", "ask"})


def games() -> list[str]:
    """Every rule set in every form, by name, and the older versions."""
    return [*(get(name, form).name for name in names() for form in forms(name)), *EARLIER]


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
    for number in range(1, DEALS + 1):
        lang = "es" if number % 2 else "en"
        yield ""
        yield f"deal {number}"
        yield from _told([*match.log[: -len(told)], *told] if number == 1 else told, match, lang)
        yield from _deal(match, rng, lang)
        if match.stage == "between" and number < DEALS:
            told = [*match.next_deal(), *match.ready()]


def _deal(match: Match, rng: random.Random, lang: str) -> Iterator[str]:
    deal = match.deal
    assert deal is not None
    step = 0
    while not deal.over:
        seat = deal.to_act
        might = match.legal(seat)
        if step % WHOLE_VIEW_EVERY == 0:
            whole = match.view(seat).as_dict() | {"legal": "below"}
            yield from (f"  {name}: {json.dumps(value, ensure_ascii=False)}" for name, value in whole.items())
        step += 1
        action = _choice(might, rng)
        events = match.play(seat, action)
        yield f"{step}. {seat}: {action}"
        yield f"  might: {'; '.join(might)}"
        yield from _told(events, match, lang)
        yield f"  seen: {' '.join(_checksum(match, events, seen_by) for seen_by in (None, *range(match.rules.seats)))}"
    for side in match.score_sheets[-1]:
        yield f"  side {side.side}: {side.total}, {side.match_total} in all"
        yield from (f"    {line.rule} {label(line, lang)}: {line.points}" for line in side.lines)


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


def _checksum(match: Match, events: list[Event], seat: int | None) -> str:
    """Of all that a seat was shown and told at a step."""
    seen = [match.view(seat).as_dict(), [event.seen_by(seat).as_dict() for event in events]]
    return hashlib.sha256(json.dumps(seen, ensure_ascii=False, sort_keys=True).encode()).hexdigest()[:8]


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
