import Foundation
import Testing

/// Sentences are in the catalogue and are shown in the user's language.
struct CatalogueTests {
    private func catalogue(_ path: String) throws -> Catalogue {
        try #require(Catalogue.all[path])
    }

    private static let languages = PackageFile.all.map(\.path).filter { $0.hasSuffix(".po") }

    @Test func templateIsWhatTheSourcesSay() throws {
        let script = Process()
        script.executableURL = PackageFile.root.appendingPathComponent("scripts/translations")
        script.arguments = ["check"]
        let output = Pipe()
        script.standardOutput = output
        try script.run()
        let difference = String(
            decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        script.waitUntilExit()
        #expect(script.terminationStatus == 0, "\(difference)")
    }

    /// A text of two or more words is a sentence, and every sentence must be in the catalogue.
    @Test func everySentenceIsInTheCatalogue() throws {
        let known = Set(try catalogue("po/atrest.pot").entries.flatMap { [$0.id, $0.plural] })
        #expect(known.count > 150)
        for file in PackageFile.all
        where file.path.hasPrefix("Sources/Words/")
            // Citations are the same in every language.
            && !file.path.hasSuffix("/Evidence/Source.swift")
        {
            for literal in LiteralReader.literals(in: file.contents) where !literal.isName {
                let words = literal.text.split(separator: " ").filter {
                    $0.contains(where: \.isLetter)
                }
                // A usage line names a command and its options.
                let isUsage = literal.text.hasPrefix("atrest")
                let isKnown = words.count < 2 || isUsage || known.contains(literal.text)
                #expect(isKnown, "\(file.path):\(literal.line): \(literal.text)")
            }
        }
    }

    /// Programs other than the agent take their words from the same catalogue.
    @Test func panelsSpeakFromTheCatalogue() throws {
        let known = Set(try catalogue("po/atrest.pot").entries.flatMap { [$0.id, $0.plural] })
        let call =
            /\b(?:_|i18ndp?|counted)\((?:"atrest",\s*)?(?:'((?:\\.|[^'])*)'|"((?:\\.|[^"])*)")/
        var found = 0
        for file in PackageFile.all
        where file.path.hasPrefix("desktop/")
            && (file.path.hasSuffix(".js") || file.path.hasSuffix(".qml"))
        {
            // A sentence may span several literals.
            let joined = file.contents.replacing(/(['"]) \+\s*\1/, with: "")
            for match in joined.matches(of: call) {
                let text = String(match.1 ?? match.2 ?? "")
                found += 1
                let isKnown = text == "Atrest" || known.contains(text)
                #expect(isKnown, "\(file.path): \(text)")
            }
        }
        #expect(found > 10)
    }

    @Test(arguments: languages) func translationIsWholeButForWhatIsGiven(_ path: String) throws {
        let template = try catalogue("po/atrest.pot")
        let translation = try catalogue(path)
        #expect(translation.entries.map(\.id) == template.entries.map(\.id))
        for entry in translation.entries {
            #expect(!entry.flags.contains("fuzzy"), "\(path):\(entry.line)")
            if entry.isGiven { continue }
            #expect(entry.texts.allSatisfy { !$0.isEmpty }, "\(path):\(entry.line)")
            // A language may have any number of forms, but the same number everywhere.
            let forms = entry.plural.isEmpty ? 1 : translation.forms
            #expect(entry.texts.count == forms, "\(path):\(entry.line)")
        }
    }

    /// "Sie" and "Ihr" within a sentence address the reader. Rule: docs/rules/words.md, Voice.
    @Test func germanSaysDu() throws {
        let formal = /[a-zäöüß`,]\s(?:Sie|Ihr(?:e[nmrs]?)?)\b/
        #expect("Prüfen Sie die Rechte.".contains(formal))
        #expect(!"Es geht um Fasten. Sie sind da: Ihre Zeiten.".contains(formal))
        for entry in try catalogue("po/de.po").entries {
            for text in entry.texts {
                #expect(!text.contains(formal), "po/de.po:\(entry.line): \(text)")
            }
        }
    }

    @Test(arguments: languages) func translationFillsInTheSame(_ path: String) throws {
        func places(_ text: String) -> Set<String> {
            Set(text.matches(of: /\{+\w+\}+/).map { String($0.0) })
        }
        let entries = try catalogue(path).entries
        let names = Dictionary(
            entries.filter { $0.id.wholeMatch(of: /[A-Z]{2,}/) != nil }
                .map { ($0.id, $0.texts.first ?? "") }
        ) { first, _ in first }
        #expect(names["TIME"] != nil)
        for entry in entries {
            for text in entry.texts where !text.isEmpty {
                #expect(places(text) == places(entry.id), "\(path):\(entry.line)")
                // Commands are the same in every language, and the names of their values are those
                // of the help.
                let code = entry.id.matches(of: /`[^`]*`/).map { String($0.0) }.filter {
                    !$0.contains("{")
                }.map { $0.replacing(/[A-Z]{2,}/) { names[String($0.0)] ?? String($0.0) } }
                #expect(code.allSatisfy(text.contains), "\(path):\(entry.line)")
            }
        }
    }

    /// The pairs that English needs cannot be translated into languages with three forms or with one.
    @Test func numberIsNoReasonForTwoSentences() throws {
        for file in PackageFile.all where file.path.hasPrefix("Sources/Words/") {
            let pair = file.contents.firstMatch(of: /== 1\s*\?\s*translated\(/)
            // `atrest undo` and `atrest undo 2` are two commands.
            let isAllowed = file.path.hasSuffix("/UndoWords.swift")
            #expect(pair == nil || isAllowed, "\(file.path)")
        }
    }

    @Test func entriesAreReadAsTheyAre() {
        let entries = Catalogue(
            """
            msgid ""
            msgstr ""
            "Language: de\\n"

            #. A hint.
            #: a.swift b.swift
            #, fuzzy, c-format
            msgid "One \\"word\\""
            msgstr "Ein "
            "\\"Wort\\""

            #: c.swift
            msgid "{n} day"
            msgid_plural "{n} days"
            msgstr[0] "{n} Tag"
            msgstr[1] ""
            """
        ).entries
        #expect(entries.map(\.id) == ["One \"word\"", "{n} day"])
        #expect(entries.map(\.texts) == [["Ein \"Wort\""], ["{n} Tag", ""]])
        #expect(entries.map(\.origins) == [["a.swift", "b.swift"], ["c.swift"]])
        #expect(entries[0].comment == "A hint.")
        #expect(entries[0].flags == "fuzzy, c-format")
    }
}
