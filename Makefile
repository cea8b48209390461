# The short form of scripts/bootstrap.py, which does the work and needs nothing but Python 3.11.
PYTHON ?= python3
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help play web test check bench compile lock clean

help:
	@$(PYTHON) scripts/bootstrap.py || true

play web test check bench compile lock clean:
	@$(PYTHON) scripts/bootstrap.py $@ $(ARGS)
