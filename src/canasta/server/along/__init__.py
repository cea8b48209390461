"""Bundles that people take to other devices: handed over, which the server only passes on, or sealed and kept.

The server can read neither. Both are sealed in the browser, by a code that people see and the server never hears.
"""
