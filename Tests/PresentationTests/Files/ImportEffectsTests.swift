import Fasting
import Interchange
import Presentation
import Testing
import Words

/// What an import would do besides the records that it counts.
struct ImportEffectsTests {
    /// Instants are in hours after this one.
    private static let origin = Instant(secondsSinceEpoch: 1_790_000_000)
    private static let now = at(1000)

    private static func at(_ hour: Int64) -> Instant { origin + hour * 3600 }

    private static func id(_ number: UInt8) -> RecordID {
        RecordID(bytes: [UInt8](repeating: number, count: 16))!
    }

    private static func fast(_ number: UInt8, _ start: Int64, _ end: Int64) -> Session {
        Session(id: id(number), start: at(start), end: at(end), endOffset: 0, target: .standard)
    }

    private static func running(
        _ number: UInt8, since start: Int64, target: Target = .standard
    ) -> RunningFast {
        RunningFast(id: id(number), start: at(start), target: target)
    }

    @Test func whatWasFoundIsCountedAndNamed() {
        var report = MergeReport()
        report.overlapping = 2
        report.overlaps = [
            .init(
                fast: .init(start: Self.at(10), end: Self.at(26)),
                other: .init(start: Self.at(20), end: nil))
        ]
        report.long = 1
        report.longest = [.init(start: Self.at(200), end: Self.at(369))]
        let lines = ImportEffects(report).lines
        #expect(lines.count == 4)
        #expect(lines.first == Words.Interchange.longFasts(1))
        #expect(lines[1].hasPrefix("  169h 0m (7 days 1 h), "))
        #expect(lines[2] == Words.Interchange.overlapping(2))
        #expect(lines[3].hasPrefix("  16h 0m, "))
        #expect(ImportEffects().lines.isEmpty)
    }

    /// As after any other start with such a target.
    @Test(arguments: [(16, 1), (47, 1), (48, 2), (120, 3)])
    func longTargetOfTheFastThatContinuesHasItsCaution(hours: Double, lines: Int) throws {
        let target = try #require(Target(hours: hours))
        let fast = Self.running(9, since: 990, target: target)
        let said = ImportEffects(running: fast, .starts).lines(at: Self.now)
        #expect(said.count == lines)
    }

    @Test(
        arguments: [
            (.anotherRuns, "Another fast is running here."), (.tooLongAgo, "168 hours"),
            (.overlaps, "overlap"), (.here, ""), (nil, ""),
        ] as [(RunningFast.Fate?, String)])
    func theFateOfARunningFastIsSaid(fate: RunningFast.Fate?, words: String) {
        let effects = ImportEffects(running: Self.running(7, since: 990), fate)
        let said = effects.lines(at: Self.now)
        #expect(said.count == (words.isEmpty ? 0 : 1) && effects.startedFast == nil)
        #expect(said.allSatisfy { $0.contains(words) })
    }
}
