"""Windows: buffers of the engine as arrays, without a copy where the engine's library has them in one piece."""

from __future__ import annotations

from collections.abc import Callable
from sys import getrefcount
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from canasta.players.core.chronicle import RowBuffer

Given = TypeVar("Given")


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


class RowMemory:
    """A buffer of rows, whose arrays may be written to. All of them refer to it, and keep its memory."""

    def __init__(self, buffer: RowBuffer, *shape: int) -> None:
        self.buffer = buffer
        self._window = Window(buffer.numbers, "i2", *shape)
        if self._window.shared:
            found = self._window.now().__array_interface__
            self.__array_interface__ = {**found, "data": (found["data"][0], False)}

    def array(self) -> NDArray[np.int16]:
        """The rows as an array."""
        return np.asarray(self) if self._window.shared else self._window.now()

    def copy(self) -> RowMemory:
        """Another one of the same size."""
        return RowMemory(self.buffer.copy(), *self._window.now().shape)


class Spares(Generic[Given]):
    """A pool of things with memory: each is given away again once nothing else refers to it.

    Memory that is fresh from the system costs more than to write to it. An array refers to what its memory is of, so
    none that can still be read, not even through a slice or a tensor, is ever given away again.
    """

    MOST: Final = 4  # things remembered: a caller that keeps more gets new ones

    def __init__(self, new: Callable[[], Given]) -> None:
        self._new = new
        self._all: list[Given] = []

    def one(self) -> Given:
        """A thing that nothing else refers to, as it was left or new."""
        for place in range(len(self._all)):
            if getrefcount(self._all[place]) == _ALONE:
                return self._all[place]
        if len(self._all) == self.MOST:
            del self._all[0]
        self._all.append(self._new())
        return self._all[-1]


_ONE: Final = [np.zeros(0)]
_ALONE: Final = getrefcount(_ONE[0])  # the references to what is in one list and nowhere else
