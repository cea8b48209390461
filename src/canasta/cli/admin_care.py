"""`canasta admin`: prune old logs, remove one, erase names, give new keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from canasta.cli import admin
from canasta.cli.admin import Database, LogId, Password, Yes, alone, run, sure
from canasta.cli.help import Command, CommandGroup
from canasta.cli.options import Language, Settings
from canasta.cli.screen import DONE, REFUSED, BadInputError, screen
from canasta.cli.serve import database_at

if TYPE_CHECKING:
    from canasta.server.upkeep.keys import NewKeys


def prune(
    db: Database = None,
    db_password: Password = None,
    settings: Settings = None,
    keep_days: Annotated[
        int, typer.Option("--keep-days", help="cli-option-keep-days", metavar="7-36500", min=7, max=36_500)
    ] = 180,
    yes: Yes = False,
    lang: Language = None,
) -> int:
    """Delete logs untouched for `keep_days` days, after asking. The server of a SQLite file must be stopped."""
    from canasta.cli.admin_view import counting
    from canasta.server.journal.lease import Lease
    from canasta.server.store.values import Peer
    from canasta.server.upkeep.pruning import NAME, old_logs, pruned

    page = screen(lang)

    async def work() -> int:
        async with alone(database_at(db, db_password, settings), if_a_file=True) as store:
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
            stay = await pruned(store, found, Lease(store, Peer(0, NAME)))
        page.tell("cli-admin-pruned", n=len(found.gone) - stay)
        if stay:
            page.tell("cli-admin-prune-held", n=stay)
        return DONE

    return run(work())


def remove(
    log_id: LogId,
    db: Database = None,
    db_password: Password = None,
    settings: Settings = None,
    yes: Yes = False,
    lang: Language = None,
) -> int:
    """Delete one log with all that is held with it, after asking. Of a file the server must be stopped."""
    from canasta.server.journal.lease import Lease
    from canasta.server.store.values import Peer
    from canasta.server.upkeep.pruning import NAME, chosen, pruned

    page = screen(lang)

    async def work() -> int:
        async with alone(database_at(db, db_password, settings), if_a_file=True) as store:
            found = await chosen(store, log_id)
            if not sure(page, "cli-admin-remove-sure", yes=yes, name=log_id, n=len(found.gone) - 1):
                return REFUSED
            stay = await pruned(store, found, Lease(store, Peer(0, NAME)))
        if stay:
            page.tell("cli-admin-remove-held", name=log_id)
            return REFUSED
        page.tell("cli-admin-removed", ids=", ".join(found.gone))
        return DONE

    return run(work())


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
    from canasta.cli.admin_view import counting
    from canasta.server.upkeep.names import erased, find_names, names_of

    page, wanted = screen(lang), list(names or ())
    if not all(name.strip() for name in wanted) or bool(wanted) == bool(person):
        raise BadInputError("admin-name")

    async def work() -> int:
        async with alone(database_at(db, db_password, settings)) as store:
            known, where = (wanted, within) if person is None else await names_of(store, person)
            with counting(page, "cli-admin-looking") as tell:
                found = await find_names(store, known, page.say("cli-admin-nobody"), where, tell)
            page.tell("cli-admin-found", rows=found.rows, logs=len(found.bodies))
            if found.remaining:
                page.tell("cli-admin-in-shuffle", n=found.remaining)
            for error in found.faults:
                page.print(error.message(page.lang), style="red", whole=True)
            if not found.bodies:
                return REFUSED if found.faults else DONE
            if not sure(page, "cli-admin-erase-sure", yes=yes, rows=found.rows):
                return REFUSED
            await erased(store, found)
        page.tell("cli-admin-erased", names=", ".join(found.instead))
        return REFUSED if found.faults else DONE

    return run(work())


def rotate_keys(
    log_id: LogId,
    db: Database = None,
    db_password: Password = None,
    settings: Settings = None,
    yes: Yes = False,
    lang: Language = None,
) -> int:
    """Give a log new keys, and a table's rematches too; the old links open nothing. The server must be stopped."""
    from canasta.server.upkeep.keys import rotated_together

    page = screen(lang)

    async def work() -> dict[str, NewKeys]:
        async with alone(database_at(db, db_password, settings)) as store:
            found = await rotated_together(store, log_id)
            if not sure(page, "cli-admin-rotate-sure", yes=yes, name=", ".join(found)):
                return {}
            await store.rewrite({each: keys.bodies for each, keys in found.items()})
            return found

    done = run(work())
    for each, found in done.items():
        place = {"C": "club", "S": "sheet"}.get(each[0], "t")
        page.tell("cli-admin-rotated", name=each)
        for number, key in found.keys.items():
            page.tell(f"cli-admin-key-{'seat' if place == 't' else 'link'}", n=number, link=f"/{place}/{each}#k={key}")
    return DONE if done else REFUSED


commands: typer.Typer = typer.Typer(
    cls=CommandGroup, add_completion=False, no_args_is_help=False, invoke_without_command=True
)


@commands.callback(help="cli-admin")
def overview(context: typer.Context) -> None:
    """Show the help where no command follows."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


for _name, _function in (
    ("list", admin.list_logs),
    ("show", admin.show),
    ("export", admin.export),
    ("import", admin.import_),
    ("backup", admin.backup),
    ("restore", admin.restore),
    ("prune", prune),
    ("remove", remove),
    ("erase", erase),
    ("rotate-keys", rotate_keys),
):
    commands.command(_name, cls=Command, help=f"cli-admin-{_name}")(_function)
