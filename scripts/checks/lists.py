"""The rules about lists that stand in more than one place, and about the licence, which several files repeat."""
import re

from checks.rules import rule

CHECKS = ("lists",)

# The enumerations whose members other files list, and where each is.
LISTED = {
    "Bar": "Sources/Clients/Commands/Verbs/WidgetCommand.swift",
    "Milestone": "Sources/Domain/Fasting/Fast/Milestone.swift",
}


def cases(text, name):
    """The members of an enumeration."""
    body = re.search(rf"^\s*public enum {name}\b.*?^}}|^enum {name}\b.*?^}}", text, re.M | re.S)
    return [each for line in re.findall(r"^    case ([\w, ]+)$", body[0], re.M) for each in line.split(", ")] if body else []


BARS = {LISTED["Bar"]: "enum Bar: String {\n    case one\n    case two\n    case three\n    case four\n}\n"}


@rule("lists",
      catches=[BARS | {"A.md": "one, two or three"}, BARS | {"a.sh": "for bar in one three four; do"},
               BARS | {"a.json": '"one",\n  "two",\n  "four"'}, BARS | {"a.1": ".Cm one | two | three"},
               {"Sources/Clients/Commands/Verbs/WidgetCommand.swift": "enum Board {}"}],
      passes=[BARS | {"A.md": "one, four, two or three"}, BARS | {"A.md": "`one` and `two`, or the three others"},
              BARS | {"CHANGELOG.md": "one, two, three"}])
def list_has_all_members(files):
    """What names three members one after the other is a list, and names them all."""
    for name, path in LISTED.items():
        members = cases(files.text(path), name)
        if path in files.names and not members:
            yield f"{path}: has no enumeration {name} with cases"
        if not members:
            continue
        word = rf"\b(?:{'|'.join(members)})\b"
        run = re.compile(rf"{word}(?:[\s\"'`|,/\\*]+(?:(?:or|and|und|oder)[\s\"'`]+)?{word})+")
        for file, text in files.matching(r"(?!CHANGELOG\.md|po/)"):
            if members[0] in text or members[1] in text:
                for found in run.finditer(text):
                    named = set(re.findall(word, found[0]))
                    # The first phase begins with the fast and is not announced.
                    if len(named) > 2 and set(members) - named not in (set(), {members[0]} if name == "Milestone" else set()):
                        line = text.count("\n", 0, found.start()) + 1
                        yield f"{file}:{line}: lists {name} without {', '.join(each for each in members if each not in named)}"


MANUAL = ".Sh SYNOPSIS\n.Nm\n.Cm start\n.Nm\n.Cm help\n.Sh DESCRIPTION\n"


@rule("lists",
      catches=[{"docs/man/atrest.1": MANUAL, "Sources/Clients/Commands/A.swift": '    let a = CommandConfiguration("end", A.b)'},
               {"docs/man/atrest.1": MANUAL, "Sources/Clients/Commands/A.swift": ""}],
      passes=[{"docs/man/atrest.1": MANUAL, "Sources/Clients/Commands/A.swift":
               '    let a = CommandConfiguration(\n        "start", A.b)\n        let b = CommandConfiguration("inner", A.b)'
               '\n    let c = CommandConfiguration("premium", A.b)'}])
def manual_has_every_command(files):
    """`scripts/install` makes a page for each command in the synopsis. A command of another one is indented more."""
    page = "docs/man/atrest.1"
    if page not in files.names:
        return
    synopsis = files.text(page).partition(".Sh SYNOPSIS")[2].partition(".Sh DESCRIPTION")[0]
    written = set(re.findall(r"^\.Nm\n\.Cm (\w+)$", synopsis, re.M)) - {"help"}
    # Premium has a page of its own, for packages that sell it.
    there = {name for _, text in files.matching("Sources/Clients/Commands/")
             for name in re.findall(r'^    \S.*CommandConfiguration\(\s*"(\w+)"', text, re.M)} - {"atrest", "premium"}
    yield from (f"{page}: has no {name} in the synopsis" for name in sorted(there - written))
    yield from (f"{page}: has {name} in the synopsis, which is not a command" for name in sorted(written - there))


# The files that repeat the licence of all that a package has, and how each writes it.
REPEATS = {
    "packaging/rpm/atrest.spec": r"^License: +(.*)$",
    "packaging/arch/PKGBUILD": r"^license=\('(.*)'\)$",
    "desktop/app.atrest.Atrest.metainfo.xml": r"<project_license>(.*)</project_license>",
}


@rule("lists",
      catches=[{"SPDX": "A AND B\n", "packaging/arch/PKGBUILD": "license=('A')\n"},
               {"SPDX": "A AND B\n", "packaging/arch/PKGBUILD": "license=(A)\n"}],
      passes=[{"SPDX": "A AND B\n", "packaging/arch/PKGBUILD": "license=('A AND B')\n"}])
def licence_is_that_of_the_file(files):
    """SPDX has the licence of what a package installs."""
    for file, expression in REPEATS.items():
        found = re.findall(expression, files.text(file), re.M)
        if file in files.names and found != [files.text("SPDX").rstrip("\n")]:
            yield f"{file}: has another licence than the file SPDX: {' '.join(found) or 'none'}"
