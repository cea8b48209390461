"""Awards have one definition: lines, policies, bounds, questions and reasons all follow every switch."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from tests.club.scoresheet.finished import Ended, ended
from tests.club.scoresheet.same import assert_same
from tests.engine.sets import SOAK
from tests.engine.tables import Cards, Table
from tests.reference.score import totals as reference_totals
from tests.rules.values import values

from canasta.cards import FOUR, KIND_TEXTS, NATURAL_KINDS
from canasta.club.scoresheet import (
    Canasta,
    CanastaKind,
    Detail,
    SheetError,
    SideDetail,
    checks,
    lines,
    lines_of_score,
    supply,
    usual,
)
from canasta.club.scoresheet.lines import detail_of, rank_matters
from canasta.club.scoresheet.scores import RANKS
from canasta.club.scoresheet.supply import award_step, deal_bounds, least_base, most_base
from canasta.engine import compile_rules
from canasta.engine.actions import add
from canasta.engine.compile_rules import awards_of, rule_table_of
from canasta.engine.deal import EngineDeal
from canasta.engine.score import CANASTA_NUMBER, CLEAN, DIRTY, MODA, REPEATED, Line, counted, lines_of
from canasta.players.core.files import rules_weights
from canasta.players.core.memory import begin
from canasta.players.core.policy import score_actions
from canasta.players.core.reading import POINT
from canasta.rules import HouseRuleError, Rules, get
from canasta.rules.house import with_house
from canasta.rules.switches import AWARDS, CARDS, SWITCHES, TABLE_AND_DEAL

BASES = ("tres-barajas", "salon", "reglamento/4", "clasica")
TABLES = 24 * SOAK
CACHING = (compile_rules, checks, lines, supply, usual)  # rooms that keep what follows from rules
KNOWN = [each for room in CACHING for each in vars(room).values() if hasattr(each, "cache_info")]
OF_RANKS = (CLEAN, DIRTY, MODA, REPEATED)
SCORED = (AWARDS | CARDS).keys()  # what each is worth is all that these say


@pytest.fixture(autouse=True)
def few_rules_at_a_time() -> Iterator[None]:
    """Rules that differ by a switch have the same hash: a cache that knows hundreds of them takes long to search."""
    yield
    for known in KNOWN:
        if known.cache_info().currsize > 1:
            known.cache_clear()


@cache
def tables(name: str) -> list[tuple[Ended, list[list[int]]]]:
    """Tables under the unchanged rules, with the scores of their sides."""
    rng, rules = random.Random(f"awards {name}"), get(name)
    found = [ended(rules, rng) for _ in range(TABLES)]
    return [(table, points(rules, table.deal(rules))) for table in found]


@cache
def turned(name: str) -> list[tuple[str, Rules]]:
    """Rule sets that have the switch, each with the first and the last value of the switch there."""
    found = []
    for base in BASES:
        taken = []
        for value in values(SWITCHES[name]):
            try:
                taken.append(with_house(get(base), {name: value}))
            except HouseRuleError:
                continue
        found += [(base, rules) for rules in dict.fromkeys(taken[:1] + taken[-1:])]
    return found


def assert_all_agree(rules: Rules, table: Ended) -> None:
    """Assert that the engine, the second reading, score sheet, bounds and policies agree."""
    deal = table.deal(rules)
    assert [sum(each) for each in points(rules, deal)] == reference_totals(table.for_reference(rules))
    assert_same(rules, deal)
    for side, made in enumerate(lines_of_score(rules, detail_of(rules, deal))):
        base = sum(line.points for line in made if line.part == "base")
        assert least_base(rules) <= base <= most_base(rules)
        assert base % award_step(rules) == 0
        assert base + sum(line.points for line in made if line.part == "cards") <= deal_bounds(rules).high
        assert_policies_agree(rules, deal, side)


def assert_policies_agree(rules: Rules, deal: EngineDeal, side: int) -> None:
    """Assert that policies value one more canasta of any rank at what it adds to the engine's lines."""
    has, sheet, awards = counted(deal, side), rule_table_of(rules), awards_of(rules)
    done = len(has.canastas)
    if rules.wild_canasta_counts:
        done += has.wilds_mixed + has.wilds_twos + has.wilds_jokers
    canastas, before = has.canastas, lines_of(has, sheet, awards)
    for kind, clean in product(NATURAL_KINDS, (True, False)):
        has.canastas = [*canastas, (kind, clean, sum(of == kind for of, _, _ in canastas))]
        after = lines_of(has, sheet, awards)
        assert earned(after, OF_RANKS) - earned(before, OF_RANKS) == awards.of_next(deal, deal.sides[side], kind, clean)
        number = awards.of_number(done + 1) - awards.of_number(done)
        assert earned(after, (CANASTA_NUMBER,)) - earned(before, (CANASTA_NUMBER,)) == number


def earned(found: list[Line], what: tuple[int, ...]) -> int:
    return sum(line[3] for line in found if line[0] in what)


@pytest.mark.rule("CL-6.1", "SA-6.1", "RE-4.2", "TB-8.1", "TB-8.3", "TB-8.6", "TB-8.7", "TB-8.8")
@pytest.mark.parametrize("name", sorted(SWITCHES.keys() - TABLE_AND_DEAL.keys()))
def test_every_switch_is_known_to_all_that_score(name: str) -> None:
    """Every switch that changes a score is known. Those of awards and cards must, or the tables are too poor."""
    felt = False
    for base, rules in turned(name):
        changed = [table for table, before in tables(base) if points(rules, table.deal(rules)) != before]
        felt = felt or bool(changed)
        for table in changed[: 2 * SOAK]:
            assert_all_agree(rules, table)
    assert felt or name not in SCORED


@pytest.mark.parametrize("base", BASES)
def test_the_book_is_known_to_all_that_score(base: str) -> None:
    for table, _ in tables(base):
        assert_all_agree(get(base), table)


def points(rules: Rules, deal: EngineDeal) -> list[list[int]]:
    """The points of the engine's lines, by side."""
    sheet, awards = rule_table_of(rules), awards_of(rules)
    return [[line[3] for line in lines_of(counted(deal, side), sheet, awards)] for side in range(rules.sides)]


@pytest.mark.parametrize("name", sorted(AWARDS))
def test_the_sheet_asks_for_the_rank_where_it_matters(name: str) -> None:
    """If the sheet does not ask, two canastas of any ranks score the same as two without a named rank."""
    for _, rules in turned(name):
        totals = set()
        for made, rank in product((CanastaKind.CLEAN, CanastaKind.DIRTY), RANKS):
            totals |= {(made, total(rules, made, other, rank)) for other in (rank, RANKS[0])}
        assert rank_matters(rules) == (len(totals) > 2)
        for made in (CanastaKind.CLEAN, CanastaKind.DIRTY):
            if rank_matters(rules):
                with pytest.raises(SheetError):
                    total(rules, made, "", "")
            else:
                assert (made, total(rules, made, "", "")) in totals


def total(rules: Rules, made: CanastaKind, one: str, other: str) -> int:
    sides = [SideDetail(canastas=(Canasta(made=made, rank=one), Canasta(made=made, rank=other)))]
    detail = Detail(sides=(*sides, *[SideDetail()] * (rules.sides - 1)), closer=None, moda=RANKS[0])
    return sum(line.points for line in lines_of_score(rules, detail)[0])


@pytest.mark.parametrize("name", sorted(AWARDS))
def test_reasons_reckon_with_what_most_ranks_earn(name: str) -> None:
    for _, rules in turned(name):
        awards = awards_of(rules)
        same = [kind for kind in NATURAL_KINDS if awards.dirty[kind] == awards.usual]
        assert len(same) > len(NATURAL_KINDS) // 2


@pytest.mark.parametrize("name", [name for name, switch in SWITCHES.items() if "rank_points" in str(switch.kind)])
@pytest.mark.parametrize("base", BASES)
def test_a_player_finishes_the_canasta_that_earns_more(base: str, name: str) -> None:
    """Six fours and six of another rank are melded, the hand has a card of each, and the other canasta earns more."""
    rules = with_house(get(base), {name: 5000})
    awards = awards_of(rules)
    kind = next(kind for kind in NATURAL_KINDS if awards.clean[kind] == 5000)
    rank = RANKS[kind]
    hands = [(rank, "4", "T", "J"), *[("5", "6", "8")] * (rules.seats - 1)]
    melds: list[tuple[Cards, ...]] = [(("4",) * 6, (rank,) * 6), *[()] * (rules.sides - 1)]
    deal = Table(rules, hands, melds, ("9",) * 20, ("Q",)).for_engine()
    weights = rules_weights(base)
    deal.apply(deal.legal_actions()[0])
    ranking = score_actions(deal, begin(deal, awards), weights)
    scores = dict(zip(ranking.actions, ranking.scores, strict=True))
    assert KIND_TEXTS[int(ranking.best) % 64 // 4] == rank
    more = scores[int(add(0, kind, 0))] - scores[int(add(0, FOUR, 0))]
    assert more >= ((5000 - rules.canasta_clean) * int(POINT) * int(weights.finish)) >> 8


@pytest.mark.rule("TB-8.7")
def test_only_canastas_of_wilds_that_were_made_count_and_are_doubled() -> None:
    awards = awards_of(with_house(get("tres-barajas"), {"wild_canasta_repeats": True, "wilds_mixed": 9000}))
    assert awards.of_wilds(0, 1, 0) == 4000
    assert awards.of_wilds(0, 1, 1) == 4000 + 8000 + 8000
    assert awards.of_wilds(1, 0, 1) == 9000 + 8000 + 9000
