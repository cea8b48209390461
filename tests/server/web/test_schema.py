"""The API against its own description: whatever fits it is answered as it says, whatever does not is refused."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance, unsupported_method
from tests.server.web.conftest import Running

# What an address begins with, after `/api/`: the operations of each are tried together.
AREAS = [
    "menu", "sets", "rules", "house", "courses", "positions", "puzzles", "network", "tables", "replay", "review",
    "moments", "habits", "handovers", "bundle", "company", "daily", "duplicates", "notices",
]  # fmt: skip


@pytest.fixture(scope="module")
def schema(running: Running) -> schemathesis.BaseSchema:
    # The first who asks for the description waits until it is made.
    return schemathesis.openapi.from_url(f"http://{running.host}/api/schema/openapi.json", timeout=60)


def operations(schema: schemathesis.BaseSchema) -> list[tuple[str, str]]:
    """All addresses but those of the club, which has a test of its own, with their methods."""
    paths = schema.raw_schema["paths"]
    return [(path, method) for path in paths if not path.startswith("/api/club") for method in paths[path]]


@pytest.mark.parametrize("mode", GenerationMode)
@pytest.mark.parametrize("area", AREAS)
def test_the_api_keeps_its_word(schema: schemathesis.BaseSchema, area: str, mode: GenerationMode) -> None:
    tried = [schema[path][method] for path, method in operations(schema) if path.split("/")[2] == area]
    assert tried
    for operation in tried:
        if mode is GenerationMode.POSITIVE or operation.body or [*operation.iter_parameters()]:
            keeps_its_word(operation, mode)


def keeps_its_word(operation: Any, mode: GenerationMode) -> None:
    @settings(max_examples=4, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: schemathesis.Case[Any]) -> None:
        answer = case.call(timeout=20)
        # Rule sets, positions and records have laws of their own beyond the schema; too big is refused with 413.
        beyond = [unsupported_method, positive_data_acceptance]
        if answer.status_code == 413:
            beyond.append(negative_data_rejection)
        case.validate_response(answer, excluded_checks=beyond)
        assert answer.status_code < 500
        if answer.status_code >= 400:
            problem = answer.json()
            assert set(problem) == {"code", "message"}
            assert problem["message"].strip()

    ask()


def test_every_address_of_the_api_is_tried(schema: schemathesis.BaseSchema) -> None:
    assert {path.split("/")[2] for path, _ in operations(schema)} == set(AREAS)
