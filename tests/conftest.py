"""Common ground of all test runs: the build they prove, settings of hypothesis, and the tests of one rule."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Generator
from itertools import groupby, islice
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import canasta
from canasta._build import build_kind
from canasta.rules.rulebook import UnknownRuleError, rule

HERE = Path(__file__).parent

# Shared machines are slow now and then: a deadline would only find that, and so would the check of how long examples
# take to make. A failure must repeat: on the build machine by itself, elsewhere with what is printed.
PATIENT = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.register_profile("here", PATIENT)
settings.register_profile("build machine", PATIENT, derandomize=True)
BUILD_MACHINE = os.environ.get("CI") == "true"
settings.load_profile("build machine" if BUILD_MACHINE else "here")


# Their tests walk the whole engine by themselves; to measure the others as well would only make them slow.
MEASURED = ("engine",)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, bool | None, bool | None]:
    """Coverage looks away here. The `no_cover` of pytest-cov would do it too, but not in the workers of xdist."""
    tracer = sys.gettrace()
    look = item.path.relative_to(HERE).parts[0] in MEASURED and not item.get_closest_marker("unmeasured")
    if not look:
        sys.settrace(None)
    result = yield
    sys.settrace(tracer)
    return result


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Let each worker begin in another part of a folder. pytest compiles a file of tests when it is first imported and
    keeps the outcome: so most are compiled once, not by all workers at the same moment.
    """
    report = yield
    if isinstance(collector, pytest.Directory) and report.result:
        begin = len(report.result) * worker() // workers()
        report.result = [*report.result[begin:], *report.result[:begin]]
    return report


def pytest_collection_finish() -> None:
    """Look for cycles of garbage seldom, and not among the modules: it saves a sixth of the processor's time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


SLOW = ("browser", "server", "cli")


def workers() -> int:
    return int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))


def worker() -> int:
    """The number of this worker, from 0."""
    return int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))


def waits(item: pytest.Item) -> bool:
    """True for a test that waits for servers and browsers."""
    return item.path.relative_to(HERE).parts[0] in SLOW


def pytest_addoption(parser: pytest.Parser) -> None:
    said = "run only the tests that name this rule of the book, such as TB-4.3; may be given several times"
    parser.addoption("--rule", action="append", default=[], metavar="ID", help=said)


def pytest_configure(config: pytest.Config) -> None:
    for wanted in config.getoption("rule"):
        try:
            rule(wanted)
        except UnknownRuleError as error:
            raise pytest.UsageError(f"--rule: {error}") from None


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, exitstatus: int | pytest.ExitCode, config: pytest.Config
) -> None:
    wanted = config.getoption("rule")
    if wanted and exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
        named = ", ".join(f"{each} ({rule(each).tag})" for each in wanted)
        terminalreporter.write_line(f"No test here names {named}.")


def only_of_rules(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests that name none of the rules that were asked for."""
    wanted = set(config.getoption("rule"))
    if not wanted:
        return
    named = [any(wanted & set(mark.args) for mark in item.iter_markers("rule")) for item in items]
    config.hook.pytest_deselected(items=[item for item, names in zip(items, named, strict=True) if not names])
    items[:] = [item for item, names in zip(items, named, strict=True) if names]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What waits comes first, so that at the end no worker is without work while another has minutes left. Work
    stealing begins with an even stretch of the list for everyone: each begins with a part of it.

    On a build machine what waits is tried a second time before it fails: a machine with other guests stands still now
    and then. The report names each such test (`R`), so that it can be mended.
    """
    only_of_rules(config, items)
    if BUILD_MACHINE:
        again = pytest.mark.flaky(reruns=1)
        for item in filter(waits, items):
            item.add_marker(again)
    items.sort(key=lambda item: item.path)  # wherever this worker began, its list is that of all
    total = workers()
    files = [list(found) for _, found in groupby(items, key=lambda item: item.path)]
    slow = [found for found in files if waits(found[0])]
    quick = iter([item for item in items if not waits(item)])
    mixed: list[pytest.Item] = []
    for number in range(total):
        mixed += [item for found in slow[number::total] for item in found]
        mixed += islice(quick, max(0, len(items) * (number + 1) // total - len(mixed)))
    items[:] = mixed


def pytest_report_header() -> str:
    return f"canasta {canasta.__version__}, {build_kind()} build in {Path(canasta.__file__).parent}"


def pytest_sessionstart() -> None:
    expected = os.environ.get("CANASTA_EXPECT", "")
    if expected and build_kind() != expected:
        found = f"Python found the {build_kind()} one: {canasta.__file__}"
        pytest.exit(f"these tests are to prove the {expected} build, but {found}", returncode=3)


@pytest.fixture
def anyio_backend() -> str:
    """Asynchronous tests run on asyncio, as the server does."""
    return "asyncio"
