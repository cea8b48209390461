"""A system that refuses Landlock: the log of the server names each bot that keeps its rights."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.outside.test_processes import named

from canasta import players
from canasta.outside.keeper import landlock

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs Linux")

# A filter of Linux's seccomp: of the calls 444 to 446 each is not permitted.
REFUSED = """
import ctypes, struct
steps = ((0x20, 0, 0, 0), (0x35, 0, 2, 444), (0x25, 1, 0, 446), (0x06, 0, 0, 0x00050001), (0x06, 0, 0, 0x7FFF0000))
filter = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *step) for step in steps))
program = ctypes.create_string_buffer(struct.pack("HP", len(steps), ctypes.addressof(filter)))
libc = ctypes.CDLL(None, use_errno=True)
assert libc.prctl(38, 1, 0, 0, 0) == 0
assert libc.prctl(22, 2, program, 0, 0) == 0, ctypes.get_errno()
"""
TOLD = """
import sys
from canasta.cli.serve import offer, tell_unconfined
from canasta.server.web.logs import configure
configure("json")
offer(sys.argv[1:])
tell_unconfined(sys.argv[1:])
"""


def test_the_log_names_a_bot_that_could_not_be_confined(tmp_path: Path) -> None:
    for folder, confined in (("strict", True), ("free", False)):
        (tmp_path / folder).mkdir()
        named(tmp_path / folder, confined=confined)
    bots = [f"{each}=process:{tmp_path / each / 'bot.toml'}" for each in ("strict", "free")]
    command = [sys.executable, "-c", REFUSED + TOLD, *bots]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    (line,) = map(json.loads, done.stderr.splitlines())
    assert (line["event"], line["level"]) == ("bot-unconfined", "warning")
    assert line["message"].startswith("strict ")


@pytest.mark.skipif(not landlock(), reason="needs Landlock")
def test_a_bot_that_is_confined_is_not_named(tmp_path: Path) -> None:
    assert not players.unconfined(named(tmp_path))
