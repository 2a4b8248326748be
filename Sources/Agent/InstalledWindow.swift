import Contract
import SDBus

/// Whether the window is installed: whether the bus can start it.
final class InstalledWindow {
    private let bus: Bus
    private let handler: (Bool) -> Void
    private var changes: Slot?
    private var question: Slot?

    /// Does not wait.
    ///
    /// - Parameter handler: receives the answer of the bus, even after a program was installed or
    ///   removed.
    init(on bus: Bus, handler: @escaping (Bool) -> Void) throws(SystemError) {
        self.bus = bus
        self.handler = handler
        let rule = MatchRule(
            sender: "org.freedesktop.DBus", interface: "org.freedesktop.DBus",
            member: "ActivatableServicesChanged")
        changes = try bus.matchAsync(rule) { [unowned self] _ in try? ask() }
        try ask()
    }

    private func ask() throws(SystemError) {
        let call = try bus.methodCall(to: .daemon, "ListActivatableNames")
        question = try bus.callAsync(call) { [unowned self] reply in
            guard let names = try? reply.get().read([String].self) else { return }
            handler(names.contains(Names.window))
        }
    }
}
