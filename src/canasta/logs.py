"""Logs of entries as text, one JSON object a line. Bounds bind requests, and not what is in a log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from types import UnionType
from typing import Annotated, Any, Generic, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

EntryNumber: TypeAlias = Annotated[int, Meta(ge=1, le=100_000)]
Reason: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
AnyReason: TypeAlias = Annotated[str, Meta(max_length=200)]

T = TypeVar("T")


class LogEntry(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="entry", omit_defaults=True, forbid_unknown_fields=True
):
    """An entry of a log, which may name its author (`by`) and its time (`at`, in any form)."""

    by: str = ""
    at: str = ""


class LogDecoder(Generic[T]):
    """Decoder of the entries in a log. The limits in the types bind requests, but not entries already in a log."""

    def __init__(self, kind: Any) -> None:
        self._kind = kind
        self._decoder: msgspec.json.Decoder[T] = msgspec.json.Decoder(kind)

    def decode(self, body: bytes | str) -> T:
        """The value in a JSON text. Raises `msgspec.DecodeError`."""
        try:
            return self._decoder.decode(body)
        except msgspec.ValidationError as error:
            try:
                found: T = _unbound(msgspec.json.decode(body), self._kind)
            except (LookupError, TypeError, ValueError):
                raise error from None
            return found


def _unbound(given: Any, kind: Any) -> Any:
    """Convert like `msgspec.convert`, but without bounds, and ignore fields that the type does not know."""
    kinds = get_args(kind)
    if get_origin(kind) in (Union, UnionType) and isinstance(given, dict):
        structs = [each for each in kinds if isinstance(each, type) and issubclass(each, msgspec.Struct)]
        tag = given.get(structs[0].__struct_config__.tag_field) if structs else None
        kind = {each.__struct_config__.tag: each for each in structs}.get(tag, kind)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        if kind.__struct_config__.array_like:
            return kind(*(_unbound(value, of) for value, of in zip(given, _fields(kind).values(), strict=False)))
        return kind(**{name: _unbound(given[name], of) for name, of in _fields(kind).items() if name in given})
    if get_origin(kind) is tuple:
        each = kinds[:1] * len(given) if kinds[-1] is ... else kinds
        return tuple(_unbound(value, of) for value, of in zip(given, each, strict=True))
    return msgspec.convert(given, kind)


@cache
def _fields(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)  # these hints are without the bounds


def kind_of(entry: msgspec.Struct) -> str:
    """The name of an entry's kind, as used in logs and in the rights of links."""
    return str(entry.__struct_config__.tag)


def written(log: Iterable[Any]) -> str:
    """A log as text."""
    return "".join(f"{msgspec.json.encode(entry).decode()}\n" for entry in log)


def read_lines(text: str, decoder: LogDecoder[T], unreadable: Callable[[int, str], Exception]) -> Iterator[T]:
    """The entries of such a text. For a line that is no entry, raise `unreadable` of its number and beginning."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip():
            try:
                yield decoder.decode(line)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                raise unreadable(number, line.strip()[:60]) from error
