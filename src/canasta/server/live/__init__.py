"""Tables in play: connections, broadcasts, timers, and bots that think."""

from canasta.server.live.hub import Hub
from canasta.server.live.session import Session, goodbye, read_hello

__all__ = ["Hub", "Session", "goodbye", "read_hello"]
