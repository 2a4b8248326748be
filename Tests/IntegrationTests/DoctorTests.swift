import Contract
import Glibc
import PrivateSession
import SDBus
import Testing
import Words

/// What the doctor says of set-ups that do not work.
struct DoctorTests {
    private typealias Say = Words.Doctor

    private func file(_ session: PrivateSession) -> String {
        session.environment["XDG_DATA_HOME"]! + "/dbus-1/services/\(Names.application).service"
    }

    /// Puts an activation file where the installation would.
    private func activate(_ session: PrivateSession, _ program: String) throws {
        let folder = session.environment["XDG_DATA_HOME"]! + "/dbus-1/services"
        #expect(try session.run("mkdir", ["-p", folder]).status == 0)
        try PrivateSession.write(
            "[D-BUS Service]\nName=\(Names.application)\nExec=\(program)\n", to: file(session))
        let bus = try session.connect()
        _ = try bus.call(bus.methodCall(to: .daemon, "ReloadConfig"))
    }

    @Test func nothingStartsTheAgent() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let result = try session.atrest("doctor")
        #expect(result.status == ExitStatus.unavailable.rawValue)
        #expect(result.output.contains("✗ " + Say.cannotActivate))
        #expect(!result.output.contains(Say.noSystemd))
    }

    @Test func programIsMissing() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        try activate(session, "/nowhere/atrestd")
        let result = try session.atrest("doctor")
        #expect(result.status == ExitStatus.unavailable.rawValue)
        #expect(result.output.contains("✗ " + Say.programMissing("/nowhere/atrestd")))
        let status = try session.atrest("status")
        #expect(status.status == ExitStatus.unavailable.rawValue)
        #expect(status.errors.hasPrefix("atrest: The session bus could not start the agent"))
    }

    @Test func folderIsHeldOnAnotherBus() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let other = try PrivateSession(
            variables: ["XDG_DATA_HOME": session.environment["XDG_DATA_HOME"]!])
        defer { other.end() }
        #expect(try other.atrest("status").status == 0)
        let result = try session.atrest("doctor")
        #expect(result.status == ExitStatus.configuration.rawValue)
        #expect(result.output.contains("✗ " + Say.folderLocked))
    }

    @Test func dataIsNoFolder() throws {
        let session = try PrivateSession()
        defer { session.end() }
        try PrivateSession.write("", to: session.dataFolder)
        let result = try session.atrest("doctor")
        #expect(result.status == ExitStatus.storage.rawValue)
        #expect(result.output.contains("✗ " + Say.folderIsNone(session.dataFolder)))
        let status = try session.atrest("status")
        #expect(status.status == ExitStatus.storage.rawValue)
        #expect(status.errors.contains(session.dataFolder))
    }

    @Test func folderIsOpenToOthers() throws {
        let session = try PrivateSession()
        defer { session.end() }
        #expect(mkdir(session.dataFolder, 0o700) == 0)
        #expect(chmod(session.dataFolder, 0o755) == 0)
        let result = try session.atrest("doctor")
        #expect(result.status == ExitStatus.refused.rawValue)
        #expect(result.output.contains("✗ " + Say.folderOpen(session.dataFolder)))
    }

    @Test func noticeServerIsMute() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let mute = try session.connect()
        #expect(try mute.requestName(NoticeServer.name) == .owned)
        let result = try session.atrest("doctor")
        #expect(result.status == ExitStatus.refused.rawValue)
        #expect(result.output.contains("✗ " + Say.noticesSilent))
        withExtendedLifetime(mute) {}
    }
}
