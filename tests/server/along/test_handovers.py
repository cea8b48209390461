"""Hand-overs between two devices: confirmed, single use, ten minutes, and a sentence for all that goes wrong."""

from __future__ import annotations

import pytest
from tests.server.daily.players import Turned

from canasta.server.along.sealed import LASTS_MS, MOST, REMEMBERED_MS, WAITING_BYTES, AlongError, Handovers

NAME, OLD, NEW, THIRD = "abcdefgh23", "old" * 11, "new" * 11, "third" * 7


@pytest.fixture
def clock() -> Turned:
    return Turned()


@pytest.fixture
def handovers(clock: Turned) -> Handovers:
    return Handovers(clock)


def test_a_bundle_goes_to_the_one_device_that_asked_and_was_confirmed(handovers: Handovers) -> None:
    assert handovers.begin(NAME, OLD).step == "open"
    with pytest.raises(AlongError, match="Another device"):
        handovers.give(NAME, OLD, b"sealed")  # nobody has asked
    assert handovers.ask(NAME, NEW, "n" * 16).step == "asked"
    assert handovers.look(NAME, OLD).nonce == "n" * 16
    with pytest.raises(AlongError, match="Another device"):
        handovers.take(NAME, NEW)  # not confirmed
    assert handovers.give(NAME, OLD, b"sealed").step == "given"
    assert handovers.take(NAME, NEW) == b"sealed"
    assert handovers.take(NAME, NEW) == b"sealed", "an answer that was lost on its way is sent again"
    assert handovers.end(NAME, NEW).step == "taken"
    assert handovers.look(NAME, OLD).step == "taken"
    with pytest.raises(AlongError, match="a code works once"):
        handovers.take(NAME, NEW)


def test_a_third_device_gets_nothing_at_any_step(handovers: Handovers) -> None:
    handovers.begin(NAME, OLD)
    handovers.ask(NAME, NEW, "n" * 16)
    for step in ("asked", "given", "taken"):
        for refused in (
            lambda: handovers.ask(NAME, THIRD, "m" * 16),
            lambda: handovers.look(NAME, THIRD),
            lambda: handovers.give(NAME, THIRD, b"other"),
            lambda: handovers.take(NAME, THIRD),
            lambda: handovers.end(NAME, THIRD),
        ):
            with pytest.raises(AlongError) as error:
                refused()
            assert error.value.code == "used"
        assert handovers.look(NAME, NEW).step == step
        if step == "asked":
            handovers.give(NAME, OLD, b"sealed")
        elif step == "given":
            handovers.end(NAME, NEW)
    with pytest.raises(AlongError) as error:
        handovers.begin(NAME, THIRD)
    assert error.value.code == "used"


def test_the_new_device_cannot_confirm_for_the_old_one_nor_the_old_one_take(handovers: Handovers) -> None:
    handovers.begin(NAME, OLD)
    handovers.ask(NAME, NEW, "n" * 16)
    with pytest.raises(AlongError):
        handovers.give(NAME, NEW, b"mine")
    handovers.give(NAME, OLD, b"sealed")
    with pytest.raises(AlongError):
        handovers.take(NAME, OLD)


@pytest.mark.parametrize("asked", [False, True])
def test_the_old_device_says_no(handovers: Handovers, asked: bool) -> None:
    handovers.begin(NAME, OLD)
    if asked:
        handovers.ask(NAME, NEW, "n" * 16)
    assert handovers.end(NAME, OLD).step == "refused"
    with pytest.raises(AlongError) as error:
        handovers.ask(NAME, NEW, "n" * 16)
    assert error.value.code == "refused"
    if asked:
        assert handovers.look(NAME, NEW).step == "refused"
        with pytest.raises(AlongError, match="has ended this"):
            handovers.take(NAME, NEW)
        with pytest.raises(AlongError, match="has ended this"):
            handovers.give(NAME, OLD, b"sealed")


def test_the_old_device_ends_it_before_the_bundle_is_taken(handovers: Handovers) -> None:
    handovers.begin(NAME, OLD)
    handovers.ask(NAME, NEW, "n" * 16)
    handovers.give(NAME, OLD, b"sealed")
    assert handovers.end(NAME, OLD).step == "refused"
    with pytest.raises(AlongError):
        handovers.take(NAME, NEW)


def test_it_lasts_ten_minutes_and_is_known_to_be_over_for_an_hour(handovers: Handovers, clock: Turned) -> None:
    handovers.begin(NAME, OLD)
    handovers.ask(NAME, NEW, "n" * 16)
    handovers.give(NAME, OLD, b"sealed")
    clock.ahead += LASTS_MS - 1000
    assert handovers.look(NAME, NEW).left == 1
    clock.ahead += 1000
    for late in (lambda: handovers.take(NAME, NEW), lambda: handovers.look(NAME, OLD)):
        with pytest.raises(AlongError, match="ten minutes"):
            late()
    clock.ahead += REMEMBERED_MS
    handovers.begin("another234", OLD)
    with pytest.raises(AlongError) as error:
        handovers.ask(NAME, NEW, "n" * 16)
    assert error.value.code == "no-handover"


def test_a_process_holds_neither_too_many_nor_too_much(handovers: Handovers, clock: Turned) -> None:
    half = bytes(WAITING_BYTES // 2)
    for number in range(MOST):
        handovers.begin(f"{number:010}", OLD)
    with pytest.raises(AlongError, match="Too many"):
        handovers.begin(NAME, OLD)
    for number in range(3):
        handovers.ask(f"{number:010}", NEW, "n" * 16)
    handovers.give(f"{0:010}", OLD, half)
    handovers.give(f"{1:010}", OLD, half)
    with pytest.raises(AlongError, match="Too many"):
        handovers.give(f"{2:010}", OLD, b"one more")
    handovers.end(f"{0:010}", NEW)
    assert handovers.give(f"{2:010}", OLD, b"one more").step == "given"
    clock.ahead += REMEMBERED_MS
    handovers.begin(NAME, OLD)
