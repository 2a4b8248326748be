// Generated from dbus/org.freedesktop.Application.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import SDBus

/// What carries out the calls of `org.freedesktop.Application`.
protocol ApplicationHandler: ServedInterface {
    /// Opens the window, or `atrest watch` in the terminal of the user if the window is not
    /// installed.
    func activate(platformData: [String: Value]) throws
    /// Is always refused, because Atrest does not open files.
    ///
    /// - Throws: InvalidArgs.
    func open(uris: [String], platformData: [String: Value]) throws
    /// Begin starts a fast, End ends it, Toggle does one of the two, and Water adds water: without
    /// an amount, QuickAdd. Each is the same as the call of Timer1 or Water1.
    ///
    /// - Throws: AlreadyActive, NotActive, InvalidTime, InvalidTarget, InvalidValue, Overlap,
    /// Storage, InvalidArgs.
    func activateAction(actionName: String, parameter: [Value], platformData: [String: Value]) throws
}

extension ApplicationHandler {
    /// The interface as it is exported: calls go to this handler, which must outlive it.
    func makeInterface() -> Interface {
        var members: [Interface.Member] = []
        members.append(.method("Activate", in: ["platform_data"], out: []) { [unowned self] (platformData: [String: Value]) throws -> Void in try self.activate(platformData: platformData) })
        members.append(.method("Open", in: ["uris", "platform_data"], out: []) { [unowned self] (uris: [String], platformData: [String: Value]) throws -> Void in try self.open(uris: uris, platformData: platformData) })
        members.append(.method("ActivateAction", in: ["action_name", "parameter", "platform_data"], out: []) { [unowned self] (actionName: String, parameter: [Value], platformData: [String: Value]) throws -> Void in try self.activateAction(actionName: actionName, parameter: parameter, platformData: platformData) })
        return Interface(Application.interface, members)
    }
}
