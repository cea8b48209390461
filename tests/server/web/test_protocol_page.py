"""docs/reference/protocol.md is complete, its samples are what the types say, and its client plays."""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec
import pytest
from tests.docs.pages import ROOT, Block, blocks
from tests.server.web.conftest import Running

from canasta.server.wire import commands, messages
from canasta.server.wire.rest import NewPlayer, NewTable, Opened, Problem, Seated
from canasta.server.wire.values import Settings

PAGE = ROOT / "docs" / "reference" / "protocol.md"
SAMPLES = [block for block in blocks(PAGE) if block.language == "json"]
BODIES: dict[str, Any] = {
    "client": commands.Command,
    "server": messages.Message,
    "POST /api/tables": NewTable,
    "POST /api/tables/{table}/chairs": NewPlayer,
    "201": Opened | Seated,
    "404": Problem,
}


def rows(heading: str) -> dict[str, list[str]]:
    """Of the table that begins with that heading: what stands in the first column, and the names in the second."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    begin = next(number for number, line in enumerate(lines) if line.startswith(f"| {heading} |")) + 2
    found = {}
    for line in lines[begin:]:
        if not line.startswith("|"):
            break
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        found[cells[0].strip("`")] = re.findall(r"`(\w+)`", cells[1])
    return found


@pytest.mark.parametrize(("heading", "side"), [("`do`", commands.Command), ("`t`", messages.Message)])
def test_every_command_and_message_stands_there_with_all_its_fields(heading: str, side: Any) -> None:
    assert rows(heading) == {str(kind.__struct_config__.tag): list(kind.__struct_fields__) for kind in get_args(side)}


def test_every_setting_stands_there() -> None:
    assert list(rows("field of `settings`")) == list(Settings.__struct_fields__)


@pytest.mark.parametrize("block", SAMPLES, ids=str)
def test_a_sample_is_what_the_types_say(block: Block) -> None:
    value = msgspec.json.decode(block.code)
    if block.words == "201":
        msgspec.convert(value, Opened if "table" in value else Seated, strict=True)
        return
    msgspec.convert(value, BODIES[block.words], strict=True)


def test_every_kind_of_sample_is_there() -> None:
    assert {block.words for block in SAMPLES} == set(BODIES)


def test_the_client_plays(running: Running, capsys: pytest.CaptureFixture[str]) -> None:
    (client,) = [block for block in blocks(PAGE) if (block.language, block.words) == ("python", "client")]
    code = client.code.replace("127.0.0.1:8642", running.host)
    space: dict[str, Any] = {"__name__": "client"}
    exec(compile(code, str(PAGE), "exec"), space)  # noqa: S102 - the page is ours
    assert space["played"] == 6 or space["stage"] == "between"  # a bot may go out before
    assert "You draw" in capsys.readouterr().out
