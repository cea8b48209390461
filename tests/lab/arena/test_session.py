"""A league while it is played: in any order, by any number of processes, with any interruption the same comes out."""

from __future__ import annotations

import os
import signal
import sys
from dataclasses import asdict, replace
from pathlib import Path
from random import Random

import msgspec
import pytest
from tests.changed_rules import later
from tests.lab.arena.toys import PAIR, add, board, first, plan, played, without_times

from canasta.lab.arena.board_file import BoardFile
from canasta.lab.arena.boards import ArenaError, ArenaPlan, Chunk, chunks_of, first_boards, play_all, play_chunk
from canasta.lab.arena.session import ArenaSession, Report, league, pairs_of, two
from canasta.lab.arena.sprt import Sprt
from canasta.players import UnknownBotError
from canasta.processes import Stop

HEAD = b'{"canasta_arena":1,"rules":"clasica","house":{},"games":"deals","seed":"toys"}'  # its end is missing


def resumed(wanted: ArenaPlan, file: Path, some: int) -> ArenaSession:
    """Goes on from the file, for so many chunks."""
    session = ArenaSession(wanted, PAIR)
    kept = BoardFile(str(file), wanted)
    for chunk in kept.found:
        session.take(chunk)
    for _number, chunk in zip(range(some), play_all(wanted, session.done, 1, Stop()), strict=False):
        session.take(chunk)
        kept.add(chunk)
    kept.close()
    return session


def test_boards_come_out_the_same_in_any_order() -> None:
    wanted = plan("salon", boards=6)
    alone = played(wanted).report()
    chunks = [play_chunk(wanted, PAIR, [number]) for number in range(6)]
    Random(1).shuffle(chunks)
    session = ArenaSession(wanted, PAIR)
    for chunk in chunks:
        session.take(chunk)
    assert without_times(session.report()) == without_times(alone)
    assert session.report().timing["greedy"].decisions == alone.timing["greedy"].decisions
    assert alone.complete
    assert (alone.games, alone.deals) == (12, 12)


def test_an_interrupted_league_goes_on_to_the_same_end(tmp_path: Path) -> None:
    file, wanted = tmp_path / "league.jsonl", plan("salon", boards=11)
    assert not resumed(wanted, file, 1).report().complete
    with file.open("ab") as torn:
        torn.write(b'{"pair":["greedy","ran')  # the power went
    assert resumed(wanted, file, 1).played == 8
    whole = resumed(wanted, file, 99).report()
    assert whole.complete
    assert without_times(whole) == without_times(played(wanted).report())
    assert resumed(wanted, file, 0).report() == whole


def test_a_file_serves_a_longer_league_and_one_with_another_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add(monkeypatch, first("first"))
    file = tmp_path / "league.jsonl"
    resumed(plan("salon", boards=2), file, 99)
    more = plan("salon", ["greedy", "random", "first"], boards=3)
    session = ArenaSession(more, ["greedy", "random", "first"])
    kept = BoardFile(str(file), more)
    for chunk in kept.found:
        session.take(chunk)
    kept.close()
    missing = chunks_of(more, session.done)
    assert missing == [(("greedy", "random"), [2]), (("greedy", "first"), [0, 1, 2]), (("random", "first"), [0, 1, 2])]
    smaller = ArenaSession(replace(more, boards=1, pairs=(("greedy", "first"),)), ["greedy", "first"])
    for chunk in kept.found:
        smaller.take(chunk)  # greedy against random is passed over
    assert smaller.played == 0


def test_a_test_ends_at_the_same_board_whatever_was_played_beyond_it() -> None:
    wanted, chance = plan(boards=100), Random(5)
    boards = [board(n, (chance.randrange(900), 200), (100, chance.randrange(900))) for n in range(100)]

    def judged(order: list[range]) -> ArenaSession:
        session = ArenaSession(wanted, PAIR, Sprt(0, 200))
        for numbers in order:
            session.take(Chunk(PAIR, tuple(boards[n] for n in numbers), {}))
        return session

    gap = judged([range(60, 100), range(40, 60), range(10)])
    assert not gap.decided
    assert (gap.played, gap.report().complete) == (10, False)
    straight = judged([range(n, n + 1) for n in range(100)])
    verdict = straight.report().sprt
    assert verdict is not None
    assert verdict.accepted == "H1"
    assert 30 <= verdict.boards == straight.played < 100
    assert straight.report().complete
    assert judged([range(60, 100), range(40, 60), range(40)]).report() == straight.report()


def test_pairs_take_turns() -> None:
    wanted = plan(bots=["a", "b", "c"], boards=6)
    given = chunks_of(wanted, {})
    assert [pair for pair, _numbers in given[:3]] == list(pairs_of(["a", "b", "c"]))
    assert [numbers for _pair, numbers in given] == [[0, 1, 2, 3]] * 3 + [[4, 5]] * 3


@pytest.mark.parametrize("processes", [1, 2])
def test_ctrl_c_ends_between_boards_and_loses_none(processes: int) -> None:
    wanted = plan("salon", boards=40)
    session = ArenaSession(wanted, PAIR)
    with Stop() as stop:
        for number, chunk in enumerate(play_all(wanted, session.done, processes, stop)):
            session.take(chunk)
            if not number:
                os.kill(os.getpid(), signal.SIGINT)
    assert stop.asked
    assert 0 < session.played < 40
    assert session.played % 4 == 0
    assert not session.report().complete
    missing = sum(len(numbers) for _pair, numbers in chunks_of(wanted, session.done))
    assert missing == 40 - session.played
    assert all(same for _pair, same in first_boards(wanted, session.done))


def test_a_second_ctrl_c_is_the_usual_one() -> None:
    before = signal.getsignal(signal.SIGINT)

    def twice() -> None:
        with Stop():
            os.kill(os.getpid(), signal.SIGINT)
            os.kill(os.getpid(), signal.SIGINT)

    with pytest.raises(KeyboardInterrupt):
        twice()
    assert signal.getsignal(signal.SIGINT) is before


def _kept(file: Path, wanted: ArenaPlan) -> str:
    """Open the file and return the error's sentence; the file must not change."""
    before = file.read_bytes()
    with pytest.raises(ArenaError) as error:
        BoardFile(str(file), wanted)
    assert file.read_bytes() == before
    assert error.value.message("es") != str(error.value)
    return str(error.value)


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{}",
        b"\xff",
        b'{"pair":["greedy","random"],"boards":[{"number":0,"games":[]}],"times":{}}',
        b'{"pair":["greedy","random"],"boards":[{"number":0,"games":[{"points":[1]},{"points":[2]}]}],"times":{}}',
        b'{"pair":["greedy","random"],"boards":[{"number":-1,"games":[{"points":[1,2]},{"points":[2,1]}]}],"times":{}}',
        b'{"pair":["greedy","random"],"boards":[{"number":"0"}],"times":{}}',
        b"[" * 100_000,
    ],
)
def test_a_damaged_file_is_left_alone(tmp_path: Path, line: bytes) -> None:
    file, wanted = tmp_path / "league.jsonl", plan("salon", boards=1)
    resumed(wanted, file, 1)
    file.write_bytes(file.read_bytes() + line + b"\n{}\n")
    assert _kept(file, wanted) == (
        f"Line 3 of {file} is damaged, so nothing was added to it: expected whole boards of this game."
    )


@pytest.mark.parametrize("content", [b"hello", b"\n\n", b"{}", b'{"a":1}\n', HEAD, b"\x89PNG", b"[" * 100_000])
def test_a_foreign_file_is_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "notes.txt"
    file.write_bytes(content)
    assert _kept(file, plan()).startswith(f"{file} is not a file of the arena")


@pytest.mark.skipif(sys.platform == "win32", reason="no such lock there")
def test_two_arenas_do_not_share_a_file(tmp_path: Path) -> None:
    file, wanted = tmp_path / "league.jsonl", plan("salon")
    kept = BoardFile(str(file), wanted)
    assert _kept(file, wanted) == f"{file} is open in another arena: expected a file of its own for each."
    kept.close()
    BoardFile(str(file), wanted).close()


def test_a_file_in_no_folder_cannot_be_made(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="missing"):
        BoardFile(str(tmp_path / "missing" / "x.jsonl"), plan())


def test_an_empty_file_is_begun(tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    file.touch()
    BoardFile(str(file), plan()).close()
    assert file.read_bytes().startswith(b'{"canasta_arena":1,"rules":"clasica"')


def test_a_file_of_another_game_says_which(tmp_path: Path) -> None:
    file, wanted = tmp_path / "league.jsonl", plan("salon")
    BoardFile(str(file), wanted).close()
    assert "has games with the rules 'salon': expected 'clasica'" in _kept(file, plan("clasica"))
    assert "has games from the seed 'toys': expected 'other'" in _kept(file, replace(wanted, seed="other"))
    assert "has 'deals': expected 'matches'" in _kept(file, replace(wanted, matches=True))
    house = replace(wanted, rules=replace(wanted.rules, target=3000))
    assert "house rules '–': expected 'target=3000'" in _kept(file, house)
    file.write_bytes(file.read_bytes().replace(b'arena":1', b'arena":2'))
    assert "version '2'" in _kept(file, wanted)


def test_a_file_of_an_older_version_of_the_rules_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    BoardFile(str(file), plan("tres-barajas")).close()
    with later("tres-barajas", {"going_out": 300}, version=2, earlier={1: {"going_out": 200}}):
        assert "has games with version '1' of the rules: expected '2'" in _kept(file, plan("tres-barajas"))
        BoardFile(str(file), plan("tres-barajas@1")).close()


def test_boards_that_come_out_differently_now_are_noticed(tmp_path: Path) -> None:
    file, wanted = tmp_path / "league.jsonl", plan("salon", boards=1)
    session = resumed(wanted, file, 1)
    assert list(first_boards(wanted, session.done)) == [(PAIR, True)]
    there = session.done[PAIR][0]
    changed = replace(there, games=(there.games[0], replace(there.games[1], points=(5, 5))))
    assert list(first_boards(wanted, {PAIR: {0: changed}})) == [(PAIR, False)]


def test_the_report_has_the_shape_that_it_says(tmp_path: Path) -> None:
    """Through JSON and back, every field checked against its type."""
    for test in (None, Sprt(0, 10)):
        session = ArenaSession(plan("reglamento/3", boards=1), PAIR, test)
        session.take(play_chunk(session.plan, PAIR, [0]))
        report = session.report()
        raw = msgspec.json.encode(asdict(report))
        assert msgspec.json.decode(raw, type=Report) == report
    empty = ArenaSession(plan(), PAIR).report()
    assert [each.elo for each in empty.standings] == [None, None]
    assert msgspec.json.decode(msgspec.json.encode(asdict(empty)), type=Report) == empty


def test_the_fixed_points_play_in_every_league(monkeypatch: pytest.MonkeyPatch) -> None:
    add(monkeypatch, first("first"))
    assert league(["first"]) == ["first", "greedy", "random"]
    assert league([" Random", "first", "random"]) == ["random", "first", "greedy"]
    assert league(None) == ["tuned", "rules", "greedy", "novice", "random", "first"]
    with pytest.raises(UnknownBotError):
        league(["nobody"])


def test_a_test_takes_two_bots() -> None:
    assert two(["random", "greedy"]) == ("random", "greedy")
    for wrong in (None, ["greedy"], ["greedy", "greedy"]):
        with pytest.raises(ArenaError, match="takes two different bots"):
            two(wrong)
