# The short form of scripts/bootstrap.py, which does the work and needs nothing but Python 3.11.
PYTHON ?= python3
ARGS ?=
ROOM ?=

.DEFAULT_GOAL := help
.PHONY: help play web test check room dev bench simulate mutants docs compile release lock clean

help:
	@$(PYTHON) scripts/bootstrap.py || true

play web test check dev bench simulate mutants docs compile release lock clean:
	@$(PYTHON) scripts/bootstrap.py $@ $(ARGS)

room:
	@$(PYTHON) scripts/bootstrap.py $@ $(ROOM) $(ARGS)
