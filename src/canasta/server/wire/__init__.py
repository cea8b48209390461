"""What goes over the wire, as typed values: one definition for the socket, the web API and the browser's types.

`values` are the things that are told, `commands` what a client may ask for, `messages` what the server says. The
browser's types are made from these (``scripts/wire_types.py``); ``docs/reference/protocol.md`` is for strangers.
"""
