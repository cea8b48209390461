"""Regenerate requirements/*.txt, the locks with hashes, from pyproject.toml. Run it as `make lock`.

`dev.txt` is solved first and holds everything but mutmut and the tools of documentation and releases; the others keep
to its versions, so a package has one version everywhere.
The locks are universal (one file for every platform and Python) and name no registry and no path.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = Path("requirements")
PLAYED = ("cli", "server")  # extras of `make play` and of an image
UNLOCKED = ("onnx", "ray")  # extras of many megabytes that no test needs
OPTIONS = [
    "--universal",
    "--generate-hashes",
    "--no-header",
    "--no-annotate",
    "--no-emit-index-url",
    "--no-emit-find-links",
    "--system-certs",  # a network with a certificate of its own is known to the system, not to uv
]


def lock(uv: str, name: str, wanted: list[str], python: str, *, within: str | None = None) -> None:
    """Write `requirements/<name>.txt` for these requirements, choosing no version outside the lock `within`."""
    command = [uv, "pip", "compile", "-", *OPTIONS, "--quiet", "--upgrade", "--python-version", python]
    if within:
        command += ["--constraint", str(FOLDER / f"{within}.txt")]
    target = FOLDER / f"{name}.txt"
    command += ["--output-file", str(target)]
    done = subprocess.run(command, input="\n".join(wanted), text=True, check=False, cwd=ROOT)
    if done.returncode:
        sys.exit(f"uv could not solve {target}; its lines above say why.")
    print(f"{target}: written")


def outside(groups: Iterable[list[str]]) -> list[str]:
    """The requirements of extras, each once, but for extras of our own, which are among the groups themselves."""
    return list(dict.fromkeys(wanted for group in groups for wanted in group if not wanted.startswith("canasta[")))


def main() -> None:
    uv = shutil.which("uv", path=str(Path(sys.executable).parent)) or shutil.which("uv")
    if uv is None:
        sys.exit("make lock needs uv: python -m pip install uv")
    data = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project, build = data["project"], data["build-system"]["requires"]
    extras = project["optional-dependencies"]
    runtime = [*project["dependencies"], *outside(extras[name] for name in PLAYED)]
    every = outside(group for name, group in extras.items() if name not in UNLOCKED)
    python = project["requires-python"].removeprefix(">=")
    tools = data["dependency-groups"]
    lock(uv, "dev", [*runtime, *every, *build, *tools["dev"]], python)
    lock(uv, "runtime", runtime, python, within="dev")
    exercise = data["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["exercise"]
    lock(uv, "push", extras["push"], python, within="dev")
    lock(uv, "build", [*build, *exercise], python, within="dev")
    lock(uv, "page", [wanted for wanted in build if wanted.startswith("nodejs")], python, within="dev")
    lock(uv, "mutants", [*runtime, *tools["mutants"]], python, within="dev")
    lock(uv, "docs", [*runtime, *extras["env"], *tools["docs"]], python, within="dev")  # whose names the API page shows
    lock(uv, "release", [*build, *exercise, *tools["release"]], python, within="dev")
    lock(uv, "pip", ["pip"], python)


if __name__ == "__main__":
    main()
