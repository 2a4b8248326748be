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
        if undoAct != other?.undoAct { names.append("UndoAct") }
        if undoDetails != other?.undoDetails { names.append("UndoDetails") }
        if treeVariant != other?.treeVariant { names.append("TreeVariant") }
        if treeTone != other?.treeTone { names.append("TreeTone") }
        return names
    }

    /// Those with a basic type, as the bus reads them.
    final class Stored: StoredValues {
        let status = StoredProperty<String>("")
        let id = StoredProperty<String>("")
        let kept = StoredProperty<Bool>(false)
        let startedAt = StoredProperty<UInt64>(0)
        let endedAt = StoredProperty<UInt64>(0)
        let target = StoredProperty<UInt64>(0)
        let targetAt = StoredProperty<UInt64>(0)
        let milestone = StoredProperty<String>("")
        let milestoneTitle = StoredProperty<String>("")
        let milestoneText = StoredProperty<String>("")
        let milestoneSince = StoredProperty<UInt64>(0)
        let nextMilestone = StoredProperty<String>("")
        let nextMilestoneTitle = StoredProperty<String>("")
        let nextMilestoneAt = StoredProperty<UInt64>(0)
        let line = StoredProperty<String>("")
        let firstFast = StoredProperty<Bool>(false)
        let neverStarted = StoredProperty<Bool>(false)
        let caution = StoredProperty<String>("")
        let undoAct = StoredProperty<UInt64>(0)
        let treeVariant = StoredProperty<UInt32>(0)
        let treeTone = StoredProperty<UInt32>(0)

        func set(_ values: Timer1Properties) {
            status.value = values.status
            id.value = values.id
            kept.value = values.kept
            startedAt.value = values.startedAt
            endedAt.value = values.endedAt
            target.value = values.target
            targetAt.value = values.targetAt
            milestone.value = values.milestone
            milestoneTitle.value = values.milestoneTitle
            milestoneText.value = values.milestoneText
            milestoneSince.value = values.milestoneSince
            nextMilestone.value = values.nextMilestone
            nextMilestoneTitle.value = values.nextMilestoneTitle
            nextMilestoneAt.value = values.nextMilestoneAt
            line.value = values.line
            firstFast.value = values.firstFast
            neverStarted.value = values.neverStarted
            caution.value = values.caution
            undoAct.value = values.undoAct
            treeVariant.value = values.treeVariant
            treeTone.value = values.treeTone
        }
    }
}

/// What carries out the calls of `app.atrest.Timer1`.
protocol Timer1Handler: PublishingInterface where Properties == Timer1Properties {
    /// Starts a fast. Milestones that have already passed are not announced. The id of a fast that
    /// is already kept is refused as an overlap with that fast.
    ///
    /// - Throws: AlreadyActive, InvalidTime, InvalidTarget, Overlap, Storage, InvalidArgs.
    func start(options: [String: Value]) throws -> Timer1.StartResult
    /// Ends the fast.
    ///
    /// - Throws: NotActive, NotFound, InvalidTime, Storage, InvalidArgs.
    func end(options: [String: Value]) throws -> Timer1.EndResult
    /// Ends the fast without storing it.
    ///
    /// - Throws: NotActive, NotFound, Storage, InvalidArgs.
    func abandon(options: [String: Value]) throws -> Timer1.EndResult
    /// Undoes the last ending: the same fast continues, with its id and start. It announces no
    /// milestone. It is possible until the next start. Journal1.Undo undoes acts of any kind.
    ///
    /// - Throws: NothingToUndo, NotFound, Overlap, Storage, InvalidArgs.
    func undo(options: [String: Value]) throws -> Journal1.UndoResult
    /// Changes the running fast.
    ///
    /// - Throws: NotActive, NotFound, InvalidTime, InvalidTarget, Overlap, Storage, InvalidArgs.
    func adjust(options: [String: Value]) throws -> Journal1.ActResult
    /// Returns what is known about a phase and how sure it is: what was measured, in whom, what is
    /// not known, and the sources. A named phase needs no running fast and no readable records.
    ///
    /// - Throws: NotActive, Storage, InvalidArgs.
    func why(phase: String) throws -> String
}

extension Timer1Handler {
    /// The interface as it is exported: calls go to this handler, which must outlive it.
    func makeInterface() -> Interface {
        var members: [Interface.Member] = []
        let published = published
        members.append(.method("Start", in: ["options"], out: ["started"]) { [unowned self] (options: [String: Value]) throws -> [String: Value] in try self.start(options: options).values })
        members.append(.method("End", in: ["options"], out: ["ended"]) { [unowned self] (options: [String: Value]) throws -> [String: Value] in try self.end(options: options).values })
        members.append(.method("Abandon", in: ["options"], out: ["ended"]) { [unowned self] (options: [String: Value]) throws -> [String: Value] in try self.abandon(options: options).values })
        members.append(.method("Undo", in: ["options"], out: ["result"]) { [unowned self] (options: [String: Value]) throws -> [String: Value] in try self.undo(options: options).values })
        members.append(.method("Adjust", in: ["options"], out: ["adjusted"]) { [unowned self] (options: [String: Value]) throws -> [String: Value] in try self.adjust(options: options).values })
        members.append(.method("Why", in: ["phase"], out: ["text"]) { [unowned self] (phase: String) throws -> String in try self.why(phase: phase) })
        members.append(.signal("MilestoneReached", [("key", String.self), ("at", UInt64.self)]))
        members.append(.signal("TargetReached", [("at", UInt64.self)]))
        members.append(.signal("Started", [("id", String.self)]))
        members.append(.signal("Ended", [("id", String.self), ("outcome", String.self)]))
        members.append(.property("Status", .emitsChange, published.stored.status))
        members.append(.property("Id", .emitsChange, published.stored.id))
        members.append(.property("Kept", .emitsChange, published.stored.kept))
        members.append(.property("StartedAt", .emitsChange, published.stored.startedAt))
        members.append(.property("EndedAt", .emitsChange, published.stored.endedAt))
        members.append(.property("Target", .emitsChange, published.stored.target))
        members.append(.property("TargetAt", .emitsChange, published.stored.targetAt))
        members.append(.property("Milestone", .emitsChange, published.stored.milestone))
        members.append(.property("MilestoneTitle", .emitsChange, published.stored.milestoneTitle))
        members.append(.property("MilestoneText", .emitsChange, published.stored.milestoneText))
        members.append(.property("MilestoneSince", .emitsChange, published.stored.milestoneSince))
        members.append(.property("NextMilestone", .emitsChange, published.stored.nextMilestone))
        members.append(.property("NextMilestoneTitle", .emitsChange, published.stored.nextMilestoneTitle))
        members.append(.property("NextMilestoneAt", .emitsChange, published.stored.nextMilestoneAt))
        members.append(.property("Line", .emitsChange, published.stored.line))
        members.append(.property("FirstFast", .emitsChange, published.stored.firstFast))
        members.append(.property("NeverStarted", .emitsChange, published.stored.neverStarted))
        members.append(.property("Caution", .emitsChange, published.stored.caution))
        members.append(.property("UndoAct", .emitsChange, published.stored.undoAct))
        members.append(.property("UndoDetails", .emitsChange) { published.current.undoDetails })
        members.append(.property("TreeVariant", .emitsChange, published.stored.treeVariant))
        members.append(.property("TreeTone", .emitsChange, published.stored.treeTone))
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
        ["Id": .string(id.wire), "StartedAt": .uint64(startedAt.wire), "EndedAt": .uint64(endedAt.wire), "Target": .uint64(target.wire), "Outcome": .string(outcome.wire), "Kept": .boolean(kept), "Act": .uint64(act)]
    }
}

extension Timer1.StartResult {
    var values: [String: Value] {
        ["Id": .string(id.wire), "Act": .uint64(act)]
    }
}
