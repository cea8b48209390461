"""A program that plays a part, good or bad: ``scripted.py PART``. With the standard library alone, to start at once."""

# ruff: noqa: PTH110, PTH123, PTH208, SIM115

import json
import os
import sys
import time

part = sys.argv[1] if len(sys.argv) > 1 else ""


def say(**message: object) -> None:
    os.write(1, json.dumps(message).encode() + b"\n")


def act(message: dict) -> None:  # type: ignore[type-arg]  # noqa: C901 - a part after another
    number, legal = message["id"], message["view"]["legal"]
    if part == "hang":
        time.sleep(60)
    elif part == "spin":
        while True:
            pass
    elif part == "crash":
        sys.exit("it was\ntoo much")
    elif part == "illegal":
        legal = ["take \x1b[31m everything"]
    elif part == "stale":
        number -= 1
    elif part == "words":
        os.write(1, b"thinking...\n")
    elif part == "bytes":
        os.write(1, b"\xff\xfe\n")
    elif part == "deep":
        os.write(1, b"[" * 50_000 + b"\n")
    elif part == "endless":
        while True:
            os.write(1, b"x" * 65_536)
    elif part == "memory":
        bytearray(1 << 30)
    elif part == "file":
        with open("big", "wb") as file:
            file.write(b"x" * (4 << 20))
    elif part == "processes":
        if os.getuid() == 0:
            os.setuid(54_321)  # nobody; root is not held to it
        children = 0
        try:
            while children < 100:
                if os.fork() == 0:
                    time.sleep(60)
                children += 1
        except BlockingIOError:
            sys.exit(f"no more than {children} children")
    elif part == "shout":
        os.write(2, b"debug\n" * 50_000)
    elif part == "children":
        if os.fork() == 0:
            if os.fork() == 0:
                with open("child", "w") as file:
                    file.write(str(os.getpid()))
                time.sleep(60)
            os._exit(0)
        while not (os.path.exists("child") and open("child").read()):
            time.sleep(0.002)
        time.sleep(60)
    elif part == "look":
        with open(f"seen-{os.getpid()}", "a") as file:
            print(json.dumps(message), file=file)
        with open("environ", "w") as file:
            json.dump([sorted(os.environ), sorted(os.listdir("/proc/self/fd"))], file)
    say(type="action", id=number, action=legal[0])
    if part == "twice":
        say(type="action", id=number, action=legal[0])


if part == "no start":
    time.sleep(60)
if part == "bad start":
    sys.exit("no such brain\x1b[0m")
for line in sys.stdin:
    heard = json.loads(line)
    if heard["type"] == "hello":
        wants = ["history", "coffee"] if part == "look" else []
        say(
            type="ready", protocol=2 if part == "future" else 1, name="scripted", wants=wants, more="of a later version"
        )
    elif part == "deaf":
        time.sleep(60)
    else:
        act(heard)
