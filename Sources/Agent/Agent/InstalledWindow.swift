import Contract
import SDBus

/// Whether the window is installed: whether the bus can start it.
final class InstalledWindow {
    private let questions: PendingReplies
    private let handler: (Bool) -> Void
    private var changes: Slot?

    /// Does not wait.
    ///
    /// - Parameter handler: receives the answer of the bus, even after a program was installed or
    ///   removed.
    init(on bus: Bus, handler: @escaping (Bool) -> Void) throws(SystemError) {
        questions = PendingReplies(on: bus)
        self.handler = handler
        let rule = MatchRule(
            sender: "org.freedesktop.DBus", interface: "org.freedesktop.DBus",
            member: "ActivatableServicesChanged")
        // Without the signal the present answer stays.
        changes = try bus.matchAsync(
            rule, onFailure: { _ in }, handler: { [unowned self] _ in try? ask() })
        try ask()
    }

    private func ask() throws(SystemError) {
        questions.cancelAll()
        try questions.call(.daemon, "ListActivatableNames") { [unowned self] reply in
            guard let names = try? reply.get().read([String].self) else { return }
            handler(names.contains(Names.window))
        }
    }
}
