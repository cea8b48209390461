"""Make the value nets by which searching players cut their playouts, or show how good those are that there are.

    python scripts/values.py make [RULESET[/FORM] …] [--states N] [--passes N] [--seed N]
    python scripts/values.py show [RULESET[/FORM] …] [--states N] [--seed N]

`make` plays deals of the compiled core until it has so many states at the beginning of a turn, trains on all deals but
every tenth, and writes src/canasta/players/core/values/RULESET.toml; the same seed makes the same file with the same
NumPy. Then it prints the error by phase of the deal, on the deals left out; `show` prints it on deals of a seed that
trained nothing. The defaults take a few minutes a rule set on one core. It needs the packages of ``canasta[lab]``
(NumPy), and is much faster with the compiled build.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from canasta.engine.compile_rules import rule_table_of
from canasta.lab.values.nets import Sample, WholeNet, net_text, quantised, whole_net
from canasta.lab.values.training import errors_by_phase, sample_of, train
from canasta.players.core.files import file_name
from canasta.players.core.value_net import input_names
from canasta.rules import Rules, games
from canasta.rules import get as rules_named

FOLDER = Path(__file__).resolve().parent.parent / "src" / "canasta" / "players" / "core" / "values"
STATES = 6_000_000
FOR_SHOWING = 300_000
SHOWN_SEED = 1  # added to the seed of training, for the deals by which nothing was trained
HELD_OUT = 10  # one deal in so many trains nothing


def make(rules: Rules, states: int, passes: int, seed: int) -> None:
    """Write the net of a rule set."""
    began = time.monotonic()
    sample = sample_of(rules, states, seed)
    told(rules, f"{len(sample):,} states", time.monotonic() - began)
    kept, left_out = sample.split(HELD_OUT)
    net = quantised(
        train(kept, passes, seed, lambda share: told(rules, f"training {share:.0%}", time.monotonic() - began))
    )
    made = {"seed": seed, "states": len(sample), "deals": int(sample.deals[-1]) + 1, "passes": passes}
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / file_name(rules)).write_text(net_text(rules, net, made), encoding="utf-8")
    told(rules, "written", time.monotonic() - began, end="\n")
    report(rules, net, left_out)


def show(rules: Rules, states: int, seed: int) -> None:
    """Print the error of the net that there is, by phase."""
    net = whole_net(rules, (FOLDER / file_name(rules)).read_text(encoding="utf-8"), file_name(rules))
    report(rules, net, sample_of(rules, states, seed))


def report(rules: Rules, net: WholeNet, sample: Sample) -> None:
    """Print the errors of a net on states that it has not met."""
    stock = input_names(rule_table_of(rules)).index("stock")
    print(f"{rules.name}, {net.fraction} bits after the point")
    for quarter, each in enumerate(errors_by_phase(net, sample, stock), 1):
        print(
            f"  quarter {quarter}: {each.states:7} states, spread {each.spread:6.0f}, error {each.error:6.0f}, "
            f"explains {each.fit:.3f}, slope {each.slope:.2f}, "
            f"worst tenth {each.furthest:+5.0f} ± {each.furthest_error:.0f}",
            flush=True,
        )


def told(rules: Rules, text: str, seconds: float, end: str = "") -> None:
    """Progress, on one line of a terminal; where there is none, only a line at the end."""
    if end or sys.stderr.isatty():
        print(f"\r{rules.name}: {text}, {seconds:.0f} s   ", end=end, file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("command", choices=("make", "show"))
    parser.add_argument("rules", nargs="*", default=[rules.name for rules in games()])
    parser.add_argument("--states", type=int)
    parser.add_argument("--passes", type=int, default=8)
    parser.add_argument("--seed", type=int, default=21)
    asked = parser.parse_args()
    for rules in map(rules_named, asked.rules):
        if asked.command == "make":
            make(rules, asked.states or STATES, asked.passes, asked.seed)
        else:
            show(rules, asked.states or FOR_SHOWING, asked.seed + SHOWN_SEED)
    return 0


if __name__ == "__main__":
    sys.exit(main())
