"""TOML that people wrote: every text that is none is refused in the same way.

`tomllib` lets two other errors through: `RecursionError` where lists or tables lie too deep in each other, and a plain
`ValueError` for a whole number of thousands of digits, which Python does not read.
"""

from __future__ import annotations

import tomllib
from tomllib import TOMLDecodeError
from typing import Any

__all__ = ["TOMLDecodeError", "read_toml"]


def read_toml(text: str) -> dict[str, Any]:
    """The tables of a text. Raises `TOMLDecodeError`, which says what is wrong and where it can."""
    try:
        return tomllib.loads(text)
    except TOMLDecodeError:
        raise
    except RecursionError:
        raise TOMLDecodeError("Lists or tables lie too deep in each other") from None
    except ValueError:
        raise TOMLDecodeError("A number has too many digits") from None
