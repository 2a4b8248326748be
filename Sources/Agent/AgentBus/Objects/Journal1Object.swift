import AgentCore
import Contract
import Fasting
import LocalTime
import SDBus
import Words

/// `app.atrest.Journal1` on the bus: every act, and undo.
final class Journal1Object: PublishingObject<Journal1Properties>, Journal1Handler {
    private lazy var imports = RecordsImports(engine: engine)

    // MARK: Undo

    func undo(options: [String: Value]) throws -> Journal1.UndoResult {
        let options = try CallOptions(options, Journal1.UndoOptions.keys)
        return try engine.undone(by: .undo, if: options.act(.act).map { .undoes($0) })
    }

    func redo(options: [String: Value]) throws -> Journal1.UndoResult {
        let options = try CallOptions(options, Journal1.UndoOptions.keys)
        return try engine.undone(by: .redo, if: options.act(.act).map { .redoes($0) })
    }

    // MARK: The list

    func list(options: [String: Value]) throws -> [Journal1.ActRow] {
        let options = try CallOptions(options, Journal1.ListOptions.keys)
        let (number, limit) = (try options.act(.after), try options.limit(.limit))
        let acts = try engine.journal(before: number, limit: limit)
        // The records may have been opened just now.
        let snapshot = engine.snapshot
        return acts.map { act in
            var row = Journal1.ActRow(
                at: act.at, act: act.kindOnBus, text: snapshot.phrase(for: act),
                isUndone: act.isUndone)
            row.tell(act, of: snapshot)
            return row
        }
    }

    // MARK: Records

    func `import`(call: PendingCall, message: Message) throws {
        try imports.start(call, message)
    }

    func backups() throws -> [Journal1.BackupRow] {
        try engine.backups().map {
            Journal1.BackupRow(
                day: $0.day, fasts: UInt32(clamping: $0.fasts), water: UInt32(clamping: $0.water))
        }
    }

    func compare(day: String, limit: UInt32) throws -> [Journal1.ChangeRow] {
        let most = History1.listLimit
        let limit = Int(limit == 0 ? most : min(limit, most))
        let changes = try engine.changes(byRestoring: day, limit: limit)
        return changes.fasts.map { Journal1.ChangeRow($0) }
            + changes.water.map { Journal1.ChangeRow($0) }
    }

    func restore(day: String, options: [String: Value]) throws -> Journal1.RestoreResult {
        let options = try CallOptions(options, Journal1.RestoreOptions.keys)
        let isDryRun = try options.flag(.dryRun) ?? false
        let (reply, act) = try engine.act(
            .restore(day: day, isDryRun: isDryRun), if: options.act(.act).map { .follows($0) })
        guard case .restored(let counts) = reply else { throw BusError.noReply }
        return Journal1.RestoreResult(
            returned: UInt32(clamping: counts.returned), changed: UInt32(clamping: counts.changed),
            removed: UInt32(clamping: counts.removed), equal: UInt32(clamping: counts.equal),
            act: isDryRun ? UInt64(clamping: try engine.latestAct()) : act)
    }
}

extension Engine {
    /// Undoes or redoes an act, and tells what it was.
    func undone(
        by command: Command, if condition: Precondition? = nil
    ) throws -> Journal1.UndoResult {
        guard case .undone(let undone) = try perform(command, if: condition) else {
            throw BusError.noReply
        }
        let act = undone.act
        var result = Journal1.UndoResult(
            act: act.kindOnBus, at: act.at, text: snapshot.phrase(for: act),
            left: UInt32(clamping: undone.left))
        result.tell(act, of: snapshot)
        return result
    }
}

extension Journal1.ChangeRow {
    fileprivate init(_ change: RecordChange<Session>) {
        self.init(change: change.kind, id: change.latest.id)
        if let fast = change.backup {
            (startedAt, endedAt, target) = (fast.start.wire, fast.end.wire, fast.target?.wire)
            hasNote = !fast.note.isEmpty
        }
        if let fast = change.now {
            (nowStartedAt, nowEndedAt) = (fast.start.wire, fast.end.wire)
            nowTarget = fast.target?.wire
            nowHasNote = !fast.note.isEmpty
        }
        guard case .changed(let now, let backup) = change else { return }
        if now.note != backup.note { noteDiffers = true }
        if now.endOffset != backup.endOffset { offsetDiffers = true }
    }

    fileprivate init(_ change: RecordChange<WaterEntry>) {
        self.init(change: change.kind, id: change.latest.id)
        if let entry = change.backup {
            (waterAt, milliliters) = (entry.at.wire, entry.amount.wire)
        }
        if let entry = change.now {
            (nowWaterAt, nowMilliliters) = (entry.at.wire, entry.amount.wire)
        }
    }
}

extension JournalEntry {
    /// What the act is called on the bus. One that changed only a note has a name of its own.
    var kindOnBus: String { isNote ? Journal1.note : kind.wire }
}

extension Journal1.ToldAct {
    fileprivate mutating func tell(_ act: JournalEntry, of snapshot: Snapshot) {
        machine = act.machine
        number = UInt64(clamping: act.number)
        switch act.subject {
        case .running(let start, let target):
            (startedAt, self.target) = (start.wire, target.wire)
        case .fast(let session): (startedAt, endedAt) = (session.start.wire, session.end.wire)
        case .water(let entry):
            (waterAt, milliliters) = (entry.at.wire, entry.amount.wire)
            unit = snapshot.settings.waterUnit.wire
        case .records(let fasts, let water): set(fasts, water)
        case .backup(let day, let fasts, let water):
            self.day = day
            set(fasts, water)
        }
    }

    private mutating func set(_ fasts: Int, _ water: Int) {
        (self.fasts, self.water) = (UInt32(clamping: fasts), UInt32(clamping: water))
    }
}

extension Snapshot {
    /// What a property tells of an act; empty if there is none.
    func details(of act: JournalEntry?) -> [String: Value] {
        guard let act else { return [:] }
        var details = Journal1.ActDetails(
            act: act.kindOnBus, at: act.at, text: phrase(for: act))
        details.tell(act, of: self)
        return details.values
    }

    /// An act as part of a sentence, with local times and in the user's unit.
    fileprivate func phrase(for act: JournalEntry) -> String {
        Words.Journal.phrase(for: act, in: settings.waterUnit) {
            TimeText.recorded($0, after: $1, recordedAt: act.at, zone: zone, words: .ofUser)
        }
    }
}

extension Journal1Properties {
    init(_ snapshot: Snapshot) {
        self.init()
        undoAct = UInt64(clamping: snapshot.undo.undoable?.number ?? 0)
        redoAct = UInt64(clamping: snapshot.undo.redoable?.number ?? 0)
        undoText =
            snapshot.undo.undoable.map { Words.Journal.sentence(snapshot.phrase(for: $0)) } ?? ""
        undoDetails = snapshot.details(of: snapshot.undo.undoable)
    }
}
