import PrivateSession
import SDBus

/// The part of systemd's user manager that says what is the matter with the agent's unit.
final class UserManager {
    /// Of the unit's file.
    var state = "enabled"
    /// How the unit failed; nil if it has not.
    var result: String?
    /// Whether it is started again after a while.
    var restarts = false
    private var slots: [Slot] = []

    private static let name = "org.freedesktop.systemd1"
    private static let unit: ObjectPath = "/org/freedesktop/systemd1/unit/atrest_2eservice"

    init(on bus: Bus) throws {
        let manager = Interface(
            "\(Self.name).Manager",
            [
                .method("GetUnitFileState", in: ["file"], out: ["state"]) {
                    [unowned self] (_: String) -> String in state
                },
                .method("GetUnit", in: ["name"], out: ["unit"]) { (_: String) -> ObjectPath in
                    Self.unit
                },
            ])
        slots.append(try bus.export(manager, at: "/org/freedesktop/systemd1"))
        let unit = Interface(
            "\(Self.name).Unit",
            [
                .property("ActiveState", .emitsNothing) { [unowned self] in
                    result == nil ? "inactive" : restarts ? "activating" : "failed"
                },
                .property("SubState", .emitsNothing) { [unowned self] in
                    result == nil ? "dead" : restarts ? "auto-restart" : "failed"
                },
            ])
        slots.append(try bus.export(unit, at: Self.unit))
        let service = Interface(
            "\(Self.name).Service",
            [.property("Result", .emitsNothing) { [unowned self] in result ?? "success" }])
        slots.append(try bus.export(service, at: Self.unit))
        guard try bus.requestName(Self.name) == .owned else {
            throw ChildProcess.Failure(description: "\(Self.name) is taken")
        }
    }
}
