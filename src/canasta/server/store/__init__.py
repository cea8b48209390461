"""Storage of the data that outlive a process: tables, their logs, their jobs (``docs/reference/store.md``)."""

from canasta.server.store.errors import Conflict, StoreError
from canasta.server.store.store import Store
from canasta.server.store.values import KEEP, Hold, Job, Keep, Kind, Listed, Peer, Row, Stored

__all__ = ["KEEP", "Conflict", "Hold", "Job", "Keep", "Kind", "Listed", "Peer", "Row", "Store", "StoreError", "Stored"]
