"""The rules about the sources: who imports whom, paths, and what the tests need."""
import re

from checks.rules import rule

CHECKS = ("modules", "paths", "suites")

# What a module must not be linked with. The core knows rules and records: no sentence, no picture, no bus and no
# desktop. Sentences know no files.
OUT_OF_REACH = {
    "AgentCore": "Words Picture SDBus Contract Notices Tray SystemdSupport",
    "AgentBus": "AgentDesktop Notices Tray Client",
    "AgentDesktop": "AgentBus Client",
    "Agent": "Client Presentation Commands CAdwaita",
    "Commands": "AgentCore Store Notices Tray CAdwaita",
    "Window": "AgentCore Store Notices Tray Commands FullScreen",
    "Presentation": "AgentCore Store FullScreen CAdwaita",
    "Client": "Words Store LocalTime",
    "Contract": "Words SDBus",
    "Picture": "SDBus Contract Words",
    "Words": "SDBus Contract Picture Folders Sharing Interchange Store System",
    "Folders": "SDBus Words Store",
    "Sharing": "System Folders Words",
    "Store": "SDBus Words LocalTime",
    "Interchange": "SDBus Words Store",
    "FullScreen": "SDBus Words Fasting",
    "Tray": "Words Fasting Contract",
    "Notices": "SDBus Words Fasting",
} | dict.fromkeys(
    # `make build` and `make run` build what these need and nothing of developers.
    ("atrestd", "atrest", "atrest-window", "demo"),
    "LicenceSigning PictureSamples SeededRandom Simulation SimulationModel TerminalEmulator TimerSamples "
    "VirtualDisk")
# Libraries that others could take, and all that they are linked with.
ONLY = {"Fasting": "", "Text": "", "System": "CSystem Text"}


# From top to bottom: a floor imports itself and those below.
FLOORS = ("Clients", "Agent", "Reading", "Records", "Content", "Domain", "Platform")

TARGET = re.compile(
    r'\.(?P<kind>target|system|module|program|tests)\(\s*(?:name: )?"(?P<name>[\w-]+)"'
    r'(?:,\s*(?:path: )?"(?P<path>[^"]+)")?')
# What is in Sources and in Tests, here and in the package SDBus.
SOURCES, TESTS = (rf"(?:SDBus/)?{folder}/.*\.swift$" for folder in ("Sources", "Tests"))
# A package in a folder of its own, with one module of its name for others.
PACKAGE = re.compile(r'\.package\(path: "(\w+)"\)')


def targets(manifest):
    """What Package.swift says of each module: its name, the kind, the folder, and the text up to the next one."""
    starts = list(TARGET.finditer(manifest))
    for start, after in zip(starts, [*(each.start() for each in starts[1:]), len(manifest)]):
        yield start, manifest[start.end():after]


def modules_of(manifest):
    """The modules that each module depends on, from `uses: ["B", "C"]`. C libraries import nothing."""
    found = dict.fromkeys(PACKAGE.findall(manifest)) | {
        start["name"]: re.search(r"uses:([^:]*)", text) for start, text in targets(manifest)}
    return {name: set(re.findall(r'"([\w-]+)"', uses[1])) if uses else set() for name, uses in found.items()}


def folders_of(manifest):
    """The folder of each module."""
    return {name: name for name in PACKAGE.findall(manifest)} | {
        start["name"]: start["path"] or f"Tests/{start['name']}" for start, _ in targets(manifest)}


def module(path):
    """The module of a file: Sources/FLOOR/MODULE/…"""
    return path.split("/")[2]


def reach(module, modules):
    """All modules that are linked with a module."""
    reached, rest = set(), [module]
    while rest:
        new = modules.get(rest.pop(), set()) - reached
        reached |= new
        rest += new
    return reached


MANIFEST = """
.module(
    "AgentCore", "Sources/Agent/AgentCore", uses: ["B", "D"] + (isThere ? ["Store"] : []),
    resources: [.embedInCode("Words")]),
.tests("Store", uses: ["C"], exclude: ["Words"]), .system("C", "Sources/Platform/C"), .program("D", "Words/D", uses: []),
.target(name: "B", path: "Sources/Domain/B")
"""


@rule("modules",
      catches=[{"Package.swift": MANIFEST.replace('"C"]', '"C", "Words"]')},
               {"Package.swift": '.module("Text", "Sources/Platform/Text", uses: ["System"])'},
               {"Package.swift": '.program("demo", "Tests/Demo", uses: ["Words"]), .module("Words", "", uses: ["VirtualDisk"])'},
               {"Package.swift": MANIFEST.replace('[]', '["AgentCore"]').replace("Words/D", "Sources/Domain/D")},
               {"Package.swift": MANIFEST.replace("Words/D", "Sources/Cellar/D")}],
      passes=[{"Package.swift": MANIFEST}])
def module_reaches_what_it_may(files):
    modules = modules_of(files.text("Package.swift"))
    for module, others in OUT_OF_REACH.items():
        for other in sorted(reach(module, modules) & set(others.split())):
            yield f"Package.swift: {module} reaches {other}"
    for module, others in ONLY.items():
        if module in modules and reach(module, modules) != set(others.split()):
            yield f"Package.swift: {module} reaches {sorted(reach(module, modules))}"
    if files.is_whole:
        yield from (f"Package.swift: has no {module}" for module in OUT_OF_REACH | ONLY if module not in modules)
    folders = folders_of(files.text("Package.swift"))
    floors = {name: folder.split("/")[1] for name, folder in folders.items() if folder.startswith("Sources/")}
    for module, floor in floors.items():
        if floor not in FLOORS:
            yield f"Package.swift: {floor}, where {module} is, is not one of the floors {' '.join(FLOORS)}"
            continue
        for other in sorted(modules[module] & set(floors)):
            if floors[other] not in FLOORS[FLOORS.index(floor):]:
                yield f"Package.swift: {module} imports {other} from a floor above"


PAIR = '.module("A", "Sources/Agent/A", uses: ["B"])\n.module("B", "Sources/Domain/B", uses: [])'
CONTRIBUTING = "| module | contents |\n| `A` | a |\n| folder | contents |\n| `B` | b |\n"


@rule("modules",
      catches=[{"CONTRIBUTING.md": CONTRIBUTING, "Sources/F/B/B.swift": ""},
               {"Package.swift": MANIFEST, "Sources/F/A/B.swift": ""},
               {"CONTRIBUTING.md": CONTRIBUTING + "a " * 1801},
               {f"Sources/F/{number}/A.swift": "" for number in range(39)}],
      passes=[{"CONTRIBUTING.md": CONTRIBUTING, "Sources/F/A/B.swift": "", "Sources/F/README.md": ""}])
def contributing_names_every_module(files):
    """A newcomer reads it before a first change."""
    page = files.text("CONTRIBUTING.md")
    table = page.partition("| module | contents |")[2].partition("| folder | contents |")[0]
    modules = sorted({module(name) for name in files.names if name.count("/") > 2 and name.startswith("Sources/")})
    if page:
        yield from (f"CONTRIBUTING.md: has no row for {module}" for module in modules if f"`{module}`" not in table)
    known = modules_of(files.text("Package.swift")) or modules
    yield from (f"Package.swift: has no {module}" for module in modules if module not in known)
    if len(page.split()) > 1800:
        yield f"CONTRIBUTING.md: has {len(page.split())} words, and 1,800 are enough"
    if len(modules) > 38:
        yield f"Sources has {len(modules)} modules, and 38 are enough"


@rule("modules",
      catches=[{"Package.swift": PAIR.replace('["B"]', "[]"), "Sources/F/A/A.swift": "@testable import B\n"},
               {"Package.swift": PAIR, "Sources/F/A/A.swift": "import Glibc\n"}],
      passes=[{"Package.swift": PAIR, "Sources/F/A/A.swift": "import B\nimport Glibc\n"}])
def sources_import_what_the_manifest_declares(files):
    """The compiler finds other modules of the package too, if they are built by then."""
    modules, imports = modules_of(files.text("Package.swift")), {}
    for path, text in files.matching(r"Sources/.*\.swift$"):
        found = re.findall(r"^(?:@\w+ )?import (\w+)$", text, re.M)
        imports.setdefault(module(path), set()).update(set(found) & set(modules))
    for name_of, imported in imports.items():
        declared = modules.get(name_of, set())
        yield from (f"{name_of} imports {name}, which Package.swift does not say" for name in imported - declared)
        yield from (f"{name_of} does not import {name}, as Package.swift says" for name in declared - imported)


@rule("modules", catches=[{"Sources/A/A.swift": "", "Sources/B/C/A.swift": ""},
                          {"Sources/A/A.swift": "", "SDBus/Sources/B/A.swift": ""}],
      passes=[{"Sources/A/A.swift": "", "Sources/B/B.swift": "", "Tests/A.swift": ""}])
def no_two_sources_have_one_name(files):
    """A file is found by its name alone."""
    paths = {}
    for path, _ in files.matching(SOURCES):
        paths.setdefault(path.split("/")[-1], []).append(path)
    yield from (f"{name}: {', '.join(found)}" for name, found in paths.items() if len(found) > 1)


@rule("modules",
      catches=[{"a.swift": '// Rule: docs/rules/a.md,\n    /// Other things', "docs/rules/a.md": "## One\n"},
               {"a.swift": "// docs/rules/b.md, One"}],
      passes=[{"a.swift": '// Rule: docs/rules/a.md, "One\n// thing".', "docs/rules/a.md": "## One thing\n"}])
def cited_rules_are_there(files):
    """Comments cite rules by page and heading: "Rule: docs/rules/domain.md, Milestones"."""
    headings = {path: re.findall("^#{2,3} (.+)$", text, re.M) for path, text in files.matching("docs/rules/")}
    for path, text in files.matching(r".*\.swift$"):
        # A citation may be broken into two lines of a comment.
        text = re.sub(r"\n\s*///? *", " ", text) if "docs/rules/" in text else ""
        for page, heading in re.findall(r'(docs/rules/\w+\.md), "?([A-Z][A-Za-z .0-9]+)', text):
            if not any(heading.startswith(each) for each in headings.get(page, [])):
                yield f"{path}: there is no {page}, {heading}"


# MARK: Paths

# A path need not be UTF-8 (docs/decisions/0034-paths-as-text.md). A function of the C library gets its bytes only in a
# file that imports System, whose functions of the same names pass them, or through `withPath`.
CALL = re.compile(
    r"(?:^|[^\w.])(Glibc\.)?(?:open|openat|fopen|lstat|fstatat|access|faccessat|mkdir|mkdirat|chmod|chdir|unlink"
    r'|unlinkat|rename|renameat|linkat|readlinkat)\((?!\)|"/|\$0|of:|address:|checking)')
# Functions that take or give a path and that System does not have.
OTHER_CALL = re.compile(
    r"(?:^|[^\w.])(?:stat|opendir|readdir|realpath|readlink|sqlite3_open_v2|bindtextdomain|g_filename_to_uri|mkdtemp"
    r'|posix_spawn)\((?!\)|\$0|domain, \$0|domain, "/|name\)|&child, \$0|$)')
# Files in which such a path is a pointer already, or only digits and ASCII, and the functions of System themselves.
PASS_BYTES = ("Sources/Records/Store/SQLite/FileSystem.swift", "SDBus/Sources/SDBus/Bus/UserBus.swift",
              "Sources/Platform/System/OpenDescriptor.swift", "Sources/Platform/System/PathCalls.swift")


@rule("paths",
      catches=[{"Sources/A/A.swift": text} for text in (
          "import Glibc\nlet a = open(path, O_RDONLY)",
          "import Glibc\nimport System\nlet a = Glibc.open(path, O_RDONLY)",
          "import Glibc\nimport System\nopendir(path)", "import CAdwaita\nstat(path, &a)")],
      passes=[{"Sources/A/A.swift": text} for text in (
          "import Glibc\nimport System\nlet a = open(path, O_RDONLY)", "import Glibc\n// opendir(path)",
          'import Glibc\npath.withPath { open($0, O_RDONLY) }\nopen("/dev/null", 0)', "open(path, O_RDONLY)")]
      + [{"Sources/Platform/System/A.swift": "import Glibc\nopen(path)"}])
def every_call_passes_the_bytes(files):
    for path, text in files.matching(SOURCES):
        lines = [line.strip() for line in text.split("\n")]
        if path in PASS_BYTES or not {"import Glibc", "import CAdwaita"} & set(lines):
            continue
        is_safe = path.startswith("Sources/Platform/System/") or "import System" in lines or "import Glibc" not in lines
        for line in lines:
            match = CALL.search(line)
            if (OTHER_CALL.search(line) or match and (match[1] or not is_safe)) and not line.startswith("//") \
                    and "func " not in line:
                yield f"{path}: does not pass the bytes of a path: {line}"


@rule("paths", catches=[{"Sources/A/A.swift": "CommandLine.arguments[1]"},
                        {"SDBus/Sources/A/A.swift": "CommandLine.arguments[1]"}],
      passes=[{"Sources/A/A.swift": "CommandLine.argc"}])
def arguments_are_not_repaired(files):
    """Swift's own list repairs the arguments."""
    for path, text in files.matching(SOURCES):
        if "CommandLine.arguments" in text:
            yield f"{path}: reads the arguments as UTF-8"


# MARK: Suites


def shell_list(name, text):
    """The words of a list in a shell script: `name=(one two)`."""
    found = re.search(rf"^{name}=\(([^)]*)\)", text, re.M)
    return set(found[1].split()) if found else set()


ROOT = re.compile(r'\bgeteuid\(\) == 0|"unshare"')


@rule("suites",
      catches=[{".ci/run": "as_root=(ATests)", "Tests/A/A.swift": "struct ATests { geteuid() == 1 }"},
               {".ci/run": "as_root=()", "Tests/A/A.swift": "struct ATests { geteuid() == 0 }"},
               {".ci/run": "as_root=()", "Tests/A/A.swift": "struct ATests { B.is }",
                "Tests/B.swift": 'enum B { "unshare" }'}],
      passes=[{".ci/run": "as_root=(ATests\n    BTests)", "Tests/A/A.swift": "struct ATests { geteuid() == 0 }",
               "Tests/A/B.swift": "extension BTests { C() }", "Tests/C.swift": "class C { geteuid() == 0 }",
               "Tests/D.swift": "struct DTests { Cx() }"}])
def ci_runs_as_root_what_others_skip(files):
    """The list in .ci/run has all suites with a case for root, and no others."""
    sources = [text for _, text in files.matching(TESTS)]
    suites = re.compile(r"\b(?:struct|class|extension) (\w+Tests)\b")
    direct = [text for text in sources if ROOT.search(text)]
    # A file without a suite helps others: those that name one of its types.
    helpers = [name for text in direct if not suites.search(text)
               for name in re.findall(r"\b(?:struct|class|enum) (\w+)", text)]
    names = re.compile(rf"(?<![\w.])(?:{'|'.join(helpers) or '(?!)'})(?:\(|\.is|\.can)")
    needed = {suite for text in sources if ROOT.search(text) or names.search(text) for suite in suites.findall(text)}
    listed = shell_list("as_root", files.text(".ci/run"))
    yield from (f".ci/run: as_root has no {suite}" for suite in sorted(needed - listed) if ".ci/run" in files.names)
    yield from (f".ci/run: as_root has {suite}, which needs no root" for suite in sorted(listed - needed))


@rule("suites", catches=[{"Tests/A.swift": '"no strace here"', "scripts/setup": "test=(gjs)"}],
      passes=[{"Tests/A.swift": '"no strace here"', "scripts/setup": "test=(gjs\n    strace)"}])
def setup_installs_what_is_skipped_without(files):
    """A test that is skipped without a program runs in CI: the program is installed for it."""
    programs = {name for _, text in files.matching(TESTS)
                for name in re.findall(r'"no ([a-z0-9]+) here"', text)}
    missing = programs - shell_list("test", files.text("scripts/setup")) if "scripts/setup" in files.names else set()
    yield from (f"scripts/setup: does not install {name}, without which tests are skipped" for name in sorted(missing))
