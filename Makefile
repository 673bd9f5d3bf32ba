# The one door to everything: people and CI use the same targets.  `make help` lists them.
#
#   make play ARGS="--port 9000"          options of `bummerl serve`
#   make terminal GAME=sixty_six          a game in the terminal
#   make terminal ARGS="--lang de"        options of `bummerl play`
#   make test ARGS="-k marriage"          options of pytest
#   make play PYTHON=python3.12           another interpreter

PYTHON ?= python3
GAME   ?=
ARGS   ?=

VENV       := .venv
BENCH_VENV := .venv-bench
BIN        := $(VENV)/bin

# An environment is good for one interpreter and one place on the disk; another of either makes it anew.
KEY := $(shell $(PYTHON) -c 'import os, sys, zlib; print("%d.%d.%d-%08x" % (sys.version_info[:3] + (zlib.crc32(os.getcwd().encode()),)))' 2>/dev/null)

MADE  := $(VENV)/.made-$(KEY)
RUN   := $(VENV)/.run-$(KEY)
DEV   := $(VENV)/.dev-$(KEY)
BENCH := $(BENCH_VENV)/.bench-$(KEY)

# What the build reads: another of these makes the package anew.
BUILD := pyproject.toml $(wildcard kernel/*)
FUZZ  := build/fuzz build/tricks_fuzz

.DEFAULT_GOAL := help
.PHONY: help install play terminal test check bench golden cards soak fuzz clean
.DELETE_ON_ERROR:

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-14s %s\n", $$1, $$2 }'

install: $(RUN) ## set up .venv with what playing needs

play: $(RUN) ## open the table in the browser
	@$(BIN)/bummerl serve $(ARGS)

terminal: $(RUN) ## play a match in the terminal
	@$(BIN)/bummerl play $(GAME) $(ARGS)

test: $(DEV) ## run every test and every example in the documentation
	$(BIN)/python -m pytest -n auto $(ARGS)
	@if command -v node >/dev/null; then node --test tests/js/*.test.js; \
	else echo "no node: the pages' logic is not tested"; [ "$$CI" != true ]; fi

check: $(DEV) ## format, lint and types, without changing a file
	@failed=; for tool in "ruff format --check" "ruff check" mypy; do \
		echo "$$tool"; $(BIN)/$$tool || failed="$$failed, $$tool"; \
	done; \
	if command -v npx >/dev/null; then echo tsc; npx --yes --package typescript tsc -p . || failed="$$failed, tsc"; \
	else echo "no npx: the types of the pages are not checked"; [ "$$CI" != true ] || failed="$$failed, tsc"; fi; \
	[ -z "$$failed" ] || { echo "failed: $${failed#, }"; exit 1; }

bench: $(BENCH) ## measure the speed of rules and kernel, beside another implementation's
	@$(BENCH_VENV)/bin/bummerl bench $(ARGS)

golden: $(DEV) ## write the playthroughs of tests/golden again; read the diff
	$(BIN)/python -m tests.golden_files

cards: $(DEV) ## draw the decks of the browser's table again, after a change in src/bummerl/web/art
	$(BIN)/python -m bummerl.web.art

soak: $(DEV) ## run the long random tests at full length (hours)
	$(BIN)/python -m pytest -n auto --soak -o faulthandler_timeout=0 $(ARGS)

fuzz: $(FUZZ) ## try the searches on random deals under random rules, with sanitizers
	@set -e; for each in $(FUZZ); do $$each $(or $(ARGS),20); done

clean: ## remove the environments and what tools left behind
	rm -rf $(VENV) $(BENCH_VENV) .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# Environments.  uv installs several times faster than pip, which is there when uv is not.

define new_venv
	@$(PYTHON) -c 'pass' 2>/dev/null || { \
		echo "bummerl needs Python 3.11 or newer, but there is no $(PYTHON). On Debian and Ubuntu: apt install python3 python3-venv"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "bummerl needs Python 3.11 or newer, and $(PYTHON) is `$(PYTHON) -V 2>&1`. With a newer one installed: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "$(PYTHON) cannot make virtual environments. On Debian and Ubuntu: apt install python3-venv"; exit 1; }
	$(PYTHON) -m venv --clear $(1)
	@$(1)/bin/python -m pip install --quiet --disable-pip-version-check uv || echo "uv cannot be had; going on with pip"
endef

pip_install = { [ -x $(1)/bin/uv ] && $(1)/bin/uv pip install --quiet --python $(1)/bin/python $(2); } \
	|| $(1)/bin/python -m pip install --quiet --disable-pip-version-check $(2)

$(MADE):
	$(call new_venv,$(VENV))
	@touch $@

$(RUN): $(MADE) $(BUILD)
	@echo "installing bummerl into $(VENV)"
	@$(call pip_install,$(VENV),-e .)
	@touch $@

$(DEV): $(MADE) $(BUILD)
	@echo "installing bummerl and its development tools into $(VENV)"
	@$(call pip_install,$(VENV),-e '.[dev]')
	@touch $(RUN) $@

# The other implementation is measured, never depended upon: it has an environment of its own.
$(BENCH): $(BUILD)
	$(call new_venv,$(BENCH_VENV))
	@$(call pip_install,$(BENCH_VENV),-e . schnapsen==0.0.5)
	@touch $@

# Seconds to run are their argument, and a seed if one is given as well.
build/%: kernel/%.cpp $(wildcard kernel/*)
	@mkdir -p build
	$(CXX) -std=c++20 -O1 -g -pthread -Wall -Wextra -fsanitize=address,undefined -fno-sanitize-recover=all \
		-o $@ $<
