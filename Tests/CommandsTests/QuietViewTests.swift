import Client
import Fasting
import LocalTime
import SDBus
import Testing

@testable import Commands

struct QuietViewTests {
    private let view = QuietView(
        usage: AgentProxy.Usage([
            "Since": .uint64(1_795_248_000_000_000), "Wakeups": .uint64(214),
            "ProcessorTime": .uint64(449_999), "Memory": .uint64(3_565_158),
            "Written": .uint64(122_880), "Notices": .uint64(2),
        ]), now: Instant(secondsSinceEpoch: 1_795_262_400), zone: .utc)

    @Test func linesForPeople() {
        #expect(
            view.lines == [
                "The agent has been there since 08:00.", "Wakeups: 214", "Processor time: 0.45 s",
                "Memory now: 3.4 MB", "Written to disk: 120.0 kB", "Notices: 2",
            ])
    }

    @Test func objectForPrograms() {
        #expect(
            view.json.text
                == #"{"schema":1,"since":"2026-11-21T08:00:00Z","wakeups":214,"#
                + #""processorSeconds":0.449999,"memoryBytes":3565158,"writtenBytes":122880,"#
                + #""notices":2}"#)
    }
}
