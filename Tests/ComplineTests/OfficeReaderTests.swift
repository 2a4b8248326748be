import SeededRandom
import Testing

@testable import Compline

/// The format of the office file. A file is valid as a whole or not at all.
@Suite struct OfficeReaderTests {
    static let given = String(decoding: PackageResources.office_txt, as: UTF8.self)

    private func error(_ text: String) -> OfficeError? {
        do throws(OfficeError) {
            _ = try Office(file: Array(text.utf8))
            return nil
        } catch { return error }
    }

    /// The given file with one change.
    private func changed(_ old: String, _ new: String) -> String {
        let parts = Self.given.split(separator: old, maxSplits: 1, omittingEmptySubsequences: false)
        #expect(parts.count == 2, "\(old) is in the file")
        return parts.joined(separator: new)
    }

    private func line(of text: String, in file: String) -> Int {
        1
            + (file.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
                $0 == text
            } ?? -1)
    }

    @Test func aDistributionMayReplaceWords() throws {
        let file = changed("Rest now in peace", "Ruhe in Frieden – 平安")
        let office = try Office(file: Array(file.utf8))
        #expect(office.closing.title == "Ruhe in Frieden – 平安")
        var expected = Office.builtIn
        expected.closing.title = "Ruhe in Frieden – 平安"
        #expect(office == expected)
    }

    @Test func aDistributionMayReplaceContents() throws {
        let file = changed(
            "## Candle\n", "## Text\n\nFirst line\n\n\n\\# Second\n\\; third\n\\\\fourth\n\n")
        let office = try Office(file: Array(file.utf8))
        #expect(office.phases[5].content == .text("First line\n\n\n# Second\n; third\n\\fourth"))
    }

    @Test(arguments: ["\n", "\r\n"])
    func endsOfLinesOfOtherSystemsAreRead(_ end: String) throws {
        let lines = Self.given.split(separator: "\n", omittingEmptySubsequences: false)
        let file = "\u{FEFF}" + lines.map { $0 + "  " }.joined(separator: end)
        #expect(try Office(file: Array(file.utf8)) == Office.builtIn)
    }

    @Test func aFileMayEndWithoutALineFeed() throws {
        #expect(Self.given.hasSuffix("Good Night\n"))
        #expect(try Office(file: Array(Self.given.utf8.dropLast())) == Office.builtIn)
    }

    @Test func missingPartsAreNamed() {
        #expect(error("") == .missing("# Compline"))
        #expect(
            error(changed("## Verse\nYour word is a lamp to my feet and a light to my path\n", ""))
                == .missing("# Compline ## Verse"))
        #expect(
            error(changed("## Reflection\nWrite a reflection\n", ""))
                == .missing("# Phase ## Reflection"))
        #expect(
            error(changed("## Greeting in the afternoon\nGood afternoon, [name]\n", ""))
                == .missing("# Compline ## Greeting in the afternoon"))
        #expect(error(changed("# Closing\n", "# Phase\n")) == .phaseCount(7))
        let closing = Self.given.firstRange(of: "# Closing")!.lowerBound
        #expect(error(String(Self.given[..<closing])) == .missing("# Closing"))
    }

    @Test func headingsWithoutMeaningAreRefused() {
        for heading in ["# Prelude", "### Verse", "#Verse", "#", "##"] {
            let file = changed("## Verse", "\(heading)\n## Verse")
            #expect(error(file) == .unknownHeading(line: line(of: heading, in: file)), "\(heading)")
        }
        let file = changed("## Mood", "## Colour\nblue\n## Mood")
        #expect(error(file) == .unknownHeading(line: line(of: "## Colour", in: file)))
        #expect(error("## Title\n" + Self.given) == .unknownHeading(line: 1))
        // A part that belongs to the questions only.
        let reflection = changed("## Candle", "## Candle\n## Reflection\nWrite")
        #expect(
            error(reflection)
                == .unknownHeading(line: 1 + line(of: "## Candle", in: reflection)))
    }

    @Test func headingsThatAreRepeatedAreRefused() {
        let file = changed("## Mood", "## Verse\nOther\n## Mood")
        #expect(error(file) == .repeatedHeading(line: line(of: "## Mood", in: file) - 2))
        #expect(
            error(Self.given + "# Closing\n")
                == .repeatedHeading(
                    line: line(of: "", in: "x") + Self.given.count { $0 == "\n" } + 1))
    }

    @Test func wordsInWrongPlacesAreRefused() {
        #expect(error("words\n" + Self.given) == .strayText(line: 1))
        let above = changed("# Closing\n", "# Closing\nwords\n")
        #expect(error(above) == .strayText(line: line(of: "words", in: above)))
        let candle = changed("## Candle\n", "## Candle\nwords\n")
        #expect(error(candle) == .strayText(line: line(of: "## Candle", in: candle)))
    }

    @Test func partsHaveTheirLength() {
        let empty = changed("Rest now in peace", "")
        #expect(error(empty) == .badLength(line: line(of: "# Closing", in: empty) + 2))
        let two = changed("Rest now in peace", "Rest now\nin peace")
        #expect(error(two) == .badLength(line: line(of: "# Closing", in: two) + 2))
        let wide = String(repeating: "é", count: 200)
        #expect(error(changed("Rest now in peace", wide)) == nil)
        #expect(error(changed("Rest now in peace", wide + "é")) != nil)
        let long = String(repeating: "Amen.\n", count: 98)
        #expect(error(changed("a peaceful night\n", long)) != nil)
        #expect(error(changed("a peaceful night\n", "a\nb\nc\n")) == nil)
        let questions = String(repeating: "Why?\n", count: 4)
        #expect(error(changed("Where did you resist grace?\n", questions)) == nil)
        #expect(error(changed("Where did you resist grace?\n", questions + "Why?\n")) != nil)
    }

    @Test func aPhaseHasOneContent() {
        let none = changed("## Candle\n", "")
        let two = changed("## Candle\n", "## Candle\n## Breath\n")
        for file in [none, two] {
            guard case .content(let line) = error(file) else {
                Issue.record("\(String(describing: error(file)))")
                continue
            }
            #expect(
                file.split(separator: "\n", omittingEmptySubsequences: false)[line - 1] == "# Phase"
            )
        }
    }

    @Test(arguments: [
        "\u{1B}[31m", "\u{0}", "\t", "\u{9B}2J", "\u{7F}", "\u{202E}", "\u{2066}", "\u{2028}",
        "a\rb",
        "\u{FEFF}", "\u{E0041}",
    ])
    func controlCharactersAreRefused(_ control: String) {
        let file = changed("Rest now in peace", "Rest\(control)x")
        let place = line(of: "Rest\(control)x", in: file)
        #expect(error(file) == .controlCharacter(line: place))
    }

    @Test func otherBytesAreRefused() {
        #expect(throws: OfficeError.notUTF8) {
            try Office(file: Array(Self.given.utf8) + [0x3B, 0xC3, 0x28])
        }
        #expect(throws: OfficeError.notUTF8) {
            try Office(file: Array(Self.given.utf8) + [0x3B, 0xC0, 0x80])
        }
        let space = Office.maximumSize - Self.given.utf8.count
        let comments = String(repeating: ";", count: space)
        #expect(error(Self.given + comments) == nil)
        #expect(error(Self.given + comments + ";") == .tooLarge)
    }

    /// Bytes that were changed, dropped or repeated give an error or a whole office.
    @Test func damagedFilesAreNeverHalfRead() {
        var numbers = SplitMix64(seed: 15)
        var refused = 0
        for _ in 0..<2000 {
            var bytes = PackageResources.office_txt
            for _ in 0..<numbers.number(1, 4) {
                let at = Int(numbers.number(0, Int64(bytes.count - 1)))
                switch numbers.number(0, 3) {
                case 0: bytes[at] = UInt8(truncatingIfNeeded: numbers.next())
                case 1: bytes.removeSubrange(at..<min(bytes.count, at + Int(numbers.number(1, 80))))
                case 2: bytes.insert(contentsOf: bytes[at...].prefix(40), at: at)
                default: bytes.removeSubrange(at...)
                }
                if bytes.isEmpty { break }
            }
            guard let office = try? Office(file: bytes) else {
                refused += 1
                continue
            }
            #expect(office.phases.count == 6)
            #expect(office.hub.greetings.count == 5)
            #expect(!office.closing.farewell.isEmpty)
        }
        #expect((1..<2000).contains(refused))
    }
}
