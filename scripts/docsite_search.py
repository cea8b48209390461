"""The search of a built site, asked the questions of scripts/docsite/questions.toml by its own program, in Node."""

from __future__ import annotations

import json
import os
import subprocess
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from client import node
from docsite_stage import FRONT

AMONG: Final = 3


def questions() -> list[dict[str, Any]]:
    """The questions: a page, the words by which people look for it, and the language if it is not English."""
    found: list[dict[str, Any]] = tomllib.loads((FRONT / "questions.toml").read_text(encoding="utf-8"))["question"]
    return found


def pages_found(site: Path, asked: list[str]) -> list[list[str]]:
    """For each question the pages that the search shows, best first, each once."""
    command = [os.fspath(node()[0]), os.fspath(FRONT / "ask.mjs"), os.fspath(site), *asked]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, encoding="utf-8", check=True)
    found = [json.loads(line) for line in done.stdout.splitlines()]
    return [list(dict.fromkeys(page.partition("#")[0] for page in pages)) for pages in found]


def unanswered(site: Path) -> Iterator[str]:
    """A line for each question whose page is not among the first three."""
    wanted: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for question in questions():
        wanted[question.get("lang", "en")] += [(words, question["page"]) for words in question["asked"]]
    for lang, pairs in wanted.items():
        found = pages_found(site if lang == "en" else site / lang, [words for words, _ in pairs])
        for (words, page), pages in zip(pairs, found, strict=True):
            if page not in pages[:AMONG]:
                yield f"the search for “{words}” should show {page}, and shows {', '.join(pages[:5]) or 'nothing'}"
