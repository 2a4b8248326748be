import Contract
import Fasting
import Presentation
import SDBus

/// Whether the user has asked for less movement.
enum ReducedMotion {
    /// Asks the agent, and the desktop if the setting is "auto". Starts neither, and does not wait
    /// long for them.
    static var isWanted: Bool {
        // A call would wait without a limit for a bus that accepts connections and says nothing.
        guard let bus = try? Bus.openUser(),
            (try? bus.waitUntilReady(timeout: patience)) == true
        else { return false }
        switch setting(on: bus) {
        case .on: return true
        case .off: return false
        case .auto, nil: return DesktopMotion.asksForStillness(on: bus, patience: patience)
        }
    }

    private static func setting(on bus: Bus) -> Settings.ReducedMotion? {
        let agent = Destination(
            service: Names.application, path: ObjectPath(Names.objectPath)!,
            interface: Settings1.interface)
        let value: String? = try? bus.property(
            "ReducedMotion", of: agent, activates: false, timeout: patience)
        return value.flatMap(Settings.ReducedMotion.init)
    }

    /// A person does not notice this.
    private static let patience = Duration.milliseconds(300)
}
