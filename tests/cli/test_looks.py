"""The table on a screen: nothing wider than it, readable without colours and without signs for suits."""

from __future__ import annotations

import io
import sys
from contextlib import redirect_stdout
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


class Shown:
    """A screen of that width and what was printed on it."""

    def __init__(self, lang: str = "en", columns: int = 80, encoding: str = "utf-8") -> None:
        self.stream = io.TextIOWrapper(io.BytesIO(), encoding, errors="replace")
        self.columns = columns
        self.page = Screen(lang)

    def __enter__(self) -> Screen:
        self._redirect = redirect_stdout(self.stream)
        self._redirect.__enter__()
        _ = self.page.console
        self.page.console._width = self.columns
        return self.page

    def __exit__(self, *error: object) -> None:
        self._redirect.__exit__(None, None, None)
        self.stream.flush()
        assert isinstance(self.stream.buffer, io.BytesIO)
        self.text = self.stream.buffer.getvalue().decode(self.stream.encoding)


def late_deal(game: str, actions: int = 60) -> Deal:
    """A deal with much on the table, where somebody has drawn."""
    deal, chance, bot = deal_out(rules_named(game), "looks", 1), Random(2), get("greedy")
    while True:
        before = deal.copy()
        deal.play(bot.choose(view(deal, deal.to_act), chance))
        if deal.over:
            return before
        actions -= 1
        if actions <= 0 and deal.phase == "play":
            return deal


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("columns", [40, 60, 80, 120])
@pytest.mark.parametrize("game", EVERY_GAME)
def test_no_line_is_wider_than_the_screen(game: str, columns: int, lang: str) -> None:
    deal = late_deal(game)
    shown = Shown(lang, columns)
    with shown as page:
        board.show(page, view(deal, deal.to_act), NAMES[: deal.rules.seats], ())
    assert max(map(len, shown.text.splitlines())) <= columns
    seen = view(deal, deal.to_act)
    assert all(NAMES[seat] in shown.text for seat in range(deal.rules.seats))
    assert f"{len(seen.legal)})" in shown.text


@pytest.mark.parametrize("columns", [40, 80])
def test_the_score_sheet_fits_the_screen(columns: int) -> None:
    match = played("reglamento/6-pairs", 1, 0)
    shown = Shown("es", columns)
    with shown as page:
        page.block(sheet.sheet(page, match.score_sheets[0], match.names), width=page.table_width)
        page.block(sheet.history(page, match.score_sheets, match.names), width=page.table_width)
    assert max(map(len, shown.text.splitlines())) <= columns
    for score in match.score_sheets[0]:
        assert str(abs(score.total)) in shown.text


def test_totals_stand_level_below_the_lines() -> None:
    match = played("clasica", 1, 0)
    shown = Shown()
    with shown as page:
        page.block(sheet.sheet(page, match.score_sheets[0], match.names), width=page.table_width)
    last = shown.text.rstrip().splitlines()[-1]
    assert last.count("Total") == 2


def test_without_signs_for_suits_letters_do() -> None:
    deal = late_deal("clasica")
    shown = Shown(encoding="ascii")
    with shown as page:
        assert not page.fancy
        board.show(page, view(deal, deal.to_act), NAMES[:4], ())
        assert table.face(page, "Th").plain == "10h"
    assert shown.text.isascii()


@pytest.mark.rule("CL-1.2", "SA-2.2", "RE-1.6")
@pytest.mark.parametrize(("game", "way"), [("clasica", "(clockwise)"), ("salon", "(counter-clockwise)")])
def test_the_players_stand_in_the_order_of_play_with_its_direction(game: str, way: str) -> None:
    deal = late_deal(game)
    shown = Shown()
    with shown as page:
        page.block(table.players(page, view(deal, 2), NAMES[:4]))
    line = shown.text.splitlines()[0]
    assert line.count("→") == 3
    assert next(word for word in line.replace("▸", "").split() if word in NAMES) == NAMES[2]
    assert line.endswith(way)
    alone = late_deal("reglamento/2")
    with (two := Shown(encoding="ascii")) as page:
        page.block(table.players(page, view(alone, 0), NAMES[:2]))
    assert "->" in two.text
    assert "clockwise" not in two.text


def test_no_colour_where_none_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("FORCE_COLOR", "1")  # a terminal, as far as rich is concerned
    deal = late_deal("clasica")
    shown = Shown()
    with shown as page:
        board.show(page, view(deal, deal.to_act), NAMES[:4], (), clear=False)
    assert "\x1b[3" not in shown.text
    assert "\x1b[9" not in shown.text


def test_a_hand_is_grouped_by_rank() -> None:
    with Shown() as page:
        lines = table.hand(page, ["4c", "Th", "4d", "X", "As", "2d", "3s", "Ts"], 80)
        assert [line.plain for line in lines] == ["X   2♦   A♠   10♥ 10♠   4♣ 4♦   3♠"]
        narrow = table.hand(page, ["4c", "Th", "4d", "X", "As", "2d", "3s", "Ts"], 17)
        assert [line.plain for line in narrow] == ["X   2♦   A♠", "10♥ 10♠   4♣ 4♦", "3♠"]


def test_cards_that_have_just_come_are_underlined() -> None:
    with Shown() as page:
        (line,) = table.hand(page, ["4c", "4c", "Ks"], 80, ["4c", "7h"])
    assert [(span.start, span.end) for span in line.spans if span.style == "underline"] == [(5, 7)]
    came = CardsDrawn(number=1, seat=0, count=1, cards=("4c",))
    begun = TurnBegan(number=2, seat=0)
    assert board.came_this_turn(0, [begun, came]) == ["4c"]
    assert board.came_this_turn(0, [came, begun]) == []
    assert board.came_this_turn(1, [begun, came.seen_by(1)]) == []


def test_four_suits_have_four_colours() -> None:
    with Shown() as page:
        assert len({str(table.face(page, card).style) for card in ("Ks", "Kh", "Kd", "Kc")}) == 4


def test_the_menu_numbers_what_it_shows() -> None:
    legal = ["draw", "take 9 9", "take", "meld 9 9 2", "add 5 > 1", "discard T", "discard 3b", "ask", "swap K 2 > 3"]
    shown = Shown("es")
    with shown as page:
        page.block(menu(page, legal))
    assert ordered(legal) == ["draw", "ask", "take 9 9", "take", *legal[3:5], "swap K 2 > 3", "discard T", "discard 3b"]
    said = shown.text
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
    position = {
        "rules": "clasica",
        "phase": "play",
        "pile": "9h",
        "seat": [{"hand": "Ah Ad Ac Kh Kd 2d 4c 5c"}, {}, {}, {}],
    }
    done = run("try", "-", "meld K K 2", given=to_toml(position), lang="es")
    assert "Expuesto hasta ahora para abrir: 40 de 50 puntos." in done.out


def test_names_are_not_read_as_markup() -> None:
    deal = late_deal("clasica")
    shown = Shown()
    with shown as page:
        board.show(page, view(deal, deal.to_act), ["[red]Ana[/]", ":smile:", "C", "D"], ())
    assert "[red]Ana[/]" in shown.text
    assert ":smile:" in shown.text
    assert sys.stdout is not shown.stream


def test_an_entry_of_the_menu_is_not_broken() -> None:
    legal = [f"add {card} > {meld}" for card in "456789TJQK" for meld in (1, 2)]
    for columns in range(40, 60):
        shown = Shown(columns=columns)
        with shown as page:
            page.block(menu(page, legal), width=columns)
        assert not any(line.rstrip()[-1] in ")→" or line.lstrip()[0] == "→" for line in shown.text.splitlines())


def test_a_black_three_has_the_suit_that_is_held() -> None:
    with Shown() as page:
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
    with Shown("es") as page:
        ((name, said),) = turns(page, events, 0, ("Ana", "Eva"))
    assert name == "Eva"
    assert said[0] == "añade dos reyes y un dos a la combinación de reyes."
    assert said[1:] == ["añade una dama a la combinación de damas."] * 2


def test_a_line_with_a_file_is_broken_but_not_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")  # a terminal, as far as rich is concerned
    shown = Shown("es", 50)
    file = "/somewhere/my evenings/a-long-name-of-a-file-that-goes-beyond-the-line.canasta"
    with shown as page:
        page.tell("cli-play-record", file=file)
    lines = shown.text.splitlines()
    assert any(file in line for line in lines)
    assert all(len(line) <= 50 for line in lines if file not in line)
