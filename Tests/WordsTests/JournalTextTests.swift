import Fasting
import Testing
import Words

/// How each act is named. Times are written as `<start>` and so on.
struct JournalTextTests {
    private static let id = RecordID(bytes: [UInt8](repeating: 7, count: 16))!
    private static let start = Instant(secondsSinceEpoch: 10)
    private static let end = Instant(secondsSinceEpoch: 20)
    private static let running = ActSubject.running(start: start, target: .standard)
    private static let fast = ActSubject.fast(
        Session(id: id, start: start, end: end, endOffset: nil, target: nil))
    private static let water = ActSubject.water(
        WaterEntry(id: id, at: start, amount: WaterAmount(milliliters: 300)!))

    private static func phrase(
        _ kind: ActKind, _ subject: ActSubject, in unit: WaterUnit = .milliliters,
        isNote: Bool = false
    ) -> String {
        let act = JournalEntry(
            number: 1, kind: kind, at: end, subject: subject, isUndone: false, isNote: isNote)
        return Words.Journal.phrase(for: act, in: unit) { instant, start in
            "<\(instant.secondsSinceEpoch)\(start.map { " after \($0.secondsSinceEpoch)" } ?? "")>"
        }
    }

    @Test(
        arguments: [
            (.start, running, "starting a fast at <10>, target 16h"),
            (.end, fast, "ending a fast, <10> to <20 after 10>"),
            (.end, running, "ending a fast under 4 hours, start at <10>, target 16h"),
            (.abandon, running, "stopping a fast without keeping it, start at <10>, target 16h"),
            (.adjust, running, "changing the running fast, start at <10>, target 16h"),
            (.log, fast, "adding a fast, <10> to <20 after 10>"),
            (.edit, fast, "changing a fast, <10> to <20 after 10>"),
            (.delete, fast, "deleting a fast, <10> to <20 after 10>"),
            (.waterAdd, water, "adding 300 ml of water at <10>"),
            (.waterRemove, water, "deleting 300 ml of water at <10>"),
            (
                .importing, .records(fasts: 20, water: 3),
                "importing 20 fasts and 3 water entries"
            ),
            (.importing, .records(fasts: 1, water: 0), "importing 1 fast"),
            (.importing, .records(fasts: 0, water: 1), "importing 1 water entry"),
            (.restore, .records(fasts: 2, water: 1), "restoring 2 fasts and 1 water entry"),
            (
                .restore, .backup(day: "2026-11-20", fasts: 1, water: 1),
                "restoring the backup from 2026-11-20"
            ),
        ] as [(ActKind, ActSubject, String)])
    func eachActHasAName(_ kind: ActKind, _ subject: ActSubject, _ text: String) {
        #expect(Self.phrase(kind, subject) == text)
    }

    @Test func waterIsInTheUnitOfTheUser() {
        #expect(
            Self.phrase(.waterAdd, Self.water, in: .fluidOunces)
                == "adding 10.1 fl oz of water at <10>")
    }

    @Test(arguments: [(16.0, "16h"), (16.5, "16h 30m"), (16.333, "16h 19m")])
    func targetIsInHoursAndMinutes(_ hours: Double, _ text: String) {
        let subject = ActSubject.running(start: Self.start, target: Target(hours: hours)!)
        #expect(Self.phrase(.start, subject) == "starting a fast at <10>, target \(text)")
    }

    /// An act that changed only a note says so, and not that the fast was changed.
    @Test(arguments: [
        (ActKind.adjust, running, "changing the note of the running fast"),
        (.edit, fast, "changing the note of a fast, <10> to <20 after 10>"),
    ]) func noteIsNamed(_ kind: ActKind, _ subject: ActSubject, _ text: String) {
        #expect(Self.phrase(kind, subject, isNote: true) == text)
    }

    @Test func sentencesBeginWithACapital() {
        #expect(
            Words.Journal.sentence("adding 300 ml of water at 20:05")
                == "Adding 300 ml of water at 20:05.")
        #expect(Words.Journal.sentence("änderung") == "Änderung.")
        #expect(Words.Journal.undone("water") == "Undid: water.")
        #expect(Words.Journal.redone("water") == "Redid: water.")
        #expect(
            Words.Journal.left(1)
                == "1 entry was not changed back, because it was changed later.")
        #expect(
            Words.Journal.left(2)
                == "2 entries were not changed back, because they were changed later.")
    }
}
