"""A trial of an installed wheel: the build it should be, a deal played to its end, the page and the command inside.

``python scripts/wheel_trial.py [pure]``. It needs nothing but the wheel; where something is wrong, it ends with a
sentence.
"""

from __future__ import annotations

import random
import sys
from importlib.resources import files


def main(words: list[str]) -> int:
    from canasta import Match, __version__, build_kind, from_record, get

    expected = words[0] if words else "compiled"
    if build_kind() != expected:
        sys.exit(f"expected a {expected} build, found {build_kind()}")
    match = Match.new(get("reglamento"), ["Ana", "Berta", "Carlos", "Diana"], seed="wheel")
    match.ready()
    chance = random.Random(1)
    while match.stage == "play":
        match.play(match.to_act, chance.choice(match.legal(match.to_act)))
    record = match.record(public=False)
    if from_record(record).scores != match.scores:
        sys.exit("a record replayed gives other scores")
    if not files("canasta.server").joinpath("client", "index.html").is_file():
        sys.exit("the page is not inside")
    print(f"canasta {__version__}, {build_kind()}: one deal of {len(match.log)} events, replayed")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
