# The targets of Atrest. `make` alone lists them.

SHELL = /bin/bash

RELEASE = $(or $(shell scripts/build/release-flags),$(error scripts/build/release-flags has failed))
OUT = .build/release
# Swift warns of a flag in the lists of pkg-config as often as it is there, in lines of thousands of characters.
QUIET = 2> >(grep -v "^warning: prohibited flag" >&2)
# Whether the window is built: yes or no. `make ATREST_WINDOW=no` leaves it out. It is asked for after the setup.
WINDOW = ATREST_WINDOW=$$(scripts/build/has-window)
# The programs of an installation.
PROGRAMS = atrestd atrest $$(scripts/build/has-window | sed -n 's/yes/atrest-window/p')
# The build profile for a compiler that is not the package swiftlang: see debian/README.source.
OTHER_SWIFT = $$(dpkg-query -W swiftlang >/dev/null 2>&1 || echo -Ppkg.atrest.other-swift)

# Builds these programs for release, and nothing that they do not need: $(call release,PROGRAM...). What was built tells
# the words of the night prayer that it has by the file office.txt.
define release
@echo "Building $(1) with the office \"$${ATREST_OFFICE:-given}\"."
@ATREST_COMMIT=$${ATREST_COMMIT-$$(scripts/build/commit)} $(WINDOW) ATREST_BUILD_ONLY="$(1)" swift build $(RELEASE) $(QUIET)
@scripts/translations compile $(OUT)/locale
@cp Sources/Content/Compline/Office/$${ATREST_OFFICE:-given}/office.txt $(OUT)/office.txt
endef

# Packages are given to others, and so have the office that anyone may copy: see docs/provenance.md.
deb check-deb tarball: export ATREST_OFFICE ?= free

.PHONY: help setup build programs sbom run try test test-basic soak sanitize bench bench-sdbus install uninstall deb check-deb check-recipes apt-repository tarball dist extension check-reproducible lint check-files contract pictures window-pictures evidence translations clean

help: ## list these targets
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/make \1@\2/p' $(firstword $(MAKEFILE_LIST)) | \
	    while IFS=@ read -r name text; do printf '  %-17s %s\n' "$$name" "$$text"; done

setup: ## install the packages for building that are missing
	@scripts/setup build

build: setup ## build the agent, the client and the window for release
	@$(MAKE) --no-print-directory programs

programs: ## build them and install no package, for builds of packages
	@scripts/build/has-window --say
	$(call release,$(PROGRAMS))
	@$(MAKE) --no-print-directory sbom

sbom: ## write what the programs consist of, as SPDX, beside them
	@scripts/build/sbom $(OUT) >$(OUT)/atrest.spdx.json

try: ## open a shell in a private session with programs for a debugger: type `atrest` or `atrest window`
	@scripts/setup build
	@$(WINDOW) ATREST_BUILD_ONLY="$(PROGRAMS)" swift build --no-color-diagnostics $(QUIET)
	@scripts/try

run: ## show a fast that reaches a transition, on a private bus; removes everything
	@ATREST_WINDOW=no scripts/setup build
	$(call release,atrestd atrest demo)
	@$(OUT)/demo

test: ## run every test
	@scripts/setup test
	@scripts/test

test-basic: ## run the tests that need a D-Bus daemon but no desktop
	@scripts/setup build
	@scripts/test --basic

soak: ## look for rare failures: a thousand kills, many calls at once, 200,000 strange calls, a million changed licences, two hours of simulation
	@scripts/setup test
	ATREST_SOAK=$${ATREST_SOAK:-1} $(WINDOW) swift test --no-parallel --filter 'KillTests|CrowdTests|FuzzTests|InboxTests|DeviceFiguresTests|PhoneFiguresTests|DiskTests|RestoreTests|CrashSweepTests'
	$(WINDOW) swift build $(RELEASE) --product simulate
	$(OUT)/simulate --seconds $${ATREST_SIMULATE_SECONDS:-3600}
	$(OUT)/simulate --machines --seconds $${ATREST_SIMULATE_SECONDS:-3600}

sanitize: build ## check memory and threads: tests with sanitizers, a fast under valgrind
	@scripts/setup sanitize
	scripts/valgrind
	ASAN_OPTIONS=detect_leaks=0 ATREST_WINDOW=no swift test --sanitize=address --scratch-path .build-address --skip UnitTests
	TSAN_OPTIONS=suppressions=$(CURDIR)/Tests/thread-sanitizer.suppressions \
	    ATREST_WINDOW=no swift test --sanitize=thread --scratch-path .build-thread --filter 'NoticesTests|Notice|Transition|Vigil|TrayItem'
	swift test --package-path SDBus --sanitize=thread --scratch-path .build-thread/sdbus

bench: build ## measure speed and memory
	@scripts/setup test
	scripts/bench

bench-sdbus: ## measure SDBus beside C sd-bus and sdbus-c++
	@scripts/setup bench-sdbus
	$(WINDOW) swift build $(RELEASE) --product bench-sdbus-service
	scripts/bench-sdbus

install: ## install for your user in ~/.local, or for the system with PREFIX=, DESTDIR= or as root
	@if scripts/install --builds; then $(MAKE) --no-print-directory build; fi
	@scripts/install

uninstall: ## remove what install added with the same variables; your data stays
	@scripts/uninstall

deb: ## build packages for Debian and Ubuntu, in dist/
	@scripts/setup deb
	@if scripts/install --builds; then $(MAKE) --no-print-directory build; fi
	@mkdir -p dist
	@echo "The packages have the office \"$$ATREST_OFFICE\". ATREST_OFFICE=given takes the other one: docs/provenance.md."
	ATREST_DEB_DIR=dist dpkg-buildpackage -us -uc -b --post-clean $(OTHER_SWIFT) \
	    --buildinfo-file=dist/atrest.buildinfo --buildinfo-option=-udist \
	    --changes-file=dist/atrest.changes --changes-option=-udist
	@rm dist/atrest.buildinfo dist/atrest.changes

apt-repository: ## write a signed repository for apt with the packages of `make deb`, in dist/apt: KEY=NAME
	@scripts/packages/apt-repository "$(KEY)"

tarball: ## write an archive of the programs for any Linux with glibc, in dist/
	@if scripts/install --builds; then $(MAKE) --no-print-directory build; fi
	@scripts/packages/tarball

dist: ## write an archive of the sources and a recipe for Arch Linux with its sum, in dist/
	@scripts/packages/dist

check-deb: deb ## build the packages and check them with lintian
	lintian --pedantic --fail-on error,warning,info,pedantic dist/*_$$(cat VERSION)_*.deb
	scripts/packages/check-symbols dist

check-recipes: ## build the packages for Fedora and Arch Linux from the built programs, where rpmbuild and makepkg are installed
	@scripts/packages/check-recipes

check-reproducible: ## build twice in different folders and compare
	@scripts/setup build
	scripts/packages/check-reproducible

extension: ## pack the GNOME Shell extension, for 43 and for 45, into dist/
	@scripts/panels/pack-extension dist

lint: ## check the format of the Swift sources
	swift format lint --strict --parallel -r Package.swift Sources Tests Examples SDBus

check-files: ## check desktop entries, units, manual pages, scripts and other files
	@scripts/check-files

contract: ## generate the files that follow from dbus/*.xml
	@scripts/generate-contract

pictures: ## draw the pictures in docs/pictures, those that tests compare with, and the icons of the tray
	@scripts/setup pictures
	$(WINDOW) swift build --product docs-pictures
	scripts/pictures/docs
	scripts/pictures/tray-icons

window-pictures: ## draw the pictures of the window in docs/pictures
	@scripts/setup window-pictures
	$(WINDOW) ATREST_BUILD_ONLY="atrestd atrest atrest-window" swift build
	@scripts/translations compile .build/debug/locale
	scripts/pictures/window

evidence: ## write docs/evidence.md from the claims in Sources/Content/Words/Evidence
	ATREST_WRITE=1 $(WINDOW) swift test --filter EvidencePageTests

translations: ## update po/ from the sentences in Sources/Content/Words
	@scripts/setup build
	scripts/translations update

clean: ## remove what build made
	swift package clean
