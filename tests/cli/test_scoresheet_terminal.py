"""`canasta sheet FILE enter` at a real terminal asks one question after the other, and goes back when told."""

from __future__ import annotations

from pathlib import Path

from tests.cli.running import run
from tests.cli.test_terminal import Terminal, home

from canasta.club.scoresheet import ScoreSheet, read

__all__ = ["home"]  # a fixture


def opened(home: Path) -> str:
    name = str(home / "viernes.jsonl")
    assert run("sheet", name, "new", "--rules", "salon", "--players", "Ana,Eva,Bea,Luz").status == 0
    return name


def kept(name: str) -> ScoreSheet:
    return ScoreSheet(read(Path(name).read_text(encoding="utf-8")))


def test_a_deal_is_asked_for_one_question_at_a_time(home: Path) -> None:
    name = opened(home)
    terminal = Terminal(home, "sheet", name, "enter")
    terminal.until(r"¿Cómo se va a anotar el juego\?[\s\S]*Un número [\s\S]*›")
    terminal.type("quizá\n")
    terminal.until(r"Escribe el número de una de las respuestas, de 1 a 3\.[\s\S]*›")
    terminal.type("2\n")
    terminal.until(r"Ana · Bea: ¿cuánto suma la base[\s\S]*›")
    terminal.type("150\n")
    terminal.until(r"hace falta un múltiplo de 100[\s\S]*›")
    terminal.type("1600\n")
    terminal.until(r"¿cuánto suman las cartas[\s\S]*›")
    terminal.type("b\n")
    terminal.until(r"Ana · Bea: ¿cuánto suma la base[\s\S]*›")
    terminal.type("1500\n")
    terminal.until(r"¿cuánto suman las cartas[\s\S]*›")
    terminal.type("5x50 6x20 15\n")
    terminal.until(r"Eva · Luz: ¿cuánto suma la base[\s\S]*›")
    terminal.type("\n")
    terminal.until(r"¿cuánto suman las cartas[\s\S]*›")
    terminal.type("-45\n")
    terminal.until(r"1885[\s\S]*¿Se anota así\?[\s\S]*›")
    terminal.type("\n")
    terminal.until(r"Reparte Ana")
    assert terminal.process.wait(60) == 0
    assert kept(name).totals == (1885, -45)


def test_what_looks_impossible_is_asked_about_and_leaving_writes_nothing(home: Path) -> None:
    name = opened(home)
    answers = ("closer=Ana", "concealed=no", "clean-0=0", "dirty-0=0", "red_threes-0=0", "laid-0=50", "in_hand-0=0")
    rest = ("clean-1=0", "dirty-1=0", "red_threes-1=0", "laid-1=0", "in_hand-1=0", "black_threes_laid=no", "rare=no")
    assert "Going out takes a canasta" in run("sheet", name, "enter", *answers, *rest).sentence
    terminal = Terminal(home, "sheet", name, "enter")
    terminal.until(r"¿Cómo se va a anotar el juego\?[\s\S]*›")
    terminal.type("1\n")
    terminal.until(r"¿Quién ha cerrado\?[\s\S]*›")
    terminal.type("1\n")
    terminal.until(r"en oculto[\s\S]*›")
    terminal.type("1\n")
    terminal.until(r"canastas limpias\?[\s\S]*›")
    terminal.type("0\n")
    terminal.until(r"canastas sucias\?[\s\S]*›")
    terminal.type("0\n")
    terminal.until(r"Para cerrar hace falta una canasta, y no la hay\.[\s\S]*›")
    terminal.type("q\n")
    assert terminal.process.wait(60) == 1
    assert kept(name).deals == ()
