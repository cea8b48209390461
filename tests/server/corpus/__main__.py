"""Make what is missing of the corpus; what is there stays as it is, a witness of the program that wrote it.

`python -m tests.server.corpus`: logs of scenes that have none. `… corpus release`: for a release, a database with every
scene, played by the present program, under its version and the step of its schema. `… corpus step 0002`: a database
of that step with the logs that there are.
"""

from __future__ import annotations

import asyncio
import sys

from tests.server.corpus.clubs import CLUBS
from tests.server.corpus.databases import fitting, steps
from tests.server.corpus.databases import names as databases
from tests.server.corpus.databases import write as write_database
from tests.server.corpus.logs import FOLDER, digest_of, names, read, write
from tests.server.corpus.sheets import SHEETS
from tests.server.corpus.tables import TABLES

from canasta import __version__
from canasta.server.store import Stored


async def missing() -> None:
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


async def release() -> None:
    """Play every scene into a database of the present program."""
    played = [log for scene in (*TABLES, *CLUBS, *SHEETS) for log in (await scene()).values()]
    await database(f"{__version__}-{steps()[-1]}", played, steps()[-1])


async def step(number: str) -> None:
    """Put the logs that there are into a database of that step."""
    await database(f"step-{number}", fitting(number, (read(name)[0] for name in names())), number)


async def database(name: str, logs: list[Stored], number: str) -> None:
    if name in databases():
        sys.exit(f"{name} is there: what is there stays as it is.")
    await write_database(name, logs, number)
    print(name)


match sys.argv[1:]:
    case []:
        asyncio.run(missing())
    case ["release"]:
        asyncio.run(release())
    case ["step", number] if number in steps():
        asyncio.run(step(number))
    case _:
        sys.exit(__doc__)
