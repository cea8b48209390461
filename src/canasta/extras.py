"""The packages that a part of Canasta needs beyond those of the rules, the engine, the bots and the records.

They are the extras of the package: ``pip install "canasta[server]"`` brings those of the server.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, ClassVar, Final

from canasta.texts.errors import WordedError

# By the name under which a package is imported, the smallest extra that brings it; a test compares pyproject.toml.
EXTRAS: Final = {
    "alembic": "server",
    "asyncpg": "postgres",
    "gymnasium": "env",
    "litestar": "server",
    "matplotlib": "pictures",
    "numpy": "env",
    "onnxruntime": "onnx",
    "open_spiel": "openspiel",
    "pettingzoo": "env",
    "polars": "frames",
    "prometheus_client": "server",
    "pywebpush": "push",
    "ray": "ray",
    "rich": "cli",
    "segno": "server",
    "sqlalchemy": "server",
    "typer": "cli",
    "uvicorn": "server",
    "uvloop": "server",
    "websockets": "server",
}


class MissingExtraError(WordedError):
    """A package that is not installed, with the command that installs it."""

    family: ClassVar[str] = "extra"

    def __init__(self, package: str) -> None:
        super().__init__("missing", package=package, extra=EXTRAS[package])
        self.args: tuple[str] = (package,)  # what it is made of again in another process


def missing(error: ImportError) -> MissingExtraError | None:
    """The error to show for a failed import; None if no extra brings what could not be imported."""
    package = (error.name or "").partition(".")[0]
    return MissingExtraError(package) if package in EXTRAS else None


def needed(package: str) -> Any:
    """The module of a package that an extra brings. Raises `MissingExtraError`."""
    try:
        return import_module(package)
    except ImportError:
        raise MissingExtraError(package) from None
