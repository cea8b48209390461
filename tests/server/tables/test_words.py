"""The public facts of a table: questions that can be asked on one's turn, the layout, the sheets, the ceremony."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Literal

import pytest
from tests.match.playing import EVERY_GAME
from tests.server.tables.tables import LANGS, Played

from canasta import players
from canasta.position import read_position
from canasta.rules import get
from canasta.server.tables import inputs
from canasta.server.tables.books import whole_menu
from canasta.server.tables.errors import TableError
from canasta.server.tables.inputs import PHRASES
from canasta.server.tables.words import comeback, deal_view, table_info
from canasta.server.wire.values import Settings
from canasta.texts import text


@pytest.mark.rule("TB-9.1")
def test_all_that_a_player_may_ask_is_in_sight_of_every_seat() -> None:
    rng = random.Random(2)
    played = Played(Settings(rules="tres-barajas", ceremony="short")).begin()
    last_rounds = set()
    while played.table.stage == "play":
        deal = played.deal
        views = [deal_view(deal, seat) for seat in range(4)]
        for view in views:
            assert view.hands == tuple(len(hand) for hand in deal.hands)
            assert [side.minimum for side in view.sides] == [int(side.minimum) for side in deal.core.sides]
            assert [len(side.melds) for side in view.sides] == [len(side.melds) for side in deal.sides]
            assert view.stock == len(deal.stock)
            assert view.last_round == (len(deal.stock) <= 8)
            last_rounds.add(view.last_round)
        assert table_info(played.table, "es").scores == played.match.scores
        played.step(rng)
    assert last_rounds == {True, False}


@pytest.mark.rule("TB-9.3", "CL-7.1")
def test_melds_carry_what_the_layout_needs() -> None:
    """Who laid a meld, whether it is a canasta and of which kind, the moda, and what freezes the pile."""
    rng = random.Random(4)
    kinds, crosswise = set(), set()
    for name in ("tres-barajas", "clasica"):
        played = Played(Settings(rules=name, ceremony="short")).begin()
        while played.table.stage == "play":
            view = deal_view(played.deal, 0)
            assert (view.moda is not None) == (name == "tres-barajas")
            assert bool(view.pile.crosswise) <= view.pile.frozen
            if view.pile.frozen:
                crosswise.add(len(view.pile.crosswise))
            for side in view.sides:
                for meld in side.melds:
                    kinds.add(meld.canasta)
                    assert (meld.canasta is not None) == (len(meld.cards) >= 7)
                    assert meld.laid_by in side.seats
            played.step(rng, greedy=name == "tres-barajas")
    assert kinds >= {None, "clean", "dirty"}
    assert crosswise
    assert 0 not in crosswise


@pytest.mark.rule("SA-3.6", "TB-9.3")
def test_a_finished_canasta_is_stacked_and_told_clean_from_dirty() -> None:
    """With its cards, of which the page lays a red or a black one on top (web/tests/table/stack.test.ts)."""
    for name in ("salon", "tres-barajas"):
        melds = '"Kh Kd Ks Kh Kd Ks Kc", "Qh Qd Qs Qh Qd 2s X", "9h 9c 9d 9s 9h 9c"'
        seats = 4 * "[[seat]]\nhand = 11\n"
        seen = deal_view(read_position(f'rules = "{name}"\n{seats}[[side]]\nmelds = [{melds}]\n[[side]]\n'), 1)
        stacked = [(meld.canasta, len(meld.cards)) for meld in seen.sides[0].melds if len(meld.cards) >= seen.stack]
        assert stacked[:2] == [("clean", 7), ("dirty", 7)]
        assert stacked[2:] == ([] if name == "salon" else [(None, 6)])


@pytest.mark.rule("TB-9.3")
@pytest.mark.parametrize("name", EVERY_GAME)
def test_the_book_says_which_melds_are_stacked(name: str) -> None:
    deal = Played(Settings(rules=name, ceremony="short")).begin().deal
    assert deal_view(deal, None).stack == (6 if name == "tres-barajas" else 7)


@pytest.mark.rule("CL-1.2", "SA-2.2", "RE-1.6", "TB-2.2")
@pytest.mark.parametrize("name", EVERY_GAME)
def test_the_direction_of_play_is_told(name: str) -> None:
    """At the table and of the cards: everybody sits so that the next player is on the side where play goes."""
    clockwise = name.partition("/")[0] not in ("salon", "reglamento")
    played = Played(Settings(rules=name, ceremony="short")).begin()
    assert table_info(played.table, "en").clockwise is clockwise
    assert deal_view(played.deal, 1).clockwise is clockwise
    turned = Played(Settings(rules=name, house={"clockwise": not clockwise}))
    assert table_info(turned.table, "en").clockwise is not clockwise


def test_hints_are_allowed_as_the_table_is_now() -> None:
    played = Played(Settings(rules="clasica", ceremony="short"))
    assert table_info(played.table, "en").hints
    played.do(1, inputs.Joined(1, "Luis", "fox", "hash"))
    assert not table_info(played.table, "en").hints
    played.do(1, inputs.ChairLeft(1))
    assert table_info(played.table, "en").hints
    for allowed in ("never", "always"):
        played.do(0, inputs.SettingsChanged(Settings(rules="clasica", hints=allowed)))
        assert table_info(played.table, "en").hints is (allowed == "always")


@pytest.mark.parametrize("lang", LANGS)
def test_the_level_of_the_bots_is_told_in_words(lang: str) -> None:
    for level in players.names():
        table = Played(Settings(rules="clasica", bots=level)).table
        everyday = f"level-name-{level}" if level in players.LEVELS else f"bot-name-{level}"
        assert table_info(table, lang).bots == text(lang, everyday) != level


@pytest.mark.parametrize("name", EVERY_GAME)
def test_sheets_add_up_in_both_languages(name: str) -> None:
    played = Played(Settings(rules=name, ceremony="short")).begin().play(random.Random(3), deals=2, greedy=True)
    for lang in LANGS:
        info = table_info(played.table, lang)
        assert len(info.sheets) >= 1
        before = [0] * info.sides
        for sheet in info.sheets:
            for side in sheet:
                assert side.base == sum(line.points for line in side.lines if line.part == "base")
                assert side.cards == sum(line.points for line in side.lines if line.part == "cards")
                assert side.total == side.base + side.cards
                assert (side.before, side.after) == (before[side.side], before[side.side] + side.total)
                assert all(line.label and line.rule for line in side.lines)
            before = [side.after for side in sheet]
        assert info.scores == before
    es, en = (table_info(played.table, lang) for lang in LANGS)
    assert es.title != en.title or name.startswith("zzz")
    assert es.phrases.keys() == en.phrases.keys()


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        ("clasica", {}),
        ("salon", {5: "Canastrón (5 canastas)", 7: "Canasta of canastas (7 canastas)"}),
        ("tres-barajas", {5: "Canastilla (5 canastas)", 10: "Canastón (10 canastas)"}),
    ],
)
def test_numbers_of_canastas_that_are_worth_an_award_are_told_beforehand(rules: str, told: dict[int, str]) -> None:
    assert table_info(Played(Settings(rules=rules)).table, "en").milestones == told


def test_only_three_packs_double_a_second_canasta_of_a_rank() -> None:
    modas = [name for name in EVERY_GAME if table_info(Played(Settings(rules=name)).table, "en").moda_doubles]
    assert modas == ["tres-barajas"]
    doubled = [name for name in EVERY_GAME if table_info(Played(Settings(rules=name)).table, "en").repeats]
    assert doubled == ["tres-barajas"]


def test_sevens_are_told_of_where_their_canasta_has_an_award_of_its_own() -> None:
    """RE-4.2 SA-6.1: an award of sevens is a house rule of some tables."""
    switched: tuple[dict[str, int | bool | str], ...] = ({}, {"canasta_sevens": 1500})
    tables = [Played(Settings(rules="salon", house=house)).table for house in switched]
    assert [table_info(table, "en").sevens for table in tables] == [False, True]


def test_a_comeback_is_a_victory_of_who_had_all_but_lost() -> None:
    rules = get("clasica")
    far, near = [[0, 0], [1200, 4500], [3000, 4600]], [[0, 0], [2100, 2400]]
    assert [comeback(rules, won, far) for won in (0, 1, "draw", None)] == [True, False, False, False]
    assert not comeback(rules, 0, near)


def test_what_each_player_did_is_told_after_each_deal_that_was_played_out() -> None:
    rng = random.Random(3)
    played = Played(Settings(rules="clasica", ceremony="short", house={"target": 20_000}))
    assert table_info(played.table, "en").shares == []
    played.begin().play(rng, deals=2)
    shares = table_info(played.table, "en").shares
    assert [len(deal) for deal in shares] == [4, 4]
    assert sum(share.laid for deal in shares for share in deal) > 0
    played.do(None, inputs.NextDeal())
    assert (played.table.stage, table_info(played.table, "en").shares) == ("play", [])
    played.do(0, inputs.Abandoned())
    assert (played.table.stage, table_info(played.table, "en").shares) == ("finished", shares)


def test_every_sign_of_the_page_is_a_set_phrase() -> None:
    source = (Path(__file__).parents[3] / "web" / "src" / "table" / "phraseIcons.ts").read_text(encoding="utf-8")
    codes = re.findall(r'^  "?([a-z-]+)"?:\s*[`"]', source, re.MULTILINE)
    assert len(codes) >= 8
    assert set(codes) <= set(PHRASES)


def test_the_whole_ceremony_is_told_step_by_step() -> None:
    rng = random.Random(1)
    played = Played(Settings(rules="tres-barajas"), people=4).begin()
    info = table_info(played.table, "en")
    assert (info.stage, info.names, info.dealer, info.deal) == ("draw", [], None, 0)
    assert info.spread is not None
    assert (info.spread.cards, info.spread.rounds, info.spread.waiting) == (162, [], [0, 1, 2, 3])
    assert info.contributed == [False] * 4
    first = info.commitment
    played.do(2, inputs.Contributed(" siete "))
    assert table_info(played.table, "en").contributed == [False, False, True, False]
    played.do(3, inputs.Picked(7))
    spread = table_info(played.table, "en").spread
    assert spread is not None
    assert [(card.player, card.place) for card in spread.rounds[0]] == [(3, 7)]
    with pytest.raises(TableError) as error:
        played.do(3, inputs.Picked(8))
    assert error.value.code == "draw-wait"
    assert error.value.data["name"] == "Ana, Luis, Eva"
    while played.table.stage == "draw":
        played.step(rng)
    info = table_info(played.table, "en")
    assert info.stage == "shuffle"
    assert sorted(info.names) == ["Ana", "Eva", "Juan", "Luis"]
    assert [chair and chair.seat for chair in info.chairs] == [
        info.names.index(chair.name) for chair in info.chairs if chair is not None
    ]
    assert info.commitment != first
    assert info.cutter is not None
    assert info.pack == 162
    dealer = next(chair for chair in info.chairs if chair is not None and chair.seat == info.dealer)
    for number in range(4):
        if number != dealer.number:
            with pytest.raises(TableError) as error:
                played.do(number, inputs.Shuffled())
            assert error.value.data["name"] == dealer.name
    played.do(dealer.number, inputs.Shuffled())
    cutter = next(chair for chair in info.chairs if chair is not None and chair.seat == info.cutter)
    played.do(cutter.number, inputs.Lifted(60))
    info = table_info(played.table, "en")
    assert (info.stage, info.deal, info.spread) == ("play", 1, None)


@pytest.mark.parametrize("name", EVERY_GAME)
@pytest.mark.parametrize("seating", ["draw", "given"])
def test_what_is_told_is_what_comes(name: str, seating: Literal["draw", "given"]) -> None:
    form = next(form for each in whole_menu("en").sets for form in each.forms if form.rules == name)
    played = Played(Settings(rules=name, seating=seating), form.seats if seating == "given" else 1)
    told = table_info(played.table, "en")
    if seating == "draw":
        assert (told.draws, told.cuts) == (form.draws, form.cuts)
    played.begin("ab" * 32, "cd" * 32)
    assert (played.table.stage == "draw") == told.draws
    assert played.table.stage == "draw" or (played.match.cutter is not None) == told.cuts
    if not told.draws:
        assert played.table.seating == tuple(range(played.table.rules.seats)), "everybody plays where they sit"
