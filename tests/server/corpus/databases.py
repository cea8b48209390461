"""Databases of the corpus: the present one, and one for each release.

``NAME.sql.gz`` is a SQLite database as statements, made by the program of its time; ``NAME.json.gz`` has the id of the
log of every scene, and the digest of every log by its id. The name is the version of the program and the step of the
schema.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
import tempfile
from collections.abc import Iterable, Mapping
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Connection, MetaData, Table, create_engine, insert
from tests.server.corpus.logs import digest_of

from canasta.server.store import Stored, schema, whole_logs
from canasta.server.store.schema import MIGRATIONS, VERSION_TABLE

FOLDER = Path(__file__).parents[1] / "data" / "databases"


def names() -> list[str]:
    """All databases there are."""
    return sorted(path.name.removesuffix(".sql.gz") for path in FOLDER.glob("*.sql.gz"))


def newest() -> str:
    """The database of the present program."""
    return max(names(), key=lambda name: name.split("-")[::-1])


def told(name: str) -> dict[str, dict[str, Any]]:
    """The facts of a database: `scenes`, the id of the log of each, and `digests` by id."""
    found: dict[str, dict[str, Any]] = json.loads(gzip.decompress((FOLDER / f"{name}.json.gz").read_bytes()))
    return found


def restored(name: str, file: Path) -> dict[str, Any]:
    """Make that database again; return the digests of its logs."""
    statements = gzip.decompress((FOLDER / f"{name}.sql.gz").read_bytes()).decode()
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(statements)
    return told(name)["digests"]


@cache
def logs_of(name: str) -> tuple[Stored, ...]:
    """All logs in that database, with the competitions that they belong to; it must be of the newest step."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite"
        restored(name, file)
        engine = create_engine(f"sqlite:///{file}")
        with closing(engine.connect()) as connection:
            found = tuple(whole_logs.every(connection))
        engine.dispose()
    return found


def read(scene: str) -> Stored:
    """The log of that scene in the newest database."""
    wanted = told(newest())["scenes"][scene]
    return next(log for log in logs_of(newest()) if log.table_id == wanted)


def migrated(connection: Connection, step: str) -> None:
    """Run the steps of the schema up to that one, as a program of then did."""
    from alembic.operations import Operations
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    script = ScriptDirectory(str(MIGRATIONS), version_locations=[str(MIGRATIONS)])
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    with Operations.context(context):
        for each in reversed(list(script.iterate_revisions(step, "base"))):
            each.module.upgrade()
    context.stamp(script, step)


def filled(connection: Connection, logs: Iterable[Stored]) -> None:
    """Put these logs into a database of any step, past the store."""
    old = MetaData()
    tables, rows = (Table(name, old, autoload_with=connection) for name in ("canasta_table", "canasta_log"))
    for log in logs:
        made = {
            "table_id": log.table_id,
            "seed": log.seed,
            "first": log.first,
            "created": log.created,
            "touched": log.rows[-1].at,
            "last": len(log.rows),
            "kind": log.kind,
            "held_with": log.held_with,
        }
        connection.execute(insert(tables), made)
        connection.execute(insert(rows), [{"table_id": log.table_id, **asdict(row)} for row in log.rows])


async def write(name: str, scenes: Mapping[str, Stored]) -> None:
    """The files of a database with the logs of these scenes, in the newest step of the schema."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite"
        engine = create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            migrated(connection, schema.newest())
            filled(connection, scenes.values())
        engine.dispose()
        with closing(sqlite3.connect(file)) as connection:
            statements = "\n".join(connection.iterdump())
    known = {
        "scenes": {scene: log.table_id for scene, log in scenes.items()},
        "digests": {log.table_id: await digest_of(log) for log in scenes.values()},
    }
    (FOLDER / f"{name}.sql.gz").write_bytes(gzip.compress(statements.encode(), mtime=0))
    (FOLDER / f"{name}.json.gz").write_bytes(gzip.compress(json.dumps(known, ensure_ascii=False).encode(), mtime=0))
