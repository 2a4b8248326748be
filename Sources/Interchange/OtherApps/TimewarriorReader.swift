import Fasting
import LocalTime

/// Reads what `timew export` prints: an array of `{"id", "start", "end", "tags", "annotation"}`. The times are
/// in the basic form of ISO 8601, in UTC: `20261120T190000Z`. `end` is absent while the interval runs,
/// `tags` and `annotation` if there are none.
///
/// The intervals with one tag are fasts. If all intervals have the same tag, or one of the usual tags is there, it need not be
/// named.
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
    }

    /// The tag whose intervals were read; "" if no interval has any.
    let tag: String

    /// Whether the first element of an array has the marks of Timewarrior: a start in its form, or tags beside
    /// a start.
    static func recognizes(_ bytes: [UInt8]) -> Bool {
        var reader = JSONReader(bytes)
        var (hasStart, hasTags) = (false, false)
        do throws(FormatProblem) {
            guard try reader.enterArray(), try reader.nextElement(), try reader.enterObject() else {
                return false
            }
            while let key = try reader.nextKey() {
                if reader.equals(key, "tags") {
                    hasTags = try reader.next() == Byte.openBracket
                } else if reader.equals(key, "start"), let text = try reader.string() {
                    let start = reader.content(text)
                    if start.count == 16, start[start.startIndex + 8] == UInt8(ascii: "T") {
                        return true
                    }
                    hasStart = true
                    continue
                }
                try reader.skip()
            }
        } catch {
            // The reader that comes next says what is wrong.
        }
        return hasStart && hasTags
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
        guard let tag = Self.choice(wanted, of: tags) else { throw .needsTag(tags.sorted()) }
        for interval in intervals where tag.isEmpty || interval.tags.contains(tag) {
            if interval.isOpen {
                collector.skipped.unfinished += 1
            } else if let start = interval.start, let end = interval.end {
                collector.add(
                    start, end, id: nil, of: "timewarrior", target: nil, note: interval.note)
            } else {
                collector.skipped.unreadable += 1
            }
        }
        self.tag = tag
    }

    private static func choice(_ wanted: String?, of tags: Set<String>) -> String? {
        if let wanted { return tags.contains(wanted) ? wanted : nil }
        if tags.count < 2 { return tags.first ?? "" }
        let found = tags.filter { usualTags.contains($0.lowercased()) }
        return found.count == 1 ? found.first : nil
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
