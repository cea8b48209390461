"""The documentation at `/docs`: the archive that `make docs` builds, whose files are sent as they lie packed in it."""

from __future__ import annotations

import struct
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from zipfile import ZipFile, ZipInfo

MANUAL: Final = "/docs"
_HEADER: Final = struct.Struct("<26xHH")  # of a file in an archive, up to the lengths of its name and of what follows
_GZIP: Final = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\xff"


@dataclass(frozen=True)
class Manual:
    """The archive, and what it has by name. The names are those of its list: no other file can be asked for."""

    path: Path
    files: dict[str, ZipInfo]

    @classmethod
    def at(cls, path: Path) -> Manual:
        """The manual in that archive. Raises `OSError` or `zipfile.BadZipFile` where it is none."""
        with ZipFile(path) as archive:
            return cls(path, {info.filename: info for info in archive.infolist()})

    def packed(self, info: ZipInfo) -> bytes:
        """The bytes of a file as they lie in the archive."""
        with self.path.open("rb") as archive:
            archive.seek(info.header_offset)
            name, more = _HEADER.unpack(archive.read(_HEADER.size))
            archive.seek(name + more, 1)
            return archive.read(info.compress_size)


def gzipped(packed: bytes, info: ZipInfo) -> bytes:
    """A packed file of an archive as gzip has it: only what stands around the same bytes is another."""
    return _GZIP + packed + struct.pack("<II", info.CRC, info.file_size)
