"""Bots that are programs of their own: they play, and nothing that one does ends a deal or harms the host."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.outside.conftest import first_choice
from tests.players.test_seam import lines
from tests.project.house import ROOT

from canasta import players
from canasta.deal.view import view
from canasta.outside import OutsideError
from canasta.outside.messages import Act, line, question
from canasta.outside.process import told_last
from canasta.players.simulation import deal_out, line_up, play_deal
from canasta.rules import get as rules_named

SCRIPT = Path(__file__).with_name("scripted.py")
RULES = rules_named("clasica")
NEVER = 60_000  # ms: a limit that nobody reaches in these tests
SOON = 60


def named(folder: Path, part: str = "", **limits: Any) -> str:
    """The name of a bot that plays that part, with a file of its own."""
    known = {"start_ms": NEVER, "move_ms": NEVER, "deal_ms": NEVER, **limits}
    lines = [
        f"command = {json.dumps([sys.executable, '-I', '-S', str(SCRIPT), part])}",
    ]
    file = folder / "bot.toml"
    file.write_text("\n".join([*lines, *(f"{name} = {value}" for name, value in known.items())]))
    return f"process:{file}"


def played(name: str, other: str = "greedy") -> tuple[int, ...]:
    return play_deal(RULES, line_up(RULES, [players.get(name), players.get(other)]), "toys", 1).points


@pytest.mark.parametrize(
    ("part", "kind", "limits", "told"),
    [
        ("hang", "late", {"move_ms": SOON}, ""),
        ("spin", "late", {"move_ms": SOON}, ""),
        ("deaf", "late", {"deal_ms": SOON}, ""),
        ("crash", "ended", {}, "too much"),
        ("illegal", "illegal", {}, "take ·[31m everything"),
        ("stale", "unreadable", {}, '"id": 0'),
        ("twice", "unreadable", {}, '"id": 1'),
        ("words", "unreadable", {}, "thinking..."),
        ("bytes", "unreadable", {}, "\N{REPLACEMENT CHARACTER}"),
        ("deep", "unreadable", {}, "[[["),
        ("endless", "long", {}, ""),
        ("memory", "ended", {"memory_mb": 256}, "MemoryError"),
        ("file", "ended", {}, "File too large"),
        ("bad start", "start", {}, "no such brain"),
        ("no start", "start", {"start_ms": SOON}, "late"),
        ("future", "start", {}, "protocol 2"),
        ("processes", "ended", {"processes": 5}, "no more than "),
    ],
)
def test_each_fault_is_counted_and_the_deal_goes_on(
    part: str, kind: str, limits: dict[str, Any], told: str, tmp_path: Path
) -> None:
    name = named(tmp_path, part, **limits)
    guest, deal, chance = players.get(name), deal_out(RULES, "toys", 1), Random(1)
    greedy = players.get("greedy")
    while not (faults := players.faults(name)):
        seat = deal.to_act
        seen = view(deal, seat)
        chosen = guest.choose(seen, chance) if seat == 0 else greedy.choose(seen, chance)
        assert chosen in seen.legal
        deal.play(chosen)
    assert [(each.kind, each.seat, each.deal) for each in faults] == [(kind, 0, 1)]
    assert told in faults[0].told
    assert "\x1b" not in faults[0].message("es") + faults[0].message("en")


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            "/b.mjs:1\nlet x = ;\n        ^\n\nSyntaxError: Unexpected token ';'\n    at wrap\n\nNode.js v20.20.2\n",
            "SyntaxError: Unexp",
        ),
        ("Traceback:\n  File x\nmy.own.Error: no\n", "my.own.Error: no"),
        ("TypeError: early\nValueError: late\nbye\n", "ValueError: late"),
        ("Errors are none\nbye\n", "bye"),
        ("", ""),
    ],
)
def test_its_last_words_are_its_error(said: str, told: str) -> None:
    """Node ends with its version, whatever went wrong."""
    assert told_last(said).startswith(told)


def test_much_on_standard_error_holds_nothing_up(tmp_path: Path) -> None:
    name = named(tmp_path, "shout")
    guest, deal = players.get(name), deal_out(RULES, "toys", 1)
    for _ in range(4):
        deal.play(guest.choose(view(deal, deal.to_act), Random(1)))
    assert players.faults(name) == []


def gone(process: int) -> bool:
    """True once it has ended, whether or not somebody has asked how."""
    try:
        os.kill(process, 0)
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except ProcessLookupError:
        return True
    except FileNotFoundError:  # a system without /proc, where it has not ended
        return False


def ends(process: int) -> None:
    patience = time.monotonic() + 30
    while not gone(process):
        assert time.monotonic() < patience
        time.sleep(0.01)


def test_its_children_end_with_it(tmp_path: Path) -> None:
    name = named(tmp_path, "children", move_ms=2000)
    players.get(name).choose(first_choice(), Random(1))
    assert [each.kind for each in players.faults(name)] == ["late"]
    ends(int((tmp_path / "child").read_text()))


def test_it_plays_as_it_would_inside_and_sees_no_more_of_the_host_than_it_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CANASTA_DB_PASSWORD", "secret")
    name = named(tmp_path, "look")
    assert played(name) == played("tests.outside.toy_bots:First")
    assert players.faults(name) == []
    heard = [[json.loads(each) for each in file.read_text().splitlines()] for file in sorted(tmp_path.glob("seen-*"))]
    seats = [{act["view"]["seat"] for act in acts} for acts in heard]
    assert sorted(seats, key=min) == [{0}, {2}]  # a process for each seat
    assert all(act["history"]["steps"] for acts in heard for act in acts[1:])
    environ, files = json.loads((tmp_path / "environ").read_text())
    assert set(environ) <= {"LANG", "LC_CTYPE", "PATH"}
    assert len(files) <= 5  # the three, the one that it writes, the folder that it lists


def test_a_question_is_the_view_and_nothing_else() -> None:
    """The same bytes whatever the cards are that the seat has not seen."""
    compared = 0
    for moment, other in lines("clasica", players.get("greedy"), Random("outside")):
        asked = [line(question(1, view(deal, deal.to_act), 7, 2.0, history=True)) for deal in (moment.deal, other)]
        assert asked[0] == asked[1]
        compared += list(other.order) != list(moment.deal.order)
        seen, read = view(moment.deal, moment.deal.to_act), msgspec.json.decode(asked[0], type=Act)
        assert (read.view.hand, read.view.legal) == (seen.hand, seen.legal)
        assert read.history is not None
        assert len(read.history.steps) == len(seen.history)
        if compared == 5:
            return
    raise AssertionError


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("process:", "form"),
        ("process: 'bot", "form"),
        ("process:no-such-program-here x", "no-program"),
        ("process:./tests", "no-program"),
    ],
)
def test_a_program_that_is_not_there(name: str, code: str) -> None:
    with pytest.raises(OutsideError) as refused:
        players.get(name)
    assert refused.value.code == code


@pytest.mark.parametrize(
    "text",
    [
        "",
        "command = []",
        'command = ["sh"]\nmove_ms = 0',
        'command = ["sh"]\nmove = 1',
        'command = ["sh"]\nconfined = true',
        "command = [",
        "\0",
    ],
)
def test_a_file_that_describes_no_bot(text: str, tmp_path: Path) -> None:
    (tmp_path / "bot.toml").write_text(text)
    with pytest.raises(OutsideError) as refused:
        players.get(f"process:{tmp_path / 'bot.toml'}")
    assert refused.value.code == "file"
    assert "\n" not in str(refused.value)
    assert "Error" not in str(refused.value), "no name of a class"


def test_one_that_cannot_start_is_refused_before_play(tmp_path: Path) -> None:
    name = named(tmp_path, "bad start")
    with pytest.raises(OutsideError) as refused:
        players.invited(name)
    assert refused.value.code == "start"
    assert "no such brain·[0m" in str(refused.value)
    assert players.invited(named(tmp_path)).name == name


def test_a_deal_after_a_fault_gets_a_new_process(tmp_path: Path) -> None:
    name = named(tmp_path, "twice")
    for deal in (1, 2):
        seats = line_up(RULES, [players.get(name), players.get("greedy")])
        play_deal(RULES, seats, "toys", deal)
        assert {each.deal for each in players.faults(name)} == {deal}


HOST = """
import sys
from random import Random
from tests.outside.conftest import first_choice
from canasta import players
players.get(sys.argv[1]).choose(first_choice(), Random(1))
"""


def test_nothing_is_left_when_the_host_is_killed(tmp_path: Path) -> None:
    host = subprocess.Popen([sys.executable, "-c", HOST, named(tmp_path, "children")], cwd=ROOT)
    child = tmp_path / "child"
    while not (child.exists() and child.read_text()):
        assert host.poll() is None
        time.sleep(0.01)
    host.kill()
    host.wait()
    ends(int(child.read_text()))
