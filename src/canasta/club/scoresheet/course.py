"""The questions of a deal in their order, without those that the rules or an earlier answer settle."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, TypeAlias

from canasta.club.scoresheet.checks import check
from canasta.club.scoresheet.lines import rank_matters
from canasta.club.scoresheet.scores import (
    RANKS,
    BaseCards,
    Canasta,
    CanastaKind,
    Concealed,
    Detail,
    Flag,
    Score,
    SideDetail,
    Totals,
)
from canasta.club.scoresheet.supply import all_cards, award_step, card_step, least_base, most_base, most_cards
from canasta.rules import Rules
from canasta.rules.model import ConcealedTerms as ConcealedNeeds
from canasta.rules.model import WildMelds

NOBODY: Final = "nobody"
# The doubts that are about an answer, and wait for it.
_OF_ANSWER: Final = {
    "hand-little": "in_hand",
    "hand-empty": "in_hand",
    "unusual-hand": "in_hand",
    "unusual-laid": "laid",
}


class Ask(StrEnum):
    """The kind of answer that a step takes."""

    CHOICE = "choice"
    NUMBER = "number"
    POINTS = "points"  # of cards or awards; `canasta.club.scoresheet.questions` gives the card values for counting
    YES_NO = "yes_no"
    CANASTAS = "canastas"


@dataclass(frozen=True, slots=True)
class QuestionStep:
    """One question. `name` is the key of its answer, `what` its subject, `side` the side that it is about or None.

    `choices` are the values of a choice, or the ranks of canastas; `made` are the kinds of canastas. A number is from
    `low` to `high` and a multiple of `step`.
    """

    name: str
    what: str
    ask: Ask
    side: int | None = None
    choices: tuple[str | int, ...] = ()
    made: tuple[CanastaKind, ...] = ()
    low: int = 0
    high: int = 0
    step: int = 1


class SoFar:
    """The part of the detail that is known so far."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.deal: dict[str, Any] = {}
        self.sides: list[dict[str, Any]] = [{} for _ in range(rules.sides)]

    def detail(self) -> Detail:
        return Detail(sides=tuple(SideDetail(**side) for side in self.sides), **self.deal)

    def side_of_closer(self) -> int | None:
        closer = self.deal.get("closer")
        return None if closer is None else closer % self.rules.sides

    def flags(self, answered: set[str], cutter: int | None, minima: tuple[int, ...] = ()) -> tuple[Flag, ...]:
        """Flags that no later answer can clear."""
        if not (self.deal or any(self.sides)):
            return ()
        return tuple(
            flag
            for flag in check(self.rules, self.detail(), minima, cutter)
            if not (flag.code == "laid-little" and f"laid-{flag.side}" not in answered)
            and not (flag.code.startswith(("closing", "concealed-c")) and "canastas" not in self.known(flag.side))
            and flag.code not in ("nothing", "no-moda")
            and not (flag.code in _OF_ANSWER and f"{_OF_ANSWER[flag.code]}-{flag.side}" not in answered)
            and not (flag.code.startswith("hand-") and self.rules.value_red_three_in_hand)
        )

    def known(self, side: int | None) -> set[str]:
        """The fields of a side that have been answered."""
        return set() if side is None else set(self.sides[side])


Course: TypeAlias = Generator[QuestionStep, Any, Score]


def course(rules: Rules, cutter: int | None, so_far: SoFar) -> Course:
    """The questions in their order."""
    form = yield QuestionStep("form", "form", Ask.CHOICE, choices=("detail", "base_cards", "totals"))
    if form == "totals":
        most = most_base(rules) + most_cards(rules)
        points = []
        for side in range(rules.sides):
            step = QuestionStep(
                f"points-{side}", "points", Ask.POINTS, side, low=-most, high=most, step=card_step(rules)
            )
            points.append((yield step))
        return Totals(points=tuple(points))
    if form == "base_cards":
        return (yield from _base_and_cards(rules))
    yield from _before(rules, cutter, so_far)
    for side in range(rules.sides):
        yield from _side(rules, side, so_far)
    yield from _closing(rules, so_far)
    yield from _rare(rules, so_far)
    return so_far.detail()


def _base_and_cards(rules: Rules) -> Course:
    base, cards = [], []
    for side in range(rules.sides):
        low, high = least_base(rules), most_base(rules)
        base.append(
            (yield QuestionStep(f"base-{side}", "base", Ask.POINTS, side, low=low, high=high, step=award_step(rules)))
        )
        low, high = -all_cards(rules), most_cards(rules)
        cards.append(
            (yield QuestionStep(f"cards-{side}", "cards", Ask.POINTS, side, low=low, high=high, step=card_step(rules)))
        )
    return BaseCards(base=tuple(base), cards=tuple(cards))


def _before(rules: Rules, cutter: int | None, so_far: SoFar) -> Generator[QuestionStep, Any, None]:
    """The moda, who went out and how, the exact cut."""
    if rules.moda_doubles:
        so_far.deal["moda"] = yield QuestionStep("moda", "moda", Ask.CHOICE, choices=RANKS)
    closer = yield QuestionStep("closer", "closer", Ask.CHOICE, choices=(*range(rules.seats), NOBODY))
    so_far.deal["closer"] = None if closer == NOBODY else closer
    if closer != NOBODY and rules.concealed is not ConcealedNeeds.NONE:
        forms = [form for form in Concealed if rules.partners or not form.endswith("with")]
        if len({rules.concealed_awards[list(Concealed).index(form)] for form in forms}) == 1:
            if (yield QuestionStep("concealed", "concealed", Ask.YES_NO)):
                so_far.deal["concealed"] = Concealed.LATER_ALONE
        else:
            said = yield QuestionStep(
                "concealed", "concealed", Ask.CHOICE, choices=("no", *(form.value for form in forms))
            )
            if said != "no":
                so_far.deal["concealed"] = Concealed(said)
    if rules.exact_cut:
        if cutter is not None:
            if (yield QuestionStep("exact_cut", "exact_cut", Ask.YES_NO, cutter % rules.sides)):
                so_far.deal["exact_cut"] = cutter % rules.sides
        else:
            cut = yield QuestionStep("exact_cut", "exact_cut", Ask.CHOICE, choices=(*range(rules.sides), NOBODY))
            so_far.deal["exact_cut"] = None if cut == NOBODY else cut


def _side(rules: Rules, side: int, so_far: SoFar) -> Generator[QuestionStep, Any, None]:
    """The questions about a side's melds, red threes and hands."""
    has = so_far.sides[side]
    has["canastas"] = yield from _canastas_of(rules, side)
    left = 2 * rules.packs - sum(other.get("red_threes", 0) for other in so_far.sides)
    if left:
        has["red_threes"] = yield QuestionStep(f"red_threes-{side}", "red_threes", Ask.NUMBER, side, high=left)
    most = all_cards(rules)
    has["laid"] = yield QuestionStep(f"laid-{side}", "laid", Ask.POINTS, side, high=most, step=card_step(rules))
    nobody_out = so_far.deal["closer"] is None
    alone = so_far.side_of_closer() == side and not rules.partners
    if not alone and not (nobody_out and not rules.hands_count_if_nobody_out):
        has["in_hand"] = yield QuestionStep(
            f"in_hand-{side}", "in_hand", Ask.POINTS, side, high=most, step=card_step(rules)
        )


def _canastas_of(rules: Rules, side: int) -> Generator[QuestionStep, Any, tuple[Canasta, ...]]:
    """The canastas of a side: by rank where that matters, else the number of each kind."""
    wild = {made: getattr(rules, f"wilds_{made}") for made in (CanastaKind.MIXED, CanastaKind.TWOS, CanastaKind.JOKERS)}
    if rules.wild_melds is WildMelds.NONE:
        wild = {}
    if rank_matters(rules):
        made = (CanastaKind.CLEAN, CanastaKind.DIRTY, *wild)
        found = yield QuestionStep(f"canastas-{side}", "canastas", Ask.CANASTAS, side, choices=RANKS, made=made)
        return tuple(found)
    canastas = []
    for each in (CanastaKind.CLEAN, CanastaKind.DIRTY):
        number = yield QuestionStep(f"{each}-{side}", str(each), Ask.NUMBER, side, high=len(RANKS))
        canastas += [Canasta(made=each)] * number
    if wild:
        if len(set(wild.values())) == 1:
            if (yield QuestionStep(f"wilds-{side}", "wilds", Ask.YES_NO, side)):
                canastas.append(Canasta(made=CanastaKind.MIXED))
        else:
            choices = ("no", *(each.value for each in wild))
            said = yield QuestionStep(f"wilds-{side}", "wilds", Ask.CHOICE, side, choices=choices)
            if said != "no":
                canastas.append(Canasta(made=CanastaKind(said)))
    return tuple(canastas)


def _closing(rules: Rules, so_far: SoFar) -> Generator[QuestionStep, Any, None]:
    """The questions about awards that only the side that went out can have."""
    side = so_far.side_of_closer()
    if side is None:
        return
    least, most = rules.black_threes_number, 2 * rules.packs
    if rules.black_threes_out and least <= most:
        if least == most:
            if (yield QuestionStep("black_threes_laid", "black_threes_laid", Ask.YES_NO, side)):
                so_far.deal["black_threes_laid"] = most
        else:
            choices = (0, *range(least, most + 1))
            said = yield QuestionStep("black_threes_laid", "black_threes_laid", Ask.CHOICE, side, choices=choices)
            so_far.deal["black_threes_laid"] = said
    made = [each.made for each in so_far.sides[side]["canastas"]]
    if rules.clean_game and made and set(made) == {CanastaKind.CLEAN}:
        so_far.deal["clean_game"] = yield QuestionStep("clean_game", "clean_game", Ask.YES_NO, side)


def _rare(rules: Rules, so_far: SoFar) -> Generator[QuestionStep, Any, None]:
    """The rare questions, behind a single one: black threes and red threes in a hand, penalties."""
    if not (yield QuestionStep("rare", "rare", Ask.YES_NO)):
        return
    closer = so_far.deal["closer"]
    laid = so_far.deal.get("black_threes_laid", 0)
    costs = rules.black_threes_held and (closer is not None or rules.black_threes_held_if_nobody_out)
    if costs and laid <= 2 * rules.packs - rules.black_threes_number:
        seats = [seat for seat in range(rules.seats) if seat != closer]
        said = yield QuestionStep("black_threes_held", "black_threes_held", Ask.CHOICE, choices=(*seats, NOBODY))
        if said != NOBODY:
            so_far.sides[said % rules.sides]["black_threes_held"] = (rules.black_threes_number,)
    for side, has in enumerate(so_far.sides):
        if rules.value_red_three_in_hand and not rules.red_threes_unshown_count and "in_hand" in has:
            left = 2 * rules.packs - sum(
                other.get(what, 0) for other in so_far.sides for what in ("red_threes", "red_threes_in_hand")
            )
            if left:
                name = f"red_threes_in_hand-{side}"
                has["red_threes_in_hand"] = yield QuestionStep(name, "red_threes_in_hand", Ask.NUMBER, side, high=left)
        name = f"penalties-{side}"
        has["penalties"] = yield QuestionStep(name, "penalties", Ask.POINTS, side, high=10_000, step=card_step(rules))
