import Fasting

extension RecordCollector {
    /// Reads a FastTrack export in the ActivityStreams format: under `orderedItems` an array of
    /// `{"type": "Event", "name": "Fast", "startTime", "endTime", "duration", "content"}`. The
    /// times are in UTC; the content is a note.
    /// Source: the app's code, github.com/Wavesonics/FastTrack, `FastingLogRepositoryImpl`. An
    /// event with another name than "Fast" comes from another program.
    mutating func readFastTrack(_ bytes: [UInt8], in range: Range<Int>) throws(FormatProblem) {
        var reader = JSONReader(bytes, in: range)
        guard try reader.enterArray() else { throw reader.memberProblem("orderedItems") }
        while try reader.nextElement() {
            guard let activity = try reader.activity() else {
                throw reader.memberProblem("orderedItems")
            }
            guard activity.isFast, let start = activity.start, let end = activity.end else {
                skipped.unreadable += 1
                continue
            }
            add(start, end, id: nil, of: "fasttrack", target: nil, note: activity.note)
        }
    }
}

private struct Activity {
    var start: FileTime?
    var end: FileTime?
    var isFast = false
    var note = Note.none
}

extension JSONReader {
    /// - Returns: nil if the next value is not an object.
    fileprivate mutating func activity() throws(FormatProblem) -> Activity? {
        guard try enterObject() else { return nil }
        var activity = Activity()
        while let key = try nextKey() {
            if equals(key, "name") {
                activity.isFast = try stringOrSkip().map { equals($0, "Fast") } ?? false
            } else if equals(key, "startTime") {
                activity.start = try stringOrSkip().flatMap { FileTime(content($0)) }
            } else if equals(key, "endTime") {
                activity.end = try stringOrSkip().flatMap { FileTime(content($0)) }
            } else if equals(key, "content") {
                activity.note = try noteOrSkip()
            } else {
                try skip()
            }
        }
        return activity
    }
}
