# `make` alone lists what there is. Everything is installed into .venv; nothing else on the machine changes, except
# that Debian's python3-venv, and a Chromium and redis-tools for the tests, are installed where they are missing and
# we may.

PYTHON ?= python3
PORT ?= $(REFEREE_PORT)# none: 8000, or the next one that is free
HOST = $(or $(REFEREE_HOST),127.0.0.1)# not ?=: some shells and tools export a HOST of their own
ARGS =
SOURCE =# of make dist alone: other tools export a SOURCE as well

# A virtual environment works only in its folder and with its Python, so its stamps carry both: a change of either
# makes a new one.
HERE := $(shell { pwd; $(PYTHON) -VV; } 2>&1 | cksum | cut -d ' ' -f 1)
RUN := .venv/run-$(HERE)
TEST := .venv/test-$(HERE)
# Part of the commands that the server suggests: without it, .venv would be made anew with another Python.
GIVEN_PYTHON := $(if $(filter-out file,$(origin PYTHON)), PYTHON=$(PYTHON))
# It says what it installs and how far it is, and in one sentence what went wrong.
INSTALL = $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	exec sh tools/which_python.sh $(PYTHON) $(firstword $(MAKECMDGOALS)); exec $(PYTHON) tools/install.py

CHROMIUM := /usr/bin/chromium-headless-shell
REDIS := /usr/bin/redis-check-rdb# the server too, under this name, and no service that starts by itself
INDEXES := referee/services/indexes.pickle
MESSAGES := referee/languages/catalog.json# and the modules of messages of the page
BUILT := $(INDEXES) $(MESSAGES)

# The page needs no Node; what checks its scripts does. Node comes by pip, its packages by npm.
ESLINT := tools/page/node_modules/eslint/bin/eslint.js --config tools/page/eslint.config.js
TSC := tools/page/node_modules/typescript/bin/tsc --project tools/page
API_TYPES := .lint/api.d.ts
IS_PAGE_CHECKED = [ -e tools/page/node_modules/.package-lock.json ]
SAY_UNCHECKED = $(IS_PAGE_CHECKED) || echo "NOT CHECKED: the scripts of the page, as npm could not fetch what checks them."

.DEFAULT_GOAL := help
.PHONY: run test rules test-all coverage lint prove bench scale mutants golden sentences corpus train dist help

run: $(RUN) $(BUILT)  ## serve on http://127.0.0.1:8000; make run HOST=0.0.0.0 lets phones connect (PORT=8001: another port)
	@MAKE_RUN="make run$(GIVEN_PYTHON)" REFEREE_HOST="$(HOST)" REFEREE_PORT="$(PORT)" exec .venv/bin/referee home

# The servers that tests, proofs and measurements start find the indexes of questions built, and each module compiled,
# whatever the shell says: else each of them does all that anew.
COMPILED := env -u PYTHONDONTWRITEBYTECODE
# A process for each processor. Each gets neighboring tests, which share fixtures, and takes some of another's once
# it has none. The option is here and not in pyproject.toml, as a single file takes less time in one process.
PYTEST := $(COMPILED) .venv/bin/python -m pytest -n auto --dist worksteal

# Lint runs beside the tests, which often wait for a server; what it says comes last.
test: $(TEST) $(API_TYPES) $(CHROMIUM) $(REDIS) $(BUILT)  ## lint and the tests of every change, within 7 minutes (make test ARGS="-k golf")
	@mkdir -p .lint; rm -f .lint/passed; \
		{ $(MAKE) --no-print-directory lint && touch .lint/passed; } >.lint/log 2>&1 & \
		$(PYTEST) $(ARGS); tests=$$?; wait; echo "make lint:"; cat .lint/log; [ $$tests = 0 ] && [ -e .lint/passed ]

rules: $(TEST) $(MESSAGES)  ## the tests of the rules alone, without lint, within 20 seconds
	@$(COMPILED) .venv/bin/python -m pytest -q tests/kit tests/rulings tests/match tests/games tests/test_scenarios.py $(ARGS)

test-all: lint $(CHROMIUM) $(REDIS) $(BUILT)  ## all tests, also the whole page and both databases, and coverage (ARGS=--rest: what make test leaves)
	@$(IS_PAGE_CHECKED)  # said by lint
	@$(PYTEST) --whole $(ARGS)
	@$(if $(filter-out --rest --last-failed%,$(ARGS)),,.venv/bin/python -m tools.rule_coverage)  # not where ARGS choose tests

coverage: $(TEST) $(MESSAGES)  ## how much of the rules the tests reach, lines and branches, three minutes
	@.venv/bin/python -m tools.rule_coverage

lint: $(TEST) $(MESSAGES) $(API_TYPES)  ## ruff (rules and format), typos, mypy, messages, tsc and eslint for the page
	@$(SAY_UNCHECKED)
	@.venv/bin/python -m ruff check .
	@.venv/bin/python -m ruff format --check .
	@.venv/bin/typos --format brief
	@.venv/bin/python -m mypy --no-error-summary referee operations/scale
	@.venv/bin/python -m tests.languages.readers
	@! $(IS_PAGE_CHECKED) || .venv/bin/node $(ESLINT) referee/page/static tests/page/scripts
	@! $(IS_PAGE_CHECKED) || .venv/bin/node $(TSC)
	@$(SAY_UNCHECKED)

tools/page/node_modules/.made: tools/page/package.json tools/page/package-lock.json $(TEST)
	@$(INSTALL) page $@

# What the API tells, as types: made of its document by openapi-typescript, and never committed.
$(API_TYPES): openapi.yaml tools/page/node_modules/.made
	@! $(IS_PAGE_CHECKED) || .venv/bin/node tools/page/node_modules/openapi-typescript/bin/cli.js openapi.yaml --output $@ \
		--empty-objects-unknown --default-non-nullable=false >/dev/null 2>&1

prove: $(TEST) $(CHROMIUM) $(BUILT)  ## the long proofs: crashes, races, lost answers (make prove ARGS="phones page")
	@$(COMPILED) .venv/bin/python -m tests.prove $(ARGS)

bench: $(TEST) $(BUILT)  ## measure speed
	@$(COMPILED) .venv/bin/python -m tools.bench $(ARGS)

scale: $(TEST) $(BUILT)  # see operations/README.md: how many machines so many tables need
	@$(COMPILED) .venv/bin/python -m operations.scale $(ARGS)

messages: $(RUN)  ## compile the messages of languages/ (make messages ARGS=de: the page in another language)
	@.venv/bin/python -m referee.build_messages $(ARGS)

mutants: $(TEST) $(MESSAGES)  ## change the rules, one expression at a time, and name the changes that no test notices (ARGS="--sample 100 --seed 1")
	@nice -n 15 .venv/bin/python -m tools.mutants $(ARGS)

golden: $(TEST) $(MESSAGES)  ## rewrite the transcripts in tests/scenarios and show what changed
	@.venv/bin/python -m tools.transcripts $(ARGS)
	@git --no-pager diff -- tests/scenarios
	@git ls-files --others --exclude-standard tests/scenarios | sed 's/^/new: /'

sentences: $(TEST) $(MESSAGES)  ## print everything that the referee says to people, half a minute
	@.venv/bin/python -m tools.sentences

corpus: $(TEST) $(BUILT)  ## record the answers of the service anew; make corpus BASE=main shows what differs (ARGS="uno/wilds")
	@.venv/bin/python -m tools.corpus $(if $(BASE),--base "$(BASE)") $(ARGS)

# Numpy and scipy are only needed here.
train: $(RUN) $(MESSAGES)  ## train the word classifier of Ask, after a change of questions, phrasings or word tables
	@.venv/bin/python -m pip install --quiet --disable-pip-version-check -c constraints.txt numpy scipy
	@.venv/bin/python -m tools.train_classifier $(ARGS)

dist: $(TEST)  ## the wheel that people install, into dist/ (make dist SOURCE=https://..., the repository, for its links)
	@$(INSTALL) dist dist "$(SOURCE)"

help:  ## this list
	@sed -n 's/^\([a-z-]*\):[^#]*## /\1	/p' Makefile | while IFS='	' read -r name what; do \
		printf '  make %-9s %s\n' "$$name" "$$what"; done

$(RUN): pyproject.toml constraints.txt
	@$(INSTALL) python $@

$(TEST): pyproject.toml constraints.txt
	@$(INSTALL) python-and-tests $@

# A server would need a second at each start to compile the messages.
$(MESSAGES): $(RUN) $(wildcard referee/languages/*/*.ftl referee/languages/*/page/*.ftl referee/message_compiler/*.py)
	@$(INSTALL) messages $@

# What questions and their phrasings tell is worked out once: a server would take two seconds for it at each start.
$(INDEXES): $(RUN) $(wildcard referee/languages/en/questions_*.ftl referee/games/*/help/phrasings/*.txt referee/games/*/help/questions/*.py referee/ask/*/*.txt referee/ask/*/*.py referee/kit/tables.py referee/match/help/phrased.py referee/services/indexes.py) | $(MESSAGES)
	@$(INSTALL) indexes $@

# The page is tested in a real browser: Debian's Chromium without windows, which takes the machine half the work.
# Where that cannot be had, the whole Chromium does as well. Where there is none, the tests say what is left out.
# Without redis-tools tests/left_out.py names what is left out.
$(CHROMIUM):
	@$(INSTALL) debian $@ chromium-headless-shell "the tests of the page in a browser" \
		"$(REFEREE_TEST_CHROMIUM)" /usr/bin/chromium

$(REDIS):
	@$(INSTALL) debian $@ redis-tools "the tests of wake-ups over Redis" \
		"$(REFEREE_TEST_REDIS)" /usr/bin/redis-server /usr/bin/valkey-server
