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
            interface: "org.freedesktop.DBus.Properties")
        guard let call = try? bus.methodCall(to: agent, "Get", activates: false),
            (try? call.append(Settings1.interface, "ReducedMotion")) != nil,
            let reply = try? bus.call(call, timeout: patience),
            case .string(let value)? = try? reply.read(Value.self)
        else { return nil }
        return Settings.ReducedMotion(rawValue: value)
    }

    /// A person does not notice this.
    private static let patience = Duration.milliseconds(300)
}
