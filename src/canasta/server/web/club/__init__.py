"""`/api/club`: competitions, score sheets and the referee over the web (``docs/club.md``)."""

from canasta.server.web.club import competitions, files, links, phones, referee

HANDLERS = [*competitions.HANDLERS, *links.HANDLERS, *phones.HANDLERS, *files.HANDLERS, *referee.HANDLERS]

__all__ = ["HANDLERS"]
