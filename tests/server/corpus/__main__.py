"""Play every scene by the present program into a database, under its version and the step of its schema.

``python -m tests.server.corpus``. What a released version has written stays as it is, a witness of the program of then;
that of a version that is not released yet is made again when a scene or a stored value is new.
"""

from __future__ import annotations

import asyncio

from tests.server.corpus.clubs import CLUBS
from tests.server.corpus.databases import write
from tests.server.corpus.registers import REGISTERS
from tests.server.corpus.sheets import SHEETS
from tests.server.corpus.tables import TABLES

from canasta import __version__
from canasta.server.store.schema import newest


async def main() -> None:
    found = {}
    for scene in (*TABLES, *CLUBS, *SHEETS, *REGISTERS):
        name = scene.__name__.replace("_", "-")
        for part, stored in (await scene()).items():
            found[f"{name}-{part}" if part else name] = stored
    name = f"{__version__}-{newest()}"
    await write(name, found)
    print(f"{name}: {len(found)} logs")


asyncio.run(main())
