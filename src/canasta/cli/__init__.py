"""The `canasta` command: one file a command, and what they share."""

from canasta.cli.app import main

__all__ = ["main"]
