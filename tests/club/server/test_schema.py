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

CLUB, SHEET = "/api/club/{club}", "/api/club/sheets/{sheet}"
REGISTER = "/api/club/registers/{register}"
SEASON = f"{REGISTER}/seasons/{{season}}"
OPERATIONS = [
    ("get", "/api/club/formats"),
    ("get", "/api/club/scale"),
    ("get", "/api/club/addresses"),
    ("post", "/api/club/competitions"),
    ("post", "/api/club/import"),
    ("get", CLUB),
    *(("get", f"{CLUB}/{what}") for what in ("schedule", "reasons", "proposal", "why", "log", "links")),
    ("get", f"{CLUB}/late"),
    *(("get", f"{CLUB}/{what}") for what in ("pairs.csv", "ranking.csv", "teams.csv", "log.jsonl", "copy.jsonl")),
    *(("get", f"{CLUB}/{what}") for what in ("results.html", "calendar.ics")),
    *(
        ("post", f"{CLUB}/{what}")
        for what in ("entries", "settings", "clock", "links", "links/revoke", "pairs", "handicaps")
    ),
    ("post", f"{CLUB}/next"),
    *(
        ("post", f"{CLUB}/{what}")
        for what in ("results", "confirm", "call", "settle", "sheet", "online", "online/seat")
    ),
    *(("post", f"{CLUB}/{what}") for what in ("second", "second/given", "sheet/dismissed")),
    ("post", "/api/club/sheets"),
    ("post", "/api/club/sheets/import"),
    ("get", SHEET),
    *(("get", f"{SHEET}/{what}") for what in ("links", "sheet.csv", "log.jsonl", "copy.jsonl")),
    *(("post", f"{SHEET}/{what}") for what in ("entries", "ruling", "ask", "links")),
    ("post", "/api/club/registers"),
    ("post", "/api/club/registers/import"),
    ("get", REGISTER),
    *(("get", f"{REGISTER}/{what}") for what in ("log", "members", "members.csv", "names", "links", "copy.jsonl")),
    *(("post", f"{REGISTER}/{what}") for what in ("competitions", "entries", "members", "links", "links/revoke")),
    ("get", SEASON),
    *(("get", f"{SEASON}/{what}") for what in ("why", "season.csv", "season.ics")),
    ("post", f"{SEASON}/told"),
    ("get", "/api/club/referee/{name}"),
    ("get", "/api/club/referee/{name}/find"),
    ("post", "/api/club/referee"),
]


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


NOTHING_TO_GET_WRONG = {
    ("post", "/api/club/sheets/import"),
    ("get", "/api/club/addresses"),
    ("get", f"{CLUB}/schedule"),
}
CASES = [
    (method, path, mode)
    for method, path in OPERATIONS
    for mode in GenerationMode
    if mode is GenerationMode.POSITIVE or (method, path) not in NOTHING_TO_GET_WRONG
]


@pytest.mark.parametrize(("method", "path", "mode"), CASES, ids=lambda part: str(getattr(part, "value", part)))
def test_the_api_keeps_its_word(
    schema: schemathesis.BaseSchema, there: There, method: str, path: str, mode: GenerationMode
) -> None:
    @settings(max_examples=10, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=schema[path][method].as_strategy(generation_mode=mode))
    def ask(case: schemathesis.Case[Any]) -> None:
        of_sheet, of_register = path.startswith(SHEET), path.startswith(REGISTER)
        if mode is GenerationMode.POSITIVE:
            case.path_parameters.update({"club": there.club} if "{club}" in path else {})
            case.path_parameters.update({"sheet": there.sheet} if of_sheet else {})
            case.path_parameters.update({"register": there.register} if of_register else {})
        key = there.sheet_key if of_sheet else there.register_key if of_register else there.club_key
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

    ask()


def test_every_address_of_the_club_is_tried(running: Running) -> None:
    paths = running.get("/api/schema/openapi.json").json()["paths"]
    here = {(method, path) for path, item in paths.items() for method in item if path.startswith("/api/club")}
    assert here == set(OPERATIONS)
