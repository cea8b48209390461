"""Company for a game: tables open to everybody on this server, a fourth found, usual hours, people kept apart.

Everything is in rows that lapse, so that all processes on a database see the same.
"""
