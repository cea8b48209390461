"""A view as bytes, and back: MessagePack of the format, then of the fields of the view, with its rules in full."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from msgspec import DecodeError, convert
from msgspec.msgpack import Decoder, Encoder

from canasta.deal.view_values import View
from canasta.tabletop.faces import Step
from canasta.tabletop.history import Beginning, History
from canasta.texts.errors import WordedError, shortened

FORMAT: Final = "canasta view 1"


class ViewError(WordedError):
    """Bytes that hold no view."""

    family: ClassVar[str] = "view"


def written(view: View) -> bytes:
    """The bytes of a view. They hold what its seat knows, and nothing else."""
    return _ENCODER.encode((FORMAT, view))


def read(data: bytes) -> View:
    """The view that `written` made the bytes of. Raises `ViewError`."""
    if not data.startswith(_START):
        raise ViewError("foreign", expected=FORMAT)
    try:
        return _VIEWS.decode(data)[1]
    except DecodeError as error:
        raise ViewError("damaged", expected=FORMAT, found=shortened(str(error), 120)) from None


def _plain(value: object) -> object:
    if isinstance(value, History):
        return value.beginning, tuple(value)
    raise TypeError(f"a view has no {type(value).__name__}")


def _history(wanted: type, found: Any) -> object:
    assert wanted is History
    return History(*convert(found, tuple[Beginning, list[Step]]))


_ENCODER: Final = Encoder(enc_hook=_plain)
_START: Final = _ENCODER.encode((FORMAT, 0))[:-1]
_VIEWS: Final = Decoder(tuple[str, View], dec_hook=_history)
