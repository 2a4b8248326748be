import Testing

/// One thing has one word in all texts that people read. Rule: docs/glossary.md.
struct TermTests {
    /// Without the members of the bus, which keep their names, and the claims, whose words are those of the studies.
    private static let texts = PackageFile.all.filter {
        !$0.path.hasPrefix("docs/man/app.") && !$0.path.hasPrefix("Sources/Words/Evidence/")
            && !["CHANGELOG.md", "SECURITY.md", "docs/evidence.md"].contains($0.path)
    }.flatMap(\.readTexts)

    @Test(arguments: VoiceRule.terms) func wordThatLostIsNotThere(_ rule: VoiceRule) {
        for text in Self.texts {
            for offence in rule.offences(in: text) { Issue.record("\(offence)") }
        }
    }

    @Test(arguments: VoiceRule.terms) func ruleCatchesItsSamples(_ rule: VoiceRule) {
        func catches(_ sample: String) -> Bool {
            let text = VoiceText(
                file: "", line: 1, text: sample.replacing(/{+[\w.]+}+/, with: "{}"), isRead: true,
                isGerman: rule.place == .german)
            return !rule.offences(in: text).isEmpty
        }
        for sample in rule.caught { #expect(catches(sample), "\(sample)") }
        for sample in rule.passed { #expect(!catches(sample), "\(sample)") }
    }

    /// The glossary says what each of these words is not.
    @Test func glossaryHasTheWordsThatWon() {
        let rows =
            PackageFile.all.first { $0.path == "docs/glossary.md" }?.contents
            .split(separator: "\n") ?? []
        for rule in VoiceRule.terms where rule.place != .german {
            let row = rows.first { $0.hasPrefix("| \(rule.name)") }
            #expect(row?.contains("Not ") == true, "\(rule.name)")
        }
        #expect(rows.contains { $0.hasPrefix("| undo |") && $0.contains("Not ") })
    }
}
