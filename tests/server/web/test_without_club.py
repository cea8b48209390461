"""The server of tables without the club: its application is imported, and a table played, while the club is blocked."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PLAYED = '''
import asyncio, sys


class Blocked:
    """A finder that lets nobody import the club."""

    def find_spec(self, name, path=None, target=None):
        if f"{name}.".startswith("canasta.club."):
            raise ImportError(f"{name} is blocked")


sys.meta_path.insert(0, Blocked())

import httpx

import canasta.server.web.app as app
from canasta.server.upkeep.replays import inspect_all
from canasta.server.live import Hub
from canasta.server.store import Store
from canasta.server.wire import commands
from canasta.server.workers import Inside


async def main(file):
    async with await Store.open(file) as store:
        hub = Hub(store, executor=Inside())
        await hub.start()
        transport = httpx.ASGITransport(app.create_app(hub), client=("127.0.0.1", 4000))
        async with httpx.AsyncClient(transport=transport, base_url="http://canasta.example") as client:
            settings = {"rules": "clasica", "ceremony": "short", "turn_seconds": 0, "pace": 0}
            new = {"settings": settings, "name": "Ana", "avatar": "owl"}
            opened = (await client.post("/api/tables", json=new)).raise_for_status().json()
            path, hello = f"/api/tables/{opened['table']}", commands.Hello(key=opened["key"])
            session = await hub.connect(opened["table"], hello)
            await session.say(commands.Begin(id="begin"))
            table = hub.tables[opened["table"]].table
            async with asyncio.timeout(20):
                while table.seq < 40:
                    if table.match is not None and table.match.deal is not None and table.waited_for == [0]:
                        action = table.match.deal.legal().texts()[0]
                        await session.handle(f'{{"do":"play","id":"{table.seq}","action":"{action}"}}'.encode())
                    await asyncio.sleep(0.01)
            opening = await client.post("/api/club/competitions", json={})
            assert not opening.is_success, opening.text
            shown = (await client.get(path)).raise_for_status().json()
            assert shown["stage"] == "play", shown
        await hub.close()
        found = await inspect_all(store)
        assert (len(found.findings), found.bad) == (1, [])
        print(found.findings[0].rows)


asyncio.run(main(sys.argv[1]))
loaded = sorted(name for name in sys.modules if f"{name}.".startswith("canasta.club."))
assert loaded == [], loaded
'''


def test_a_table_is_played_without_the_code_of_the_club(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAYED, str(tmp_path / "tables.db")], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) >= 40
