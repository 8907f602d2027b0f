# `make help` lists the commands. Each installs what it needs into .venv; nothing needs root.
PYTHON ?= python3
GAME ?= tikal
VENV := .venv
# Commands of Python packages are called as modules: their scripts name the folder in which they were installed.
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
SOURCES := $(shell find src setup.py pyproject.toml -path src/cenote/server/static -prune -o \
  \( -name '*.py' -o -name '*.json' -o -name '*.ftl' -o -name '*.toml' \) -print)
COMPILED := build/compiled/.done
WITH_COMPILED := PYTHONPATH=build/compiled
IS_COMPILED = $(shell ls build/compiled/*.so 2> /dev/null)
PYTEST := $(BIN)/python -m pytest --numprocesses=2 --dist=worksteal

# The native engine is built in place, where a C++ compiler is found; only then the stamp is written.
NATIVE := build/native/.done
NATIVE_SOURCES := $(wildcard src/cenote/native/* src/cenote/games/*/native/* src/cenote/games/*/*.py)

# The pages for the browser: built by Node, from the machine or, where there is none, from a package.
PAGES := src/cenote/server/static/index.html
PAGE_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print) $(shell find src/cenote -name '*.ftl')
NPM := cd web && PATH="$(abspath $(BIN)):$$PATH" npm
TABLES := $(patsubst web/src/games/%/Table.svelte,%,$(wildcard web/src/games/*/Table.svelte))

# The browser's types from the server's own: the messages, and for each game with a table its view, facts and intents.
define write_types
	@mkdir -p build $(1)/lib $(addprefix $(1)/games/,$(TABLES))
	$(BIN)/python -m cenote.server.ops.schema > build/schema.json
	$(NPM) exec --silent openapi-typescript -- ../build/schema.json --output ../$(1)/lib/protocol.ts > /dev/null
	@for game in $(TABLES); do \
	  $(BIN)/python -m cenote.server.ops.schema $$game > build/schema.json || exit 1; \
	  $(BIN)/python -m cenote.server.ops.schema --seats $$game > $(1)/games/$$game/seats.json || exit 1; \
	  (cd web && PATH="$(abspath $(BIN)):$$PATH" npm exec --silent openapi-typescript -- ../build/schema.json \
	    --output ../$(1)/games/$$game/wire.ts > /dev/null) || exit 1; done
endef

.PHONY: play wheel compiled-wheel wheels check test soak bench bench-keep load ladder mutants golden rules types pictures docs lock clean help
.DEFAULT_GOAL := help

help:
	@echo "The four commands for most days (everything they need is installed into .venv):"
	@echo "  make play      play Tikal in the browser (GAME=jackal: Jackal)"
	@echo "  make check     lint, types and rule tests: before every commit"
	@echo "  make test      all tests, plain and compiled, also in a browser: before every pull request"
	@echo "  make docs      build the documentation site: open build/docs/index.html"
	@echo
	@echo "Packages:"
	@echo "  make wheel           a wheel for any machine, with the web pages inside, in dist/"
	@echo "  make compiled-wheel  the same with the engine compiled, for machines like this one (needs a C compiler)"
	@echo "  make wheels          source package and both wheels, each installed and played with"
	@echo
	@echo "Longer tests and measurements:"
	@echo "  make soak      all tests with full counts, Firefox, test coverage, audit of dependencies: before a release"
	@echo "  make load      server load: many tables over real sockets, compared with a bare control"
	@echo "  make bench     engine speed compared with other libraries (bench-keep also writes docs/benchmarks.md)"
	@echo "  make ladder    play the bots of all levels against each other for hours; write docs/ladder.md"
	@echo "  make mutants   remove each refusal in turn; list those that no test misses"
	@echo
	@echo "Generated files (commit them):"
	@echo "  make types     message types of the browser, from those of the server, and examples for its tests"
	@echo "  make rules     docs/rules-coverage.md"
	@echo "  make golden    missing golden games"
	@echo "  make pictures  the pictures of the README, taken at real tables"
	@echo "  make lock      requirements/*.txt and web/package-lock.json"
	@echo "  make clean     delete everything that was built or installed"

# The source is installed plain and editable; the compiled build lives apart, so that it can never hide an edit.
# With LC_ALL=C, Python before 3.13 can neither write nor read a .pth file that names a folder with an umlaut: it is
# written with another locale, and then its path made relative.
$(VENV)/.play: requirements/play.txt pyproject.toml setup.py
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --require-hashes -r requirements/play.txt
	LC_ALL=C.UTF-8 CENOTE_PURE=1 $(PIP) install --no-deps --no-build-isolation --editable .
	@echo ../../../../src | tee $(VENV)/lib/python3*/site-packages/__editable__.cenote-*.pth > /dev/null
	@touch $@

$(VENV)/.build: requirements/build.txt $(VENV)/.play
	$(PIP) install --require-hashes -r requirements/build.txt
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.play
	$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.bench: requirements/bench.txt $(VENV)/.dev
	$(PIP) install --require-hashes -r requirements/bench.txt
	@touch $@

$(VENV)/.docs: requirements/docs.txt $(VENV)/.dev
	$(PIP) install --require-hashes -r requirements/docs.txt
	@touch $@

$(VENV)/.node: requirements/node.txt $(VENV)/.play
	@node -e 'process.exit(process.versions.node.split(".")[0] >= 20 ? 0 : 1)' 2> /dev/null && npm --version > /dev/null \
	  || $(PIP) install --require-hashes -r requirements/node.txt
	@touch $@

web/node_modules/.done: web/package-lock.json $(VENV)/.node
	$(NPM) ci --silent --no-fund --no-audit --ignore-scripts
	@touch $@

$(PAGES): $(PAGE_SOURCES) web/node_modules/.done
	$(NPM) run --silent build -- --logLevel warn
	@touch $@

$(COMPILED): $(SOURCES) $(VENV)/.dev
	rm -rf build/compiled build/lib* build/temp* build/bdist*
	$(PIP) install --no-deps --no-build-isolation --target build/compiled .
	@touch $@

$(NATIVE): $(filter %.h %.cpp %.py,$(NATIVE_SOURCES)) $(VENV)/.dev
	$(BIN)/python -m cenote.native.build build/native

play: $(VENV)/.play $(PAGES)
	@$(BIN)/python -m cenote play $(GAME)

# For other machines: plain Python, so that it fits them all, with the pages inside.
wheel: $(VENV)/.play $(PAGES)
	rm -rf dist build/lib build/bdist*
	CENOTE_PURE=1 $(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .

# For machines like this one, with the engine compiled; Python leaves out what a missing compiler would have made.
compiled-wheel: $(VENV)/.build $(PAGES)
	rm -rf dist build/lib* build/temp* build/bdist*
	$(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .
	@$(BIN)/python -m zipfile --list dist/cenote-*.whl | grep -q '\.so ' \
	  || { echo "Nothing was compiled: install a C compiler, such as gcc."; exit 1; }

# Each is installed into an empty environment and played with; the compiled one fits machines like this.
wheels: $(VENV)/.dev $(PAGES)
	$(BIN)/python -m tests.wheels

check: lint rule-tests

# First what needs one core each, side by side, each printed when it is done; then the tests, which use both.
test:
	@$(MAKE) --no-print-directory --jobs=2 --output-sync lint web-tests $(COMPILED) $(NATIVE) $(PAGES) chromium postgresql
	@$(MAKE) --no-print-directory rule-tests other-tests compiled-tests

.PHONY: lint rule-tests web-tests other-tests compiled-tests
lint: $(VENV)/.dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/python -m mypy

rule-tests: $(VENV)/.dev
	$(PYTEST) tests/core tests/games tests/golden --rules=check

web-tests: $(VENV)/.dev web/node_modules/.done
	$(call write_types,build/types)
	@cd build/types && for file in $$(find . -type f); do cmp $$file ../../web/src/$$file || exit 1; done
	$(NPM) run --silent lint
	$(NPM) run --silent check
	$(NPM) run --silent test

# The greedy bot plays its many games compiled, where it can be compiled: they are the same games.
other-tests: $(COMPILED) $(NATIVE) $(PAGES) $(VENV)/.docs chromium postgresql
	$(PYTEST) --ignore=tests/core --ignore=tests/games --ignore=tests/golden $(if $(IS_COMPILED),--ignore=tests/bots)

# What is around the engine is the same Python; make soak runs it with the compiled build too.
OF_THE_ENGINE := core games golden conformance bots arena envs cli/test_commands.py
compiled-tests: $(COMPILED)
	$(if $(IS_COMPILED),$(WITH_COMPILED) CENOTE_EXPECT=compiled $(PYTEST) $(addprefix tests/,$(OF_THE_ENGINE)), \
	  @echo "There is no C compiler: install one, such as gcc, to test the compiled build too.")

# Another installation may be under way: apt-get can wait for one of its locks; for the others it is asked again.
APT := apt() { until said=$$(LC_ALL=C apt-get -qq -o DPkg::Lock::Timeout=300 "$$@" 2>&1); do \
  case "$$said" in *"Could not get lock"*) sleep 2 ;; *) echo "$$said"; return 1 ;; esac; done; }

# Tests in the browser use a Chromium that they find; on Debian, root gets it by name.
.PHONY: chromium
chromium:
	@for name in chromium chromium-browser google-chrome google-chrome-stable; do command -v $$name > /dev/null && exit 0; done; \
	if [ -f /etc/debian_version ] && [ "$$(id -u)" = 0 ]; then \
	  $(APT); apt update && apt install -y --no-install-recommends chromium; \
	else echo "Install Chromium (Debian and Ubuntu: apt install chromium) to run the tests in the browser."; exit 1; fi

# make soak also plays in Firefox.
.PHONY: firefox
firefox:
	@for name in firefox-esr firefox; do command -v $$name > /dev/null && exit 0; done; \
	if [ -f /etc/debian_version ] && [ "$$(id -u)" = 0 ]; then \
	  $(APT); apt update && apt install -y --no-install-recommends firefox-esr; \
	else echo "Install Firefox (Debian: apt install firefox-esr) to play in it too."; exit 1; fi

# Tests with PostgreSQL start one of their own. Debian's package would start another by itself: it is told not to.
.PHONY: postgresql
postgresql:
	@for found in "$$(command -v postgres)" /usr/lib/postgresql/*/bin/postgres /usr/local/pgsql/bin/postgres \
	  /opt/homebrew/opt/postgresql*/bin/postgres; do [ -x "$$found" ] && exit 0; done; \
	if [ -f /etc/debian_version ] && [ "$$(id -u)" = 0 ]; then \
	  $(APT); apt update && apt install -y --no-install-recommends postgresql-common && \
	  sed -i 's/^#\? *create_main_cluster *=.*/create_main_cluster = false/' /etc/postgresql-common/createcluster.conf && \
	  apt install -y --no-install-recommends postgresql; \
	else echo "Install PostgreSQL (Debian and Ubuntu: apt install postgresql) to run the tests with it."; exit 1; fi

# Two streams for two cores, and as above the greedy bot compiled only. The stream "plain" also counts coverage, except
# of the server, whose tests run in a stream of their own and kill processes.
soak: $(COMPILED) $(NATIVE) $(VENV)/.bench $(VENV)/.docs $(PAGES) chromium firefox postgresql
	@rm -f build/soak-*.txt
	( CENOTE_SOAK=1 $(BIN)/python -m pytest tests/conformance > build/soak-plain-conformance.txt 2>&1; \
	  $(WITH_COMPILED) CENOTE_EXPECT=compiled CENOTE_SOAK=1 $(BIN)/python -m pytest --ignore=tests/server --ignore=tests/browser \
	    > build/soak-compiled.txt 2>&1 ) & \
	CENOTE_SOAK=1 $(BIN)/python -m pytest tests/server tests/browser > build/soak-server.txt 2>&1; \
	CENOTE_SOAK=1 $(BIN)/python -m pytest --ignore=tests/conformance --ignore=tests/bots --ignore=tests/server --ignore=tests/browser \
	  --rules=check --cov --cov-report=term:skip-covered > build/soak-plain.txt 2>&1; \
	wait; for stream in server plain-conformance plain compiled; do echo "$$stream: $$(tail -n 1 build/soak-$$stream.txt)"; done; \
	! grep -LE '^[0-9]+ passed' build/soak-*.txt | grep .
	@echo "Coverage of everything but the server (each file: build/soak-plain.txt):"; grep '^TOTAL' build/soak-plain.txt
	$(BIN)/python -m tests.wheels
	$(BIN)/python -m tests.dependencies
	$(BIN)/python -m benchmarks.slowdown
	$(WITH_COMPILED) $(BIN)/python -m benchmarks.ladder --again 1

bench: $(COMPILED) $(VENV)/.bench
	$(BIN)/python -m benchmarks.run
	$(BIN)/python -m benchmarks.secret_timing

# The tables and pictures of docs/benchmarks.md: for a quiet machine.
bench-keep: $(COMPILED) $(VENV)/.bench
	$(BIN)/python -m benchmarks.run --keep

# Goes on where it was stopped.
ladder: $(COMPILED)
	$(WITH_COMPILED) $(BIN)/python -m benchmarks.ladder --keep

load: $(VENV)/.dev $(PAGES)
	$(BIN)/python -m benchmarks.load

mutants: $(VENV)/.dev
	$(BIN)/python tests/mutants.py

golden: $(VENV)/.dev
	$(BIN)/python -m tests.golden.make

rules: $(VENV)/.dev
	$(PYTEST) tests/games --rules=write

types: $(VENV)/.dev web/node_modules/.done
	$(call write_types,web/src)
	for script in web/fixtures/*.py; do $(BIN)/python $$script; done

pictures: $(VENV)/.dev $(PAGES) chromium
	$(BIN)/python -m tests.browser.pictures

# Warnings are errors: a broken link, a page in no menu, a public name without a docstring.
docs: $(VENV)/.docs
	$(BIN)/python -m sphinx --quiet --fresh-env --fail-on-warning --keep-going -d build/doctrees docs build/docs
	@echo "Open build/docs/index.html"

# Node writes download addresses and calls for money into its lock file; neither belongs here.
lock: $(VENV)/.play web/node_modules/.done
	$(PIP) install uv
	for name in play server build dev docs bench node; do \
	  $(BIN)/python -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate \
	    requirements/$$name.in --output-file requirements/$$name.txt; done
	$(BIN)/python -m uv pip compile --quiet --universal --python-version 3.12 --generate-hashes --no-emit-index-url --no-header --no-annotate \
	  requirements/fastcatan.in --output-file requirements/fastcatan.txt
	$(NPM) install --package-lock-only --omit-lockfile-registry-resolved --no-fund --no-audit
	$(BIN)/python -c 'import json, pathlib; p = pathlib.Path("web/package-lock.json"); d = json.loads(p.read_text()); \
	  [e.pop("funding", None) for e in d["packages"].values()]; p.write_text(json.dumps(d, indent=2) + "\n")'

clean:
	rm -rf $(VENV) build src/cenote/native/_engine*.so src/*.egg-info src/cenote/server/static web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
