"""Tables in real time: the web server, its store and its protocol (``docs/server.md``, ``docs/protocol.md``)."""
