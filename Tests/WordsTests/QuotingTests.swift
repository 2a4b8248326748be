import Testing
import Words

/// What was typed may be very long, or contain what a terminal acts on.
struct QuotingTests {
    private static let sentences: [@Sendable (String) -> String] = [
        { Words.CommandLine.unknownCommand($0) }, { Words.CommandLine.unknownSetting($0) },
        { Words.CommandLine.unknownOption($0) }, { Words.CommandLine.unexpected($0) },
        { Words.CommandLine.unknownValue($0, of: "--color", known: ["auto"]) },
        { Words.CommandLine.didYouMean([$0]) }, { Words.unknownField($0, known: []) },
        { Words.Times.unreadable($0) }, { Words.Times.doesNotExist($0) },
        { Words.Times.noClock($0, "20:00") }, { Words.Times.isDuration($0) },
        { Words.Times.otherWeekday($0) }, { Words.Times.ambiguous($0, []) },
        { Words.Times.unreadableDuration($0) }, { Words.Times.needsUnit($0) },
        { Words.Times.unreadableHours($0) }, { Words.noneRunning(correctingTo: $0) },
        { Words.History.unreadableMonth($0) }, { Words.History.unreadablePlace($0) },
        { Words.History.notFound($0) }, { Words.History.ambiguous($0, count: 2) },
        { Words.Water.unreadable($0) }, { Words.Water.unreadablePlace($0) },
        { Words.Water.notFound($0) }, { Words.Calendar.unreadable($0) },
        { Words.Restore.unreadableDay($0) }, { Words.noBackup($0) }, { Words.noID($0) },
        { Words.Settings.unknownKey($0, known: []) },
        { Words.Panel.unknownBar($0, known: ["waybar"]) }, { Words.Vigil.unknownAct($0) },
        { Words.Why.unknownTopic($0, known: []) }, { Words.Forest.unknownScene($0) },
        { Words.Forest.unknownFormat($0) }, { Words.Forest.unreadableSize($0, limit: "9") },
        { Words.Interchange.unknownFormat($0) }, { Words.Interchange.unknownDateOrder($0) },
        { Words.Interchange.sentence(.invalidFormat(.member($0, at: 7)), known: 1) },
        { Words.Interchange.column(1, $0) },
        { Words.unknownOption($0, known: []) }, { Words.optionHasOtherType($0, expected: "t") },
        { Words.optionIsNoFlag($0) }, { Words.optionIsNoNumber($0) },
    ]

    @Test(arguments: sentences.indices) func longTextIsCut(_ index: Int) {
        let sentence = Self.sentences[index]
        let letters = sentence(String(repeating: "x", count: 100_000))
        #expect(letters.contains("xxx"))
        #expect(letters.contains("…"))
        #expect(letters.unicodeScalars.count < 400, "\(letters.prefix(80))")
        // One character, as Swift counts.
        let accents = sentence("e" + String(repeating: "\u{301}", count: 100_000))
        #expect(accents.unicodeScalars.count < 400)
    }

    @Test(arguments: sentences.indices) func nothingThatATerminalActsOn(_ index: Int) {
        let sentence = Self.sentences[index]("a\u{1b}[31mb\u{7}\u{9b}c\n\u{202e}d")
        let isPlain = sentence.unicodeScalars.allSatisfy {
            $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && $0.value != 0x202E
        }
        #expect(isPlain, "\(sentence.debugDescription)")
    }

    @Test func shortTextStaysAsItIs() {
        let text = String(repeating: "ä", count: 63) + "🌳"
        #expect(Words.Vigil.unknownAct(text).contains("`\(text)`"))
        #expect(Words.Vigil.unknownAct(text + "x").contains("`\(text)…`"))
    }

    /// Nothing says of these that they quote what they are given.
    @Test(
        arguments: [
            { Words.Doctor.folder($0) }, { Words.Doctor.folderUnusable("/", $0) },
            { Words.nameTaken(by: $0, process: 7) }, { Words.Interchange.notRead("/", $0) },
        ] as [@Sendable (String) -> String])
    func everyValueIsQuoted(sentence: @Sendable (String) -> String) {
        #expect(sentence("a\u{1b}[31m\n\u{202e}b").contains("a\u{FFFD}[31m \u{FFFD}b"))
    }

    /// The mark in place of a duration is not quoted.
    @Test func whatStandsAroundADurationIsFound() {
        #expect(Words.Times.ago == (before: "", after: " ago"))
        #expect(Words.Times.soon == (before: "in ", after: ""))
    }

    @Test func pathsAreLonger() {
        let path = "/" + String(repeating: "folder/", count: 20)
        #expect(Words.Interchange.notRead(path, "").contains(path))
        let long = Words.Interchange.notRead(String(repeating: "x", count: 100_000), "")
        #expect(long.count < 5_000)
    }
}
