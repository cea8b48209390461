"""`canasta tune` and `canasta gate` at the terminal: small searches, real play."""

from __future__ import annotations

import os
import signal
import tomllib
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.cli.running import run
from tests.lab.tuning.toys import play_any

from canasta.lab.tuning.search import SearchState, Tuner, hand_written
from canasta.players.core.files import read_weights
from canasta.players.core.weights import NAMES
from canasta.rules import get


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Toys play instead of the policy, and little is played for the checksum of the league."""
    monkeypatch.setattr("canasta.lab.tuning.search.Tuner", partial(Tuner, play=play_any))
    monkeypatch.setattr("canasta.lab.tuning.files.DEALS", 1)


SMALL = ("--samples", "4", "--boards", "2", "--processes", "1")


def tuned(folder: Path, *words: str, lang: str = "en") -> Any:
    return run("tune", "clasica", *SMALL, "--out", str(folder / "new.toml"), *words, lang=lang)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("lang", ["en", "es"])
def test_weights_are_written_with_what_they_are_worth(lang: str, tmp_path: Path) -> None:
    done = tuned(tmp_path, "--generations", "2", lang=lang)
    assert done.err == ""
    text = (tmp_path / "new.toml").read_text(encoding="utf-8")
    found = tomllib.loads(text)
    assert done.status == (0 if found["figures"]["accepted"] else 1)
    assert list(read_weights(text, "new.toml").numbers()) == list(NAMES)
    assert found["made_by"] == "canasta tune clasica --seed 1 --generations 2 --samples 4 --boards 2"
    assert set(found["figures"]["styles"]) > {"hand", "by-eye", "hoarder"}
    assert "cli-" not in done.out
    assert done.out.startswith("1: ")
    before = run("tune", "clasica", *SMALL, "--out", str(tmp_path / "new.toml"))
    assert "already exists" in before.sentence


@pytest.mark.usefixtures("quick")
def test_the_command_in_the_file_makes_it_again(tmp_path: Path) -> None:
    tuned(tmp_path, "--minutes", "0", "--generations", "9")
    first = (tmp_path / "new.toml").read_bytes()
    made_by = tomllib.loads(first.decode())["made_by"].split()
    assert "--generations 1" in " ".join(made_by)
    run(*made_by[1:], "--processes", "1", "--out", str(tmp_path / "again.toml"))
    assert (tmp_path / "again.toml").read_bytes() == first


@pytest.mark.usefixtures("quick")
def test_weights_of_files_stay_in_the_league_and_may_be_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Tuner] = []
    begin = Tuner.begin

    def noted(tuner: Tuner) -> SearchState:
        begun.append(tuner)
        return begin(tuner)

    monkeypatch.setattr(Tuner, "begin", noted)
    tuned(tmp_path, "--generations", "1")
    before = str((tmp_path / "new.toml").rename(tmp_path / "before.toml"))
    for words, style in ((["--earlier", before], "earlier"), (["--lead", "100", "--start", before], "start")):
        tuned(tmp_path, "--generations", "1", *words)
        found = tomllib.loads((tmp_path / "new.toml").read_text(encoding="utf-8"))
        (tmp_path / "new.toml").unlink()
        assert found["made_by"].endswith(" ".join(words))
        assert style in found["figures"]["styles"]
        assert run("tune", "clasica", *words[-2:-1], __file__, "--out", str(tmp_path / "x.toml")).sentence
    by_hand, beside, by_file = begun
    there = tuple(read_weights(Path(before).read_text(encoding="utf-8"), before).numbers().values())
    assert by_hand.start == beside.start == hand_written(get("clasica"))
    assert by_file.start == there != by_hand.start
    wanted = {member.name: member.wanted for member in by_file.anchors}
    assert (wanted["by-eye"], wanted["start"]) == (100, 0)


@pytest.mark.usefixtures("quick")
def test_a_search_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = str(tmp_path / "search.json")
    step = Tuner.step

    def interrupted(tuner: Tuner, state: SearchState, workers: Any) -> SearchState:
        if state.generation == 1:
            os.kill(os.getpid(), signal.SIGINT)
        return step(tuner, state, workers)

    with monkeypatch.context() as patch:
        patch.setattr(Tuner, "step", interrupted)
        stopped = tuned(tmp_path, "--generations", "2", "--resume", kept)
        assert (stopped.status, stopped.err.count("\n")) == (130, 1)
        assert f"Stopped after 1 generations, which are kept in {kept}" in stopped.err
        lost = tuned(tmp_path, "--generations", "2", lang="es")
        assert lost.status == 130
        assert "no se guarda nada" in lost.err
    assert not (tmp_path / "new.toml").exists()
    went_on = tuned(tmp_path, "--generations", "2", "--resume", kept)
    assert went_on.out.startswith("2: ")
    first = (tmp_path / "new.toml").read_bytes()
    (tmp_path / "new.toml").unlink()
    tuned(tmp_path, "--generations", "2")
    assert (tmp_path / "new.toml").read_bytes() == first


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "There is no rule set"),
        (["clasica", "--form", "9"], ""),
        (["clasica", "--samples", "1"], "--samples does not accept this: expected 4-1000."),
        (["clasica", "--out", "no/such/folder/x.toml"], "'no/such/folder/x.toml' cannot be written"),
        (["clasica", "--out", __file__], f"{__file__} already exists"),
        (["clasica", "--resume", __file__], f"{__file__} is not a file of a search, so it was left as it is"),
        (["clasica", "--resume", "a\0b"], "'a\\x00b' is not a file of a search"),
        ([], "SET"),
    ],
)
def test_what_cannot_be_tuned(words: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert sentence in run("tune", *words).sentence
    assert list(tmp_path.iterdir()) == []


def weights_file(folder: Path, name: str, **changed: int) -> str:
    numbers = dict(zip(NAMES, hand_written(get("salon")), strict=True)) | changed
    file = folder / name
    lines = ['rules = "salon"', "[weights]", *(f"{name} = {value}" for name, value in numbers.items())]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return str(file)


GATE = ("--processes", "1", "--league-deals", "2")


@pytest.mark.parametrize(("lang", "said"), [("en", "is not worse than"), ("es", "no es peor que")])
def test_weights_pass_the_gate(lang: str, said: str, tmp_path: Path) -> None:
    same = weights_file(tmp_path, "same.toml")
    done = run("gate", same, "--before", weights_file(tmp_path, "before.toml"), *GATE, lang=lang)
    assert (done.status, done.err) == (0, "")
    assert said in done.out
    assert "cli-" not in done.out
    assert done.out.count("hoarder") == 1


def test_bots_that_are_not_decided_do_not_pass_the_gate() -> None:
    """Those that do are shown in docs/reference/cli.md."""
    open_ = run("gate", "random", "--before", "greedy", "--deals", "4", "--league", "novice", *GATE, lang="es")
    assert open_.status == 1
    assert "Sin decidir después de 4 repartos" in open_.out
    assert "No pasa." in open_.out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["greedy"], "A gate compares with the version before: expected --before with a bot other than greedy"),
        (["nobody", "--before", "greedy"], "There is no bot nobody"),
        (["greedy", "--before", "nobody"], "There is no bot nobody"),
        (["greedy", "--before", "."], "There is no canasta in ."),
        (["no-such-file.toml"], "no-such-file.toml"),
    ],
)
def test_what_cannot_be_compared(
    words: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert sentence in run("gate", *words, "--deals", "4", *GATE).sentence


def test_a_file_without_weights_is_told(tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    for content, said in (("rules = 'clasica'\n", "expected a [weights] table"), ("=", "is not a TOML file")):
        file.write_text(content, encoding="utf-8")
        sentence = run("gate", str(file), *GATE).sentence
        assert sentence.startswith(f"{file} is not a ")
        assert said in sentence
