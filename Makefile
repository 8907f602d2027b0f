# Two commands matter: `make play` and `make test`. Everything is set up on the way; nothing needs root.
PYTHON ?= python3
GAME ?= tikal
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src setup.py pyproject.toml -name '*.py' -o -name '*.json' -o -name '*.ftl' -o -name '*.toml')
COMPILED := build/compiled/.done
WITH_COMPILED := PYTHONPATH=build/compiled

.PHONY: play check test soak bench mutants rules lock clean
.DEFAULT_GOAL := help

help:
	@echo "make play     play Tikal in the terminal"
	@echo "make check    lint, types, rule tests: for every edit"
	@echo "make test     every kind of test, plain and compiled"
	@echo "make soak     the same tests with full counts"
	@echo "make bench    speed against peers, in one run"
	@echo "make mutants  remove each refusal in turn and list those that no test misses"
	@echo "make rules    write docs/rules-coverage.md"

# The source is installed plain and editable; the compiled build lives apart, so that it can never hide an edit.
$(VENV)/.play: requirements/play.txt pyproject.toml setup.py
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/play.txt
	CENOTE_PURE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.play
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.bench: requirements/bench.txt $(VENV)/.dev
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	@touch $@

$(COMPILED): $(SOURCES) $(VENV)/.dev
	rm -rf build/compiled build/lib* build/temp* build/bdist*
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --target build/compiled .
	@touch $@

play: $(VENV)/.play
	@$(BIN)/cenote play $(GAME)

check: $(VENV)/.dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/pytest tests/core tests/games --rules=check

test: check $(COMPILED)
	$(BIN)/pytest --ignore=tests/core --ignore=tests/games
	@if ls build/compiled/*.so > /dev/null 2>&1; then \
	  echo "$(WITH_COMPILED) $(BIN)/pytest"; $(WITH_COMPILED) CENOTE_EXPECT=compiled $(BIN)/pytest; \
	else echo "There is no C compiler: install one, such as gcc, to test the compiled build too."; fi

# Two streams for two cores. The greedy bot plays its hundreds of games compiled only: they are the same games.
soak: $(COMPILED)
	@rm -f build/soak-*.txt
	( CENOTE_SOAK=1 $(BIN)/pytest tests/conformance > build/soak-plain-conformance.txt 2>&1; \
	  $(WITH_COMPILED) CENOTE_EXPECT=compiled CENOTE_SOAK=1 $(BIN)/pytest > build/soak-compiled.txt 2>&1 ) & \
	CENOTE_SOAK=1 $(BIN)/pytest --ignore=tests/conformance --ignore=tests/bots --rules=check > build/soak-plain.txt 2>&1; \
	wait; for stream in plain-conformance plain compiled; do echo "$$stream: $$(tail -n 1 build/soak-$$stream.txt)"; done; \
	! grep -LE '^[0-9]+ passed' build/soak-*.txt | grep .

bench: $(COMPILED) $(VENV)/.bench
	$(BIN)/python -m benchmarks.run

mutants: $(VENV)/.dev
	$(BIN)/python tests/mutants.py

rules: $(VENV)/.dev
	$(BIN)/pytest tests/games --rules=write

lock: $(VENV)/.play
	$(BIN)/python -m pip install --quiet uv
	for name in play dev bench; do \
	  $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate \
	    requirements/$$name.in --output-file requirements/$$name.txt; done

clean:
	rm -rf $(VENV) build src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
