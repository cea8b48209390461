"""The documentation as a site of static files: `make docs` builds it into build/docs, and packs it into build/docs.zip.

English lies at its top, Spanish under `es`. It is built without a network, and read and searched without one, also from
a folder. `canasta serve` gives it at `/docs`. The page of the command becomes a manual page too, build/canasta.1.
It needs the packages of requirements/docs.txt.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import docsite_api
import docsite_rules
from docsite_search import unanswered
from docsite_stage import DOCS, FRONT, LANGUAGES, ROOT, Stage, overviews

PLACE: Final = ROOT / "build" / "docs-stage"
SITE: Final = ROOT / "build" / "docs"
ZIP: Final = ROOT / "build" / "docs.zip"
MAN: Final = ROOT / "build" / "canasta.1"
LEFT: Final = (".buildinfo", "objects.inv", ".map", ".md.txt")  # what no reader asks for
INSIDE: Final = re.compile(r'<style\b|<script\b(?![^>]*\ssrc=)|<[^>]+\son[a-z]+="')
LONG_AGO: Final = (2020, 1, 1, 0, 0, 0)  # the same pages give the same archive


def stage(lang: str) -> Path:
    """Lay the pages of a language out for Sphinx; returns their folder."""
    words = tomllib.loads((FRONT / "words.toml").read_text(encoding="utf-8"))[lang]
    pages = Stage(PLACE / lang, lang, words["called"])
    pages.sources()
    pages.file(DOCS / "pictures" / "table-desk.jpg")
    for name, text in docsite_rules.pages(lang, words):
        pages.page(name, text)
    readme = f"{words['readme']} <readme>"
    tops = ["rules/index", readme]
    if lang == "en":
        kinds = list(overviews(pages, words))
        for name, text in docsite_api.pages(words):
            pages.page(name, text)
        tops = [readme, *kinds[:2], "rules/index", *kinds[2:], "contributing", "security", "conduct", "changelog"]
    else:
        spanish = (path.relative_to(pages.folder).with_suffix("") for path in sorted(pages.folder.rglob("*/*.md")))
        tops += [path.as_posix() for path in spanish if path.parts[0] != "rules"]
    front = (FRONT / f"front.{lang}.md").read_text(encoding="utf-8")
    listed = "\n".join(tops)
    pages.page("index.md", f"{front}\n```{{toctree}}\n:hidden:\n:maxdepth: 1\n\n{listed}\n```\n")
    pages.sweep()
    return pages.folder


def sphinx(lang: str, folder: Path, builder: str = "html") -> subprocess.Popen[str]:
    """Begin to build the pages of a language, or with the builder `man` the manual page."""
    target = MAN.parent if builder == "man" else SITE if lang == "en" else SITE / lang
    # `-a` writes pages anew that did not change: what they link to may have.
    words = ["-b", builder, "-q", "-a", "-c", os.fspath(FRONT), "-d", os.fspath(PLACE / f"{lang}-trees")]
    environment = {**os.environ, "CANASTA_DOCS_LANGUAGE": lang, "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-m", "sphinx", *words, os.fspath(folder), os.fspath(target)]
    return subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True)


def plain(page: Path) -> None:
    """Take the addresses of other pages of the site out of the manual page."""
    page.write_text(re.sub(r"\s\\%<[^>]*>", "", page.read_text(encoding="utf-8")), encoding="utf-8")


def inside_scripts(site: Path) -> Iterator[str]:
    """A line for each page that holds a script or a style of its own, which the server forbids."""
    for path in sorted(site.rglob("*.html")):
        for found in sorted(set(INSIDE.findall(path.read_text(encoding="utf-8")))):
            yield f"{path.relative_to(site).as_posix()}: {found} inside the page"


def pack(site: Path, target: Path) -> None:
    """All files that readers ask for, in one archive."""
    fresh = target.with_suffix(".new")
    with zipfile.ZipFile(fresh, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(site.rglob("*")):
            if path.is_file() and not path.name.endswith(LEFT):
                info = zipfile.ZipInfo(path.relative_to(site).as_posix(), LONG_AGO)
                info.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(info, path.read_bytes())
    fresh.replace(target)


def main() -> int:
    begun = time.monotonic()
    shutil.rmtree(SITE, ignore_errors=True)  # with pages of earlier builds whose text is gone
    staged = {lang: stage(lang) for lang in LANGUAGES}
    building = [(lang, sphinx(lang, folder)) for lang, folder in staged.items()]
    failed = False
    for lang, process in building:
        _, said = process.communicate()
        failed = failed or process.returncode != 0 or bool(said.strip())
        print(said, end="", file=sys.stderr)
        if process.returncode:
            print(f"The pages in “{lang}” could not be built.", file=sys.stderr)
    if failed or sphinx("en", staged["en"], "man").wait():
        return 1
    plain(MAN)
    for found in (*inside_scripts(SITE), *unanswered(SITE)):
        failed = True
        print(found, file=sys.stderr)
    pack(SITE, ZIP)
    number = sum(1 for _ in SITE.rglob("*.html"))
    size = ZIP.stat().st_size / 1e6
    print(f"{number} pages in build/docs, {size:.1f} MB in build/docs.zip, {time.monotonic() - begun:.0f} s.")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
