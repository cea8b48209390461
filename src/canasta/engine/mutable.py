"""The refusal of states that change to be keys of a dictionary or members of a set."""

from __future__ import annotations


def no_hash(value: object) -> TypeError:
    """The error of `hash` for a value that is compared by a state that changes."""
    return TypeError(f"unhashable type: {type(value).__name__!r}, for it changes: take a pickle of it as it is now")
