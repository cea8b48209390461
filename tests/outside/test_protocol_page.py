"""The page of the protocol says what the code does: its samples, its limits, its faults."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Final

import msgspec
import pytest
from tests.project.house import ROOT

from canasta.outside.guest import MOST_FAULTS
from canasta.outside.messages import MOST_LINE, PROTOCOL, Act, BotGreeting, BotReady, Chosen, PastStep, PlayedRules
from canasta.outside.process import BotCommand
from canasta.players.registry import STAND_IN
from canasta.texts import has

PAGE: Final = (ROOT / "docs" / "reference" / "bot-protocol.md").read_text(encoding="utf-8")
KINDS: Final = {"hello": BotGreeting, "ready": BotReady, "act": Act, "action": Chosen}


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)


def test_every_message_has_a_sample_with_all_its_fields() -> None:
    samples = [json.loads(line) for block in blocks("json") for line in block.splitlines()]
    assert [each["type"] for each in samples] == list(KINDS)
    for each in samples:
        fields = {*KINDS[each["type"]].__struct_fields__} - {"history"}
        assert set(each) - {"type"} == fields
        if each["type"] != "act":  # a whole view is long
            assert msgspec.convert(each, KINDS[each["type"]])
        assert each.get("protocol", PROTOCOL) == PROTOCOL
    rules = samples[2]["rules"]
    assert msgspec.to_builtins(msgspec.convert(rules, PlayedRules)) == rules
    assert all(f"`{name}`" in PAGE for name in PastStep.__struct_fields__)


def test_the_limits_are_the_defaults() -> None:
    limits = next(found for block in blocks("toml") if "move_ms" in (found := tomllib.loads(block)))
    usual = BotCommand(command=("python3", "bot.py"))
    assert msgspec.convert(limits, BotCommand) == usual
    assert set(limits) == {*BotCommand.__struct_fields__} - {"folder", "processes"}
    assert "\n# processes = " in PAGE  # in a remark, since there is no such limit at first
    assert usual.processes is None
    assert f"{MOST_LINE:,}" in PAGE
    assert f"After {MOST_FAULTS} faults" in PAGE
    assert f"`{STAND_IN}` plays that move" in PAGE


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_fault_of_the_page_has_its_texts(lang: str) -> None:
    kinds = re.findall(r"^\| `(\w+)` \| ", PAGE.partition("| fault |")[2].partition("\n\n")[0], re.MULTILINE)
    assert len(kinds) == 6
    assert all(has(lang, f"outside-fault-{kind}") and has(lang, f"outside-kind-{kind}") for kind in kinds)
