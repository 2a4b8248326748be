// Generated from dbus/app.atrest.Timer1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import SDBus

/// The properties of `app.atrest.Timer1` whose changes are announced.
struct Timer1Properties: PropertyValues {
    static var interface: String { Timer1.interface }

    /// idle, active, completed, ended-early or abandoned. The last three stay until the next start,
    /// the next local midnight or a restart of the agent.
    var status: String = ""
    /// UUID of the fast, in upper case, or of an ended one until Status becomes idle; "" otherwise.
    var id: String = ""
    /// Whether the ended fast was stored.
    var kept: Bool = false
    /// Start of the active fast, or of the ended one until Status becomes idle; 0 = none.
    var startedAt: UInt64 = 0
    /// End of the ended fast; 0 = none.
    var endedAt: UInt64 = 0
    /// The intended duration of the fast; 0 = none.
    var target: UInt64 = 0
    /// The sum of StartedAt and Target; 0 = none.
    var targetAt: UInt64 = 0
    /// The phase: digestionCompleting, beginningToShift, metabolicTransition, deeperRhythm,
    /// extendedFast, prolongedFast; "" if no fast is active.
    var milestone: String = ""
    /// Its short title, for people.
    var milestoneTitle: String = ""
    /// Its companion text, for people. An empty line separates paragraphs.
    var milestoneText: String = ""
    /// When the phase began; 0 = none.
    var milestoneSince: UInt64 = 0
    /// The phase after this one; "" after the last.
    var nextMilestone: String = ""
    /// Its short title, for people; "" after the last.
    var nextMilestoneTitle: String = ""
    /// When it begins; 0 = none.
    var nextMilestoneAt: UInt64 = 0
    /// One sentence for people if no fast is active; "" otherwise.
    var line: String = ""
    /// Whether the running fast is the first one ever started here. True if, before the start of
    /// this fast, the journal has no start, end, abandonment or adjustment of a fast (not even an
    /// undone one) and no restore of fasts, and if no fast is older than the journal. Fasts that
    /// were logged or imported do not count. False if no fast is active.
    var firstFast: Bool = false
    /// Whether no fast was ever started here, so that the next start is the first one. Before it,
    /// show what Why says of "safety". False while a fast is active.
    var neverStarted: Bool = false
    /// What is said about a long fast, for people: a sentence if the target or the elapsed time is
    /// 48 hours or more, two from 120 hours on; "" otherwise. It changes at these hours. Show it
    /// beside the fast, and send no notification for it.
    var caution: String = ""
    /// Whether Undo would undo an ending. Deprecated: UndoAct is not 0.
    var canUndo: Bool = false
    /// The number of the ending that Undo would undo, as in Journal1.UndoAct; 0 = none.
    var undoAct: UInt64 = 0
    /// The ending that Undo would undo, as in Journal1.UndoDetails; empty = none.
    var undoDetails: [String: Value] = [:]
    /// Which silhouette the fast grows into, 0 to 7.
    var treeVariant: UInt32 = 0
    /// Which earth tone, 0 (dark) to 4 (light).
    var treeTone: UInt32 = 0

    func names(differingFrom other: Timer1Properties?) -> [String] {
        var names: [String] = []
        if status != other?.status { names.append("Status") }
        if id != other?.id { names.append("Id") }
        if kept != other?.kept { names.append("Kept") }
        if startedAt != other?.startedAt { names.append("StartedAt") }
        if endedAt != other?.endedAt { names.append("EndedAt") }
        if target != other?.target { names.append("Target") }
        if targetAt != other?.targetAt { names.append("TargetAt") }
        if milestone != other?.milestone { names.append("Milestone") }
        if milestoneTitle != other?.milestoneTitle { names.append("MilestoneTitle") }
        if milestoneText != other?.milestoneText { names.append("MilestoneText") }
        if milestoneSince != other?.milestoneSince { names.append("MilestoneSince") }
        if nextMilestone != other?.nextMilestone { names.append("NextMilestone") }
        if nextMilestoneTitle != other?.nextMilestoneTitle { names.append("NextMilestoneTitle") }
        if nextMilestoneAt != other?.nextMilestoneAt { names.append("NextMilestoneAt") }
        if line != other?.line { names.append("Line") }
        if firstFast != other?.firstFast { names.append("FirstFast") }
        if neverStarted != other?.neverStarted { names.append("NeverStarted") }
        if caution != other?.caution { names.append("Caution") }
        if canUndo != other?.canUndo { names.append("CanUndo") }
        if undoAct != other?.undoAct { names.append("UndoAct") }
        if undoDetails != other?.undoDetails { names.append("UndoDetails") }
        if treeVariant != other?.treeVariant { names.append("TreeVariant") }
        if treeTone != other?.treeTone { names.append("TreeTone") }
        return names
    }
}

/// What carries out the calls of `app.atrest.Timer1`.
protocol Timer1Handler: PublishingInterface where Properties == Timer1Properties {
    /// Starts a fast. Milestones that have already passed are not announced. The id of a fast that
    /// is already kept is refused as an overlap with that fast.
    ///
    /// - Throws: AlreadyActive, InvalidTime, InvalidTarget, Overlap, Storage, InvalidArgs.
    func start(options: [String: Value]) throws -> RecordID
    /// Ends the fast.
    ///
    /// - Throws: NotActive, NotFound, InvalidTime, Storage, InvalidArgs.
    func end(options: [String: Value]) throws -> Timer1.EndResult
    /// Ends the fast without storing it.
    ///
    /// - Throws: NotActive, Storage.
    func abandon() throws
    /// Ends the fast without storing it, as Abandon does.
    ///
    /// - Throws: NotActive, NotFound, Storage, InvalidArgs.
    func abandonWithOptions(options: [String: Value]) throws -> Timer1.EndResult
    /// Undoes the last ending: the same fast continues, with its id and start. It announces no
    /// milestone. Possible until the next start. Journal1.Undo undoes acts of any kind.
    ///
    /// - Throws: NothingToUndo, Overlap, Storage.
    func undo() throws
    /// Undoes the last ending, as Undo does.
    ///
    /// - Throws: NothingToUndo, NotFound, Overlap, Storage, InvalidArgs.
    func undoWithOptions(options: [String: Value]) throws -> Journal1.UndoResult
    /// Changes the running fast.
    ///
    /// - Throws: NotActive, NotFound, InvalidTime, InvalidTarget, Overlap, Storage, InvalidArgs.
    func adjust(options: [String: Value]) throws
    /// Returns what is known about a phase and how sure it is: what was measured, in whom, what is
    /// not known, and the sources. A named phase needs no running fast and no readable records.
    ///
    /// - Throws: NotActive, Storage, InvalidArgs.
    func why(phase: String) throws -> String
    /// Whole seconds, in microseconds, never negative; computed when read, fixed after an ending.
    /// Deprecated, because no signal tells a value that moves. Compute it: while Status is active,
    /// the present time minus StartedAt, and 0 if that is negative; after an ending EndedAt minus
    /// StartedAt; 0 if Status is idle.
    func elapsed() throws -> UInt64
    /// 0.05 to 1 of the tree while active, 1 after completion, 0 otherwise; computed when read.
    /// Deprecated, because no signal tells a value that moves. Compute it: while Status is active,
    /// Elapsed divided by Target, at least 0.05 and at most 1; 1 if Status is completed; 0
    /// otherwise.
    func progress() throws -> Double
}

extension Timer1Handler {
    /// The interface as it is exported: calls go to this handler, which must outlive it.
    func makeInterface() -> Interface {
        var members: [Interface.Member] = []
        let published = published
        members.append(.method("Start", in: ["options"], out: ["id"]) { [unowned self] (options: [String: Value]) throws -> String in try self.start(options: options).wire })
        members.append(.method("End", in: ["options"], out: ["ended"]) { [unowned self] (options: [String: Value]) throws -> [String: Value] in try self.end(options: options).values })
        members.append(.method("Abandon", in: [], out: []) { [unowned self] () throws -> Void in try self.abandon() })
        members.append(.method("AbandonWithOptions", in: ["options"], out: ["ended"]) { [unowned self] (options: [String: Value]) throws -> [String: Value] in try self.abandonWithOptions(options: options).values })
        members.append(.method("Undo", in: [], out: []) { [unowned self] () throws -> Void in try self.undo() })
        members.append(.method("UndoWithOptions", in: ["options"], out: ["result"]) { [unowned self] (options: [String: Value]) throws -> [String: Value] in try self.undoWithOptions(options: options).values })
        members.append(.method("Adjust", in: ["options"], out: []) { [unowned self] (options: [String: Value]) throws -> Void in try self.adjust(options: options) })
        members.append(.method("Why", in: ["phase"], out: ["text"]) { [unowned self] (phase: String) throws -> String in try self.why(phase: phase) })
        members.append(.signal("MilestoneReached", [("key", String.self), ("at", UInt64.self)]))
        members.append(.signal("TargetReached", [("at", UInt64.self)]))
        members.append(.signal("Started", [("id", String.self)]))
        members.append(.signal("Ended", [("id", String.self), ("outcome", String.self)]))
        members.append(.property("Status", String.self, .emitsChange) { try published.current.status.write(to: $0) })
        members.append(.property("Id", String.self, .emitsChange) { try published.current.id.write(to: $0) })
        members.append(.property("Kept", Bool.self, .emitsChange) { try published.current.kept.write(to: $0) })
        members.append(.property("StartedAt", UInt64.self, .emitsChange) { try published.current.startedAt.write(to: $0) })
        members.append(.property("EndedAt", UInt64.self, .emitsChange) { try published.current.endedAt.write(to: $0) })
        members.append(.property("Target", UInt64.self, .emitsChange) { try published.current.target.write(to: $0) })
        members.append(.property("TargetAt", UInt64.self, .emitsChange) { try published.current.targetAt.write(to: $0) })
        members.append(.property("Milestone", String.self, .emitsChange) { try published.current.milestone.write(to: $0) })
        members.append(.property("MilestoneTitle", String.self, .emitsChange) { try published.current.milestoneTitle.write(to: $0) })
        members.append(.property("MilestoneText", String.self, .emitsChange) { try published.current.milestoneText.write(to: $0) })
        members.append(.property("MilestoneSince", UInt64.self, .emitsChange) { try published.current.milestoneSince.write(to: $0) })
        members.append(.property("NextMilestone", String.self, .emitsChange) { try published.current.nextMilestone.write(to: $0) })
        members.append(.property("NextMilestoneTitle", String.self, .emitsChange) { try published.current.nextMilestoneTitle.write(to: $0) })
        members.append(.property("NextMilestoneAt", UInt64.self, .emitsChange) { try published.current.nextMilestoneAt.write(to: $0) })
        members.append(.property("Line", String.self, .emitsChange) { try published.current.line.write(to: $0) })
        members.append(.property("FirstFast", Bool.self, .emitsChange) { try published.current.firstFast.write(to: $0) })
        members.append(.property("NeverStarted", Bool.self, .emitsChange) { try published.current.neverStarted.write(to: $0) })
        members.append(.property("Caution", String.self, .emitsChange) { try published.current.caution.write(to: $0) })
        members.append(.property("CanUndo", Bool.self, .emitsChange) { try published.current.canUndo.write(to: $0) }.deprecated)
        members.append(.property("UndoAct", UInt64.self, .emitsChange) { try published.current.undoAct.write(to: $0) })
        members.append(.property("UndoDetails", [String: Value].self, .emitsChange) { try published.current.undoDetails.write(to: $0) })
        members.append(.property("Elapsed", .emitsNothing) { [unowned self] in try self.elapsed() }.deprecated)
        members.append(.property("Progress", .emitsNothing) { [unowned self] in try self.progress() }.deprecated)
        members.append(.property("TreeVariant", UInt32.self, .emitsChange) { try published.current.treeVariant.write(to: $0) })
        members.append(.property("TreeTone", UInt32.self, .emitsChange) { try published.current.treeTone.write(to: $0) })
        members.append(.property("Version", .constant) { Timer1.version })
        return Interface(Timer1.interface, members, beforeReading: published.check)
    }
}

/// Sends the signals of `app.atrest.Timer1`.
struct Timer1Signals {
    let bus: Bus

    /// The body likely enters another phase. Sent once per phase and fast; after a gap, only for
    /// the present phase.
    func milestoneReached(key: Milestone, at: Instant) throws {
        try bus.emit("MilestoneReached", of: Timer1.interface, at: .agent, key.wire, at.wire)
    }

    /// The target is reached. Sent once per fast, at the first whole second that is not before it.
    func targetReached(at: UInt64) throws {
        try bus.emit("TargetReached", of: Timer1.interface, at: .agent, at)
    }

    /// A fast was started by Start, by a button or on another machine. Not every fast that runs is
    /// announced like this: after the undo of an ending or after a restart of the agent, a fast
    /// runs without this signal, and after the undo of a start, none runs and Ended is not sent. A
    /// client that has to know whether a fast runs reads Status and Id, whose changes are always
    /// announced. This signal is for what follows the act of starting, such as a greeting.
    func started(id: RecordID) throws {
        try bus.emit("Started", of: Timer1.interface, at: .agent, id.wire)
    }

    /// A fast was ended or abandoned. As with Started, read Status and Id to know whether a fast
    /// runs.
    func ended(id: RecordID, outcome: Outcome) throws {
        try bus.emit("Ended", of: Timer1.interface, at: .agent, id.wire, outcome.wire)
    }
}

extension Timer1.EndResult {
    var values: [String: Value] {
        ["Id": .string(id.wire), "StartedAt": .uint64(startedAt.wire), "EndedAt": .uint64(endedAt.wire), "Target": .uint64(target.wire), "Outcome": .string(outcome.wire), "Kept": .boolean(kept)]
    }
}
