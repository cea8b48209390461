"""A table as a state machine: inputs go in one after another, and the same inputs always give the same table.

No clock, no chance, no files: an input brings its time, the table its seed. The store keeps that seed and the list of
inputs (`inputs`); `table_log.TABLE_LOG.fold` makes the table from the list.
"""
