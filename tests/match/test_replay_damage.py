"""Damaged records: found, and told with the line, whatever the damage."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import replace

import pytest
from tests.forms import pickled
from tests.match.playing import cards, choose, finish, new, play_on, started

from canasta.cards import pack
from canasta.match.errors import RecordError
from canasta.match.record import CutRecord, Record, RecordOutcome, RecordResult, read, write
from canasta.match.replay import ReplayError, from_record


@pytest.fixture(scope="module")
def text() -> str:
    """Two deals of salon, the second not over, with a draw, cuts and contributions."""
    match = new("salon", "damaged")
    match.contribute(1, "uno")
    match.ready()
    play_on(match, random.Random(3), 1)
    match.next_deal()
    match.contribute(2, "dos")
    match.ready()
    rng = random.Random(4)
    for _ in range(20):
        deal = cards(match)
        match.play(deal.to_act, choose(match.legal(deal.to_act), rng))
    return write(match.record(public=False))


def swap_lines(text: str, pattern: str, change: Callable[[str], str], which: int = 0) -> tuple[str, int]:
    """The text with a line changed that begins so, and the number of that line."""
    lines = text.splitlines()
    at = [number for number, line in enumerate(lines) if re.match(pattern, line)][which]
    lines[at] = change(lines[at])
    return "\n".join(lines) + "\n", at + 1


def to(text: str) -> Callable[[str], str]:
    return lambda _: text


DAMAGE: list[tuple[str, int, Callable[[str], str], str]] = [
    ("rules", 0, to("rules salonn 1"), "unknown-rules"),
    ("rules", 0, to("rules clasica 1"), "draw-unexpected"),
    ("rules", 0, to("rules salon 9"), "unknown-rules"),
    ("rules", 0, to("rules pumba 1"), "other-rules"),
    ("match", 0, to("match another"), "commitment-differs"),
    ("rules", 0, to("rules reglamento/3 1"), "other-table"),
    ("rules", 0, to("rules salon 1\nhouse target = 5000"), "house-refused"),
    ("rules", 0, to("rules salon 1\nhouse targt = 3000"), "house-refused"),
    ("dealer", 0, to("dealer 2"), "dealer-differs"),
    ("pick 1", 0, lambda line: line.replace("pick 1", "pick 0"), "pick-refused"),
    ("players", 0, to("players 0 1 2 3"), "seats-differ"),
    ("secret", 0, lambda line: line.replace("0", "1").replace("7", "8"), "commitment-differs"),
    ("secret", 1, lambda line: line.replace("0", "1").replace("7", "8"), "commitment-differs"),
    ("commitment", 2, lambda line: line.replace("0", "1").replace("7", "8"), "commitment-differs"),
    ("contribution 1", 0, to("contribution 1 otro"), "order-differs"),
    ("contribution 2", 0, to("contribution 3 dos"), "order-differs"),
    ("secret", 1, to("# the secret is gone"), "no-secret"),
    ("secret", 2, to("# the secret is gone"), "hidden-deal"),
    ("dealer", 1, to("dealer 1"), "dealer-differs"),
    ("cut", 0, lambda line: re.sub("cut .", lambda m: f"cut {(int(m[0][4]) + 1) % 4}", line), "cutter-differs"),
    ("cut", 0, to("# no cut"), "not-dealt"),
    ("1[.]", 0, lambda line: re.sub("discard.*", "discard 3h", line), "action-refused"),
    ("1[.]", 0, lambda line: line.replace("draw", "pass"), "action-refused"),
    ("2[.]", 0, lambda line: line + "; draw", "action-after-turn"),
    ("3[.]", 0, lambda line: re.sub("; discard.*", "", line), "turn-open"),
    ("4[.]", 0, lambda line: re.sub("^4. .", lambda m: f"4. {(int(m[0][3]) + 1) % 4}", line), "turn-of-another"),
    ("result", 0, to("result won by 1"), "result-early"),
]


@pytest.mark.parametrize(("pattern", "which", "change", "codes"), DAMAGE, ids=[f"{d[0]} {d[3]}" for d in DAMAGE])
def test_damage_is_found_and_told_with_its_line(
    text: str, pattern: str, which: int, change: Callable[[str], str], codes: str
) -> None:
    damaged, line = swap_lines(text, pattern, change, which)
    with pytest.raises(RecordError) as error:
        from_record(damaged)
    assert error.value.code in codes.split()
    assert error.value.line is not None
    # What can only be seen from another line is told with that one.
    elsewhere = {"order-differs": "order", "draw-unexpected": "draw", "no-secret": "deal", "hidden-deal": "deal"}
    elsewhere |= {"not-dealt": "deal", "house-refused": "house", "other-table": "sides", "commitment-differs": "secret"}
    found = damaged.splitlines()[error.value.line - 1]
    assert error.value.line == line or found.startswith(elsewhere.get(error.value.code, "result"))
    for lang in ("es", "en"):
        message = error.value.message(lang)
        assert str(error.value.line) in message
        assert "\n" not in message


@pytest.mark.parametrize("which", range(4))
def test_a_score_that_is_not_what_was_played_is_found(text: str, which: int) -> None:
    def change(line: str) -> str:
        numbers = re.findall(r"-?\d+", line.partition(", scores")[2])
        numbers[which % 2] = str(int(numbers[which % 2]) + 5)
        numbers[2 + which % 2] = str(int(numbers[2 + which % 2]) + 5)
        return f"{line.partition(', scores')[0]}, scores {numbers[0]} {numbers[1]}, totals {numbers[2]} {numbers[3]}"

    damaged, line = swap_lines(text, "end", change)
    with pytest.raises(RecordError) as error:
        from_record(damaged)
    assert (error.value.code, error.value.line) == ("score-differs", line)


def test_the_ending_and_the_result_must_be_what_was_played(text: str) -> None:
    damaged, line = swap_lines(
        text, "end", lambda line: re.sub("out by .|stock", "out by 9", line).replace("9", "2", 1)
    )
    other, _ = swap_lines(text, "end", lambda line: re.sub("out by .", "stock", line))
    found = 0
    for changed in (damaged, other):
        if changed != text:
            with pytest.raises(RecordError) as error:
                from_record(changed)
            assert (error.value.code, error.value.line) == ("ending-differs", line)
            found += 1
    assert found
    match = finish(started("clasica", "result"))
    record = match.record()
    for result in (
        "result unfinished",
        "result draw",
        f"result won by {1 - int(match.winner or 0)}",
        "result abandoned",
    ):
        wrong, line = swap_lines(write(record), "result", to(result))
        with pytest.raises(RecordError) as error:
            from_record(wrong)
        assert (error.value.code, error.value.line) == ("result-differs", line)


def test_a_turn_too_many_and_an_end_too_early_or_missing(text: str) -> None:
    lines = text.splitlines()
    end = next(number for number, line in enumerate(lines) if line.startswith("end"))
    turn = int(lines[end - 1].partition(".")[0])
    more = [*lines[:end], f"{turn + 1}. 0: draw", *lines[end:]]
    early = [*lines[: end - 1], *lines[end:]]
    missing = [*lines[:end], "", "result unfinished"]
    found = []
    for changed in (more, early, missing):
        with pytest.raises(RecordError) as error:
            from_record("\n".join(changed))
        found.append((error.value.code, error.value.line))
    assert found == [("turn-after-end", end + 1), ("end-early", end), ("end-missing", end)]


def test_the_line_is_that_of_the_text_as_it_was_given(text: str) -> None:
    """With comments, empty lines, and lines ended as on Windows."""
    commented = "# a record\n\n" + text.replace("\ndeal 2", "\n# second\ndeal 2").replace("\n", "\r\n")
    assert from_record(commented.encode("utf-8-sig")).record(public=False) == read(text)
    damaged, line = swap_lines(commented, "2[.]", lambda line: re.sub("discard.*", "discard X", line), 1)
    with pytest.raises(RecordError) as error:
        from_record(damaged)
    assert (error.value.code, error.value.line) == ("action-refused", line)
    assert error.value.message("es").startswith(f"Línea {line}: «discard X» no se admite. ")


@pytest.mark.parametrize("foreign", ["", "hola", "canasta record 2\n", "{}", "\x00", "canasta record 1\n"])
def test_foreign_texts_are_no_records(foreign: str) -> None:
    with pytest.raises(RecordError):
        from_record(foreign)


def test_a_public_record_of_a_deal_that_goes_on_cannot_be_replayed() -> None:
    match = started("clasica", "public")
    with pytest.raises(RecordError) as error:
        from_record(match.record())
    assert error.value.code == "hidden-deal"


def test_cards_that_are_not_those_of_the_rules(text: str) -> None:
    record = read(text)
    deal = record.deals[0]
    more = replace(deal.deck, commitment=None, secret=None, order=tuple(pack(3)))
    with pytest.raises(RecordError) as error:
        from_record(replace(record, deals=(replace(deal, deck=more),)))
    assert error.value.code == "packs"
    none = replace(deal.deck, commitment=None, secret=None, order=None)
    with pytest.raises(RecordError) as error:
        from_record(replace(record, deals=(replace(deal, deck=none),)))
    assert error.value.code == "no-order"


def test_whatever_letter_is_changed_it_is_a_record_error_or_still_a_record(text: str) -> None:
    rng = random.Random(11)
    fine = 0
    for _ in range(100):
        at = rng.randrange(len(text))
        damaged = text[:at] + rng.choice("0123456789 shdcXK;>\nabc") + text[at + 1 :]
        try:
            match = from_record(damaged)
        except RecordError:
            continue
        fine += 1
        assert match.record(public=False) == read(damaged)
    assert fine < 33


def test_a_match_without_draw_or_deals_is_no_match_of_a_game_with_a_draw() -> None:
    with pytest.raises(RecordError) as error:
        from_record(write(new("salon").record(public=False)))
    assert error.value.code == "draw-missing"


def refused(record: Record) -> str:
    with pytest.raises(ReplayError) as error:
        from_record(record)
    assert error.value.line is not None
    assert error.value.message("es") != error.value.message("en")
    return error.value.code


def test_what_no_letter_can_damage(text: str) -> None:
    """Records that hold together line by line, and yet were never played."""
    record = read(text)
    draw, (first, second) = record.draw, record.deals
    assert draw is not None
    assert first.cut is not None
    assert refused(replace(record, draw=replace(draw, picks=draw.picks[:-1]))) == "draw-open"
    given = replace(first.deck, commitment=None, secret=None, contributions=("", "uno", "", ""))
    assert refused(replace(record, deals=(replace(first, deck=given), second))) == "contribution-late"
    assert refused(replace(record, deals=(replace(first, cut=None), second))) == "not-dealt"
    unshuffled = replace(second, deck=replace(second.deck, order=None), turns=())
    assert refused(replace(record, deals=(first, unshuffled))) == "cut-refused"
    classic = play_on(started("clasica", "no cut"), random.Random(1), 1).record()
    (deal,) = classic.deals
    assert refused(replace(classic, deals=(replace(deal, cut=CutRecord(0, 50)),))) == "cut-unexpected"
    won = finish(started("clasica", "won")).record()
    laid_out = replace(won.deals[0].deck, commitment=None, secret=None)
    longer = (*won.deals, replace(won.deals[0], deck=laid_out, turns=(), end=None))
    assert refused(replace(won, deals=longer, result=RecordResult(RecordOutcome.UNFINISHED))) == "after-the-end"
    other = replace(won.deals[0], deck=replace(won.deals[0].deck, order=tuple(pack(3))))
    assert refused(replace(won, deals=(other,), result=RecordResult(RecordOutcome.UNFINISHED))) == "packs"


def test_an_error_survives_another_process() -> None:
    with pytest.raises(ReplayError) as error:
        from_record(started("clasica", "public").record())
    copy = pickled(error.value)
    assert (copy.code, copy.line, copy.message("es")) == ("hidden-deal", error.value.line, error.value.message("es"))
