"""Runs a command beside a PostgreSQL server of its own, empty and gone afterwards: `postgres.py COMMAND …`.

The command finds the server's address in CANASTA_TEST_POSTGRES; without that variable the tests of the store run on
SQLite only. Where PostgreSQL is missing and we are root on Debian it is installed from Debian's packages. Only the
standard library is used.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

USER = "postgres"  # Debian's user for it: PostgreSQL refuses to run as root


def main() -> int:
    if len(sys.argv) < 2:
        print((__doc__ or "").splitlines()[0])
        return 2
    tools = folder_of_tools()
    if tools is None and os.geteuid() == 0 and shutil.which("apt-get"):
        install()
        tools = folder_of_tools()
    if tools is None:
        print("postgres.py: there is no PostgreSQL here: expected initdb on the path or Debian's package postgresql.")
        return 1
    with tempfile.TemporaryDirectory(prefix="canasta-postgres-") as name:
        server = Postgres(tools, Path(name))
        server.start()
        try:
            environ = {**os.environ, "CANASTA_TEST_POSTGRES": server.address}
            return subprocess.run(sys.argv[1:], env=environ, check=False).returncode
        finally:
            server.stop("immediate")


class Postgres:
    """A server of PostgreSQL on this machine, with its data in a folder."""

    def __init__(self, tools: Path, folder: Path) -> None:
        """Make its data; `start` starts it."""
        self._folder = folder
        self.port = free_port()
        self.address = f"postgresql://canasta@127.0.0.1:{self.port}/postgres"
        folder.mkdir(exist_ok=True)
        if os.geteuid() == 0:
            shutil.chown(folder, USER)
        data = self._data = folder / "data"
        as_user([tools / "initdb", "-D", data, "-U", "canasta", "-A", "trust", "-E", "UTF8", "--no-sync"], folder)
        self._control: list[Path | str] = [tools / "pg_ctl", "-D", data, "-w", "-l", folder / "log"]

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = f"-c port={self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self._folder}"
        as_user([*self._control, "-o", options, "start"], self._folder)

    @property
    def running(self) -> bool:
        """True unless it has ended, by `stop` or by itself."""
        return (self._data / "postmaster.pid").exists()

    def stop(self, how: str) -> None:
        """Stop it: ``fast`` ends what runs, ``immediate`` is as if it had crashed."""
        as_user([*self._control, "-m", how, "stop"], self._folder)


def as_user(command: list[Path | str], folder: Path) -> None:
    user = USER if os.geteuid() == 0 else None
    done = subprocess.run(
        command, user=user, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        sys.exit(f"postgres.py: {Path(command[0]).name} failed: {done.stdout.strip()}")


def folder_of_tools() -> Path | None:
    """Where initdb is: on the path, or in the newest of Debian's folders, which are not on it."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    return debian[-1].parent if debian else None


def install() -> None:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", "postgresql"]):
        done = subprocess.run(["/usr/bin/apt-get", *words], env=quiet, stdout=subprocess.DEVNULL, check=False)
        if done.returncode:
            sys.exit(f"postgres.py: apt-get {words[0]} failed; its lines above say why.")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


if __name__ == "__main__":
    sys.exit(main())
