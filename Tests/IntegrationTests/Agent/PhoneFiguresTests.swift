import Contract
import Foundation
import Glibc
import PrivateSession
import SDBus
import Testing

/// What the button on the phone, the page and the calendar cost. Only a soak prints it.
@Suite(.enabled(if: Soak.isLong, "a soak prints the figures")) struct PhoneFiguresTests {
    private typealias Machine = DevicesTests.Machine

    /// A machine with an inbox, the page, a calendar folder and a plan.
    private func machine() throws -> Machine {
        let desk = try Machine("desk")
        try desk.join()
        #expect(try desk.session.atrest("devices", "inbox", "on").status == 0)
        let calendar = desk.session.folder + "/calendar"
        mkdir(calendar, 0o700)
        for (name, value) in [
            ("CalendarFolder", Value.string(calendar)), ("CalendarRunning", .boolean(true)),
            ("TodayPage", .boolean(true)),
            // It is never that time while the test runs.
            ("Plan", .string("daily \(hourFarFromNow):00")),
        ] {
            try desk.watcher.set(name, of: Settings1.interface, to: value)
        }
        try desk.wait { desk.waiting == 0 }
        return desk
    }

    private var hourFarFromNow: String {
        let hours = (Int(time(nil)) / 3600 + 12) % 24
        return hours < 10 ? "0\(hours)" : "\(hours)"
    }

    @Test func aFileIsCarriedOutAtOnce() throws {
        let desk = try machine()
        defer { desk.session.end() }
        let inbox = desk.folder + "/inbox"
        var delays: [Duration] = []
        for number in 1...300 {
            let hidden = "\(inbox)/.\(number)"
            try "water \(number)".write(toFile: hidden, atomically: false, encoding: .utf8)
            try desk.watcher.settle()
            let clock = ContinuousClock()
            let start = clock.now
            #expect(rename(hidden, "\(inbox)/\(number)") == 0)
            try desk.watcher.wait(until: {
                !desk.watcher.changes(of: Water1.interface).isEmpty
            })
            delays.append(clock.now - start)
        }
        delays.sort()
        print(
            "inbox: file to signal, median \(delays[150]), p95 \(delays[285]), longest \(delays[299])"
        )
    }

    @Test(arguments: [false, true]) func nothingWakesUp(_ isRunning: Bool) throws {
        let desk = try machine()
        defer { desk.session.end() }
        // The next phase is far away.
        if isRunning { try desk.start(ago: 25 * hour) }
        try desk.wait { desk.waiting == 0 }
        let count = try ProcessCost(desk.watcher.agentProcess()).wakeupsInAMinuteAtRest()
        print("wakeups in 60 s, fast running \(isRunning): \(count)")
        #expect(count == 0)
    }
}
