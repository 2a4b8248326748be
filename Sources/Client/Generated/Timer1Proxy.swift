// Generated from dbus/app.atrest.Timer1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import Glibc
import SDBus

/// The properties of `app.atrest.Timer1` at one moment.
public struct Timer1State: InterfaceState, Equatable, Sendable {
    public static var interface: String { Timer1.interface }

    /// idle, active, completed, ended-early or abandoned. The last three stay until the next start,
    /// the next local midnight or a restart of the agent.
    public var status: Timer1.Status
    /// UUID of the fast, in upper case, or of an ended one until Status becomes idle; "" otherwise.
    public var id: RecordID?
    /// Whether the ended fast was stored.
    public var kept: Bool
    /// Start of the active fast, or of the ended one until Status becomes idle; 0 = none.
    public var startedAt: Instant?
    /// End of the ended fast; 0 = none.
    public var endedAt: Instant?
    /// How long the fast is meant to last; 0 = none.
    public var target: Target?
    /// The sum of StartedAt and Target; 0 = none.
    public var targetAt: Instant?
    /// The phase: digestionCompleting, beginningToShift, metabolicTransition, deeperRhythm,
    /// extendedFast, prolongedFast; "" if no fast is active.
    public var milestone: Milestone?
    /// Its short title, for people.
    public var milestoneTitle: String
    /// Its companion text, for people. An empty line separates paragraphs.
    public var milestoneText: String
    /// When the phase began; 0 = none.
    public var milestoneSince: Instant?
    /// The phase after this one; "" after the last.
    public var nextMilestone: Milestone?
    /// When it begins; 0 = none.
    public var nextMilestoneAt: Instant?
    /// One sentence for people if no fast is active; "" otherwise.
    public var line: String
    /// Whether the running fast is the first one ever started here. It is if the journal has no
    /// start, end, abandonment or adjustment of a fast before its start, also none that was taken
    /// back, and no restore of fasts, and no fast is older than the journal. Fasts that were logged
    /// or imported do not count. False if no fast is active.
    public var firstFast: Bool
    /// Whether Undo would undo an ending.
    public var canUndo: Bool
    /// Which silhouette the fast grows into, 0 to 7.
    public var treeVariant: UInt32
    /// Which earth tone, 0 (dark) to 4 (light).
    public var treeTone: UInt32

    public init(
        status: Timer1.Status = .idle,
        id: RecordID? = nil,
        kept: Bool = false,
        startedAt: Instant? = nil,
        endedAt: Instant? = nil,
        target: Target? = nil,
        targetAt: Instant? = nil,
        milestone: Milestone? = nil,
        milestoneTitle: String = "",
        milestoneText: String = "",
        milestoneSince: Instant? = nil,
        nextMilestone: Milestone? = nil,
        nextMilestoneAt: Instant? = nil,
        line: String = "",
        firstFast: Bool = false,
        canUndo: Bool = false,
        treeVariant: UInt32 = 0,
        treeTone: UInt32 = 0
    ) {
        self.status = status
        self.id = id
        self.kept = kept
        self.startedAt = startedAt
        self.endedAt = endedAt
        self.target = target
        self.targetAt = targetAt
        self.milestone = milestone
        self.milestoneTitle = milestoneTitle
        self.milestoneText = milestoneText
        self.milestoneSince = milestoneSince
        self.nextMilestone = nextMilestone
        self.nextMilestoneAt = nextMilestoneAt
        self.line = line
        self.firstFast = firstFast
        self.canUndo = canUndo
        self.treeVariant = treeVariant
        self.treeTone = treeTone
    }

    /// - Throws: if a property is absent or of another type.
    public init(_ values: AnswerValues) throws(ClientError) {
        status = try values.required("Status")
        id = try values.unlessNone("Id")
        kept = try values.value("Kept")
        startedAt = try values.unlessNone("StartedAt")
        endedAt = try values.unlessNone("EndedAt")
        target = try values.unlessNone("Target")
        targetAt = try values.unlessNone("TargetAt")
        milestone = try values.unlessNone("Milestone")
        milestoneTitle = try values.value("MilestoneTitle")
        milestoneText = try values.value("MilestoneText")
        milestoneSince = try values.unlessNone("MilestoneSince")
        nextMilestone = try values.unlessNone("NextMilestone")
        nextMilestoneAt = try values.unlessNone("NextMilestoneAt")
        line = try values.value("Line")
        firstFast = try values.value("FirstFast")
        canUndo = try values.value("CanUndo")
        treeVariant = try values.value("TreeVariant")
        treeTone = try values.value("TreeTone")
    }
}

/// The running fast.
///
/// Owned by app.atrest.Atrest at /app/atrest/Atrest on the session bus. Instants and durations are
/// microseconds; instants count from 1970-01-01 00:00 UTC. 0 and "" mean none. Enumerations are
/// never translated; titles, texts and lines follow the agent's locale. An act sends one
/// PropertiesChanged. No signal is sent because time passes, except at a transition, at the target,
/// and at the local midnight at which an ended fast is no longer shown. If the records cannot be
/// read, every member answers app.atrest.Error.Storage with a sentence that says why.
public struct Timer1Proxy {
    let agent: AgentProxy

    /// Asks for all properties.
    public func state() throws(ClientError) -> Timer1State { try agent.state() }

    /// Starts a fast. No milestone that has passed is announced. An Id of a kept fast is refused as
    /// an overlap with that fast.
    public func start(options: Timer1.StartOptions) throws(ClientError) -> RecordID {
        let reply = try agent.call(Timer1.interface, "Start") { try $0.append(options.values) }
        return try agent.read(reply) { try AnswerValues.required(RecordID.self, String(reading: $0), "id") }
    }

    /// As ``start(options:)``, without blocking.
    public func start(options: Timer1.StartOptions, _ handler: @escaping (Result<RecordID, ClientError>) -> Void) throws -> Slot {
        try agent.send(Timer1.interface, "Start", fill: { try $0.append(options.values) }, read: { try AnswerValues.required(RecordID.self, String(reading: $0), "id") }, handler: handler)
    }

    /// Ends the fast.
    public func end(options: Timer1.EndOptions) throws(ClientError) -> Timer1.EndResult {
        let reply = try agent.call(Timer1.interface, "End") { try $0.append(options.values) }
        return try agent.read(reply) { try Timer1.EndResult(AnswerValues(reading: $0)) }
    }

    /// As ``end(options:)``, without blocking.
    public func end(options: Timer1.EndOptions, _ handler: @escaping (Result<Timer1.EndResult, ClientError>) -> Void) throws -> Slot {
        try agent.send(Timer1.interface, "End", fill: { try $0.append(options.values) }, read: { try Timer1.EndResult(AnswerValues(reading: $0)) }, handler: handler)
    }

    /// Ends the fast without storing it.
    public func abandon() throws(ClientError) {
        _ = try agent.call(Timer1.interface, "Abandon") { _ in }
    }

    /// As ``abandon()``, without blocking.
    public func abandon(_ handler: @escaping (Result<Void, ClientError>) -> Void) throws -> Slot {
        try agent.send(Timer1.interface, "Abandon", fill: { _ in }, read: { _ in }, handler: handler)
    }

    /// Undoes the last ending: the same fast continues, with its id and start. It announces no
    /// milestone. Possible until the next start. Journal1.Undo undoes acts of any kind.
    public func undo() throws(ClientError) {
        _ = try agent.call(Timer1.interface, "Undo") { _ in }
    }

    /// As ``undo()``, without blocking.
    public func undo(_ handler: @escaping (Result<Void, ClientError>) -> Void) throws -> Slot {
        try agent.send(Timer1.interface, "Undo", fill: { _ in }, read: { _ in }, handler: handler)
    }

    /// Changes the running fast.
    public func adjust(options: Timer1.AdjustOptions) throws(ClientError) {
        _ = try agent.call(Timer1.interface, "Adjust") { try $0.append(options.values) }
    }

    /// As ``adjust(options:)``, without blocking.
    public func adjust(options: Timer1.AdjustOptions, _ handler: @escaping (Result<Void, ClientError>) -> Void) throws -> Slot {
        try agent.send(Timer1.interface, "Adjust", fill: { try $0.append(options.values) }, read: { _ in }, handler: handler)
    }

    /// Returns what is known about a phase and how sure it is: what was measured, in whom, what is
    /// not known, and the sources. A named phase needs no running fast and no readable records.
    public func why(phase: String) throws(ClientError) -> String {
        let reply = try agent.call(Timer1.interface, "Why") { try $0.append(phase) }
        return try agent.read(reply) { try String(reading: $0) }
    }

    /// As ``why(phase:)``, without blocking.
    public func why(phase: String, _ handler: @escaping (Result<String, ClientError>) -> Void) throws -> Slot {
        try agent.send(Timer1.interface, "Why", fill: { try $0.append(phase) }, read: { try String(reading: $0) }, handler: handler)
    }
}

extension AgentProxy {
    /// `app.atrest.Timer1` of the agent.
    public var timer1: Timer1Proxy { Timer1Proxy(agent: self) }
}

extension Timer1.StartOptions {
    /// As it travels.
    var values: [String: Value] {
        var values: [String: Value] = [:]
        if let startedAt { values["StartedAt"] = .uint64(startedAt.wire) }
        if let target { values["Target"] = .uint64(target.wire) }
        if let id { values["Id"] = .string(id.wire) }
        return values
    }
}

extension Timer1.EndOptions {
    /// As it travels.
    var values: [String: Value] {
        var values: [String: Value] = [:]
        if let endedAt { values["EndedAt"] = .uint64(endedAt.wire) }
        return values
    }
}

extension Timer1.EndResult {
    /// - Throws: if a key is absent or of another type.
    init(_ values: AnswerValues) throws(ClientError) {
        self.init(
            id: try values.required("Id"),
            startedAt: try values.required("StartedAt"),
            endedAt: try values.required("EndedAt"),
            target: try values.required("Target"),
            outcome: try values.required("Outcome"),
            kept: try values.value("Kept"))
    }
}

extension Timer1.AdjustOptions {
    /// As it travels.
    var values: [String: Value] {
        var values: [String: Value] = [:]
        if let startedAt { values["StartedAt"] = .uint64(startedAt.wire) }
        if let target { values["Target"] = .uint64(target.wire) }
        return values
    }
}
