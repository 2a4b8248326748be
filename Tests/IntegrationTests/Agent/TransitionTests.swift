import Contract
import Glibc
import PrivateSession
import SDBus
import Testing

/// A fast enters another phase.
struct TransitionTests {
    @Test func oneNoticeOneSignalOneBatch() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let server = try NoticeServer(on: watcher.bus, capabilities: ["body", "body-markup"])
        _ = try watcher.get(.status)
        try watcher.forget()

        let start = try watcher.start(before: 4 * hour) {
            try watcher.wait(for: Timer1.Signal.started.rawValue)
            #expect(watcher.changes(of: Timer1.interface).count == 1)
            try watcher.settle()
        } reset: {
            server.forget()
        }

        try watcher.wait(until: { !server.calls.isEmpty })
        try watcher.fence()
        let at = start + UInt64(4 * hour) * 1_000_000
        #expect(
            watcher.signals(Timer1.Signal.milestoneReached.rawValue).map(\.arguments) == [
                [.string("beginningToShift"), .uint64(at)]
            ])
        #expect(
            watcher.batches == [
                [
                    "Milestone", "MilestoneTitle", "MilestoneText", "MilestoneSince",
                    "NextMilestone", "NextMilestoneTitle", "NextMilestoneAt",
                ]
            ])
        #expect(watcher.events.count == 2)
        #expect(server.calls.count == 1)

        let notice = try #require(server.calls.first)
        #expect(notice.application == "Atrest")
        #expect(notice.title == "Beginning to shift")
        #expect(notice.body.hasPrefix("The last meal is likely almost absorbed."))
        #expect(notice.replaces == 0)
        #expect(notice.actions.isEmpty)
        #expect(notice.hints["urgency"] == .byte(1))
        #expect(notice.hints["desktop-entry"] == .string(Names.application))
        #expect(notice.hints["category"] == .string("x-atrest.milestone"))
        let picture = try #require(notice.hints["image-data"])
        #expect(picture.contentSignature == "(iiibiiay)")
    }
}
