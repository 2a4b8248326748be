import Fasting
import LocalTime

/// Reads what `timew export` prints: an array of `{"id", "start", "end", "tags", "annotation"}`. The times are
/// in the basic form of ISO 8601, in UTC: `20261120T190000Z`. `end` is absent while the interval runs,
/// `tags` and `annotation` if there are none.
///
/// The intervals with one tag are fasts. If all intervals have the same tag, or one of the usual tags is there, it need not be
/// named. A fast that was split (at midnight, or because a tag was added) is intervals that touch: one begins in the
/// second in which the one before ends. They are one fast.
/// Source: timew-export(1) of Timewarrior 1.4 and `Interval::json` in its code.
public struct TimewarriorReader {
    /// The tags that are taken if none is named, without regard to case.
    public static let usualTags = ["fasting", "fast", "fasten"]

    private struct Interval {
        var start: FileTime?
        var end: FileTime?
        var isOpen = true
        var tags: [String] = []
        var note = Note.none

        /// Those without a start come last.
        var begin: Instant {
            guard case .instant(let start)? = start else {
                return Instant(secondsSinceEpoch: .max)
            }
            return start
        }
    }

    /// The tag whose intervals were read; "" if no interval has any.
    let tag: String

    /// Whether the first element of an array has only members of Timewarrior, and tags or a start in its form.
    static func recognizes(_ bytes: [UInt8]) -> Bool {
        var reader = JSONReader(bytes)
        var (hasStart, hasForm) = (false, false)
        do throws(FormatProblem) {
            guard try reader.enterArray(), try reader.nextElement(), try reader.enterObject() else {
                return false
            }
            while let key = try reader.nextKey() {
                let name = reader.text(key)
                guard ["id", "start", "end", "tags", "annotation"].contains(name) else {
                    return false
                }
                if name == "start", let text = try reader.string() {
                    hasStart = true
                    if reader.content(text).dropFirst(8).first == UInt8(ascii: "T") {
                        hasForm = true
                    }
                } else {
                    if name == "tags", try reader.next() == Byte.openBracket { hasForm = true }
                    try reader.skip()
                }
            }
        } catch {
            // The reader that comes next says what is wrong.
        }
        return hasStart && hasForm
    }

    /// - Parameter wanted: the tag of the fasts; nil to choose it.
    /// - Throws: ``FormatProblem/needsTag(_:)`` if no interval has a tag of that name, or if
    ///   it cannot be chosen.
    init(
        _ bytes: [UInt8], tag wanted: String?, into collector: inout RecordCollector
    ) throws(FormatProblem) {
        var intervals: [Interval] = []
        var reader = JSONReader(bytes)
        guard try reader.enterArray() else { throw .unrecognized }
        while try reader.nextElement() {
            guard let interval = try Self.interval(&reader) else { throw .unrecognized }
            intervals.append(interval)
        }
        try reader.finish()
        let tags = Set(intervals.flatMap(\.tags))
        guard let chosen = Self.choice(wanted, of: tags) else { throw .needsTag(tags.sorted()) }
        let fasts = intervals.filter { chosen.isEmpty || !chosen.isDisjoint(with: $0.tags) }
        for interval in Self.joined(fasts, &collector) {
            if interval.isOpen {
                collector.skip(.unfinished)
            } else if let start = interval.start, let end = interval.end {
                collector.add(
                    start, end, id: nil, of: "timewarrior", target: nil, note: interval.note)
            } else {
                collector.skip(.unreadable)
            }
        }
        tag = chosen.count > 1 ? chosen.first!.lowercased() : chosen.first ?? ""
    }

    /// - Returns: the tags of the fasts, which differ only in case; empty if no interval has any. nil if they are
    ///   not known.
    private static func choice(_ wanted: String?, of tags: Set<String>) -> Set<String>? {
        if let wanted { return tags.contains(wanted) ? [wanted] : nil }
        // One tag may be any word for a fast, but not one for something else.
        if tags.count < 2 {
            return ColumnMeaning(tags.first ?? "").subjects.isSubset(of: [.fast, .water])
                ? tags : nil
        }
        let found = tags.filter { usualTags.contains($0.lowercased()) }
        return Set(found.map { $0.lowercased() }).count == 1 ? found : nil
    }

    /// The intervals with those joined that touch.
    private static func joined(
        _ intervals: [Interval], _ collector: inout RecordCollector
    ) -> [Interval] {
        var joined: [Interval] = []
        let sorted = intervals.enumerated().sorted { a, b in
            (a.element.begin, a.offset) < (b.element.begin, b.offset)
        }
        for (_, interval) in sorted {
            guard let last = joined.last, !last.isOpen, case .instant(let end)? = last.end,
                case .instant(end)? = interval.start, last.begin < end
            else {
                joined.append(interval)
                continue
            }
            joined[joined.count - 1].end = interval.end
            joined[joined.count - 1].isOpen = interval.isOpen
            joined[joined.count - 1].note = last.note.joined(with: interval.note)
            collector.joined += 1
        }
        return joined
    }

    /// - Returns: nil if the next value is not an object.
    private static func interval(
        _ reader: inout JSONReader
    ) throws(FormatProblem) -> Interval? {
        guard try reader.enterObject() else { return nil }
        var interval = Interval()
        while let key = try reader.nextKey() {
            if reader.equals(key, "start") {
                interval.start = try time(&reader)
            } else if reader.equals(key, "end") {
                interval.isOpen = false
                interval.end = try time(&reader)
            } else if reader.equals(key, "tags"), try reader.enterArray() {
                while try reader.nextElement() {
                    guard let tag = try reader.stringOrSkip() else { continue }
                    interval.tags.append(String(decoding: reader.content(tag), as: UTF8.self))
                }
            } else if reader.equals(key, "annotation") {
                interval.note = try reader.noteOrSkip()
            } else {
                try reader.skip()
            }
        }
        return interval
    }

    /// `20261120T190000Z`, or the extended form.
    private static func time(_ reader: inout JSONReader) throws(FormatProblem) -> FileTime? {
        guard let string = try reader.stringOrSkip() else { return nil }
        guard let time = ISO8601Text(reader.content(string)) else { return nil }
        return time.instant.map(FileTime.instant) ?? .impossible
    }
}
