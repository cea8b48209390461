"""`canasta puzzle` in a pipe: a puzzle by its name, the lesson, the progress that is kept, and wrong words."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.cli.running import run

from canasta.puzzles import PuzzleProgress, Rated, shipped
from canasta.puzzles.glicko import after
from canasta.puzzles.wording import choices

NAME, PUZZLE = next(iter(shipped().items()))


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def kept(tmp_path: Path) -> PuzzleProgress:
    """The progress in the file."""
    return msgspec.json.decode((tmp_path / "canasta" / "puzzles.json").read_bytes(), type=PuzzleProgress)


def numbers() -> tuple[int, int]:
    """The number of a right answer to the puzzle, and of a wrong one."""
    judged = [PUZZLE.judge(action) for action in choices(PUZZLE)]
    return judged.index(True) + 1, judged.index(False) + 1


def test_a_right_answer_is_kept_with_its_rating(tmp_path: Path) -> None:
    right, _wrong = numbers()
    done = run("puzzle", NAME, "--lang", "en", given=f"99\n{'9' * 5000}\n{right}\n")
    assert (done.status, done.err) == (0, "")
    assert done.out.count("A number from 1 to") == 2
    assert "Right." in done.out
    progress = kept(tmp_path)
    assert progress.tried == (NAME,)
    assert progress.due == {}
    assert f"Your rating: {round(progress.rated.rating):,}" in done.out


def test_a_wrong_answer_says_what_is_best_and_comes_again(tmp_path: Path) -> None:
    _right, wrong = numbers()
    done = run("puzzle", NAME, "--lang", "es", given=f"{wrong}\n")
    assert "Aquí no es lo mejor." in done.out
    assert list(kept(tmp_path).due) == [NAME]


def test_a_lesson_that_is_left_goes_on_where_it_was(tmp_path: Path) -> None:
    first = run("puzzle", "--lesson", "--lang", "en", given="\n1\n")
    progress = kept(tmp_path)
    assert first.status == 0
    assert "An example" in first.out
    assert progress.lesson is not None
    assert progress.lesson.done == 2
    whole = run("puzzle", "--lesson", "--lang", "en", given="1\n" * 12)
    assert "An example" not in whole.out
    assert "To remember:" in whole.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nothing"], "There is no puzzle 'nothing'"),
        (["--theme", "chess"], "There is no theme 'chess' here: expected one of"),
        (["--rules", "chess"], "chess"),
        (["--lesson", "--theme", "safe"], "--theme has no effect together with --lesson"),
        ([NAME, "--rules", "clasica"], "--rules has no effect together with NAME"),
    ],
)
def test_wrong_words_get_a_sentence(words: list[str], said: str) -> None:
    done = run("puzzle", *words, "--lang", "en")
    assert done.status == 2
    assert said in done.err
    assert done.err.count("\n") == 1


def test_with_a_theme_chosen_an_answer_counts_less(tmp_path: Path) -> None:
    changed = list[float]()
    for words in ([], ["--theme", PUZZLE.theme]):
        run("puzzle", *words, "--lang", "en", given="1\n")
        progress = kept(tmp_path)
        first = shipped()[progress.tried[0]]
        games = [(first.rated, float(not progress.due))]
        changed.append((progress.rated.rating - 1500) / (after(Rated(), games).rating - 1500))
        (tmp_path / "canasta" / "puzzles.json").unlink()
    assert changed[0] == pytest.approx(1)
    assert 0 < changed[1] < 1


def test_a_broken_file_of_progress_is_left_alone(tmp_path: Path) -> None:
    place = tmp_path / "canasta" / "puzzles.json"
    place.parent.mkdir()
    place.write_text("{", encoding="utf-8")
    done = run("puzzle", "--lang", "en")
    assert done.status == 2
    assert "holds no progress" in done.err
    assert place.read_text(encoding="utf-8") == "{"
