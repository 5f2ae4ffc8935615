# make play    install what is needed, open the table in the browser
# make test    install what is needed, run the tests         make test-long        the slow ones too, with more examples
# make check   lint, types and the quick tests of what changed, in a minute; make check ROOM=server
# make lint    style and types                               make format           put Python, JavaScript, CSS and Markdown in form
# make rules-coverage   rule numbers without a test
# make bench   the engine, beside other engines              make bench-server     the server under load, beside another
#              or beside itself: make bench BEFORE=<git revision>      make soak  the server for an hour: flat memory?
# make docs    the documentation site, in build/site            make docs-pictures    take its pictures anew
# make lock    renew the lock files

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
export VENV
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
SOURCES := $(shell find src make -type f -not -path '*/__pycache__/*' -not -name '*.so') pyproject.toml README.md LICENSE CHANGELOG.md
# Three for each of two cores: half of the time a browser, a database or a clock is waited for.
JOBS ?= 6
# Python compiles every module again at each start where this is set: tests start hundreds of processes.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test test-long check lint format docs docs-pictures bench bench-server soak rules-coverage lock clean

# Opens at once: what is not compiled yet is compiled in the background, for the next time.
play: $(VENV)/build-tools
	@$(BIN)/python make/set_up.py table
	@$(BIN)/longhouse serve

# Tests marked slow run in test-long only. Durations of every test: build/junit.xml.
test: $(VENV)/installed $(VENV)/test-tools lint
	@rm -f .pytest_cache/v/cache/lastfailed
	@code=0; $(BIN)/pytest -n $(JOBS) --dist worksteal -m "not slow" --durations=0 --durations-min=5 --junitxml=build/junit.xml || code=$$?; \
	  $(BIN)/python tests/durations.py build/junit.xml; \
	  [ $$code = 0 ] || $(BIN)/python tests/rerun.py
	$(BIN)/python -m longhouse.testing.rule_coverage

test-long: $(VENV)/installed $(VENV)/test-tools $(VENV)/ray-tools
	HYPOTHESIS_PROFILE=long $(BIN)/pytest -n $(JOBS) --dist worksteal

# Not compiled again after every edit: the sources run as they are, and Longhouse has to be installed only once.
check: $(VENV)/test-tools
	@test -e $(VENV)/installed || $(BIN)/python make/set_up.py engine
	@$(BIN)/python make/check.py $(ROOM)

lint: $(VENV)/installed $(VENV)/test-tools
	$(BIN)/ruff check src tests benchmarks training examples docs make .github
	$(BIN)/ruff format --check src tests benchmarks training examples docs make .github
	$(BIN)/mypy --strict src/longhouse examples/caravans/caravans
	MYPYPATH=docs/site $(BIN)/mypy --strict docs/site/*.py
	$(BIN)/python tests/house/check_sources.py
	$(BIN)/python tests/web/tools.py check
	$(BIN)/python tests/house/markdown.py check

format: $(VENV)/test-tools
	$(BIN)/ruff check --fix src tests benchmarks training examples docs make .github
	$(BIN)/ruff format src tests benchmarks training examples docs make .github
	$(BIN)/python tests/web/tools.py write
	$(BIN)/python tests/house/markdown.py write

# Strict: a warning, a link that leads nowhere or a page that nothing leads to ends it.
docs: $(VENV)/installed $(VENV)/docs-tools
	@$(BIN)/python docs/site/build_site.py

docs-pictures: $(VENV)/installed $(VENV)/test-tools
	$(BIN)/python tests/browser/pictures.py

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
	$(BIN)/python -m longhouse.testing.rule_coverage

# Where compiling fails (no C compiler, no Python headers) everything works uncompiled. make/set_up.py has the details:
# several of these may run at the same time, and be interrupted.
$(VENV)/installed: $(VENV)/build-tools $(SOURCES)
	@$(BIN)/python make/set_up.py engine

$(VENV)/build-tools: locks/play.txt
	@$(PYTHON) make/set_up.py tools play

$(VENV)/test-tools: $(VENV)/build-tools locks/test.txt
	@$(BIN)/python make/set_up.py tools test

$(VENV)/docs-tools: $(VENV)/build-tools locks/docs.txt
	@$(BIN)/python make/set_up.py tools docs

# A cluster to play on, which only long tests need.
$(VENV)/ray-tools: $(VENV)/build-tools locks/ray.txt
	@$(BIN)/python make/set_up.py tools ray

# Versions and hashes only: the lock files name no address.
lock: $(VENV)/build-tools
	$(PIP) install uv
	$(BIN)/uv pip compile pyproject.toml --group build --universal --generate-hashes --no-emit-index-url \
	  --no-header --no-annotate --python-version 3.11 -o locks/play.txt
	$(BIN)/uv pip compile pyproject.toml --group build --group test --universal --generate-hashes --no-emit-index-url \
	  --no-header --no-annotate --python-version 3.11 -o locks/test.txt
	$(BIN)/uv pip compile pyproject.toml --group build --group docs --universal --generate-hashes --no-emit-index-url \
	  --no-header --no-annotate --python-version 3.11 -o locks/docs.txt
	$(BIN)/uv pip compile pyproject.toml --extra ray -c locks/test.txt --universal --generate-hashes --no-emit-index-url \
	  --no-header --no-annotate --python-version 3.11 -o locks/ray.txt

clean:
	rm -rf $(VENV) .venv-bench build
