"""Tables that share their cards: the same deals, the same cut, the same answers of bots to the same actions."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from msgspec.structs import replace
from tests.server.tables.tables import Played, code, everything

from canasta.match.record import read, write
from canasta.match.replay import from_record
from canasta.match.shuffle import Sealed
from canasta.match.verify import Status, verify
from canasta.server.journal.time_and_chance import Chance
from canasta.server.tables import inputs
from canasta.server.tables.bot_choice import choose
from canasta.server.tables.same_cards import SameCards
from canasta.server.tables.table_log import completed
from canasta.server.tables.words import table_info
from canasta.server.upkeep.carrying import _marked
from canasta.server.wire.values import Settings

CARDS = SameCards("same-1", "ab" * 32)
GAMES = ["clasica", "internacional", "salon", "reglamento", "tres-barajas"]


class Sharing(Played):
    """A table with those cards, at which one person and three bots play `deals` deals."""

    def __init__(
        self,
        rules: str = "clasica",
        cards: SameCards = CARDS,
        seed: str = "5eed" * 16,
        *,
        people: int = 1,
        deals: int = 2,
        begun: bool = True,
        **settings: object,
    ) -> None:
        made = inputs.TableMade(Settings(rules=rules, house={"deals": deals}, **settings), cards=cards)  # type: ignore[arg-type]
        self.made = made
        super().__init__(made.settings, 0, made=made, seed=seed)
        for number in range(people):
            self.do(number, inputs.Joined(number, ["Ana", "Luis"][number], "fox", f"{number}" * 64))
        if begun:
            self.ask(0, inputs.MatchBegun())

    def ask(self, by: int | None, entry: inputs.Input) -> None:
        """Do an input as the server stores it."""
        self.do(by, completed(self.table, by, entry, Chance(random.Random(self.table.seq))))

    def play_on(self, own: random.Random, bots: str = "greedy") -> list[str]:
        """Play to the end: seat 0 by that chance, bots of that level by the table's; return all actions."""
        played = []
        while self.table.stage != "finished":
            if self.table.stage == "between":
                self.ask(None, inputs.NextDeal())
                continue
            view, player = self.match.view(self.match.to_act), self.table.waited_for[0]
            action = own.choice(view.legal) if player == 0 else choose(bots, view, self.table.bot_chance)
            self.do(player, inputs.ActionsPlayed(action))
            played.append(action)
        return played


def hands(played: Played) -> Sequence[object]:
    match = played.match
    return [match.cut_made, *(match.view(seat).hand for seat in range(4)), match.view(0).pile]


@pytest.mark.parametrize("rules", GAMES)
def test_two_tables_get_the_same_cards_deal_after_deal_though_they_are_played_otherwise(rules: str) -> None:
    one, other = Sharing(rules), Sharing(rules, seed="beef" * 16)
    assert hands(one) == hands(other)
    for played, number in ((one, 1), (other, 2)):
        played.play_on(random.Random(number))
    records = [each.match.record() for each in (one, other)]
    assert [deal.deck for deal in records[0].deals] == [deal.deck for deal in records[1].deals]
    assert [deal.cut for deal in records[0].deals] == [deal.cut for deal in records[1].deals]
    assert records[0].deals[0].turns != records[1].deals[0].turns
    assert len(records[0].deals) == 2


def test_other_shared_cards_are_other_cards() -> None:
    assert hands(Sharing()) != hands(Sharing(cards=SameCards("same-1", "ac" * 32)))
    assert hands(Sharing()) != hands(Sharing(cards=SameCards("same-2", "ab" * 32)))


@pytest.mark.parametrize("rules", GAMES)
def test_its_record_is_replayed_and_verified(rules: str) -> None:
    played = Sharing(rules)
    played.play_on(random.Random(3))
    text = write(played.match.record())
    assert from_record(read(text)).record() == played.match.record()
    assert {each.status for each in verify(text.encode())} == {Status.PROVEN}
    deals = read(text).deals  # the bots of the compiled build may end the match with the first
    sealed = Sealed("same-1", len(deals), bytes.fromhex(CARDS.of_deal(len(deals))))
    assert deals[-1].deck.commitment == sealed.commitment, "it could be published before"


def test_bots_answer_the_same_actions_alike_and_others_otherwise() -> None:
    one, other = Sharing(deals=1), Sharing(deals=1, seed="beef" * 16)
    assert one.play_on(random.Random(5), "random") == other.play_on(random.Random(5), "random")
    assert turn(1).table.bot_chance == turn(1).table.bot_chance
    assert len({turn(number).table.bot_chance for number in range(8)}) > 1


def turn(number: int) -> Sharing:
    """A table in play, after the first turn of the person by that chance."""
    played, own = Sharing(), random.Random(number)
    while played.table.waited_for == [0]:
        played.do(0, inputs.ActionsPlayed(own.choice(played.match.view(0).legal)))
    return played


def test_nobody_draws_adds_or_cuts_and_the_host_begins_with_bots() -> None:
    played = Sharing("tres-barajas", begun=False, ceremony="full", people=2)
    info = table_info(played.table, "en")
    assert (info.cards, info.deals, info.draws) == ("same-1", 2, False)
    assert code(played, 0, inputs.SettingsChanged(replace(played.made.settings, rules="salon"))) == "settings-shared"
    played.do(1, inputs.Confirmed())
    played.ask(0, inputs.MatchBegun())
    assert played.table.stage == "play"
    assert played.table.seating == (0, 1, 2, 3)
    assert len([chair for chair in played.table.chairs if chair is not None and chair.is_bot]) == 2


def test_its_log_rebuilds_the_same_table() -> None:
    played = Sharing()
    played.play_on(random.Random(7))
    assert everything(played.rebuilt()) == everything(played.table)


def test_a_copy_of_its_log_always_knows_cards_to_come() -> None:
    """Readers of a log with shared cards know every deal, so a table that comes from another machine says so."""
    played = Sharing()
    while played.table.stage != "between":
        played.step(random.Random(2), greedy=True)
    assert played.table.sealed
    marked = _marked([played.stored()], {played.table.id: played.table})
    assert b'"carried"' in marked[0].first
    assert not Played(Settings(rules="clasica")).table.sealed


def test_a_match_ends_with_its_last_deal_or_at_its_target_whichever_is_first() -> None:
    played = Sharing(deals=3)
    played.play_on(random.Random(1))
    assert len(played.table.score_sheets) == 3
    assert played.table.winner in (0, 1, "draw")
    settings = Settings(rules="clasica", house={"deals": 3, "target": 100})
    quick = Played(settings, 1, made=inputs.TableMade(settings, cards=CARDS))
    quick.begin(CARDS.of_deal(0), CARDS.of_deal(1)).play(random.Random(1), greedy=True)
    assert len(quick.table.score_sheets) < 3
