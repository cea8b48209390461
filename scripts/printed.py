"""The pictures of docs/reference/prints.md. Needs `pdftoppm` (poppler) and Pillow."""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image

from canasta.club import prints
from canasta.club.competition import Competition, CompetitionOpened, Entered, Format, Played, suggested
from canasta.club.scoresheet import (
    BaseCards,
    Canasta,
    CanastaKind,
    DealCorrected,
    DealEntered,
    Detail,
    RulingEntered,
    ScoreSheet,
    SheetOpened,
    SideDetail,
)

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
PLAYERS = ("Ana", "Eva", "Bea", "Luz")
PAIRS = (
    ("Ana Martínez", "Eva Rodríguez"),
    ("Bea Núñez", "Luz Fernández-Villaverde"),
    ("Paz Iglesias", "Sol Etxeberria"),
    ("Inés Díaz", "Mar Souto"),
    ("Rosa Peña", "Pilar Güell"),
    ("Carmen Vázquez", "Lola Ibáñez"),
    ("Nieves Álvarez", "Teresa Quiroga"),
    ("Conchita Ruiz", "Amparo Ferrer"),
    ("María del Carmen Fernández de Córdoba", "Dolores Seijo"),
    ("Jose Luis", "Xoán"),
)
RESOLUTION = "60"  # dots an inch


def match() -> ScoreSheet:
    """A match with a correction and a ruling."""
    sheet = ScoreSheet([SheetOpened(rules="salon", players=PLAYERS, title="Torneo de otoño · Mesa 7")])
    sheet.add(DealEntered(score=BaseCards(base=(1700, 700), cards=(-70, 85))))
    second = sheet.add(DealEntered(score=BaseCards(base=(0, 1700), cards=(-145, 430))))
    right = BaseCards(base=(0, 1700), cards=(-95, 430))
    sheet.add(DealCorrected(of=second, score=right, reason="no se había contado un joker", by="Inés", at="21:40"))
    sheet.add(RulingEntered(seat=1, offence="drew-out-of-turn", points=-200, rules=("SA-7.5",), by="Inés", at="21:52"))
    sheet.add(DealEntered(score=BaseCards(base=(300, 1600), cards=(-5, -30))))
    sheet.add(DealEntered(score=BaseCards(base=(700, 2100), cards=(200, 150))))
    return sheet


def in_detail() -> ScoreSheet:
    """Two deals line by line."""
    sheet = ScoreSheet([SheetOpened(rules="tres-barajas", players=PLAYERS)])
    first = (*_of(CanastaKind.CLEAN, "K"), *_of(CanastaKind.DIRTY, "Q", "K"), Canasta(made=CanastaKind.TWOS))
    ours = SideDetail(canastas=first, red_threes=2, laid=845, in_hand=35)
    theirs = SideDetail(canastas=_of(CanastaKind.CLEAN, "A"), laid=300, in_hand=65, red_threes=1)
    sheet.add(DealEntered(score=Detail(closer=0, moda="K", sides=(ours, theirs))))
    ours = SideDetail(canastas=_of(CanastaKind.DIRTY, "9"), red_threes=1, laid=240, in_hand=110)
    second = (*_of(CanastaKind.CLEAN, "7", "J"), *_of(CanastaKind.DIRTY, "8"))
    theirs = SideDetail(canastas=second, laid=585, in_hand=15, red_threes=3)
    sheet.add(DealEntered(score=Detail(closer=3, moda="7", sides=(ours, theirs))))
    return sheet


def _of(made: CanastaKind, *ranks: str) -> tuple[Canasta, ...]:
    return tuple(Canasta(made=made, rank=rank) for rank in ranks)


def evening() -> Competition:
    """Ten pairs in their third round."""
    chance = random.Random(1)
    club = Competition(
        [CompetitionOpened(settings=suggested("Torneo de otoño · Club de Canasta", Format.FIXED_AND_MOVING, 15_000))]
    )
    for players in PAIRS:
        club.add(Entered(players=players))
    for turn in (1, 2, 3):
        club.add(club.propose())
        for each in list(club.state.open_matches()) if turn < 3 else ():
            won, lost = 15_000 + 5 * chance.randrange(400), 5 * chance.randrange(2900)
            points = (won, lost) if chance.random() < 0.5 else (lost, won)
            club.add(Played(round=each.round, table=each.table, points=points))
    return club


def main() -> None:
    if shutil.which("pdftoppm") is None:
        sys.exit("scripts/printed.py needs pdftoppm: install poppler (poppler-utils).")
    club = evening()
    links = dict.fromkeys(range(1, 6), f"http://192.168.1.20:8000/t/{'a' * 43}")
    made = {
        "sheet": prints.score_sheet(match(), "es", note="21 de noviembre, 22:05"),
        "lines": prints.score_sheet(in_detail(), "es", lines=True),
        "tables": prints.table_cards(club, "es"),
        "slips": prints.result_slips(club, 3, "es", links=links),
        "ranking": prints.ranking(club, "es", reasons=True),
        "diploma": prints.diplomas(club, "es", day="21 de noviembre", where="La Coruña"),
    }
    with tempfile.TemporaryDirectory() as folder:
        for name, pdf in made.items():
            source, target = Path(folder, f"{name}.pdf"), PICTURES / f"print-{name}"
            source.write_bytes(pdf)
            command = ["pdftoppm", "-r", RESOLUTION, "-f", "1", "-singlefile", "-png", str(source), str(target)]
            subprocess.run(command, check=True)
            picture = target.with_suffix(".png")
            Image.open(picture).convert("RGB").quantize(64, dither=Image.Dither.NONE).save(picture, optimize=True)
            print(picture.relative_to(PICTURES.parent.parent))


if __name__ == "__main__":
    main()
