"""Tests of the engine: against brute force, the reference in `tests.reference`, and recorded numbers."""
