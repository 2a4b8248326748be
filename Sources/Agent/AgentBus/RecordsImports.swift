import AgentCore
import Contract
import Fasting
import SDBus
import Words

/// Starts imports, one at a time: the records of a call may need much memory.
final class RecordsImports {
    private let engine: Engine
    /// The import that is being decoded. It keeps itself until it has replied.
    private weak var underWay: RecordsImport?

    init(engine: Engine) { self.engine = engine }

    /// Starts the import that a call asks for.
    ///
    /// - Throws: what is wrong with the first records; Storage if another import is under way.
    func start(_ call: PendingCall, _ message: Message) throws {
        if underWay != nil {
            throw BusError(.importUnderWay)
        }
        let next = RecordsImport(engine, call, message)
        underWay = next
        try next.start()
    }
}

/// One call of Journal1.Import.
///
/// A message may hold 100,000 records. It is decoded in slices on several turns of the event loop,
/// so that other callers are answered in between. Then everything is stored in one transaction.
private final class RecordsImport {
    /// The number of records that are decoded on one turn: some milliseconds.
    private static let sliceLength = 2000

    private let engine: Engine
    private let call: PendingCall
    private let message: Message
    private var sessions: [Session] = []
    private var water: [WaterEntry] = []

    init(_ engine: Engine, _ call: PendingCall, _ message: Message) {
        self.engine = engine
        self.call = call
        self.message = message
    }

    /// Decodes the first slice. What follows is done on later turns.
    func start() throws {
        try message.enterArray(of: Journal1.FastRow.signature)
        try decodeSessions()
    }

    private func decodeSessions() throws {
        guard try decodeSlice(into: \.sessions, { try Session(Journal1.FastRow(reading: $0)) })
        else { return continueLater { try $0.decodeSessions() } }
        try message.enterArray(of: Journal1.WaterRow.signature)
        try decodeWater()
    }

    private func decodeWater() throws {
        guard try decodeSlice(into: \.water, { try WaterEntry(Journal1.WaterRow(reading: $0)) })
        else { return continueLater { try $0.decodeWater() } }
        try decodeOptions()
    }

    /// - Returns: true if the array is at its end, and was left.
    private func decodeSlice<Record>(
        into records: ReferenceWritableKeyPath<RecordsImport, [Record]>,
        _ read: (Message) throws -> Record
    ) throws -> Bool {
        // Records are appended to a local array: through the key path each would copy all.
        var slice: [Record] = []
        while slice.count < Self.sliceLength, try !message.isAtEnd {
            slice.append(try read(message))
        }
        self[keyPath: records] += slice
        guard try message.isAtEnd else { return false }
        try message.leaveArray()
        return true
    }

    private enum Option: String, CaseIterable {
        case dryRun = "DryRun"
        case settings = "Settings"
        case running = "Running"
    }

    private func decodeOptions() throws {
        let options = try CallOptions(message.read([String: Value].self), Option.allCases)
        let isDryRun = try options.flag(.dryRun) ?? false
        let running = try options.values(.running).map { try RunningFast($0) }
        let settings = try options.values(.settings)
        continueLater { try $0.store(settings, running, isDryRun: isDryRun) }
    }

    private func store(
        _ values: [String: Value]?, _ running: RunningFast?, isDryRun: Bool
    ) throws {
        let settings = try values.map { try engine.snapshot.settings.replacing($0) }
        let (reply, act) = try engine.act(
            .merge(
                sessions, water: water, settings: settings, running: running, isDryRun: isDryRun))
        guard case .merged(let counts, let report, let fate) = reply else {
            throw BusError.noReply
        }
        var result = Journal1.ImportResult(counts, report, act: act)
        result.running = fate?.rawValue
        try call.answer(result.values)
    }

    private func continueLater(_ body: @escaping (RecordsImport) throws -> Void) {
        engine.environment.schedule(.zero) { [self] in
            do { try body(self) } catch { try? call.fail(error) }
        }
    }
}

extension Session {
    /// - Throws: InvalidArgs or InvalidTarget for a row that cannot be a session.
    fileprivate init(_ row: Journal1.FastRow) throws(BusError) {
        let limit = Session.offsetLimit
        let offset = row.utcOffset.map { Int($0) }
        if let offset, !(-limit...limit).contains(offset) {
            throw .invalidArgs(Words.noOffset)
        }
        self.init(
            id: try RecordID(checking: row.id), start: Instant(microsecondsSinceEpoch: row.start),
            end: Instant(microsecondsSinceEpoch: row.end), endOffset: offset,
            target: try row.target == 0 ? nil : Target(checking: row.target),
            note: try Note(checking: row.note ?? ""))
    }
}

extension RunningFast {
    /// - Parameter values: the options of a start.
    /// - Throws: as `Timer1.Start`. A fast without an id or a start is none.
    fileprivate init(_ values: [String: Value]) throws(BusError) {
        let options = try CallOptions(values, Timer1.StartOptions.keys)
        guard let id = try options.id(.id), let start = try options.instant(.startedAt) else {
            throw BusError.invalidArgs(Words.runningNeedsIDAndStart)
        }
        self.init(
            id: id, start: start, target: try options.target(.target) ?? .standard,
            note: try options.note(.note) ?? .none)
    }
}

extension Settings {
    /// The settings with other values.
    ///
    /// - Parameter values: by the names of the properties of Settings1.
    /// - Throws: InvalidArgs for a name that is unknown or means nothing on another machine, and for a wrong value.
    fileprivate func replacing(_ values: [String: SDBus.Value]) throws -> Settings {
        let keys = Key.allCases.filter { !Self.local.contains($0) }
        let mirrors: [Settings1.Property] = [.vigil, .compline, .complineInvitation]
        var next = self
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            if let key = keys.first(where: { $0.property.rawValue == name }) {
                guard let read = Value(value, kind: key.kind), next.set(key, to: read) else {
                    throw Refusal.invalidSetting(key)
                }
                continue
            }
            switch (mirrors.first { $0.rawValue == name }, value) {
            case (.vigil, .boolean(let isOn)): next.isVigilOn = isOn
            case (.compline, .boolean(let isOn)): next.isComplineOn = isOn
            case (.complineInvitation, .string(let text)):
                next.invitationTime = try AgentBus.invitationTime(text)
            case (.complineInvitation, _):
                throw BusError.invalidArgs(Words.optionHasOtherType(name, expected: "s"))
            case (_?, _): throw BusError.invalidArgs(Words.optionIsNoFlag(name))
            case (nil, _):
                let known = (keys.map(\.property) + mirrors).map(\.rawValue).sorted()
                throw BusError.invalidArgs(Words.unknownOption(name, known: known))
            }
        }
        return next
    }
}

extension Settings.Value {
    /// - Returns: nil if the value is of another kind.
    fileprivate init?(_ value: SDBus.Value, kind: Settings.Kind) {
        // As in any option, a number may have any integer type.
        let count: UInt64? =
            if case .value(let number)? = OptionNumber(value) { number } else { nil }
        let read: Settings.Value? =
            switch kind {
            case .number: value.doubleValue.map { .number($0) } ?? count.map { .number(Double($0)) }
            case .count: count.flatMap { UInt32(exactly: $0) }.map { .count($0) }
            case .flag: value.booleanValue.map { .flag($0) }
            case .word: value.stringValue.map { .word($0) }
            case .text: value.stringValue.map { .text($0) }
            }
        guard let read else { return nil }
        self = read
    }
}

extension WaterEntry {
    /// - Throws: InvalidArgs or InvalidValue for a row that cannot be an entry.
    fileprivate init(_ row: Journal1.WaterRow) throws(BusError) {
        self.init(
            id: try RecordID(checking: row.id), at: Instant(microsecondsSinceEpoch: row.at),
            amount: try WaterAmount(checking: row.milliliters))
    }
}

extension Journal1.ImportResult {
    fileprivate init(_ counts: MergeCounts, _ report: MergeReport?, act: UInt64) {
        self.init(
            new: UInt32(clamping: counts.new), changed: UInt32(clamping: counts.changed),
            equal: UInt32(clamping: counts.equal), short: UInt32(clamping: counts.short), act: act,
            overlapping: report.map { UInt32(clamping: $0.overlapping) },
            overlaps: report?.overlaps.flatMap { [$0.fast, $0.other] }.flatMap(\.wire),
            long: report.map { UInt32(clamping: $0.long) },
            longest: report?.longest.flatMap(\.wire))
    }
}

extension MergeReport.Span {
    /// The end of the fast that runs is 0.
    fileprivate var wire: [UInt64] { [start.wire, end?.wire ?? 0] }
}
