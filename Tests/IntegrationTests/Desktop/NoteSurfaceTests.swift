import Contract
import Foundation
import PrivateSession
import SDBus
import Testing

/// A note is private: what the desktop shows of a fast never contains it.
struct NoteSurfaceTests {
    /// Words that are in no other text.
    private static let secret = "xylophone quartz"

    /// The agent with two fasts that have the note, one of which is running, a tray and notifications.
    private final class Desk {
        let session: PrivateSession
        let watcher: Watcher
        let server: NoticeServer
        let host: TrayHost

        init() throws {
            session = try PrivateSession()
            watcher = try Watcher(session)
            server = try NoticeServer(on: watcher.bus, capabilities: ["body", "actions"])
            let bus = try session.connect()
            try watcher.loop.attach(bus)
            host = try TrayHost(on: bus)
            for line in [["log", "40h ago", "-", "22h ago"], ["start", "--ago", "15h"]] {
                let result = try session.run("atrest", line + ["--note", NoteSurfaceTests.secret])
                #expect(result.status == 0, "\(result.errors)")
            }
            try watcher.wait(until: { [host] in host.items.count == 1 })
        }

        func ask(_ interface: String, at path: String, _ member: String) throws -> Message {
            try watcher.bus.methodCall(
                to: Destination(
                    service: Names.application, path: ObjectPath(path)!, interface: interface),
                member)
        }
    }

    private func isPrivate(_ answer: Any, _ what: String) {
        #expect(!"\(answer)".contains("xylophone") && !"\(answer)".contains("quartz"), "\(what)")
    }

    /// The icon, the tool tip and the menu, before and after the note is changed, so that it is undone.
    @Test func tray() throws {
        let desk = try Desk()
        defer { desk.session.end() }
        for _ in 0..<2 {
            let item = try desk.host.itemCall("GetAll", of: "org.freedesktop.DBus.Properties")
            try item.append(TrayHost.itemInterface)
            let properties = try desk.host.bus.call(item).read([String: Value].self)
            #expect(properties.count > 5)
            isPrivate(properties, "the item")
            let menu = try desk.host.menuCall("GetLayout")
            try menu.append(Int32(0), Int32(-1), [String]())
            let (_, layout) = try desk.host.bus.call(menu).read(
                UInt32.self, TrayHost.Layout.Wire.self)
            #expect("\(layout)".contains("Undo"))
            isPrivate(layout, "the menu")
            let change = try desk.session.run("atrest", ["note", "@0", Self.secret, "again"])
            #expect(change.status == 0)
        }
    }

    @Test(arguments: [
        ("xylophone", 0), ("quartz", 0), ("fast xylophone", 0), ("note xylophone", 0),
        ("end fast", 1), ("water 330", 1),
    ]) func search(_ text: String, _ count: Int) throws {
        let desk = try Desk()
        defer { desk.session.end() }
        let terms = text.split(separator: " ").map(String.init)
        let initial = try desk.ask(
            SearchProvider2.interface, at: Names.searchPath, "GetInitialResultSet")
        try initial.append(terms)
        let ids = try desk.watcher.bus.call(initial).read([String].self)
        let metas = try desk.ask(SearchProvider2.interface, at: Names.searchPath, "GetResultMetas")
        try metas.append(ids)
        let results = try desk.watcher.bus.call(metas).read([[String: Value]].self)
        let match = try desk.ask(Krunner1.interface, at: Names.runnerPath, "Match")
        try match.append(text)
        typealias Match = BusStruct<String, String, String, Int32, Double, [String: Value]>
        let matches = try desk.watcher.bus.call(match).read([Match].self)
        // A note is not found either.
        #expect(results.count == count && matches.count == count)
        isPrivate(results, "GNOME Shell")
        isPrivate(matches.map(\.fields), "KRunner")
    }

    /// What a launcher does is told in a notification.
    @Test func notifications() throws {
        let desk = try Desk()
        defer { desk.session.end() }
        for action in ["Water", "End", "Begin", "Toggle"] {
            let count = desk.server.calls.count
            try desk.watcher.call(
                "ActivateAction", on: Application.interface, action, [Value](), noOptions)
            try desk.watcher.wait(until: { desk.server.calls.count > count })
        }
        isPrivate(desk.server.calls, "a notification")
    }

    /// The panels read properties, the rows of a day and lines of `atrest widget`. None asks for a note.
    @Test func panels() throws {
        let folder = packageFolder.appending(path: "desktop")
        let programs = try #require(FileManager.default.enumerator(atPath: folder.path))
            .compactMap { $0 as? String }
            .filter { name in
                [".js", ".qml", ".py", ".jsonc", ".ini", ".conf", "genmon", "genmon-push"]
                    .contains { name.hasSuffix($0) }
            }
        #expect(programs.count > 20)
        for name in programs {
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            let asked = text.matches(of: /\b(?:Set)?Note(?:s|Async|Remote)?\b|--notes?\b|--grep/)
            #expect(asked.isEmpty, "\(name)")
        }
    }
}
