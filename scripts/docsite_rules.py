"""The rulebook as pages of the site: each rule with its text, its switches, and the refusals that name it in scenes."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache

from tests.refusals.refusal_scenes import FIRST_HALF
from tests.refusals.refusal_scenes_end import SECOND_HALF
from tests.refusals.refused import Scene, refused
from tests.scenes import deal_of, position_of

from canasta.deal.view import view
from canasta.position import to_toml
from canasta.refusals import CODES, WHYS
from canasta.rules import forms, get
from canasta.rules.describe import listing
from canasta.rules.rulebook import Rule, parent, rule_sets, rule_text, sections
from canasta.rules.switches import LETTERS
from canasta.svg import Picture, table_picture
from canasta.svg.picture import shared_drawings
from canasta.texts import LANGUAGES, text

ID = re.compile(r"\b((" + "|".join(LETTERS) + r")-[\dX]+(?:\.\d+)?)\b")
SPECIAL = re.compile(r"([\\`*_\[\]<>|])")


def pages(lang: str, words: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """The names and texts of the pages in that language: one of all games, and one for each."""
    rows = [f"# {words['rulebook']}", "", words["rulebook-intro"], ""]
    rows += [f"| {words['game']} | {words['about']} | {words['rules']} |", "|---|---|---:|"]
    for name in rule_sets():
        number = sum(map(len, sections(name).values()))
        rows.append(f"| [{title(name, lang)}]({name}.md) | {about(name, lang)} | {number} |")
    listed = "\n".join(rule_sets())
    yield "rules/index.md", "\n".join(rows) + f"\n\n```{{toctree}}\n:hidden:\n\n{listed}\n```\n"
    for name in rule_sets():
        yield f"rules/{name}.md", game(name, lang, words)


def title(name: str, lang: str) -> str:
    return text(lang, f"set-{name}")


def about(name: str, lang: str) -> str:
    return escaped(text(lang, f"set-{name}_description").replace("\n", " "))


def game(name: str, lang: str, words: Mapping[str, str]) -> str:
    """The page of one game: its rules under their headings."""
    shown = [case for rules in sections(name).values() for rule in rules for case in scenes().get(rule.id, [])]
    drawings = shared_drawings(picture(case, lang) for case in shown)
    lines = [f"# {title(name, lang)}", "", about(name, lang), "", drawings, ""]
    above = parent(name)
    if above:
        lines += [words["parent"].format(parent=f"[{title(above, lang)}]({above}.md)"), ""]
    for section, rules in sections(name).items():
        lines += [f"## {text(lang, section)}", ""]
        for rule in rules:
            lines += entry(rule, lang, words)
    return "\n".join(lines)


def entry(rule: Rule, lang: str, words: Mapping[str, str]) -> Iterator[str]:
    """One rule. Its heading is its id, so that the search finds it, and so do links to it."""
    yield from (f"### {rule.id}", "")
    for paragraph in rule_text(rule.id, lang).splitlines():
        yield from (linked(escaped(paragraph), rule), "")
    turned = switches(rule.set, lang).get(rule.id, [])
    if turned:
        yield from (*part(words["switches"]), *turned, "")
    shown = scenes().get(rule.id, [])
    if shown:
        yield from part(words["refusals"])
        for case in shown:
            yield from scene(case, lang, words)
    others = sorted(codes().get(rule.id, set()) - {case.code for case in shown})
    if others:
        yield from part(words["also"])
        yield from (f"- `{code}`: {linked(escaped(sample(code, lang)), rule)}" for code in others)
        yield ""


def part(heading: str) -> tuple[str, str]:
    """The small heading of a part of a rule, which the contents of the page leave out."""
    return f'<p class="rule-part">{heading}</p>', ""


def scene(case: Scene, lang: str, words: Mapping[str, str]) -> Iterator[str]:
    """The sentence of a refusal, and folded under it the position as a picture and as text, and the action."""
    position = {key: value for key, value in position_of(case.rules, **case.keys).items() if value != [{}]}
    yield from ("<details>", f"<summary>{sentences(case.name)[lang]} <code>{case.code}</code></summary>", "")
    yield from (f'<div class="position">{picture(case, lang).markup({})}</div>', "")
    yield from (words["refused"].format(action=case.actions) + ":", "")
    yield from ("```toml", to_toml(position).rstrip(), "```", "", "</details>", "")


def picture(case: Scene, lang: str) -> Picture:
    """The table of a scene as seat 0 sees it."""
    return table_picture(view(deal_of(case.rules, **case.keys), 0), lang=lang)


def escaped(said: str) -> str:
    """A text of the catalogue, for Markdown."""
    return SPECIAL.sub(r"\\\1", said)


def linked(said: str, here: Rule) -> str:
    """The text with a link at each rule that it names."""

    def link(found: re.Match[str]) -> str:
        name, letters = found.groups()
        if name == here.id or name not in known():
            return name
        anchor = name.lower().replace(".", "-")
        home = LETTERS[letters]
        return f"[{name}](#{anchor})" if home == here.set else f"[{name}]({home}.md#{anchor})"

    return ID.sub(link, said)


@cache
def known() -> set[str]:
    return {rule.id for name in rule_sets() for rules in sections(name).values() for rule in rules}


@cache
def switches(name: str, lang: str) -> dict[str, list[str]]:
    """By rule, what the switches that come from it say in each form of the game, each sentence once."""
    found: dict[str, dict[str, None]] = defaultdict(dict)
    for form in forms(name):
        for switch in listing(get(name, form or None), lang):
            if switch.rule:
                found[switch.rule][f"- `{switch.name}`: {escaped(switch.sentence)}."] = None
    return {rule: list(lines) for rule, lines in found.items()}


@cache
def every() -> dict[str, Scene]:
    """The scenes of the tests by name."""
    return {case.name: case for case in (*FIRST_HALF, *SECOND_HALF)}


@cache
def sentences(name: str) -> dict[str, str]:
    """The sentence of that scene, by language."""
    refusal = refused(every()[name])
    return {lang: refusal.message(lang) for lang in LANGUAGES}


@cache
def scenes() -> dict[str, list[Scene]]:
    """The scenes by the rule that refuses, each sentence once."""
    found: dict[str, dict[str, Scene]] = defaultdict(dict)
    for name, case in every().items():
        found[case.rule].setdefault(sentences(name)["en"], case)
    return {rule: list(cases.values()) for rule, cases in found.items()}


@cache
def codes() -> dict[str, set[str]]:
    """By rule, the codes whose rows name it."""
    found: dict[str, set[str]] = defaultdict(set)
    for code, row in (*CODES.items(), *(("run-out", row) for row in WHYS.values())):
        for word in row.split():
            found[word.rpartition(":")[2]].add(code)
    return found


def sample(code: str, lang: str) -> str:
    """The sentence of a code, as the scene of some game has it; those without a scene have no numbers in theirs."""
    for name, case in every().items():
        if case.code == code:
            return sentences(name)[lang]
    return text(lang, f"refusal-{code}")
