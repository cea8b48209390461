"""Tables in play: connections, broadcasts, timers, and bots that think."""

from canasta.server.live.hub import Hub, Seated
from canasta.server.live.session import Session, goodbye, read_hello

__all__ = ["Hub", "Seated", "Session", "goodbye", "read_hello"]
