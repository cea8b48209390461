"""The questions before a match, with defaults for Enter: language, rule set, form, name."""

from __future__ import annotations

import getpass
from typing import TYPE_CHECKING

from canasta.cli.options import rules_of
from canasta.texts import LANGUAGES, text, writing

if TYPE_CHECKING:
    from canasta.cli.prompts import Asker
    from canasta.cli.screen import Screen
    from canasta.rules import Rules


def ask_language(asker: Asker, lang: str) -> str:
    """One of the languages, asked in all of them; that of the environment comes first."""
    codes = sorted(LANGUAGES, key=lambda code: code != lang)
    question = " · ".join(text(code, "cli-seat-language") for code in codes)
    chosen: str = asker.choose(question, [(writing(code).name, code) for code in codes], default=0)
    return chosen


def ask_rules(asker: Asker, page: Screen, form: str | None, house: list[str] | None) -> Rules:
    """A rule set and, if it has several, a form."""
    from canasta.rules import forms, names

    sets = [(page.say(f"set-{name}"), name) for name in names()]
    name: str = asker.choose(page.say("cli-seat-rules"), sets)
    if form is None and len(forms(name)) > 1:
        choices = [(page.say(f"form-{each}"), each) for each in forms(name)]
        usual = [each for _, each in choices].index(rules_of(name).form)
        form = asker.choose(page.say("cli-seat-form"), choices, default=usual)
    return rules_of(name, form, house)


def usual_name(page: Screen) -> str:
    """The user name of the system, else a word for a player."""
    try:
        name = getpass.getuser().strip()
    except (OSError, KeyError):
        name = ""
    if not name.isprintable() or name in ("", "root"):
        name = page.say("match-you")
    return name[:1].upper() + name[1:]


def bot_names(page: Screen, person: str, number: int) -> list[str]:
    """Names for the bots, none equal to the person's."""
    names = [name for name in page.say("match-others").split() if name.casefold() != person.casefold()]
    return names[:number]
