"""Strict reading of bodies: JSON by type, with an error that names the place."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from litestar.dto import MsgspecDTO
from litestar.openapi.spec import Reference, Schema
from litestar.typing import FieldDefinition
from msgspec import Struct, json

from canasta.server.journal.input_text import has_controls
from canasta.server.web.errors import WebError, body_error

T = TypeVar("T", bound=Struct)


class Strict(MsgspecDTO[T], Generic[T]):
    """A strict reader, used as `dto=Strict[NewTable]`: no number in quotes, no unknown fields."""

    def decode_bytes(self, value: bytes) -> Any:
        content = self.asgi_connection.headers.get("content-type", "").partition(";")[0].strip().lower()
        if content != "application/json":
            raise WebError("not-json")
        if has_controls(value):
            raise WebError("controls")
        try:
            return json.decode(value, type=self.model_type)
        except (ValueError, RecursionError) as error:  # DecodeError is a ValueError, and so is text that is not UTF-8
            raise body_error(error) from None

    @classmethod
    def create_for_field_definition(
        cls, field_definition: FieldDefinition, handler_id: str, backend_cls: Any = None
    ) -> None:
        """Prepare nothing: msgspec reads the type itself."""

    @classmethod
    def create_openapi_schema(  # the name of the argument is Litestar's
        cls,
        field_definition: FieldDefinition,
        handler_id: str,  # noqa: ARG003
        schema_creator: Any,
    ) -> Reference | Schema:
        schema: Reference | Schema = schema_creator.for_field_definition(field_definition)
        return schema
