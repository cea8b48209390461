"""What every test run shares: which build it proves, and settings of hypothesis."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import canasta
from canasta._build import build_kind

HERE = Path(__file__).parent

# Shared machines are slow now and then: a deadline would only find that, and so would the check of how long examples
# take to make. A failure must repeat: on the build machine by itself, elsewhere with what is printed.
PATIENT = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.register_profile("here", PATIENT)
settings.register_profile("build machine", PATIENT, derandomize=True)
settings.load_profile("build machine" if os.environ.get("CI") == "true" else "here")


# Their tests walk the whole engine by themselves; to measure the others as well would only make them slow.
MEASURED = ("engine", "golden")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.relative_to(HERE).parts[0] not in MEASURED:
            item.add_marker("no_cover")


def pytest_report_header() -> str:
    return f"canasta {canasta.__version__}, {build_kind()} build in {Path(canasta.__file__).parent}"


def pytest_sessionstart() -> None:
    expected = os.environ.get("CANASTA_EXPECT", "")
    if expected and build_kind() != expected:
        found = f"Python found the {build_kind()} one: {canasta.__file__}"
        pytest.exit(f"these tests are to prove the {expected} build, but {found}", returncode=3)
