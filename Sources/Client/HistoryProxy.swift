import Contract
import SDBus

/// A fast that was kept, as `app.atrest.History1` tells it.
public struct HistoryEntry: Equatable, Sendable {
    public let id: String
    /// Microseconds since the epoch.
    public let start: UInt64
    /// Microseconds since the epoch.
    public let end: UInt64
    /// Microseconds; nil where it was never stated.
    public let target: UInt64?
    /// Minutes east of UTC at the end.
    public let offset: Int
    /// Whether the offset is merely that of the local zone.
    public let isOffsetGuessed: Bool
    public let outcome: String
    public let tree: String
    /// Whole seconds.
    public var duration: Int64 { Int64((end - start) / 1_000_000) }

    public init(
        id: String, start: UInt64, end: UInt64, target: UInt64?, offset: Int,
        isOffsetGuessed: Bool = false, outcome: String, tree: String
    ) {
        self.id = id
        self.start = start
        self.end = end
        self.target = target
        self.offset = offset
        self.isOffsetGuessed = isOffsetGuessed
        self.outcome = outcome
        self.tree = tree
    }
}

/// Read without a tuple in between: there may be very many.
extension HistoryEntry: BusType {
    private static let contents = "stttissa{sv}"
    public static let signature = "(" + contents + ")"

    public init(reading message: Message) throws(SystemError) {
        self = try message.readContainer("r", Self.contents) { () throws(SystemError) in
            let id = try String(reading: message)
            let start = try UInt64(reading: message)
            let end = try UInt64(reading: message)
            let target = try UInt64(reading: message)
            let offset = try Int32(reading: message)
            let outcome = try String(reading: message)
            let tree = try String(reading: message)
            let extras = try [String: Value](reading: message)
            return HistoryEntry(
                id: id, start: start, end: end, target: target == 0 ? nil : target,
                offset: Int(offset),
                isOffsetGuessed: extras[History1.Key.offsetUnknown.rawValue]?.booleanValue ?? false,
                outcome: outcome, tree: tree)
        }
    }

    public func write(to message: Message) throws(SystemError) {
        try message.appendContainer("r", Self.contents) { () throws(SystemError) in
            try message.append(id, start, end, target ?? 0, Int32(offset), outcome, tree)
            let extras: [String: Value] =
                isOffsetGuessed ? [History1.Key.offsetUnknown.rawValue: .boolean(true)] : [:]
            try message.append(extras)
        }
    }
}

/// A fast on its day of the calendar.
public struct CalendarEntry: Equatable, Sendable {
    /// Of the month, from 1.
    public let day: Int
    public let id: String
    public let mark: String
    /// 0 … 4.
    public let tone: UInt32

    public init(day: Int, id: String, mark: String, tone: UInt32) {
        self.day = day
        self.id = id
        self.mark = mark
        self.tone = tone
    }
}

extension AgentProxy {
    private typealias Mark = BusStruct<UInt32, String, String, UInt32, [String: Value]>

    private static var history: Destination { destination(History1.interface) }

    /// Those that ended from one instant up to, but not at, another; newest first.
    ///
    /// - Parameters:
    ///   - since: microseconds since the epoch.
    ///   - until: microseconds since the epoch; 0 for no end.
    ///   - limit: at most so many; nil for all.
    public func sessions(
        since: UInt64 = 0, until: UInt64 = 0, limit: Int? = nil
    ) throws(ClientError) -> [HistoryEntry] {
        var entries: [HistoryEntry] = []
        var seen: Set<String> = []
        var end = until
        while true {
            let wanted = min(limit.map { $0 - entries.count } ?? .max, Int(History1.listLimit))
            let page = try page(since, end, wanted + seen.count)
            let new = page.filter { !seen.contains($0.id) }
            entries += new.prefix(wanted)
            guard let last = page.last, page.count >= min(wanted + seen.count, 2000),
                limit.map({ entries.count < $0 }) ?? true
            else { return entries }
            // A list that is silently cut off would be taken for the whole.
            if new.isEmpty { throw .tooMany }
            // Several may end at the instant at which the page does.
            end = last.end + 1_000_000
            seen = Set(page.filter { $0.end == last.end }.map(\.id))
        }
    }

    private func page(
        _ since: UInt64, _ until: UInt64, _ limit: Int
    ) throws(ClientError) -> [HistoryEntry] {
        try read(
            call(Self.history, History1.Method.list.rawValue) {
                try $0.append(since, until, UInt32(clamping: limit))
            })
    }

    /// - Parameters:
    ///   - start: microseconds since the epoch.
    ///   - end: microseconds since the epoch.
    ///   - target: microseconds; nil for the usual one.
    /// - Returns: the id.
    public func log(
        start: UInt64, end: UInt64, target: UInt64?
    ) throws(ClientError) -> String {
        try read(
            call(Self.history, History1.Method.add.rawValue) {
                try $0.append(start, end, target ?? 0)
            })
    }

    /// What is nil stays as it is.
    ///
    /// - Parameters:
    ///   - start: microseconds since the epoch.
    ///   - end: microseconds since the epoch.
    ///   - target: microseconds.
    public func edit(
        _ id: String, start: UInt64?, end: UInt64?, target: UInt64?
    ) throws(ClientError) {
        let options = Self.options([
            Timer1.Key.startedAt.rawValue: start, Timer1.Key.endedAt.rawValue: end,
            Timer1.Key.target.rawValue: target,
        ])
        _ = try call(Self.history, History1.Method.edit.rawValue) { try $0.append(id, options) }
    }

    public func delete(_ id: String) throws(ClientError) {
        _ = try call(Self.history, History1.Method.delete.rawValue) { try $0.append(id) }
    }

    public func undoEdit() throws(ClientError) {
        _ = try call(Self.history, History1.Method.undo.rawValue) { _ in }
    }

    /// Whether the last edit of records can be taken back.
    public func canUndoEdit() throws(ClientError) -> Bool {
        let values: [String: Value] = try read(all(of: History1.interface))
        return values[History1.Property.canUndo.rawValue]?.booleanValue ?? false
    }

    public func month(year: Int, month: Int) throws(ClientError) -> [CalendarEntry] {
        let marks: [Mark] = try read(
            call(Self.history, History1.Method.month.rawValue) {
                try $0.append(UInt32(clamping: year), UInt32(clamping: month))
            })
        return marks.map { mark in
            let (day, id, kind, tone, _) = mark.fields
            return CalendarEntry(day: Int(day), id: id, mark: kind, tone: tone)
        }
    }
}
