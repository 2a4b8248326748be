import Contract
import Fasting
import Foundation
import PrivateSession
import SDBus
import Testing
import Words

/// The offer to begin at the planned time, on a real notification server, and `atrest toggle`.
struct PlanTests {
    /// A session whose planned time comes in some seconds: a whole minute of its local time.
    private func planned(
        lead: Int, _ body: (PrivateSession, Watcher, NoticeServer, TimeOfDay) throws -> Bool
    ) throws -> Bool {
        let due = Int(Date().timeIntervalSince1970) + lead
        let behind = due % 60
        let local = due - behind
        let time = try #require(TimeOfDay(hour: local / 3600 % 24, minute: local / 60 % 60))
        let session = try PrivateSession(variables: ["TZ": "TST0:00:\(behind)"])
        defer { session.end() }
        let watcher = try Watcher(session)
        let server = try NoticeServer(on: watcher.bus, capabilities: ["body", "actions"])
        try watcher.set(
            "Plan", of: Settings1.interface, to: .string("daily \(time) 18h"))
        // A slow machine gets more time.
        guard Int(Date().timeIntervalSince1970) < due else { return false }
        return try body(session, watcher, server, time)
    }

    @Test func offerIsShownOnceAndItsButtonBegins() throws {
        let isDone = try [3, 10, 30].contains { lead in
            try planned(lead: lead) { session, watcher, server, time in
                try watcher.wait(until: { !server.calls.isEmpty })
                let notice = server.calls[0]
                #expect(notice.title == Words.DailyPlan.offer(at: time.description))
                #expect(notice.actions == ["begin-planned", Words.Panel.begin])
                #expect(notice.hints["suppress-sound"] == .boolean(true))
                try server.press("begin-planned", on: notice.id)
                try watcher.wait(for: Timer1.Signal.started.rawValue)
                #expect(try watcher.get(.target) == .uint64(18 * 3_600_000_000))
                try watcher.wait(until: { server.closed.contains(notice.id) })
                // The notification about the start can undo it.
                try watcher.wait(until: { server.calls.count > 1 })
                #expect(server.calls[1].actions == ["undo", Words.Panel.undo])
                try server.press("undo", on: server.calls[1].id)
                try watcher.wait(until: { (try? watcher.get(.status)) == .string("idle") })
                return true
            }
        }
        #expect(isDone)
    }

    /// Two plans, an hour apart, on an agent whose clock leaps to ten minutes after each time.
    @Test func eachPlanHasItsOffer() throws {
        let stage = try ClockTests.Stage()
        defer { stage.end() }
        let watcher = stage.watcher
        let server = try NoticeServer(on: watcher.bus, capabilities: ["body", "actions"])
        let now = Int64(Date().timeIntervalSince1970)
        let due = [1, 2].map { now + $0 * 3600 - 600 }
        let times = try due.map {
            try #require(TimeOfDay(hour: Int($0 / 3600 % 24), minute: Int($0 / 60 % 60)))
        }
        let day = CalendarDay(number: due[1] / 86_400)
        try watcher.set(
            "Plan", of: Settings1.interface,
            to: .string("daily \(times[0]); every 2 days from \(day) \(times[1]) 18h"))

        try stage.leap(hours: 1)
        try watcher.wait(until: { server.calls.count == 1 })
        let first = server.calls[0]
        #expect(first.title == Words.DailyPlan.offer(at: times[0].description))
        try stage.leap(hours: 2)
        try watcher.wait(until: { server.calls.count == 2 && server.closed.contains(first.id) })
        let second = server.calls[1]
        #expect(second.title == Words.DailyPlan.offer(at: times[1].description))
        #expect(second.body.contains(Words.DailyPlan.target("18h")) && second.id != first.id)
        for offer in server.calls {
            #expect(offer.replaces == 0 && offer.hints["suppress-sound"] == .boolean(true))
        }
        // Looking again offers nothing again.
        try stage.leap(hours: 2)
        try server.press("begin-planned", on: second.id)
        try watcher.wait(for: Timer1.Signal.started.rawValue)
        #expect(try watcher.get(.target) == .uint64(18 * 3_600_000_000))
        try watcher.wait(until: { server.closed.contains(second.id) })
        #expect(!server.calls.dropFirst(2).contains { $0.actions.contains("begin-planned") })
    }

    /// Without a terminal, as from a key of the desktop.
    @Test func toggleEndsAndCanBeUndone() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let server = try NoticeServer(on: watcher.bus, capabilities: ["body", "actions"])
        func toggle() throws { #expect(try session.atrest("toggle").status == 0) }
        try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-9 * hour))])
        let before = server.calls.count
        try toggle()
        #expect(try watcher.get(.status) == .string("ended-early"))
        try watcher.wait(until: { server.calls.count > before })
        #expect(server.calls.last?.actions == ["undo", Words.Panel.undo])
        try server.press("undo", on: try #require(server.calls.last).id)
        try watcher.wait(until: { (try? watcher.get(.status)) == .string("active") })
    }

    @Test func toggleBegins() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let server = try NoticeServer(on: watcher.bus, capabilities: ["body", "actions"])
        #expect(try session.atrest("toggle").status == 0)
        #expect(try watcher.get(.status) == .string("active"))
        try watcher.wait(until: { server.calls.count == 1 })
    }
}
