"""Tables in real time: the web server, its store and its protocol (``docs/reference/server.md``, ``protocol.md``)."""
