"""A slow, independent reading of the rulebook: what the engine is compared with.

It knows the `Rules` value and nothing else of the package; legality is a plain search through the micro-actions.
"""
