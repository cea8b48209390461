"""Tests of the engine: against brute force, against the reference in `tests.reference`, and against recorded numbers."""
