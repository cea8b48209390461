"""A killed server loses no try: the same key goes on at the same table, with every action that was acknowledged."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
from tests.server.daily.players import key_of
from tests.serving import Serving
from websockets.sync.client import connect

from canasta.server.wire.commands import PROTOCOL


def ask(host: str, path: str, **more: Any) -> Any:
    answer = httpx.request(
        "POST" if "json" in more else "GET", f"http://{host}/api/daily{path}", trust_env=False, **more
    )
    assert answer.status_code == 200, answer.text
    return answer.json()


def act(host: str, table: str, actions: int) -> tuple[int, list[str]]:
    """Come to the table, and play that many actions; return the number of the last input, and the hand."""
    with connect(f"ws://{host}/ws/tables/{table}", proxy=None) as socket:
        hello = {"do": "hello", "protocol": PROTOCOL, "key": key_of(1), "lang": "en", "after": 0}
        socket.send(json.dumps(hello))
        welcome = json.loads(socket.recv())
        assert welcome["t"] == "welcome", welcome
        seq, view = welcome["seq"], welcome["view"]
        done = 0
        while done < actions:
            if view["to_act"] == view["seat"]:
                socket.send(json.dumps({"do": "play", "id": f"a{seq}", "action": view["legal"][-1]}))
                done += 1
            last = seq
            while seq == last:
                told = json.loads(socket.recv(20))
                if told["t"] == "did":
                    seq, view = told["seq"], told["view"]
        return seq, view["hand"]


def test_a_killed_server_loses_no_try(tmp_path: Path) -> None:
    server = Serving(tmp_path, "--db", str(tmp_path / "tables.sqlite"))
    try:
        host = server.start()
        day = ask(host, "")["today"]
        new = {"name": "Ana", "key": key_of(1)}
        table = ask(host, f"/{day}/tries", json=new)["table"]
        seq, hand = act(host, table, 3)
        seal = ask(host, f"/{day}")["commitment"]
        server.kill()
        host = server.start()
        assert ask(host, f"/{day}/tries", json=new)["table"] == table
        assert ask(host, f"/{day}")["commitment"] == seal
        after, still = act(host, table, 0)
        assert after >= seq
        assert len(still) == len(hand) or after > seq
        mine = ask(host, f"/{day}?table={table}", headers={"authorization": f"Bearer {key_of(1)}"})["mine"]
        assert mine == {"table": table, "lead": None, "left": False, "counts": True, "better": None}
    finally:
        server.kill()
    assert "Traceback" not in server.errors
