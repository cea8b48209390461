"""The golden games, line by line: what the rules, the views and the words were, they still are."""

from __future__ import annotations

import golden
import pytest

from canasta.deal.view import View


@pytest.mark.parametrize("game", golden.games())
def test_a_golden_game_is_still_the_same(game: str) -> None:
    path = golden.file_of(game)
    assert path.exists(), f"{game} has no golden game: python scripts/golden.py {game}"
    kept = path.read_text(encoding="utf-8").splitlines()
    step = ""
    for number, line in enumerate(golden.lines(game), 1):
        step = line if line[:1].isdigit() else step
        assert number <= len(kept), f"{path.name} ends before: {line}"
        assert kept[number - 1] == line, f"{path.name}:{number}, at step {step}"
    assert number == len(kept)


@pytest.mark.pure  # of the script, which plays the same on both builds
def test_a_new_field_of_the_view_is_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    before, as_dict = list(golden.lines("clasica")), View.as_dict
    monkeypatch.setattr(View, "as_dict", lambda view: as_dict(view) | {"weather": "fine"})
    after = list(golden.lines("clasica"))
    assert len(after) == len(before)
    assert ['weather "fine"' in line for line in after] == [
        line != kept for line, kept in zip(after, before, strict=True)
    ]
    assert sum(line != kept for line, kept in zip(after, before, strict=True)) == 1


def test_every_golden_game_is_of_a_rule_set() -> None:
    files = {path.name for path in golden.FOLDER.glob("*.txt")}
    assert files == {golden.file_of(game).name for game in golden.games()}


def test_golden_games_are_small() -> None:
    sizes = [golden.file_of(game).stat().st_size for game in golden.games()]
    assert max(sizes) < 300_000
    assert sum(sizes) < 3_000_000


def test_golden_games_show_what_matters() -> None:
    """Both endings, leave asked and answered both ways, pumba, frozen piles, wild canastas: somewhere in them."""
    text = "".join(golden.file_of(game).read_text(encoding="utf-8") for game in golden.games())
    for part in (
        " cierra.",
        "goes out",
        "se ha acabado el mazo",
        "dice que sí",
        "dice que no",
        "¡Pumba!",
        "premiado",
        "; swap ",
    ):
        assert part in text, part
    for part in ("RE-4.2 ", "TB-8.6 ", "combinación de comodines", "; el resto espera", "; take "):
        assert part in text, part


@pytest.mark.pure
def test_a_game_without_a_file_is_missed(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    with pytest.raises(AssertionError, match="has no golden game"):
        test_a_golden_game_is_still_the_same("clasica")
    assert golden.main(["parchis"]) == 2
    assert golden.main(["clasica"]) == 0
    test_a_golden_game_is_still_the_same("clasica")
