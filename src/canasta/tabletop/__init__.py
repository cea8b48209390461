"""Real cards on the table beside the engine's counts, and actions as text."""
