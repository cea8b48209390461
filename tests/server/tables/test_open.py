"""A table open to everybody on its server: who finds it in the list sits down, or asks first; words are set phrases."""

from __future__ import annotations

import pytest
from tests.server.tables.tables import Played, code, everything

from canasta.server.tables import inputs
from canasta.server.tables.lobby import MOST_REQUESTS
from canasta.server.tables.people import hash_of
from canasta.server.tables.words import table_info
from canasta.server.wire.values import AskedChair, Settings


def listed(chair: int, name: str) -> inputs.Joined:
    """Somebody who has found the table in the list."""
    return inputs.Joined(chair, name, "owl", hash_of(f"a key of {name}"), listed=True)


def of_friend(chair: int, name: str) -> inputs.Joined:
    return inputs.Joined(chair, name, "fox", hash_of(f"a key of {name}"))


def opened(how: str = "yes", **more: object) -> Played:
    """A table of Ana, listed in that way."""
    return Played(Settings(rules="clasica", open=how, **more))  # type: ignore[arg-type]


def test_who_finds_it_sits_down_at_once() -> None:
    played = opened()
    played.do(1, listed(1, "Zoe"))
    info = table_info(played.table, "en")
    assert [None if who is None else who.listed for who in info.chairs] == [False, True, None, None]
    assert everything(played.rebuilt()) == everything(played.table)


def test_a_table_that_is_not_open_is_reached_by_its_link_alone() -> None:
    played = opened("no")
    assert code(played, 1, listed(1, "Zoe")) == "not-open"
    played.do(1, of_friend(1, "Luis"))


def test_the_host_answers_who_finds_it() -> None:
    played = opened("ask")
    table = played.table
    played.do(2, listed(2, "Zoe"))
    assert table_info(table, "en").asked == [AskedChair(chair=2, name="Zoe", avatar="owl", granted=False)]
    assert table.chairs[2] is None
    assert code(played, 2, inputs.Admitted(2, yes=True)) == "not-a-player"
    played.do(1, of_friend(1, "Luis"))
    assert code(played, 1, inputs.Admitted(2, yes=True)) == "not-host"
    played.do(0, inputs.Admitted(2, yes=True))
    assert (table.chair(2).name, table.chair(2).listed, table.asked) == ("Zoe", True, {})
    played.do(3, listed(3, "Pía"))
    played.do(0, inputs.Admitted(3, yes=False))
    assert (table.chairs[3], table.asked) == (None, {})
    assert code(played, 0, inputs.Admitted(3, yes=True)) == "not-asked"
    assert everything(played.rebuilt()) == everything(table)


def test_somebody_who_asks_keeps_out_no_friend() -> None:
    played = opened("ask")
    played.do(1, listed(1, "Zoe"))
    assert code(played, 1, listed(1, "Pía")) == "asked-taken"
    assert code(played, 2, listed(2, "Zoe")) == "asked-already"
    assert code(played, 2, inputs.Joined(2, "Zoe", "owl", "ab", listed=True)) == "name-taken"
    played.do(1, of_friend(1, "Luis"))
    assert (played.table.chair(1).name, played.table.asked) == ("Luis", {})


def test_a_name_that_a_friend_has_taken_meanwhile() -> None:
    played = opened("ask")
    played.do(1, listed(1, "Zoe"))
    played.do(2, of_friend(2, "Zoe"))
    assert code(played, 0, inputs.Admitted(1, yes=True)) == "name-taken"
    played.do(0, inputs.Admitted(1, yes=False))


def test_it_is_not_asked_for_without_end() -> None:
    played = opened("ask")
    for _ in range(MOST_REQUESTS):
        played.do(1, listed(1, "Zoe"))
        played.do(0, inputs.Admitted(1, yes=False))
    assert code(played, 1, listed(1, "Zoe")) == "asked-often"


def test_nobody_waits_for_an_answer_once_it_has_begun() -> None:
    played = opened("ask")
    played.do(1, listed(1, "Zoe"))
    played.begin()
    assert played.table.asked == {}
    assert code(played, 1, listed(1, "Zoe")) == "begun"


@pytest.mark.parametrize("friend", [True, False])
def test_words_are_free_only_among_those_who_have_the_link(friend: bool) -> None:
    played = opened()
    played.do(1, of_friend(1, "Zoe") if friend else listed(1, "Zoe"))
    said = inputs.Words("hello there")
    if friend:
        played.do(0, said)
        return
    assert code(played, 0, said) == "chat-strangers"
    assert code(played, 1, said) == "chat-strangers"
    played.do(1, inputs.Phrase("hello"))
    played.do(0, inputs.ChairLeft(1))
    played.do(0, said)
