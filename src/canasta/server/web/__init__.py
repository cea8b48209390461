"""The server as a web application: the API, the sockets of the tables, and the page with its files.

The application is in `canasta.server.web.app`, which imports the whole server: a command that is refused does without.
"""

from canasta.server.web.config import Config, Limits, Rate, client_folder, manual_file

__all__ = ["Config", "Limits", "Rate", "client_folder", "manual_file"]
