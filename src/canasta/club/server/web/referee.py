"""The referee: the cases, the next question, the ruling. Nothing is stored."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar.params import JSONBody, PathParameter

from canasta.club.referee import as_json, offences, rule
from canasta.club.referee.judge import facts_of
from canasta.club.referee.words import find_cases, in_words
from canasta.club.server.wire.rulings import CaseAsked, CaseInfo, FactAsked, Known, RefereeBook, RefereeSays, RulingInfo
from canasta.rules import get as get_rules
from canasta.rules.describe import title
from canasta.rules.house import with_house
from canasta.server.web.book import Form, Said, known
from canasta.server.web.handlers import get, post
from canasta.server.web.site import Spoken

Named = Annotated[str, PathParameter(max_length=40, description="a rule set by its id")]


@get("/api/club/referee/{name:str}", tags=["referee"])
async def cases(name: Named, spoken: Spoken, form: Form = None) -> RefereeBook:
    """The cases that can arise by a rule set."""
    rules = known(name, form)
    return RefereeBook(
        rules=rules.name,
        title=title(rules, spoken),
        cases=[
            CaseInfo(code=case.code, title=as_json(case, spoken)["title"], book=case.book, borrowed=borrowed)
            for case, borrowed in offences(rules)
        ],
    )


@get("/api/club/referee/{name:str}/find", tags=["referee"])
async def which(name: Named, said: Said, spoken: Spoken, form: Form = None) -> list[str]:
    """The codes of the cases that match a description, the likeliest first."""
    return find_cases(known(name, form), said, spoken)


@post("/api/club/referee", CaseAsked, status_code=200, tags=["referee"])
async def judge(data: JSONBody[CaseAsked], spoken: Spoken) -> RefereeSays:
    """The ruling, or the next question."""
    rules = with_house(get_rules(data.rules), data.house)
    said: dict[str, Any] = as_json(rule(rules, data.offence, data.facts, by=data.by), spoken)
    asks = said["kind"] == "question"
    return RefereeSays(
        kind=said["kind"],
        title=said["title"],
        told=msgspec.convert(in_words(facts_of(rules, data.offence, data.facts), spoken), list[Known]),
        question=msgspec.convert(said["question"], FactAsked) if asks else None,
        ruling=None if asks else msgspec.convert(said, RulingInfo),
    )


HANDLERS = [cases, which, judge]
