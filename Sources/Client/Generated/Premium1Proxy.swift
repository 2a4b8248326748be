// Generated from dbus/app.atrest.Premium1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import Glibc
import SDBus

/// The properties of `app.atrest.Premium1` at one moment.
public struct Premium1State: InterfaceState, Equatable, Sendable {
    public static var interface: String { Premium1.interface }

    /// premium, trial or free.
    public var state: String
    /// When the stored licence expires or expired; 0 if it does not expire, or if there is none.
    public var until: Instant?
    /// Whether the user may be asked about a licence, once. A client that asks calls Dismiss with
    /// the answer.
    public var momentDue: Bool
    /// The holder of the stored licence; "" if there is none.
    public var holder: String?
    /// Why the stored licence is not valid now: foreign, expired, not-yet, revoked, damaged, wrong
    /// or unchecked (libgcrypt is not installed); "" if it is valid, or if there is none.
    public var problem: String?

    public init(
        state: String = "",
        until: Instant? = nil,
        momentDue: Bool = false,
        holder: String? = nil,
        problem: String? = nil
    ) {
        self.state = state
        self.until = until
        self.momentDue = momentDue
        self.holder = holder
        self.problem = problem
    }

    /// - Throws: if a property is absent or of another type.
    public init(_ values: AnswerValues) throws(ClientError) {
        state = try values.value("State")
        until = try values.unlessNone("Until")
        momentDue = try values.value("MomentDue")
        holder = try values.unlessNone("Holder")
        problem = try values.unlessNone("Problem")
    }
}

/// The licence of this installation.
///
/// It exists only if a packager has named a licence authority (docs/premium/README.md). By default
/// none is named, and this interface and everything that belongs to it is absent. If the records
/// cannot be read, every member answers app.atrest.Error.Storage.
public struct Premium1Proxy {
    let agent: AgentProxy

    /// Asks for all properties.
    public func state() throws(ClientError) -> Premium1State { try agent.state() }

    /// Checks a licence and stores it in place of the stored one. It is refused with a sentence if
    /// it is not a licence or is from another authority, if it has expired or has not started yet,
    /// and if it is revoked or damaged.
    public func add(licence: String) throws(ClientError) -> String {
        let reply = try agent.call(Premium1.interface, "Add") { try $0.append(licence) }
        return try agent.read(reply) { try String(reading: $0) }
    }

    /// As ``add(licence:)``, without blocking.
    public func add(licence: String, _ handler: @escaping (Result<String, ClientError>) -> Void) throws -> Slot {
        try agent.send(Premium1.interface, "Add", fill: { try $0.append(licence) }, read: { try String(reading: $0) }, handler: handler)
    }

    /// Removes the stored licence. No fast is deleted.
    public func remove() throws(ClientError) {
        _ = try agent.call(Premium1.interface, "Remove") { _ in }
    }

    /// As ``remove()``, without blocking.
    public func remove(_ handler: @escaping (Result<Void, ClientError>) -> Void) throws -> Slot {
        try agent.send(Premium1.interface, "Remove", fill: { _ in }, read: { _ in }, handler: handler)
    }

    /// The user has answered the question about a licence. MomentDue stays false from now on.
    public func dismiss() throws(ClientError) {
        _ = try agent.call(Premium1.interface, "Dismiss") { _ in }
    }

    /// As ``dismiss()``, without blocking.
    public func dismiss(_ handler: @escaping (Result<Void, ClientError>) -> Void) throws -> Slot {
        try agent.send(Premium1.interface, "Dismiss", fill: { _ in }, read: { _ in }, handler: handler)
    }
}

extension AgentProxy {
    /// `app.atrest.Premium1` of the agent.
    public var premium1: Premium1Proxy { Premium1Proxy(agent: self) }
}
