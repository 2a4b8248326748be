import Contract
import SDBus

extension Bus {
    package static let manager = Destination(
        service: "org.freedesktop.systemd1", path: "/org/freedesktop/systemd1",
        interface: "org.freedesktop.systemd1.Manager")

    /// The state of the unit's file, such as `enabled` or `masked`; nil if systemd does not know the unit, or there is
    /// none.
    public var stateOfUnitFile: String? {
        try? call(
            Self.manager, "GetUnitFileState", Names.unit, activates: false,
            timeout: Patience.question)
    }

    /// Why the unit of the agent failed when it last ran, as systemd names it: `exit-code`, `start-limit-hit`, … A bus that
    /// starts the agent through systemd is not told.
    ///
    /// - Returns: nil if it did not fail, or runs again, or is not loaded. A unit that has failed stays loaded.
    public var failureOfUnit: String? {
        guard
            let path: ObjectPath = try? call(
                Self.manager, "GetUnit", Names.unit, activates: false, timeout: Patience.question)
        else { return nil }
        func property(_ name: String, of interface: String) -> String? {
            let unit = Destination(
                service: Self.manager.service, path: path,
                interface: "org.freedesktop.systemd1.\(interface)")
            return try? self.property(
                name, of: unit, activates: false, timeout: Patience.question)
        }
        // While it waits for its next start it is activating.
        guard
            property("ActiveState", of: "Unit") == "failed"
                || property("SubState", of: "Unit")?.hasPrefix("auto-restart") == true
        else { return nil }
        return property("Result", of: "Service") ?? "failed"
    }
}
