"""Making value nets: states of self-play, training in NumPy, and the file of a net in whole numbers."""
