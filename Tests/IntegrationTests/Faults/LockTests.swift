import Contract
import PrivateSession
import SDBus
import Testing

/// Notifications wait while the session is locked, as logind says.
struct LockTests {
    private static let logind = "org.freedesktop.login1"
    private static let session: ObjectPath = "/org/freedesktop/login1/session/_31"

    /// The part of logind that says whether the session is locked.
    private final class Login {
        private let bus: Bus
        private var slots: [Slot] = []
        private(set) var isAsked = false
        var isLocked: Bool {
            didSet {
                try? bus.emitPropertiesChanged(
                    ["LockedHint"], of: LockTests.logind + ".Session", at: LockTests.session)
            }
        }

        init(on bus: Bus, isLocked: Bool) throws {
            self.bus = bus
            self.isLocked = isLocked
            let manager = Interface(
                LockTests.logind + ".Manager",
                [
                    .method("GetSession", in: ["id"], out: ["path"]) {
                        (id: String) throws -> ObjectPath in LockTests.session
                    }
                ])
            let session = Interface(
                LockTests.logind + ".Session",
                [
                    .property("LockedHint", .emitsChange) { [unowned self] in
                        isAsked = true
                        return self.isLocked
                    }
                ])
            slots = [
                try bus.export(manager, at: "/org/freedesktop/login1"),
                try bus.export(session, at: LockTests.session),
            ]
            #expect(try bus.requestName(LockTests.logind) == .owned)
        }
    }

    @Test func onlyThePresentPhaseIsShownOnceSomebodyIsBack() throws {
        let session = try PrivateSession()
        defer { session.end() }
        session.environment["DBUS_SYSTEM_BUS_ADDRESS"] = session.address
        let watcher = try Watcher(session)
        let login = try Login(on: watcher.bus, isLocked: true)
        let server = try NoticeServer(on: watcher.bus, capabilities: ["body"])
        let agent = try session.start("atrestd")
        defer { agent.stop() }
        try watcher.waitForOwner()
        try watcher.wait(until: { login.isAsked })

        try watcher.start(before: 4 * hour)
        try watcher.wait(for: Timer1.Signal.milestoneReached.rawValue)
        try watcher.adjust(before: 8 * hour)
        try watcher.wait(until: { watcher.signals("MilestoneReached").count == 2 })
        #expect(server.calls.isEmpty)
        login.isLocked = false
        try watcher.wait(until: { !server.calls.isEmpty })
        #expect(server.calls.map(\.title) == ["Metabolic transition"])

        // A notification that was shown is not shown again.
        login.isLocked = true
        login.isLocked = false
        try watcher.adjust(before: 12 * hour)
        try watcher.wait(until: { server.calls.count == 2 })
        #expect(server.calls[1].title == "Deeper rhythm")
    }
}
