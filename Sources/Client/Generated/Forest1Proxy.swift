// Generated from dbus/app.atrest.Forest1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import Glibc
import SDBus

/// The properties of `app.atrest.Forest1` at one moment.
public struct Forest1State: InterfaceState, Equatable, Sendable {
    public static var interface: String { Forest1.interface }

    /// Whether there is a forest. If not, no tree is drawn.
    public var available: Bool

    public init(
        available: Bool = false
    ) {
        self.available = available
    }

    /// - Throws: if a property is absent or of another type.
    public init(_ values: AnswerValues) throws(ClientError) {
        available = try values.value("Available")
    }
}

/// Pictures of the present fast and of the forest.
///
/// A fast that reached its target leaves a tree and a star; one that reached 70 % of it leaves a
/// grey tree. The look of a tree depends on its id, and its place on its id and on the order of the
/// fasts by their starts: the same fasts give the same forest on every machine, and a new fast does
/// not move the other trees, except a single first one. Sizes are pixels, 1 to 8192. If the records
/// cannot be read, every member answers app.atrest.Error.Storage. The words in pictures follow the
/// agent's locale.
public struct Forest1Proxy {
    let agent: AgentProxy

    /// Asks for all properties.
    public func state() throws(ClientError) -> Forest1State { try agent.state() }

    /// Returns a picture as SVG. It changes with Timer1.Progress: a client that shows it asks
    /// again.
    public func svg(scene: Forest1.Scene, width: UInt32, height: UInt32, options: Forest1.PictureOptions) throws(ClientError) -> String {
        let reply = try agent.call(Forest1.interface, "Svg") { try $0.append(scene.wire, width, height, options.values) }
        return try agent.read(reply) { try String(reading: $0) }
    }

    /// As ``svg(scene:width:height:options:)``, without blocking.
    public func svg(scene: Forest1.Scene, width: UInt32, height: UInt32, options: Forest1.PictureOptions, _ handler: @escaping (Result<String, ClientError>) -> Void) throws -> Slot {
        try agent.send(Forest1.interface, "Svg", fill: { try $0.append(scene.wire, width, height, options.values) }, read: { try String(reading: $0) }, handler: handler)
    }

    /// Returns the forest as a file.
    public func render(format: Forest1.Format, width: UInt32, height: UInt32, options: Forest1.PictureOptions) throws(ClientError) -> UnixFD {
        let reply = try agent.call(Forest1.interface, "Render") { try $0.append(format.wire, width, height, options.values) }
        return try agent.read(reply) { try UnixFD(reading: $0) }
    }

    /// As ``render(format:width:height:options:)``, without blocking.
    public func render(format: Forest1.Format, width: UInt32, height: UInt32, options: Forest1.PictureOptions, _ handler: @escaping (Result<UnixFD, ClientError>) -> Void) throws -> Slot {
        try agent.send(Forest1.interface, "Render", fill: { try $0.append(format.wire, width, height, options.values) }, read: { try UnixFD(reading: $0) }, handler: handler)
    }

    /// Returns the trees and their places.
    public func trees() throws(ClientError) -> [Forest1.TreeRow] {
        let reply = try agent.call(Forest1.interface, "Trees") { _ in }
        return try agent.read(reply) { try [Forest1.TreeRow](reading: $0) }
    }

    /// As ``trees()``, without blocking.
    public func trees(_ handler: @escaping (Result<[Forest1.TreeRow], ClientError>) -> Void) throws -> Slot {
        try agent.send(Forest1.interface, "Trees", fill: { _ in }, read: { try [Forest1.TreeRow](reading: $0) }, handler: handler)
    }
}

extension AgentProxy {
    /// `app.atrest.Forest1` of the agent.
    public var forest1: Forest1Proxy { Forest1Proxy(agent: self) }
}

extension Forest1.TreeRow: BusReadable {
    public static let signature = "(sssuuudda{sv})"

    public init(reading message: Message) throws(SystemError) {
        self = try message.readContainer("r", "sssuuudda{sv}") { () throws(SystemError) in
            let id = try RowExtras.required(RecordID.self, String(reading: message), "id")
            let state = try RowExtras.required(TreeState.self, String(reading: message), "state")
            let words = try String(reading: message)
            let variant = try UInt32(reading: message)
            let tone = try UInt32(reading: message)
            let layer = try UInt32(reading: message)
            let x = try Double(reading: message)
            let y = try Double(reading: message)
            let extras = try RowExtras(reading: message)
            return Forest1.TreeRow(id: id, state: state, words: words, variant: variant, tone: tone, layer: layer, x: x, y: y, starX: try extras.optional("StarX"), starY: try extras.optional("StarY"))
        }
    }
}

extension Forest1.PictureOptions {
    /// As it travels.
    var values: [String: Value] {
        var values: [String: Value] = [:]
        if let sky { values["Sky"] = .boolean(sky) }
        if let whole { values["Whole"] = .boolean(whole) }
        return values
    }
}
