# Hark. `make` lists what can be made; `make run` shows what it does.

SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: help setup run test typecheck prove ledger docs bench detection transitions contrast strings format lint clean

help: ## list what can be made
	@echo "Hark turns speech into text, offline."
	@echo
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 20

setup: ## install the Debian packages that are missing; check Swift
	@scripts/setup

run: setup ## watch recorded speech become text, then talk to the page
	@scripts/run

test: setup ## check the sources and run every test; AGAIN=1 reruns unchanged parts too
	@AGAIN="$(AGAIN)" scripts/test

typecheck: setup ## type-check what is written for Apple's systems, as far as Linux can
	@scripts/apple-typecheck

prove: setup ## run the long checks (hours); resumes where it stopped; STEPS selects, AGAIN=1 starts over
	@STEPS="$(STEPS)" AGAIN="$(AGAIN)" scripts/prove

ledger: setup ## print which requirements are proved; VERBOSE=1 prints each that is not
	@scripts/ledger

docs: setup ## build the library's documentation; check its links and its Swift
	@scripts/docs

bench: setup ## measure; fails above the limits
	@scripts/bench

detection: setup ## measure the voice detectors beside others; DATA names labelled clips
	@scripts/detection "$(DATA)"

transitions: ## write Docs/Transitions.md anew after a wanted change of behaviour
	@HARK_WRITE_TRANSITIONS=1 scripts/swift test --filter TransitionsTests >/dev/null
	@echo "Docs/Transitions.md says what the machines do now: read the difference."

contrast: ## write Docs/Contrast.md anew and print it: every pair of colours with its ratio
	@HARK_WRITE_CONTRAST=1 scripts/swift test --filter ContrastTests >/dev/null
	@cat Docs/Contrast.md

strings: ## write the catalogue of strings for apps anew, after a change of wording
	@HARK_WRITE_STRINGS=1 scripts/swift test --filter StringCatalogueTests >/dev/null
	@echo "Docs/strings/Hark.xcstrings has every string, by experience and language."

format: ## lay out the Swift sources
	@scripts/swift-sources | xargs -0 swift format --in-place --parallel
	@echo "The sources are laid out."

lint: ## check layout, documentation and house rules
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
	@scripts/lint

clean: ## remove everything that was built
	@rm -rf .build Checks/AppleTypecheck/.build PageDetector/.build
	@rm -f Web/sound/detector.wasm
	@echo "Everything that was built is gone."
