import PrivateSession
import SDBus

extension PrivateSession {
    /// A session whose agent finds a licence authority, and so has every interface.
    static func licensed() throws -> PrivateSession {
        let session = try PrivateSession()
        let folders = "\(session.folder)/share:/usr/share"
        let script = """
            cd "$1"; mkdir -p share/atrest; "$2" keygen key; "$2" authority --key key --seller Seller \
                --address Street --terms https://example.org/terms --offer "annual 10 a year" \
                share/atrest/authority
            """
        let made = try session.run(
            "sh", ["-ec", script, "sh", session.folder, packageFolder.path + "/scripts/licence"])
        guard made.status == 0 else { throw ChildProcess.Failure(description: made.errors) }
        session.environment["XDG_DATA_DIRS"] = folders
        let bus = try session.connect()
        let call = try bus.methodCall(to: .daemon, "UpdateActivationEnvironment")
        try call.append(["XDG_DATA_DIRS": folders])
        _ = try bus.call(call)
        return session
    }
}
