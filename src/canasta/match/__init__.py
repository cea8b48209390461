"""Matches: draw, shuffle and cut, deal after deal, records, files, and proof that the shuffles were fair."""
