"""What is read in a file, and what is left out of it."""

WORDS = "Sources/Content/Words/Words.swift"

# Files in which a phrase must be found at the @, by the places of the rules that it is a phrase of.
PLACES = [
    ("everywhere", "README.md", "A line.\n\n@\n"),
    ("everywhere", "docs/man/atrest.1", ".Pp\n@\n"),
    ("everywhere", "Makefile", "# @\n"),
    ("everywhere", "Sources/Domain/Fasting/Session.swift", "/// @\n"),
    ("everywhere", "docs/@.md", ""),
    ("read term plain", WORDS, 'let added =\n    "Here: "  // So.\n    + "@"\n'),
    ("read term plain", "desktop/a.desktop", "Comment[fr]=@\n"),
    ("read term plain", "desktop/kde/main.qml", "Label { text: qsTr('@') }"),
    ("read term plain", "desktop/a.metainfo.xml", "<p>@</p>"),
    ("read term plain", "README.md", "## A heading\n\nA line with\n@\n"),
    ("read term plain", "docs/panels.md", "## A heading\n\n- @\n"),
    ("read term plain", "docs/man/atrest.1", ".Sh A HEADING\nHere\n.Nm\nsays\n@\n"),
    ("read term plain", "completions/a", "'@'\n"),
    ("read term plain", "packaging/places.toml", "published = '''\n@\n'''\n"),
    ("read term", "po/atrest.pot", f'#: {WORDS}:1\nmsgid "@"\nmsgstr ""\n'),
    ("read term", "po/fr.po", f'#: {WORDS}:1\nmsgid "x"\nmsgstr ""\n"@"\n'),
    ("german", "po/de.po", f'#: {WORDS}:1\nmsgid "x"\nmsgstr ""\n"@"\n'),
    ("vigil", "Sources/Content/Words/Vigil.swift", '"@"'),
    ("vigil", "README.md", "## Vigil\n\n@\n"),
    ("vigil", "docs/man/atrest.1", ".Pp\nVigil has\n@\n"),
    ("page", "docs/man/atrest.1", ".Pp\n@\n"),
    ("program", "Sources/Domain/Fasting/A.swift", "// @"),
    ("program", "po/de.po", 'msgid "x"\nmsgstr "@"\n'),
    ("plain", "docs/new.md", "| @ | x |\n"),
    ("plain", "dbus/new.xml", "<!-- @ -->"),
    ("plain", "Sources/Domain/Fasting/New.swift", "let a = 1  // @\n"),
    ("plain", "Makefile", "all: ## @\n"),
    ("plain", "SDBus/Sources/CSystemd/new.h", "/* @ */\n"),
    ("plain", "scripts/new", "#!/bin/sh\n# @\n"),
    ("plain", "desktop/new.js", "_('@')"),
    ("plain", "docs/rules/words.md", "## Voice\n\n@\n"),
]

# Files without anything that must be plain English: examples of what not to write, words of others, and code.
NOT_PLAIN = [
    ("docs/rules/words.md", "## Plain English\n\n| anew | again |\n"),
    ("docs/rules/words.md", "## Vigil\n\nI shall not want.\n"),
    ("LICENSE", "It shall be.\n"),
    ("po/de.po", 'msgid "x"\nmsgstr "anew"\n'),
    ("Sources/Content/Words/Vigil.swift", 'scripture("I shall not want.")'),
    ("Sources/Domain/Fasting/New.swift", 'let anew = "anew"'),
]

# Forms of a phrase that is in voice.toml, encoded.
FOLDED = [
    "JRYY   Qbar", "jryy\nqbar", "jryy\u00a0qbar", "Jryy-qbar", "jryy\u2011qbar", "jryy – qbar", "**Jryy** _qbar_",
    "/// jryy\n    /// qbar", "jryyQbar", "jryy_qbar", "jr\u00adyy qbar", "lbh’ir rnearq", "LBH'IR\tRNEARQ",
    "lbhʼir rnearq",
]

SWIFT = "Sources/Content/Words/A.swift"
CATALOGUE = r'''#, fuzzy
msgid ""
msgstr "Language: de\n"

#: Sources/Content/Words/Vigil.swift:3 Sources/Content/Words/Compline.swift:4
msgid "A"
msgstr "B"

#: Sources/Content/Words/Vigil.swift:3
#: Sources/Content/Words/Words.swift:4
msgctxt "x"
msgid ""
"C "
"\"d\""
msgid_plural "E"
msgstr[0] "F"
msgstr[1] ""
"G"
'''

# A file, and what people read in it as (line, text, kinds).
READ = [
    (SWIFT, '"One"', [(1, "One", "")]),
    (SWIFT, r'"a\tb\n\"c\" \\ \u{e9}\u{1F333}"', [(1, 'a\tb\n"c" \\ é🌳', "")]),
    (SWIFT, '"" + ""', [(1, "", "")]),
    (SWIFT, r'"At \(time), \(f(a, (b))) on"', [(1, "At {}, {} on", "")]),
    (SWIFT, r'"One \(flag ? "two \(three)" : "four") five"',
     [(1, "two {}", ""), (1, "four", ""), (1, "One {} five", "")]),
    (SWIFT, r'#"Raw \n \(x) "q" \#(y)\#n"#', [(1, 'Raw \\n \\(x) "q" {}\n', "")]),
    (SWIFT, '#"""#', [(1, '"', "")]),
    (SWIFT, '// "no" \n/* "no" /* "no" */ "no" */ "yes" // "no"', [(2, "yes", "")]),
    (SWIFT, '"https://x /* no comment */"', [(1, "https://x /* no comment */", "")]),
    (SWIFT, '"One " + "two " /* and */ + // so\n"three", "four"', [(1, "One two three", ""), (2, "four", "")]),
    (SWIFT, '"a" + name + "b"', [(1, "a", ""), (1, "b", "")]),
    (SWIFT, 'f("a") + g("b")', [(1, "a", ""), (1, "b", "")]),
    (SWIFT, r'text += "a" + "\(b + "c")d"', [(1, "a{}d", ""), (1, "c", "")]),
    (SWIFT, '"""\n    One\n      two \\\n    three\n\n    four\n    """', [(2, "One\n  two three\n\nfour", "")]),
    (SWIFT, '"""\n""" + "b"', [(2, "b", "")]),
    (SWIFT, '/"/ // out of step\n"and in again"', [(1, "/ // out of step", ""), (2, "and in again", "")]),
    (SWIFT, '\n/*\n*/ ["a": "b"\n]\nflag ? "d" : "e"', [(3, "b", ""), (5, "d", ""), (5, "e", "")]),
    (SWIFT, '"Its {scripture} and {{text}}"', [(1, "Its {} and {}", "")]),
    ("Sources/Agent/Agent/A.swift", '"Not read"', []),
    ("desktop/a.desktop", "[X]\nName=A\nExec=b\n#Comment=c\nComment[de]= d\n", [(2, "A", ""), (5, " d", "german")]),
    ("systemd/a.service.in", "Description=A\nType=dbus\n", [(1, "A", "")]),
    ("desktop/kde/a.qml", """/* 'x' */ p["Scripture"] + 'next-one' + q.TodayMl + "It's \\"so\\"" // """,
     [(1, "It's \"so\"", "")]),
    ("desktop/a.json", '{ "format": "{text} now", "interval": "Once" }', [(1, "{} now", ""), (1, "Once", "")]),
    ("desktop/a.py", "'''One\ntwo''' # 'x'\nf('Three')", [(1, "One\ntwo", ""), (3, "Three", "")]),
    ("desktop/a", "#!/bin/sh\n# x\necho A\n", [(1, " \n \necho A\n", "")]),
    ("desktop/a.ui", "<a b='c'>It&apos;s <!-- d -->so</a>", [(1, " It's  so ", "")]),
    ("po/atrest.pot", 'msgid ""\nmsgstr ""\n"X: y\\n"\n\n#: a.swift\nmsgid "A {b}"\n', [(5, "A {}", "")]),
    ("po/de.po", CATALOGUE, [(5, "A", "vigil"), (5, "B", "german vigil"), (9, 'C "d"', ""), (9, "E", ""),
                             (9, "F", "german"), (9, "G", "german")]),
    ("README.md", "# A title\n\nOne line and\n`code` and a [link](https://example.org/goal).\n- an item\n"
     "| a row | of a table |\n\n```\ngoal\n```\n![A picture](goal.png)",
     [(1, "A title", ""), (3, "One line and\nx and a link.", ""), (5, "- an item", ""),
      (6, "| a row | of a table |", ""), (11, "A picture", "")]),
    ("README.md", "# A\n\nb\n\n## Vigil\n\nc\n\n### D\n\ne\n\n## F\n\ng\n\nWith Vigil, h\n",
     [(1, "A", ""), (3, "b", ""), (5, "Vigil", "vigil"), (7, "c", "vigil"), (9, "D", "vigil"), (11, "e", "vigil"),
      (13, "F", ""), (15, "g", ""), (17, "With Vigil, h", "vigil")]),
    ("docs/man/a.1", ".Dd November 20, 2026\n.Sh DESCRIPTION\nOne line of\n.Nm\nand\n.Li goal .\n.Pp\nAnother.\n"
     ".Bl -tag\n.It Fl -goal Ar goal , Fl -all\nThe item.\n.It Cm vigil\nTurn Vigil on.",
     [(1, "x", ""), (2, "DESCRIPTION", ""), (3, "One line of\nx\nand\nx", ""), (8, "Another.\nx", ""),
      (10, "x x , x\nThe item.", ""), (12, "x\nTurn Vigil on.", "vigil")]),
]
