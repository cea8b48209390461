"""What every test run shares: which build it proves, and settings of hypothesis."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

import canasta
from canasta._build import build_kind

# Shared machines are slow now and then: a deadline would only find that. A failure of the build machine must repeat.
settings.register_profile("here", deadline=None)
settings.register_profile("build machine", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("build machine" if os.environ.get("CI") == "true" else "here")


def pytest_report_header() -> str:
    return f"canasta {canasta.__version__}, {build_kind()} build in {Path(canasta.__file__).parent}"


def pytest_sessionstart() -> None:
    expected = os.environ.get("CANASTA_EXPECT", "")
    if expected and build_kind() != expected:
        found = f"Python found the {build_kind()} one: {canasta.__file__}"
        pytest.exit(f"these tests are to prove the {expected} build, but {found}", returncode=3)
