"""Two servers behind a proxy are killed, ended and cut off: nothing acknowledged is lost or doubled.

`scripts/kill_server.py` does this and more, many times.
"""

from __future__ import annotations

import asyncio
import random
import shutil
from pathlib import Path

import pytest
from tests.server.kill.crowd import Crowd
from tests.server.kill.pair import pair_behind
from tests.server.kill.trials import Trial, cut_one, kill_one, roll_one
from tests.server.store.conftest import postgres

__all__ = ["postgres"]  # the fixture

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(shutil.which("haproxy") is None, reason="haproxy is not installed"),
]


async def test_the_other_server_goes_on(tmp_path: Path, postgres: str) -> None:
    chance = random.Random()
    with pair_behind(tmp_path, postgres) as (where, there):
        crowd = await asyncio.to_thread(Crowd, [where], chance, tables=2)
        async with crowd:
            trial = Trial(crowd, chance)
            await crowd.gone_on()
            await kill_one(trial, there)
            await roll_one(trial, there)
            await cut_one(trial, there, anew=True)
            await crowd.gone_on()
        await crowd.stored(postgres)
        assert crowd.acknowledged > len(crowd.people)
