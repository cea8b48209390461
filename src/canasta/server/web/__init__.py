"""The server as a web application: the API, the sockets of the tables, and the page with its files."""

from canasta.server.web.app import create_app
from canasta.server.web.config import Config, Limits, Rate, client_folder

__all__ = ["Config", "Limits", "Rate", "client_folder", "create_app"]
