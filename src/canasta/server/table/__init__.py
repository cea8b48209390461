"""A table as a state machine: what was done at it goes in, one input after another; what follows is always the same.

No clock, no chance, no files: an input brings its time, the table its seed. What is kept of a table is that seed and
the list of its inputs (`inputs`); the table of a list is made by `TABLE_LOG.fold`.
"""
