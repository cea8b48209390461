"""Python in the page plays as any other: whole deals in Pyodide, compared byte for byte with those of this Python."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from canasta.server.web.config import client_folder

SCRIPT = Path(__file__).parents[3] / "scripts" / "pocket_deals.py"


def test_whole_deals_are_the_same_to_the_byte() -> None:
    client = client_folder()
    if client is None or not (client / "offline.json").is_file():
        assert os.environ.get("CI") != "true", "there is no built page"
        pytest.skip("there is no built page: `make web` builds it")
    words = ["salon", "reglamento/3", "--deals", "1", "--client", os.fspath(client)]
    done = subprocess.run([sys.executable, SCRIPT, *words], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.count(" 0 different")) == (0, 2), done.stdout + done.stderr
