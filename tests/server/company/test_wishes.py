"""Wishes: who is called together, who has to say yes, and what becomes of the others."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from canasta.server.company.apart import KnownDevice
from canasta.server.company.wishes import BOTS_MS, CALL_MS, LATER_MS, Wish, Wishes, arrange, say, state_of


def wish(name: str, since: float = 0, **more: Any) -> Wish:
    made = {
        "key_hash": name, "rules": "clasica", "seats": 4, "until": 1e9, "since": since, "name": name, "avatar": "owl",
        "party": KnownDevice(f"device of {name}"), "bots_at": since + BOTS_MS,
    }  # fmt: skip
    return Wish(**{**made, **more})


class Hall:
    """People who wait, and the time."""

    def __init__(self, *wishes: Wish) -> None:
        self.wishes: Wishes = {each.key_hash: each for each in wishes}
        self._ids = count(1)
        self.at(1000)

    def at(self, now: float) -> None:
        self.now = now
        arrange(self.wishes, now, lambda: f"call {next(self._ids)}")

    def say(self, name: str, *, yes: bool = True) -> list[str]:
        made = say(self.wishes, name, self.now, yes=yes)
        self.at(self.now)
        return made

    @property
    def called(self) -> dict[str, str | None]:
        return {name: each.call for name, each in self.wishes.items()}

    def step(self, name: str) -> str:
        return state_of(self.wishes, name, self.now).step


def four(*more: Wish) -> Hall:
    return Hall(*(wish(name, at) for at, name in enumerate("abcd")), *more)


def test_four_of_the_same_game_are_called_and_begin_when_all_have_said_yes() -> None:
    hall = four(wish("e", 9), wish("f", 0, rules="internacional"))
    assert hall.called == {**dict.fromkeys("abcd", "call 1"), "e": None, "f": None}
    state = state_of(hall.wishes, "a", hall.now)
    assert (state.step, state.people, state.bots, state.left_s, state.said) == ("called", 4, 0, 60, False)
    assert [hall.say(name) for name in "abc"] == [[], [], []]
    assert state_of(hall.wishes, "a", hall.now).yes == 3
    assert hall.say("d") == ["a", "b", "c", "d"]
    assert all(hall.wishes[name].made for name in "abcd")
    with pytest.raises(KeyError):
        hall.say("d")


def test_the_next_is_asked_for_who_does_not_answer_and_a_yes_counts_on() -> None:
    hall = four(wish("e", 9))
    for name in "abc":
        hall.say(name)
    hall.at(1000 + CALL_MS)
    assert "d" not in hall.wishes
    assert hall.called == dict.fromkeys("abce", "call 2")
    assert [hall.wishes[name].said for name in "abce"] == [True, True, True, False]
    assert hall.say("e") == ["a", "b", "c", "e"]


def test_a_yes_is_asked_for_again_if_there_is_no_next() -> None:
    hall = four()
    hall.say("a")
    hall.say("b", yes=False)
    assert hall.called == dict.fromkeys("acd", None)
    assert not any(each.said for each in hall.wishes.values())
    assert state_of(hall.wishes, "a", hall.now).people == 3


def test_a_call_ends_when_somebody_has_gone() -> None:
    hall = four(wish("e", 9))
    del hall.wishes["c"]
    hall.at(2000)
    assert hall.called == dict.fromkeys("abde", "call 2")


def test_bots_are_offered_after_a_while_to_two() -> None:
    hall = Hall(wish("a", 0), wish("b", 5000))
    hall.at(4000 + BOTS_MS)
    assert hall.called == {"a": None, "b": None}
    hall.at(5000 + BOTS_MS)
    assert hall.called == dict.fromkeys("ab", "call 1")
    assert state_of(hall.wishes, "a", hall.now).bots == 2
    assert hall.say("a") == []
    assert hall.say("b") == ["a", "b"]


def test_one_alone_is_offered_nothing() -> None:
    hall = Hall(wish("a"), wish("b", rules="internacional"))
    hall.at(10 * BOTS_MS)
    assert hall.called == {"a": None, "b": None}


def test_somebody_without_bots_waits_on_and_keeps_the_others_from_nothing() -> None:
    hall = Hall(wish("a"), wish("b"), wish("c"))
    hall.at(BOTS_MS)
    hall.say("a")
    hall.say("b", yes=False)
    assert hall.called == {"a": "call 2", "b": None, "c": "call 2"}
    assert hall.wishes["a"].said
    hall.at(BOTS_MS + CALL_MS)
    assert "c" not in hall.wishes, "c did not answer"
    hall.at(BOTS_MS + LATER_MS)
    assert hall.called == dict.fromkeys("ab", "call 3")


@pytest.mark.parametrize("who", ["a", "c"])
def test_those_who_are_to_be_kept_apart_are_not_called_together_whoever_avoids_whom(who: str) -> None:
    other = "c" if who == "a" else "a"
    hall = four(wish("e", 9), wish("f", 10))
    hall.wishes[who] = wish(who, "abcd".index(who), party=KnownDevice(f"device of {who}", [f"device of {other}"]))
    for name in hall.wishes:
        hall.wishes[name] = wish(name, hall.wishes[name].since, party=hall.wishes[name].party)
    hall.at(1000)
    assert hall.called == {"a": "call 2", "b": "call 2", "c": None, "d": "call 2", "e": "call 2", "f": None}
    assert state_of(hall.wishes, "c", hall.now).people == 2, "who is avoided is not counted"


def test_a_game_for_two_needs_two() -> None:
    hall = Hall(wish("a", seats=2), wish("b", seats=2))
    assert hall.called == dict.fromkeys("ab", "call 1")
    assert state_of(hall.wishes, "a", hall.now).bots == 0


def test_the_earliest_end_is_told() -> None:
    hall = four()
    hall.wishes["b"] = wish("b", 1, until=5e6, call="call 1", called=4, call_until=hall.now + CALL_MS)
    assert state_of(hall.wishes, "a", hall.now).until == 5e6
