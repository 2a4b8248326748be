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

    @Test func noticesReachWhateverServerIsThere() throws {
        let stage = try Stage()
        defer { stage.session.end() }
        try oneNoticeAtATime(stage)
        try placesActionsAsides(stage)
    }

    private func oneNoticeAtATime(_ stage: Stage) throws {
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

    private func placesActionsAsides(_ stage: Stage) throws {
        let server = try stage.server(["body", "actions"])
        func calls(_ count: Int) throws -> NoticeServer.Call {
            try stage.wait { server.calls.count == count }
            return server.calls[count - 1]
        }
        var lasting = notice("lasting")
        lasting.actions = [.init(key: "a", label: "A"), .init(key: "b", label: "B")]
        stage.port.show(lasting, at: .fast)
        let first = try calls(1)
        #expect(first.actions == ["a", "A", "b", "B"])
        #expect(first.hints["x-canonical-private-synchronous"] == .string("atrest-fast"))
        #expect(first.hints["transient"] == nil)
        #expect(first.timeout == -1)

        // Another place, another notice, which is for the moment.
        var passing = notice("passing")
        passing.lifetime = 400
        passing.isQuiet = true
        stage.port.show(passing, at: .moment)
        let second = try calls(2)
        #expect(second.replaces == 0)
        #expect(second.timeout == 400)
        #expect(second.hints["transient"] == .boolean(true))
        #expect(second.hints["suppress-sound"] == .boolean(true))
        // Whatever the server thinks of its lifetime, it goes.
        try stage.wait { server.closed == [second.id] }

        // An answer comes with its place; what it brings stands in the notice for a moment.
        try server.press("b", on: first.id)
        var answers: [NoticeAnswer] = []
        try stage.wait {
            answers += stage.port.takeAnswers()
            return !answers.isEmpty
        }
        #expect(answers == [NoticeAnswer(place: .fast, key: "b")])
        stage.port.add("an aside", below: .first, at: .fast, otherwise: notice("not needed"))
        let third = try calls(3)
        #expect(third.replaces == first.id)
        #expect(third.body == "lasting\nan aside")
        #expect(third.actions == first.actions)
        let fourth = try calls(4)
        #expect(fourth.replaces == first.id)
        #expect(fourth.body == "lasting")

        // Where the answer has closed it, the aside is a notice of its own.
        try server.press("b", on: first.id, closing: true)
        try stage.wait { !stage.port.takeAnswers().isEmpty }
        stage.port.add("an aside", below: .first, at: .fast, otherwise: passing)
        let fifth = try calls(5)
        #expect(fifth.replaces == 0)
        #expect(fifth.body == "passing")

        // What the reader has put away is not brought back by a revision.
        stage.port.revise(notice("revised"), at: .fast)
        stage.port.show(notice("next"), at: .fast)
        let sixth = try calls(6)
        #expect(sixth.body == "next")
        stage.port.revise(notice("revised"), at: .fast)
        let seventh = try calls(7)
        #expect(seventh.replaces == sixth.id)
        #expect(seventh.body == "revised")
        // It is no news, and need not be seen again.
        #expect(seventh.hints["urgency"] == .byte(0))

        // A revision that overtakes a notice for which a slow server keeps the thread waiting.
        stage.port.show(notice("slow"), at: .fast)
        usleep(200_000)
        stage.port.revise(notice("slow, revised"), at: .fast)
        let eighth = try calls(8)
        #expect(eighth.body == "slow, revised")

        // Whoever ends takes everything away first, and does not wait for ever.
        stage.port.close()
        try stage.wait { server.closed.last == eighth.id }
    }

    @Test func asideStandsBelowItsParagraph() {
        let notice = Notice(
            title: "", body: ["text", .init("line", isItalic: true)], category: "")
        #expect(
            notice.adding("<1>", below: .first).text(markup: true)
                == "text\n&lt;1&gt;\n<i>line</i>")
        #expect(notice.adding("2", below: .last).text(markup: true) == "text\n<i>line</i>\n2")
        #expect(notice.adding("2", below: .last).text(markup: false) == "text\n\nline\n\n2")
        let bare = Notice(title: "", body: [], category: "")
        #expect(bare.adding("3", below: .first).text(markup: false) == "3")
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
