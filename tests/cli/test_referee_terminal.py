"""`canasta referee` at a real terminal asks one question after the other."""

from __future__ import annotations

import re
from pathlib import Path

from tests.cli.test_terminal import Terminal, home

__all__ = ["home"]  # a fixture


def test_at_a_terminal_it_asks_one_question_after_the_other(home: Path) -> None:
    terminal = Terminal(home, "referee")
    sets = terminal.until(r"¿A qué se juega\?[\s\S]*›")
    salon = re.search(r"(\d+\)) +Canasta de salón", sets)
    assert salon
    terminal.type(f"{salon[1][:-1]}\n")
    listed = terminal.until(r"¿Qué ha pasado\? .*›")
    number = re.search(r"(\d+)\) +Robó del mazo fuera de turno", listed)
    assert number
    terminal.type("0\n")
    terminal.until(r"un número de 1 a \d+, o q para dejarlo\.")
    terminal.type(f"{number[1]}\n")
    terminal.until(r"¿Cuándo se advirtió\?\s+1\) .*\s+2\) Después\s+›")
    terminal.type("1\n")
    terminal.until(r"mezcló la carta con las de su mano\?|¿Mezcló la carta con las de su mano\?[\s\S]*›")
    terminal.type("2\n")
    terminal.until(r"¿Quién robó\?[\s\S]*›")
    terminal.type("2\n")
    ruling = terminal.until(r"RE-6\.3")
    assert "Se restan 100 puntos al bando infractor." in " ".join(ruling.split())
    assert terminal.process.wait(60) == 0


def test_at_a_terminal_a_case_is_found_by_what_is_said(home: Path) -> None:
    terminal = Terminal(home, "referee", "salon")
    listed = terminal.until(r"¿Qué ha pasado\? .*›")
    number = re.search(r"(\d+)\) +Robó cartas de más", listed)
    assert number
    terminal.type("xyzzy\n")
    terminal.until(r"un número de 1 a \d+, o q para dejarlo\.")
    terminal.type("cogió dos cartas\n")
    terminal.until(rf"{number[1]}\) +Robó cartas de más[\s\S]*›")
    terminal.type(f"{number[1]}\n")
    terminal.until(r"¿Cuándo se advirtió\?")
    terminal.type("q\n")
    assert terminal.process.wait(60) == 0
