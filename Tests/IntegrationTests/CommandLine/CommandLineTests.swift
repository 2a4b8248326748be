import Contract
import Foundation
import PrivateSession
import SDBus
import Testing

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
}
