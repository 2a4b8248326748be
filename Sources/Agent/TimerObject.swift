import Contract
import Fasting
import LocalTime
import SDBus

/// `app.atrest.Timer1` on the bus.
///
/// A method decodes everything, hands it to the keeper, and answers; what changed is announced in
/// one batch when the keeper has stored it.
final class TimerObject {
    private let bus: Bus
    private let keeper: FastKeeper
    private let records: Records
    private let board: Board<TimerSnapshot>
    private let checkFree: () throws(BusError) -> Void

    private static let path = ObjectPath(Names.objectPath)

    /// - Parameter checkFree: throws while a merge goes on, which undoing must not cross.
    init(
        bus: Bus, keeper: FastKeeper, records: Records, present: Present,
        checkFree: @escaping () throws(BusError) -> Void
    ) {
        self.checkFree = checkFree
        self.bus = bus
        self.keeper = keeper
        self.records = records
        board = Board(
            Timer1.interface, on: bus, fields: TimerSnapshot.fields,
            snapshot: TimerSnapshot(of: present))
    }

    /// Makes the interface reachable, until the slot is let go of.
    func export() throws(SystemError) -> Slot {
        let announced = board.members { [unowned self] in try readable() }
        return try bus.export(
            Interface(Timer1.interface, methods + announced + computed + signals), at: Self.path)
    }

    /// Announces what differs from what was known.
    func announce(_ present: Present) throws(SystemError) {
        try board.announce(TimerSnapshot(of: present))
    }

    /// Says what has happened.
    func tell(_ effects: [FastEffect]) throws {
        for effect in effects { try signal(effect) }
    }

    private func signal(_ effect: FastEffect) throws {
        switch effect {
        case .started(let id):
            try emit(Timer1.Signal.started.rawValue, id.description)
        case .ended(let ended):
            try emit(
                Timer1.Signal.ended.rawValue, ended.fast.id.description, ended.outcome.rawValue)
        case .milestoneReached(let milestone, let at):
            try emit(
                Timer1.Signal.milestoneReached.rawValue, milestone.rawValue,
                at.microsecondsSinceEpoch)
        case .targetReached(let at):
            try emit(Timer1.Signal.targetReached.rawValue, at)
        case .keep, .forget, .merged:
            break
        }
    }

    private func emit<each Argument: BusType>(
        _ signal: String, _ arguments: repeat each Argument
    ) throws {
        try bus.emit(signal, of: Timer1.interface, at: Self.path, repeat each arguments)
    }

    /// - Throws: Storage where the records cannot be read: an agent that does not know must not
    ///   call itself idle.
    private func readable() throws { _ = try records.opened() }

    // MARK: Members

    private var methods: [Interface.Member] {
        [
            .method(Timer1.Method.start.rawValue, in: ["options"], out: ["id"]) {
                [unowned self] (values: [String: Value]) throws -> String in
                let options = try Options(
                    values, known: [Timer1.Key.startedAt.rawValue, Timer1.Key.target.rawValue])
                let at = try options.instant(Timer1.Key.startedAt.rawValue)
                let target = try options.target(Timer1.Key.target.rawValue)
                let id = try RecordID.random()
                try keeper.perform(.start(id, at: at, target: target))
                return id.description
            },
            .method(Timer1.Method.end.rawValue, in: ["options"], out: ["ended"]) {
                [unowned self] (values: [String: Value]) throws -> [String: Value] in
                let options = try Options(values, known: [Timer1.Key.endedAt.rawValue])
                let change = try keeper.perform(
                    .end(at: options.instant(Timer1.Key.endedAt.rawValue)))
                return Self.description(of: change)
            },
            .method(Timer1.Method.abandon.rawValue) { [unowned self] () throws -> Void in
                try keeper.perform(.abandon)
            },
            .method(Timer1.Method.undo.rawValue) { [unowned self] () throws -> Void in
                try checkFree()
                try keeper.perform(FastCommand.undo)
            },
            .method(Timer1.Method.adjust.rawValue, in: ["options"]) {
                [unowned self] (values: [String: Value]) throws -> Void in
                let options = try Options(
                    values, known: [Timer1.Key.startedAt.rawValue, Timer1.Key.target.rawValue])
                try keeper.perform(
                    .adjust(
                        start: options.instant(Timer1.Key.startedAt.rawValue),
                        target: options.target(Timer1.Key.target.rawValue)))
            },
        ]
    }

    private static func description(of change: FastChange) -> [String: Value] {
        guard case .ended(let ended) = change.state.stage else { return [:] }
        return [
            Timer1.Key.id.rawValue: .string(ended.fast.id.description),
            Timer1.Key.startedAt.rawValue: .uint64(ended.fast.start.microsecondsSinceEpoch),
            Timer1.Key.endedAt.rawValue: .uint64(ended.end.microsecondsSinceEpoch),
            Timer1.Key.target.rawValue: .uint64(UInt64(ended.fast.target.microseconds)),
            Timer1.Key.outcome.rawValue: .string(ended.outcome.rawValue),
            Timer1.Key.kept.rawValue: .boolean(ended.kept),
        ]
    }

    /// What moves with the clock is computed when read and never announced.
    private var computed: [Interface.Member] {
        [
            .property(Timer1.Property.elapsed.rawValue, .silent) {
                [unowned self] () throws -> UInt64 in
                try readable()
                return UInt64(elapsed * Instant.microsecondsPerSecond)
            },
            .property(Timer1.Property.progress.rawValue, .silent) {
                [unowned self] () throws -> Double in
                try readable()
                return progress
            },
        ]
    }

    /// Seconds.
    private var elapsed: Int64 {
        switch keeper.state.stage {
        case .idle: 0
        case .active(let fast): fast.elapsed(at: Clock.now)
        case .ended(let ended): ended.duration
        }
    }

    private var progress: Double {
        switch keeper.state.stage {
        case .idle: 0
        case .active(let fast): Tree.progress(elapsed: elapsed, target: fast.target)
        case .ended(let ended): ended.outcome == .completed ? 1 : 0
        }
    }

    private var signals: [Interface.Member] {
        [
            .signal(
                Timer1.Signal.milestoneReached.rawValue,
                [("key", String.self), ("at", UInt64.self)]),
            .signal(Timer1.Signal.targetReached.rawValue, [("at", UInt64.self)]),
            .signal(Timer1.Signal.started.rawValue, [("id", String.self)]),
            .signal(Timer1.Signal.ended.rawValue, [("id", String.self), ("outcome", String.self)]),
        ]
    }
}
