"""The deal of the day: one deal, the same for everybody, sealed a month before, with one try for each device."""
