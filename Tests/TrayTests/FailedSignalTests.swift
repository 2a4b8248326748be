import PrivateSession
import SDBus
import Testing

@testable import Tray

/// A signal that could not be sent is tried again.
struct FailedSignalTests {
    @Test func aFailedSignalOfTheItemIsSentWithTheNextCall() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let bus = try session.connect()
        var content = Scene.content
        let item = StatusNotifierItem(
            on: bus, id: "thing", content: { content }, onActivate: {}, onToken: { _ in })
        try item.announceChanges()
        content.title = "Other"
        bus.close()
        for _ in 0..<2 { #expect(throws: SystemError.self) { try item.announceChanges() } }
    }

    @Test func aFailedSignalOfTheMenuIsSentWithTheNextCall() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let bus = try session.connect()
        var entries = Scene.content.menu
        let menu = TrayMenu(on: bus, entries: { entries }, onChoice: { _ in })
        try menu.announceChanges()
        entries.removeLast()
        bus.close()
        for _ in 0..<2 { #expect(throws: SystemError.self) { try menu.announceChanges() } }
    }
}
