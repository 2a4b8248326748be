import Contract
import Glibc
import PrivateSession
import SDBus
import Testing

/// Notification servers that restart, fail and hang.
struct NoticeServerTests {
    @Test func restartInMidFastLosesAndDoublesNothing() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        func server(_ capabilities: [String]) throws -> NoticeServer {
            let bus = try session.connect()
            try watcher.loop.attach(bus)
            return try NoticeServer(on: bus, capabilities: capabilities)
        }
        var first: NoticeServer? = try server(["body", "body-markup"])
        try watcher.setVigil(true)
        try watcher.start(before: 4 * hour)
        try watcher.wait(until: { first!.calls.count == 1 })
        first!.bus.close()
        first = nil
        try watcher.waitUntilFree(NoticeServer.name)
        // The next server does not know the old ids, has other capabilities, and gets only the next
        // phase.
        let second = try server(["body", "actions"])
        try watcher.adjust(before: 8 * hour)
        try watcher.wait(until: { second.calls.count == 1 })
        #expect(second.calls[0].title == "Metabolic transition")
        #expect(second.calls[0].replaces == 0)
        #expect(!second.calls[0].body.contains("<i>"))
        #expect(!second.calls[0].actions.isEmpty)
    }

    /// The server of python-dbusmock, which is told to fail and then to be slow.
    @Test func serverThatFailsOrIsSlowDelaysNoOtherCall() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let mock = try session.start(
            "/usr/bin/python3",
            ["-m", "dbusmock", "--session", "--template", "notification_daemon"])
        defer { mock.stop() }
        try watcher.waitForOwner(of: NoticeServer.name)
        func notify(_ code: String) throws {
            let mock = Destination(
                service: NoticeServer.name, path: "/org/freedesktop/Notifications",
                interface: "org.freedesktop.DBus.Mock")
            let call = try watcher.bus.methodCall(to: mock, "AddMethod")
            try call.append(NoticeServer.name, "Notify", "susssasa{sv}i", "u", code)
            _ = try watcher.bus.call(call)
        }
        var heard = 0
        let slot = try watcher.bus.match(
            MatchRule(interface: "org.freedesktop.DBus.Mock", member: "MethodCalled")
        ) { message in
            if let name = try? message.read(String.self), name == "Notify" { heard += 1 }
        }
        defer { withExtendedLifetime(slot) {} }

        try notify("raise dbus.exceptions.DBusException('no', name='org.example.No')")
        try watcher.start(before: 4 * hour)
        try watcher.wait(until: { heard == 1 })
        #expect(try watcher.get(.milestone) == .string("beginningToShift"))

        // This one answers only after the test has written a file.
        let file = session.folder + "/answer"
        try notify(
            """
            import os, time
            while not os.path.exists('\(file)'): time.sleep(0.01)
            ret = 7
            """)
        try watcher.adjust(before: 8 * hour)
        try watcher.wait(until: { heard == 2 })
        for _ in 0..<50 { _ = try watcher.properties() }
        #expect(try session.atrest("end").status == 0)
        try PrivateSession.write("", to: file)
    }
}
