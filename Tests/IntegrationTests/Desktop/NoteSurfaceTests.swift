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
        let host: TrayHost

        init() throws {
            session = try PrivateSession()
            watcher = try Watcher(session)
            let bus = try session.connect()
            try watcher.loop.attach(bus)
            host = try TrayHost(on: bus)
            for line in [["log", "40h ago", "-", "22h ago"], ["start", "--ago", "15h"]] {
                let result = try session.run("atrest", line + ["--note", NoteSurfaceTests.secret])
                #expect(result.status == 0, "\(result.errors)")
            }
            try watcher.wait(until: { [host] in host.items.count == 1 })
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
}
