import Contract
import Glibc
import PrivateSession
import SDBus
import Testing

/// The agent starts and stops the targets of the user's systemd, and never depends on it.
struct UnitTargetsTests {
    private static let fasting = "atrest-fasting.target"

    private static func phase(_ key: String) -> String { "atrest-phase@\(key).target" }

    private static let first = phase("digestionCompleting")
    private static let second = phase("beginningToShift")

    /// A session with an agent and a manager that stands in for systemd.
    private final class Stage {
        let session: PrivateSession
        let watcher: Watcher
        let systemd: SystemdStandIn
        let log: String
        private(set) var agent: ChildProcess?

        init(isInstalled: Bool = true, appears: Bool = true) throws {
            session = try PrivateSession(activates: false)
            watcher = try Watcher(session)
            systemd = try SystemdStandIn(on: watcher.bus, isInstalled: isInstalled)
            log = session.folder + "/log"
            if appears { try systemd.appear() }
        }

        func startAgent() throws {
            agent = try session.start("atrestd", errors: .file(log))
            try watcher.waitForOwner()
        }

        /// Kills the agent and starts it again.
        func crash() throws {
            agent?.signal(SIGKILL)
            _ = agent?.wait()
            try watcher.waitUntilFree(Names.application)
            try startAgent()
        }

        /// Waits until the agent has asked for the states once more, and what follows from them has
        /// arrived.
        func settle(afterQuestion count: Int) throws {
            try watcher.wait(until: { systemd.questions >= count })
            try watcher.fence()
        }

        func end() {
            session.end()
            _ = agent?.wait()
        }
    }

    @Test func targetsFollowTheFast() throws {
        let stage = try Stage()
        defer { stage.end() }
        let (watcher, systemd) = (stage.watcher, stage.systemd)
        try stage.startAgent()
        try stage.settle(afterQuestion: 1)
        #expect(systemd.jobs.isEmpty)

        let begun = ["start \(Self.fasting)", "start \(Self.first)"]
        try watcher.start(before: 4 * hour)
        try watcher.wait(until: { systemd.active.contains(Self.second) })
        // A slow machine may need several starts until one is in time.
        #expect(Array(systemd.jobs.prefix(2)) == begun)
        #expect(Array(systemd.jobs.suffix(2)) == ["stop \(Self.first)", "start \(Self.second)"])
        #expect(systemd.active == [Self.fasting, Self.second])

        systemd.forget()
        try watcher.call("End", noOptions)
        try watcher.wait(until: { systemd.active.isEmpty })
        #expect(systemd.jobs == ["stop \(Self.second)", "stop \(Self.fasting)"])

        // The same fast goes on.
        systemd.forget()
        try watcher.call("Undo", noOptions)
        try watcher.wait(until: { systemd.active.count == 2 })
        #expect(systemd.jobs == ["start \(Self.fasting)", "start \(Self.second)"])

        // Moved to another phase.
        systemd.forget()
        try watcher.call("Adjust", ["StartedAt": Value.uint64(fromNow(-17 * hour))])
        let later = Self.phase("extendedFast")
        try watcher.wait(until: { systemd.active.contains(later) })
        #expect(systemd.jobs == ["stop \(Self.second)", "start \(later)"])

        // What changes no target asks for nothing.
        systemd.forget()
        let questions = systemd.questions
        try watcher.call("Adjust", ["Target": Value.uint64(UInt64(20 * hour) * 1_000_000)])
        try watcher.call("Add", on: Water1.interface, glass(250))
        try watcher.fence()
        #expect(systemd.questions == questions)

        try watcher.call("Abandon", noOptions)
        try watcher.wait(until: { systemd.active.isEmpty })
        #expect(systemd.jobs == ["stop \(later)", "stop \(Self.fasting)"])
    }

    /// Starting an active target would start its services again.
    @Test func agentThatStartsAgainStartsNothingThatIsActive() throws {
        let stage = try Stage()
        defer { stage.end() }
        let (watcher, systemd) = (stage.watcher, stage.systemd)
        try stage.startAgent()
        try watcher.call("Start", noOptions)
        try watcher.wait(until: { systemd.active.count == 2 })

        systemd.forget()
        var questions = systemd.questions
        try stage.crash()
        try stage.settle(afterQuestion: questions + 1)
        #expect(systemd.jobs.isEmpty)

        // A phase that began meanwhile, as after a computer was off.
        systemd.active = [Self.fasting, Self.second]
        questions = systemd.questions
        try stage.crash()
        try watcher.wait(until: { systemd.active == [Self.fasting, Self.first] })
        #expect(systemd.jobs == ["stop \(Self.second)", "start \(Self.first)"])

        // The session of systemd began after the fast.
        systemd.forget()
        systemd.active = []
        try stage.crash()
        try watcher.wait(until: { systemd.active.count == 2 })
        #expect(systemd.jobs == ["start \(Self.fasting)", "start \(Self.first)"])
    }

    @Test func targetsOfAFastThatIsOverAreStoppedAtTheStart() throws {
        let stage = try Stage()
        defer { stage.end() }
        stage.systemd.active = [Self.fasting, Self.second]
        try stage.startAgent()
        try stage.watcher.wait(until: { stage.systemd.active.isEmpty })
        #expect(stage.systemd.jobs == ["stop \(Self.second)", "stop \(Self.fasting)"])
    }

    @Test func targetThatTheUserStoppedStaysStopped() throws {
        let stage = try Stage()
        defer { stage.end() }
        let (watcher, systemd) = (stage.watcher, stage.systemd)
        try stage.startAgent()
        try watcher.call("Start", noOptions)
        try watcher.wait(until: { systemd.active.count == 2 })
        systemd.active = [Self.first]
        try watcher.call("Adjust", ["StartedAt": Value.uint64(fromNow(-5 * hour))])
        try watcher.wait(until: { systemd.active == [Self.second] })
        try watcher.fence()
        #expect(systemd.active == [Self.second])
    }

    @Test func managerThatNeverAnswersIsNotAwaited() throws {
        let stage = try Stage()
        defer { stage.end() }
        let (watcher, systemd) = (stage.watcher, stage.systemd)
        systemd.manner = .hangs
        try stage.startAgent()
        try watcher.wait(until: { systemd.questions == 1 })
        // Each of these has its answer although systemd has none.
        try watcher.start(before: 4 * hour)
        try watcher.wait(for: "MilestoneReached")
        try watcher.call("End", noOptions)
        try watcher.call("Undo", noOptions)
        #expect(try watcher.get(.status) == .string("active"))
        #expect(systemd.jobs.isEmpty)

        // It is replaced by one that works.
        try systemd.leave()
        systemd.manner = .works
        try systemd.appear()
        try watcher.wait(until: { systemd.active == [Self.fasting, Self.second] })
    }

    @Test func refusalIsOneLineInTheLog() throws {
        let stage = try Stage()
        defer { stage.end() }
        let (watcher, systemd) = (stage.watcher, stage.systemd)
        systemd.manner = .refuses
        try stage.startAgent()
        try watcher.call("Start", noOptions)
        try watcher.wait(until: { systemd.jobs.count == 2 })
        try watcher.fence()
        #expect(try watcher.get(.status) == .string("active"))
        #expect(stage.agent?.stop() == 0)
        let error = "\(SystemdStandIn.name).TransactionIsDestructive"
        let line = "systemd did not start or stop a unit for the fast: \(error)."
        let log = try PrivateSession.read(stage.log).split(separator: "\n")
        #expect(log.filter { $0 == "atrestd: " + line }.count == 1)
    }

    @Test func withoutUnitFilesNothingIsStartedOrLogged() throws {
        let stage = try Stage(isInstalled: false)
        defer { stage.end() }
        try stage.startAgent()
        try stage.watcher.call("Start", noOptions)
        try stage.settle(afterQuestion: 2)
        try stage.watcher.call("Abandon", noOptions)
        try stage.settle(afterQuestion: 3)
        #expect(stage.systemd.jobs.isEmpty)
        #expect(stage.agent?.stop() == 0)
        #expect(try !PrivateSession.read(stage.log).contains("systemd"))
    }

    /// The bus is never asked to start systemd.
    @Test func managerThatIsNotRunningIsNotStarted() throws {
        let stage = try Stage(appears: false)
        defer { stage.end() }
        let mark = stage.session.folder + "/started"
        try PrivateSession.write(
            "[D-BUS Service]\nName=\(SystemdStandIn.name)\nExec=/usr/bin/touch \(mark)\n",
            to: "\(stage.session.folder)/services/\(SystemdStandIn.name).service")
        try stage.watcher.bus.call(.daemon, "ReloadConfig")
        try stage.startAgent()
        try stage.watcher.call("Start", noOptions)
        try stage.watcher.call("Abandon", noOptions)
        #expect(access(mark, F_OK) != 0)
        try stage.watcher.call("Start", noOptions)
        // It starts with the next session, for example.
        try stage.systemd.appear()
        try stage.watcher.wait(until: { stage.systemd.active == [Self.fasting, Self.first] })
        #expect(access(mark, F_OK) != 0)
        #expect(stage.agent?.stop() == 0)
        #expect(try !PrivateSession.read(stage.log).contains("systemd"))
    }

    @Test func anotherManagerGetsTheTargetsToo() throws {
        let stage = try Stage()
        defer { stage.end() }
        let (watcher, systemd) = (stage.watcher, stage.systemd)
        try stage.startAgent()
        try watcher.call("Start", noOptions)
        try watcher.wait(until: { systemd.active.count == 2 })
        try systemd.leave()
        systemd.active = []
        systemd.forget()
        try systemd.appear()
        try watcher.wait(until: { systemd.active.count == 2 })
        #expect(systemd.jobs == ["start \(Self.fasting)", "start \(Self.first)"])
    }
}
