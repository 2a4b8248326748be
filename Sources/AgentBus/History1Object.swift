import AgentCore
import Contract
import Fasting
import LocalTime
import SDBus
import Words

/// `app.atrest.History1` on the bus: the fasts that were kept.
final class History1Object: History1Handler {
    private let engine: Engine
    private let signals: History1Signals
    let published: PublishedProperties<History1Properties>
    private let imports: RecordsImports

    init(engine: Engine, bus: Bus, imports: RecordsImports) {
        self.engine = engine
        self.imports = imports
        signals = History1Signals(bus: bus)
        published = PublishedProperties(engine, on: bus)
    }

    func send(_ event: Event) throws {
        if event.changesHistory || event == .calendarChanged { try signals.changed() }
    }

    // MARK: Questions

    /// What a list is asked for.
    private struct Page {
        let since: Instant
        let until: Instant?
        var after: RecordID?
        let limit: Int

        init(from: UInt64, until: UInt64, limit: UInt32) {
            let most = History1.listLimit
            since = Instant(roundingUpMicroseconds: from)
            self.until = Instant(boundUnlessZero: until)
            self.limit = Int(limit == 0 ? most : min(limit, most))
        }

        init(_ options: [String: Value]) throws(BusError) {
            let options = try CallOptions(options, History1.ListOptions.keys)
            since = try options.bound(.since) ?? Instant(secondsSinceEpoch: 0)
            until = try options.bound(.until)
            after = try options.id(.after)
            limit = try options.limit(.limit)
        }
    }

    func list(from: UInt64, until: UInt64, limit: UInt32) throws -> [History1.SessionRow] {
        try list(Page(from: from, until: until, limit: limit))
    }

    func listWithOptions(options: [String: Value]) throws -> [History1.SessionRow] {
        try list(Page(options))
    }

    private func list(_ page: Page) throws(BusError) -> [History1.SessionRow] {
        try engine.answering { (engine) throws(Refusal) in
            try engine.sessions(
                since: page.since, until: page.until, after: page.after, limit: page.limit)
        }.map { History1.SessionRow($0, offset: engine.offset(of: $0)) }
    }

    func versions(from: UInt64, until: UInt64, limit: UInt32) throws -> [History1.VersionRow] {
        try versions(Page(from: from, until: until, limit: limit))
    }

    func versionsWithOptions(options: [String: Value]) throws -> [History1.VersionRow] {
        try versions(Page(options))
    }

    private func versions(_ page: Page) throws(BusError) -> [History1.VersionRow] {
        try engine.answering { (engine) throws(Refusal) in
            try engine.sessionVersions(
                since: page.since, until: page.until, after: page.after, limit: page.limit)
        }.map { version in
            History1.VersionRow(
                id: version.session.id, end: version.session.end,
                act: UInt64(clamping: version.act?.number ?? 0), at: version.act?.at)
        }
    }

    func month(year: UInt32, month: UInt32) throws -> [History1.DayRow] {
        try engine.answering { (engine) throws(Refusal) in
            try engine.month(Int(year), Int(month))
        }.map { day in
            History1.DayRow(
                day: UInt32(day.day), id: day.session.id, mark: day.session.outcome,
                tone: Tree(of: day.session.id).tone)
        }
    }

    func total(from: UInt64, until: UInt64, by: String) throws -> [History1.TotalRow] {
        let span = CalendarSpan(rawValue: by)
        if span == nil, !by.isEmpty { throw BusError.invalidArgs(Words.unknownSpan(by)) }
        let begin = Instant(roundingUpMicroseconds: from)
        let until = Instant(boundUnlessZero: until)
        return try engine.answering { (engine) throws(Refusal) in
            try engine.totals(
                since: begin, until: until, by: span,
                firstWeekday: CalendarNames.system.firstDay)
        }.map {
            History1.TotalRow(
                $0.total, begin: $0.first.map(engine.start(of:)) ?? begin,
                firstDay: $0.first.map { TimeText.date($0) })
        }
    }

    // MARK: Edits

    func add(start: UInt64, end: UInt64, target: UInt64) throws -> RecordID {
        let target = try Target(noneIfZero: target)
        guard let start = Instant(noneIfZero: start), let end = Instant(noneIfZero: end) else {
            throw BusError(.invalidTime, Words.noSpan)
        }
        return try engine.add(.log(start: start, end: end, target: target))
    }

    func log(start: UInt64, end: UInt64, options: [String: Value]) throws -> RecordID {
        let options = try CallOptions(options, History1.LogOptions.keys)
        guard let start = Instant(noneIfZero: start), let end = Instant(noneIfZero: end) else {
            throw BusError(.invalidTime, Words.noSpan)
        }
        return try engine.add(
            .log(
                start: start, end: end, target: options.target(.target),
                note: options.note(.note) ?? .none, id: options.id(.id)))
    }

    func edit(id text: String, options: [String: Value]) throws {
        let options = try CallOptions(options, History1.EditOptions.keys)
        try engine.carryOut(
            .edit(
                try storedID(text), start: options.instant(.startedAt),
                end: options.instant(.endedAt), target: options.target(.target),
                note: options.note(.note)))
    }

    func delete(id text: String) throws { try engine.carryOut(.delete(try storedID(text))) }

    func undo() throws { try engine.carryOut(.undoEdit) }

    // MARK: Notes

    func note(id text: String) throws -> String {
        let id = try storedID(text)
        return try engine.answering { (engine) throws(Refusal) in try engine.note(of: id) }.text
    }

    func setNote(id text: String, note: String) throws {
        try engine.carryOut(.setNote(try storedID(text), try Note(checking: note)))
    }

    /// A text that is not a UUID is the id of no fast.
    private func storedID(_ text: String) throws(BusError) -> RecordID {
        guard let id = RecordID(text) else {
            throw BusError(.rule(.notFound), engine)
        }
        return id
    }

    // MARK: Import

    func merge(call: PendingCall, message: Message) throws {
        try imports.start(call, message, hasWater: false)
    }
}

extension Engine {
    /// Performs a command that returns counts.
    func merge(_ command: Command) throws(BusError) -> History1.MergeResult {
        let reply = try answering { (engine) throws(Refusal) in try engine.perform(command) }
        guard case .merged(let counts, let report) = reply else {
            return History1.MergeResult(new: 0, changed: 0, equal: 0, short: 0)
        }
        return History1.MergeResult(
            new: UInt32(clamping: counts.new), changed: UInt32(clamping: counts.changed),
            equal: UInt32(clamping: counts.equal), short: UInt32(clamping: counts.short),
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

extension History1.SessionRow {
    init(_ session: Session, offset: Int) {
        self.init(
            id: session.id, start: session.start, end: session.end, target: session.target,
            offset: Int32(offset), outcome: session.outcome, tree: session.tree,
            offsetUnknown: session.endOffset == nil ? true : nil, note: session.note.stated)
    }
}

extension History1Properties {
    init(_ snapshot: Snapshot) {
        self.init()
        completedCount = UInt32(clamping: snapshot.history.completed)
        sessionCount = UInt32(clamping: snapshot.history.all)
        canUndo = snapshot.undo.canUndoEdit
    }
}
