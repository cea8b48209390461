"""`make dev`: the page with live reload, beside a server on the Python source.

Vite serves the page as it is being written and hands what the page asks of the server on to it (web/vite.config.ts).
"""

from __future__ import annotations

import os
import socket
import subprocess
import time
from typing import Final

from environments import ROOT, Environment, give_up, plain_environment, say

PORT: Final = 8643  # beside that of `canasta serve`, so that a table which is open stays open
HOST: Final = "127.0.0.1"
START_S: Final = 30.0


def dev(env: Environment, port: int = PORT) -> int:
    """Start the server, then Vite; the server ends with it. Returns the exit status of Vite."""
    where = plain_environment(CANASTA_SERVER=f"http://{HOST}:{port}")
    command = [os.fspath(env.python), "-m", "canasta", "serve", "--host", HOST, "--port", str(port)]
    server = subprocess.Popen(command, cwd=ROOT, env=where)
    try:
        wait_for(server, port)
        say("The page reloads by itself whenever something in web/ changes; Ctrl-C ends it.")
        script = [os.fspath(env.python), os.fspath(ROOT / "scripts" / "client.py"), "dev"]
        return subprocess.run(script, cwd=ROOT, env=where, check=False).returncode
    finally:
        server.terminate()
        server.wait()


def wait_for(server: subprocess.Popen[bytes], port: int) -> None:
    """Wait until the server listens on that port. Ends with a sentence where it has ended or takes too long."""
    until = time.monotonic() + START_S
    while time.monotonic() < until:
        if server.poll() is not None:
            give_up(f"The server has ended; the lines above say why. Another port: make dev ARGS={port + 1}")
        with socket.socket() as probe:
            if probe.connect_ex((HOST, port)) == 0:
                return
        time.sleep(0.1)
    give_up(f"The server does not listen on port {port}.")
