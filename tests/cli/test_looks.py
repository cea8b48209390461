"""The table on a screen: nothing wider than it, readable without colours and without signs for suits."""

from __future__ import annotations

import io
from collections.abc import Callable
from contextlib import redirect_stdout
from functools import cache
from random import Random

import pytest
from tests.cli.matches import NAMES, played
from tests.cli.running import run
from tests.match.playing import EVERY_GAME

from canasta.cli import board, sheet, table
from canasta.cli.board import label, menu, ordered
from canasta.cli.news import turns
from canasta.cli.screen import Screen
from canasta.deal.deal import Deal
from canasta.deal.events import CardsDrawn, LaidOff, TurnBegan
from canasta.deal.view import view
from canasta.players import get
from canasta.players.simulation import deal_out
from canasta.position import to_toml
from canasta.rules import get as rules_named
from canasta.texts import LANGUAGES


def shown(draw: Callable[[Screen], None], lang: str = "en", columns: int = 80, encoding: str = "utf-8") -> str:
    """The text printed on a screen of that width."""
    written, page = io.BytesIO(), Screen(lang)
    stream = io.TextIOWrapper(written, encoding, errors="replace")
    with redirect_stdout(stream):
        page.console._width = columns
        draw(page)
    stream.flush()
    return written.getvalue().decode(encoding)


@cache
def late_deal(game: str) -> Deal:
    """A deal with much on the table, where somebody has drawn."""
    deal, chance, bot, actions = deal_out(rules_named(game), "looks", 1), Random(2), get("greedy"), 60
    while True:
        before = deal.copy()
        deal.play(bot.choose(view(deal, deal.to_act), chance))
        if deal.over:
            return before
        actions -= 1
        if actions <= 0 and deal.phase == "play":
            return deal


def seen(game: str = "clasica", names: tuple[str, ...] = NAMES) -> Callable[[Screen], None]:
    """Draws that deal as the seat to act sees it."""
    deal = late_deal(game)
    return lambda page: board.show(page, view(deal, deal.to_act), names[: deal.rules.seats], (), clear=False)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_no_line_is_wider_than_the_screen(game: str) -> None:
    deal = late_deal(game)
    for lang in LANGUAGES:
        for columns in (40, 60, 80, 120):
            text = shown(seen(game), lang, columns)
            assert max(map(len, text.splitlines())) <= columns
            assert all(name in text for name in NAMES[: deal.rules.seats])
            assert f"{len(view(deal, deal.to_act).legal)})" in text


@pytest.mark.parametrize("columns", [40, 80])
def test_the_score_sheet_fits_the_screen(columns: int) -> None:
    match = played("reglamento/6-pairs", 1, 0)

    def draw(page: Screen) -> None:
        page.block(sheet.sheet(page, match.score_sheets[0], match.names), width=page.table_width)
        page.block(sheet.history(page, match.score_sheets, match.names), width=page.table_width)

    text = shown(draw, "es", columns)
    assert max(map(len, text.splitlines())) <= columns
    for score in match.score_sheets[0]:
        assert str(abs(score.total)) in text


def test_totals_stand_level_below_the_lines() -> None:
    match = played("clasica", 1, 0)
    text = shown(lambda page: page.block(sheet.sheet(page, match.score_sheets[0], match.names), page.table_width))
    assert text.rstrip().splitlines()[-1].count("Total") == 2


def test_without_signs_for_suits_letters_do() -> None:
    assert shown(seen(), encoding="ascii").isascii()
    assert shown(lambda page: page.print(table.face(page, "Th")), encoding="ascii") == "10h\n"


@pytest.mark.rule("CL-1.2", "SA-2.2", "RE-1.6")
@pytest.mark.parametrize(("game", "way"), [("clasica", "(clockwise)"), ("salon", "(counter-clockwise)")])
def test_the_players_stand_in_the_order_of_play_with_its_direction(game: str, way: str) -> None:
    line = shown(lambda page: page.block(table.players(page, view(late_deal(game), 2), NAMES[:4]))).splitlines()[0]
    assert line.count("→") == 3
    assert next(word for word in line.replace("▸", "").split() if word in NAMES) == NAMES[2]
    assert line.endswith(way)
    alone = view(late_deal("reglamento/2"), 0)
    two = shown(lambda page: page.block(table.players(page, alone, NAMES[:2])), encoding="ascii")
    assert "->" in two
    assert "clockwise" not in two


def test_no_colour_where_none_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("FORCE_COLOR", "1")  # a terminal, as far as rich is concerned
    text = shown(seen())
    assert "\x1b[3" not in text
    assert "\x1b[9" not in text


def test_a_hand_is_grouped_by_rank() -> None:
    page, cards = Screen("en"), ["4c", "Th", "4d", "X", "As", "2d", "3s", "Ts"]
    assert [line.plain for line in table.hand(page, cards, 80)] == ["X   2♦   A♠   10♥ 10♠   4♣ 4♦   3♠"]
    assert [line.plain for line in table.hand(page, cards, 17)] == ["X   2♦   A♠", "10♥ 10♠   4♣ 4♦", "3♠"]


def test_cards_that_have_just_come_are_underlined() -> None:
    (line,) = table.hand(Screen("en"), ["4c", "4c", "Ks"], 80, ["4c", "7h"])
    assert [(span.start, span.end) for span in line.spans if span.style == "underline"] == [(5, 7)]
    came = CardsDrawn(number=1, seat=0, count=1, cards=("4c",))
    begun = TurnBegan(number=2, seat=0)
    assert board.came_this_turn(0, [begun, came]) == ["4c"]
    assert board.came_this_turn(0, [came, begun]) == []
    assert board.came_this_turn(1, [begun, came.seen_by(1)]) == []


def test_four_suits_have_four_colours() -> None:
    assert len({str(table.face(Screen("en"), card).style) for card in ("Ks", "Kh", "Kd", "Kc")}) == 4


def test_the_menu_numbers_what_it_shows() -> None:
    legal = ["draw", "take 9 9", "take", "meld 9 9 2", "add 5 > 1", "discard T", "discard 3b", "ask", "swap K 2 > 3"]
    said = shown(lambda page: page.block(menu(page, legal)), "es")
    assert ordered(legal) == ["draw", "ask", "take 9 9", "take", *legal[3:5], "swap K 2 > 3", "discard T", "discard 3b"]
    assert "turno      1) robar   2) pedir permiso para cerrar" in said
    assert "tomar      3) 9 9   4) añadir la carta de encima" in said
    assert "descartar  8) 10   9) 3♠" in said
    assert "cambiar    7) K 2 → 3" in said


def test_what_the_turn_still_owes_is_said() -> None:
    position = {
        "rules": "reglamento",
        "phase": "play",
        "pile": "9h",
        "seat": [{"hand": "Kh 4d 5d 6d"}, {}, {}, {}],
        "side": [{"melds": ["Qh Qd Qc", "Kh Kd Kc Ks Kd Kc 2h"]}],
    }
    done = run("try", "-", "swap K 2 > 2", given=to_toml(position))
    assert "Still to be laid in another meld this turn: a two." in done.out
    hands = [{"hand": "Ah Ad Ac Kh Kd 2d 4c 5c"}, {}, {}, {}]
    position = {"rules": "clasica", "phase": "play", "pile": "9h", "seat": hands}
    done = run("try", "-", "meld K K 2", given=to_toml(position), lang="es")
    assert "Expuesto hasta ahora para abrir: 40 de 50 puntos." in done.out


def test_names_are_not_read_as_markup() -> None:
    text = shown(seen(names=("[red]Ana[/]", ":smile:", "C", "D")))
    assert "[red]Ana[/]" in text
    assert ":smile:" in text


def test_an_entry_of_the_menu_is_not_broken() -> None:
    legal = [f"add {card} > {meld}" for card in "456789TJQK" for meld in (1, 2)]
    for columns in range(40, 60):
        text = shown(lambda page, wide=columns: page.block(menu(page, legal), width=wide), columns=columns)  # type: ignore[misc]
        assert not any(line.rstrip()[-1] in ")→" or line.lstrip()[0] == "→" for line in text.splitlines())


def test_a_black_three_has_the_suit_that_is_held() -> None:
    page = Screen("en")
    assert "3♣" in label(page, "discard 3b", ["Kh", "3c"]).plain
    assert "3♠" in label(page, "discard 3b").plain


def test_what_is_laid_off_card_by_card_is_told_at_once() -> None:
    def added(*cards: str, length: int, rank: str = "K") -> LaidOff:
        return LaidOff(seat=1, cards=cards, meld=1, rank=rank, length=length)

    events = [
        added("Kh", length=4),
        added("Ks", length=5),
        added("2d", length=6),
        added("Qs", length=4, rank="Q"),
        added("Qs", length=4, rank="Q"),  # another meld of the same rank
    ]
    ((name, said),) = turns(Screen("es"), events, 0, ("Ana", "Eva"))
    assert name == "Eva"
    assert said[0] == "añade dos reyes y un dos a la combinación de reyes."
    assert said[1:] == ["añade una dama a la combinación de damas."] * 2


def test_a_line_with_a_file_is_broken_but_not_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")  # a terminal, as far as rich is concerned
    file = "/somewhere/my evenings/a-long-name-of-a-file-that-goes-beyond-the-line.canasta"
    lines = shown(lambda page: page.tell("cli-play-record", file=file), "es", 50).splitlines()
    assert any(file in line for line in lines)
    assert all(len(line) <= 50 for line in lines if file not in line)
