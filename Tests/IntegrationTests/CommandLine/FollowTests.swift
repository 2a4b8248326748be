import Contract
import Glibc
import PrivateSession
import SDBus
import Testing

/// `atrest status --follow` and `--quiet`, which never start the agent.
struct FollowTests {
    @Test func saysAwayThenEveryChangeThenAwayAgain() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let follower = try Follower(session, "--format", "{{status}} {{milestone}}")
        #expect(follower.line() == "away ")
        #expect(try watcher.bus.owner(of: Names.application) == nil)
        _ = try watcher.get(.status)
        #expect(follower.line() == "idle ")
        try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-9 * hour))])
        #expect(follower.line() == "active metabolicTransition")
        kill(try watcher.agentProcess(), SIGKILL)
        #expect(follower.line() == "away ")
        try watcher.waitUntilAway()
        _ = try watcher.get(.status)
        #expect(follower.line() == "active metabolicTransition")
        try watcher.call("End", noOptions)
        #expect(follower.line() == "ended-early ")
        follower.process.stop()
    }

    @Test func everyWholeMinuteWhereTimeIsShown() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let (follower, first) = try follow(
            session, watcher, before: 5 * hour + 60, "--format", "{{elapsed}} of {{target}}")
        #expect(first == "5h 0m of 16h")
        #expect(follower.line() == "5h 1m of 16h")
        follower.process.stop()
    }

    @Test func phaseThatBeginsOnAMinuteIsShownOnce() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let (follower, first) = try follow(session, watcher, before: 4 * hour)
        #expect(first == "3h 59m · Digestion completing")
        #expect(follower.line() == "4h 0m · Beginning to shift")
        follower.process.stop()
    }

    @Test func endsWithItsReaderThoughNothingChanges() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let follower = try Follower(session, "--json")
        #expect(follower.line()?.contains(#""status":"away""#) == true)
        follower.stopReading()
        #expect(follower.process.wait() == 0)
    }

    @Test func picksUpAnAgentThatDidNotAnswerAtFirst() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        _ = try watcher.get(.status)
        let agent = try watcher.agentProcess()
        kill(agent, SIGSTOP)
        let follower = try Follower(session, "--format", "{{status}}")
        #expect(follower.line() == "away")
        kill(agent, SIGCONT)
        #expect(follower.line() == "idle")
        try watcher.call("Start", noOptions)
        #expect(follower.line() == "active")
    }

    @Test func remainingTicksOnItsOwnMinute() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        // The target is 4 h 30 m 36 s, so that 30 minutes remain in the middle of a minute.
        let (follower, first) = try follow(
            session, watcher, before: 4 * hour + 36, target: UInt64(4 * hour + 1836) * 1_000_000,
            "--format", "{{remaining}}")
        #expect(first == "0h 31m")
        #expect(follower.line() == "0h 30m")
    }

    /// Starts a fast and a follower that prints its first line before the fast reaches `seconds`.
    private func follow(
        _ session: PrivateSession, _ watcher: Watcher, before seconds: Int64,
        target: UInt64? = nil, _ arguments: String...
    ) throws -> (Follower, first: String?) {
        var follower: Follower?
        var first: String?
        try watcher.start(before: seconds, target: target) {
            follower = try Follower(session, verb: ["status", "--follow"] + arguments)
            first = follower?.line()
        } reset: {
            follower?.process.stop()
        }
        return (try #require(follower), first)
    }

    @Test func endsWithTheBus() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let follower = try Follower(session)
        #expect(follower.line() == "Atrest's clock has stopped")
        session.endBus()
        #expect(follower.process.wait() == ExitStatus.unavailable.rawValue)
    }

    @Test func fiveFollowersAgree() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        _ = try watcher.get(.status)
        let followers = try (0..<5).map { _ in try Follower(session, "--format", "{{status}}") }
        for follower in followers { #expect(follower.line() == "idle") }
        try watcher.call("Start", noOptions)
        for follower in followers { #expect(follower.line() == "active") }
        try watcher.call("Abandon", noOptions)
        for follower in followers { #expect(follower.line() == "abandoned") }
    }

    @Test func followersHearOneLineForAnActThatChangesTwoInterfaces() throws {
        let session = try PrivateSession()
        defer { session.end() }
        #expect(try session.atrest("start", "--ago", "5h").status == 0)
        let follower = try Follower(session, "--json")
        defer { follower.stopReading() }
        #expect(follower.line()?.contains("\"vigil\":null") == true)
        #expect(try session.atrest("vigil", "on").status == 0)
        let line = try #require(follower.line())
        #expect(line.contains("I shall not want."))
        #expect(line.contains("drawn from gently.\",\"since\""))
        #expect(try session.atrest("vigil", "off").status == 0)
        #expect(follower.line()?.contains("\"vigil\":null") == true)
    }

    @Test func quietPrintsNothingAndDoesNotStartTheAgent() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let away = try session.atrest("status", "--quiet")
        #expect(away == .init(status: ExitStatus.unavailable.rawValue, output: "", errors: ""))
        #expect(try watcher.bus.owner(of: Names.application) == nil)
        _ = try watcher.get(.status)
        #expect(try session.atrest("--quiet") == .init(status: 1, output: "", errors: ""))
        try watcher.call("Start", noOptions)
        #expect(try session.atrest("--quiet") == .init(status: 0, output: "", errors: ""))
        try watcher.call("End", noOptions)
        #expect(try session.atrest("--quiet") == .init(status: 1, output: "", errors: ""))
    }
}

/// A follower and the lines that it prints.
final class Follower {
    let process: ChildProcess
    private let output = PipeEnds()
    private let errors = PipeEnds()

    convenience init(_ session: PrivateSession, _ arguments: String...) throws {
        try self.init(session, verb: ["status", "--follow"] + arguments)
    }

    init(_ session: PrivateSession, verb arguments: [String]) throws {
        process = try session.start(
            "atrest", arguments, output: .descriptor(output.writing),
            errors: .descriptor(errors.writing))
        output.closeWriting()
        errors.closeWriting()
    }

    func line() -> String? { output.readLine() }
    /// Reads on until a line has this text. A busy machine may print "away" first, or one change in two lines.
    func says(_ text: String) -> Bool {
        while let line = line() { if line.contains(text) { return true } }
        return false
    }
    func complaint() -> String? { errors.readLine() }
    func stopReading() { output.closeReading() }
}
