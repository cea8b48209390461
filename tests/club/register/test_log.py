"""The log of a register: names joined and parted, members, fees, competitions; every entry can be undone."""

from __future__ import annotations

from random import Random

from tests.club.refusing import refuses
from tests.club.register.clubs import club_id, day, evenings_of, random_evening, register_of
from tests.club.register.test_season import pairs, rule

from canasta.club.register import (
    CompetitionAdded,
    EveningTold,
    MembersListed,
    MemberSpelt,
    NamesJoined,
    Register,
    RegisterEntry,
    RegisterOpened,
    SeasonTold,
    check_with_evenings,
    members_of,
)
from canasta.club.register.entries import (
    CompetitionDated,
    FeePaid,
    MemberUnlisted,
    RegisterAnnulled,
    RegisterSettled,
    SeasonChanged,
    SeasonOpened,
)
from canasta.club.register.people import offered
from canasta.club.register.words import register_sentence
from canasta.texts import LANGUAGES


def joined(player: str, into: str) -> NamesJoined:
    return NamesJoined(player=player, into=into)


def listed(*names: str, also: tuple[str, ...] = ()) -> MembersListed:
    return MembersListed(members=tuple(MemberSpelt(name=name, also=also) for name in names))


def refused(register: Register, code: str, *entries: RegisterEntry) -> None:
    """Assert that the register refuses the entries by that code, and is as before."""
    state, log = register.state, register.log
    before = dict(state.members), set(state.paid), dict(state.seasons)
    with refuses(code):
        register.extend(entries)
    assert register.log == log
    assert (register.state.members, register.state.paid, register.state.seasons) == before


def spelt(register: Register) -> dict[str, list[str]]:
    return {each.name: [name for name, _ in each.also] for each in members_of(register.state, {})}


def test_joined_names_chain_and_come_apart_again() -> None:
    register = register_of(0, joined("Ana P", "Ana Pé"), joined("Ana Pé", "Ana Pérez"), joined("A. P.", "Ana P"))
    names = register.state.names
    assert {names.person(name) for name in ("ana  p", "ANA PÉ", "Ana Pérez", "A. P.")} == {"ana pérez"}
    assert spelt(register) == {"Ana Pérez": ["Ana P", "Ana Pé", "A. P."]}
    refused(register, "same-already", joined("Ana Pérez", "A. P."))
    refused(register, "same-name", joined("Ana", "ANA "))
    register.extend([RegisterAnnulled(of=3, reason="others")])
    assert spelt(register) == {"Ana Pé": ["Ana P", "A. P."]}
    assert register.state.names.person("Ana Pérez") == "ana pérez"
    refused(register, "no-entry", RegisterAnnulled(of=3))
    refused(register, "not-annulled", RegisterAnnulled(of=1))
    refused(register, "not-annulled", RegisterAnnulled(of=5))


def test_all_or_none_of_the_entries_are_made() -> None:
    register = register_of(1)
    refused(register, "same-name", listed("Ana"), joined("Ana", "Ana"))
    assert register.state.members == {}
    refused(Register(), "not-opened", joined("Ana", "Bea"))
    refused(register, "opened", RegisterOpened(name="Again"))


def test_members_stand_in_the_list_once() -> None:
    register = register_of(0, listed("Ana", "Bea"), joined("Anita", "Ana"))
    refused(register, "listed-already", listed("ANA"))
    refused(register, "listed-already", listed("Anita"))
    refused(register, "member-twice", listed("Eva", "eva"))
    refused(register, "member-twice", listed("Eva", also=("Bea",)))
    register.extend([MemberUnlisted(player="anita")])
    assert [each.name for each in members_of(register.state, {}) if each.listed] == ["Bea"]
    refused(register, "not-listed", MemberUnlisted(player="Ana"))
    register.extend([RegisterAnnulled(of=2)])
    assert register.state.members == {}


def test_fees_are_ticked_by_season_and_belong_to_the_person() -> None:
    season = SeasonOpened(settings=rule(0))
    register = register_of(0, season, listed("Ana", "Bea"), fees=True)
    register.extend([FeePaid(season=1, player="Ana"), joined("Ana", "Ana Gil")])
    assert [(each.name, each.paid) for each in members_of(register.state, {})] == [("Ana Gil", [1]), ("Bea", [])]
    assert register.state.members == {"ana gil": 3, "bea": 3}
    refused(register, "fee-paid", FeePaid(season=1, player="ana gil"))
    refused(register, "fee-open", FeePaid(season=1, player="Bea", paid=False))
    refused(register, "no-season", FeePaid(season=2, player="Bea"))
    register.extend([RegisterAnnulled(of=5), FeePaid(season=1, player="Ana", paid=False), RegisterSettled(fees=False)])
    assert register.state.paid == set()
    refused(register, "no-fees", FeePaid(season=1, player="Bea"))


def test_a_competition_that_a_season_counts_stays() -> None:
    register = register_of(2, SeasonOpened(settings=rule(2)))
    refused(register, "added-already", CompetitionAdded(club=club_id(0), date=day(0)))
    refused(register, "not-added", RegisterAnnulled(of=2))
    refused(register, "no-competition", CompetitionDated(club=club_id(5), date=day(0)))
    register.extend([SeasonChanged(season=1, settings=rule(1)), CompetitionDated(club=club_id(1), date=day(9))])
    register.extend([RegisterAnnulled(of=3)])
    assert [*register.state.competitions] == [club_id(0)]
    register.extend([CompetitionAdded(club=club_id(1), date=day(1))])
    assert register.state.competitions[club_id(1)].date == day(1)


def test_a_season_that_was_undone_leaves_its_number_free_of_others() -> None:
    register = register_of(1, SeasonOpened(settings=rule(1)))
    register.extend([SeasonTold(season=1, evenings=(EveningTold(club_id(0), "x"),)), RegisterAnnulled(of=3)])
    assert register.state.seasons == {}
    register.extend([SeasonOpened(settings=rule(1))])
    assert [*register.state.seasons] == [2]
    refused(register, "no-season", SeasonChanged(season=1, settings=rule(1)))


def test_who_played_on_one_evening_is_not_one_person() -> None:
    evenings = evenings_of([pairs((1000, 500), (900, 100))])
    register = register_of(1)
    entries: list[tuple[RegisterEntry, str]] = [
        (joined("Ana", "Eva"), "both-played"),
        (listed("Ana", also=("Eva",)), "both-played"),
        (joined("Rosa", "Ana"), "no-player"),
        (FeePaid(season=1, player="Rosa"), "no-player"),
    ]
    for entry, code in entries:
        with refuses(code):
            check_with_evenings(register.state, [entry], evenings)
    check_with_evenings(register.state, [joined("ana", "Rosa"), FeePaid(season=1, player="Ana")], evenings)
    check_with_evenings(register.state, [listed("Rosa"), FeePaid(season=1, player="Rosa")], evenings)


def test_names_are_offered_by_the_beginning_of_any_word() -> None:
    evenings = evenings_of([random_evening(3)])
    register = register_of(1, listed("Íñigo Pérez", "Ana Peral"), joined("I. Perez", "Íñigo Pérez"))
    people = members_of(register.state, evenings)
    assert offered(people, "per", 6) == ["Ana Peral", "Íñigo Pérez"]
    assert offered(people, "INI", 6) == ["Íñigo Pérez"]
    assert offered(people, "i. p", 6) == ["Íñigo Pérez"]
    assert offered(people, "érez", 6) == []
    assert len(offered(people, "", 3)) == 3


def test_people_are_those_who_played_with_their_last_spelling() -> None:
    one, two = pairs((1000, 500), (900, 100)), pairs((5, 0), (5, 0), names="ANA Bea Eva Luz Paz Sol Inés Mar")
    members = {each.name: each for each in members_of(register_of(2).state, evenings_of([one, two]))}
    assert (members["ANA"].clubs, members["ANA"].last) == ([club_id(0), club_id(1)], day(1))
    assert "Ana" not in members


def test_every_entry_is_said_in_both_languages() -> None:
    entries: list[RegisterEntry] = [
        RegisterOpened(name="Club"),
        RegisterSettled(name="New"),
        RegisterSettled(fees=True),
        CompetitionAdded(club=club_id(0), date=day(0)),
        CompetitionDated(club=club_id(0), date=day(1)),
        listed("Ana"),
        joined("Ana", "Bea"),
        MemberUnlisted(player="Ana"),
        SeasonOpened(settings=rule(0)),
        SeasonChanged(season=1, settings=rule(0)),
        FeePaid(season=1, player="Ana"),
        FeePaid(season=1, player="Ana", paid=False),
        SeasonTold(season=1, evenings=()),
        RegisterAnnulled(of=2),
    ]
    for lang in LANGUAGES:
        said = [register_sentence(each, lang, {}) for each in entries]
        assert len(set(said)) == len(said)
        assert all(each.endswith(".") for each in said)


def test_any_order_of_joins_and_undos_is_that_of_the_joins_that_stand() -> None:
    """A second reading: the sets that follow from all pairs still standing."""
    chance, people = Random(1), [f"P{number}" for number in range(8)]
    for at in range(600):
        if at % 60 == 0:
            register, standing = register_of(0), dict[int, tuple[str, str]]()
        if standing and chance.random() < 0.4:
            number = chance.choice([*standing])
            register.extend([RegisterAnnulled(of=number)])
            del standing[number]
        else:
            one, other = chance.sample(people, 2)
            if register.state.names.person(one) == register.state.names.person(other):
                refused(register, "same-already", joined(one, other))
            else:
                register.extend([joined(one, other)])
                standing[len(register.log)] = (one, other)
        group = {name: {name} for name in people}
        for one, other in standing.values():
            both = group[one] | group[other]
            group |= dict.fromkeys(both, both)
        names = register.state.names
        assert {name: {each for each in people if names.person(each) == names.person(name)} for name in people} == group
