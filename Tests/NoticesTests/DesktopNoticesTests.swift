import Glibc
import PrivateSession
import SDBus
import Synchronization
import Testing

@testable import Notices

/// The real thread and libnotify against a server of our own.
///
/// libnotify finds its bus in the environment of the whole process, once: so there is one session,
/// and one test at a time.
@Suite(.serialized) struct DesktopNoticesTests {
    /// A bus with a port on it that stays for as long as the process does.
    private final class Stage {
        let session: PrivateSession
        let loop: EventLoop
        let port: DesktopNotices
        /// What was logged.
        let lines = Shared([String]())

        init() throws {
            session = try PrivateSession(activates: false)
            setenv("DBUS_SESSION_BUS_ADDRESS", session.address, 1)
            setenv("NOTIFY_IGNORE_PORTAL", "1", 1)
            loop = try EventLoop()
            port = DesktopNotices(application: "Test", desktopEntry: "test.entry") {
                [lines] line in
                lines.withLock { $0.append(line) }
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
            let deadline = Timer.Clock.monotonic.now + 30_000_000
            while !isDone() {
                try #require(Timer.Clock.monotonic.now < deadline, sourceLocation: location)
                try loop.runOnce(microseconds: 100_000)
            }
        }
    }

    private func notice(_ body: String) -> Notice {
        Notice(
            title: "<b>Title</b> & more", body: [Notice.Paragraph(body)], category: "x-test.kind")
    }

    @Test func oneNoticeAtATime() throws {
        let stage = try Stage()
        defer { stage.session.end() }
        var server: NoticeServer? = try stage.server(["body", "body-markup"])

        // Markup is escaped where the server reads it, and only in the body.
        stage.port.show(notice("1 < 2 & 3 > 2"), at: .fast)
        try stage.wait { server!.calls.count == 1 }
        let first = server!.calls[0]
        #expect(first.title == "<b>Title</b> & more")
        #expect(first.body == "1 &lt; 2 &amp; 3 &gt; 2")
        #expect(first.icon == "test.entry")
        #expect(first.application == "Test")
        #expect(first.hints["desktop-entry"] == .string("test.entry"))
        #expect(first.hints["category"] == .string("x-test.kind"))
        #expect(first.hints["urgency"] == .byte(1))

        // The next takes its place.
        stage.port.show(notice("second"), at: .fast)
        try stage.wait { server!.calls.count == 2 }
        #expect(server!.calls[1].replaces == first.id)

        // Withdrawn, it is gone; the one after it is a new one.
        stage.port.withdraw(.fast)
        try stage.wait { server!.closed == [first.id] }
        stage.port.show(notice("third"), at: .fast)
        try stage.wait { server!.calls.count == 3 }
        #expect(server!.calls[2].replaces == 0)

        // Nobody is there: it waits for whoever comes, who reads no markup and knows no id.
        server = nil
        stage.port.show(notice("1 < 2"), at: .fast)
        try stage.wait { stage.lines.withLock { !$0.isEmpty } }
        var plain: NoticeServer? = try stage.server(["body"])
        try stage.wait { plain!.calls.count == 1 }
        #expect(plain!.calls[0].body == "1 < 2")
        #expect(plain!.calls[0].replaces == 0)

        // It was taken, so the next server hears nothing of it; nor of one that was taken back.
        plain = nil
        stage.lines.withLock { $0 = [] }
        stage.port.show(notice("too late"), at: .fast)
        try stage.wait { stage.lines.withLock { !$0.isEmpty } }
        stage.port.withdraw(.fast)
        let last = try stage.server(["body"])
        stage.port.show(notice("last"), at: .fast)
        try stage.wait { last.calls.last?.body == "last" }
        #expect(last.calls.count == 1)

        // While nobody answers, orders do not pile up: the last one is carried out.
        for number in 0..<50 { stage.port.show(notice("\(number)"), at: .fast) }
        try stage.wait { last.calls.last?.body == "49" }
        #expect(last.calls.count < 50)
    }

    @Test(arguments: [
        ("", ""), ("a & b", "a &amp; b"), ("<i>", "&lt;i&gt;"), ("&amp;", "&amp;amp;"),
        ("é✓", "é✓"),
    ]) func markupIsEscaped(_ text: String, _ markup: String) {
        let paragraph = Notice.Paragraph(text)
        #expect(Notice(title: "", body: [paragraph], category: "").text(markup: true) == markup)
    }
}

/// Something that two threads touch.
private final class Shared<Content: Sendable>: Sendable {
    private let content: Mutex<Content>

    init(_ content: Content) { self.content = Mutex(content) }

    func withLock<Result: Sendable>(_ body: (inout Content) -> Result) -> Result {
        content.withLock { body(&$0) }
    }
}
