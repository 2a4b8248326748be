import CSystemd
import Glibc

/// Why the session bus of the user could not be reached.
public struct UserBusFailure: Error, Equatable, Sendable {
    /// A positive errno: as ``Bus/openUser()`` throws it, or `ETIMEDOUT` if a bus did not greet in time.
    public let code: Int32
    /// The value of `DBUS_SESSION_BUS_ADDRESS`, which need not be UTF-8; nil if it is not set.
    public let address: [UInt8]?
    /// The socket of the user's own bus, in the user's runtime folder, if a bus answers there and the variable names
    /// something else.
    public let answering: [UInt8]?
}

extension Bus {
    /// Connects to the session bus of the user (`sd_bus_open_user`). It does not wait until the bus has greeted the
    /// connection.
    ///
    /// Its address is `DBUS_SESSION_BUS_ADDRESS`, which counts as not set if it is empty, else the socket `bus` in
    /// `XDG_RUNTIME_DIR`. If neither is set, as in a job of cron, it is the socket `bus` in `/run/user/UID` if both
    /// belong to the user.
    ///
    /// - Throws: ``SystemError``: `ENOMEDIUM` if there is none of these, `ENOENT` or `ECONNREFUSED` if
    ///   no bus listens at its address.
    public static func openUser() throws(SystemError) -> Bus {
        try openUser(runtimeFolders: runtimeFolders)
    }

    /// The folder of the runtime folders of all users.
    private static let runtimeFolders = "/run/user"

    /// - Parameter runtimeFolders: the folder of the runtime folders of all users.
    package static func openUser(runtimeFolders: String) throws(SystemError) -> Bus {
        forgetEmptyAddress()
        var raw: OpaquePointer?
        let result = sd_bus_open_user(&raw)
        if result == -ENOMEDIUM, let address = userBusAddress(below: runtimeFolders) {
            return try open(address: address)
        }
        try check(result, "connecting to the session bus")
        return Bus(owning: raw!)
    }

    /// The address of the bus in the user's runtime folder; nil if there is none.
    private static func userBusAddress(below folder: String) -> String? {
        let user = geteuid()
        func isOwn(_ path: String, _ kind: mode_t) -> Bool {
            var facts = stat()
            return lstat(path, &facts) == 0 && facts.st_uid == user
                && facts.st_mode & S_IFMT == kind
        }
        let runtime = "\(folder)/\(user)"
        let socket = runtime + "/bus"
        guard isOwn(runtime, S_IFDIR), isOwn(socket, S_IFSOCK) else { return nil }
        return "unix:path=\(socket)"
    }

    /// Connects to the session bus of the user, and waits until it has greeted this connection.
    ///
    /// - Parameter timeout: for this, and for each call that has none of its own.
    /// - Throws: ``UserBusFailure``. If `DBUS_SESSION_BUS_ADDRESS` is to blame, it says whether the user's own bus
    ///   answers.
    public static func connectUser(timeout: Duration) throws(UserBusFailure) -> Bus {
        do throws(SystemError) {
            let bus = try openUser()
            try bus.setCallTimeout(timeout)
            guard try bus.waitUntilReady(timeout: timeout) else {
                throw SystemError(code: ETIMEDOUT, operation: "connecting to the session bus")
            }
            return bus
        } catch {
            guard let address = variable(addressVariable) else {
                throw UserBusFailure(code: error.code, address: nil, answering: nil)
            }
            // The time for a bus that does not answer is used up.
            let rest = error.code == ETIMEDOUT ? Duration.milliseconds(100) : .milliseconds(500)
            throw UserBusFailure(
                code: error.code, address: address, answering: answeringSocket(within: rest))
        }
    }

    /// An empty `DBUS_SESSION_BUS_ADDRESS` counts as not set, for other libraries of this process too. Call it before
    /// there is a second thread.
    public static func forgetEmptyAddress() {
        if getenv(addressVariable).map({ $0.pointee == 0 }) == true { unsetenv(addressVariable) }
    }

    private static let addressVariable = "DBUS_SESSION_BUS_ADDRESS"

    /// nil if it is unset or empty.
    private static func variable(_ name: String) -> [UInt8]? {
        let bytes = getenv(name).map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
        return bytes?.isEmpty == false ? bytes : nil
    }

    /// The socket in the user's runtime folder; nil if no bus answers there.
    private static func answeringSocket(within timeout: Duration) -> [UInt8]? {
        let folder = variable("XDG_RUNTIME_DIR") ?? Array("\(runtimeFolders)/\(geteuid())".utf8)
        let socket = folder + Array("/bus".utf8)
        let address = "unix:path=" + socket.map(escaped).joined()
        guard let bus = try? open(address: address),
            (try? bus.waitUntilReady(timeout: timeout)) == true
        else { return nil }
        return socket
    }

    /// A byte of a value in an address. Source: D-Bus Specification, "Server Addresses".
    private static func escaped(_ byte: UInt8) -> String {
        switch UnicodeScalar(byte) {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_", "/", ".":
            return String(UnicodeScalar(byte))
        default:
            let digits = String(byte, radix: 16)
            return "%" + (byte < 16 ? "0" : "") + digits
        }
    }
}
