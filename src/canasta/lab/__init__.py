"""The laboratory: bots measured against each other, and weights tuned."""
