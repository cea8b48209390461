"""Processes for work that would block the server: thinking, reviews, replays.

They are the server's own children, each with a pipe in and one out, and end with it (``docs/reference/server.md``).
"""

from canasta.server.workers.pool import Executor, Inside, Ticket, WorkerPool, WorkError

__all__ = ["Executor", "Inside", "Ticket", "WorkError", "WorkerPool"]
