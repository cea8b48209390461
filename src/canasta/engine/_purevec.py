"""A stand-in for `librt.vecs.vec` where librt has no wheel: a list that answers to ``vec[T]``."""

from __future__ import annotations

from typing import Any


class vec(list[Any]):  # noqa: N801 - the name of the class it replaces
    """``vec[i64](items)`` as a plain list; slicing copies."""

    def __class_getitem__(cls, item: Any) -> Any:
        return cls

    def __getitem__(self, index: Any) -> Any:
        found = list.__getitem__(self, index)
        return vec(found) if isinstance(index, slice) else found
