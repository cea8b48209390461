"""Windows: buffers of the engine as arrays, without a copy where the engine's library has them in one piece."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray


class Window:
    """A buffer of the engine, seen as an array of a type and shape."""

    def __init__(self, buffer: Any, dtype: str, *shape: int) -> None:
        self._buffer = buffer
        self._dtype = dtype
        self._shape = shape
        try:
            self._view: NDArray[Any] | None = np.frombuffer(memoryview(buffer), dtype).reshape(shape)
        except TypeError:  # a list, where librt has no wheel
            self._view = None

    @property
    def shared(self) -> bool:
        """True if it is a view: the buffers of the engine take arrays, and give them."""
        return self._view is not None

    def now(self) -> NDArray[Any]:
        """The numbers of this moment: read-only, and later ones too where it is a view."""
        if self._view is not None:
            return self._view
        return np.array(self._buffer, self._dtype).reshape(self._shape)

    def copy(self) -> NDArray[Any]:
        """The numbers of this moment alone."""
        return self._view.copy() if self._view is not None else self.now()
