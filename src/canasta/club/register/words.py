"""A register in sentences, in Spanish and English: its entries, the rule of a season, the reasons for a figure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from canasta.club.days import date_text
from canasta.club.register.entries import (
    CompetitionAdded,
    CompetitionDated,
    MembersListed,
    RegisterAnnulled,
    RegisterEntry,
    RegisterOpened,
    RegisterSettled,
    SeasonChanged,
    SeasonOpened,
)
from canasta.club.register.model import SeasonFigure, SeasonSettings
from canasta.club.register.season import SeasonLine, SeasonResult
from canasta.logs import kind_of
from canasta.texts import decimals, number, text

MOST_LEVEL = 5  # others of the same value that are told


def figure_text(figure: Fraction, lang: str) -> str:
    """A figure with at most two decimals: 41, 12,5."""
    rounded = round(figure, 2)
    whole = abs(rounded).__floor__()
    rest = f"{float(abs(rounded) - whole):.2f}".rstrip("0")[2:]
    said = number(lang, whole) + (decimals(lang, f".{rest}") if rest else "")
    return f"−{said}" if rounded < 0 else said


def rule_sentence(settings: SeasonSettings, lang: str) -> str:
    """The rule of a season in words."""
    places = ", ".join(map(str, settings.places))
    said = [
        text(
            lang,
            "register-rule",
            figure=settings.figure,
            take=settings.take,
            by=settings.by,
            best=settings.best,
            of=settings.of,
            places=places if settings.figure is SeasonFigure.PLACE else "",
        )
    ]
    if settings.handicaps:
        said.append(text(lang, "register-rule-handicaps"))
    if settings.evenings:
        said.append(text(lang, "register-rule-evenings", n=settings.evenings))
    if settings.partners:
        said.append(text(lang, "register-rule-partners", n=settings.partners))
    if settings.ties:
        order = ", ".join(text(lang, f"register-tie-{each}") for each in settings.ties)
        said.append(text(lang, "register-rule-ties", order=order))
    return " ".join(said)


def minimum_sentences(settings: SeasonSettings, line: SeasonLine, lang: str) -> list[tuple[str, bool]]:
    """Each minimum of the season as this line has it, and whether it is reached."""
    found = []
    if settings.evenings:
        said = text(lang, "register-minimum-evenings", least=settings.evenings, n=line.played)
        found.append((said, line.played >= settings.evenings))
    if settings.partners:
        said = text(lang, "register-minimum-partners", least=settings.partners, n=line.partners)
        found.append((said, line.partners >= settings.partners))
    return found


def result_sentence(settings: SeasonSettings, result: SeasonResult | None, state: str, lang: str) -> str:
    """The reason why an evening is worth its figure; `state` is that of the competition."""
    if state != "over":
        return text(lang, f"register-evening-{state.replace('_', '-')}")
    if result is None:
        return text(lang, "register-evening-away")
    said = text(
        lang,
        "register-evening-result",
        place=result.place,
        value=figure_text(result.figure, lang),
        figure=settings.figure,
        handicap="yes" if result.handicap else "no",
        counts="yes" if result.counts else "no",
    )
    partners = ", ".join(result.partners)
    return text(lang, "register-evening-with", what=said, partners=partners) if partners else said


def level_sentences(settings: SeasonSettings, ranking: Sequence[SeasonLine], line: SeasonLine, lang: str) -> list[str]:
    """The ways in which the line was ranked among those with the same value."""
    said = list[str]()
    for other in ranking:
        if other is line or not other.place or not line.place or other.value != line.value:
            continue
        names = " · ".join(other.players)
        for tie, one, two in zip(settings.ties, line.ties, other.ties, strict=True):
            if one != two:
                values = {
                    "one": figure_text(one, lang) if one > -(10**8) else "none",
                    "other": figure_text(two, lang) if two > -(10**8) else "none",
                }
                order = "before" if one > two else "after"
                said.append(text(lang, "register-level", players=names, tie=tie, order=order, **values))
                break
        else:
            said.append(text(lang, "register-level-shared", players=names))
        if len(said) == MOST_LEVEL:
            break
    return said


def register_sentence(entry: RegisterEntry, lang: str, names: Mapping[str, str]) -> str:
    """One sentence for an entry of the log; `names` has the names of competitions by id, as far as they are known."""
    return text(lang, f"register-entry-{kind_of(entry)}", **dict(_told(entry, lang, names)))


def _told(entry: RegisterEntry, lang: str, names: Mapping[str, str]) -> Iterator[tuple[str, int | str]]:
    match entry:
        case RegisterOpened(name=name):
            yield "name", name
        case RegisterSettled(name=name, fees=fees):
            yield "name", name or ""
            yield "renamed", "no" if name is None else "yes"
            yield "fees", "same" if fees is None else "yes" if fees else "no"
        case CompetitionAdded(club=club, date=date) | CompetitionDated(club=club, date=date):
            yield "name", names.get(club, club)
            yield "date", date_text(date, lang)
        case MembersListed(members=members):
            yield "n", len(members)
            yield "names", ", ".join(each.name for each in members[:MOST_LEVEL])
        case SeasonOpened(settings=settings):
            yield "name", settings.name
        case SeasonChanged(season=season, settings=settings):
            yield "season", season
            yield "name", settings.name
        case RegisterAnnulled(of=of):
            yield "of", of
        case _:
            for name in ("player", "into", "season", "paid"):
                value = getattr(entry, name, None)
                if value is not None:
                    yield name, ("no", "yes")[value] if isinstance(value, bool) else value
