# make play    install what is needed, open the table in the browser
# make test    install what is needed, run every test        make test-long        the same properties, much longer
# make lint    style and types                               make format           put Python, JavaScript and CSS in form
# make rules-coverage   rule numbers without a test
# make bench   the engine, beside other engines              make bench-server     the server under load, beside another
#              or beside itself: make bench BEFORE=<git revision>      make soak  the server for an hour: flat memory?
# make lock    renew the lock files

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -name '*.so') pyproject.toml README.md LICENSE CHANGELOG.md
# Lets gcc inline across our own functions: 5 % on the engine.
export CFLAGS := -fno-semantic-interposition $(CFLAGS)
# One more than most cores in use: half of the time a browser or a database is waited for.
JOBS ?= 3

.PHONY: play test test-long lint format bench bench-server soak rules-coverage lock clean

play: $(VENV)/installed
	@$(BIN)/longhouse serve

test: $(VENV)/installed $(VENV)/test-tools lint
	@rm -f .pytest_cache/v/cache/lastfailed
	$(BIN)/pytest -n $(JOBS) --dist worksteal || $(BIN)/python tests/once_more.py
	$(BIN)/python tests/rules_coverage.py

test-long: $(VENV)/installed $(VENV)/test-tools
	HYPOTHESIS_PROFILE=long $(BIN)/pytest -n $(JOBS) --dist worksteal

lint: $(VENV)/installed $(VENV)/test-tools
	$(BIN)/ruff check src tests benchmarks training examples
	$(BIN)/ruff format --check src tests benchmarks training examples
	$(BIN)/mypy --strict src/longhouse examples/caravans/caravans
	$(BIN)/python tests/web/tools.py check

format: $(VENV)/test-tools
	$(BIN)/ruff check --fix src tests benchmarks training examples
	$(BIN)/ruff format src tests benchmarks training examples
	$(BIN)/python tests/web/tools.py write

# make bench BEFORE=v0.1.0 [ONLY="tribes copies"]: the engine now beside the engine then.
bench: $(VENV)/installed
ifdef BEFORE
	$(BIN)/python benchmarks/before.py $(BEFORE) --only $(ONLY)
else
	$(BIN)/python benchmarks/bench.py
endif

bench-server: $(VENV)/installed $(VENV)/test-tools
	$(BIN)/python benchmarks/server.py

soak: $(VENV)/installed $(VENV)/test-tools
	$(BIN)/python benchmarks/soak.py

rules-coverage: $(VENV)/installed $(VENV)/test-tools
	$(BIN)/python tests/rules_coverage.py

# The package is built from a copy, because the compiler leaves its modules beside the sources it compiles.
# Where compiling fails (no C compiler, no Python headers) everything works uncompiled.
INSTALL := $(PIP) install --force-reinstall --no-deps --no-build-isolation ./build/stage
$(VENV)/installed: $(VENV)/build-tools $(SOURCES)
	@rm -rf build/stage && mkdir -p build/stage
	@cp -r src pyproject.toml README.md LICENSE CHANGELOG.md build/stage/
	@find build/stage -name '*.so' -delete
	@echo "Installing Longhouse (compiling takes a minute or two) ..."
	@$(INSTALL) >build/log 2>&1 || { \
	  echo "The engine could not be compiled (build/log says why). Installing it uncompiled: all works, but slower."; \
	  HATCH_BUILD_NO_HOOKS=true $(INSTALL); }
	@touch $@

$(VENV)/build-tools: locks/play.txt
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing what Longhouse needs ..."
	@$(PIP) install --require-hashes -r locks/play.txt
	@touch $@

$(VENV)/test-tools: $(VENV)/build-tools locks/test.txt
	@$(PIP) install --require-hashes -r locks/test.txt
	@touch $@

# Versions and hashes only: the lock files name no address.
lock: $(VENV)/build-tools
	$(PIP) install uv
	$(BIN)/uv pip compile pyproject.toml --group build --universal --generate-hashes --no-emit-index-url \
	  --no-header --no-annotate --python-version 3.11 -o locks/play.txt
	$(BIN)/uv pip compile pyproject.toml --group build --group test --universal --generate-hashes --no-emit-index-url \
	  --no-header --no-annotate --python-version 3.11 -o locks/test.txt

clean:
	rm -rf $(VENV) .venv-bench build
