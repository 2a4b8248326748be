import Glibc
import PrivateSession
import Testing

/// A socket that accepts connections and stays silent.
final class MuteBus {
    let address: String
    private let listener: Int32
    private var connection: Int32 = -1

    init(_ session: PrivateSession) throws {
        let path = session.folder + "/mute"
        self.address = "unix:path=\(path)"
        listener = socket(
            AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let bound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        try #require(bound == 0 && listen(listener, 16) == 0)
    }

    deinit {
        close(connection)
        close(listener)
    }

    /// Returns when a client has connected. It then waits for an answer that does not come.
    func waitForClient() throws {
        connection = accept(listener, nil, nil)
        try #require(connection >= 0)
    }
}
