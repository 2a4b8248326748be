import Compline
import Contract
import Fasting
import Foundation
import PrivateSession
import SDBus
import Testing
import Words

/// The invitation to the night prayer on a real notification server, and its button.
///
/// It comes at a whole minute of the local time. The session has a time zone in which such a minute
/// begins in a moment.
struct InvitationTests {
    private final class Stage {
        let session: PrivateSession
        let watcher: Watcher
        let server: NoticeServer
        /// The local time of the invitation.
        let time: TimeOfDay
        /// The instant of the invitation, in seconds since the epoch.
        let due: Int

        private let inUnit: Bool
        private var agent: ChildProcess?

        static var now: Int { Int(Date().timeIntervalSince1970) }

        /// - Parameter lead: how many seconds before the invitation the session begins.
        init(lead: Int, terminal: Bool, inUnit: Bool) throws {
            let now = Self.now
            due = now + lead
            // The local time is that many seconds behind UTC, so that `due` is a whole minute.
            let behind = due % 60
            let local = due - behind
            time = TimeOfDay(hour: local / 3600 % 24, minute: local / 60 % 60)!
            session = try PrivateSession(
                activates: !inUnit, variables: ["TZ": "TST0:00:\(behind)"])
            self.inUnit = inUnit
            watcher = try Watcher(session)
            server = try NoticeServer(on: watcher.bus, capabilities: ["body", "actions"])
            if !terminal { try setForAgent("PATH", to: "/nowhere") }
        }

        /// Starts the agent as systemd does. The bus removes the variable when it starts a program.
        func startAgentInUnit() throws {
            guard inUnit else { return }
            session.environment["INVOCATION_ID"] = "00112233445566778899aabbccddeeff"
            agent = try session.start(session.programs + "/atrestd")
            try watcher.waitForOwner()
        }

        /// Sets a variable of the agent, which starts later.
        func setForAgent(_ name: String, to value: String) throws {
            session.environment[name] = value
            let call = try watcher.bus.methodCall(to: .daemon, "UpdateActivationEnvironment")
            try call.append([name: value])
            _ = try watcher.bus.call(call)
        }

        /// Sets the time of the invitation.
        ///
        /// - Returns: false if that took so long that the time has passed.
        func invite() throws -> Bool {
            try watcher.set(
                "InvitationAt", of: Compline1.interface, to: .string(time.description))
            return Self.now < due
        }

        func end() {
            session.end()
            _ = agent?.wait()
        }
    }

    /// A stage whose invitation is still to come. A slow machine gets more time.
    private func stage(
        terminal: Bool = true, inUnit: Bool = false,
        prepare: (Stage) throws -> Void = { _ in }
    ) throws -> Stage {
        for lead in [3, 10, 30] {
            let stage = try Stage(lead: lead, terminal: terminal, inUnit: inUnit)
            try prepare(stage)
            try stage.startAgentInUnit()
            if try stage.invite() { return stage }
            stage.end()
        }
        try #require(Bool(false), "the machine is too slow for this test")
        throw CancellationError()
    }

    @Test func itIsOneQuietNotificationWithAButton() throws {
        let stage = try stage()
        defer { stage.end() }
        try stage.watcher.wait(until: { !stage.server.calls.isEmpty })
        #expect(Stage.now >= stage.due)
        let notice = stage.server.calls[0]
        #expect(notice.title == Office.builtIn.hub.invitation)
        #expect(notice.body == Office.builtIn.hub.verse)
        #expect(notice.actions == ["begin", "Begin"])
        #expect(notice.hints["suppress-sound"] == .boolean(true))
        #expect(notice.hints["category"] == .string("x-atrest.invitation"))
        // The prayer begins in another way: the invitation is withdrawn and does not return.
        try stage.watcher.call("Begin", on: Compline1.interface, noOptions)
        try stage.watcher.wait(until: { stage.server.closed == [notice.id] })
        try stage.watcher.call("End", on: Compline1.interface, noOptions)
        try stage.watcher.fence()
        #expect(stage.server.calls.count == 1)
    }

    @Test func discreetItSaysNothing() throws {
        let stage = try stage {
            try $0.watcher.set("Discreet", of: Settings1.interface, to: .boolean(true))
        }
        defer { stage.end() }
        try stage.watcher.wait(until: { !stage.server.calls.isEmpty })
        #expect(stage.server.calls[0].title == Words.name)
        #expect(stage.server.calls[0].body == Words.Notices.discreet)
        #expect(stage.server.calls[0].actions == ["begin", "Begin"])
        // Turned off, it is withdrawn.
        try stage.watcher.set("Enabled", of: Compline1.interface, to: .boolean(false))
        try stage.watcher.wait(until: { stage.server.closed == [stage.server.calls[0].id] })
    }

    @Test func thereIsNoneWhileThePrayerRuns() throws {
        let stage = try stage { try $0.watcher.call("Begin", on: Compline1.interface, noOptions) }
        defer { stage.end() }
        // Another notification shows that the time has passed.
        try stage.watcher.wait(until: { Stage.now > stage.due }, every: 100_000)
        try stage.watcher.call("End", on: Compline1.interface, noOptions)
        try stage.watcher.start(before: 4 * hour)
        try stage.watcher.wait(until: { !stage.server.calls.isEmpty })
        #expect(stage.server.calls.map(\.title) == [Words.title(.beginningToShift)])
    }

    // MARK: The button

    /// A terminal that writes its arguments into a file.
    private func installTerminal(_ stage: Stage) throws -> String {
        let file = stage.session.folder + "/opened"
        let folder = stage.session.folder + "/data/bin"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        let program = folder + "/terminal"
        try PrivateSession.write(
            "#!/bin/sh\nprintf '%s\\n' \"$@\" > '\(file).new' && /bin/mv '\(file).new' '\(file)'\n",
            to: program)
        chmod(program, 0o700)
        try stage.setForAgent("TERMINAL", to: program)
        return file
    }

    @Test func theButtonOpensThePrayerInATerminal() throws {
        var file = ""
        let stage = try stage(terminal: false) { file = try installTerminal($0) }
        defer { stage.end() }
        try stage.watcher.wait(until: { !stage.server.calls.isEmpty })
        let notice = stage.server.calls[0]
        try stage.server.press("begin", on: notice.id)
        try stage.watcher.wait(
            until: { FileManager.default.fileExists(atPath: file) }, every: 10_000)
        #expect(
            try PrivateSession.read(file) == "-e\n\(stage.session.programs)/atrest\ncompline\n")
        try stage.watcher.wait(until: { stage.server.closed == [notice.id] })
        #expect(stage.server.calls.count == 1)
    }

    @Test func withoutATerminalTheUserIsTold() throws {
        let stage = try stage(terminal: false)
        defer { stage.end() }
        try stage.watcher.wait(until: { !stage.server.calls.isEmpty })
        // Another key does nothing.
        try stage.server.press("default", on: stage.server.calls[0].id)
        try stage.server.press("begin", on: stage.server.calls[0].id)
        try stage.watcher.wait(until: { stage.server.calls.count > 1 })
        #expect(stage.server.calls[1].title == Words.Compline.noTerminal)
        #expect(stage.server.calls.count == 2)
    }

    // MARK: Under systemd

    /// Records the units that it is asked for.
    private final class Manager {
        private(set) var units: [(name: String, properties: [String: Value])] = []
        private var slot: Slot?

        private typealias Property = BusStruct<String, Value>
        private typealias Auxiliary = BusStruct<String, [Property]>

        init(on bus: Bus, works: Bool) throws {
            slot = try bus.export(
                Interface(
                    "org.freedesktop.systemd1.Manager",
                    [
                        .readingMethod(
                            "StartTransientUnit",
                            in: [
                                ("name", String.self), ("mode", String.self),
                                ("properties", [Property].self), ("aux", [Auxiliary].self),
                            ], out: [("job", ObjectPath.self)]
                        ) { [unowned self] call, message in
                            let (name, _, properties, _) = try message.read(
                                String.self, String.self, [Property].self, [Auxiliary].self)
                            units.append(
                                (
                                    name,
                                    Dictionary(
                                        uniqueKeysWithValues: properties.map {
                                            ($0.fields.0, $0.fields.1)
                                        })
                                ))
                            if !works {
                                throw BusError(name: BusError.Name.failed, message: "no")
                            }
                            try call.answer("/job" as ObjectPath)
                        }
                    ]), at: "/org/freedesktop/systemd1")
            guard try bus.requestName("org.freedesktop.systemd1") == .owned else {
                throw ChildProcess.Failure(description: "systemd1 has another owner")
            }
        }
    }

    @Test func inAUnitTheUsersSystemdStartsTheProgram() throws {
        var manager: Manager?
        let stage = try stage(inUnit: true) {
            manager = try Manager(on: $0.watcher.bus, works: true)
        }
        defer { stage.end() }
        try stage.watcher.wait(until: { !stage.server.calls.isEmpty })
        try stage.server.press("begin", on: stage.server.calls[0].id)
        try stage.watcher.wait(until: { manager?.units.isEmpty == false })
        let unit = try #require(manager?.units.first)
        let program = stage.session.programs + "/atrest"
        #expect(
            unit.properties["ExecStart"]
                == .array(
                    [
                        .structure([
                            .string(program),
                            .array([.string(program), .string("__open-compline")], of: "s"),
                            .boolean(false),
                        ])
                    ], of: "(sasb)"))
        // systemd writes these to the journal.
        #expect(unit.properties["Description"] == .string("Atrest"))
        #expect(!unit.name.lowercased().contains("compline"))
        #expect(unit.properties["StandardError"] == .string("null"))
    }

    @Test func ifSystemdRefusesTheAgentStartsTheProgram() throws {
        var manager: Manager?
        var file = ""
        let stage = try stage(terminal: false, inUnit: true) {
            manager = try Manager(on: $0.watcher.bus, works: false)
            file = try installTerminal($0)
        }
        defer { stage.end() }
        try stage.watcher.wait(until: { !stage.server.calls.isEmpty })
        try stage.server.press("begin", on: stage.server.calls[0].id)
        try stage.watcher.wait(
            until: { FileManager.default.fileExists(atPath: file) }, every: 10_000)
        #expect(manager?.units.count == 1)
    }
}
