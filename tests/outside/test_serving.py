"""Bots from outside at a server: those that its operator names, and no others."""

from __future__ import annotations

import asyncio
import logging

import pytest
from tests.cli.running import run
from tests.outside.conftest import first_choice

from canasta import players
from canasta.cli.serve import offer
from canasta.server.live.timers import STEADY, choice, within_budget
from canasta.server.tables.books import whole_menu
from canasta.server.tables.settings import checked, dated
from canasta.server.wire.values import Settings
from canasta.server.workers import Inside

TOYS = "tests.outside.toy_bots"
SETTINGS = Settings(rules="clasica", bots="guest:mus")


def chosen(level: str) -> str | None:
    return asyncio.run(choice(0, level, "table", first_choice(), "chance", Inside()))


def test_a_bot_that_is_offered_plays() -> None:
    offer([f"mus={TOYS}:last"])
    assert dated(SETTINGS).bots == checked(SETTINGS).bots == "guest:mus"
    assert players.level_name("guest:mus", "es") == "mus"
    last = chosen("guest:mus")
    offer([f"mus={TOYS}:First"])
    assert None not in (last, chosen("guest:mus"))
    assert last != chosen("guest:mus")


def test_the_menu_names_it_without_its_place() -> None:
    offer([f"mus={TOYS}:last"])
    whole_menu.cache_clear()
    try:
        assert [(bot.id, bot.name) for bot in whole_menu("en").bots][-1] == ("guest:mus", "mus")
        assert TOYS not in str(whole_menu("en"))
    finally:
        whole_menu.cache_clear()


@pytest.mark.parametrize("name", ["guest:mus", f"{TOYS}:First", "process:sh"])
def test_nobody_else_can_name_one(name: str) -> None:
    with pytest.raises(players.UnknownBotError):
        dated(checked(Settings(rules="clasica", bots=name)))
    with pytest.raises(players.UnknownBotError):
        players.get("guest:mus")


def test_a_table_outlives_the_offer() -> None:
    assert checked(SETTINGS).bots == "guest:mus"
    assert within_budget("guest:mus", Inside()) == STEADY
    assert chosen("guest:mus") == chosen(STEADY)


def test_a_fault_is_a_line_of_the_log(caplog: pytest.LogCaptureFixture) -> None:
    offer([f"mus={TOYS}:Broken"])
    with caplog.at_level(logging.WARNING, "canasta.server"):
        assert chosen("guest:mus") == chosen("greedy")
    assert "a bot of table table: " in caplog.text
    assert "greedy plays for it" in caplog.text


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("mus", "bots such as mus=process:bots/mus.toml"),
        ("Mus=a:b", "bots such as mus=process:bots/mus.toml"),
        ("mus=nowhere:Bot", "There is no module nowhere"),
        ("mus=process:no-such-program-here", "There is no program no-such-program-here"),
    ],
)
def test_the_server_does_not_begin_with_one_that_cannot_play(bot: str, said: str) -> None:
    assert said in run("serve", "--port", "9701", "--bot", bot).sentence
