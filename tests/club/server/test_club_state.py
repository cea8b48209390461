"""The desk as a state machine: the same inputs give the same desk; what is refused changes nothing; 400 pairs."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from canasta.club.competition import (
    Annulled,
    Begun,
    ClubSettings,
    Competition,
    CompetitionOpened,
    Corrected,
    Disqualified,
    Entered,
    Entry,
    Format,
    MatchLength,
    NoShow,
    Penalised,
    Played,
    Substituted,
    Withdrew,
    suggested,
)
from canasta.club.competition import CompetitionError as Refused
from canasta.club.server import inputs
from canasta.club.server.club_state import CLUB_LOG, ClubState
from canasta.club.server.wire.club import ClubParts
from canasta.club.server.words import Audience, Common, MatchWords, parts_of
from canasta.texts.errors import WordedError

DEALS = 2
TURNS = (*range(40), 66, 68, 89)  # the last bring the rarest inputs


def agreed(of: Format) -> ClubSettings:
    return msgspec.structs.replace(suggested("Club", of), length=MatchLength(deals=DEALS), rounds=3)


def made(of: Format = Format.SWISS, **more: Any) -> inputs.ClubMade:
    return inputs.ClubMade(**{"settings": agreed(of), "rules": "clasica", "version": 1, "key_hash": "aa", **more})


def parts(state: ClubState, role: str, table: int | None = None) -> ClubParts:
    return parts_of(Audience(role, table, "en"), Common(state, MatchWords(state)))


def seen(state: ClubState) -> Any:
    """Everything that anybody is told, and what it rests on."""
    told = [parts(state, role, table) for role, table in (("staff", None), ("public", None), ("table", 1))]
    links = [(link.number, link.role, link.revoked, link.until) for link in state.links]
    desks = {place: repr(desk) for place, desk in state.beside.items()}
    return state.seq, state.competition.log, told, links, {**vars(state.clock)}, state.rules, list(state.log), desks


def five_pairs() -> inputs.EntriesMade:
    return inputs.EntriesMade(entries=tuple(Entered(players=(f"Ana {n}", f"Bea {n}")) for n in range(-5, 0)))


class Chance:
    """Inputs by chance, most of them as they could come, some of them nonsense."""

    def __init__(self, seed: int) -> None:
        self.of = random.Random(seed)
        self.names = 0

    def input(self, state: ClubState) -> tuple[int, inputs.Input]:
        chance, competition = self.of, state.competition.state
        rounds = len(competition.rounds)
        of_round = max(1, rounds) if chance.random() < 0.8 else chance.randrange(1, 5)
        where: dict[str, Any] = {"round": of_round, "table": chance.randrange(1, 4)}
        points = (5 * chance.randrange(3), 5 * chance.randrange(3))
        pair = chance.randrange(1, 9)
        number = chance.randrange(1, len(state.competition.log) + 2)
        device = chance.choice(["one-phone", "other-phone"])
        side = chance.randrange(2)
        online = chance.choice([*state.online().values(), (of_round, where["table"])])
        sheet = chance.choice([*(each.sheet for each in state.beside.values() if each.sheet), "none"])
        alone = chance.choice(
            [*(at[:2] for at, each in state.beside.items() if each.phone), (of_round, where["table"])]
        )
        written = next((at[:2] for at, each in state.beside.items() if each.sheet == sheet), (of_round, where["table"]))
        differs = chance.choice([*(at[:2] for at, each in state.beside.items() if each.differs), written])
        claims = [claim.number for beside in state.beside.values() for claim in beside.claims]
        if chance.random() < 0.25:
            try:
                return 1, inputs.EntriesMade(entries=(state.competition.propose(),))
            except Refused:
                pass
        self.names += 1
        entries: list[Entry] = [
            Entered(players=(f"Ana {self.names}", f"Bea {self.names}")),
            Played(**where, points=points, deals=chance.choice([DEALS, DEALS, 1])),
            Corrected(of=number, points=points, deals=DEALS, reason="why"),
            Annulled(of=number, reason="why"),
            NoShow(**where, pair=pair),
            Disqualified(pair=pair, reason="why"),
            Penalised(pair=pair, points=5, reason="why"),
            Withdrew(pair=pair),
            Begun(**where),
            Substituted(pair=pair, out=f"Ana {pair}", into=f"Sara {self.names}"),
        ]
        second: list[inputs.Input] = [
            inputs.SecondAsked(round=alone[0], table=alone[1], wanted=chance.random() < 0.8),
            inputs.Seconded(round=alone[0], table=alone[1], device=device, right=chance.random() < 0.5),
        ]
        named = msgspec.structs.replace(
            competition.settings, name=f"Club {chance.randrange(3)}", rounds=chance.randrange(1, 5)
        )
        some = tuple(chance.sample(entries, chance.choice([1, 1, 1, 2, 3])))
        said: dict[str, Any] = {**where, "points": points, "deals": DEALS}
        options: list[inputs.Input] = [
            *second * (3 if state.beside else 1),
            *[inputs.EntriesMade(entries=some)] * 3,
            *[inputs.Claimed(**said, side=side, device=device)] * 4,
            inputs.Agreed(**where, side=side, claim=chance.choice([*claims, 1]), device=device),
            inputs.Called(**where, wanted=chance.random() < 0.5),
            inputs.Decided(**said, reason="why"),
            inputs.Turned(do=chance.choice(["set", "start", "pause", "add", "off"]), seconds=chance.randrange(0, 90)),
            inputs.Linked(links=(inputs.NewLink(role="table", table=1, key_hash=f"h{self.names}"),), salt="s"),
            inputs.Unlinked(link=chance.randrange(1, 5)),
            inputs.WentOnline(round=of_round, tables=((where["table"], f"online{self.names}"),)),
            inputs.CameOffline(round=online[0], tables=(online[1],)),
            inputs.OnlineEnded(table_id=chance.choice([*state.online(), "none"]), points=points, deals=DEALS),
            inputs.SheetKept(**where, sheet=f"S{self.names}"),
            inputs.SheetClosed(sheet=sheet, points=points, deals=DEALS),
            inputs.SheetDiffers(round=written[0], table=written[1], sheet=sheet, points=points, deals=DEALS),
            inputs.SheetDismissed(round=differs[0], table=differs[1]),
            inputs.ClubSettled(settings=agreed(Format.ROUND_ROBIN), rules=chance.choice(["salon", "poker"]), version=1),
            inputs.ClubSettled(settings=named, rules=state.rules.name, version=1),
            made(),
            inputs.Brought(entries=()),
        ]
        return chance.choice([0, 1]), chance.choice(options)


def test_a_desk_is_what_its_log_says() -> None:
    """What is refused changes nothing. By chance, every input is done somewhere and refused somewhere."""
    done, refused = Counter[str](), Counter[str]()
    for turn in TURNS:
        chance, at = Chance(turn), 1_900_000_000_000.0
        state = ClubState("Cdesk", made((Format.SWISS, Format.ROUND_ROBIN, Format.FIXED_AND_MOVING)[turn % 3]), at)
        state.apply(1, five_pairs(), at)
        now = seen(state)
        for _ in range(60):
            by, entry = chance.input(state)
            at += chance.of.randrange(-5000, 60_000)  # also a clock that is set back
            refusal: WordedError | None = None
            try:
                recorded = state.apply(by, entry, at)
            except WordedError as error:
                refusal = error
            before, now = now, seen(state)
            (done if refusal is None else refused)[type(entry).__name__] += 1
            if refusal is not None:
                assert now == before, (turn, entry)
                assert refusal.message("es")
                continue
            assert recorded.seq == before[0] + 1 == state.seq
            made_in = [state.seq_of[number] for number in recorded.numbers]
            assert made_in == [recorded.seq] * len(recorded.numbers)
        rows = [(CLUB_LOG.body(each.by, each.entry), each.at) for each in state.log]
        assert seen(CLUB_LOG.fold("Cdesk", "", rows)) == now, turn
    kinds = {kind.__name__ for kind in inputs.Input.__args__}
    assert kinds - set(done) <= {"ClubMade", "Brought"}
    assert kinds - set(refused) <= {"Linked"}


def test_an_award_is_not_decided_against_a_sheet() -> None:
    """Nobody played, so there is no entry that the sheet's result could correct."""
    state = ClubState("Cdesk", made(), 1.0)
    pairs = tuple(Entered(players=(f"Ana {n}", f"Bea {n}")) for n in range(4))
    said: dict[str, Any] = {"round": 1, "table": 1, "points": (500, 0), "deals": DEALS}
    for entry in (
        inputs.EntriesMade(entries=pairs),
        inputs.EntriesMade(
            entries=(Competition([CompetitionOpened(settings=agreed(Format.SWISS)), *pairs]).propose(),)
        ),
        inputs.SheetKept(round=1, table=1, sheet="Sone"),
        inputs.EntriesMade(entries=(NoShow(round=1, table=1, pair=1),)),
        inputs.SheetDiffers(sheet="Sone", **said),
    ):
        state.apply(1, entry, 2.0)
    with pytest.raises(Refused, match="has its result"):
        state.apply(1, inputs.Decided(reason="why", **said), 3.0)
