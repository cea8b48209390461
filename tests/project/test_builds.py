"""The build in use is the one that was asked for, from the sources as they are now."""

from __future__ import annotations

import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from tests.project.house import PACKAGE

import canasta
from canasta import _build


def extensions(folder: Path) -> list[Path]:
    return sorted(path for suffix in EXTENSION_SUFFIXES for path in folder.rglob(f"*{suffix}"))


def test_no_extension_hides_an_edited_module() -> None:
    """The source folder holds no extension at all: Python would take it for the module that lies beside it."""
    assert extensions(PACKAGE.parent) == []


def test_the_compiled_overlay_is_of_these_sources() -> None:
    """In a compiled build each extension lies beside the source it was made from, and that is the source of today."""
    used = Path(canasta.__file__).parent
    for extension in extensions(used):
        source = extension.with_name(extension.name.partition(".")[0] + ".py")
        assert source.read_bytes() == (PACKAGE / source.relative_to(used)).read_bytes(), (
            f"{extension} is old: make compile"
        )


def test_build_kind_is_what_python_would_import(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "state.py").write_text("")
    (tmp_path / "plain.py").write_text("")
    monkeypatch.setattr(_build, "ENGINE", tmp_path)
    assert (_build.build_kind(), _build.compiled_modules()) == ("pure", [])
    (tmp_path / f"state{EXTENSION_SUFFIXES[0]}").write_bytes(b"")
    assert (_build.build_kind(), _build.compiled_modules()) == ("compiled", ["state"])


def test_import_is_quick_and_lazy() -> None:
    """`import canasta` brings no room with it, and nothing large of others."""
    code = "import sys; import canasta; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    brought = set(done.stdout.split())
    assert {name for name in brought if name.startswith("canasta.")} == set()
    assert len(brought - set(sys.stdlib_module_names)) < 200
