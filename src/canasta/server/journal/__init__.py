"""Journals: a state in memory, changed by inputs that are stored one after another before anybody hears of them.

Tables, competitions and score sheets are journals. Their rooms define the state and its readers.
"""
