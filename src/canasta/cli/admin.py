"""`canasta admin`: look at what a server keeps, copy it, back it up, restore it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, TypeVar

import typer

from canasta.cli.options import Json, Language, Settings, new_file
from canasta.cli.screen import DONE, REFUSED, BadInputError, Screen, screen
from canasta.cli.serve import database_and_place, database_at

if TYPE_CHECKING:
    from canasta.server.store import Store

T = TypeVar("T")
Database = Annotated[str | None, typer.Option("--db", help="cli-option-admin-db", metavar="FILE|URL")]
Password = Annotated[Path | None, typer.Option("--db-password", help="cli-serve-option-db-password", metavar="FILE")]
Yes = Annotated[bool, typer.Option("--yes", help="cli-option-yes")]
LogId = Annotated[str, typer.Argument(help="cli-argument-log-id", metavar="ID")]


@asynccontextmanager
async def alone(address: str, *, if_a_file: bool = False) -> AsyncIterator[Store]:
    """The store, with no server running. Raises `CopyError` ``server-runs``, `StoreError`.

    A file is locked. On PostgreSQL no other process may have a lease; that of a killed server runs out in seconds. With
    `if_a_file` servers of PostgreSQL may run, and no step of the schema does.
    """
    from canasta.server.journal.lease import CARE, LEASE_MS, Lease
    from canasta.server.store import Store, StoreError
    from canasta.server.store.address import read
    from canasta.server.store.reader import Reader
    from canasta.server.store.values import Peer
    from canasta.server.upkeep.errors import CopyError

    beside = if_a_file and read(address).file is None
    if beside:
        async with await Reader.open(address) as reader:
            await reader.at_one_moment(lambda _: None)  # it has the present schema
    try:
        store = await Store.open(address)
    except StoreError as error:
        if error.code == "in-use":
            raise CopyError("server-runs", where=str(error.data["where"])) from None
        raise
    async with store:
        if beside:
            yield store
            return
        lease = Lease(store, Peer(0, CARE))
        await lease.start()
        try:
            until = time.monotonic() + 1.5 * LEASE_MS / 1000
            while not lease.alone:
                if time.monotonic() > until:
                    raise CopyError("server-runs", where=store.where)
                await asyncio.sleep(0.1)
            yield store
        finally:
            await lease.end()


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run the work of a command to its end."""
    return asyncio.run(work)


def sure(page: Screen, question: str, *, yes: bool, **args: int | str) -> bool:
    """Ask before something that cannot be undone, unless ``--yes`` has said so.

    Raises `BadInputError` without a terminal to ask on.
    """
    from canasta.cli.player_input import understand
    from canasta.cli.prompts import Asker

    if yes:
        return True
    asker, said = Asker(page), page.say(question, **args)
    if not asker.alive:
        raise BadInputError("admin-yes", what=said)
    return understand(asker.ask(said) or "", page.lang).words == "yes"


class Target(NamedTuple):
    """The database that is about to be written, and its name with the place where that stood, for people."""

    address: str
    said: str


def target_of(
    page: Screen, db: str | None, db_password: Path | None, settings: str | None, *, yes: bool
) -> Target | None:
    """The database that is about to be written; None if a person does not want that one.

    It is asked for where nothing but the usual place names it.
    """
    from canasta.server.store.address import read

    address, place = database_and_place(db, db_password, settings)
    shown = read(address).shown
    if place.kind == "default" and not sure(page, "cli-admin-unnamed", yes=yes, where=shown):
        return None
    return Target(address, page.say("cli-admin-target", where=shown, place=place.words(page.lang)))


def tell_owner(page: Screen, address: str) -> None:
    """Say to whom the file of the database belongs, if root has just written the one of somebody else."""
    from canasta.server.store.address import read
    from canasta.server.store.sqlite_file import owner_of

    file = read(address).file
    if file is not None and (user := owner_of(file)) is not None:
        page.tell("cli-admin-owner", file=str(file), user=user)


def list_logs(
    db: Database = None,
    db_password: Password = None,
    settings: Settings = None,
    kind: Annotated[
        str | None, typer.Option("--kind", help="cli-option-admin-kind", metavar="table|club|sheet")
    ] = None,
    most: Annotated[int, typer.Option("--most", help="cli-option-admin-most", metavar="N", min=1)] = 50,
    as_json: Json = False,
    lang: Language = None,
) -> int:
    """List tables, competitions and sheets, those touched last first. The server may run."""
    from canasta.cli.admin_view import KINDS, listing
    from canasta.server.upkeep.listings import latest

    if kind not in (None, *KINDS):
        raise BadInputError("admin-kind", found=str(kind), expected=", ".join(KINDS))
    page = screen(lang)
    found, total = run(latest(database_at(db, db_password, settings), kind, most))
    listing(page, found, total, as_json=as_json)
    return DONE


def show(
    log_id: LogId,
    db: Database = None,
    db_password: Password = None,
    settings: Settings = None,
    as_json: Json = False,
    lang: Language = None,
) -> int:
    """Show one of them; never a key. The server may run."""
    from canasta.cli.admin_view import details
    from canasta.server.upkeep.listings import one

    page = screen(lang)
    details(page, run(one(database_at(db, db_password, settings), log_id)), as_json=as_json)
    return DONE


def export(
    words: Annotated[list[str], typer.Argument(help="cli-argument-log-ids", metavar="ID FILE")],
    db: Database = None,
    db_password: Password = None,
    settings: Settings = None,
    lang: Language = None,
) -> int:
    """Write logs, with all that belongs to them, to a file that another machine takes in. The server may run."""
    from canasta.server.upkeep.listings import export as write

    *ids, file = words
    if not ids:
        raise BadInputError("admin-export")
    page, target = screen(lang), new_file(file)
    count = run(write(database_at(db, db_password, settings), ids, target))
    page.tell("cli-admin-exported", n=count, file=file)
    page.tell("cli-admin-secret", style="dim")
    return DONE


def import_(
    file: Annotated[Path, typer.Argument(help="cli-argument-copy", metavar="FILE")],
    db: Database = None,
    db_password: Password = None,
    settings: Settings = None,
    yes: Yes = False,
    lang: Language = None,
) -> int:
    """Take a copy in, after naming the database. The server must be stopped."""
    from canasta.server.journal.clocks import wall_ms
    from canasta.server.upkeep.carrying import receive

    page = screen(lang)

    async def work(target: Target) -> None:
        with file.open("rb") as lines:
            async with alone(target.address) as store:
                copy, changed = await receive(store, lines, wall_ms())
        page.print(target.said, whole=True)
        page.tell("cli-admin-imported", n=len(changed), ids=", ".join(changed))
        if copy.of is not None and copy.key is not None:
            place = "sheet" if copy.what == "sheet" else "club"
            page.tell("cli-admin-organiser", link=f"/{place}/{copy.of}#k={copy.key}")
        if copy.paused:
            page.tell("cli-admin-paused")
        tell_owner(page, target.address)

    target = target_of(page, db, db_password, settings, yes=yes)
    if target is None:
        return REFUSED
    run(work(target))
    return DONE


def backup(
    file: Annotated[str, typer.Argument(help="cli-argument-backup", metavar="FILE")],
    db: Database = None,
    db_password: Password = None,
    settings: Settings = None,
    lang: Language = None,
) -> int:
    """Back the whole database up while the server runs, and replay every log of the backup; 1 if one makes no sense."""
    from canasta.cli.admin_view import counting
    from canasta.cli.database import show_findings
    from canasta.server.store.reader import Reader
    from canasta.server.upkeep.backups import back_up

    page, target = screen(lang), new_file(file)

    async def work() -> int:
        async with await Reader.open(database_at(db, db_password, settings)) as reader:
            with counting(page, "cli-admin-replaying") as tell:
                found = await back_up(reader, target, tell)
        page.tell("cli-admin-backed-up", n=len(found.findings), file=file)
        show_findings(page, found.unreadable)
        return REFUSED if found.unreadable else DONE

    return run(work())


def restore(
    file: Annotated[Path, typer.Argument(help="cli-argument-restore", metavar="FILE")],
    db: Database = None,
    db_password: Password = None,
    settings: Settings = None,
    with_faults: Annotated[bool, typer.Option("--with-faults", help="cli-option-with-faults")] = False,
    yes: Yes = False,
    lang: Language = None,
) -> int:
    """Replace the whole database by a backup, after every log of it was replayed. The server must be stopped."""
    from canasta.cli.admin_view import counting
    from canasta.cli.database import show_findings
    from canasta.server.clubs.kinds import KINDS
    from canasta.server.journal.inspection import inspect_each
    from canasta.server.upkeep.backups import kept_aside, logs_in

    page = screen(lang)

    async def work(target: Target) -> int:
        async with logs_in(file) as logs, alone(target.address) as store:
            page.print(target.said, whole=True)
            with counting(page, "cli-admin-replaying") as tell:
                found = await asyncio.to_thread(partial(inspect_each, logs(), KINDS, tell))
            page.tell("cli-admin-checked", n=len(found.findings))
            show_findings(page, found.unreadable)
            if found.unreadable and not with_faults:
                page.tell("cli-admin-not-restored")
                return REFUSED
            there = await store.tables()
            if there:
                if not sure(page, "cli-admin-replace", yes=yes, there=len(there), n=len(found.findings)):
                    return REFUSED
                aside = await kept_aside(target.address)
                page.tell("cli-admin-aside", file=str(aside))
            await store.replace(logs)
        page.tell("cli-admin-restored", n=len(found.findings))
        tell_owner(page, target.address)
        return DONE

    target = target_of(page, db, db_password, settings, yes=yes)
    return REFUSED if target is None else run(work(target))
