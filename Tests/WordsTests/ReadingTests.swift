import Testing

/// The texts that the scanner finds in a file, and those that it leaves out.
struct ReadingTests {
    @Test(arguments: [
        (#"let a = "One""#, ["One"]),
        (#""a\tb\n\"c\" \\ \u{e9}\u{1F333}""#, ["a\tb\n\"c\" \\ é🌳"]),
        (#""" + """#, [""]),
        (#""At \(time), \(f(a, (b))) on""#, ["At {}, {} on"]),
        (#""One \(flag ? "two \(three)" : "four") five""#, ["two {}", "four", "One {} five"]),
        (##"#"Raw \n \(x) "q" \#(y)\#n"#"##, ["Raw \\n \\(x) \"q\" {}\n"]),
        (##"#"""#"##, ["\""]),
        (#"// "no" "# + "\n" + #"/* "no" /* "no" */ "no" */ "yes" // "no""#, ["yes"]),
        (#""https://x /* no comment */""#, ["https://x /* no comment */"]),
        (
            #""One " + "two " /* and */ + // so"# + "\n" + #""three", "four""#,
            ["One two three", "four"]
        ),
        (#""a" + name + "b""#, ["a", "b"]),
        (#"f("a") + g("b")"#, ["a", "b"]),
        (#"text += "a" + "\(b + "c")d""#, ["a{}d", "c"]),
        (
            "\"\"\"\n    One\n      two \\\n    three\n\n    four\n    \"\"\"",
            ["One\n  two three\n\nfour"]
        ),
        ("#\"\"\"\r\n\t\"One\" \\n\r\n\t\"\"\"#", ["\"One\" \\n"]),
        ("\"\"\"\n\"\"\" + \"b\"", ["b"]),
        ("/\"/ // out of step\n\"and in again\"", ["/ // out of step", "and in again"]),
    ]) func literalsAreRead(source: String, texts: [String]) {
        #expect(LiteralReader.literals(in: source).map(\.text) == texts)
    }

    @Test func literalKnowsItsLineAndWhetherItIsAName() {
        let source = "\n/*\n*/ [\"a\": \"b\"\n]\n\"\"\"\nc\n\"\"\"\nflag ? \"d\" : \"e\""
        #expect(
            LiteralReader.literals(in: source) == [
                Literal(line: 3, text: "a", isName: true), Literal(line: 3, text: "b"),
                Literal(line: 6, text: "c"), Literal(line: 8, text: "d"),
                Literal(line: 8, text: "e"),
            ])
    }

    /// Otherwise a quote could turn text into code and code into text.
    @Test func readerIsInStepAtTheEndOfEverySource() {
        for file in PackageFile.all where file.path.hasSuffix(".swift") {
            let literals = LiteralReader.literals(in: file.contents + "\n\"The \\(end)\"")
            #expect(literals.last?.text == "The {}", "\(file.path)")
        }
    }

    @Test(arguments: [
        (
            "Sources/Words/A.swift", #"["scripture": "Its {scripture} and {{text}}"]"#,
            ["Its {} and {}"]
        ),
        ("Sources/Agent/A.swift", #""Not read""#, []),
        ("desktop/a.desktop", "[X]\nName=A\nExec=b\n#Comment=c\nComment[fr]= d\n", ["A", " d"]),
        ("systemd/a.service.in", "Description=A\nType=dbus\n", ["A"]),
        (
            "desktop/kde/a.qml",
            #"/* 'x' */ p["Scripture"] + 'next-one' + q.TodayMl + "It's \"so\"" // "#,
            [#"It's "so""#]
        ),
        ("desktop/a.json", #"{ "format": "{text} now", "interval": "Once" }"#, ["{} now", "Once"]),
        ("desktop/a.py", "'''One\ntwo''' # 'x'\nf('Three')", ["One\ntwo", "Three"]),
        ("desktop/a", "#!/bin/sh\n# x\necho A\n", [" \n \necho A\n"]),
        ("desktop/a.ui", "<a b='c'>It&apos;s <!-- d -->so</a>", [" It's  so "]),
        (
            "po/atrest.pot",
            "msgid \"\"\nmsgstr \"\"\n\"X: y\\n\"\n\n#: a.swift\nmsgid \"A {b}\"\n", ["A {}"]
        ),
    ]) func readTextsAreFound(path: String, contents: String, texts: [String]) {
        #expect(PackageFile(path: path, contents: contents).readTexts.map(\.text) == texts)
    }

    @Test func catalogueKnowsWhatIsOfVigilAndWhatIsGerman() {
        let catalogue = """
            #, fuzzy
            msgid ""
            msgstr "Language: de\\n"

            #: Sources/Words/Vigil.swift:3 Sources/Words/Compline.swift:4
            msgid "A"
            msgstr "B"

            #: Sources/Words/Vigil.swift:3
            #: Sources/Words/Words.swift:4
            msgctxt "x"
            msgid ""
            "C "
            "\\"d\\""
            msgid_plural "E"
            msgstr[0] "F"
            msgstr[1] ""
            "G"
            """
        let texts = PackageFile(path: "po/de.po", contents: catalogue).readTexts
        #expect(texts.map(\.text) == ["A", "B", "C \"d\"", "E", "F", "G"])
        #expect(texts.map(\.isVigil) == [true, true, false, false, false, false])
        #expect(texts.map(\.isGerman) == [false, true, false, false, true, true])
        #expect(texts.map(\.line) == [5, 5, 9, 9, 9, 9])
    }
}
