"""A deal with real cards, its events and its score, and the view of each seat."""
