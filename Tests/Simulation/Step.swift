import Fasting

/// One step of a history: time passes, then something happens.
///
/// A step is data and does not depend on other steps: instants are relative to the time of the step,
/// records are chosen by their place in a list, and everything random in it follows from its own
/// seed. So any part of a history is a history too, which is what shrinking needs.
public struct Step: Equatable, Sendable {
    /// Seconds that pass before the action, while the machine is awake.
    var wait: Int64
    var action: Action
    var fault = Fault.none
    /// Whether a call goes over the bus or straight to the engine, which is faster.
    var isOnBus = false
    /// Decides ids and what is left after a power failure.
    var seed: UInt64
}

/// What happens in a step.
enum Action: Equatable, Sendable {
    // The user. `ago` is in seconds before now; a negative one is in the future. Targets are in
    // microseconds.
    case start(ago: Int64?, target: Int64?)
    case end(ago: Int64?)
    case abandon
    case adjust(ago: Int64?, target: Int64?)
    case timerUndo
    case log(endAgo: Int64, length: Int64, target: Int64?)
    /// Moves the start and the end of a fast by some seconds.
    case edit(pick: Int, start: Int64?, end: Int64?, target: Int64?)
    case delete(pick: Int)
    /// Of the running fast if `pick` is nil. The number 0 removes the note.
    case note(pick: Int?, number: Int)
    case waterAdd(milliliters: Int?, ago: Int64?)
    case waterRemove(pick: Int)
    case importRecords(fasts: [ImportedFast], water: [ImportedWater])
    case undo
    case redo
    case setTarget(Int64)
    case setQuickAdd(Int)
    /// Puts a backup back.
    case restore(pick: Int)
    /// A licence that began some seconds before and ends some seconds after now; nil for no end.
    case addLicence(ago: Int64, left: Int64?)
    case removeLicence
    case setVigil(Bool)
    case toggle(Int)
    /// A call that makes no sense, by its number.
    case nonsense(Int)
    /// Questions that change nothing, by their number.
    case question(Int)

    // The machine.
    case suspend(Int64)
    /// The clock is set.
    case leap(Int64)
    case travel(zone: Int)
    /// The agent ends as it should and starts again after some seconds.
    case restart(after: Int64)
    /// The agent is killed.
    case kill(after: Int64)
    case powerFailure(after: Int64)

    // The desktop.
    case lock(Bool)
    case server(VirtualDesktop.Server)
    case press(button: Int)

    // Checks that change nothing in the end.

    /// Carries out some acts, undoes all of them, and redoes them.
    case actsAndUndo([Action])
    /// Puts a backup back and undoes that.
    case restoreAndUndo(pick: Int)
    /// Imports two files in both orders.
    case importInBothOrders(fasts: [ImportedFast], water: [ImportedWater])
    /// Reads everything over the bus and compares it with what a watcher knows from signals.
    case compareWatcher

    /// Whether the action is an act that undo undoes, if it is carried out.
    var isOrdinary: Bool {
        switch self {
        case .start, .end, .abandon, .adjust, .log, .edit, .delete, .note, .waterAdd,
            .waterRemove, .importRecords:
            true
        default: false
        }
    }

    var isAboutLicences: Bool {
        switch self {
        case .addLicence, .removeLicence: true
        default: false
        }
    }

    /// Whether the action chooses among the present records.
    var picks: Bool {
        switch self {
        case .edit, .delete, .note, .waterRemove, .importRecords, .importInBothOrders, .adjust: true
        default: false
        }
    }
}

/// A fast of a file.
struct ImportedFast: Equatable, Sendable {
    /// A stored fast gives its id and its times; otherwise a new one.
    var pick: Int?
    /// The seed of the id of a new one.
    var number: UInt64
    /// Seconds from the end to now; for a stored one, how far its end is moved to the past.
    var endAgo: Int64
    /// Seconds; for a stored one, how far its start is moved to the past.
    var length: Int64
    var offset: Int?
    var target: Int64?
    /// 0 for none.
    var note = 0
}

/// Water of a file.
struct ImportedWater: Equatable, Sendable {
    var pick: Int?
    var number: UInt64
    var ago: Int64
    var milliliters: Int
}

/// What goes wrong during the action of a step.
enum Fault: Equatable, Sendable {
    case none
    /// The power fails at the n-th write or sync; the machine starts again after some seconds.
    case powerFailure(at: Int, after: Int64)
    /// The process is killed at the n-th write or sync.
    case kill(at: Int, after: Int64)
    /// From the n-th write on the disk is full, until the step is over.
    case diskFull(at: Int)
    case writeError(at: Int)
    case readError(at: Int)
    case syncError(at: Int)

    var isCrash: Bool {
        switch self {
        case .powerFailure, .kill: true
        case .none, .diskFull, .writeError, .readError, .syncError: false
        }
    }
}
