import Contract
import Glibc
import PrivateSession
import SDBus
import Text

/// Shows what Atrest does, in a private session: a fast shortly before the next phase, the
/// transition, its notification, the end.
struct Demo {
    private typealias Say = DemoWords
    /// The longest time to wait for the transition.
    private static let patience = Duration.seconds(10)
    private let isTerminal = isatty(STDOUT_FILENO) != 0

    func run() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let loop = try SDEventLoop()
        let desktop = Desktop()
        var notice: NoticeServer.Call?
        let bus = try session.connect()
        try loop.attach(bus)
        let server = try NoticeServer(on: bus, capabilities: ["body"]) { notice = $0 }
        defer { withExtendedLifetime(server) {} }

        say(WrappedText.lines(Say.opening, width: 72).joined(separator: "\n"))
        try show(["start", "--ago", "3h59m57s"], in: session)
        try show(["status"], in: session)

        say("\n" + Say.waiting)
        prompt(["status", "--follow"])
        let follower = try session.start(
            "atrest", ["status", "--follow"], output: .inherited, errors: .inherited)
        try wait(for: { notice != nil }, turning: loop)
        if let notice { present(notice, on: desktop) }
        // The follower gets the same signal; this lets it finish its line.
        usleep(300_000)
        follower.stop()

        try show(["status"], in: session)
        try show(["end"], in: session)
        say("\n" + Say.closing + "\n")
        for (command, sentence) in [
            ("make install", Say.install), ("atrest start", Say.start), ("man atrest", Say.manual),
        ] {
            say("  \(command.padded(to: 18))\(sentence)")
        }
    }

    private func wait(for isDone: () -> Bool, turning loop: SDEventLoop) throws {
        let deadline = SDEventTimer.Clock.monotonic.now + Self.patience
        while !isDone() {
            let now = SDEventTimer.Clock.monotonic.now
            guard now < deadline else { throw ChildProcess.Failure(description: Say.noTransition) }
            try loop.runOnce(timeout: deadline - now)
        }
    }

    /// Runs `atrest`, with its output on the terminal.
    private func show(_ arguments: [String], in session: PrivateSession) throws {
        prompt(arguments)
        let child = try session.start(
            "atrest", arguments, output: .inherited, errors: .inherited)
        guard child.wait() == 0 else {
            throw ChildProcess.Failure(description: Say.failed(arguments.joined(separator: " ")))
        }
    }

    private func prompt(_ arguments: [String]) {
        let line = "$ atrest " + arguments.joined(separator: " ")
        say(isTerminal ? "\n\u{1b}[1m\(line)\u{1b}[0m" : "\n\(line)")
    }

    /// Shows the notification on the user's desktop, and in the terminal.
    private func present(_ notice: NoticeServer.Call, on desktop: Desktop) {
        let isShown = desktop.show(notice)
        let width = 60
        let lines = [notice.title] + WrappedText.lines(notice.body, width: width)
        say("")
        say("  ╭" + String(repeating: "─", count: width + 2) + "╮")
        for (index, line) in lines.enumerated() {
            let text = line.padded(to: width)
            say("  │ " + (index == 0 && isTerminal ? "\u{1b}[1m\(text)\u{1b}[0m" : text) + " │")
        }
        say("  ╰" + String(repeating: "─", count: width + 2) + "╯")
        say("  " + (isShown ? Say.noticeOnDesktop : Say.noticeHere))
    }

    private func say(_ text: String) {
        _ = (text + "\n").withCString { write(STDOUT_FILENO, $0, strlen($0)) }
    }
}

/// The user's own desktop, if there is one.
private struct Desktop {
    private let bus = try? Bus.openUser()

    /// - Returns: whether a notification server took the call.
    func show(_ notice: NoticeServer.Call) -> Bool {
        guard let bus else { return false }
        let destination = Destination(
            service: NoticeServer.name, path: "/org/freedesktop/Notifications",
            interface: NoticeServer.name)
        do {
            let call = try bus.methodCall(to: destination, "Notify")
            try call.append(
                notice.application, UInt32(0), notice.icon, notice.title, notice.body, [String](),
                ["transient": Value.boolean(true)], Int32(8000))
            _ = try bus.call(call, timeout: .seconds(2))
            return true
        } catch {
            return false
        }
    }
}
