"""Under which address other machines of the network find this one."""

from __future__ import annotations

import asyncio
import socket


def own_address() -> str | None:
    """The address of this machine in its network, as the system would choose it; no packet is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation (RFC 5737)
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith(("127.", "0.")) else address


async def answers(host: str, port: int) -> bool:
    """Whether anything listens there: a server that was started for this machine alone is not found from elsewhere."""
    try:
        _, writer = await asyncio.wait_for(asyncio.open_connection(host, port), timeout=1)
    except OSError:  # a timeout too
        return False
    writer.close()
    return True
