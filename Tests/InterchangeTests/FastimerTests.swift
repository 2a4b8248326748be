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
        #expect(read.skipped[.unfinished] == 2)
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
        #expect(read.skipped[.unreadable] == 2)
        #expect(read.skipped[.impossible] == 1)
    }

    @Test func fileOfAnotherFormIsRefused() {
        #expect(refusal("- length: 16\n  length: 17\n") == .invalidFormat(.unrecognized))
        #expect(refusal("- {length: 16}\n") == .invalidFormat(.unrecognized))
        #expect(refusal("- eggs\n- milk\n") == .invalidFormat(.unrecognized))
    }

    /// Fastimer 1.3.1 with PyYAML 6 wrote it, except the times.
    @Test func fileOfTheLatestVersionIsRead() throws {
        let read = try read(
            "\u{FEFF}- length: 18\n  started: 2026-01-23 19:25:29\n  stopped: 2026-01-24 13:40:02\n"
                + "- length: 16\n  started: 2026-01-24 20:00:00\n")
        #expect(read.source == .fastimer)
        #expect(
            ZeroTests.spans(read)
                == [[utc(2026, 1, 23, 19, 25, 29), utc(2026, 1, 24, 13, 40, 2)]])
        #expect(read.sessions.map(\.target) == [target(18)])
        #expect(read.skipped[.unfinished] == 1)
    }

    // MARK: Obsidian

    /// Fastimer is a plugin of Obsidian since 2024. Its fasts are blocks in notes.
    static let note = """
        ---
        tags: [fasting]
        ---
        # Fasts

        Slept well. `fastimer` begins a block.

        ```fastimer
        18
        2026-02-06 18:50
        2026-02-07 15:00
        ```

        - [ ] tea
        ````fastimer\r
        2026-2-8 8:05\r
          2026-02-08 23:59
        felt fine at 20:00

        ````
        ```
        2026-02-10 20:00
        2026-02-11 12:00
        ```

        ```fastimer
        ```
        ```fastimer
        20
        2026-02-12 20:00
        """

    @Test func blocksInANoteAreRead() throws {
        let read = try read(Self.note)
        #expect(read.source == .fastimer)
        #expect(
            ZeroTests.spans(read) == [
                [utc(2026, 2, 8, 8, 5), utc(2026, 2, 8, 23, 59)],
                [utc(2026, 2, 6, 18, 50), utc(2026, 2, 7, 15)],
            ])
        #expect(read.sessions.map(\.target) == [nil, target(18)])
        #expect(read.skipped[.unfinished] == 1)
        // The same fast in the file of the other Fastimer has the same id.
        let file = try self.read(
            "- length: 18\n  started: 2026-02-06 18:50:00\n  stopped: 2026-02-07 15:00:00\n")
        #expect(file.sessions.map(\.id) == [read.sessions[1].id])
    }

    @Test(arguments: ["[[Fasts]]\n", "{x}\n", "- a: b\n", "a,b\n"])
    func noteMayBeginWithAnything(_ beginning: String) throws {
        let block = "```fastimer\n2026-02-06 18:50\n2026-02-07 15:00\n```\n"
        if beginning.hasPrefix("{") {
            #expect(refusal(beginning + block) != nil)
        } else {
            #expect(try read(beginning + block).sessions.count == 1)
        }
    }

    @Test func noteWithoutAStartIsRefused() {
        #expect(refusal("```fastimer\n16\n```\n") == .invalidFormat(.unrecognized))
    }
}
