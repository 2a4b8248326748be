import Fasting
import Testing

@testable import Interchange

/// Files as people and other programs write them: each is read as its owner means it, or nothing of it is
/// stored. The times are those of Berlin.
struct OtherPeoplesFilesTests {
    /// What a person expects.
    enum Answer: Sendable {
        /// 20 Feb 20:00 to 21 Feb 12:00.
        case first
        /// 22 Feb 20:00 to 23 Feb 13:30.
        case second
        /// Both of them.
        case both
        /// Both of them, or a refusal.
        case bothOrNone
        /// No fast.
        case none
    }

    static let firstFast = [utc(2026, 2, 20, 19), utc(2026, 2, 21, 11)]
    static let secondFast = [utc(2026, 2, 22, 19), utc(2026, 2, 23, 12, 30)]

    static func fasts(_ bytes: [UInt8], tag: String? = nil) -> [[Instant]] {
        let file = try? ImportFile(reading: bytes, now: now, zone: berlin, ImportOptions(tag: tag))
        return file.map { $0.sessions.reversed().map { [$0.start, $0.end] } } ?? []
    }

    static func expect(_ text: String, _ answer: Answer, tag: String? = nil) {
        let found = fasts(bytes(text), tag: tag)
        let right: [[[Instant]]] =
            switch answer {
            case .first: [[firstFast]]
            case .second: [[secondFast]]
            case .both: [[firstFast, secondFast]]
            case .bothOrNone: [[firstFast, secondFast], []]
            case .none: [[]]
            }
        #expect(right.contains(found), "\(text)")
    }

    @Test(arguments: PeoplesTables.meanings)
    func namesGiveTheMeaning(table: String, answer: Answer) { Self.expect(table, answer) }

    @Test(arguments: PeoplesTables.subjects)
    func subjectIsThatOfAllNames(table: String, answer: Answer) { Self.expect(table, answer) }

    @Test(arguments: PeoplesTables.times)
    func timesAreRead(table: String, answer: Answer) { Self.expect(table, answer) }

    @Test(arguments: PeoplesTables.forms)
    func formIsFound(table: String, answer: Answer) { Self.expect(table, answer) }

    @Test(arguments: PeoplesTables.records)
    func recordsAreRead(file: String, answer: Answer) { Self.expect(file, answer) }
}
