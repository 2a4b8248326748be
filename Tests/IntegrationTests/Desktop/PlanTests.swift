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

    /// A new plan replaces all others and says so. The command in the answer brings them back.
    @Test func plansAreAddedRemovedAndReplaced() throws {
        let session = try PrivateSession()
        defer { session.end() }
        func plan(_ arguments: String...) throws -> String {
            try session.run("atrest", ["plan"] + arguments).output
        }
        let (weekdays, sunday) = ("Monday to Friday at 20:00", "Sunday at 12:00, target 18h")
        #expect(try plan("weekdays", "20:00") == "1  \(weekdays)\n")
        let both = "1  \(weekdays)\n2  \(sunday)\n"
        #expect(try plan("add", "sunday", "noon", "--target", "18 hours") == both)
        #expect(try plan() == both)
        let text = "weekdays 20:00; sun 12:00 18h"
        #expect(try session.atrest("settings", "get", "plan").output == text + "\n")
        #expect(try session.atrest("plan", "add", "weekdays", "20:00").status == 64)
        #expect(try session.atrest("plan", "remove", "3").status == 1)
        #expect(try plan() == both)

        let replaced = try plan("every", "2", "days", "from", "2026-11-28", "8pm")
        let command = "atrest settings set plan '\(text)'"
        #expect(replaced.hasPrefix("1  Every 2 days from "))
        #expect(
            replaced.hasSuffix(Words.DailyPlan.replaced([weekdays, sunday], by: command) + "\n"))
        let restored = try session.atrest("settings", "set", "plan", text)
        #expect(restored.status == 0)
        #expect(restored.output.contains("Before: Every 2 days from "))
        #expect(try plan() == both)

        let removed = try plan("remove", "1")
        #expect(
            removed == "1  \(sunday)\n" + Words.DailyPlan.replaced([weekdays], by: command) + "\n")
        #expect(try plan("add", "every", "2", "days", "20:00").contains("\n2  Every 2 days from "))
        #expect(try plan("off").hasPrefix(Words.DailyPlan.allDeleted + "\n"))
        #expect(try plan() == Words.DailyPlan.none + "\n")

        // A caller on the bus need not name the first day.
        let watcher = try Watcher(session)
        try watcher.set(
            "Plan", of: Settings1.interface, to: .string("every 2 days 20:00; daily 07:00"))
        guard case .string(let stored) = try watcher.get("Plan", of: Settings1.interface) else {
            Issue.record("no text")
            return
        }
        #expect(DailyPlans(stored)?.all.map(\.time.description) == ["20:00", "07:00"])
    }

    @Test func planIsShownSetAndDeleted() throws {
        let session = try PrivateSession()
        defer { session.end() }
        func plan(_ arguments: String...) throws -> String {
            try session.run("atrest", ["plan"] + arguments).output
        }
        #expect(try plan() == Words.DailyPlan.none + "\n")
        #expect(try plan("weekdays", "8pm", "--target", "18").contains("20:00, target 18h"))
        #expect(try session.atrest("settings", "get", "plan").output == "weekdays 20:00 18h\n")
        #expect(try session.atrest("settings", "set", "plan", "mon", "wed", "19:30").status == 0)
        #expect(try plan().contains("19:30"))
        #expect(try session.atrest("plan", "someday").status == 64)
        #expect(try plan("off").hasPrefix(Words.DailyPlan.deleted + "\n"))
        #expect(try session.atrest("settings", "get", "plan").output == "off\n")
        let watcher = try Watcher(session)
        #expect(
            try watcher.refusal {
                try watcher.set("Plan", of: Settings1.interface, to: .string("whenever"))
            } == BusError.Name.invalidArgs)
    }
}
