"""Notices by Web Push: where its operator and a player want them, the server says that it is the player's turn.

It is all that a server sends of itself to the Internet, and it says neither names nor cards.
"""
