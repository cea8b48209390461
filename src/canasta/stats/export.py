"""Columns as a data frame of Polars, and as files."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import TYPE_CHECKING

from canasta.extras import needed

if TYPE_CHECKING:
    import polars

    from canasta.stats.columns import Columns


def data_frame(columns: Columns) -> polars.DataFrame:
    """The columns as a data frame. Raises `MissingExtraError` without the extra ``frames``."""
    frame: polars.DataFrame = needed("polars").DataFrame(columns, infer_schema_length=None)
    return frame


def write_columns(columns: Columns, file: str | Path) -> None:
    """Write a file: Parquet if its name ends in ``.parquet``, else CSV: names first, nothing for None.

    Raises `OSError`, and `MissingExtraError` for Parquet without the extra ``frames``.
    """
    if Path(file).suffix.lower() == ".parquet":
        data_frame(columns).write_parquet(file)
        return
    with Path(file).open("w", encoding="utf-8", newline="") as target:
        writer = csv.writer(target, lineterminator="\n")
        writer.writerow(columns)
        writer.writerows(zip(*columns.values(), strict=True))
