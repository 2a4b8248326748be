import Contract
import Foundation
import PrivateSession
import SDBus
import Testing

/// Many clients at once.
struct CrowdTests {
    @Test func everyWatcherHearsEveryActOnce() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        _ = try watcher.get(.status)
        var heard = [Int](repeating: 0, count: 200)
        var slots: [Slot] = []
        for index in heard.indices {
            let bus = try session.connect()
            try watcher.loop.attach(bus)
            let rule = MatchRule(
                sender: Names.application, path: Names.objectPath, member: "PropertiesChanged",
                arg0: Timer1.interface)
            slots.append(try bus.match(rule) { _ in heard[index] += 1 })
        }
        for acts in 1...3 {
            try watcher.call(acts % 2 == 1 ? "Start" : "End", noOptions)
            try watcher.wait(until: { heard.allSatisfy { $0 >= acts } })
        }
        #expect(heard.allSatisfy { $0 == 3 })
    }

    @Test func manyCallsInFlightAreAllAnswered() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let agent = try { _ in try watcher.agentProcess() }(try watcher.get(.status))
        for _ in 0..<Soak.times(50, 6000) { #expect(try hundredCalls(watcher) == 100) }
        #expect(try watcher.agentProcess() == agent)
    }

    /// A client need not wait for one answer before it makes the next call.
    @Test func thousandsOfCallsAtOnceAreAllAnswered() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        _ = try watcher.get(.status)
        #expect(try answers(to: 3000, watcher) { try self.properties($0) } == 3000)
        // The answers are long.
        let pictures = try answers(to: 1000, watcher) { bus in
            let call = try bus.methodCall(to: Self.agent(Forest1.interface), "Svg")
            try call.append("forest", UInt32(400), UInt32(300), noOptions)
            return call
        }
        #expect(pictures == 1000)
    }

    private func hundredCalls(_ watcher: Watcher) throws -> Int {
        try answers(to: 100, watcher) { try properties($0) }
    }

    private func properties(_ bus: Bus) throws -> Message {
        let call = try bus.methodCall(to: Self.agent("org.freedesktop.DBus.Properties"), "GetAll")
        try call.append(Timer1.interface)
        return call
    }

    private static func agent(_ interface: String) -> Destination {
        Destination(
            service: Names.application, path: ObjectPath(Names.objectPath)!, interface: interface)
    }

    /// Makes calls at once.
    ///
    /// - Returns: how many succeeded.
    private func answers(
        to count: Int, _ watcher: Watcher, _ make: (Bus) throws -> Message
    ) throws -> Int {
        var answers = 0
        var successes = 0
        let slots = try (0..<count).map { _ in
            try watcher.bus.callAsync(make(watcher.bus)) {
                answers += 1
                if case .success = $0 { successes += 1 }
            }
        }
        try withExtendedLifetime(slots) { try watcher.wait(until: { answers == count }) }
        return successes
    }

    /// 60 s after the storm the agent has as much memory as before. This takes minutes, so it runs
    /// only in `make soak`.
    @Test(.enabled(if: Soak.isLong)) func stormLeavesNoWeight() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let agent = try { _ in try watcher.agentProcess() }(try watcher.get(.status))
        func storm(seconds: UInt64) throws {
            let end = SDEventTimer.Clock.monotonic.now + .seconds(seconds)
            while SDEventTimer.Clock.monotonic.now < end {
                for _ in 0..<10 { _ = try hundredCalls(watcher) }
                _ = try watcher.refusal(of: "Start", ["Nothing": Value.string("x")])
                _ = try watcher.refusal(of: "Adjust", ["Target": Value.uint64(1)])
            }
        }
        try storm(seconds: 5)
        let before = try weight(of: agent, atRestFor: 60)
        try storm(seconds: 60)
        let after = try weight(of: agent, atRestFor: 60)
        #expect(after <= before * 1.05, "\(before) kB before, \(after) kB after")
    }

    /// Each fast goes through all acts.
    @Test(.enabled(if: Soak.isLong)) func thousandFastsLeaveNoWeight() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let agent = try { _ in try watcher.agentProcess() }(try watcher.get(.status))
        func live(_ fasts: Int) throws {
            for _ in 0..<fasts {
                try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-3 * hour))])
                try watcher.call("Adjust", ["Target": Value.uint64(UInt64(20 * hour) * 1_000_000)])
                try watcher.setVigil(true)
                try watcher.call("End", noOptions)
                try watcher.call("Undo", noOptions)
                try watcher.setVigil(false)
                try watcher.call("Abandon", noOptions)
                watcher.forgetNow()
            }
        }
        try live(100)
        let before = try weight(of: agent, atRestFor: 5)
        try live(1000)
        let after = try weight(of: agent, atRestFor: 5)
        #expect(after <= before * 1.05, "\(before) kB before, \(after) kB after")
    }

    /// The proportional set size in kB after `seconds` without a call.
    private func weight(of process: Int32, atRestFor seconds: Double) throws -> Double {
        Thread.sleep(forTimeInterval: seconds)
        return Double(try ProcessCost(process).memory)
    }
}
