# Gladsheim. `make help` lists what there is.
#
# Every step looks first whether its work is done, so that a second call costs nothing.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

CARGO := cargo
RELEASE := target/release/gladsheim
# Games are found by looking: a folder in games/ is one, and only crates/registry names them.
GAMES := $(notdir $(wildcard games/*))
OF_GAMES := $(GAMES:%=-p gladsheim-%)

.PHONY: help run test compiled check fmt lint doc unit rules scenarios types wasm web web-check api e2e screenshots soak new-game bench bless audit fuzz clean

help: ## Say what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: setup-rust web ## Build Gladsheim and open the hall
	$(CARGO) build --locked --release -p gladsheim
	@$(RELEASE) serve

# All is compiled before anything is tested: some tests look at the clock, and none likes the binary to
# be linked anew under it. At the end stand the minutes of each part.
PARTS := compiled web-check unit rules types wasm api e2e
test: setup-rust fmt web .stamp/python .stamp/chromium ## Run every check there is
	@: > .stamp/times
	@for part in $(PARTS); do start=$$(date +%s); $(MAKE) --no-print-directory $$part; \
	  echo "$$part $$(( $$(date +%s) - start ))" >> .stamp/times; done
	@awk '{ printf "%7.1f min  %s\n", $$2 / 60, $$1; if ($$1 != "compiled") sum += $$2 } \
	  END { printf "%7.1f min  without compiling\n", sum / 60 }' .stamp/times

compiled: lint doc .stamp/wasm
	$(CARGO) test --locked --workspace --no-run
	$(CARGO) build --locked -p gladsheim -p gladsheim-twin
	$(CARGO) build --locked --target wasm32-unknown-unknown -p gladsheim-twin

check: setup-rust fmt ## The fast subset: format, types, the tests of the pure crates
	$(CARGO) check --locked --workspace --all-targets
	$(CARGO) test --locked -q -p gladsheim-engine $(OF_GAMES) -p gladsheim-scenario

fmt:
	$(CARGO) fmt --all --check

lint:
	$(CARGO) clippy --locked --workspace --all-targets -- -D warnings

doc:
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --locked --workspace --no-deps -q

unit:
	$(CARGO) test --locked --workspace

rules: ## Print rule ids without a scenario, and unknown ones
	$(CARGO) xtask rules

scenarios: ## Run the scenarios of all games, as `make unit` does too
	$(CARGO) run --locked -q -p gladsheim -- scenario games/*/scenarios

types: ## Prove that the generated TypeScript is current
	$(CARGO) xtask types-check

web: web/dist/index.html ## Build the page

web/node_modules/.package-lock.json: web/package-lock.json
	@command -v npm >/dev/null || { echo "The page needs Node 20 or later with npm; install it, then call make again." >&2; exit 2; }
	cd web && npm ci --no-audit --no-fund
	@touch $@

web/dist/index.html: web/node_modules/.package-lock.json $(shell find web/src web/scripts web/index.html web/vite.config.ts locales games/*/rulebook -type f 2>/dev/null)
	cd web && npm run build
	@touch $@

web-check: web/node_modules/.package-lock.json
	cd web && npm run check
	cd web && npm test

api: .stamp/python ## Check the served API against its description, with schemathesis
	$(CARGO) build --locked -p gladsheim
	python3 tests/api/schemathesis.py target/debug/gladsheim 60

e2e: web .stamp/chromium ## Play in a real browser against the real binary
	$(CARGO) build --locked -p gladsheim
	cd web && GLADSHEIM=../target/debug/gladsheim npm run e2e

wasm: .stamp/wasm ## Prove that games go the same way in the browser as they do here
	@command -v node >/dev/null || { echo "This check needs Node 20 or later; install it, then call make again." >&2; exit 2; }
	GLADSHEIM_FINGERPRINTS="$$($(CARGO) run --locked -q -p gladsheim-twin)"; export GLADSHEIM_FINGERPRINTS; \
	  $(CARGO) build --locked -q --target wasm32-unknown-unknown -p gladsheim-twin; \
	  node crates/twin/run.mjs "$${CARGO_TARGET_DIR:-target}/wasm32-unknown-unknown/debug/gladsheim-twin.wasm"

screenshots: web .stamp/chromium ## Take the pictures of README and gallery; those that did not change stay
	$(CARGO) build --locked -p gladsheim
	cd web && GLADSHEIM=../target/debug/gladsheim npm run screenshots

soak: setup-rust web .stamp/chromium ## The laws over a million decisions and more per player count, and whole games in the browser
	GLADSHEIM_SOAK=1 $(CARGO) test --locked --release $(OF_GAMES) --test suite -- --nocapture
	GLADSHEIM_SOAK=1 $(CARGO) test --locked --release -p gladsheim-registry --test shelf
	GLADSHEIM_SOAK=1 $(MAKE) wasm
	GLADSHEIM_SOAK=1 $(CARGO) test --locked --release -p gladsheim-server --test hall leaks
	GLADSHEIM_SOAK=1 $(CARGO) test --locked --release -p gladsheim --test siege -- --nocapture
	$(CARGO) build --locked --release -p gladsheim
	cd web && export GLADSHEIM_SOAK=1 GLADSHEIM=../$(RELEASE) && npm run e2e -- answers && npm run e2e -- valda.spec
	$(MAKE) new-game

NEW := untaken
new-game: setup-rust web/node_modules/.package-lock.json .stamp/chromium ## Make a game from the example in a copy of this tree, run its tests, and sit down to it
	rm -rf target/new-game && git worktree prune
	git worktree add --detach target/new-game
	ln -s $(CURDIR)/web/node_modules target/new-game/web/node_modules
	cd target/new-game && export CARGO_TARGET_DIR=$(CURDIR)/target && \
	  $(CARGO) xtask new-game $(NEW) && $(MAKE) check && $(CARGO) test --locked -p gladsheim-$(NEW) -p xtask && \
	  (cd web && npm run check && npm run build) && $(CARGO) build --locked -p gladsheim && \
	  cd web && GAME=$(NEW) GLADSHEIM=$(CURDIR)/target/debug/gladsheim node --test e2e/new-game.js
	git worktree remove --force target/new-game

bench: setup-rust ## Measure speed; figures for docs/benchmarks.md
	$(CARGO) build --locked --release -p gladsheim
	@for game in games/*; do if [ -f $$game/bench ]; then while read -r table; do \
	  $(RELEASE) bench --game $$(basename $$game) $$table --instructions; done < $$game/bench; fi; done

bless: setup-rust ## Rewrite golden files; read the diff before you commit it
	BLESS=1 $(CARGO) test --locked -q $(OF_GAMES) --lib --test suite
	git --no-pager diff --stat -- games

audit: setup-rust ## Licences, bans, duplicates, unused dependencies (installs its tools)
	command -v cargo-deny >/dev/null || $(CARGO) install cargo-deny
	command -v cargo-machete >/dev/null || $(CARGO) install cargo-machete
	$(CARGO) deny check licenses bans sources
	$(CARGO) machete

fuzz: setup-rust ## Fuzz every parser for a minute each (installs cargo-fuzz)
	command -v cargo-fuzz >/dev/null || $(CARGO) install cargo-fuzz
	cd fuzz && for target in $$(RUSTC_BOOTSTRAP=1 $(CARGO) fuzz list); do \
	  RUSTC_BOOTSTRAP=1 $(CARGO) fuzz run $$target -- -max_total_time=60; done

clean: ## Forget everything that was built
	$(CARGO) clean
	rm -rf .stamp

.PHONY: setup-rust
setup-rust:
	@command -v $(CARGO) >/dev/null || { echo "Gladsheim needs Rust: install it with rustup (rustup.rs), then call make again." >&2; exit 2; }
	@command -v cc >/dev/null || { echo "Gladsheim needs a C compiler: install one (on Debian: apt-get install gcc), then call make again." >&2; exit 2; }

# Installs packages of Debian; two at once would stand in each other's way.
debian = s=; [ "$$(id -u)" = 0 ] || s=sudo; flock .stamp $$s sh -c 'apt-get update -q \
  && DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $(1)'

.stamp/python:
	@mkdir -p .stamp
	@python3 -m venv --help >/dev/null 2>&1 || { $(call debian,python3 python3-venv); } \
	  || { echo "The API check needs Python 3 with venv, and it could not be installed." >&2; exit 2; }
	@touch $@

.stamp/chromium:
	@mkdir -p .stamp
	@command -v chromium >/dev/null || { $(call debian,chromium); } \
	  || { echo "The browser tests need Debian's chromium, and it could not be installed." >&2; exit 2; }
	@touch $@

.stamp/wasm:
	@mkdir -p .stamp
	@rustup target list --installed | grep -qx wasm32-unknown-unknown || rustup target add wasm32-unknown-unknown \
	  || { echo "The wasm32-unknown-unknown target is missing, and rustup could not fetch it." >&2; exit 2; }
	@touch $@
