"""The club's API against its own description, with the keys of a competition and a sheet that are there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import (
    ignored_auth,
    negative_data_rejection,
    positive_data_acceptance,
    unsupported_method,
)
from tests.club.server.conftest import PAIRS
from tests.server.web.conftest import Running

CLUB, SHEET, REGISTER = "/api/club/{club}", "/api/club/sheets", "/api/club/registers"
LOOKED_AT = (CLUB, f"{SHEET}/{{sheet}}", f"{REGISTER}/{{register}}")
# Examples of each address: of one without a body little varies, and what reads and refuses them is that of the tables.
POSITIVE, NEGATIVE, BARE = 5, 3, 2


@dataclass
class There:
    """A competition in its first round, a sheet and a register with a season, with their keys."""

    club: str
    club_key: str
    sheet: str
    sheet_key: str
    register: str
    register_key: str


@pytest.fixture(scope="module")
def schema(running: Running) -> schemathesis.BaseSchema:
    return schemathesis.openapi.from_url(f"http://{running.host}/api/schema/openapi.json")


@pytest.fixture(scope="module")
def there(running: Running) -> There:
    with httpx.Client(base_url=f"http://{running.host}", trust_env=False) as client:

        def post(path: str, body: Any, key: str = "") -> Any:
            answer = client.post(path, json=body, headers={"Authorization": f"Bearer {key}"} if key else {})
            assert answer.status_code == 201, answer.text
            return answer.json()

        rules = {"name": "Friday", "format": "swiss", "rounds": 3, "length": {"deals": 4}}
        made = post("/api/club/competitions", {"settings": rules})
        path, key = f"/api/club/{made['club']}", made["key"]
        post(f"{path}/pairs", {"id": "pairs", "csv": PAIRS}, key)
        proposal = client.get(f"{path}/proposal", headers={"Authorization": f"Bearer {key}"}).json()
        post(f"{path}/entries", {"id": "seat", "entries": [proposal]}, key)
        sheet = post("/api/club/sheets", {"rules": "clasica"})
        register = post("/api/club/registers", {"name": "Club", "fees": True})
        path, key_of = f"/api/club/registers/{register['register']}", register["key"]
        post(f"{path}/competitions", {"id": "add", "club": made["club"], "key": key}, key_of)
        season = {"entry": "seasonopened", "settings": {"name": "Autumn", "competitions": [made["club"]]}}
        post(f"{path}/entries", {"id": "season", "entries": [season]}, key_of)
    return There(made["club"], key, sheet["sheet"], sheet["key"], register["register"], key_of)


@pytest.mark.parametrize("part", [SHEET, REGISTER, CLUB, "/api/club/"])
@pytest.mark.parametrize("mode", GenerationMode)
def test_the_api_keeps_its_word(
    schema: schemathesis.BaseSchema, there: There, mode: GenerationMode, part: str, subtests: pytest.Subtests
) -> None:
    """Every address of the club whose path begins so, and no longer one of these."""
    longer = tuple(each for each in (SHEET, REGISTER, CLUB) if len(each) > len(part))
    own = {
        path: item
        for path, item in schema.raw_schema["paths"].items()
        if path.startswith(part)
        and not path.startswith(longer)
        and (mode is GenerationMode.POSITIVE or path in LOOKED_AT or any(map(has_more_to_say, item.values())))
    }
    assert own
    for path, item in own.items():
        for method in item:
            with subtests.test(f"{method} {path}"):
                ask(schema, there, mode, method, path)


def has_more_to_say(operation: dict[str, Any]) -> bool:
    """True if it takes more than an id in its path and a language, which are read alike for all of one kind."""
    given = operation.get("parameters", [])
    return "requestBody" in operation or any(each["in"] != "path" and each["name"] != "lang" for each in given)


def ask(schema: schemathesis.BaseSchema, there: There, mode: GenerationMode, method: str, path: str) -> None:
    """Ask some times, and look at the answers."""
    named = {"club": there.club, "sheet": there.sheet, "register": there.register}
    keys = ((SHEET, there.sheet_key), (REGISTER, there.register_key), ("", there.club_key))
    key = next(key for part, key in keys if path.startswith(part))

    operation = schema[path][method]
    examples = BARE if not operation.body else POSITIVE if mode is GenerationMode.POSITIVE else NEGATIVE

    @settings(max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode))
    def asked(case: schemathesis.Case[Any]) -> None:
        if mode is GenerationMode.POSITIVE:
            case.path_parameters.update({name: each for name, each in named.items() if f"{{{name}}}" in path})
        answer = case.call(timeout=20, headers={"Authorization": f"Bearer {key}"})
        # Competitions, sheets and registers have laws of their own beyond the schema; too big is refused with 413.
        beyond = [unsupported_method, positive_data_acceptance, ignored_auth]
        if answer.status_code == 413:
            beyond.append(negative_data_rejection)
        case.validate_response(answer, excluded_checks=beyond)
        assert answer.status_code < 500
        if answer.status_code >= 400:
            problem = answer.json()
            assert set(problem) == {"code", "message"}
            assert problem["message"].strip()

    asked()
