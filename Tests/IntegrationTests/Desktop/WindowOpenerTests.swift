import Contract
import Foundation
import PrivateSession
import SDBus
import Testing

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

    @Test func oneProgramAtATimeOpensATerminal() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let call = try watcher.bus.methodCall(to: .daemon, "UpdateActivationEnvironment")
        try call.append(["PATH": "/nowhere"])
        _ = try watcher.bus.call(call)
        for _ in 0..<20 {
            try watcher.call("Activate", on: Application.interface, noOptions)
        }
        let agent = try watcher.agentProcess()
        let processes = try FileManager.default.contentsOfDirectory(atPath: "/proc")
        let children = processes.filter { process in
            // Another process may have ended since.
            let status = (try? PrivateSession.read("/proc/\(process)/status")) ?? ""
            return status.contains("\nPPid:\t\(agent)\n")
        }
        // The first one may have ended on a busy machine.
        #expect(children.count <= 1)
    }
}
