"""`canasta admin`: what a server keeps is listed, checked, copied, backed up, restored, pruned; names are erased."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple

import typer

from canasta.cli.help import Command, CommandGroup
from canasta.cli.options import Json, Language, Settings, new_file
from canasta.cli.progress import counting
from canasta.cli.screen import DONE, REFUSED, BadInputError, Screen, screen
from canasta.cli.serve import database_and_place, database_at

if TYPE_CHECKING:
    from canasta.server.store import Store
    from canasta.server.upkeep.replays import Finding

_KINDS: Final = ("table", "club", "sheet", "register", "bundle", "day", "push")
_SIGNS: Final = {"frozen": ("·", "yellow"), "unreadable": ("✗", "bold red")}

Database = Annotated[str | None, typer.Option("--db", help="cli-option-admin-db", metavar="FILE|URL")]
Password = Annotated[Path | None, typer.Option("--db-password", help="cli-serve-option-db-password", metavar="FILE")]
Yes = Annotated[bool, typer.Option("--yes", help="cli-option-yes")]
KeepDays = Annotated[int, typer.Option("--keep-days", help="cli-option-keep-days", metavar="7-36500", min=7, max=36500)]


@asynccontextmanager
async def opened(address: str, *, new: bool = False) -> AsyncIterator[Store]:
    """The store. Raises `CopyError` ``server-runs`` for a file that a server has open, `StoreError`.

    Servers of PostgreSQL may run: they give up what is changed past them, and load it again. `new`: the database may be
    empty, or need a step of the schema.
    """
    from canasta.server.store import Store, StoreError
    from canasta.server.store.address import read
    from canasta.server.store.reader import Reader
    from canasta.server.upkeep.copy_file import CopyError

    if read(address).file is None and not new:
        async with await Reader.open(address) as reader:
            await reader.at_one_moment(lambda _: None)  # it has the present schema
    try:
        store = await Store.open(address)
    except StoreError as error:
        if error.code == "in-use":
            raise CopyError("server-runs", where=str(error.data["where"])) from None
        raise
    async with store:
        yield store


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
    from canasta.server.store.sqlite import owner_of

    file = read(address).file
    if file is not None and (user := owner_of(file)) is not None:
        page.tell("cli-admin-owner", file=str(file), user=user)


def show_findings(page: Screen, findings: Iterable[Finding]) -> None:
    """Print a line for each frozen or unreadable log: its id, the row and the reason."""
    for each in findings:
        sign, style = _SIGNS[each.health]
        page.print(f"{sign if page.fancy else '-'} ", style=style, end="")
        key = f"cli-admin-log-{each.health}"
        page.tell(key, name=each.log_id, row=each.seq, rows=each.rows, reason=each.why(page.lang))


def list_logs(
    db: Database = None,
    db_password: Password = None,
    settings: Settings = None,
    as_json: Json = False,
    lang: Language = None,
) -> int:
    """List tables, competitions and sheets, those touched last first. The server may run."""
    from rich.table import Table

    from canasta.server.store.reader import Reader

    async def work() -> list[dict[str, str | float]]:
        async with await Reader.open(database_at(db, db_password, settings)) as reader:
            found = await reader.tables()
        return [
            {"id": log.table_id, "kind": log.kind, "created": log.created, "touched": log.touched, "rows": log.last}
            for log in found
        ]

    page, found = screen(lang), asyncio.run(work())
    if as_json:
        page.json(found)
        return DONE
    table = Table(box=None, pad_edge=False)
    for column in ("id", "kind", "created", "touched", "rows"):
        table.add_column(page.say(f"cli-admin-column-{column}"), justify="right" if column == "rows" else "left")
    for each in found:
        kind = page.say(f"cli-admin-kind-{each['kind']}") if each["kind"] in _KINDS else "?"
        times = (_time(float(each[name])) for name in ("created", "touched"))
        table.add_row(str(each["id"]), kind, *times, str(each["rows"]))
    page.block(table, page.table_width)
    return DONE


def _time(at: float) -> str:
    try:
        return datetime.fromtimestamp(at / 1000).astimezone().strftime("%Y-%m-%d %H:%M")
    except (OverflowError, ValueError, OSError):  # no time at all, in a row that somebody changed
        return "?"


def check(
    db: Database = None,
    db_password: Password = None,
    settings: Settings = None,
    as_json: Json = False,
    lang: Language = None,
) -> int:
    """Replay every log; count them by health, and name each that does not go on. 1 if there is one."""
    from canasta.server.store.reader import Reader
    from canasta.server.upkeep.replays import Inspection, inspect_all

    page = screen(lang)

    async def work() -> Inspection:
        async with await Reader.open(database_at(db, db_password, settings)) as reader:
            with counting(page, "cli-admin-replaying") as tell:
                return await inspect_all(reader, tell)

    found = asyncio.run(work())
    counts = found.counts()
    by_kind = {kind: {each: counts[kind, each] for each in ("good", "frozen", "unreadable")} for kind in _KINDS}
    if as_json:
        bad = [
            {"id": each.log_id, "kind": each.kind, "rows": each.rows, "health": each.health}
            | {"row": each.seq, "reason": each.why(page.lang)}
            for each in found.bad
        ]
        page.json({"counts": by_kind, "bad": bad})
    else:
        show_findings(page, found.bad)
        for kind, said in by_kind.items():
            if kind == "table" or any(said.values()):
                page.print(page.say(f"cli-admin-health-{kind}", **said))
        page.tell("cli-admin-bad" if found.bad else "cli-admin-good")
    return REFUSED if found.bad else DONE


def export(
    words: Annotated[list[str], typer.Argument(help="cli-argument-log-ids", metavar="ID FILE")],
    db: Database = None,
    db_password: Password = None,
    settings: Settings = None,
    lang: Language = None,
) -> int:
    """Write logs, with all that belongs to them, to a file that another machine takes in. The server may run."""
    from canasta.server.journal.time_and_chance import wall_ms
    from canasta.server.store.reader import Reader
    from canasta.server.upkeep.backups import write_lines
    from canasta.server.upkeep.carrying import copy_of

    *ids, file = words
    if not ids:
        raise BadInputError("admin-export")
    page, target = screen(lang), new_file(file)

    async def work() -> list[bytes]:
        async with await Reader.open(database_at(db, db_password, settings)) as reader:
            return await copy_of(reader, *ids, at=wall_ms())

    write_lines(target, asyncio.run(work()))
    page.tell("cli-admin-exported", file=file)
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
    from canasta.server.journal.time_and_chance import wall_ms
    from canasta.server.upkeep.carrying import receive

    page = screen(lang)

    async def work(target: Target) -> None:
        with file.open("rb") as lines:
            async with opened(target.address, new=True) as store:
                copy, changed = await receive(store, lines, wall_ms())
        page.print(target.said, whole=True)
        page.tell("cli-admin-imported", n=len(changed), ids=", ".join(changed))
        if copy.of is not None and copy.key is not None:
            place = copy.what if copy.what in ("sheet", "register") else "club"
            page.tell("cli-admin-organiser", link=f"/{place}/{copy.of}#k={copy.key}")
        if copy.paused:
            page.tell("cli-admin-paused")
        tell_owner(page, target.address)

    target = target_of(page, db, db_password, settings, yes=yes)
    if target is None:
        return REFUSED
    asyncio.run(work(target))
    return DONE


def backup(
    file: Annotated[str, typer.Argument(help="cli-argument-backup", metavar="FILE")],
    db: Database = None,
    db_password: Password = None,
    settings: Settings = None,
    lang: Language = None,
) -> int:
    """Back the whole database up while the server runs, and replay every log of the backup; 1 if one makes no sense."""
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

    return asyncio.run(work())


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
    from canasta.server.upkeep.backups import kept_aside, logs_in
    from canasta.server.upkeep.replays import inspect_each

    page = screen(lang)

    async def work(target: Target) -> int:
        async with logs_in(file) as logs, opened(target.address, new=True) as store:
            page.print(target.said, whole=True)
            with counting(page, "cli-admin-replaying") as tell:
                found = await asyncio.to_thread(inspect_each, logs(), tell)
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
    return REFUSED if target is None else asyncio.run(work(target))


def prune(
    ids: Annotated[list[str] | None, typer.Argument(help="cli-argument-prune", metavar="ID")] = None,
    db: Database = None,
    db_password: Password = None,
    settings: Settings = None,
    keep_days: KeepDays = 180,
    yes: Yes = False,
    lang: Language = None,
) -> int:
    """Delete these logs, or else what is untouched for `keep_days` days, after asking.

    The server of a SQLite file must be stopped. 1 if a log that was named stays, because a server has it open.
    """
    from canasta.server.upkeep.pruning import chosen, old_logs, pruned

    page = screen(lang)

    async def work() -> int:
        async with opened(database_at(db, db_password, settings)) as store:
            if ids:
                found = await chosen(store, ids)
                page.tell("cli-admin-chosen", ids=", ".join(found.gone))
            else:
                with counting(page, "cli-admin-looking") as tell:
                    found = await old_logs(store, keep_days, tell)
                page.tell("cli-admin-old", n=len(found.gone), days=keep_days)
                if found.running:
                    page.tell("cli-admin-old-running", n=found.running)
                if found.unreadable:
                    page.tell("cli-admin-old-unreadable", n=found.unreadable)
            if not found.gone:
                return DONE
            if not sure(page, "cli-admin-prune-sure", yes=yes, n=len(found.gone)):
                return REFUSED
            stay = await pruned(store, found)
            await store.compact()
        page.tell("cli-admin-pruned", n=len(found.gone) - stay)
        if stay:
            page.tell("cli-admin-prune-held", n=stay)
        return REFUSED if stay and ids else DONE

    return asyncio.run(work())


def erase(
    names: Annotated[list[str] | None, typer.Argument(help="cli-argument-names", metavar="NAME")] = None,
    person: Annotated[str | None, typer.Option("--person", help="cli-option-person", metavar="TABLE:CHAIR")] = None,
    within: Annotated[list[str] | None, typer.Option("--in", help="cli-option-within", metavar="ID")] = None,
    db: Database = None,
    db_password: Password = None,
    settings: Settings = None,
    yes: Yes = False,
    lang: Language = None,
) -> int:
    """Put other words in the place of a person's names, in every log. The server must be stopped."""
    from canasta.server.upkeep.names import find_names, person_at

    page, wanted = screen(lang), list(names or ())
    if not all(name.strip() for name in wanted) or bool(wanted) == bool(person):
        raise BadInputError("admin-name")

    async def work() -> int:
        async with opened(database_at(db, db_password, settings)) as store:
            found_person = None if person is None else await person_at(store, person)
            key, known, where = found_person or (None, wanted, within)
            with counting(page, "cli-admin-looking") as tell:
                found = await find_names(store, known, page.say("cli-admin-nobody"), where, tell, key)
            page.tell("cli-admin-found", rows=found.rows, logs=len(found.bodies))
            if found.remaining:
                page.tell("cli-admin-in-shuffle", n=found.remaining)
            for error in found.faults:
                page.print(error.message(page.lang), style="red", whole=True)
            if found.bodies and not sure(page, "cli-admin-erase-sure", yes=yes, rows=found.rows):
                return REFUSED
            await store.rewrite(found.bodies)  # without any too: names of who looks for people to play with go
            await store.compact()
            if not found.bodies:
                return REFUSED if found.faults else DONE
        page.tell("cli-admin-erased", names=", ".join(found.instead))
        return REFUSED if found.faults else DONE

    return asyncio.run(work())


commands: typer.Typer = typer.Typer(
    cls=CommandGroup, add_completion=False, no_args_is_help=False, invoke_without_command=True
)


@commands.callback(help="cli-admin")
def overview(context: typer.Context) -> None:
    """Show the help where no command follows."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


for _name, _function in (
    ("list", list_logs),
    ("check", check),
    ("export", export),
    ("import", import_),
    ("backup", backup),
    ("restore", restore),
    ("prune", prune),
    ("erase", erase),
):
    commands.command(_name, cls=Command, help=f"cli-admin-{_name}")(_function)
