"""The compiled playing core: chooses an action by a vector of weights, from what the acting seat may know."""
