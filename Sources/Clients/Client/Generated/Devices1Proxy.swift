// Generated from dbus/app.atrest.Devices1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import SDBus

/// The properties of `app.atrest.Devices1` at one moment.
public struct Devices1State: InterfaceState, Equatable, Sendable {
    public static var interface: String { Devices1.interface }

    public var folder: String
    public var folderState: Devices1.FolderState
    public var name: String
    public var waiting: UInt32
    public var devices: [Devices1.DeviceRow]
    public var problems: [String]

    public init(folder: String = "", folderState: Devices1.FolderState = .none, name: String = "", waiting: UInt32 = 0, devices: [Devices1.DeviceRow] = [], problems: [String] = []) {
        (self.folder, self.folderState, self.name, self.waiting, self.devices, self.problems) = (folder, folderState, name, waiting, devices, problems)
    }

    public init(_ values: AnswerValues) throws(ClientError) {
        folder = try values.value("Folder")
        folderState = try values.required("FolderState")
        name = try values.value("Name")
        waiting = try values.value("Waiting")
        devices = try values.value("Devices")
        problems = try values.value("Problems")
    }
}

/// Calls `app.atrest.Devices1`.
public struct Devices1Proxy {
    let agent: AgentProxy

    public func state() throws(ClientError) -> Devices1State { try agent.state() }

    @discardableResult
    public func join(folder: String, options: Devices1.JoinOptions) throws(ClientError) -> Devices1.JoinResult {
        try agent.ask(Devices1.interface, "Join", timeout: AgentProxy.longTimeout, fill: { try $0.append(folder, options.values) }, read: { try Devices1.JoinResult(AnswerValues(reading: $0)) })
    }

    public func leave() throws(ClientError) {
        try agent.ask(Devices1.interface, "Leave", fill: { try $0.append([String: Value]()) }, read: { _ in })
    }
    public func leave(_ handler: @escaping (Result<Void, ClientError>) -> Void) throws -> Slot {
        try agent.send(Devices1.interface, "Leave", fill: { try $0.append([String: Value]()) }, read: { _ in }, handler: handler)
    }

    public func forget(id: String) throws(ClientError) {
        try agent.ask(Devices1.interface, "Forget", fill: { try $0.append(id, [String: Value]()) }, read: { _ in })
    }
    public func forget(id: String, _ handler: @escaping (Result<Void, ClientError>) -> Void) throws -> Slot {
        try agent.send(Devices1.interface, "Forget", fill: { try $0.append(id, [String: Value]()) }, read: { _ in }, handler: handler)
    }

    public func setName(_ value: String) throws(ClientError) {
        try agent.set("Name", of: Devices1.interface, to: .string(value))
    }
    public func setName(_ value: String, _ handler: @escaping (Result<Void, ClientError>) -> Void) throws -> Slot {
        try agent.set("Name", of: Devices1.interface, to: .string(value), handler: handler)
    }
}

extension AgentProxy { public var devices1: Devices1Proxy { .init(agent: self) } }

extension Devices1.JoinOptions {
    var values: [String: Value] {
        var values: [String: Value] = [:]
        if let dryRun { values["DryRun"] = .boolean(dryRun) }
        return values
    }
}

extension Devices1.JoinResult {
    init(_ values: AnswerValues) throws(ClientError) {
        self.init(devices: try values.value("Devices"), fasts: try values.value("Fasts"), water: try values.value("Water"))
    }
}
