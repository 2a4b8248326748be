import Glibc
import PrivateSession
import SDBus
import Synchronization
import Testing

@testable import Notices

/// The real thread and libnotify, with a server in this process.
///
/// libnotify reads the bus address from the environment once per process. So all tests that use it
/// are steps of one test.
@Suite(.serialized) struct LibnotifyPresenterTests {
    /// A private bus and a presenter.
    private final class Stage {
        let session: PrivateSession
        let loop: SDEventLoop
        let presenter: LibnotifyPresenter
        let logLines = Shared([String]())

        init() throws {
            session = try PrivateSession(activates: false)
            setenv("DBUS_SESSION_BUS_ADDRESS", session.address, 1)
            setenv("NOTIFY_IGNORE_PORTAL", "1", 1)
            loop = try SDEventLoop()
            presenter = LibnotifyPresenter(
                application: "Test", desktopEntry: "test.entry", icon: "/icons/a b.svg"
            ) {
                [logLines] line in
                logLines.withLock { $0.append(line) }
            }
        }

        func server(_ capabilities: [String]) throws -> NoticeServer {
            let bus = try session.connect()
            try loop.attach(bus)
            return try NoticeServer(on: bus, capabilities: capabilities)
        }

        func wait(
            _ location: SourceLocation = #_sourceLocation, until isDone: () -> Bool
        ) throws {
            let deadline = SDEventTimer.Clock.monotonic.now + .seconds(30)
            while !isDone() {
                try #require(SDEventTimer.Clock.monotonic.now < deadline, sourceLocation: location)
                try loop.runOnce(timeout: .milliseconds(100))
            }
        }
    }

    private func notification(_ body: String) -> DesktopNotification {
        DesktopNotification(
            title: "<b>Title</b> & more", body: [.init(body)], category: "x-test.kind")
    }

    @Test func notificationsReachTheServer() throws {
        let stage = try Stage()
        defer { stage.session.end() }
        try showsOneNotificationAtATime(stage)
        try keepsSlotsActionsAndLinesApart(stage)
    }

    private func showsOneNotificationAtATime(_ stage: Stage) throws {
        var server: NoticeServer? = try stage.server(["body", "body-markup"])

        // Markup is escaped if the server reads it, and only in the body.
        stage.presenter.show(notification("1 < 2 & 3 > 2"), in: .fast)
        try stage.wait { server!.calls.count == 1 }
        let first = server!.calls[0]
        #expect(first.title == "<b>Title</b> & more")
        #expect(first.body == "1 &lt; 2 &amp; 3 &gt; 2")
        // From 0.8.9 libnotify sends the picture as a hint.
        #expect(
            first.icon == "file:///icons/a%20b.svg"
                || first.hints["image-path"] == .string("/icons/a b.svg")
                || first.hints["image-path"] == .string("file:///icons/a%20b.svg"))
        #expect(first.application == "Test")
        #expect(first.hints["desktop-entry"] == .string("test.entry"))
        #expect(first.hints["category"] == .string("x-test.kind"))
        #expect(first.hints["urgency"] == .byte(1))

        // The next notification replaces it.
        stage.presenter.show(notification("second"), in: .fast)
        try stage.wait { server!.calls.count == 2 }
        #expect(server!.calls[1].replaces == first.id)

        // After it is withdrawn, the next notification is a new one.
        stage.presenter.withdraw(.fast)
        try stage.wait { server!.closed == [first.id] }
        stage.presenter.show(notification("third"), in: .fast)
        try stage.wait { server!.calls.count == 3 }
        #expect(server!.calls[2].replaces == 0)

        // No server is running: the notification waits for the next one, which reads no markup and
        // does not know the id.
        server = nil
        stage.presenter.show(notification("1 < 2"), in: .fast)
        try stage.wait { stage.logLines.withLock { !$0.isEmpty } }
        var plain: NoticeServer? = try stage.server(["body"])
        try stage.wait { plain!.calls.count == 1 }
        #expect(plain!.calls[0].body == "1 < 2")
        #expect(plain!.calls[0].replaces == 0)

        // An accepted notification is not sent to the next server. Neither is a withdrawn one.
        plain = nil
        stage.logLines.withLock { $0 = [] }
        stage.presenter.show(notification("too late"), in: .fast)
        try stage.wait { stage.logLines.withLock { !$0.isEmpty } }
        stage.presenter.withdraw(.fast)
        let last = try stage.server(["body"])
        stage.presenter.show(notification("last"), in: .fast)
        try stage.wait { last.calls.last?.body == "last" }
        #expect(last.calls.count == 1)

        // Requests do not pile up while the server does not answer. The last one is carried out.
        for number in 0..<50 { stage.presenter.show(notification("\(number)"), in: .fast) }
        try stage.wait { last.calls.last?.body == "49" }
        #expect(last.calls.count < 50)
    }

    private func keepsSlotsActionsAndLinesApart(_ stage: Stage) throws {
        let server = try stage.server(["body", "actions"])
        func call(_ count: Int) throws -> NoticeServer.Call {
            try stage.wait { server.calls.count == count }
            return server.calls[count - 1]
        }
        var lasting = notification("lasting")
        lasting.actions = [.init(key: "a", label: "A"), .init(key: "b", label: "B")]
        stage.presenter.show(lasting, in: .fast)
        let first = try call(1)
        #expect(first.actions == ["a", "A", "b", "B"])
        #expect(first.hints["x-canonical-private-synchronous"] == .string("atrest-fast"))
        #expect(first.hints["transient"] == nil)
        #expect(first.timeout == -1)

        // A transient notification in another slot.
        var transient = notification("transient")
        transient.lifetime = .milliseconds(400)
        transient.isSilent = true
        stage.presenter.show(transient, in: .transient)
        let second = try call(2)
        #expect(second.replaces == 0)
        #expect(second.timeout == 400)
        #expect(second.hints["transient"] == .boolean(true))
        #expect(second.hints["suppress-sound"] == .boolean(true))
        #expect(second.hints["x-canonical-private-synchronous"] == .string("atrest-moment"))
        // It is withdrawn even if the server ignores its lifetime.
        try stage.wait { server.closed == [second.id] }

        // An invoked action names its slot. A temporary line is added and removed again.
        try server.press("b", on: first.id)
        var actions: [InvokedAction] = []
        try stage.wait {
            actions += stage.presenter.takeInvokedActions()
            return !actions.isEmpty
        }
        #expect(actions == [InvokedAction(slot: .fast, key: "b")])
        stage.presenter.addTemporaryLine(
            "a line", at: .afterText, in: .fast, fallback: notification("not needed"))
        let third = try call(3)
        #expect(third.replaces == first.id)
        #expect(third.body == "lasting\n\na line")
        #expect(third.actions == first.actions)
        let fourth = try call(4)
        #expect(fourth.replaces == first.id)
        #expect(fourth.body == "lasting")

        // If the action has closed the notification, the fallback is shown.
        try server.press("b", on: first.id, closing: true)
        try stage.wait { !stage.presenter.takeInvokedActions().isEmpty }
        stage.presenter.addTemporaryLine(
            "a line", at: .afterText, in: .fast, fallback: transient)
        let fifth = try call(5)
        #expect(fifth.replaces == 0)
        #expect(fifth.body == "transient")

        // An update does not bring a dismissed notification back.
        stage.presenter.update(notification("update"), in: .fast)
        stage.presenter.show(notification("next"), in: .fast)
        let sixth = try call(6)
        #expect(sixth.body == "next")
        stage.presenter.update(notification("update"), in: .fast)
        let seventh = try call(7)
        #expect(seventh.replaces == sixth.id)
        #expect(seventh.body == "update")
        // The user has seen the notification, so an update has a low urgency.
        #expect(seventh.hints["urgency"] == .byte(0))

        // An update that overtakes a notification while a slow server keeps the thread waiting.
        stage.presenter.show(notification("slow"), in: .fast)
        usleep(200_000)
        stage.presenter.update(notification("slow, updated"), in: .fast)
        let eighth = try call(8)
        #expect(eighth.body == "slow, updated")

        // Closing withdraws everything and returns even if the server does not answer: it runs on
        // the thread that waits here.
        stage.presenter.close()
        try stage.wait { server.closed.last == eighth.id }
    }
}

/// A value that two threads use.
private final class Shared<Content: Sendable>: Sendable {
    private let content: Mutex<Content>

    init(_ content: Content) { self.content = Mutex(content) }

    func withLock<Result: Sendable>(_ body: (inout Content) -> Result) -> Result {
        content.withLock { body(&$0) }
    }
}
