"""Typed values of the wire: one definition for the socket, the web API and the browser's types.

`values` are what the server shows, `commands` what a client sends, `messages` what the server answers. The browser's
types are generated from these (``scripts/wire_types.py``); ``docs/reference/protocol.md`` is for other clients.
"""
