"""`canasta sheet`: the score sheet of a table with real cards, kept in a file; every change is one call."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

import typer

from canasta.cli.options import FormName, House, Json, Language, RuleSetName, new_file
from canasta.cli.screen import DONE, REFUSED, BadInputError, screen


def sheet(
    file: Annotated[str, typer.Argument(help="cli-argument-sheet", metavar="FILE")],
    do: Annotated[str, typer.Argument(help="cli-argument-sheet-do", metavar="DO")] = "show",
    words: Annotated[list[str] | None, typer.Argument(help="cli-argument-sheet-words", metavar="WORDS")] = None,
    rules: RuleSetName = None,
    form: FormName = None,
    house: House = None,
    players: Annotated[str, typer.Option("--players", help="cli-option-sheet-players", metavar="NAMES")] = "",
    sides: Annotated[str, typer.Option("--sides", help="cli-option-sheet-sides", metavar="NAMES")] = "",
    title: Annotated[str, typer.Option("--title", help="cli-option-sheet-title", metavar="TEXT")] = "",
    deals: Annotated[int, typer.Option("--deals", help="cli-option-sheet-deals", metavar="N", min=0, max=1000)] = 0,
    minutes: Annotated[int, typer.Option("--minutes", help="cli-option-sheet-time", metavar="N", min=0, max=1000)] = 0,
    unfinished: Annotated[str, typer.Option("--unfinished", help="cli-option-sheet-unfinished", metavar="WHAT")] = "",
    stopped: Annotated[bool, typer.Option("--stopped", help="cli-option-sheet-stopped")] = False,
    dealer: Annotated[str, typer.Option("--dealer", help="cli-option-sheet-dealer", metavar="NAME")] = "",
    deal: Annotated[int | None, typer.Option("--deal", help="cli-option-sheet-deal", metavar="N", min=1)] = None,
    by: Annotated[str, typer.Option("--by", help="cli-option-sheet-by", metavar="NAME")] = "",
    why: Annotated[str, typer.Option("--why", help="cli-option-sheet-why", metavar="TEXT")] = "",
    lines: Annotated[bool, typer.Option("--lines", help="cli-option-sheet-lines")] = False,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Do one thing with the sheet in the file, then show it. 1 if an answer is missing in a pipe."""
    from canasta.cli.scoresheet_actions import SHOWN, WRITTEN, Call
    from canasta.cli.scoresheet_view import show
    from canasta.cli.scoresheet_words import place_of
    from canasta.club.scoresheet import ScoreSheet, SheetOpened, as_json
    from canasta.club.scoresheet.files import load, save

    page = screen(lang)
    at = datetime.now().astimezone().isoformat(timespec="seconds")
    if do == "new":
        new_file(file)
        played = _played(rules, form, house)
        names = _names(players)
        opened = SheetOpened(
            **played,
            players=names,
            sides=_names(sides),
            dealer=place_of(dealer, names, len(names)) if dealer else None,
            title=title,
            by=by,
            at=at,
            **_length(deals, minutes, unfinished),
        )
        kept = ScoreSheet([opened])
        save(kept, file)
    else:
        kept = load(file)
        call = Call(page, kept, tuple(words or ()), by, at, why, dealer, deal, lines, stopped)
        if do in SHOWN:
            SHOWN[do](call)
            return DONE
        if do in WRITTEN:
            if Path(file).suffix.lower() == ".csv":  # it would no longer be a table
                raise BadInputError("sheet-table", file=file)
            entry = WRITTEN[do](call)
            if entry is None:
                return REFUSED
            kept = load(file)  # somebody may have written on it while the questions were asked
            kept.add(entry)
            save(kept, file)
        elif do != "show":
            known = ", ".join(("new", "show", *WRITTEN, *SHOWN))
            raise BadInputError("sheet-do", found=do[:40], known=known)
    if json:
        page.json(as_json(kept, page.lang))
    else:
        show(page, kept, lines=lines)
    return DONE


def _names(given: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in given.split(",") if name.strip())


def _played(rules: str | None, form: str | None, house: list[str] | None) -> dict[str, Any]:
    """The rules as a sheet names them. Raises `BadInputError`, `RulesError`."""
    from canasta.cli.options import rules_of
    from canasta.rules.house import changes

    if rules is None:
        raise BadInputError("sheet-rules")
    played = rules_of(rules, form, house)
    turned = {change.switch.name: change.switch.text(change.value) for change in changes(played)}
    return {"rules": played.name, "version": played.version, "house": turned}


def _length(deals: int, minutes: int, unfinished: str) -> dict[str, Any]:
    """The length of the match, as fields of a sheet. Raises `BadInputError`."""
    from canasta.club.scoresheet import Length, Unfinished

    if deals and minutes:
        raise BadInputError("sheet-length")
    length = Length.DEALS if deals else Length.TIME if minutes else Length.TARGET
    if unfinished and not (minutes and unfinished in list(Unfinished)):
        raise BadInputError("sheet-unfinished", found=unfinished[:40], known=", ".join(Unfinished))
    return {"length": length, "amount": deals or minutes, "unfinished": Unfinished(unfinished or Unfinished.PLAYED_OUT)}
