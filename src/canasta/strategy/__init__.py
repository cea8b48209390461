"""The compiled playing core: what to do in a state, by a vector of weights, from what the acting seat may know."""
