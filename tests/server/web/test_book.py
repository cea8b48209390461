"""What the home page and the rulebook drawer ask: sets, switches, house rules in words, rules."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from canasta import players
from canasta.rules import RuleSet, add, forms, names
from canasta.rules.build import THE_BOOK
from canasta.rules.rulebook import rules
from canasta.rules.switches import SWITCHES
from canasta.server.tables import books
from canasta.server.web.errors import accepted

pytestmark = pytest.mark.anyio


async def test_the_menu_has_every_set_with_every_form_the_usual_first(web: httpx.AsyncClient) -> None:
    menu = (await web.get("/api/menu", params={"lang": "es"})).json()
    found = menu["sets"]
    assert [entry["id"] for entry in found] == list(names())
    for entry in found:
        assert len(entry["lines"]) == 2, "each set is explained in two lines"
        assert len(entry["forms"]) == len(forms(entry["id"]))
    regulation = next(entry for entry in found if entry["id"] == "reglamento")
    assert regulation["forms"][0]["rules"] == "reglamento/4"
    assert {form["seats"] for form in regulation["forms"]} == {2, 3, 4, 6}
    assert [bot["id"] for bot in menu["bots"]] == list(players.names())
    assert menu["bots"][0]["name"] == "Maestro"
    assert all(bot["line"].endswith(".") for bot in menu["bots"])


async def test_a_form_has_all_switches_with_the_values_that_house_rules_take(web: httpx.AsyncClient) -> None:
    for name, form in (("salon", None), ("reglamento", "6-pairs"), ("tres-barajas", None)):
        asked = {"lang": "en"} if form is None else {"lang": "en", "form": form}
        found = (await web.get(f"/api/sets/{name}", params=asked)).json()
        assert [switch["name"] for switch in found["switches"]] == list(SWITCHES)
        for switch in found["switches"]:
            kind = SWITCHES[switch["name"]]
            assert kind.native(kind.read(switch["value"])) == switch["value"]
            assert (switch["kind"] in ("yes-no", "choice")) == bool(switch["values"])
            assert (switch["kind"] == "number") == (switch["low"] is not None)


async def test_house_rules_are_worded_before_anybody_sits_down(web: httpx.AsyncClient) -> None:
    good = (await web.post("/api/house", json={"rules": "salon", "house": {"target": 3000, "pumba": False}})).json()
    assert good["error"] is None
    assert next(s for s in good["switches"] if s["name"] == "target")["value"] == 3000
    bad = (await web.post("/api/house?lang=es", json={"rules": "salon", "house": {"target": 3001}})).json()
    assert "3001" in bad["error"]


async def test_the_rulebook_has_every_rule_of_the_set(web: httpx.AsyncClient) -> None:
    for name in names():
        found = (await web.get(f"/api/rules/{name}?lang=es")).json()
        assert [entry["id"] for entry in found["rules"]] == [rule.id for rule in rules(name)]
        assert all(entry["text"] and entry["section"] for entry in found["rules"])
        assert [entry["id"] for entry in found["sets"]] == list(names())


async def test_a_rule_opens_the_book_that_has_it(web: httpx.AsyncClient) -> None:
    for asked, rule, home in (
        ("reglamento", "SA-4.2", "salon"),
        ("salon", "SA-4.2", "salon"),
        ("clasica", "TB-9.3", "tres-barajas"),
        ("salon", "XX-1", "salon"),
    ):
        found = (await web.get(f"/api/rules/{asked}", params={"rule": rule, "lang": "es"})).json()
        assert found["set"] == home


@pytest.fixture
def added() -> Iterator[None]:
    """A rule set that the package does not know."""
    add(RuleSet("casera", 1, "salon", {"target": 1500}, titles={"es": "La de casa"}))
    books.whole_menu.cache_clear()
    yield
    del THE_BOOK.sets["casera"]
    books.whole_menu.cache_clear()


@pytest.mark.usefixtures("added")
async def test_a_rule_set_of_ones_own_is_on_the_menu_and_read_in_the_book_it_goes_by(web: httpx.AsyncClient) -> None:
    own = (await web.get("/api/menu?lang=es")).json()["sets"][-1]
    assert (own["id"], own["title"], own["lines"], len(own["forms"])) == ("casera", "La de casa", [], 1)
    read = (await web.get("/api/rules/casera?lang=es")).json()
    assert (read["set"], "casera" in [entry["id"] for entry in read["sets"]]) == ("salon", False)
    found = (await web.get("/api/rules/casera?rule=SA-4.2&lang=es")).json()
    assert found["set"] == "salon"


@pytest.mark.rule("SA-5.1", "CL-3.2")
async def test_rules_and_switches_are_found_by_what_is_asked(web: httpx.AsyncClient) -> None:
    found = (await web.get("/api/rules/salon/find?lang=es&said=m%C3%ADnimo%20para%20abrir")).json()
    assert "SA-5.1" in [rule["id"] for rule in found[:3]]
    assert all(rule["text"] for rule in found)
    lent = (await web.get("/api/rules/internacional/find?lang=es&said=puedo%20tomar%20el%20pozo")).json()
    assert {"CL-3.2", "CL-3.4", "CL-3.5"} & {rule["id"] for rule in lent[:3]}
    switches = (await web.get("/api/sets/clasica/find?lang=es&said=congel")).json()
    assert "pile_frozen_naturals" in switches[:3]


async def test_what_is_not_in_the_book(web: httpx.AsyncClient) -> None:
    for path in ("/api/sets/mus", "/api/rules/mus", "/api/sets/reglamento?form=9", "/api/rules/mus/find?said=a"):
        answer = await web.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "web-no-set")


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("es", "es"),
        ("es-MX,es;q=0.9,en;q=0.8", "es"),
        ("en;q=0.4, es;q=0.5", "es"),
        ("fr", "en"),
        ("", "en"),
        ("es;q=x", "en"),
        ("es;q=0", "en"),
    ],
)
def test_the_language_that_a_browser_likes_best(header: str, lang: str) -> None:
    assert accepted(header) == lang


async def test_the_address_names_the_language_before_the_browser_does(web: httpx.AsyncClient) -> None:
    spanish = await web.get("/api/menu", headers={"Accept-Language": "es"})
    assert spanish.json()["sets"][0]["title"] == "Canasta clásica"
    english = await web.get("/api/menu?lang=en", headers={"Accept-Language": "es"})
    assert english.json()["sets"][0]["title"] == "Classic canasta"
    refused = await web.get("/api/menu?lang=fr")
    told = {"code": "web-no-language", "message": "There is no such language: expected one of es, en."}
    assert (refused.status_code, refused.json()) == (400, told)
