"""Make the logs that are missing: `python -m tests.server.corpus`. Logs that are there stay as they are.

A log is a witness of the program that wrote it, so it is never made anew. A later program adds its own.
"""

from __future__ import annotations

import asyncio

from tests.server.corpus.clubs import CLUBS
from tests.server.corpus.logs import FOLDER, digest_of, write
from tests.server.corpus.sheets import SHEETS
from tests.server.corpus.tables import TABLES


async def main() -> None:
    """Play every scene of which a log is missing."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for scene in (*TABLES, *CLUBS, *SHEETS):
        name = scene.__name__.replace("_", "-")
        if any(FOLDER.glob(f"{name}*.jsonl")):
            continue
        for part, stored in (await scene()).items():
            file = f"{name}-{part}" if part else name
            write(file, stored, await digest_of(stored))
            print(file)


asyncio.run(main())
