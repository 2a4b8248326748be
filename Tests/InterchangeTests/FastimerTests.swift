import Fasting
import LocalTime
import Testing

@testable import Interchange

/// Fastimer's file. The fasts are invented, following the program's source.
struct FastimerTests {
    static let file = """
        \u{FEFF}- length: 16
          started: 2026-02-20 19:59:14
          stopped: 2026-02-21 12:00:33
        - length: 20
          started: 2026-02-22 20:00:00.210099
          stopped: 2026-02-23 16:00:01.906634
        - length: 18
          started: 2026-02-25 20:00:00
          stopped: null
        - length: 16
          started: 2026-02-28 20:00:00

        """

    @Test func fileIsRead() throws {
        let read = try read(Self.file)
        #expect(read.source == .fastimer && read.source.name == "Fastimer")
        #expect(
            ZeroTests.spans(read) == [
                [utc(2026, 2, 22, 20), utc(2026, 2, 23, 16, 0, 1)],
                [utc(2026, 2, 20, 19, 59, 14), utc(2026, 2, 21, 12, 0, 33)],
            ])
        #expect(read.sessions.map(\.target) == [target(20), target(16)])
        #expect(read.skipped.unfinished == 2)
        let there = try self.read(Self.file, zone: berlin)
        #expect(there.sessions.map(\.id) == read.sessions.map(\.id))
        #expect(there.sessions.last?.start == utc(2026, 2, 20, 18, 59, 14))
    }

    private func read(_ text: String, zone: Zone = .utc) throws(InterchangeError) -> ImportFile {
        try InterchangeTests.read(text, zone: zone)
    }

    @Test func fileEditedByHandIsRead() throws {
        let read = try read(
            """
            # My fasts
            - stopped: "2026-02-21 12:00:33"  # noon
              started: '2026-02-20T19:59:14Z'\r
              mood: fine

            - length: 1
              started: 2026-02-22 20:00:00
              stopped: 2026-02-23 12:00:00
            - length: 16
            - length: 16
              started: 2026-02-30 20:00:00
              stopped: 2026-03-01 10:00:00
            - length: 16
              started: soon
              stopped: later
            """)
        #expect(read.sessions.map(\.target) == [.minimum, nil])
        #expect(read.skipped.unreadable == 2)
        #expect(read.skipped.impossible == 1)
    }

    @Test func fileOfAnotherFormIsRefused() {
        let broken = Self.file + "what\n"
        #expect(refusal(broken) == .invalidFormat(.row(line: 12)))
        #expect(refusal("- length: 16\n  length: 17\n") == .invalidFormat(.unrecognized))
        #expect(refusal("- {length: 16}\n") == .invalidFormat(.unrecognized))
        #expect(refusal("- eggs\n- milk\n") == .invalidFormat(.unrecognized))
    }
}
