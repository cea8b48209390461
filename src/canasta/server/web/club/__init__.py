"""`/api/club`: competitions, score sheets and the referee over the web (``docs/reference/club.md``)."""

from canasta.server.web.club import competitions, files, links, matches, phones, prints, referee, sheets

HANDLERS = [
    *competitions.HANDLERS,
    *links.HANDLERS,
    *phones.HANDLERS,
    *matches.HANDLERS,
    *files.HANDLERS,
    *sheets.HANDLERS,
    *prints.HANDLERS,
    *referee.HANDLERS,
]

__all__ = ["HANDLERS"]
