"""The `canasta` command: a file for each subcommand, and the parts that they share."""

from canasta.cli.entry import main

__all__ = ["main"]
