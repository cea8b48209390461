"""Logs that live: a state in memory, changed by inputs that are stored one after another and only then told.

Tables, competitions and score sheets are journals. Their rooms say what a state is and who is told what.
"""
