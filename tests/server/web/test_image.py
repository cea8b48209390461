"""The image, built and started, where somebody asks for it: it takes minutes, the network, and podman or docker."""

from __future__ import annotations

import os
import shutil
import subprocess

import pytest
from tests.project.house import ROOT

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
