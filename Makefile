# Hark. `make` lists the targets; `make run` starts a demo.

SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: help setup run build install uninstall deb archive test typecheck simulate prove ledger docs bench detection transitions contrast strings format lint clean

help: ## list the targets, with roughly how long each takes on two cores
	@echo "Hark turns speech into text, offline."
	@echo
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 20

setup: ## install missing Debian packages; check Swift [minutes the first time, then a second]
	@scripts/setup

run: build ## transcribe a recording, then open the page in a browser [five minutes the first time]
	@scripts/run

build: setup
	@scripts/step "Building the page" scripts/page
	@scripts/step "Building hark" scripts/swift build --product hark

install: build ## install hark below PREFIX (/usr/local) and DESTDIR [a build, then seconds]
	@DESTDIR="$(DESTDIR)" PREFIX="$(or $(PREFIX),/usr/local)" scripts/install

uninstall: ## remove what make install has installed [seconds]
	@DESTDIR="$(DESTDIR)" PREFIX="$(or $(PREFIX),/usr/local)" scripts/install --remove

deb: build ## pack hark as a Debian package, in .build [minutes]
	@scripts/package deb

archive: build ## pack hark as an archive that runs from any folder, in .build [minutes]
	@scripts/package archive

test: setup ## check the sources and run all tests; AGAIN=1 also reruns unchanged parts [18 minutes, then what changed]
	@AGAIN="$(AGAIN)" scripts/test

typecheck: setup ## type-check the code for Apple platforms, as far as possible on Linux [two minutes, then seconds]
	@scripts/apple-typecheck

simulate: setup ## simulate sessions (WORLD=pages, bridges, files: others) from SEED on for STEPS steps; without STEPS, show one (ONLY=3,17 acts) [seconds to hours, by STEPS]
	@scripts/simulate $(if $(WORLD),--$(WORLD)) $(or $(SEED),1) $(STEPS) $(if $(ONLY),--only $(ONLY))

prove: setup ## run the long checks; resumable; STEPS selects steps, AGAIN=1 starts over [hours]
	@STEPS="$(STEPS)" AGAIN="$(AGAIN)" scripts/prove

ledger: setup ## print how many requirements are proved; VERBOSE=1 lists the unproved ones [seconds]
	@scripts/ledger

docs: setup ## build the documentation; check its links and its Swift [minutes]
	@scripts/docs

bench: setup ## run the benchmarks; fails above the limits [minutes]
	@scripts/bench

detection: setup ## compare the voice detectors with others; DATA names labeled clips [minutes, by DATA]
	@scripts/detection "$(DATA)"

transitions: ## rewrite Docs/Transitions.md after an intended change of behavior [minutes]
	@HARK_WRITE_TRANSITIONS=1 scripts/swift test --filter TransitionsTests >/dev/null
	@echo "Docs/Transitions.md says what the machines do now: read the difference."

contrast: ## rewrite and print Docs/Contrast.md: every color pair with its ratio [minutes]
	@HARK_WRITE_CONTRAST=1 scripts/swift test --filter ContrastTests >/dev/null
	@cat Docs/Contrast.md

strings: ## rewrite the string catalog for apps after a change of wording [minutes]
	@HARK_WRITE_STRINGS=1 scripts/swift test --filter StringCatalogueTests >/dev/null
	@echo "Docs/strings/Hark.xcstrings has every string, by experience and language."

format: ## format the Swift sources [seconds]
	@scripts/swift-sources | xargs -0 swift format --in-place --parallel
	@echo "The sources are laid out."

lint: ## check formatting, documentation, and house rules [under a minute]
	@echo "Lint: layout and documentation"
	@scripts/swift-sources | xargs -0 swift format lint --strict --parallel
	@echo "Lint: house rules"
	@scripts/lint-test
	@python3 Checks/AppleTypecheck/Floors/rewrite_test.py
	@python3 Checks/AppleTypecheck/Mistakes/check.py --only-read
	@scripts/ledger-test
	@scripts/failed-tests-test
	@scripts/test-test
	@scripts/layers-test
	@scripts/layers
	@scripts/seed-names-check
	@scripts/detection-test
	@scripts/planted-bugs --check
	@scripts/scheme-check
	@scripts/device-checks --check
	@scripts/lint

clean: ## remove all build products [seconds]
	@rm -rf .build Checks/AppleTypecheck/.build PageDetector/.build
	@rm -f Web/sound/detector.wasm
	@echo "Everything that was built is gone."
