"""Bots named as ``module:Class``, by entry points or by hand, and the sentence for each that cannot be had."""

from __future__ import annotations

from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from random import Random

import pytest
from tests.cli.running import run
from tests.outside.conftest import first_choice

from canasta import players
from canasta.outside import OutsideError, modules
from canasta.outside.guest import MOST_FAULTS
from canasta.players.simulation import line_up, play_deal
from canasta.rules import get as rules_named

TOYS = "tests.outside.toy_bots"
RULES = rules_named("clasica")


def points(*names: str) -> tuple[int, ...]:
    return play_deal(RULES, line_up(RULES, [players.get(name) for name in names]), "toys", 1).points


def test_a_class_and_a_function_play() -> None:
    first, last = f"{TOYS}:First", f"{TOYS}:last"
    assert players.get(first).name == first
    assert players.get(f" {first} ") is players.get(first)
    assert points(first, last) != points(last, first)
    assert players.faults(first) == []
    assert players.faults(last) == []


def test_the_current_folder_has_modules_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "of_this_folder.py").write_text(
        "class Bot:\n    def choose(self, view, chance): return view.legal[0]\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", ["/nowhere"])
    assert players.get("of_this_folder:Bot").name == "of_this_folder:Bot"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("nowhere.at_all:Bot", "no-module"),
        ("tests.outside.toy_bots.deeper:Bot", "no-module"),
        (f"{TOYS}:Nobody", "no-name"),
        (f"{TOYS}:Needy", "not-made"),
        (f"{TOYS}:Mute", "no-bot"),
        (f"{TOYS}:alone", "no-bot"),
        (f"{TOYS}:NUMBER", "no-bot"),
        ("a b:C", "form"),
        (":", "form"),
        ("x:", "form"),
    ],
)
def test_each_that_cannot_be_had_has_its_sentence(name: str, code: str) -> None:
    with pytest.raises(OutsideError) as refused:
        players.get(name)
    assert refused.value.code == code
    assert "\n" not in refused.value.message("es") + refused.value.message("en")


@pytest.mark.parametrize("body", ["import nothing_of_this_name", "1 / 0", "raise SystemExit(3)", "def broken("])
def test_a_module_that_fails_when_imported(body: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / f"fails{abs(hash(body))}.py").write_text(body)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(OutsideError) as refused:
        players.get(f"fails{abs(hash(body))}:Bot")
    assert refused.value.code == "import"


@pytest.mark.parametrize(
    "words",
    [
        ("play", "--bot"),
        ("arena", "--bots"),
        ("simulate", "--bots"),
        ("gate", "--before", "greedy"),
        ("gate", "greedy", "--before"),
    ],
)
def test_every_command_says_it_in_one_sentence(words: tuple[str, ...]) -> None:
    said = run(*words, "nowhere:Bot").sentence
    assert said == "There is no module nowhere: expected one that Python finds, or a file in this folder."


def test_installed_packages_offer_bots_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    offered = EntryPoints([EntryPoint("Last-One", f"{TOYS}:last", modules.GROUP)])
    monkeypatch.setattr(modules, "entry_points", lambda group: offered.select(group=group))
    assert players.get("Last-One").name == "Last-One"
    assert points("Last-One", "greedy") == points(f"{TOYS}:last", "greedy")
    with pytest.raises(players.UnknownBotError):
        players.get("first-one")


def test_a_bot_is_added_by_hand() -> None:
    class Own:
        name = "own"

        def choose(self, view: object, chance: Random) -> str:
            return ""

    own = Own()
    players.add(own)
    players.add(own, "guest:own")
    assert players.get("own") is own is players.get("guest:own")


@pytest.mark.parametrize(("bad", "kind"), [("Cheat", "illegal"), ("Broken", "ended")])
def test_one_that_fails_is_taken_over_until_the_deal_ends(bad: str, kind: str) -> None:
    name = f"{TOYS}:{bad}"
    assert points(name, "random") == points("greedy", "random")
    found = players.faults(name)
    assert sorted((each.kind, each.seat) for each in found) == [(kind, 0), (kind, 2)]  # once a seat, not once a move
    assert players.faults(name) == []
    told = "answer: “take everything”. " if bad == "Cheat" else "words: “RuntimeError: no idea (toy_bots.py:33)”. "
    assert f"Its {told}greedy plays for it until the end of the deal." in found[0].message("en")
    assert "greedy juega en su lugar" in found[0].message("es")


def test_after_many_faults_it_is_not_asked_any_more() -> None:
    name, asked, seen = f"{TOYS}:Broken", 0, first_choice()
    for _ in range(MOST_FAULTS + 5):
        players.dismiss()  # another deal
        players.get(name).choose(seen, Random(1))
        asked += len(players.faults(name))
    assert asked == MOST_FAULTS
