# Longhall. `make play` is all a player needs, `make test` all a change needs.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt

.PHONY: setup play test bench soak

setup: .venv/setup

.venv/setup: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(PIP) -e '.[test]'
	touch $@

.venv/bench: .venv/setup
	$(PIP) -e '.[bench]'
	touch $@

play: .venv/setup
	$(BIN)/longhall play blood_rage

test: .venv/setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/pytest -n auto

bench: .venv/bench
	$(BIN)/longhall bench

soak: .venv/setup
	$(BIN)/longhall soak
