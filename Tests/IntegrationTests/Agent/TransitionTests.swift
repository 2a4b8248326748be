import Contract
import Fasting
import Glibc
import PrivateSession
import SDBus
import Testing
import Words

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
        #expect(notice.title == Words.title(.beginningToShift))
        #expect(notice.body == Words.companion(.beginningToShift))
        #expect(notice.replaces == 0)
        #expect(notice.actions.isEmpty)
        #expect(notice.hints["urgency"] == .byte(1))
        #expect(notice.hints["desktop-entry"] == .string(Names.application))
        #expect(notice.hints["category"] == .string("x-atrest.milestone"))
        let picture = try #require(notice.hints["image-data"])
        #expect(picture.contentSignature == "(iiibiiay)")
    }

    @Test func noticeIsReplacedByTheNextAndWithdrawnWithTheFast() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let server = try NoticeServer(on: watcher.bus, capabilities: ["body"])
        try watcher.start(before: 4 * hour)
        try watcher.wait(until: { server.calls.count == 1 })
        // Another phase of the same fast, a moment later.
        try watcher.adjust(before: 8 * hour)
        try watcher.wait(until: { server.calls.count == 2 })
        #expect(server.calls[1].title == Words.title(.metabolicTransition))
        // Shortly before 8 h the first phase is still current, so its notification stays until the
        // next.
        #expect(server.calls[1].replaces == server.calls[0].id)
        // mako 1.7 crashes if a notification has both a replaced id and a tag.
        let tag = "x-canonical-private-synchronous"
        #expect(server.calls[0].hints[tag] == .string("atrest-fast"))
        #expect(server.calls[1].hints[tag] == nil)
        #expect(server.closed.isEmpty)
        let shown = server.calls[1].id
        try watcher.call("Abandon", noOptions)
        try watcher.wait(until: { server.closed.last == shown })
        #expect(server.calls.count == 2)
    }

    @Test func noticeGoesWithThePhaseThatItSpeaksOf() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let server = try NoticeServer(on: watcher.bus, capabilities: ["body"])
        try watcher.start(before: 4 * hour)
        try watcher.wait(until: { server.calls.count == 1 })
        // With a later start the phase is in the future again.
        try watcher.call("Adjust", ["StartedAt": Value.uint64(fromNow(-hour))])
        try watcher.wait(until: { server.closed == [server.calls[0].id] })
    }

    @Test func targetIsAnnouncedWithTheTransitionOfTheSameSecondInOneNotice() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let server = try NoticeServer(on: watcher.bus, capabilities: ["body"])
        let start = try watcher.start(
            before: 12 * hour, target: UInt64(12 * hour) * 1_000_000)
        try watcher.wait(until: { !server.calls.isEmpty })
        try watcher.fence()
        let at = Value.uint64(start + UInt64(12 * hour) * 1_000_000)
        #expect(
            watcher.signals("MilestoneReached").map(\.arguments) == [[.string("deeperRhythm"), at]])
        #expect(watcher.signals("TargetReached").map(\.arguments) == [[at]])
        #expect(server.calls.count == 1)
        #expect(server.calls[0].title == "The hours you had in mind have passed.")
        let body = "\(Words.title(.deeperRhythm))\n\n\(Words.companion(.deeperRhythm))"
        #expect(server.calls[0].body == body)
        // A fast that ends as soon as this is announced is completed.
        let ended = try watcher.call("End", noOptions).read([String: Value].self)
        #expect(ended["Outcome"] == .string("completed"))
    }

    @Test func muteNotificationServerDelaysNoCaller() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        // The owner of the name never reads its messages.
        let mute = try session.connect()
        #expect(try mute.requestName(NoticeServer.name) == .owned)
        try watcher.start(before: 4 * hour)
        try watcher.wait(for: "MilestoneReached")
        for _ in 0..<100 { #expect(try watcher.properties()["Status"] == .string("active")) }
        #expect(try session.atrest("end").status == 0)
        // The server is still there and has not answered.
        withExtendedLifetime(mute) {}
    }

    @Test func noticeWaitsForAServerWhileItsPhaseHolds() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        try watcher.start(before: 4 * hour)
        try watcher.wait(for: "MilestoneReached")
        let bus = try session.connect()
        try watcher.loop.attach(bus)
        let server = try NoticeServer(on: bus, capabilities: ["body"])
        try watcher.wait(until: { server.calls.count == 1 })
        #expect(server.calls[0].title == Words.title(.beginningToShift))
    }
}
