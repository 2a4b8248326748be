/// A plain model of the fasting agent, written from the specification alone.
///
/// It is the oracle of the simulation: slow, without files, without a bus and without a clock.
/// It is a value, so a copy of it is a second possible outcome.
public struct Model: Sendable {
    /// Minutes east of UTC at an instant, in the zone of the moment. Replace it to travel.
    public var offset: @Sendable (Int64) -> Int = { _ in 0 }

    /// The counts of the latest import that was accepted, fasts and water apart.
    public internal(set) var lastImport = (fasts: ImportCounts(), water: ImportCounts())

    // Present state.
    var running: Running?
    var fasts = FastTable()
    var water: [String: Water] = [:]
    var defaultTarget = Rules.defaultTarget
    var quickAdd = Rules.defaultQuickAdd
    var shown: Ended?
    /// Nil if the installation names no authority.
    var licensed: Licensed?

    // The journal.
    var entries: [Entry] = []
    /// The numbers of the entries that redo makes again, the next one last.
    var redoable: [Int] = []
    /// The act whose content a record is now. A record that never was has none.
    var origins: [RecordName: Int] = [:]

    // Announcements.
    /// What was announced, by the id of the fast. Nothing undoes it.
    var announced: [String: Set<String>] = [:]
    /// What was announced before a disk that may not have stored the rest; nil if everything is stored. The
    /// process knows the rest, and the next one may not.
    public var announcedAndStored: [String: Set<String>]?
    /// The instant of the last start, adjust or undo: nothing at or before it is announced.
    var quietUntil: Int64 = 0
    /// When the clock was looked at last: what came before it is no longer announced.
    var seen: Int64
    /// Counts the restarts.
    var run = 0

    /// A model of an agent that has nothing stored.
    ///
    /// - Parameter now: Seconds since the epoch.
    public init(now: Int64) {
        seen = now
    }

    /// Carries out a call at an instant. A refused call changes nothing.
    ///
    /// - Parameters:
    ///   - now: Seconds since the epoch. Time has passed to it before, see `pass`.
    ///   - newID: The id of the record that the call creates, if it creates one.
    public mutating func apply(_ call: Call, at now: Int64, newID: String) -> Answer {
        seen = min(seen, now)
        fallBack(at: now)
        do {
            return try perform(call, at: now, newID: newID)
        } catch {
            return .refused(error.name)
        }
    }

    private mutating func perform(
        _ call: Call, at now: Int64, newID: String
    ) throws(Refusal) -> Answer {
        switch call {
        case .start(let at, let target):
            return try start(stated(at), stated(target), now: now, newID: newID)
        case .end(let at):
            return try end(stated(at), now: now)
        case .abandon:
            return try abandon(now: now)
        case .adjust(let start, let target):
            return try adjust(stated(start), stated(target), now: now)
        case .timerUndo:
            return try undoEnding(now: now)
        case .log(let start, let end, let target):
            return try log(start, end, stated(target), now: now, newID: newID)
        case .edit(let id, let start, let end, let target):
            return try edit(id, stated(start), stated(end), stated(target), now: now)
        case .delete(let id):
            return try delete(id, now: now)
        case .setNote(let id, let text):
            return try setNote(id, text)
        case .waterAdd(let milliliters, let at):
            return try addWater(milliliters, stated(at), now: now, newID: newID)
        case .waterRemove(let id):
            return try removeWater(id, now: now)
        case .importRecords(let fasts, let water):
            return try importRecords(fasts, water, now: now)
        case .journalUndo:
            return try undoLatest(now: now)
        case .journalRedo:
            return try redoLatest(now: now)
        case .restore(_, let backup):
            return try restore(backup)
        case .addLicence(let from, let until):
            return try addLicence(from, until, now: now)
        case .removeLicence:
            return try removeLicence()
        case .setQuickAdd(let milliliters):
            guard Rules.milliliters.contains(milliliters) else { throw Refusal("InvalidArgs") }
            quickAdd = milliliters
            return .done
        case .setTarget(let target):
            guard Rules.targets.contains(target) else { throw Refusal("InvalidArgs") }
            defaultTarget = target
            return .done
        }
    }

    /// On the bus 0 means none.
    private func stated(_ number: Int64?) -> Int64? {
        number == 0 ? nil : number
    }
}
