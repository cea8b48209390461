"""The only server of a file is killed while people play: nothing that it acknowledged may be lost or doubled.

`scripts/kill_server.py` does this and more, many times; one is enough to see that the promise is kept at all.
"""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import pytest
from tests.server.kill.crowd import Crowd, play_to_the_end
from tests.server.kill.trials import Trial, kill_alone
from tests.serving import Serving

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not hasattr(os, "killpg"), reason="the server is killed as on Unix"),
]


async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.sqlite")
    server = Serving(tmp_path, "--db", file)
    chance = random.Random()
    try:
        crowd = await asyncio.to_thread(Crowd, [server.start()], chance, tables=2, target=1_500)
        async with crowd:
            await crowd.gone_on()
            await kill_alone(Trial(crowd, chance), server, file)
        server.kill()
        for stored in (await crowd.stored(file)).values():
            play_to_the_end(stored)
    finally:
        server.kill()
    assert "Traceback" not in server.errors
