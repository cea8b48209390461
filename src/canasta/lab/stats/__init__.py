"""Thousands of deals as a table: played in parallel, as columns, as a data frame, as a file of CSV or Parquet.

>>> from canasta import get
>>> from canasta.lab.stats import deal_columns, play_deals
>>> rules = get("clasica")
>>> columns = deal_columns(rules, ["greedy", "random"], play_deals(rules, ["greedy", "random"], 2, seed="s"))
>>> columns["deal"], columns["bot 1"], len(columns["points 1"])
([0, 1], ['greedy', 'greedy'], 2)
"""

from __future__ import annotations

from canasta.lab.stats.deals import (
    Columns,
    DealsPlayed,
    board_columns,
    data_frame,
    deal_columns,
    play_deals,
    write_columns,
)

__all__ = ["Columns", "DealsPlayed", "board_columns", "data_frame", "deal_columns", "play_deals", "write_columns"]
