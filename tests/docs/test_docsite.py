"""What `make docs` makes of the pages, short of what Sphinx does: pages, links, rules and names are all there.

The site itself is built and tried by `make docs`: its links, its scripts, and what its search must answer.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import docsite_api
import docsite_rules
import docsite_search
import pytest
from docsite import inside_scripts, stage
from docsite_stage import FRONT, LANGUAGES, SPANISH, language, place, sources
from tests.docs.pages import ROOT

from canasta.rules.rulebook import rule_sets, rule_text, rules
from canasta.rules.switches import SWITCHES

pytestmark = pytest.mark.pure

WORDS = tomllib.loads((FRONT / "words.toml").read_text(encoding="utf-8"))
INTO = re.compile(r"\]\((?!https?:|mailto:|other:|#)([^)\s#]+)")
OTHER = re.compile(r"\]\(other:([^)\s#]+)\.html")


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The folder of each language, laid out for Sphinx."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("docsite.PLACE", tmp_path_factory.mktemp("stage"))
        return {lang: stage(lang) for lang in LANGUAGES}


def test_every_page_has_a_place(staged: dict[str, Path]) -> None:
    assert [name for name in sources() if not (staged[language(name)] / f"{place(name)}.md").is_file()] == []
    assert [name for pair in SPANISH.items() for name in pair if not (ROOT / name).is_file()] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_links_lead_to_pages_of_the_site(staged: dict[str, Path], lang: str) -> None:
    lost = []
    other = staged["en" if lang == "es" else "es"]
    for page in staged[lang].rglob("*.md"):
        text = re.sub(r"^```.*?^```|`[^`\n]*`", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
        lost += [f"{page.name}: {link}" for link in INTO.findall(text) if not (page.parent / link).is_file()]
        for link in OTHER.findall(text):
            above = (page.parent / link).resolve()
            top = staged[lang] / "es" if lang == "en" else staged[lang].parent
            there = other / above.relative_to(top)
            lost += [] if there.with_suffix(".md").is_file() else [f"{page.name}: {link}"]
    assert lost == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_its_text_switches_and_refusals(staged: dict[str, Path], lang: str) -> None:
    pages = {name: (staged[lang] / "rules" / f"{name}.md").read_text(encoding="utf-8") for name in rule_sets()}
    whole = "".join(pages.values())
    for name in rule_sets():
        page = pages[name]
        for rule in rules(name):
            _, _, entry = page.partition(f"\n### {rule.id}\n")
            entry = entry.partition("\n### ")[0]
            first = docsite_rules.linked(docsite_rules.escaped(rule_text(rule.id, lang).splitlines()[0]), rule)
            assert first in entry, rule.id
    told = {rule for switch in SWITCHES.values() for rule in switch.rules.values()}
    assert {rule for rule in told if f"### {rule}\n" not in whole} == set()
    assert all(docsite_rules.sentences(case.name)[lang] in whole for case in docsite_rules.every().values())


def test_public_names_are_listed_once_each() -> None:
    pages = dict(docsite_api.pages(WORDS["en"]))
    listed = [
        f"{name}.{each}"
        for name in docsite_api.modules()
        for each in re.findall(r":members: (.*)", pages[f"reference/api/{name}.rst"])[0].split(", ")
    ]
    assert {"canasta.Match", "canasta.players.get", "canasta.rules.rulebook.rule_text"} <= set(listed)
    assert "canasta.rules.Rules" not in listed
    assert "canasta.Rules" in listed
    assert len(listed) == len(set(listed))


def test_a_script_inside_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text('<script src="b.js"></script><link href="c.css"><p>&lt;script&gt; one = "1"</p>')
    (tmp_path / "b.html").write_text('<p><script>1</script><b onclick="1"></b><style></style>')
    assert list(inside_scripts(tmp_path)) == [
        'b.html: <b onclick=" inside the page',
        "b.html: <script inside the page",
        "b.html: <style inside the page",
    ]


def test_the_questions_ask_for_pages_that_there_are(staged: dict[str, Path]) -> None:
    asked = docsite_search.questions()
    assert len(asked) >= 12
    for question in asked:
        assert (staged[question.get("lang", "en")] / f"{question['page']}.md").is_file(), question
    for lang in LANGUAGES:
        assert [page for page in WORDS[lang]["called"] if not (staged[lang] / f"{page}.md").is_file()] == []


def test_the_places_of_a_language_are_those_in_the_sources() -> None:
    """The table of docs/how-to/add-a-language.md names each file that tells Spanish from another language."""
    page = (ROOT / "docs" / "how-to" / "add-a-language.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`((?:src|web)/[\w/.-]+)`", page.partition("## 2.")[2].partition("## 3.")[0]))
    files = [
        *(ROOT / "src").rglob("*.py"),
        *(ROOT / "web" / "src").rglob("*.ts"),
        *(ROOT / "web" / "src").rglob("*.svelte"),
    ]
    files += (ROOT / "web").glob("*.ts")
    telling = {
        file.relative_to(ROOT).as_posix()
        for file in files
        if file.name != "types.ts"  # made from the schema, when the page is checked
        and re.search(r"""["']es["'](?! })""", file.read_text(encoding="utf-8"))
    }
    assert named == telling
