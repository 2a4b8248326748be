import Contract
import Foundation
import PrivateSession
import SDBus
import Testing
import Words

/// What opens the window, and what happens if there is none.
struct WindowOpenerTests {
    /// The agent, a tray, a server of notifications and a window.
    private final class Desk {
        let session: PrivateSession
        let watcher: Watcher
        let host: TrayHost
        let server: NoticeServer
        let window: WindowStandIn

        init() throws {
            let session = try PrivateSession()
            let watcher = try Watcher(session)
            func bus() throws -> Bus {
                let bus = try session.connect()
                try watcher.loop.attach(bus)
                return bus
            }
            host = try TrayHost(on: bus())
            server = try NoticeServer(on: bus(), capabilities: ["body", "actions"])
            window = try WindowStandIn(on: bus())
            (self.session, self.watcher) = (session, watcher)
            _ = try watcher.get(.status)
            try watcher.wait(until: { [host] in host.items.count == 1 })
        }

        func isMenu() throws -> Value {
            let call = try host.itemCall("Get", of: "org.freedesktop.DBus.Properties")
            try call.append(TrayHost.itemInterface, "ItemIsMenu")
            return try host.bus.call(call).read(Value.self)
        }

        func menu() throws -> [(label: String, id: Int32)] {
            let call = try host.menuCall("GetLayout")
            try call.append(Int32(0), Int32(-1), ["label"])
            let (_, layout) = try host.bus.call(call).read(UInt32.self, TrayHost.Layout.Wire.self)
            return TrayHost.Layout(layout).children.compactMap { entry in
                entry.properties["label"].map { ($0.stringValue ?? "", entry.id) }
            }
        }

        func giveToken(_ token: String) throws {
            let call = try host.itemCall("ProvideXdgActivationToken")
            try call.append(token)
            _ = try host.bus.call(call)
        }

        func choose(_ label: String) throws {
            let id = try #require(menu().first { $0.label == label }?.id)
            let call = try host.menuCall("Event")
            try call.append(id, "clicked", Value.int32(0), UInt32(0))
            _ = try host.bus.call(call)
        }

        func calls(_ count: Int) throws -> [WindowStandIn.Call] {
            try watcher.wait(until: { window.calls.count >= count })
            return window.calls
        }
    }

    private typealias Call = WindowStandIn.Call

    @Test func launcherOpensItAndPassesTheTokenOn() throws {
        let desk = try Desk()
        defer { desk.session.end() }
        let data: [String: Value] = [
            "activation-token": .string("t"), "desktop-startup-id": .string("i"),
        ]
        try desk.watcher.call("Activate", on: Application.interface, data)
        #expect(try desk.calls(1) == [Call("Activate", data)])
        // What the window cannot use stays here.
        let other: [String: Value] = [
            "activation-token": .string(String(repeating: "t", count: 10_000)),
            "desktop-startup-id": .uint32(1), "note": .string("n"),
        ]
        try desk.watcher.call("Activate", on: Application.interface, other)
        #expect(try desk.calls(2)[1] == Call("Activate"))
    }

    @Test func searchOpensIt() throws {
        let desk = try Desk()
        defer { desk.session.end() }
        for (timestamp, data) in [
            (0, [:]), (1234, ["desktop-startup-id": .string("atrest_TIME1234")]),
        ] as [(UInt32, [String: Value])] {
            let call = try desk.watcher.bus.methodCall(
                to: Destination(
                    service: Names.application, path: ObjectPath(Names.searchPath)!,
                    interface: SearchProvider2.interface), "LaunchSearch")
            try call.append(["fast"], timestamp)
            let count = desk.window.calls.count
            _ = try desk.watcher.bus.call(call)
            #expect(try desk.calls(count + 1)[count] == Call("Activate", data))
        }
    }

    @Test func pressOnANotificationOpensIt() throws {
        let desk = try Desk()
        defer { desk.session.end() }
        try desk.watcher.start(before: 4 * hour)
        try desk.watcher.wait(until: { !desk.server.calls.isEmpty })
        let id = desk.server.calls[0].id
        try desk.server.press("default", on: id, token: "t")
        #expect(try desk.calls(1) == [Call("Activate", ["activation-token": .string("t")])])
        try desk.server.press("add-water-250", on: id)
        try desk.watcher.wait(until: { desk.server.calls.count >= 2 })
        #expect(desk.window.calls.count == 1)
    }

    @Test func trayOpensIt() throws {
        let desk = try Desk()
        defer { desk.session.end() }
        // Without the window a press opens the menu, and the menu has the timer alone.
        #expect(try desk.isMenu() == .boolean(true))
        #expect(try !desk.menu().map(\.label).contains("Calendar"))
        try desk.choose("Open Atrest")
        #expect(try desk.calls(1) == [Call("Activate")])

        desk.host.forget()
        try WindowStandIn.install(in: desk.session, running: "/bin/false")
        try desk.watcher.wait(until: { desk.host.events.contains { $0.member == "NewIcon" } })
        #expect(try desk.isMenu() == .boolean(false))
        try desk.giveToken("a")
        let press = try desk.host.itemCall("Activate")
        try press.append(Int32(0), Int32(0))
        _ = try desk.host.bus.call(press)
        try desk.choose("Calendar")
        try desk.choose("Forest")
        try desk.giveToken("b")
        try desk.choose("Settings")
        #expect(
            try Array(desk.calls(5).dropFirst())
                == [
                    Call("Activate", ["activation-token": .string("a")]), Call("show-calendar"),
                    Call("show-forest"),
                    Call("show-settings", ["activation-token": .string("b")]),
                ])
    }

    /// A window that does not start counts as not installed.
    @Test func windowThatDoesNotStartOpensATerminal() throws {
        let terminal = try TerminalStandIn()
        defer { terminal.remove() }
        let session = try PrivateSession()
        defer { session.end() }
        try WindowStandIn.install(in: session, running: "/bin/false")
        let watcher = try Watcher(session)
        // The bus starts the agent with its own environment.
        let update = try watcher.bus.methodCall(to: .daemon, "UpdateActivationEnvironment")
        try update.append(["PATH": terminal.folder])
        _ = try watcher.bus.call(update)
        try watcher.call("Activate", on: Application.interface, noOptions)
        try watcher.wait(until: { access(terminal.opened, F_OK) == 0 }, every: 10_000)
        #expect(try PrivateSession.read(terminal.opened) == "-e \(session.programs)/atrest watch\n")
    }

    /// The bus starts neither the window nor a terminal on a display that it does not know. The notification has the cure.
    @Test func withoutADisplayANotificationSaysSo() throws {
        let session = try PrivateSession()
        defer { session.end() }
        try WindowStandIn.install(in: session, running: "/bin/false")
        let watcher = try Watcher(session)
        let bus = try session.connect()
        try watcher.loop.attach(bus)
        let server = try NoticeServer(on: bus, capabilities: ["body"])
        let update = try watcher.bus.methodCall(to: .daemon, "UpdateActivationEnvironment")
        try update.append(["PATH": "/nowhere"])
        _ = try watcher.bus.call(update)
        try watcher.call("Activate", on: Application.interface, noOptions)
        try watcher.wait(until: {
            server.calls.contains { $0.title == Words.Launcher.noDisplay }
        })
    }

    /// A key of the desktop starts the command without a terminal.
    @Test func failureOfACommandWithoutATerminalIsANotification() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let watcher = try Watcher(session)
        let bus = try session.connect()
        try watcher.loop.attach(bus)
        let server = try NoticeServer(on: bus, capabilities: ["body"])
        session.environment["DISPLAY"] = ":0"
        let run = Thread.Result {
            try session.run("sh", ["-c", "atrest toggle </dev/null >/dev/null 2>&1"])
        }
        try watcher.wait(until: { run.isDone }, every: 10_000)
        #expect(try run.value().status == ExitStatus.unavailable.rawValue)
        #expect(server.calls.map(\.title) == [Words.agentUnknown])
    }

    /// In a unit, the user's systemd starts the program that opens the terminal.
    @Test func twoPressesInAUnitOpenOneTerminal() throws {
        typealias Property = BusStruct<String, Value>
        typealias Auxiliary = BusStruct<String, [Property]>
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let watcher = try Watcher(session)
        let bus = try session.connect()
        try watcher.loop.attach(bus)
        var starts = 0
        let start = Interface.Member.method(
            "StartTransientUnit", in: ["name", "mode", "properties", "aux"], out: ["job"]
        ) { (_: String, _: String, _: [Property], _: [Auxiliary]) -> ObjectPath in
            starts += 1
            return "/job"
        }
        let slot = try bus.export(
            Interface("org.freedesktop.systemd1.Manager", [start]), at: "/org/freedesktop/systemd1")
        _ = try bus.requestName("org.freedesktop.systemd1")
        session.environment["INVOCATION_ID"] = "00112233445566778899aabbccddeeff"
        let agent = try session.start(session.programs + "/atrestd")
        defer {
            session.end()
            _ = agent.wait()
        }
        try watcher.waitForOwner()
        // The stand-in for systemd answers when this thread waits.
        for _ in 0..<2 {
            try watcher.call("Activate", on: Application.interface, noOptions)
        }
        _ = try watcher.get(.status)
        try watcher.wait(until: { starts > 0 })
        try watcher.fence()
        #expect(starts == 1)
        // Later another one opens.
        try watcher.call("Activate", on: Application.interface, noOptions)
        try watcher.wait(until: { starts == 2 })
        withExtendedLifetime(slot) {}
    }

    // MARK: The command

    @Test func commandOpensAScreenAndPassesTheTokenOn() throws {
        let desk = try Desk()
        defer { desk.session.end() }
        desk.session.environment["XDG_ACTIVATION_TOKEN"] = "t"
        for (arguments, call) in [
            (["window"], Call("Activate", ["activation-token": .string("t")])),
            (["window", "timer"], Call("show-timer", ["activation-token": .string("t")])),
            (["window", "Forest"], Call("show-forest", ["activation-token": .string("t")])),
        ] {
            let session = desk.session
            let run = Thread.Result { try session.run("atrest", arguments) }
            try desk.watcher.wait(until: { run.isDone }, every: 10_000)
            #expect(
                try run.value() == PrivateSession.Result(status: 0, output: "", errors: ""))
            #expect(desk.window.calls.last == call)
        }
    }

    @Test func commandWithoutADesktopSaysSo() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let missing = try session.atrest("window")
        #expect(missing.status == 69)
        #expect(missing.errors == "atrest: \(Words.WindowCommand.noDesktop)\n")
        try WindowStandIn.install(in: session, running: "/bin/false")
        #expect(try session.atrest("window", "forest") == missing)
        #expect(try session.atrest("window", "garden").status == 64)
    }

    /// A launcher that does not know D-Bus activation runs the command.
    @Test func launcherGetsTheTerminalWithoutTheWindow() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let opened = session.folder + "/opened"
        try PrivateSession.write(
            "#!/bin/sh\necho \"$@\" >'\(opened)'\n", to: session.folder + "/home/xterm")
        chmod(session.folder + "/home/xterm", 0o700)
        session.environment["DISPLAY"] = ":0"
        session.environment["PATH"] = session.programs + ":" + session.folder + "/home"
        #expect(try session.atrest("window").status == 0)
        #expect(try PrivateSession.read(opened) == "-e \(session.programs)/atrest watch\n")
    }
}
