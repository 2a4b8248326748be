import Fasting
import LocalTime

enum SunriseReader {
    /// Whether the first element of an array has the members of Sunrise.
    static func recognizes(_ bytes: [UInt8]) -> Bool {
        var reader = JSONReader(bytes)
        var found = 0
        do throws(FormatProblem) {
            guard try reader.enterArray(), try reader.nextElement(), try reader.enterObject() else {
                return false
            }
            while let key = try reader.nextKey() {
                if reader.equals(key, "startDate") || reader.equals(key, "endDate")
                    || reader.equals(key, "targetInterval")
                {
                    found += 1
                }
                try reader.skip()
            }
        } catch {
            // The reader that comes next says what is wrong.
        }
        return found > 1
    }
}

extension RecordCollector {
    /// Reads a Sunrise export: an array of `{"startDate", "endDate", "targetInterval", "mood",
    /// "note"}`. The dates are in seconds since 2001 or in ISO 8601, the target is in seconds. Some versions have
    /// no mood and no note.
    /// Source: the app's code, github.com/made2k/SunriseFasting, `ExportableFast` and
    /// `ExportManager`, and its author's example in issue 44. A running fast is not exported.
    ///
    /// - Throws: ``FormatProblem/unrecognized`` for an array of anything else.
    mutating func readSunrise(_ bytes: [UInt8]) throws(FormatProblem) {
        var whole = JSONReader(bytes)
        try whole.skip()
        try whole.finish()
        var reader = JSONReader(bytes)
        var isEmpty = true
        guard try reader.enterArray() else { throw .unrecognized }
        while try reader.nextElement() {
            guard let fast = try reader.sunriseFast(), let start = fast.start, let end = fast.end
            else { throw .unrecognized }
            isEmpty = false
            let target = fast.targetSeconds.flatMap { self.target(hours: $0 / 3600) }
            add(start, end, id: nil, of: "sunrise", target: target, note: fast.note)
        }
        if isEmpty { throw .unrecognized }
    }
}

private struct SunriseFast {
    var start: FileTime?
    var end: FileTime?
    var targetSeconds: Double?
    var note = Note.none
}

extension JSONReader {
    /// - Returns: nil if the next value is not an object.
    fileprivate mutating func sunriseFast() throws(FormatProblem) -> SunriseFast? {
        guard try enterObject() else { return nil }
        var fast = SunriseFast()
        while let key = try nextKey() {
            if equals(key, "startDate") {
                fast.start = try sunriseTime()
            } else if equals(key, "endDate") {
                fast.end = try sunriseTime()
            } else if equals(key, "targetInterval") {
                fast.targetSeconds = try numberOrSkip().flatMap { double($0) }
            } else if equals(key, "note") {
                fast.note = try noteOrSkip()
            } else {
                try skip()
            }
        }
        return fast
    }

    /// Seconds since 2001, or a date in ISO 8601.
    private mutating func sunriseTime() throws(FormatProblem) -> FileTime? {
        if let text = try string() { return FileTime(content(text)) }
        return try numberOrSkip().map { FileTime(sinceThisMillennium: double($0)) }
    }
}

extension FileTime {
    /// Seconds since 2001-01-01 00:00:00 UTC, the reference date of Apple's frameworks. A fraction
    /// is dropped.
    fileprivate init(sinceThisMillennium seconds: Double?) {
        let begin = CivilTime(year: 2001, month: 1, day: 1).secondsSinceEpoch
        guard let seconds, let whole = Int64(exactly: seconds.rounded(.down)),
            abs(whole) < 1_000_000_000_000
        else {
            self = .impossible
            return
        }
        let instant = Instant(secondsSinceEpoch: begin + whole)
        self = instant.isInCalendar ? .instant(instant) : .impossible
    }
}
