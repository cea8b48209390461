"""The build hook on a package of one module: compiled, pure on purpose, and pure because nothing can compile it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from ast import literal_eval
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from hatch_build import refuse_narrow_shifts, why, with_whole_links
from hatchling.build import get_requires_for_build_wheel
from tests.project.house import ROOT

pytestmark = pytest.mark.pure  # builds of its own: once is enough

PROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
[project]
name = "small"
version = "1"
requires-python = ">=3.11"
[tool.hatch.build.targets.wheel]
packages = ["src/small"]
[tool.hatch.build.targets.wheel.hooks.custom]
compile = ["src/small/*.py"]
interpret = ["src/small/__init__.py"]
[tool.hatch.build.targets.sdist.hooks.custom]
path = "hatch_build.py"
"""
DOCUMENTED = '''
"""The only module."""
class Pile:
    """Cards that lie — "face up".

    The last one is on top.
    """
    def __init__(self, cards: list[int]) -> None:
        self.cards = cards
    @property
    def top(self) -> int:
        """The card on top."""
        return self.cards[-1]
    @top.setter
    def top(self, card: int) -> None:
        """Lay a card on top."""
        self.cards.append(card)
    def plain(self) -> int:
        return 0
def double(n: int) -> int:
    """Twice as much."""
    return 2 * n
'''


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "src" / "small").mkdir(parents=True)
    (tmp_path / "src" / "small" / "__init__.py").write_text("")
    (tmp_path / "src" / "small" / "one.py").write_text("def double(n: int) -> int:\n    return 2 * n\n")
    (tmp_path / "pyproject.toml").write_text(PROJECT)
    shutil.copy(ROOT / "hatch_build.py", tmp_path)
    return tmp_path


def build(project: Path, target: str = "wheel", **more: str) -> subprocess.CompletedProcess[str]:
    clean = {name: text for name, text in os.environ.items() if name not in {"CANASTA_PURE", "CANASTA_COMPILED", "CC"}}
    command = [sys.executable, "-m", "hatchling", "build", "-t", target]
    return subprocess.run(command, cwd=project, env={**clean, **more}, capture_output=True, text=True, check=False)


def wheel(project: Path) -> tuple[str, list[str]]:
    """The wheel's file name and the extensions inside."""
    (found,) = (project / "dist").glob("*.whl")
    return found.name, [name for name in zipfile.ZipFile(found).namelist() if name.endswith((".so", ".pyd"))]


def test_a_module_that_mypyc_refuses_gives_a_pure_wheel_and_its_reason(project: Path) -> None:
    (project / "src" / "small" / "one.py").write_text("def double(n: int) -> str:\n    return 2 * n\n")
    done = build(project)
    assert done.returncode == 0
    reason = "src/small/one.py:2: error: Incompatible return value"
    assert f"canasta build: WARNING, the engine was not compiled: {reason}" in done.stdout
    assert wheel(project)[1] == []


def test_compiled_or_nothing(project: Path) -> None:
    done = build(project, CANASTA_COMPILED="1", CC="no-such-compiler")
    assert done.returncode != 0
    assert "the engine did not compile: no C compiler was found" in done.stderr
    assert not (project / "dist").exists() or list((project / "dist").glob("*.whl")) == []


@pytest.mark.skipif(sys.platform != "linux" or not shutil.which("gcc"), reason="only GCC on Linux is told")
def test_an_engine_compiled_twice_has_learnt_from_the_first(project: Path) -> None:
    scripts = project / "scripts"
    scripts.mkdir()
    exercise = scripts / "exercise.py"
    exercise.write_text(
        "import inspect, pathlib, small.one as one\nassert one.__file__.endswith('.so')\n"
        "told = [inspect.getdoc(each) for each in (one, one.Pile, one.Pile.top, one.Pile.plain, one.double)]\n"
        "pathlib.Path('said').write_text(repr((one.double(21), told, str(inspect.signature(one.Pile)))))\n"
    )
    (project / "src" / "small" / "one.py").write_text(DOCUMENTED)
    compiler = project / "gcc-in-haste"
    compiler.write_text('#!/bin/sh\nexec gcc "$@" -O0\n')
    compiler.chmod(0o755)
    done = build(project, CANASTA_COMPILED="1", CANASTA_PROFILED="1", CC=str(compiler))
    assert done.returncode == 0, done.stderr
    told = ["The only module.", 'Cards that lie — "face up".\n\nThe last one is on top.', "The card on top.", None]
    assert literal_eval((project / "said").read_text()) == (42, [*told, "Twice as much."], "(cards)")
    assert len(wheel(project)[1]) >= 1


def test_a_profiled_build_has_what_its_deals_need(monkeypatch: pytest.MonkeyPatch) -> None:
    listing = "import sys, exercise; print(*{name.partition('.')[0] for name in sys.modules})"
    path = os.pathsep.join((str(ROOT / "src"), str(ROOT / "scripts")))
    done = subprocess.run(
        [sys.executable, "-c", listing],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    brought_by = packages_distributions()
    packages = {each for found in set(done.stdout.split()) for each in brought_by.get(found, [])}
    wanted = {canonical(each) for each in packages} - {"canasta", "setuptools"}
    for name in ("build", "release"):
        locked = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
        assert wanted <= {canonical(line.partition("==")[0]) for line in locked.splitlines() if "==" in line}
    monkeypatch.chdir(ROOT)
    monkeypatch.delenv("CANASTA_PROFILED", raising=False)
    assert get_requires_for_build_wheel() == []
    monkeypatch.setenv("CANASTA_PROFILED", "1")
    (asked,) = get_requires_for_build_wheel()
    assert asked.startswith("msgspec")
    assert "msgspec" in wanted


def canonical(name: str) -> str:
    """A package's name as locks spell it."""
    return name.strip().lower().replace("_", "-").replace(".", "-")


def test_the_reason_is_one_line() -> None:
    assert why("note: x\na.py:3: error: bad\nmore\n") == "a.py:3: error: bad"
    assert (
        why("Traceback\nModuleNotFoundError: No module named 'mypyc'\n")
        == "ModuleNotFoundError: No module named 'mypyc'"
    )
    assert why("") == "no reason was given"


@pytest.mark.parametrize(
    ("shift", "refused"), [("1 << cpy_r_k", True), ("4294967296LL << cpy_r_k", False), ("cpy_r_x << 1", False)]
)
def test_narrow_shifts_in_the_c_are_refused(tmp_path: Path, shift: str, refused: bool) -> None:
    (tmp_path / "a.c").write_text(f"int64_t CPyDef_packed___one(int64_t cpy_r_k) {{\n    cpy_r_r0 = {shift};\n}}\n")
    if refused:
        with pytest.raises(SystemExit, match="packed___one shifts a constant left by a variable"):
            refuse_narrow_shifts(tmp_path)
    else:
        refuse_narrow_shifts(tmp_path)


def test_a_source_distribution_carries_page_and_documentation_to_the_wheel(project: Path, tmp_path: Path) -> None:
    """Installing from a source distribution needs no Node: there the builder of the page would fail."""
    (project / "web").mkdir()
    (project / "web" / "package.json").write_text("{}")
    (project / "scripts").mkdir()
    builder = project / "scripts" / "client.py"
    builder.write_text(
        "import pathlib, sys\nfolder = pathlib.Path(sys.argv[2])\nfolder.mkdir()\n"
        "(folder / 'index.html').write_text('the page')\n"
    )
    (project / "build").mkdir()
    (project / "build" / "docs.zip").write_bytes(b"the documentation")
    (project / "build" / "canasta.1").write_bytes(b"the manual page")
    assert build(project, target="sdist").returncode == 0
    (archive,) = (project / "dist").glob("*.tar.gz")
    shutil.unpack_archive(archive, tmp_path / "unpacked", filter="data")
    unpacked = tmp_path / "unpacked" / "small-1"
    assert (unpacked / "src" / "canasta" / "server" / "client" / "index.html").read_text() == "the page"
    (unpacked / "scripts" / "client.py").write_text("raise SystemExit('error: no Node')")
    done = build(unpacked, CANASTA_PURE="1")
    assert "canasta build: the page is the one of the source distribution." in done.stdout
    (found,) = (unpacked / "dist").glob("*.whl")
    assert zipfile.ZipFile(found).read("canasta/server/client/index.html") == b"the page"
    assert zipfile.ZipFile(found).read("canasta/server/docs.zip") == b"the documentation"
    shared = "small-1.data/data/share/man/man1/canasta.1"
    assert zipfile.ZipFile(found).read(shared) == b"the manual page"


@pytest.mark.parametrize("wanted", ["", "1"])
def test_a_page_for_sure_plays_without_a_connection(
    wanted: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Where its Python cannot be fetched the page is built without it, but not where the page is asked for."""
    monkeypatch.syspath_prepend(ROOT / "scripts")
    import client

    monkeypatch.setattr(client, "MODULES", tmp_path)
    monkeypatch.setattr(client, "ROOT", tmp_path)  # where no scripts/pocket.py can fetch anything
    monkeypatch.setenv("CANASTA_WITH_CLIENT", wanted)
    if wanted:
        with pytest.raises(SystemExit, match="would not play without a connection"):
            client.pocket()
    else:
        assert not client.pocket().exists()


def test_a_pure_wheel_with_a_page_that_is_built_already(project: Path) -> None:
    page = project / "page"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html>")
    done = build(project, CANASTA_PURE="1", CANASTA_PAGE="page")
    assert done.returncode == 0, done.stderr
    assert "canasta build: pure Python, as CANASTA_PURE asks." in done.stdout
    assert wheel(project) == ("small-1-py3-none-any.whl", [])
    assert "canasta/server/client/index.html" in zipfile.ZipFile(project / "dist" / wheel(project)[0]).namelist()
    failed = build(project, CANASTA_PURE="1", CANASTA_PAGE="nowhere")
    assert failed.returncode != 0
    assert "CANASTA_PAGE: expected a folder with the built page, found 'nowhere'" in failed.stderr


def test_links_of_the_description_lead_to_the_repository_or_nowhere() -> None:
    page = "See [the table](pages/table.md), [a site](https://example.org), [below](#play).\n![A table](pages/t.jpg)\n"
    whole = with_whole_links(page, "https://host/canasta", "v1")
    assert "[the table](https://host/canasta/blob/v1/pages/table.md), [a site](https://example.org)" in whole
    assert "[below](#play)" in whole
    assert "![A table](https://host/canasta/raw/v1/pages/t.jpg)" in whole
    assert with_whole_links(page, "", "v1") == "See the table, [a site](https://example.org), [below](#play).\n\n"


def test_no_link_of_readme_is_left_relative() -> None:
    for address in ("https://host/canasta", ""):
        described = with_whole_links((ROOT / "README.md").read_text(encoding="utf-8"), address, "v1")
        assert "](docs/" not in described
