"""The line between the parent of several server processes and one of them."""

from __future__ import annotations

import asyncio
import socket

from canasta.cli.child_channel import DRAINED, LEAVE, READY, ChildChannel


async def heard(say: bytes, *, unread: bool) -> tuple[list[object], bytes, list[object]]:
    """The calls of a process whose parent says something and is gone; the last words to it; what went wrong."""
    calls, wrong, over = list[object](), list[object](), asyncio.Event()
    asyncio.get_running_loop().set_exception_handler(lambda _, context: wrong.append(context.get("exception")))
    parent, line = socket.socketpair()
    with parent, line, socket.socket() as listener:
        channel = ChildChannel("1.0", listener, line)
        channel.send()
        channel.listen(over.set, calls.append, lambda: calls.append("leave"))
        parent.sendall(say)
        await asyncio.sleep(0.01)
        said = b"" if unread else parent.recv(100)
        parent.close()
        await over.wait()
    return calls, said, wrong


def test_a_process_hears_of_deaths_and_that_it_is_to_leave() -> None:
    calls, said, wrong = asyncio.run(heard(b"%b\n77\n" % LEAVE, unread=False))
    assert (calls, said, wrong) == (["leave", 77], READY + DRAINED, [])


def test_a_parent_that_dies_without_having_read_everything_is_no_fault() -> None:
    assert asyncio.run(heard(b"", unread=True)) == ([], b"", [])
