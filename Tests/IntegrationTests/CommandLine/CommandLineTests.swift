import Contract
import Fasting
import Foundation
import PrivateSession
import SDBus
import Testing
import Words

/// `atrest` as people and scripts use it.
struct CommandLineTests {
    @Test func silentBusIsReported() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        // A bus that accepts connections and never answers.
        let path = session.folder + "/silent"
        let silent = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(silent) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let bound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(silent, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        #expect(bound == 0)
        #expect(listen(silent, 5) == 0)
        session.environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=\(path)"
        for verb in ["status", "start", "doctor"] {
            #expect(try session.atrest(verb).status == ExitStatus.unavailable.rawValue)
        }
        #expect(try session.atrest("--quiet").status == ExitStatus.unavailable.rawValue)
    }

    @Test func doctorReportsTheSetup() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let asleep = try session.atrest("doctor")
        #expect(asleep.status == 0)
        #expect(asleep.output.contains(Words.Doctor.agentAsleep))
        #expect(asleep.output.contains(Words.Doctor.noNotices))
        #expect(asleep.output.contains(Words.Doctor.noSystemd))
        // The doctor does not start the agent.
        let watcher = try Watcher(session)
        #expect(try watcher.bus.owner(of: Names.application) == nil)

        let server = try NoticeServer(on: watcher.bus, capabilities: ["body"])
        _ = try watcher.get(.status)
        let process = try watcher.agentProcess()
        let doctor = Thread.Result { try session.atrest("doctor") }
        try watcher.wait(until: { doctor.isDone }, every: 10_000)
        let awake = try doctor.value()
        #expect(awake.output.contains(Words.Doctor.agentRuns(String(process))))
        #expect(awake.output.contains("Notifications are shown by Keeper 1, which supports body."))
        withExtendedLifetime(server) {}
    }
}
