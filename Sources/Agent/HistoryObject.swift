import Contract
import Fasting
import Glibc
import SDBus
import Words

/// `app.atrest.History1` on the bus.
final class HistoryObject {
    private let bus: Bus
    private let loop: EventLoop
    private let keepers: Keepers
    private let board: Board<HistorySnapshot>
    private let readable: () throws -> Void
    /// One at a time; while it goes on the records cannot be edited.
    private var merge: HistoryMerge?

    private static let path = ObjectPath(Names.objectPath)

    init(
        _ keepers: Keepers, bus: Bus, loop: EventLoop, present: Present,
        readable: @escaping () throws -> Void
    ) {
        self.keepers = keepers
        self.bus = bus
        self.loop = loop
        self.readable = readable
        board = Board(
            History1.interface, on: bus, fields: HistorySnapshot.fields,
            snapshot: HistorySnapshot(of: present))
    }

    /// Whether a merge goes on.
    var isMerging: Bool { merge != nil }

    /// The records are no longer there.
    func recordsHaveGone() { merge?.cutOff() }

    /// Makes the interface reachable, until the slot is let go of.
    func export() throws(SystemError) -> Slot {
        let changed = Interface.Member.signal(History1.Signal.changed.rawValue)
        let members = reading + editing + [mergeMember] + board.members(readable) + [changed]
        return try bus.export(Interface(History1.interface, members), at: Self.path)
    }

    /// Announces what differs from what was known.
    func announce(_ present: Present) throws(SystemError) {
        try board.announce(HistorySnapshot(of: present))
    }

    /// Says that the stored fasts have changed.
    func tellChanged() throws {
        try bus.emit(History1.Signal.changed.rawValue, of: History1.interface, at: Self.path)
    }

    // MARK: Members

    private typealias Mark = BusStruct<UInt32, String, String, UInt32, [String: Value]>

    private var reading: [Interface.Member] {
        [
            .method(
                History1.Method.list.rawValue, in: ["since", "until", "limit"], out: ["sessions"]
            ) {
                [unowned self] (since: UInt64, until: UInt64, limit: UInt32) throws -> [SessionRow]
                in
                let most = History1.listLimit
                return try keepers.history.list(
                    since: Instant(microsecondsSinceEpoch: since),
                    until: until == 0 ? nil : Instant(microsecondsSinceEpoch: until),
                    limit: Int(limit == 0 ? most : min(limit, most))
                ).map { [unowned self] session in
                    SessionRow(session, offset: keepers.history.offset(of: session))
                }
            },
            .method(History1.Method.month.rawValue, in: ["year", "month"], out: ["days"]) {
                [unowned self] (year: UInt32, month: UInt32) throws -> [Mark] in
                try keepers.history.month(Int(year), Int(month), keepers.present.entitlement).map {
                    day in
                    BusStruct(
                        UInt32(day.day), day.session.id.description,
                        day.session.outcome.rawValue, Tree(of: day.session.id).tone, [:])
                }
            },
        ]
    }

    private var editing: [Interface.Member] {
        [
            .method(History1.Method.add.rawValue, in: ["start", "end", "target"], out: ["id"]) {
                [unowned self] (start: UInt64, end: UInt64, target: UInt64) throws -> String in
                let target = try Options.target(target)
                // On this bus 0 means none.
                if start == 0 || end == 0 { throw BusError(.invalidTime, Words.noSpan) }
                let id = try RecordID.random()
                try edit(
                    .log(
                        id, start: Instant(microsecondsSinceEpoch: start),
                        end: Instant(microsecondsSinceEpoch: end), target: target))
                return id.description
            },
            .method(History1.Method.edit.rawValue, in: ["id", "options"]) {
                [unowned self] (id: String, values: [String: Value]) throws -> Void in
                let options = try Options(
                    values,
                    known: [
                        Timer1.Key.startedAt.rawValue, Timer1.Key.endedAt.rawValue,
                        Timer1.Key.target.rawValue,
                    ])
                try edit(
                    .edit(
                        try Self.id(id), start: options.instant(Timer1.Key.startedAt.rawValue),
                        end: options.instant(Timer1.Key.endedAt.rawValue),
                        target: options.target(Timer1.Key.target.rawValue)))
            },
            .method(History1.Method.delete.rawValue, in: ["id"]) {
                [unowned self] (id: String) throws -> Void in
                try edit(.delete(try Self.id(id)))
            },
            .method(History1.Method.undo.rawValue) { [unowned self] () throws -> Void in
                try edit(.undo)
            },
        ]
    }

    private static func id(_ text: String) throws(BusError) -> RecordID {
        guard let id = RecordID(text) else { throw BusError(.notFound, Words.noFast) }
        return id
    }

    private func edit(_ command: HistoryCommand) throws(BusError) {
        try checkFree()
        try keepers.fast.edit(command)
    }

    /// - Throws: Storage while a merge goes on: what it takes back must not be newer than it.
    func checkFree() throws(BusError) {
        if merge != nil { throw BusError(.storage, Words.mergeUnderWay) }
    }

    private var mergeMember: Interface.Member {
        .readingMethod(
            History1.Method.merge.rawValue,
            in: [("entries", [HistoryMerge.Entry].self), ("options", [String: Value].self)],
            out: [("counts", [String: Value].self)]
        ) { [unowned self] call, message in
            try checkFree()
            let begun = HistoryMerge(
                call, message, loop: loop, records: keepers.records,
                active: { [unowned self] in keepers.fast.state.active?.id },
                finish: { [unowned self] () throws(BusError) in try keepers.fast.finishMerge() },
                tell: { [unowned self] in keepers.fast.tellMerged() },
                onEnd: { [unowned self] in
                    self.merge = nil
                    keepers.mergeHasEnded()
                })
            self.merge = begun
            do { try begun.begin() } catch {
                self.merge = nil
                throw error
            }
        }
    }
}

/// A fast as List tells it. Written without a tuple in between: there may be very many.
private struct SessionRow: BusType {
    private static let contents = "stttissa{sv}"
    static let signature = "(" + contents + ")"

    let session: Session
    let offset: Int

    init(_ session: Session, offset: Int) {
        self.session = session
        self.offset = offset
    }

    init(reading message: Message) throws {
        throw SystemError(code: ENOTSUP, operation: "reading a fast of our own")
    }

    func write(to message: Message) throws {
        try message.appendContainer("r", Self.contents) {
            try session.id.description.write(to: message)
            try session.start.microsecondsSinceEpoch.write(to: message)
            try session.end.microsecondsSinceEpoch.write(to: message)
            try UInt64(session.target?.microseconds ?? 0).write(to: message)
            try Int32(offset).write(to: message)
            try session.outcome.rawValue.write(to: message)
            try session.tree.rawValue.write(to: message)
            let extras: [String: Value] =
                session.endOffset == nil
                ? [History1.Key.offsetUnknown.rawValue: .boolean(true)] : [:]
            try extras.write(to: message)
        }
    }
}

/// What History1 says at one moment.
struct HistorySnapshot {
    let completedCount: UInt32
    let sessionCount: UInt32
    let canUndo: Bool

    init(of present: Present) {
        completedCount = UInt32(clamping: present.counts.completed)
        sessionCount = UInt32(clamping: present.counts.all)
        canUndo = present.canUndoEdit
    }

    static var fields: [Board<HistorySnapshot>.Field] {
        [
            .init(History1.Property.completedCount) { $0.completedCount },
            .init(History1.Property.sessionCount) { $0.sessionCount },
            .init(History1.Property.canUndo) { $0.canUndo },
        ]
    }
}
