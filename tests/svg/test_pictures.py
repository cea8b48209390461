"""Pictures hold what a view says and nothing hidden, and fit on their felt, for every game at every stage of a deal."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from typing import Any
from xml.etree.ElementTree import Element, fromstring

import pytest
from tests.match.playing import EVERY_GAME, NAMES, choose, play_on, started

from canasta import CardError, Match
from canasta.deal.view_values import View
from canasta.match.walk import record_slides
from canasta.svg import Picture, PictureError, Slides, card_picture, curve_picture, hand_picture, table_picture
from canasta.svg.table import WIDE

SVG = "{http://www.w3.org/2000/svg}"


def moments(match: Match, rng: random.Random) -> Iterator[Match]:
    """The match now and then in a deal, and at the deal's end."""
    step = 0
    while match.stage == "play":
        if step % 9 == 0:
            yield match
        match.play(match.to_act, choose(match.legal(match.to_act), rng))
        step += 1
    yield match


def root_of(picture: object) -> Element:
    return fromstring(str(picture))  # noqa: S314 - it was just written


def placed(picture: Picture) -> list[Element]:
    return list(root_of(picture).iter(f"{SVG}use"))


def faces(picture: Picture) -> Counter[str]:
    return Counter(each.attrib["href"].rpartition("-")[2] for each in placed(picture))


def in_sight(view: View) -> Counter[str]:
    """The cards that a picture of that view shows: of a canasta three, of the pile the top."""
    cards = Counter[str]()
    for side in view.sides:
        cards.update(side.red_threes)
        for meld in side.melds:
            lying = sorted(meld.cards, key=lambda card: card[0] in "2X")
            cards.update(lying if meld.canasta is None else lying[:1] + lying[-2:])
    cards.update(["back"] * bool(view.stock))
    if view.pile.top is not None:
        cards.update([view.pile.top, *view.pile.crosswise])
    for hand in view.shown if view.shown is not None else [view.hand]:
        cards.update(hand)
    return cards


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_table_shows_what_the_view_says_inside_its_frame(game: str) -> None:
    rng = random.Random(game)
    for match in moments(started(game, "svg"), rng):
        for seat in (None, 0, match.rules.seats - 1):
            seen = match.view(seat)
            picture = table_picture(seen, match.names, "es")
            assert faces(picture) == in_sight(seen)
            for each in placed(picture):
                assert 0 <= float(each.attrib["x"]) <= WIDE - float(each.attrib["width"])
                assert 0 <= float(each.attrib["y"]) <= picture.height - float(each.attrib["height"])


def test_a_match_shows_itself_as_spectators_see_it() -> None:
    match = started("clasica", "svg")
    spectator = match.view(None)
    assert faces(table_picture(spectator)) == Counter(["back", spectator.pile.top])
    assert spectator._repr_svg_() == str(table_picture(spectator))
    assert match._repr_svg_() == str(table_picture(spectator, match.names))
    assert Match.new(match.rules, NAMES[:4], seed="svg")._repr_svg_() is None


def test_words_that_look_like_markup_stay_words() -> None:
    match = started("clasica", "svg")
    drawn = str(table_picture(match.view(None), ["<b>&", "B", "C", "D"]))
    assert any("<b>& (11)" in (each.text or "") for each in root_of(drawn).iter(f"{SVG}text"))


def test_cards_are_texts_or_numbers() -> None:
    assert str(card_picture(3)) == str(card_picture("Ac")) == str(card_picture("A♣"))


@pytest.mark.parametrize("found", ["", "1h", "Kx", "KhKh", 53, -1, True, 2.5])
def test_only_cards_are_drawn(found: Any) -> None:
    with pytest.raises(CardError):
        card_picture(found)


def test_a_hand_is_in_the_order_given() -> None:
    picture = hand_picture(["X", "10d", "3h", "Kc"], "en")
    assert [each.attrib["href"] for each in placed(picture)] == [
        f"#canasta-large-{card}" for card in ("X", "Td", "3h", "Kc")
    ]
    assert repr(picture) == "<Picture of 206 × 144: 4 cards: X Td 3h Kc>"


def test_a_curve_ends_at_the_last_totals() -> None:
    picture = curve_picture([(0, 0), (700, -80), (1900, 4100), (5020, 4300)], ["Ana", "Luis"], 5000, "en")
    root = root_of(picture)
    heights = [
        [float(at.split(",")[1]) for at in each.attrib["points"].split()] for each in root.iter(f"{SVG}polyline")
    ]
    assert len(heights) == 2
    assert heights[0] == sorted(heights[0], reverse=True)  # it rises in every deal
    assert heights[1][1] > heights[1][0] > heights[1][2] > heights[0][3]  # −80 lies below 0, and 5,020 highest
    assert picture.title == "Points after 3 deals: Ana: 5,020, Luis: 4,300"
    assert {"5,020", "4,300", "5,000"} <= {each.text for each in root.iter(f"{SVG}text")}


class Figures(HTMLParser):
    """The captions of slides, and how many are hidden."""

    def __init__(self, slides: Slides) -> None:
        super().__init__()
        self.captions: list[str] = []
        self.hidden = 0
        self._in = False
        self.feed(str(slides))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.hidden += tag == "figure" and ("hidden", None) in attrs
        self._in = tag == "figcaption"

    def handle_data(self, data: str) -> None:
        if self._in:
            self.captions.append(data)
        self._in = False


def test_a_record_is_shown_turn_by_turn() -> None:
    match = play_on(started("salon", "svg"), random.Random(1), 2)
    record = match.record(public=False)
    turns = len(record.deals[1].turns)
    shown = Figures(record_slides(record, deal=2, lang="en"))
    assert len(shown.captions) == turns + 1
    assert shown.hidden == turns
    assert shown.captions[-1].count("goes out") + shown.captions[-1].count("stock") >= 1
    own_hand = str(record_slides(record, deal=2, seat=0, lang="en"))
    assert str(record_slides(record, deal=2, lang="en")).count("In the hand of") > own_hand.count("In the hand of")
    assert str(own_hand).count("<title>A table") == turns + 1


def test_slides_that_cannot_be_shown_are_refused() -> None:
    record = play_on(started("clasica", "svg"), random.Random(1), 1).record(public=False)
    with pytest.raises(ValueError, match="expected a deal from 1 to 1, found 2"):
        record_slides(record, deal=2)
    with pytest.raises(ValueError, match="expected a seat from 0 to 3, found 4"):
        record_slides(record, seat=4)


@pytest.mark.parametrize(
    ("draw", "code"),
    [
        (lambda: curve_picture([], ["Ana"]), "curve-empty"),
        (lambda: curve_picture([(0, 0)], []), "curve-empty"),
        (lambda: curve_picture([(0, 0), (5, 10)], ["Ana"]), "curve-totals"),
        (lambda: table_picture(started("clasica", "svg")), "view"),  # type: ignore[arg-type]
        (lambda: table_picture(started("clasica", "svg").view(0), ["Ana"]), "names"),
        (lambda: Slides([], "none"), "slides-empty"),
    ],
)
def test_what_cannot_be_drawn_is_refused(draw: Callable[[], object], code: str) -> None:
    with pytest.raises(PictureError) as refused:
        draw()
    assert refused.value.code == code
    assert refused.value.message("es") != refused.value.message("en")


def test_a_name_with_characters_that_xml_does_not_know_is_still_a_picture() -> None:
    picture = curve_picture([(0, 0), (5, 10)], ["A\x00na", "B\ud800ea"])
    assert "A\ufffdna" in "".join(root_of(picture).itertext())
