"""`/api/menu`, `/api/sets`, `/api/rules`, `/api/house`: rule sets and bots, the switches, and the rulebook."""

from __future__ import annotations

from typing import Annotated

from litestar.params import JSONBody, PathParameter, QueryParameter

from canasta.rules import RulesError, names
from canasta.rules import get as get_rules
from canasta.rules.finding import find_rules, find_switches
from canasta.rules.model import Rules
from canasta.rules.rulebook import rule
from canasta.server.tables.books import checked_house, detail, home_of, rule_book, rule_entry, whole_menu
from canasta.server.web.errors import WebError
from canasta.server.web.handlers import get, post
from canasta.server.web.site import Spoken
from canasta.server.wire.rest import HouseAsked, HouseCheck, Menu, RuleBook, RuleEntry, SetDetail

Named = Annotated[str, PathParameter(max_length=40, description="a rule set by its id")]
Asked = Annotated[str | None, QueryParameter(max_length=20, description="a rule by its id: the book that has it")]
Said = Annotated[str, QueryParameter(max_length=200, description="what is looked for, as people say it")]
Form = Annotated[str | None, QueryParameter(max_length=40, description="one of its forms; without it the usual one")]


@get("/api/menu", tags=["rules"])
async def menu(spoken: Spoken) -> Menu:
    """The choices for a table: the rule sets and the bots."""
    return whole_menu(spoken)


@get("/api/sets/{name:str}", tags=["rules"])
async def one_set(name: Named, spoken: Spoken, form: Form = None) -> SetDetail:
    """One form of a rule set with all its switches."""
    return detail(known(name, form).name, spoken)


@get("/api/rules/{name:str}", tags=["rules"])
async def book(name: Named, spoken: Spoken, rule: Asked = None) -> RuleBook:
    """The rules that a set has of its own; for a given rule, those of the set whose book has it."""
    rules_played = known(name, None)
    return rule_book(home_of(rule) or rules_played.book or rules_played.id, spoken)


@get("/api/rules/{name:str}/find", tags=["rules"])
async def in_book(name: Named, said: Said, spoken: Spoken) -> list[RuleEntry]:
    """The rules that match a search, best first, of this set and of those whose rules it plays by."""
    played = known(name, None)
    return [rule_entry(rule(rule_id), spoken) for rule_id in find_rules(played.book or played.id, said, spoken)]


@get("/api/sets/{name:str}/find", tags=["rules"])
async def in_switches(name: Named, said: Said, spoken: Spoken, form: Form = None) -> list[str]:
    """The names of the switches that match a search, best first."""
    return find_switches(known(name, form), said, spoken)


@post("/api/house", HouseAsked, status_code=200, tags=["rules"])
async def house(data: JSONBody[HouseAsked], spoken: Spoken) -> HouseCheck:
    """Changed house rules in words; or the sentence that says why they contradict each other."""
    return checked_house(data, spoken)


def known(name: str, form: str | None) -> Rules:
    """The rules of that name. Raises `WebError` ``no-set`` (404, since the request itself is well-formed)."""
    try:
        return get_rules(name, form or None)
    except RulesError:
        raise WebError("no-set", known=", ".join(names())) from None
