"""Spanish for everybody who speaks it, and one word a thing in what people read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SPANISH = ROOT / "src" / "canasta" / "texts" / "es"
ENGLISH = ROOT / "src" / "canasta" / "texts" / "en"
READ_IN_SPANISH = [*sorted(SPANISH.glob("*.ftl")), ROOT / "README.es.md", ROOT / "docs" / "how-to" / "organizador.md"]
PAGE = ("table", "web", "web_club", "web_organise", "web_phone", "web_referee", "web_replay", "web_sheet", "web_table")

OF_SPAIN_ALONE = re.compile(
    r"\b(?:vosotr[oa]s|vuestr[oa]s?|\w{2,}(?:áis|éis)|(?:abr|cerr|ped|dec|segu|ven|pod|ten)ís)\b", re.IGNORECASE
)
RANK_BY_ANOTHER_NAME = re.compile(r"\b(?:índices?|rangos?)\b", re.IGNORECASE)
PAIR = re.compile(r"\bparejas?\b", re.IGNORECASE)
# A pair is two people: who forms one, who enters a competition. The side in play is called *bando* everywhere.
OF_PAIRS = re.compile(r"CL-1_1|RE-1_[15]|TB-1_2|TB-2_1|TB-11_\d")


def lines(file: Path) -> list[str]:
    return [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]


@pytest.mark.parametrize("file", READ_IN_SPANISH, ids=lambda file: file.name)
def test_spanish_is_for_everybody(file: Path) -> None:
    assert [line for line in lines(file) if OF_SPAIN_ALONE.search(line)] == []


@pytest.mark.parametrize("file", sorted(SPANISH.glob("*.ftl")), ids=lambda file: file.name)
def test_a_rank_is_called_valor(file: Path) -> None:
    assert [line for line in lines(file) if RANK_BY_ANOTHER_NAME.search(line)] == []


@pytest.mark.parametrize("file", [*sorted(SPANISH.glob("rules_*.ftl")), SPANISH / "refusals.ftl"], ids=lambda f: f.name)
def test_a_side_is_called_bando(file: Path) -> None:
    name, wrong = "", []
    for line in lines(file):
        name = line.partition(" =")[0] if re.match(r"[\w-]+ =", line) else name
        if PAIR.search(line) and not OF_PAIRS.fullmatch(name):
            wrong.append(line)
    assert wrong == []


@pytest.mark.parametrize("name", PAGE)
def test_the_page_says_what_to_do_and_not_what_was_expected(name: str) -> None:
    for folder in (SPANISH, ENGLISH):
        found = [line for line in lines(folder / f"{name}.ftl") if re.search(r"se esperaba|[:,] expected ", line)]
        assert found == []
