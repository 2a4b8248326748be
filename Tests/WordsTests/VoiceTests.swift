import Foundation
import Testing

/// Checks everything that users read against the voice, and all other texts against the few words
/// that must not be anywhere.
struct VoiceTests {
    // MARK: The project

    @Test(arguments: VoiceRule.all) func nothingBreaksTheRule(_ rule: VoiceRule) {
        for offence in PackageFile.all.flatMap(rule.offences) { Issue.record("\(offence)") }
    }

    @Test func theWalkFindsTheProject() {
        let paths = Set(PackageFile.all.map(\.path))
        #expect(
            paths.isSuperset(of: [
                "README.md", "Package.swift", "Makefile", "docs/man/atrest.1", "scripts/install",
                "desktop/app.atrest.Atrest.desktop", "Sources/Words/Words.swift",
                "Sources/CSystemd/shim.h", "Tests/WordsTests/VoiceTests.swift",
            ]))
        #expect(!paths.contains { $0.hasPrefix(".build") || $0.hasSuffix(".png") })

        let read = PackageFile.all.flatMap(\.readTexts)
        #expect(read.count { $0.file.hasPrefix("Sources/Words/") } >= 100)
        #expect(read.contains { $0.text == "When you're ready" })
        #expect(read.contains { $0.file.hasPrefix("desktop/") && $0.text.contains("fast") })
    }

    // MARK: The rules

    @Test(arguments: VoiceRule.all) func ruleCatchesItsSamples(_ rule: VoiceRule) {
        #expect(!rule.caught.isEmpty && !rule.passed.isEmpty)
        for sample in rule.caught { #expect(rule.catches(sample), "\(sample)") }
        for sample in rule.passed { #expect(!rule.catches(sample), "\(sample)") }
    }

    @Test(arguments: VoiceRule.all) func rulesPhrasesAreWellWritten(_ rule: VoiceRule) {
        for phrase in rule.phrases {
            let sample = phrase.replacing("*", with: "").replacing("#", with: "3")
                .replacing("§", with: "Psalm").replacing(" …", with: " some more")
                .replacing("!", with: "so!")
            #expect(rule.catches(sample), "\(phrase)")
            #expect(rule.catches(sample.uppercased()), "\(phrase)")
        }
    }

    @Test(arguments: [
        "JRYY   Qbar", "jryy\nqbar", "jryy\u{A0}qbar", "Jryy-qbar", "jryy\u{2011}qbar",
        "jryy – qbar", "**Jryy** _qbar_", "/// jryy\n    /// qbar", "jryyQbar", "jryy_qbar",
        "jr\u{AD}yy qbar", "lbh’ir rnearq", "LBH'IR\tRNEARQ", "lbhʼir rnearq",
    ]) func foldingHidesNothing(_ encoded: String) throws {
        let praise = try #require(VoiceRule.all.first { $0.name == "praise" })
        #expect(praise.catches(encoded.rot13))
    }

    /// Lines of ASCII are folded in another way than the others.
    @Test func eachLineIsFoldedAlike() {
        for file in PackageFile.all where ["README.md", "docs/using.md"].contains(file.path) {
            #expect(file.contents.folded == file.contents.foldedByScalars, "\(file.path)")
        }
    }

    @Test func nameOfAFileIsHeldAgainstTheRulesToo() throws {
        let praise = try #require(VoiceRule.all.first { $0.name == "praise" })
        let file = PackageFile(path: "docs/jryy-qbar.md".rot13, contents: "")
        #expect(praise.offences(in: file).count == 1)
    }

    /// A sample is found at the end of a real file, and in kinds of files that do not exist yet.
    @Test(arguments: VoiceRule.all) func sampleInAFileIsCaught(_ rule: VoiceRule) throws {
        for place in Self.places(of: rule.place) {
            let original = PackageFile.all.first { $0.path == place.original }
            let contents = try place.original.isEmpty ? "" : #require(original).contents
            let addition = place.addition.replacing("@", with: rule.caught[0])
            // The texts of most files are known.
            let before =
                place.path == place.original
                ? try #require(original) : PackageFile(path: place.path, contents: contents)
            let after = PackageFile(path: place.path, contents: contents + addition)
            #expect(
                rule.offences(in: before).count < rule.offences(in: after).count, "\(place.path)")
        }
    }

    /// - Parameter addition: with `@` for the sample.
    private typealias Addition = (path: String, original: String, addition: String)

    private static func places(of place: VoiceRule.Place) -> [Addition] {
        let words = "Sources/Words/Words.swift"
        let literal = "let added =\n    \"Here: \"  // So.\n    + \"@\"\n"
        let message = "\n#: \(words):1\nmsgid \"@\"\nmsgstr \"\"\n"
        let translation = "\n#: \(words):1\nmsgid \"x\"\nmsgstr \"\"\n\"@\"\n"
        return switch place {
        case .everywhere:
            [
                ("README.md", "README.md", "A line.\n\n@\n"),
                ("docs/man/atrest.1", "docs/man/atrest.1", ".Pp\n@\n"),
                ("Makefile", "Makefile", "# @\n"),
                ("Sources/Fasting/Session.swift", "Sources/Fasting/Session.swift", "/// @\n"),
            ]
        case .read, .readOutsideVigil, .readOutsideEvidence:
            [
                (words, words, literal),
                ("desktop/a.desktop", "desktop/app.atrest.Atrest.desktop", "Comment[fr]=@\n"),
                ("desktop/kde/main.qml", "", "Label { text: qsTr('@') }"),
                ("desktop/a.metainfo.xml", "", "<p>@</p>"), ("po/atrest.pot", "", message),
                ("po/fr.po", "", translation),
                ("README.md", "README.md", "\n## A heading\n\nA line with\n@\n"),
                ("docs/panels.md", "docs/panels.md", "\n## A heading\n\n- @\n"),
                ("docs/using.md", "docs/using.md", "\n## A heading\n\n- @\n"),
                ("docs/man/atrest.1", "docs/man/atrest.1", ".Sh A HEADING\nHere\n.Nm\nsays\n@\n"),
                ("completions/a", "", "'@'\n"),
            ]
        case .vigil:
            [
                ("Sources/Words/Vigil.swift", words, literal),
                ("README.md", "README.md", "\n## Vigil\n\n@\n"),
                ("docs/man/atrest.1", "docs/man/atrest.1", ".Pp\nVigil has\n@\n"),
            ]
        case .german, .germanOutsideVigil, .germanOutsideEvidence: [("po/de.po", "", translation)]
        }
    }
}

/// Prices, sellers and terms are the licence authority's own text (docs/rules/domain.md, Trial).
struct PriceTests {
    private static let price = try! NSRegularExpression(
        pattern: #"[€£¥]|\$\d\d|\b(?:USD|EUR|GBP)\b"#)

    private static func hasPrice(_ text: String) -> Bool { text.contains(price) }

    @Test func noPriceIsInTheProgram() {
        let folders = ["Sources/", "po/", "desktop/", "dbus/", "docs/man/", "systemd/"]
        for file in PackageFile.all where folders.contains(where: file.path.hasPrefix) {
            #expect(!Self.hasPrice(file.contents), "\(file.path)")
        }
    }

    @Test(arguments: ["$29 a year", "30 €", "£5", "EUR 20"]) func aPriceIsFound(_ text: String) {
        #expect(Self.hasPrice(text))
    }
}

extension VoiceRule {
    fileprivate func offences(in file: PackageFile) -> [Offence] { file.texts.flatMap(offences) }

    /// Whether the rule finds an offence in a text that it applies to.
    fileprivate func catches(_ sample: String) -> Bool {
        let text = VoiceText(
            file: "", line: 1, text: sample, isRead: place != .everywhere,
            isGerman: [.german, .germanOutsideVigil, .germanOutsideEvidence].contains(place),
            isVigil: place == .vigil)
        return !offences(in: text).isEmpty
    }
}
