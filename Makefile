# make play   a fresh clone to a running game      make test   everything that CI checks
# The other targets are parts of these two. Files in .venv/.done say what is up to date.

HOST ?= 127.0.0.1
PORT ?= 8000
# More extras for `make test`, for example EXTRAS=dev,cluster
EXTRAS ?= dev
PYTEST ?= -n auto --dist worksteal

PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
BIN := $(VENV)/bin
DONE := $(VENV)/.done
NPM := $(BIN)/python web/npm.py
STATIC := src/tamaya/server/static

WEB_SOURCES := $(shell find web/src web/public web/tools -type f -not -name wire.d.ts 2>/dev/null) \
	$(wildcard web/*.json web/*.ts web/*.js web/*.html web/.npmrc) \
	$(shell find src/tamaya/l10n/locales -name '*.ftl' 2>/dev/null)
# Messages may name what the rooms below define.
WIRE_SOURCES := $(shell find src/tamaya/wire src/tamaya/view src/tamaya/rules -name '*.py')

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test lint types format web unit browser screens pictures icons debian golden clean

help:
	@sed -n '1,2s/^# //p' Makefile
	@echo 'make play HOST=0.0.0.0 PORT=9000'
	@echo 'make lint types web format screens debian golden clean; make test PYTEST="-k clue"'

play: $(DONE)/run $(STATIC)/index.html
	$(BIN)/tamaya serve --host $(HOST) --port $(PORT)

# pytest comes last: its closing line is the answer.
test: lint types web debian $(DONE)/dev $(DONE)/npm
	$(NPM) run test
	$(BIN)/pytest $(PYTEST)

lint: $(DONE)/dev $(DONE)/npm
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports --cache-dir .import_linter_cache
	$(NPM) run lint

types: $(DONE)/dev $(DONE)/npm web/src/wire.d.ts
	$(BIN)/mypy
	$(NPM) run check

format: $(DONE)/dev $(DONE)/npm
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NPM) run format

web: $(STATIC)/index.html

# The pictures in README and docs, from real games: docs/screens/
pictures: web debian $(DONE)/dev
	$(BIN)/python -m tests.browser.pictures docs/screens

# The icons of the installed app: web/public/icons/
icons: debian $(DONE)/dev
	$(BIN)/python web/tools/icons.py

# Pictures of every screen, for looking at: test-results/screens/
screens: web debian $(DONE)/dev
	TAMAYA_SCREENS=test-results/screens $(BIN)/pytest tests/browser -m browser

# The golden playthroughs written anew: read the difference before you commit it.
golden: $(DONE)/dev
	$(BIN)/python -m tests.golden

debian:
	@sh tests/debian.sh

clean:
	rm -rf $(VENV) web/node_modules $(STATIC) web/src/wire.d.ts build dist

# ------------------------------------------------------------------- stamps

$(DONE)/venv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo 'Python 3.11 or newer is needed: make PYTHON=/path/to/python3.11'; exit 1; }
	@$(PYTHON) -m venv $(VENV) || \
		{ echo 'Python cannot make virtual environments: on Debian, apt install python3-venv'; exit 1; }
	@mkdir -p $(DONE)
	@touch $@

$(DONE)/run: $(DONE)/venv pyproject.toml
	$(BIN)/pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(DONE)/dev: $(DONE)/venv pyproject.toml
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[$(EXTRAS)]'
	@touch $@ $(DONE)/run

$(DONE)/node: $(DONE)/venv web/npm.py
	@need="$$($(NPM) --need)"; \
		test -z "$$need" || $(BIN)/pip install --quiet --disable-pip-version-check "$$need"
	@touch $@

$(DONE)/npm: $(DONE)/node web/package.json web/package-lock.json web/.npmrc
	$(NPM) ci
	@touch $@

web/src/wire.d.ts: $(WIRE_SOURCES) web/tools/wire-types.mjs | $(DONE)/run $(DONE)/npm
	PYTHON=$(abspath $(BIN)/python) $(NPM) run types

$(STATIC)/index.html: $(WEB_SOURCES) $(DONE)/npm
	$(NPM) run build
