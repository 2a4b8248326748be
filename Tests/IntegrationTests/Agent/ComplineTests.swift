import Contract
import Foundation
import PrivateSession
import SDBus
import Testing

/// Compline1 on the bus: the office of a file, and the prayers that clients hold.
struct ComplineTests {
    private static let interface = Compline1.interface

    private typealias Row = BusStruct<String, String, String, String, [String: Value]>

    // MARK: Several prayers of one program

    @Test func eachHoldHasItsOwnRelease() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let none = [String: Value]()
        func hold() throws -> UInt64 {
            try watcher.call("Hold", on: Self.interface, none).read(UInt64.self)
        }
        func release(_ cookie: UInt64) throws {
            try watcher.call("Release", on: Self.interface, cookie, none)
        }
        func errorName(_ body: () throws -> Void) -> String? {
            do { try body() } catch { return (error as? BusError)?.name }
            return nil
        }
        func isQuiet() throws -> Value { try watcher.get("Quiet", of: Self.interface) }
        #expect(try isQuiet() == .boolean(false))
        let cookies = [try hold(), try hold()]
        #expect(Set(cookies).count == 2 && !cookies.contains(0))
        #expect(try isQuiet() == .boolean(true))
        try release(cookies[0])
        #expect(try isQuiet() == .boolean(true))
        for number in [cookies[0], 0, .max] {
            #expect(errorName { try release(number) } == ErrorName.notFound.rawValue)
        }
        #expect(
            errorName {
                try watcher.call("Hold", on: Self.interface, ["Reason": Value.string("x")])
            } == BusError.Name.invalidArgs)
        // A hold is of its caller.
        let other = try Watcher(session)
        #expect(
            errorName { try other.call("Release", on: Self.interface, cookies[1], none) }
                == ErrorName.notFound.rawValue)
        // Begin and End are separate.
        try watcher.call("Begin", on: Self.interface, noOptions)
        try release(cookies[1])
        #expect(try isQuiet() == .boolean(true))
        try watcher.call("End", on: Self.interface, noOptions)
        #expect(try isQuiet() == .boolean(false))
        // Each change was announced once.
        func changes() -> [Value] {
            watcher.changes(of: Self.interface).compactMap { $0["Quiet"] }
        }
        try watcher.wait(until: { changes().count == 2 })
        #expect(changes() == [.boolean(true), .boolean(false)])
    }

    /// A client that outlived the agent may still call Release with what the former agent gave it.
    @Test func aCookieOfAnotherAgentReleasesNothing() throws {
        var cookies: Set<UInt64> = []
        for _ in 0..<2 {
            let session = try PrivateSession()
            defer { session.end() }
            let watcher = try Watcher(session)
            let cookie = try watcher.call("Hold", on: Self.interface, noOptions)
                .read(UInt64.self)
            #expect(cookie < 1 << 53, "A double holds it.")
            cookies.insert(cookie)
        }
        #expect(cookies.count == 2)
    }

    @Test func aFileReplacesTheOfficeAndADamagedOneDoesNot() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let folder = session.folder + "/data/atrest"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        let file = packageFolder.appending(path: "Sources/Content/Compline/Office/given/office.txt")
        let given = try String(contentsOf: file, encoding: .utf8)
        try PrivateSession.write(
            given.replacing("Rest now in peace", with: "Ruhe in Frieden"),
            to: folder + "/office.txt")
        let errors = session.folder + "/agent.log"
        let agent = try session.start("atrestd", errors: .file(errors))
        let watcher = try Watcher(session)
        try watcher.waitForOwner()
        func closing() throws -> String {
            try watcher.call("Office", on: Self.interface, noOptions).read([Row].self)[6].fields.0
        }
        #expect(try closing() == "Ruhe in Frieden")
        // Half of the file: none of it is used, and the log says so once.
        try PrivateSession.write(String(given.prefix(1500)), to: folder + "/office.txt")
        #expect(try closing() == "Rest now in peace")
        #expect(try closing() == "Rest now in peace")
        let lines = try PrivateSession.read(errors).split(separator: "\n")
        #expect(lines.count { $0.contains("office.txt") } == 1)
        session.end()
        _ = agent.wait()
    }

    // MARK: The settings

    // MARK: The prayer

    /// A session with a notification server.
    private final class Stage {
        let session: PrivateSession
        let watcher: Watcher
        let server: NoticeServer

        init() throws {
            session = try PrivateSession()
            watcher = try Watcher(session)
            server = try NoticeServer(on: watcher.bus, capabilities: ["body", "actions"])
        }

        /// A fast enters another phase while notifications are held. Its signal is sent.
        func passATransition() throws {
            try watcher.start(before: 4 * hour)
            try watcher.wait(for: Timer1.Signal.milestoneReached.rawValue)
            try watcher.fence()
            #expect(server.calls.isEmpty)
        }

        func waitForThePresentPhase() throws {
            try watcher.wait(until: { !server.calls.isEmpty })
            try watcher.fence()
            #expect(server.calls.map(\.title) == ["Beginning to shift"])
        }

        func end() { session.end() }
    }

    @Test func notificationsWaitUntilTheEnd() throws {
        let stage = try Stage()
        defer { stage.end() }
        try stage.watcher.call("Begin", on: Self.interface, noOptions)
        try stage.watcher.call("Begin", on: Self.interface, noOptions)
        try stage.passATransition()
        try stage.watcher.call("End", on: Self.interface, noOptions)
        try stage.waitForThePresentPhase()
        try stage.watcher.call("End", on: Self.interface, noOptions)
    }

    /// A bus that refuses rules does not tell when the client leaves, so nothing is held for it.
    @Test func aClientThatCannotBeWatchedHoldsNothing() throws {
        let session = try PrivateSession(limits: ["max_match_rules_per_connection": 0])
        defer { session.end() }
        let bus = try session.connect()
        let agent = Destination(
            service: Names.application, path: ObjectPath(Names.objectPath)!,
            interface: Self.interface)
        try bus.call(agent, "Hold", noOptions)
        // The refusal of the bus comes before this call.
        let quiet: Value = try bus.call(
            agent.with(interface: Watcher.propertiesInterface), "Get", Self.interface, "Quiet")
        #expect(quiet == .boolean(false))
    }

    @Test func aClientThatLeavesTheBusHoldsNothing() throws {
        let stage = try Stage()
        defer { stage.end() }
        do {
            let client = try Watcher(stage.session)
            try client.call("Begin", on: Self.interface, noOptions)
            try stage.passATransition()
            // Another client that did not begin ends nothing.
            try stage.watcher.call("End", on: Self.interface, noOptions)
            try stage.watcher.fence()
            #expect(stage.server.calls.isEmpty)
        }
        try stage.waitForThePresentPhase()
    }

    /// A real program that is killed.
    @Test(.enabled(if: PythonBindings.areInstalled, "\(PythonBindings.missing)"))
    func aClientThatIsKilledHoldsNothing() throws {
        let stage = try Stage()
        defer { stage.end() }
        let input = PipeEnds()
        let script = """
            import dbus, sys
            agent = dbus.SessionBus().get_object('app.atrest.Atrest', '/app/atrest/Atrest')
            agent.Begin({}, dbus_interface='app.atrest.Compline1')
            print('begun', flush=True)
            sys.stdin.read()
            """
        let output = PipeEnds()
        let client = try ChildProcess(
            "python3", ["-c", script], environment: stage.session.environment,
            input: input.reading, output: .descriptor(output.writing))
        output.closeWriting()
        #expect(output.readLine() == "begun")
        try stage.passATransition()
        client.destroy()
        try stage.waitForThePresentPhase()
    }

    @Test func severalClientsHoldTogether() throws {
        let stage = try Stage()
        defer { stage.end() }
        var clients = [try Watcher(stage.session), try Watcher(stage.session)]
        for client in clients { try client.call("Begin", on: Self.interface, noOptions) }
        try stage.passATransition()
        clients.removeLast()
        try stage.watcher.fence()
        #expect(stage.server.calls.isEmpty)
        try clients[0].call("End", on: Self.interface, noOptions)
        try stage.waitForThePresentPhase()
    }

    // MARK: No trace

    @Test func nothingThatIsWrittenTellsOfAPrayer() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let log = session.folder + "/agent.log"
        let agent = try session.start("atrestd", errors: .file(log))
        let watcher = try Watcher(session)
        try watcher.waitForOwner()
        try watcher.set("InvitationAt", of: Self.interface, to: .string("21:30"))
        try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-5 * hour))])
        try watcher.settle()
        // The first write of a day makes a backup a little later.
        var before: [String: Data] = [:]
        try watcher.wait(
            until: {
                let last = before
                before = session.files
                return before == last && before.keys.contains { $0.contains("/backups/") }
            }, every: 100_000)
        #expect(before.keys.contains { $0.hasSuffix("/atrest.sqlite") })

        // A client prays, another one leaves in the middle.
        try watcher.call("Begin", on: Self.interface, noOptions)
        _ = try watcher.call("Office", on: Self.interface, noOptions)
        do {
            let other = try Watcher(session)
            try other.call("Begin", on: Self.interface, noOptions)
        }
        try watcher.call("End", on: Self.interface, noOptions)
        try watcher.settle()
        #expect(session.files == before)
        #expect(watcher.events.isEmpty)

        session.end()
        _ = agent.wait()
    }

    /// Nor do later acts and the end of the agent.
    @Test func noWordOfAPrayerIsWritten() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let log = session.folder + "/agent.log"
        let agent = try session.start("atrestd", errors: .file(log))
        let watcher = try Watcher(session)
        try watcher.waitForOwner()
        try watcher.call("Begin", on: Self.interface, noOptions)
        try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-5 * hour))])
        try watcher.call("End", on: Self.interface, noOptions)
        try watcher.call("End", noOptions)
        _ = try watcher.agentProcess()
        kill(agent.id, SIGTERM)
        try watcher.waitUntilAway()
        _ = agent.wait()
        let written = session.files
        #expect(written.keys.contains { $0.hasSuffix("/atrest.sqlite") })
        #expect(try PrivateSession.read(log).contains("A fast has started."))
        session.expectNoWordOfAPrayer()
    }
}
