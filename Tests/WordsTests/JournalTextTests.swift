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
        _ kind: ActKind, _ subject: ActSubject, in unit: WaterUnit = .milliliters
    ) -> String {
        let act = JournalEntry(number: 1, kind: kind, at: end, subject: subject, isUndone: false)
        return Words.Journal.phrase(for: act, in: unit) { instant, start in
            "<\(instant.secondsSinceEpoch)\(start.map { " after \($0.secondsSinceEpoch)" } ?? "")>"
        }
    }

    @Test(
        arguments: [
            (.start, running, "start at <10>, target 16 h"),
            (.end, fast, "end of a fast, <10> to <20 after 10>"),
            (.end, running, "end of a fast under 4 hours, start at <10>, target 16 h"),
            (.abandon, running, "stop of a fast without keeping it, start at <10>, target 16 h"),
            (.adjust, running, "change to the running fast, start at <10>, target 16 h"),
            (.log, fast, "addition of a fast, <10> to <20 after 10>"),
            (.edit, fast, "change to a fast, <10> to <20 after 10>"),
            (.delete, fast, "deletion of a fast, <10> to <20 after 10>"),
            (.waterAdd, water, "water, 300 ml at <10>"),
            (.waterRemove, water, "removal of water, 300 ml at <10>"),
            (
                .importing, .records(fasts: 20, water: 3),
                "import of 20 fasts and 3 water entries"
            ),
            (.importing, .records(fasts: 1, water: 0), "import of 1 fast"),
            (.importing, .records(fasts: 0, water: 1), "import of 1 water entry"),
            (.restore, .records(fasts: 2, water: 1), "restore of 2 fasts and 1 water entry"),
            (
                .restore, .backup(day: "2026-11-20", fasts: 1, water: 1),
                "restore of the backup from 2026-11-20"
            ),
        ] as [(ActKind, ActSubject, String)])
    func eachActHasAName(_ kind: ActKind, _ subject: ActSubject, _ text: String) {
        #expect(Self.phrase(kind, subject) == text)
    }

    @Test func waterIsInTheUnitOfTheUser() {
        #expect(Self.phrase(.waterAdd, Self.water, in: .fluidOunces) == "water, 10.1 fl oz at <10>")
    }

    @Test(arguments: [(16.0, "16 h"), (16.5, "16 h 30 min"), (16.333, "16 h 19 min")])
    func targetIsInHoursAndMinutes(_ hours: Double, _ text: String) {
        let subject = ActSubject.running(start: Self.start, target: Target(hours: hours)!)
        #expect(Self.phrase(.start, subject) == "start at <10>, target \(text)")
    }

    @Test func sentencesBeginWithACapital() {
        #expect(Words.Journal.sentence("water, 300 ml at 20:05") == "Water, 300 ml at 20:05.")
        #expect(Words.Journal.sentence("änderung") == "Änderung.")
        #expect(Words.Journal.undone("water") == "Undid: water.")
        #expect(Words.Journal.redone("water") == "Redid: water.")
        #expect(
            Words.Journal.left(1) == "1 record was left as it is, because it has changed since.")
        #expect(
            Words.Journal.left(2)
                == "2 records were left as they are, because they have changed since.")
    }
}
