"""Tables for tests: opened, begun, played on by chance and by bots, input after input."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest
from msgspec import json, structs
from tests.match.playing import choose

from canasta import players
from canasta.deal.deal import Deal
from canasta.match.match import Match
from canasta.rules.digest import digest
from canasta.server.store import Row, Stored
from canasta.server.tables import inputs
from canasta.server.tables.errors import TableError
from canasta.server.tables.inputs import Input
from canasta.server.tables.people import bots_for, hash_of
from canasta.server.tables.table import Due, Table
from canasta.server.tables.table_log import TABLE_LOG, Outcome, apply
from canasta.server.tables.words import deal_view, events_in_words, said_in_words, table_info
from canasta.server.wire.values import Settings

PEOPLE = ["Ana", "Luis", "Eva", "Juan", "Pía", "Teo"]
LANGS = ("es", "en")
VALUES: dict[Any, Any] = {int: 3, str: "ana", bool: True, Settings: Settings(rules="clasica")}  # of fields, by type


class Played:
    """A table with its log, as the store would have it. Every input is a second later than the one before."""

    begun_by: str | None = None

    def __init__(
        self,
        settings: Settings,
        people: int = 1,
        table_id: str = "abcdefghij",
        *,
        made: inputs.TableMade | None = None,
        seed: str = "5eed" * 16,
    ) -> None:
        made = made or inputs.TableMade(settings)
        self.table = Table(table_id, seed, made, 1000.0)
        self.begun_by = digest(self.table.rules)
        self.log: list[tuple[bytes, float]] = [(TABLE_LOG.body(None, made), 1000.0)]
        for number in range(people):
            self.do(number, inputs.Joined(number, PEOPLE[number], "fox", hash_of(f"key {number}")))

    @property
    def match(self) -> Match:
        """Its match, which has begun."""
        assert self.table.match is not None
        return self.table.match

    @property
    def deal(self) -> Deal:
        """The deal on the table."""
        assert self.match.deal is not None
        return self.match.deal

    def due(self) -> Due:
        """What it does next by itself."""
        found = self.table.due()
        assert found is not None
        return found

    def do(self, by: int | None, entry: Input, at: float | None = None) -> Outcome:
        at = self.table.at + 1000 if at is None else at
        outcome = apply(self.table, by, entry, at)
        self.log.append((TABLE_LOG.body(by, entry, outcome), at))
        return outcome

    def begin(self, *secrets: str) -> Played:
        table = self.table
        for number in table.unconfirmed:
            self.do(number, inputs.Confirmed())
        bots = tuple(inputs.BotSat(*bot) for bot in bots_for(table.chairs, table.free))
        self.do(table.host, inputs.MatchBegun(bots, secrets=secrets))
        return self

    def step(self, rng: random.Random, *, greedy: bool = False) -> Outcome:
        """Whatever the table waits for, done by whoever has to do it."""
        table = self.table
        if table.stage == "between":
            return self.do(None, inputs.NextDeal())
        player = table.waited_for[0]
        entry = table.by_chance()
        if entry is None:
            view = self.match.view(self.deal.to_act)
            action = players.get("greedy").choose(view, rng) if greedy else choose(view.legal, rng)
            entry = inputs.ActionsPlayed(action)
        return self.do(player, entry)

    def play(self, rng: random.Random, *, deals: int = 1000, greedy: bool = False) -> Played:
        """Until that many deals are over, or the match is."""
        while self.table.stage != "finished":
            if self.table.match is not None and len(self.match.ended) >= deals:
                break
            self.step(rng, greedy=greedy)
        return self

    def stored(self, **more: Any) -> Stored:
        """The log as a store has it, with `more` in its header."""
        rows = [Row(number, None, body, at) for number, (body, at) in enumerate(self.log, 1)]
        header = json.decode(TABLE_LOG.header(inputs.ROWS.decode(self.log[0][0])[1]))
        return Stored(self.table.id, self.table.seed, json.encode({**header, **more}), 1000.0, rows)

    def rebuilt(self) -> Table:
        return TABLE_LOG.fold(self.table.id, self.table.seed, self.log, self.begun_by)


def some_command(kind: Any, name: str) -> Any:
    """A command of that kind and id, with some value for each field that has to be given."""
    fields = [field for field in structs.fields(kind) if field.required and field.name != "id"]
    return kind(id=name, **{field.name: VALUES.get(unbound(field.type)) for field in fields})


def unbound(kind: Any) -> Any:
    """The type without its bounds."""
    return getattr(kind, "__origin__", kind)


def in_play(people: int, turns: int = 0, **settings: Any) -> Played:
    """A table in its first deal, after so many actions."""
    secrets = () if settings.get("seed") else ("11" * 32, "22" * 32)
    played = Played(Settings(rules="clasica", ceremony="short", **settings), people).begin(*secrets)
    rng = random.Random(4)
    while played.table.stage != "play" or turns:
        turns -= played.table.stage == "play"
        played.step(rng)
    return played


def code(played: Played, by: int | None, entry: Input) -> str:
    """The code of the refusal of an input."""
    with pytest.raises(TableError) as error:
        played.do(by, entry)
    assert error.value.message("es") != error.value.message("en")
    return error.value.code


def everything(table: Table) -> dict[str, Any]:
    """All that anybody can be told of a table, and when it will do what."""
    told: dict[str, Any] = {"seq": table.seq, "at": table.at, "due": table.due(), "hosts": table.host}
    for lang in LANGS:
        told[f"table {lang}"] = table_info(table, lang)
        told[f"said {lang}"] = [said_in_words(spoken, lang) for spoken in table.said]
        for seat in (None, *range(table.rules.seats)):
            if table.match is not None and table.match.deal is not None:
                told[f"view {seat}"] = deal_view(table.match.deal, seat)
            if table.match is not None:
                told[f"events {lang} {seat}"] = events_in_words(table.match.log, lang, seat, table.match.names)
    return told


def standing(table: Table) -> tuple[Any, ...]:
    """The state of a table, in short: equal if nothing has happened in between, and for a table from the same log."""
    match = table.match
    deal = None if match is None else match.deal
    drawing = None if match is None else match.draw
    decks = [deck for deck in (match and match.deck, drawing and drawing.deck) if deck]
    return (
        (table.seq, table.at, table.since, table.moves, table.host, table.settings, table.rematch, table.due()),
        [chair and replace(chair) for chair in table.chairs],
        (list(table.said), sorted(table.ready)),
        match and (match.stage, len(match.log), list(match.scores), match.dealer),
        (drawing and list(drawing.picks), [list(deck.contributions) for deck in decks]),
        deal and (deal.hands, deal.pile, deal.drawn, deal.to_act, [side.melds for side in deal.sides], deal.phase),
    )
