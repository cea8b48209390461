"""The pages of the documentation, laid out for Sphinx: one folder for each language.

`docs/` keeps its folders; README, CONTRIBUTING and CHANGELOG lie beside them. A link from a page of one language to one
of the other leads into the other part of the site. The tables of docs/README.md, which name every page, become the
overviews of the kinds.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
DOCS: Final = ROOT / "docs"
FRONT: Final = ROOT / "scripts" / "docsite"
LANGUAGES: Final = ("en", "es")
# Pages in Spanish, and of each the page in English that says the same.
SPANISH: Final = {
    "README.es.md": "README.md",
    "docs/how-to/aviso-de-privacidad.md": "docs/how-to/privacy-notice.md",
    "docs/how-to/en-la-mesa.md": "docs/how-to/at-the-table.md",
    "docs/how-to/grupos-y-equipos.md": "docs/how-to/groups-and-teams.md",
    "docs/how-to/juego-del-dia.md": "docs/how-to/deal-of-the-day.md",
    "docs/how-to/jugar-con-otros.md": "docs/how-to/play-with-others.md",
    "docs/how-to/mis-partidas.md": "docs/how-to/my-matches.md",
    "docs/how-to/organizador.md": "docs/how-to/organiser.md",
    "docs/how-to/partida-duplicada.md": "docs/how-to/play-duplicate.md",
    "docs/how-to/partida-por-dias.md": "docs/how-to/play-by-days.md",
    "docs/how-to/temporada.md": "docs/how-to/season.md",
    "docs/how-to/velada-individual.md": "docs/how-to/individual.md",
    "docs/reference/accesibilidad.md": "docs/reference/accessibility.md",
    "docs/tutorial/primera-partida.md": "docs/tutorial/first-match.md",
}
TOP: Final = {
    "README.md": "readme",
    "README.es.md": "readme",
    "CONTRIBUTING.md": "contributing",
    "CHANGELOG.md": "changelog",
    "SECURITY.md": "security",
    "CODE_OF_CONDUCT.md": "conduct",
}
ELSEWHERE: Final = {"en": "es/", "es": "../"}  # from the top of the pages of one language to that of the other
LINK: Final = re.compile(r"(\[[^\]\[]*\]|\]\s?)\((?!https?:|mailto:|#)([^)\s#]+)(#[^)\s]*)?\)")
CODE: Final = re.compile(r"(^[ ]*```.*?^[ ]*```$|`[^`\n]+`)", re.MULTILINE | re.DOTALL)
FENCE: Final = re.compile(r"^([ ]*```)([\w-]+).*$", re.MULTILINE)
PLAIN: Final = {"canasta", "fluent", "text"}  # languages that Sphinx does not colour


def language(name: str) -> str:
    return "es" if name in SPANISH else "en"


def sources() -> list[str]:
    """Every page by its path in the tree."""
    here = [*(ROOT / name for name in TOP), *DOCS.rglob("*.md")]
    return sorted(path.relative_to(ROOT).as_posix() for path in here if path.is_file() and path != DOCS / "README.md")


def place(name: str) -> str:
    """The place of a page in its language, without an ending: `how-to/install`."""
    return TOP.get(name) or name.removeprefix("docs/").removesuffix(".md")


def twins(lang: str) -> dict[str, str]:
    """Of pages in that language, the place of the page in the other that says the same."""
    pairs = {place(spanish): place(english) for spanish, english in SPANISH.items() if (ROOT / spanish).is_file()}
    return pairs if lang == "es" else {english: spanish for spanish, english in pairs.items()}


class Stage:
    """The folder of one language. What did not change is left as it is, so that Sphinx does not read it again."""

    def __init__(self, folder: Path, lang: str, called: Mapping[str, list[str]]) -> None:
        """`called`: by page, what people may call its subject when they search."""
        self.folder = folder
        self.lang = lang
        self.called = called
        self._kept: set[Path] = set()

    def page(self, name: str, text: str) -> None:
        """Put a page there."""
        path = self.folder / name
        self._kept.add(path)
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")

    def file(self, source: Path) -> str:
        """Put a picture or another file there, at its place in the tree; returns the place."""
        name = source.relative_to(DOCS if source.is_relative_to(DOCS) else ROOT).as_posix()
        path = self.folder / name.lstrip(".")
        self._kept.add(path)
        if not path.is_file() or path.read_bytes() != source.read_bytes():
            path.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, path)
        return path.relative_to(self.folder).as_posix()

    def sweep(self) -> None:
        """Remove what earlier stages had."""
        for path in self.folder.rglob("*"):
            if path.is_file() and path not in self._kept:
                path.unlink()

    def sources(self) -> None:
        """Put every page of this language there."""
        for name in sources():
            if language(name) == self.lang:
                text = (ROOT / name).read_text(encoding="utf-8")
                text = self.fitted(text, name, place(name))
                called = "".join(f"\n\n```{{index}} ! {words}\n```" for words in self.called.get(place(name), []))
                heading, rest = text.split("\n", 1)
                self.page(f"{place(name)}.md", f"{heading}{called}\n{rest}")

    def fitted(self, text: str, name: str, at: str) -> str:
        """The text of the source `name` with links that fit at the place `at`, and fences that Sphinx knows."""
        parts = CODE.split(text)
        for index, part in enumerate(parts):
            if index % 2 == 0:
                parts[index] = LINK.sub(lambda found: self._link(found, name, at), part)
            elif "\n" in part:
                parts[index] = FENCE.sub(_plain_fence, part)
        return "".join(parts)

    def _link(self, found: re.Match[str], name: str, at: str) -> str:
        label, path, anchor = found[1], found[2], found[3] or ""
        target = Path(os.path.normpath(ROOT / Path(name).parent / path))
        if target == DOCS / "README.md":
            return f"{label}({_from(at, 'index.md')})"
        there = target.relative_to(ROOT).as_posix()
        if there not in sources():
            if not target.is_file():
                raise SystemExit(f"{name}: the link to {path} leads nowhere.")
            return f"{label}({_from(at, self.file(target))}{anchor})"
        if language(there) == self.lang:
            return f"{label}({_from(at, place(there) + '.md')}{anchor})"
        outside = _from(at, ELSEWHERE[self.lang] + place(there))
        return f"{label}(other:{outside}.html{anchor})"


def _from(at: str, target: str) -> str:
    """A path of the site as seen from the page at `at`."""
    return Path(os.path.relpath(target, Path(at).parent)).as_posix()


def _plain_fence(found: re.Match[str]) -> str:
    """The beginning of a block of code without our own words behind the language."""
    return found[1] + ("text" if found[2] in PLAIN else found[2])


def overviews(stage: Stage, words: Mapping[str, str]) -> Iterator[str]:
    """Put an overview of each kind of pages there, its part of docs/README.md; gives their names."""
    text = (DOCS / "README.md").read_text(encoding="utf-8")
    for part in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        named = [name for name in re.findall(r"\]\(([\w/-]+)\.md\)", part) if language(f"docs/{name}.md") == stage.lang]
        kind = next(name.partition("/")[0] for name in named if "/" in name)
        shown = stage.fitted(part, "docs/README.md", f"{kind}/index")
        shown = re.sub(r"\[[\w-]+\.md\]\((?!other:)", "[](", shown)  # a page is named by its heading
        if kind == "reference":
            named.append("reference/api/index")
            shown += f"\n## {words['api']}\n\n[](api/index.rst): {words['api-intro']}\n"
        listed = "\n".join(f"/{name}" for name in named)
        stage.page(f"{kind}/index.md", f"# {shown}\n```{{toctree}}\n:hidden:\n\n{listed}\n```\n")
        yield f"{kind}/index"
