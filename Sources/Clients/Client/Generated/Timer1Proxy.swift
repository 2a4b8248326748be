// Generated from dbus/app.atrest.Timer1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import SDBus

/// The properties of `app.atrest.Timer1` at one moment.
public struct Timer1State: InterfaceState, Equatable, Sendable {
    public static var interface: String { Timer1.interface }

    public var status: Timer1.Status
    public var id: RecordID?
    public var kept: Bool
    public var startedAt: Instant?
    public var endedAt: Instant?
    public var target: Target?
    public var targetAt: Instant?
    public var milestone: Milestone?
    public var milestoneTitle: String
    public var milestoneText: String
    public var milestoneSince: Instant?
    public var nextMilestone: Milestone?
    public var nextMilestoneTitle: String
    public var nextMilestoneAt: Instant?
    public var line: String
    public var firstFast: Bool
    public var neverStarted: Bool
    public var caution: String
    public var undoAct: UInt64
    public var undoDetails: Journal1.ActDetails?
    public var treeVariant: UInt32
    public var treeTone: UInt32

    public init(status: Timer1.Status = .idle, id: RecordID? = nil, kept: Bool = false, startedAt: Instant? = nil, endedAt: Instant? = nil, target: Target? = nil, targetAt: Instant? = nil, milestone: Milestone? = nil, milestoneTitle: String = "", milestoneText: String = "", milestoneSince: Instant? = nil, nextMilestone: Milestone? = nil, nextMilestoneTitle: String = "", nextMilestoneAt: Instant? = nil, line: String = "", firstFast: Bool = false, neverStarted: Bool = false, caution: String = "", undoAct: UInt64 = 0, undoDetails: Journal1.ActDetails? = nil, treeVariant: UInt32 = 0, treeTone: UInt32 = 0) {
        (self.status, self.id, self.kept, self.startedAt, self.endedAt, self.target, self.targetAt, self.milestone, self.milestoneTitle, self.milestoneText, self.milestoneSince, self.nextMilestone, self.nextMilestoneTitle, self.nextMilestoneAt, self.line, self.firstFast, self.neverStarted, self.caution, self.undoAct, self.undoDetails, self.treeVariant, self.treeTone) = (status, id, kept, startedAt, endedAt, target, targetAt, milestone, milestoneTitle, milestoneText, milestoneSince, nextMilestone, nextMilestoneTitle, nextMilestoneAt, line, firstFast, neverStarted, caution, undoAct, undoDetails, treeVariant, treeTone)
    }

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
        nextMilestoneTitle = try values.value("NextMilestoneTitle")
        nextMilestoneAt = try values.unlessNone("NextMilestoneAt")
        line = try values.value("Line")
        firstFast = try values.value("FirstFast")
        neverStarted = try values.value("NeverStarted")
        caution = try values.value("Caution")
        undoAct = try values.value("UndoAct")
        undoDetails = try values.dictionary("UndoDetails").map { (values) throws(ClientError) in try Journal1.ActDetails(values) }
        treeVariant = try values.value("TreeVariant")
        treeTone = try values.value("TreeTone")
    }
}

/// Calls `app.atrest.Timer1`.
public struct Timer1Proxy {
    let agent: AgentProxy

    public func state() throws(ClientError) -> Timer1State { try agent.state() }

    @discardableResult
    public func start(options: Timer1.StartOptions) throws(ClientError) -> Timer1.StartResult {
        try agent.ask(Timer1.interface, "Start", fill: { try $0.append(options.values) }, read: { try Timer1.StartResult(AnswerValues(reading: $0)) })
    }
    public func start(options: Timer1.StartOptions, _ handler: @escaping (Result<Timer1.StartResult, ClientError>) -> Void) throws -> Slot {
        try agent.send(Timer1.interface, "Start", fill: { try $0.append(options.values) }, read: { try Timer1.StartResult(AnswerValues(reading: $0)) }, handler: handler)
    }

    @discardableResult
    public func end(options: Timer1.EndOptions) throws(ClientError) -> Timer1.EndResult {
        try agent.ask(Timer1.interface, "End", fill: { try $0.append(options.values) }, read: { try Timer1.EndResult(AnswerValues(reading: $0)) })
    }
    public func end(options: Timer1.EndOptions, _ handler: @escaping (Result<Timer1.EndResult, ClientError>) -> Void) throws -> Slot {
        try agent.send(Timer1.interface, "End", fill: { try $0.append(options.values) }, read: { try Timer1.EndResult(AnswerValues(reading: $0)) }, handler: handler)
    }

    @discardableResult
    public func abandon(options: Timer1.AbandonOptions) throws(ClientError) -> Timer1.EndResult {
        try agent.ask(Timer1.interface, "Abandon", fill: { try $0.append(options.values) }, read: { try Timer1.EndResult(AnswerValues(reading: $0)) })
    }
    public func abandon(options: Timer1.AbandonOptions, _ handler: @escaping (Result<Timer1.EndResult, ClientError>) -> Void) throws -> Slot {
        try agent.send(Timer1.interface, "Abandon", fill: { try $0.append(options.values) }, read: { try Timer1.EndResult(AnswerValues(reading: $0)) }, handler: handler)
    }

    @discardableResult
    public func adjust(options: Timer1.AdjustOptions) throws(ClientError) -> Journal1.ActResult {
        try agent.ask(Timer1.interface, "Adjust", fill: { try $0.append(options.values) }, read: { try Journal1.ActResult(AnswerValues(reading: $0)) })
    }
    public func adjust(options: Timer1.AdjustOptions, _ handler: @escaping (Result<Journal1.ActResult, ClientError>) -> Void) throws -> Slot {
        try agent.send(Timer1.interface, "Adjust", fill: { try $0.append(options.values) }, read: { try Journal1.ActResult(AnswerValues(reading: $0)) }, handler: handler)
    }
}

extension AgentProxy { public var timer1: Timer1Proxy { .init(agent: self) } }

extension Timer1.StartOptions {
    var values: [String: Value] {
        var values: [String: Value] = [:]
        if let startedAt { values["StartedAt"] = .uint64(startedAt.wire) }
        if let target { values["Target"] = .uint64(target.wire) }
        if let note { values["Note"] = .string(note) }
        if let id { values["Id"] = .string(id.wire) }
        return values
    }
}

extension Timer1.EndOptions {
    var values: [String: Value] {
        var values: [String: Value] = [:]
        if let endedAt { values["EndedAt"] = .uint64(endedAt.wire) }
        if let note { values["Note"] = .string(note) }
        if let id { values["Id"] = .string(id.wire) }
        return values
    }
}

extension Timer1.EndResult {
    init(_ values: AnswerValues) throws(ClientError) {
        self.init(id: try values.required("Id"), startedAt: try values.required("StartedAt"), endedAt: try values.required("EndedAt"), target: try values.required("Target"), outcome: try values.required("Outcome"), kept: try values.value("Kept"), act: try values.value("Act"))
    }
}

extension Timer1.AbandonOptions {
    var values: [String: Value] {
        var values: [String: Value] = [:]
        if let id { values["Id"] = .string(id.wire) }
        return values
    }
}

extension Timer1.AdjustOptions {
    var values: [String: Value] {
        var values: [String: Value] = [:]
        if let startedAt { values["StartedAt"] = .uint64(startedAt.wire) }
        if let target { values["Target"] = .uint64(target.wire) }
        if let note { values["Note"] = .string(note) }
        if let id { values["Id"] = .string(id.wire) }
        return values
    }
}

extension Timer1.StartResult {
    init(_ values: AnswerValues) throws(ClientError) {
        self.init(id: try values.required("Id"), act: try values.value("Act"))
    }
}
