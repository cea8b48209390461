"""One deal of Canasta as a state machine over kinds of cards: typed, plain Python that mypyc compiles.

`deal.Deal` is the face; `docs/reference/engine.md` shows the way through the rest.
"""
