"""The results of a competition as one HTML file that needs no server and no script.

It has the rankings, the bracket, the rounds, the reasons of every figure, the score sheets and the log; every reason
leads to its entries.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from importlib.resources import files
from typing import TYPE_CHECKING, Final
from xml.etree.ElementTree import Element, SubElement, tostring

from msgspec.structs import replace

from canasta.club.competition.bracket import BracketNode, bracket
from canasta.club.competition.model import Format
from canasta.club.competition.ranking import places_within
from canasta.club.competition.sections import section_letter
from canasta.club.competition.words import criterion_title, format_title, reason_text
from canasta.club.days import date_text, day_text
from canasta.club.length_words import length_sentences
from canasta.rules.describe import differences, title
from canasta.texts import decimals, number, text

if TYPE_CHECKING:
    from canasta.club.competition import Competition, Standing
    from canasta.club.competition.ranking import Figure
    from canasta.club.competition.state import RoundMatch, SeatedRound
    from canasta.club.competition.teams import TeamStanding
    from canasta.club.server.wire.club_trail import LogLine
    from canasta.club.server.wire.sheets import SheetInfo
    from canasta.rules import Rules

# Whatever a name may hold, the file asks for nothing.
_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
_SECTIONS: Final = ("ranking", "teams", "bracket", "rounds", "why", "sheets", "log")


@dataclass(frozen=True)
class Results:
    """The content of the file. `lines` are the entries of the log. `sheets` go by round and table.

    A sheet that cannot be read is a sentence with the reason.

    `at` is the time of the file and `ahead` the minutes by which the reader's clock is ahead of UTC.
    """

    competition: Competition
    rules: Rules
    lines: Sequence[LogLine]
    sheets: Mapping[tuple[int, int], SheetInfo | str]
    at: float
    ahead: int


def results_html(results: Results, lang: str) -> str:
    """The whole file in that language."""
    return _Page(results, lang).html()


def _tag(name: str, *content: Element | str, **attributes: str) -> Element:
    """An element; of a name such as `class_`, the line at its end is left out."""
    made = Element(name, {key.rstrip("_"): value for key, value in attributes.items()})
    for each in content:
        if isinstance(each, Element):
            made.append(each)
        elif len(made):
            made[-1].tail = (made[-1].tail or "") + each
        else:
            made.text = (made.text or "") + each
    return made


def _row(*cells: Element) -> Element:
    return _tag("tr", *cells)


def _table(heads: Iterable[Element], rows: Iterable[Element]) -> Element:
    return _tag("div", _tag("table", _tag("thead", _row(*heads)), _tag("tbody", *rows)), class_="wide")


def _head(said: str, kind: str = "") -> Element:
    return _tag("th", said, scope="col", **({"class": kind} if kind else {}))


def _figure(said: str) -> Element:
    return _tag("td", said, class_="figure")


class _Page:
    def __init__(self, results: Results, lang: str) -> None:
        self._of, self._lang = results, lang
        self._state = results.competition.state
        self._standings = results.competition.standings()
        self._second = results.competition.standings(handicap=True) if self._state.handicaps else ()

    def html(self) -> str:
        name = self._state.settings.name
        head = _tag("head", _tag("meta", charset="utf-8"))
        SubElement(head, "meta", {"http-equiv": "Content-Security-Policy", "content": _POLICY})
        SubElement(head, "meta", {"name": "viewport", "content": "width=device-width, initial-scale=1"})
        SubElement(head, "title").text = f"{name} – Canasta"
        SubElement(head, "style").text = files("canasta.club.server").joinpath("results_file.css").read_text("utf-8")
        parts = {each: list(getattr(self, f"_{each}")()) for each in _SECTIONS}
        sections = [self._section(each, *content) for each, content in parts.items() if content]
        ways = [_tag("a", self._say(f"results-{each}"), href=f"#{each}") for each, content in parts.items() if content]
        body = _tag("body", self._top(), _tag("nav", *ways), _tag("main", *sections))
        return "<!doctype html>\n" + tostring(_tag("html", head, body, lang=self._lang), "unicode", "html") + "\n"

    def _say(self, key: str, **args: int | str) -> str:
        return text(self._lang, key, **args)

    def _section(self, name: str, *content: Element) -> Element:
        return _tag("section", _tag("h2", self._say(f"results-{name}")), *content, id=name)

    def _moment(self, at: float) -> str:
        there = datetime.fromtimestamp(at / 1000, UTC) + timedelta(minutes=self._of.ahead)
        return f"{date_text(there.date().isoformat(), self._lang)}, {there:%H:%M}"

    def _value(self, value: float) -> str:
        if value == int(value):
            return number(self._lang, int(value))
        return decimals(self._lang, f"{value:g}").replace("-", "−")

    def _names(self, side: Iterable[int]) -> str:
        return " · ".join(self._state.names(side))

    def _top(self) -> Element:
        settings, lang = self._state.settings, self._lang
        lasts = self._state.rounds[-1].agreed.length if self._state.rounds else settings.length
        over = self._of.competition.over
        status = self._say("print-final") if over else self._say("print-provisional", round=len(self._state.rounds))
        said = self._say("results-as-of", status=status, when=self._moment(self._of.at))
        about = [
            f"{format_title(settings.format, lang)} · {title(self._of.rules, lang)}",
            length_sentences(lasts, lang),
        ]
        lines = (_tag("p", each) for each in (*about, *differences(self._of.rules, lang), said))
        return _tag("header", _tag("h1", settings.name), *lines)

    def _ranking(self) -> Iterator[Element]:
        if not self._state.rounds:
            return
        lists = [("", self._standings), *([(self._say("ranking-with-handicap"), self._second)] if self._second else [])]
        for section in range(self._state.settings.sections + 1):
            for which, lines in lists:
                if named := " · ".join(filter(None, (self._section_name(section), which))):
                    yield _tag("h3", named)
                yield self._list(lines, section, handicap=lines is self._second)
        yield _tag("p", self._say("results-why-hint"), class_="soft hint")
        if scale := self._state.settings.scale:
            heads = (_head(self._say("scale-difference"), "figure"), _head(self._say("scale-points"), "figure"))
            steps = enumerate((0, *scale), len(scale))
            yield _tag("h3", self._say("scale-title"))
            yield _table(
                heads, (_row(_figure(self._value(low)), _figure(f"{at}–{2 * len(scale) - at}")) for at, low in steps)
            )

    def _section_name(self, section: int) -> str:
        return self._say("evening-section-name", section=section_letter(section)) if section else ""

    def _list(self, lines: Sequence[Standing], section: int, *, handicap: bool) -> Element:
        """One of the two lists, of all pairs or of a section, with places of its own."""
        state = self._state
        if section:
            within = places_within(lines, state.section_of_pair)
            own = (line for line in lines if state.section_of_pair(line.pair) == section)
            lines = [replace(line, place=within[line.pair]) for line in own]
        heads = [_head("", "figure"), _head(self._say("results-number"), "figure"), _head(self._say("print-name"))]
        heads += [_head(each, "figure criterion") for each in self._criteria()]
        rows = []
        for line in lines:
            extra = [] if section else [self._section_name(state.section_of_pair(line.pair))]
            if handicap and (points := state.pairs[line.pair].handicap):
                extra.append(self._say("pair-handicap", n=points))
            rows.append(self._standing(line, extra))
        return _table(heads, rows)

    def _teams(self) -> Iterator[Element]:
        """The ranking of teams by each of the two lists; pairs that do not count are struck through."""
        best, titles = self._state.settings.team_best, self._criteria()
        if not best or not self._state.rounds:
            return
        for handicap in (False, True) if self._second else (False,):
            if lines := self._of.competition.team_standings(handicap=handicap):
                if handicap:
                    yield _tag("h3", self._say("ranking-with-handicap"))
                heads = [
                    _head("", "figure"),
                    _head(self._say("ranking-team")),
                    *(_head(each, "figure criterion") for each in titles),
                ]
                yield _table(heads, map(self._team, lines))
                if handicap == bool(self._second):
                    yield _tag("p", self._say("ranking-teams-about", n=best), class_="soft")

    def _team(self, line: TeamStanding) -> Element:
        pairs = [_tag("small", self._names((pair,))) for pair in line.counted]
        pairs += [_tag("small", _tag("s", self._names((pair,)))) for pair in line.dropped]
        figures = (_figure(self._value(value)) for value in line.figures)
        place = _tag("td", self._say("print-place", place=line.place), class_="figure place")
        return _row(place, _tag("td", _tag("b", line.team), *pairs), *figures)

    def _bracket(self) -> Iterator[Element]:
        settings = self._state.settings
        if settings.format is not Format.KNOCK_OUT or len(self._state.pairs) < 2:
            return
        found, last = bracket(self._state), len(self._state.rounds)
        if not found.columns:
            return
        fixed = settings.lives == 1
        about = "bracket-about" if last else "bracket-before"
        yield _tag("p", self._say(about if fixed else "bracket-defeats-about"), class_="soft")
        made = [
            self._column(column) if fixed else self._by_defeats(at, column)
            for at, column in enumerate(found.columns, 1)
        ]
        if found.third is not None:
            made[-1].extend((_tag("h3", self._say("bracket-third")), _tag("ol", self._node(found.third))))
        yield _tag("div", *made, class_="wide bracket fixed" if fixed else "wide bracket")

    def _column(self, nodes: Sequence[BracketNode]) -> Element:
        title_of = self._say("bracket-column", matches=len(nodes), pairs=2 * len(nodes))
        return _tag("div", _tag("h3", title_of), _tag("ol", *map(self._node, nodes), class_="matches"))

    def _by_defeats(self, of_round: int, nodes: Sequence[BracketNode]) -> Element:
        column = _tag("div", _tag("h3", self._say("round-title", round=of_round)))
        for lost in (0, 1):
            if own := [node for node in nodes if node.lost == lost]:
                column.extend((_tag("h4", self._say("bracket-lost", lost=lost)), _tag("ol", *map(self._node, own))))
        return column

    def _node(self, node: BracketNode) -> Element:
        """A place of the bracket: its pairs with seed and points; empty where nobody comes."""
        match = self._state.match(node.round, node.table) if node.table else None
        seeds = {pair: at for at, pair in enumerate(self._state.places, 1)}
        pairs = [pair for pair in node.pairs if pair is not None]
        sides = []
        for pair in pairs:
            if not pair:
                sides.append(_tag("div", _tag("span"), _tag("i", self._say("bracket-open"))))
                continue
            won = match is not None and node.winner == pair
            who = _tag("b" if won else "span", self._names((pair,)))
            if len(pairs) == 1:
                who.append(_tag("small", self._say("bracket-alone")))
            points = self._points(match, (pair,)) if match is not None and match.points is not None else ""
            seed = number(self._lang, seeds[pair]) if pair in seeds else ""
            sides.append(_tag("div", _tag("small", seed), who, _tag("span", points)))
        return _tag("li", *sides, **({} if sides else {"class": "nobody"}))

    def _criteria(self) -> list[str]:
        settings = self._state.settings
        return [criterion_title(each, self._lang, settings.win_points) for each in settings.ranking]

    def _standing(self, line: Standing, extra: Sequence[str]) -> Element:
        place = self._say("print-place", place=line.place) if line.place else "–"
        players = (_tag("span", player) for player in self._state.names((line.pair,)))
        names = _tag("td", _tag("a", *players, href=f"#pair-{line.pair}"))
        if said := " · ".join(filter(None, (self._remark(line.pair), *extra))):
            names.append(_tag("small", said))
        figures = (_figure(self._value(figure.value)) for figure in line.figures)
        return _row(_tag("td", place, class_="figure place"), _figure(number(self._lang, line.pair)), names, *figures)

    def _remark(self, pair: int) -> str:
        of = self._state.pairs[pair]
        if of.disqualified:
            return self._say("desk-csv-disqualified")
        return self._say("desk-csv-gone") if of.gone and not of.finished else ""

    def _rounds(self) -> Iterator[Element]:
        dates = self._state.settings.dates
        for at, each in enumerate(self._state.rounds):
            day = f" · {day_text(dates[at], self._lang)}" if at < len(dates) else ""
            yield _tag("h3", self._say("round-title", round=at + 1) + day)
            yield self._round(each)

    def _round(self, each: SeatedRound) -> Element:
        rows = [self._match(each.matches[table]) for table in sorted(each.matches)]
        for pairs, why in ((each.sit_out, "print-sits-out"), (each.unopposed, "print-unopposed")):
            said = self._say(why)
            rows += (
                _row(_figure("–"), _tag("td", self._names((pair,))), _tag("td", said, class_="points"))
                for pair in sorted(pairs)
            )
        heads = (
            _head(self._say("table-word"), "figure"),
            _head(self._say("print-name")),
            _head(self._say("results-points"), "figure"),
        )
        return _table(heads, rows)

    def _match(self, match: RoundMatch) -> Element:
        lost, sides, scores = set(match.loser()), [], []
        for side in match.meeting.sides:
            won = match.points is not None and match.winner() in side
            sides.append(_tag("div", _tag("b" if won else "span", self._names(side))))
            if match.points is None:
                continue
            scores.append(_tag("div", self._points(match, side), class_="lost" if lost.intersection(side) else "won"))
        if not scores:
            moved, day = match.date != match.planned, day_text(match.date, self._lang)
            scores = [_tag("div", self._say("match-moved", day=day) if moved else self._say("results-open"))]
        points = _tag("td", *scores, class_="points")
        if (match.round, match.table) in self._of.sheets:
            points.append(_tag("a", self._say("results-sheet"), href=f"#sheet-{match.round}-{match.table}"))
        return _row(_figure(number(self._lang, match.table)), _tag("td", *sides), points)

    def _points(self, match: RoundMatch, side: Sequence[int]) -> str:
        """The points of a side of a match that is over; a dash where they are an average of others."""
        assert match.points is not None
        if match.absent.intersection(side):
            return self._say("results-absent")
        return "–" if match.absent and self._state.settings.award is None else self._value(match.points[side[0]])

    def _why(self) -> Iterator[Element]:
        if not self._state.rounds:
            return
        yield _tag("p", self._say("results-entries-hint"), class_="soft")
        titles, second = self._criteria(), {line.pair: line for line in self._second}
        for line in self._standings:
            place = f"{self._say('print-place', place=line.place)} " if line.place else ""
            named = f"{place}{self._names((line.pair,))}"
            yield _tag("h3", named, id=f"pair-{line.pair}")
            yield self._figures(titles, line)
            if line.pair in second:
                yield _tag("h4", self._say("ranking-with-handicap"))
                yield self._figures(titles, second[line.pair])

    def _figures(self, titles: Sequence[str], line: Standing) -> Element:
        figures = zip(titles, line.figures, strict=True)
        return _tag("dl", *(each for told, figure in figures for each in self._reasons(told, figure)))

    def _reasons(self, told: str, figure: Figure) -> Iterator[Element]:
        yield _tag("dt", f"{told}: {self._value(figure.value)}")
        for each in figure.reasons:
            yield _tag(
                "dd", f"{reason_text(each, self._lang, self._state.settings.entrant)} ", *_evidence(each.entries)
            )

    def _sheets(self) -> Iterator[Element]:
        for (of_round, table), sheet in sorted(self._of.sheets.items()):
            where = f"{self._say('round-title', round=of_round)} · {self._say('table-word')} {table}"
            yield _tag("h3", where, id=f"sheet-{of_round}-{table}")
            if isinstance(sheet, str):
                yield _tag("p", sheet)
                continue
            yield self._sheet(sheet)
            yield _tag("p", sheet.outcome)
            for change in sheet.trail:
                said = ": ".join(filter(None, (change.by, f"{change.before} → {change.after}")))
                yield _tag("p", f"{said}. {change.reason}", class_="soft")

    def _sheet(self, sheet: SheetInfo) -> Element:
        heads = [_head(self._say("print-deal"), "figure")]
        for of in sheet.sides:
            heads += [_head(" · ".join(of.players), "figure"), _head(self._say("print-total"), "figure")]
        rows = []
        for deal in sheet.deals:
            row = _row(_figure(number(self._lang, deal.number)))
            for side in deal.sides:
                points = _figure(self._value(side.points))
                if side.base is not None and side.cards is not None:
                    base, cards = self._value(side.base), self._value(side.cards)
                    detail = f"{self._say('print-base')} {base}, {self._say('print-cards')} {cards}"
                    points.append(_tag("small", detail))
                if side.penalties:
                    points.append(_tag("small", self._say("print-penalties", points=self._value(side.penalties))))
                row.extend((points, _figure(self._value(side.after))))
            rows.append(row)
        return _table(heads, rows)

    def _log(self) -> Iterator[Element]:
        heads = (
            _head(self._say("results-number"), "figure"),
            _head(self._say("results-what")),
            _head(self._say("results-who")),
        )
        yield _table(heads, (self._line(each) for each in self._of.lines))

    def _line(self, line: LogLine) -> Element:
        what = _tag("td", line.text)
        for key, of in (("results-annulled", line.annulled), ("results-corrected", line.corrected)):
            if of:
                what.append(_tag("small", f"{self._say(key)} ", *_evidence((of,))))
        by = _tag("td", line.by, _tag("small", self._moment(line.at)))
        return _tag("tr", _figure(str(line.number)), what, by, id=f"entry-{line.number}")


def _evidence(entries: Sequence[int]) -> Iterator[Element | str]:
    """The numbers of entries in brackets, each leading to its line of the log."""
    for at, each in enumerate(entries):
        yield ", " if at else "("
        yield _tag("a", str(each), href=f"#entry-{each}")
    if entries:
        yield ")"
