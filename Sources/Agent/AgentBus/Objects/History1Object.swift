import AgentCore
import Contract
import Fasting
import LocalTime
import SDBus
import Words

/// `app.atrest.History1` on the bus: the fasts that were kept.
final class History1Object: PublishingObject<History1Properties>, History1Handler {
    private lazy var signals = History1Signals(bus: bus)

    func send(_ event: Event) throws {
        if event.changesHistory || event == .calendarChanged { try signals.changed() }
    }

    // MARK: Questions

    /// What a list is asked for.
    private struct Page {
        let since: Instant
        let until: Instant?
        let after: RecordID?
        let limit: Int

        init(_ options: [String: Value]) throws(BusError) {
            let options = try CallOptions(options, History1.ListOptions.keys)
            since = try options.bound(.since) ?? Instant(secondsSinceEpoch: 0)
            until = try options.bound(.until)
            after = try options.id(.after)
            limit = try options.limit(.limit)
        }
    }

    func list(options: [String: Value]) throws -> [History1.SessionRow] {
        let page = try Page(options)
        return try engine.sessions(
            since: page.since, until: page.until, after: page.after, limit: page.limit
        ).map { History1.SessionRow($0, offset: engine.offset(of: $0)) }
    }

    func versions(options: [String: Value]) throws -> [History1.VersionRow] {
        let page = try Page(options)
        return try engine.sessionVersions(
            since: page.since, until: page.until, after: page.after, limit: page.limit
        ).map { version in
            History1.VersionRow(
                id: version.session.id, end: version.session.end,
                act: UInt64(clamping: version.act?.number ?? 0), at: version.act?.at)
        }
    }

    func month(year: UInt32, month: UInt32) throws -> [History1.DayRow] {
        try engine.month(Int(year), Int(month)).map { day in
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
        return try engine.totals(
            since: begin, until: until, by: span, firstWeekday: CalendarNames.system.firstDay
        ).map {
            History1.TotalRow(
                $0.total, begin: $0.first.map(engine.start(of:)) ?? begin,
                firstDay: $0.first.map { TimeText.date($0) })
        }
    }

    // MARK: Edits

    func log(
        start: UInt64, end: UInt64, options: [String: Value]
    ) throws -> History1.LogResult {
        let options = try CallOptions(options, History1.LogOptions.keys)
        guard let start = Instant(noneIfZero: start), let end = Instant(noneIfZero: end) else {
            throw BusError(.invalidTime, Words.noSpan)
        }
        let (id, act) = try engine.add(
            .log(
                start: start, end: end, target: options.target(.target),
                note: options.note(.note) ?? .none, id: options.id(.id)))
        return History1.LogResult(id: id, act: act)
    }

    func edit(id text: String, options: [String: Value]) throws -> Journal1.ActResult {
        let options = try CallOptions(options, History1.EditOptions.keys)
        return try engine.change(
            .edit(
                try storedID(text), start: options.instant(.startedAt),
                end: options.instant(.endedAt), target: options.target(.target),
                note: options.note(.note)))
    }

    func delete(id text: String) throws -> Journal1.ActResult {
        try engine.change(.delete(try storedID(text)))
    }

    // MARK: Notes

    func note(id text: String) throws -> String {
        try engine.note(of: storedID(text)).text
    }

    func setNote(id text: String, note: String) throws -> Journal1.ActResult {
        try engine.change(.setNote(try storedID(text), try Note(checking: note)))
    }

    /// A text that is not a UUID is the id of no fast.
    private func storedID(_ text: String) throws(Refusal) -> RecordID {
        guard let id = RecordID(text) else { throw .rule(.notFound) }
        return id
    }
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
    }
}
