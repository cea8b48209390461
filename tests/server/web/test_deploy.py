"""The ready parts of `deploy/`: each is read, and tried by its own tool where that is installed; the image if asked."""

from __future__ import annotations

import configparser
import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.project.house import ROOT

from canasta.cli.serve_settings import SETTINGS
from canasta.cli.setting import OTHERS

DEPLOY = ROOT / "deploy"
UNIT = DEPLOY / "systemd" / "canasta.service"
UNITS = sorted(path for path in UNIT.parent.iterdir() if path.suffix != ".toml")
RULES = DEPLOY / "prometheus" / "canasta.rules.yaml"
KNOWN = {each.variable for each in SETTINGS} | OTHERS
FIGURES = (ROOT / "docs" / "reference" / "operate.md").read_text(encoding="utf-8")
MOST_EXPOSED = 2.0  # of 10: what `systemd-analyze security` calls well hardened


def needs(tool: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(tool) is None, reason=f"{tool} is not installed")


def figures_in(expression: str) -> set[str]:
    """The figures of ours that an expression of Prometheus names, without the endings of histograms."""
    named = set(re.findall(r"canasta_[a-z_]+", expression))
    return {re.sub(r"_(bucket|sum|count)$", "", name) for name in named}


def all_files() -> list[Path]:
    return sorted(path for path in DEPLOY.rglob("*") if path.is_file())


def test_every_variable_is_a_setting() -> None:
    named = {
        (path.name, name)
        for path in all_files()
        for name in re.findall(r"\bCANASTA_[A-Z_]+", path.read_text(encoding="utf-8"))
    }
    of_build = {"CANASTA_COMPILED", "CANASTA_PROFILED", "CANASTA_WITH_CLIENT"}
    assert {each for each in named if each[1] not in KNOWN | of_build} == set()
    assert named


def test_the_units_are_whole() -> None:
    units = {}
    for path in UNITS:
        units[path.name] = configparser.RawConfigParser(strict=False, delimiters=["="])
        units[path.name].optionxform = str  # type: ignore[assignment,method-assign]
        units[path.name].read_string(path.read_text(encoding="utf-8"))
    service = units["canasta.service"]
    assert service["Service"]["Type"] == "notify"
    assert service["Unit"]["Requires"] in units
    assert units["canasta.socket"]["Socket"]["SocketMode"] == "0660"


@needs("systemd-analyze")
def test_the_service_is_hardened() -> None:
    command = ["systemd-analyze", "security", "--offline=true", "--no-pager", str(UNIT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    found = re.search(r"Overall exposure level for canasta.service: ([\d.]+)", done.stdout)
    assert found, done.stderr
    assert float(found[1]) <= MOST_EXPOSED


@needs("systemd-analyze")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    for path in UNITS:
        text = path.read_text(encoding="utf-8")
        (tmp_path / path.name).write_text(text.replace("/opt/canasta/bin/canasta", shutil.which("true") or "/bin/true"))
    units = [str(tmp_path / path.name) for path in UNITS]
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *units], capture_output=True, text=True, check=False
    )
    ours = [line for line in done.stderr.splitlines() if "canasta." in line]
    assert (done.returncode, ours) == (0, [])


def test_the_servers_of_the_compose_file_share_one_database() -> None:
    read = yaml.safe_load((DEPLOY / "container" / "compose.yaml").read_text(encoding="utf-8"))
    one, two = read["services"]["one"], read["services"]["two"]
    admin = read["services"]["admin"]
    assert len({each["environment"]["CANASTA_DB"] for each in (one, two, admin)}) == 1
    # All else is read-only: a backup goes into a volume, on a folder of the image that belongs to the user.
    (volume,) = admin["volumes"]
    name, _, folder = volume.partition(":")
    assert (name in read["volumes"], admin["working_dir"], admin["profiles"]) == (True, folder, ["admin"])
    made = re.search(r"install --directory --owner canasta .*", (DEPLOY / "container" / "Containerfile").read_text())
    assert made is not None
    assert folder in made[0].split()
    ports = {each["environment"]["CANASTA_PORT"] for each in (one, two)}
    sample = (DEPLOY / "proxies" / "nginx.conf").read_text(encoding="utf-8")
    assert ports == set(re.findall(r"server 127\.0\.0\.1:(\d+)", sample))
    for server in (one, two, read["services"]["admin"]):
        assert set(server["secrets"]) <= set(read["secrets"])
        assert (server["build"]["dockerfile"], (ROOT / server["build"]["dockerfile"]).is_file())[1]


def test_no_image_takes_what_is_no_source() -> None:
    """What `COPY . .` copies lies in a layer for ever."""
    left_out = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert {".git", ".venv*", "**/node_modules", "build", "dist", "deploy", "src/canasta/server/client"} <= set(
        left_out
    )
    command = ["git", "check-ignore", "--quiet", "deploy/container/db-password"]
    if (ROOT / ".git").exists():
        assert subprocess.run(command, cwd=ROOT, check=False).returncode == 0
    kept = {"src", "web", "scripts", "requirements", "hatch_build.py", "pyproject.toml", "README.md", "LICENSE"}
    assert kept & set(left_out) == set()


def test_what_the_image_copies_is_there() -> None:
    text = (DEPLOY / "container" / "Containerfile").read_text(encoding="utf-8")
    for name in re.findall(r"requirements/(?:runtime|dev|build)\.txt", text):
        assert (ROOT / name).is_file()
    locked = (ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8")
    assert re.search(r"^asyncpg==", locked, re.MULTILINE)
    assert text.count("--require-hashes") == text.count("-r requirements/runtime.txt") + text.count("build.txt")


def test_dashboard_and_alerts_ask_for_figures_that_there_are() -> None:
    board = json.loads((DEPLOY / "prometheus" / "dashboard.json").read_text(encoding="utf-8"))
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    rules = yaml.safe_load(RULES.read_text(encoding="utf-8"))
    alerts = [rule for group in rules["groups"] for rule in group["rules"]]
    asked += [rule["expr"] for rule in alerts]
    named = set().union(*map(figures_in, asked))
    assert len(named) > 10
    assert {name for name in named if f"`{name}" not in FIGURES} == set()
    assert set(re.findall(r"`(canasta_[a-z_]+)", FIGURES)) - named == set()  # nor one that no panel and no alert shows
    assert all(rule["annotations"]["summary"] and rule["labels"]["severity"] for rule in alerts)


@needs("promtool")
def test_a_backup_that_fails_or_does_not_begin_raises_an_alert(tmp_path: Path) -> None:
    unit, timer = "canasta-backup.service", "canasta-backup.timer"
    fails = {
        "exp_labels": {"severity": "critical", "instance": "one", "name": unit, "state": "failed"},
        "exp_annotations": {"summary": f"one: the last backup failed; journalctl -u {unit} says why"},
    }
    is_old = {
        "exp_labels": {"severity": "critical", "instance": "one", "name": timer},
        "exp_annotations": {"summary": "one: no backup was begun for 2d 1h 0m 0s"},
    }
    cases: list[tuple[str, str, list[Any]]] = [
        ("CanastaBackupFailed", "1h", []),
        ("CanastaBackupFailed", "3h", [fails]),
        ("CanastaBackupFailed", "5h", []),
        ("CanastaBackupOld", "47h", []),
        ("CanastaBackupOld", "49h", [is_old]),
    ]
    state = f'node_systemd_unit_state{{name="{unit}", state="failed", instance="one"}}'
    begun = f'node_systemd_timer_last_trigger_seconds{{name="{timer}", instance="one"}}'
    series = [{"series": state, "values": "0 0 1 1 0x100"}, {"series": begun, "values": "0x100"}]
    tests = [{"alertname": name, "eval_time": when, "exp_alerts": alerts} for name, when, alerts in cases]
    trial = {
        "rule_files": [str(RULES)],
        "tests": [{"interval": "1h", "input_series": series, "alert_rule_test": tests}],
    }
    file = tmp_path / "trial.yaml"
    file.write_text(yaml.safe_dump(trial), encoding="utf-8")
    done = subprocess.run(["promtool", "test", "rules", str(file)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@needs("caddy")
def test_caddy_understands_its_sample(tmp_path: Path) -> None:
    command = ["caddy", "adapt", "--adapter", "caddyfile", "--config", str(DEPLOY / "proxies" / "Caddyfile")]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env={"HOME": str(tmp_path), "PATH": os.environ["PATH"]}
    )
    assert done.returncode == 0, done.stderr
    assert "X-Canasta-Key" in done.stdout


FILE = "deploy/container/Containerfile"


def builder() -> str:
    """The program that answers; the test is skipped without one."""
    if not os.environ.get("CANASTA_TEST_IMAGE"):
        pytest.skip("CANASTA_TEST_IMAGE=1 builds the image")
    for tool in filter(shutil.which, ("podman", "docker")):
        if subprocess.run([tool, "info"], capture_output=True, check=False).returncode == 0:
            return tool
    pytest.skip("neither podman nor docker answers")


def test_the_image_is_built_and_serves() -> None:
    tool = builder()
    for target in ("build", "canasta"):
        stage = ["--target", target] if target == "build" else []
        subprocess.run([tool, "build", *stage, "-f", FILE, "-t", f"{target}-tried", "."], cwd=ROOT, check=True)
    run = [tool, "run", "--rm", "--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL"]  # noqa: S108 - in the container
    listed = subprocess.run([*run, "build-tried", "ls", "-A", "/src"], capture_output=True, text=True, check=True)
    assert {"src", "web", "scripts"} <= set(listed.stdout.split())
    assert {".git", "deploy", "build", "docs"} & set(listed.stdout.split()) == set()
    asked = "import canasta.engine, canasta.server.web.config as c; print(canasta.engine.__file__, c.client_folder())"
    found = subprocess.run([*run, "canasta-tried", "python", "-c", asked], capture_output=True, text=True, check=True)
    assert "client" in found.stdout
    subprocess.run([*run, "canasta-tried", "canasta", "serve", "--show-settings"], check=True)
