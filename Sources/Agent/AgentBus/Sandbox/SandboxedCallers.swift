import Glibc
import SDBus
import Words

/// Refuses callers in a sandbox what only ``RecordsObject`` serves to them.
///
/// It asks the bus for the process of the caller, and only for such calls. The bus names the process that connected. If
/// that has ended and its number is in use again, another process is looked at. The portals of desktops have this limit
/// too, until the bus gives a descriptor of the process.
final class SandboxedCallers {
    /// How long the bus may take to answer.
    private static let patience = Duration.seconds(2)
    /// The unique name of the caller that was allowed last. A bus gives such a name only once.
    private var allowed: String?
    private let connect: () throws -> Bus

    /// - Parameter connect: makes another connection to the bus that the calls come from.
    init(connect: @escaping () throws -> Bus = { try Bus.openUser() }) { self.connect = connect }

    /// - Throws: AccessDenied.
    func check(_ call: Message) throws(BusError) {
        if let caller = call.sender, caller == allowed { return }
        switch sandbox(of: call) {
        case .none: allowed = call.sender
        case .flatpak, .snap: throw .accessDenied(Words.refusedInSandbox)
        case .unknown: throw .accessDenied(Words.unknownSandbox)
        }
    }

    private func sandbox(of call: Message) -> ProcessSandbox {
        guard let process = try? process(of: call), process > 0 else { return .unknown }
        return ProcessSandbox(of: process)
    }

    /// A question on the connection of the call would read all calls behind it. These would then be served only when the
    /// loop has nothing else to do, so that an import would keep other callers waiting. So it has its own connection.
    private func process(of call: Message) throws -> pid_t? {
        // A connection without a bus.
        guard let caller = call.sender else { return try call.senderCredentials().processID }
        let bus = try connect()
        guard try bus.waitUntilReady(timeout: Self.patience) else { return nil }
        return bus.process(of: caller, timeout: Self.patience).flatMap(pid_t.init(exactly:))
    }
}
