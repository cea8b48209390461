"""Bots measured against each other on the same cards: boards, statistics, Elo, a test (``docs/reference/arena.md``)."""
