"""Typed values of the club on the wire; ``docs/reference/club.md`` is for other clients."""
