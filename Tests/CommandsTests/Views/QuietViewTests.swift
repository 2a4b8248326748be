import Contract
import Fasting
import LocalTime
import Testing

@testable import Commands

struct QuietViewTests {
    private let view = QuietView(
        usage: Agent1.UsageResult(
            since: Instant(secondsSinceEpoch: 1_795_248_000), wakeups: 214,
            processorTime: .microseconds(449_999), memory: 3_565_158, written: 122_880, notices: 2),
        now: Instant(secondsSinceEpoch: 1_795_262_400), zone: .utc)

    @Test func linesForPeople() {
        #expect(
            view.lines == [
                "The agent has been running since 08:00.", "Wakeups: 214", "Processor time: 0.45 s",
                "Memory now: 3.4 MB", "Written to disk: 120.0 kB", "Notifications: 2",
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
