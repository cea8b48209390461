"""`canasta play` in a pipe: whole matches, leaving and coming back, what can be said to it, what is refused."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from tests.cli.matches import played
from tests.cli.running import Done, lines, run

from canasta.cli.saves import folder, place_for, unfinished
from canasta.match.record import read
from canasta.match.save import dumps, load
from canasta.rules import get


@pytest.fixture
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Matches are kept in a folder of this test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def sit_down(*answers: object, rules: str = "clasica", lang: str = "en", **more: Any) -> Done:
    """A new match with a fixed seed, kept in the file `kept` of the current folder."""
    words = ["play", "--rules", rules, "--seed", "tests", "--name", "Ana", "--save", "kept"]
    return run(*words, given=lines(answers), lang=lang, **more)


@pytest.mark.parametrize("game", ["salon", "reglamento/2", "reglamento/3", "reglamento/6-pairs", "tres-barajas"])
def test_a_whole_match_can_be_played_by_numbers(game: str, at_home: Path) -> None:
    words = ["play", "--rules", game, "--seed", "7", "--name", "Ana", "--save", "kept", "--house", "target=300"]
    done = run(*words, given=lines([1] * 4000))
    assert (done.status, done.err) == (0, "")
    assert re.search("won the match|lost the match|is a draw", done.out)
    match = load(at_home / "kept")
    assert match.finished
    assert match.rules.target == 300
    assert match.names.count("Ana") == 1
    assert "Total" in done.out


def test_the_end_of_input_saves_and_leaves(at_home: Path) -> None:
    done = sit_down("", 1)
    assert (done.status, done.err) == (0, "")
    assert done.out.endswith("Saved in kept.\n")
    match = load(at_home / "kept")
    assert not match.finished
    assert match.deal is not None
    assert match.deal.phase == "play"
    assert match.deal.to_act == 0


def test_a_match_goes_on_where_it_was_left(at_home: Path) -> None:
    """In one sitting or in three: with the same seed the same match."""
    sit_down("", 1, "q")
    run("play", "--resume", "kept", given=lines([3, "q"]))
    run("play", "--resume", "kept", given=lines([1, 1, 1, 1]))
    parts = load(at_home / "kept")
    (at_home / "kept").unlink()
    sit_down("", 1, 3, 1, 1, 1, 1)
    whole = load(at_home / "kept")
    assert parts.record(public=False) == whole.record(public=False)
    assert len(whole.record(public=False).deals[0].turns) >= 8


def test_a_refused_move_is_told_with_its_rule_and_numbers(at_home: Path) -> None:
    done = sit_down("", "discard 4", "draw", "meld 4 4", "meld Z", "frob", "99", "rule 4.2", "rule 99.9", "q")
    out = done.out
    assert re.search(r"CL-3\.1  \S", out)
    assert "'Z' is not a card" in out
    assert "'frob' is not an action" in out
    assert re.search("A number from 1 to [0-9]+, please", out)
    assert "CL-4.2    No meld may be started" in out
    assert "There is no rule 99.9 here" in out
    assert done.status == 0


def test_the_language_of_the_table(at_home: Path) -> None:
    done = sit_down("", "robar", "?", "pista", "historia", "puntos", "regla 4.2", "bajar Z", "q", lang="es")
    for words in ("Mazo", "Pozo", "abre con 50", "Escribe el número", "Yo jugaría: ", "Robas", "Guardada en kept."):
        assert words in done.out
    assert "cli-" not in done.out


def test_several_actions_in_a_line_go_as_far_as_they_are_legal(at_home: Path) -> None:
    done = sit_down("", "draw; discard Z; draw", "", "q")
    assert "You draw" in done.out
    assert "'Z' is not a card" in done.out
    match = load(at_home / "kept")
    assert match.deal is not None
    assert match.deal.phase == "play"


def test_wishes_before_the_cards_are_dealt(at_home: Path) -> None:
    done = sit_down("?", "hint", "score", "story", "rule 1.1", "my own words", "q")
    assert "There is nothing to show yet." in done.out
    assert "CL-1.1" in done.out
    assert load(at_home / "kept").record(public=False).deals[0].deck.contributions[0] == "my own words"


def test_what_is_added_to_the_shuffle_changes_the_cards(at_home: Path) -> None:
    sit_down("", "q")
    one = load(at_home / "kept").deal
    (at_home / "kept").unlink()
    sit_down("x" * 65, "siete", "q")
    other = load(at_home / "kept").deal
    assert one is not None
    assert other is not None
    assert one.order != other.order


def test_the_draw_and_the_cut_are_the_players(at_home: Path) -> None:
    done = sit_down("200", "x", "17", "q", rules="salon")
    assert "which card do you take? 1 to 108" in done.out
    assert done.out.count("A number from 1 to 108, please.") == 2
    kept = load(at_home / "kept")
    assert kept.draw is not None
    assert any(pick.player == 0 and pick.place == 16 for pick in kept.draw.picks)
    for seed in range(30):  # until the cut falls to the person
        (at_home / "kept").unlink(missing_ok=True)
        words = ["play", "--rules", "salon", "--seed", str(seed), "--name", "Ana", "--save", "kept"]
        done = run(*words, given=lines(["5", "", "cut 40", "q"]))
        if "how many cards do you lift? 1 to 107" in done.out:
            break
    cut = load(at_home / "kept").record(public=False).deals[0].cut
    assert cut is not None
    assert cut.lifted == 40


def test_the_record_is_written_beside_and_never_over_a_file(at_home: Path) -> None:
    (at_home / "mine").write_text("mine", encoding="utf-8")
    done = sit_down("", "save mine", "save evening.txt", "save no/such/folder", "save .", "q")
    assert "mine already exists and would be overwritten" in done.out
    assert (at_home / "mine").read_text(encoding="utf-8") == "mine"
    assert "no/such/folder cannot be used: no such file or folder." in done.out
    record = read((at_home / "evening.txt").read_text(encoding="utf-8"))
    assert record.deals[-1].deck.order is None  # hidden while the deal goes on
    assert record.seats[0].name == "Ana"


def test_matches_have_a_place_of_their_own(at_home: Path) -> None:
    words = ["play", "--rules", "clasica", "--seed", "s", "--name", "Ana"]
    assert unfinished() is None
    first = run(*words, given=lines(["", "q"]))
    assert folder() == at_home / "data" / "canasta" / "matches"
    (kept,) = folder().iterdir()
    assert str(kept) in first.out
    assert unfinished() == kept
    run(*words, given=lines(["", "q"]))  # the same seed again: the first match is kept
    assert len(list(folder().iterdir())) == 2
    assert place_for("a") != place_for("b")


def test_a_finished_match_is_not_offered_again(at_home: Path) -> None:
    kept = place_for("over")
    kept.write_text(dumps(played("clasica", 9, 0, 1000)), encoding="utf-8")
    assert unfinished() is None
    assert run("play", "--resume", str(kept)).sentence.startswith(f"The match in {kept} is over")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bot", "nobody"], "There is no bot nobody: expected one of master, expert, strong,"),
        (["--rules", "bridge"], "There is no rule set “bridge”"),
        (["--form", "2"], "clasica has no form “2”"),
        (["--rules", "reglamento", "--form", "5"], "reglamento has no form “5”"),
        (["--house", "target=far"], "target = far is not valid"),
        (["--house", "colour=red"], "There is no house rule “colour”"),
        (["--name", ""], "'' cannot be the name of a player"),
        (["--name", "a\tb"], "'a\\tb' cannot be the name of a player"),
        (["--name", "x" * 65], "'xxx"),
        (["--save", "no/such/folder/x"], "The match cannot be saved to no/such/folder/x"),
        (["--save", "there"], "there already exists and would be overwritten"),
        (["--resume", "none"], "none cannot be read: expected a saved match (no such file or folder)."),
        (["--resume", "there"], "This is not a saved match"),
    ],
)
def test_what_cannot_be_played(words: list[str], sentence: str, at_home: Path) -> None:
    (at_home / "there").write_text("there", encoding="utf-8")
    assert run("play", *words).sentence.startswith(sentence)
    assert (at_home / "there").read_text(encoding="utf-8") == "there"


def test_a_match_of_bots_or_of_several_people_is_not_for_one(at_home: Path) -> None:
    from canasta.match.match import Match
    from canasta.match.save import save

    save(Match.new(get("clasica"), ["Ana", "Berta", "Carlos", "Diana"], seed="x"), at_home / "people")
    assert run("play", "--resume", "people").sentence.startswith("people is not a match that you can resume")


def test_bytes_that_are_no_text_are_no_end(at_home: Path) -> None:
    words = ["play", "--seed", "s", "--name", "Ana", "--save", "kept"]
    done = run(*words, given=b"\n\xff\xfe\xff\n1\nq\n")
    assert (done.status, done.err) == (0, "")
    assert load(at_home / "kept").deal is not None


def test_a_place_that_cannot_be_written_any_more_is_told_and_the_match_goes_on(
    at_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from canasta.match.save import SaveError, save

    calls = []

    def full(match: Any, place: Path) -> None:
        calls.append(place)
        if len(calls) in (2, 3):
            raise SaveError("not-written", file="kept", reason="No space left on device")
        save(match, place)

    monkeypatch.setattr("canasta.cli.session.save", full)
    done = sit_down("", 1, 3, "q")
    assert done.status == 0
    assert done.out.count("The match cannot be saved to kept") == 2
    assert done.out.endswith("Saved in kept.\n")


def test_without_a_seed_the_program_adds_for_its_player_and_with_one_it_says_so(at_home: Path) -> None:
    words = ["play", "--rules", "salon", "--name", "Ana"]
    free = run(*words, "--save", "free", given=lines(["q"]))
    seeded = run(*words, "--seed", "s", "--save", "seeded", given=lines([3, "", "q"]))
    run("play", "--resume", "free", given=lines([1, "q"]))
    added = {}
    for name in ("free", "seeded"):
        match = load(at_home / name)
        assert match.draw is not None
        added[name] = [text for text in match.draw.deck.contributions if text]
        assert match.record().seeded is (name == "seeded")
    assert ([len(text) for text in added["free"]], added["seeded"]) == ([43], [])
    assert "anybody who knows the seed can know every card" in seeded.out
    assert "anybody who knows the seed" not in free.out


def test_a_bad_discard_is_warned_of_once_where_that_is_wanted(at_home: Path) -> None:
    """A two on the first small pile: the same words again play it."""
    answers = ["", "draw", "discard 2", "discard 2", "q"]
    for seed in range(40):
        (at_home / "kept").unlink(missing_ok=True)
        words = ["play", "--rules", "clasica", "--seed", str(seed), "--name", "Ana", "--save", "kept", "--warn"]
        done = run(*words, given=lines(answers), lang="en")
        if "Keep the wild" in done.out:
            break
    assert done.out.count("Keep the wild for finishing a canasta.") == 1
    assert "Type it again to play it anyway" in done.out
    deal = load(at_home / "kept").deal
    assert deal is not None
    assert deal.turn != 0 or deal.phase == "draw"
    silent = run(*words[:-3], "--save", "quiet", "--no-warn", given=lines(answers), lang="en")
    assert "Keep the wild" not in silent.out
