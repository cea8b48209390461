"""A release: one version everywhere, settings for wheels of all systems, and a licence of every part."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib

import pytest
import yaml
from licences import page_parts
from pocket import PACKAGES
from tests.project.house import ROOT

import canasta

pytestmark = pytest.mark.pure  # it reads files

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]


def test_one_version_everywhere() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert citation["version"] == canasta.__version__
    assert re.findall(r"^## \[(.+?)\]", changes, re.MULTILINE)[0] == canasta.__version__


def test_wheels_are_for_the_pythons_that_are_named() -> None:
    classes = PROJECT["project"]["classifiers"]
    assert [each.rpartition(" ")[2] for each in classes if re.search(r"Python :: 3\.\d+$", each)] == PYTHONS
    assert PROJECT["tool"]["cibuildwheel"]["build"].split() == [f"cp{each.replace('.', '')}-*" for each in PYTHONS]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_uses_what_there_is(path: object) -> None:
    """Targets and scripts that a workflow names are there, and it gets no more rights than it says."""
    workflow = yaml.safe_load((ROOT / str(path)).read_text(encoding="utf-8"))
    assert workflow["permissions"] == {"contents": "read"}
    steps = [step for job in workflow["jobs"].values() for step in job["steps"]]
    targets = {found for step in steps for found in re.findall(r"^make (\w+)", step.get("run", ""), re.MULTILINE)}
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert targets
    assert all(re.search(rf"^[\w ]*\b{target}\b[\w ]*:", makefile, re.MULTILINE) for target in targets)
    for job in workflow["jobs"].values():
        assert set(job.get("needs", [])) <= set(workflow["jobs"]) or job["needs"] in workflow["jobs"]
    assert all(re.fullmatch(r"[\w-]+/[\w-]+@[\w./-]+", step["uses"]) for step in steps if "uses" in step)


def test_every_part_has_a_licence() -> None:
    done = subprocess.run(
        [sys.executable, "scripts/licences.py"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    first = done.stdout.partition("====")[0]
    assert re.search(r"^Python \(standard library, inside pyodide\) \(page\): PSF-2.0$", first, re.MULTILINE)
    assert re.search(r"^msgspec \S+: BSD-3-Clause$", first, re.MULTILINE)
    assert re.search(r"^svelte \S+ \(page\): MIT$", first, re.MULTILINE)
    assert "vite " not in first


def test_a_distribution_names_the_licences_of_all_that_it_contains() -> None:
    """The packages of the page and of its Python stand in NOTICE, and each licence in the metadata."""
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    inside = [part.name.split()[0] for part in page_parts(python=False)]
    assert "pyodide" in inside
    words = {re.sub("[-_.]", "-", word.strip(".")).lower() for word in re.findall(r"[@\w./-]+", notice)}
    assert {re.sub("[-_.]", "-", name).lower() for name in (*inside, *PACKAGES)} <= words
    named = set(re.findall(r"  (\S+)$", notice, re.MULTILINE))
    assert set(PROJECT["project"]["license"].split(" AND ")) == named
    assert "NOTICE" in PROJECT["project"]["license-files"]
    assert "NOTICE" in PROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["only-include"]
