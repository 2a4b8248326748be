import Contract
import PrivateSession
import SDBus
import Testing
import Words

/// A button of a notification has the effect of a call on the bus.
struct NoticeActionTests {
    /// A fast that has just entered another phase, and its notification.
    private final class Stage {
        let session: PrivateSession
        let watcher: Watcher
        let server: NoticeServer

        init(capabilities: [String] = ["body", "actions"], vigil: Bool = false) throws {
            session = try PrivateSession()
            watcher = try Watcher(session)
            server = try NoticeServer(on: watcher.bus, capabilities: capabilities)
            if vigil { try watcher.setVigil(true) }
            try watcher.start(before: 4 * hour)
            try wait(forCalls: 1)
            try watcher.settle()
        }

        var notice: NoticeServer.Call { server.calls[0] }

        func wait(forCalls count: Int) throws {
            try watcher.wait(until: { server.calls.count >= count })
        }

        func end() { session.end() }
    }

    @Test func noneIfTheServerDoesNotSupportThem() throws {
        let stage = try Stage(capabilities: ["body"], vigil: true)
        defer { stage.end() }
        #expect(stage.notice.actions.isEmpty)
    }

    @Test func endFastEndsIt() throws {
        let stage = try Stage()
        defer { stage.end() }
        #expect(
            stage.notice.actions
                == ["default", "Open Atrest", "add-water-250", "+250 ml", "end-fast", "End"])
        try stage.server.press("end-fast", on: stage.notice.id)
        try stage.watcher.wait(for: Timer1.Signal.ended.rawValue)
        #expect(stage.watcher.signals("Ended")[0].arguments[1] == .string("ended-early"))
        // An early end shows no notification and withdraws this one.
        try stage.watcher.wait(until: { stage.server.closed == [stage.notice.id] })
        #expect(stage.server.calls.count == 1)
        // A second press, which a slow server may send, has no effect.
        try stage.watcher.call("Start", noOptions)
        try stage.server.press("end-fast", on: stage.notice.id)
        try stage.watcher.fence()
        #expect(try stage.watcher.get(.status) == .string("active"))
    }

    @Test func waterIsAddedAndTheTotalIsShown() throws {
        let stage = try Stage()
        defer { stage.end() }
        try stage.server.press("add-water-250", on: stage.notice.id)
        try stage.wait(forCalls: 3)
        #expect(
            stage.watcher.changes(of: Water1.interface) == [
                ["TodayMilliliters": .uint32(250), "RecentMilliliters": .uint32(250)]
            ])
        #expect(stage.server.calls[1].replaces == stage.notice.id)
        #expect(stage.server.calls[1].body == stage.notice.body + "\n\nToday 250 ml")
        #expect(stage.server.calls[2].body == stage.notice.body)
        #expect(stage.server.closed.isEmpty)
    }

    @Test func citationIsPartOfTheNotificationForAMoment() throws {
        let stage = try Stage(capabilities: ["body", "body-markup", "actions"], vigil: true)
        defer { stage.end() }
        #expect(stage.notice.actions[2...3] == ["cite", "Citation"])
        #expect(!stage.notice.body.contains("Psalm"))
        try stage.server.press("cite", on: stage.notice.id)
        try stage.wait(forCalls: 3)
        #expect(stage.server.calls[1].body.hasSuffix("<i>I shall not want.</i>\nPsalm 23"))
        #expect(stage.server.calls[2].body == stage.notice.body)
    }

    @Test func citationIsASecondNotificationIfThePressClosesTheFirst() throws {
        let stage = try Stage(vigil: true)
        defer { stage.end() }
        try stage.server.press("cite", on: stage.notice.id, closing: true)
        try stage.wait(forCalls: 2)
        let citation = stage.server.calls[1]
        #expect(citation.title == "I shall not want.")
        #expect(citation.body == "Psalm 23")
        #expect(citation.timeout == 2000)
        #expect(citation.hints["transient"] == .boolean(true))
        #expect(citation.replaces == 0)
        // It is withdrawn after its lifetime, even if the server ignores that.
        try stage.watcher.wait(until: { stage.server.closed == [citation.id] })
    }

    @Test func refusalIsShownInTheNotification() throws {
        let stage = try Stage()
        defer { stage.end() }
        let holder = try RecordsHolder(stage.session)
        try stage.server.press("end-fast", on: stage.notice.id)
        try stage.wait(forCalls: 2)
        #expect(stage.server.calls[1].body.contains("nothing was changed"))
        #expect(try stage.watcher.get(.status) == .string("active"))
        holder.letGo()
    }

    @Test func unknownActionsAreIgnored() throws {
        let stage = try Stage()
        defer { stage.end() }
        for key in ["default", "", "add-water-9999999", "end-fast\n"] {
            try stage.server.press(key, on: stage.notice.id)
        }
        try stage.server.press("end-fast", on: stage.notice.id + 1)
        // The next valid one comes after them.
        try stage.server.press("add-water-250", on: stage.notice.id)
        try stage.watcher.wait(until: {
            !stage.watcher.changes(of: Water1.interface).isEmpty
        })
        #expect(stage.watcher.signals("Ended").isEmpty)
    }
}
