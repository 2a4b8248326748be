// Generated from dbus/app.atrest.Forest1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import SDBus

/// The properties of `app.atrest.Forest1` at one moment.
public struct Forest1State: InterfaceState, Equatable, Sendable {
    public static var interface: String { Forest1.interface }

    public var available: Bool

    public init(available: Bool = false) {
        self.available = available
    }

    public init(_ values: AnswerValues) throws(ClientError) {
        available = try values.value("Available")
    }
}

/// Calls `app.atrest.Forest1`.
public struct Forest1Proxy {
    let agent: AgentProxy

    public func state() throws(ClientError) -> Forest1State { try agent.state() }

    public func render(format: Forest1.Format, width: UInt32, height: UInt32, options: Forest1.PictureOptions) throws(ClientError) -> UnixFD {
        try agent.ask(Forest1.interface, "Render", fill: { try $0.append(format.wire, width, height, options.values) }, read: { try UnixFD(reading: $0) })
    }
}

extension AgentProxy { public var forest1: Forest1Proxy { .init(agent: self) } }

extension Forest1.PictureOptions {
    var values: [String: Value] {
        var values: [String: Value] = [:]
        if let sky { values["Sky"] = .boolean(sky) }
        if let whole { values["Whole"] = .boolean(whole) }
        return values
    }
}
