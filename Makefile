# Two commands do all the set-up: `make play` and `make test`. They need Python 3.11 and Node 20 or newer; the tests also Chromium and PostgreSQL, which they install on Debian.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src docs/rules -type f -not -name '*.pyc' -not -path '*.egg-info/*' -not -path '*/hall/page/*' 2>/dev/null)
PAGE := src/greathall/hall/page/index.html
WEB := $(shell find web/src web/public -type f 2>/dev/null) $(wildcard web/*.json web/*.ts web/*.js web/index.html)
GAMES := $(notdir $(patsubst %/cards.toml,%,$(wildcard src/greathall/games/*/cards.toml)))

.PHONY: help play serve page test test-long python-test page-test page-check page-play bench peers lint types docs schemas cards pictures matrix image locks wheel tuned release clean
.DEFAULT_GOAL := help

help: ## Say what there is to make
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 12

play: .venv/installed ## Open the hall and a browser in it; in a terminal it asks whether others on the network may come
	$(BIN)/greathall serve --open --ask

serve: .venv/installed ## Open the hall on this machine
	$(BIN)/greathall serve

page: $(PAGE) ## Build the page that the hall shows in browsers

tuned: .venv/made $(PAGE) ## Make a wheel in dist/ for this machine, whose rules gcc has optimised by how the benchmark uses them
	rm -rf build/lib.* build/temp.* build/profile build/noting
	GREATHALL_PROFILE=note $(BIN)/pip install --quiet --constraint constraints.txt --no-build-isolation --target build/noting .
	PYTHONPATH=build/noting $(BIN)/python -m greathall.lab.bench > /dev/null
	rm -rf build/lib.* build/temp.*
	GREATHALL_PROFILE=use $(BIN)/pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

test: .venv/tools ## Everything that must pass
	@uptime
	@# These take one core each, and the compiler one for half its time.
	$(MAKE) --no-print-directory --jobs=2 --output-sync=target .venv/ready lint types docs page-check
	$(MAKE) --no-print-directory page-play python-test
	@uptime
	@$(BIN)/python -m tests.skipped build/tests/page.xml build/tests/compiled.xml build/tests/plain.xml

python-test: .venv/ready ## The Python tests, with the rules compiled and plain
	./tests/hall/programs.sh
	$(BIN)/python -m tests.engine compiled
	@# Halls wait more than they work, so more of them run at once than there are cores. Whoever has nothing left takes tests over from the others.
	$(BIN)/pytest -n 4 --dist worksteal --junitxml=build/tests/compiled.xml
	PYTHONPATH=src $(BIN)/python -m tests.engine plain
	PYTHONPATH=src $(BIN)/pytest -n auto --dist worksteal -m 'not once' --junitxml=build/tests/plain.xml --cov --cov-report=term tests/kernel $(GAMES:%=tests/%) tests/test_api.py tests/test_contract.py tests/test_features.py tests/test_shown.py

test-long: .venv/ready ## What takes longer, up to an hour: whole games and evenings, many kills, long fuzzing, more seeds
	./tests/hall/programs.sh
	./web/browser.sh
	cd web && PYTHON="$(CURDIR)/$(BIN)/python" npm run --silent test-long
	LONG=1 $(BIN)/pytest -n 3 --dist worksteal -m long --junitxml=build/tests/long.xml
	@$(BIN)/python -m tests.skipped build/tests/page-long.xml build/tests/long.xml

page-test: page-check page-play ## The page, all of it

page-check: .venv/tools web/node_modules/.package-lock.json ## The page: types and style
	cd web && npm run --silent types -- --check
	cd web && npm run --silent check && npm run --silent lint

page-play: .venv/ready ## The page: play in the browser
	./web/browser.sh
	cd web && PYTHON="$(CURDIR)/$(BIN)/python" npm test --silent

lint: .venv/tools ## Style, import direction and wording
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	PYTHONPATH=src $(BIN)/lint-imports --no-logo
	PYTHONPATH=src $(BIN)/python -m tests.english

types: .venv/tools ## mypy, strict
	$(BIN)/mypy
	MYPYPATH=src $(BIN)/mypy tests benchmarks examples tools training

docs: .venv/tools ## Build the documentation, with strict links
	$(BIN)/zensical build --strict

bench: .venv/installed ## How fast the games run, with OpenSpiel beside them
	$(BIN)/pip install --quiet --constraint constraints.txt open_spiel
	mkdir -p build
	$(BIN)/greathall bench --json build/bench.json

peers: .venv/ready ## How fast our environments are, with those of PettingZoo, RLCard, OpenSpiel and pgx beside them
	$(BIN)/python benchmarks/peers.py --write docs/studies/peers.md

schemas: .venv/ready ## Write the schemas of the wire, the lobby and the views, and the pages of the features again
	PYTHONPATH=src $(BIN)/python -m greathall.hall.http.openapi docs
	PYTHONPATH=src $(BIN)/python -m greathall.features docs

cards: .venv/ready ## Write the catalogue of the cards of A Game of Thrones again
	PYTHONPATH=src $(BIN)/python -m greathall.terminal.catalogue docs

pictures: .venv/ready ## Draw the pictures of the documentation again
	$(BIN)/python docs/pictures/draw.py
	cd web && PYTHON="$(CURDIR)/$(BIN)/python" npm run --silent pictures

matrix: $(PAGE) ## Install and test under Python 3.11, 3.12 and 3.13, as far as they are here
	./tools/matrix.sh

image: ## Try the steps of deploy/Dockerfile in folders made by debootstrap, as root; LEND=--lend=FILE lends a file of this machine
	$(PYTHON) tools/image.py $(LEND)

locks: .venv/made ## Write the locked dependencies again, in the versions of constraints.txt
	$(BIN)/pip install --quiet uv
	PATH="$(CURDIR)/$(BIN):$$PATH" ./tools/locks.sh

wheel: .venv/ready ## Make a wheel that also runs on old systems, in dist/
	$(BIN)/pip install --quiet --require-hashes --requirement requirements/wheel.txt
	$(BIN)/python tools/wheel.py --out dist

release: .venv/ready ## Cut a release: changelog, commit, tag, archive and wheel; DRY=--dry-run keeps nothing
	$(BIN)/pip install --quiet --require-hashes --requirement requirements/wheel.txt
	$(BIN)/python tools/release.py $(DRY)

clean: ## Remove everything that was made
	rm -rf .venv build site src/*.egg-info src/greathall/hall/page web/node_modules web/test-results .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage*

# The environment, the package compiled into it (plain where there is no C compiler), and what the tests need.

.venv/made:
	$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Greathall needs Python 3.11 or newer; name one with make PYTHON=…")'
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --require-hashes --requirement requirements/build.txt
	touch $@

.venv/installed: .venv/made pyproject.toml setup.py requirements/hall.txt $(SOURCES) $(PAGE)
	@echo 'Installing greathall; compiling its rules takes a minute or two.'
	$(BIN)/pip install --quiet --require-hashes --requirement requirements/hall.txt
	$(BIN)/pip install --quiet --no-deps --no-build-isolation .
	touch $@

# The page, and what it is built with.

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	@node -e 'process.exit(parseInt(process.versions.node) >= 20 ? 0 : 1)' || { echo 'The page needs Node 20 or newer.'; exit 1; }
	cd web && npm ci --silent --no-fund --no-audit
	touch $@

$(PAGE): web/node_modules/.package-lock.json $(WEB)
	cd web && npm run --silent build
	touch $@

# Whatever is checked without the package needs the tools alone. They hold all that the hall needs, so that nothing is installed twice.

.venv/tools: .venv/made requirements/test.txt
	$(BIN)/pip install --quiet --require-hashes --requirement requirements/test.txt
	touch $@

.venv/ready: .venv/tools .venv/installed
	touch $@
