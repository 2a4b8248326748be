import Fasting
import LocalTime

extension RecordCollector {
    /// Reads what Sunrise exports: an array of `{"startDate", "endDate", "targetInterval", "mood",
    /// "note"}`, the dates in seconds since 2001, the target in seconds, the last two not in every
    /// version.
    ///
    /// Known from the app's own source, github.com/made2k/SunriseFasting, `ExportableFast` and
    /// `ExportManager`, and from its author's example in issue 44. A fast that runs is not in it.
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
            if fast.hasNote { notes += 1 }
            let target = fast.targetSeconds.flatMap { self.target(hours: $0 / 3600) }
            add(start, end, id: nil, of: "sunrise", target: target)
        }
        if isEmpty { throw .unrecognized }
    }
}

private struct SunriseFast {
    var start: FileTime?
    var end: FileTime?
    var targetSeconds: Double?
    var hasNote = false
}

extension JSONReader {
    /// - Returns: nil for what is no object.
    fileprivate mutating func sunriseFast() throws(FormatProblem) -> SunriseFast? {
        guard try enterObject() else { return nil }
        var fast = SunriseFast()
        while let key = try nextKey() {
            if equals(key, "startDate") {
                fast.start = try numberOrSkip().map { FileTime(sinceThisMillennium: double($0)) }
            } else if equals(key, "endDate") {
                fast.end = try numberOrSkip().map { FileTime(sinceThisMillennium: double($0)) }
            } else if equals(key, "targetInterval") {
                fast.targetSeconds = try numberOrSkip().flatMap { double($0) }
            } else {
                if equals(key, "note") { fast.hasNote = true }
                try skip()
            }
        }
        return fast
    }
}

extension FileTime {
    /// Seconds from 2001-01-01 00:00:00 UTC, as Apple's frameworks count them; a fraction is
    /// dropped.
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
