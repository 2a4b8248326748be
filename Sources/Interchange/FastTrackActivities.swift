import Fasting

extension Intake {
    /// Reads what FastTrack exports as ActivityStreams: under `orderedItems` an array of
    /// `{"type": "Event", "name": "Fast", "startTime", "endTime", "duration", "content"}`, the times
    /// in UTC, the content a note.
    ///
    /// Known from the app's own source, github.com/Wavesonics/FastTrack, `FastingLogRepositoryImpl`.
    /// What is not named "Fast" is somebody else's event.
    mutating func readFastTrack(_ bytes: [UInt8], in range: Range<Int>) throws(FormatProblem) {
        var reader = JSONReader(bytes, in: range)
        guard try reader.enterArray() else { throw reader.misplaced("orderedItems") }
        while try reader.nextElement() {
            guard let activity = try reader.activity() else {
                throw reader.misplaced("orderedItems")
            }
            guard activity.isFast, let start = activity.start, let end = activity.end else {
                skipped.unreadable += 1
                continue
            }
            if activity.hasNote { notes += 1 }
            take(start, end, id: nil, of: "fasttrack", target: nil)
        }
    }
}

private struct Activity {
    var start: WrittenTime?
    var end: WrittenTime?
    var isFast = false
    var hasNote = false
}

extension JSONReader {
    /// - Returns: nil for what is no object.
    fileprivate mutating func activity() throws(FormatProblem) -> Activity? {
        guard try enterObject() else { return nil }
        var activity = Activity()
        while let key = try nextKey() {
            if says(key, "name") {
                activity.isFast = try stringOrSkip().map { says($0, "Fast") } ?? false
            } else if says(key, "startTime") {
                activity.start = try stringOrSkip().flatMap { WrittenTime(content($0)) }
            } else if says(key, "endTime") {
                activity.end = try stringOrSkip().flatMap { WrittenTime(content($0)) }
            } else {
                if says(key, "content") { activity.hasNote = true }
                try skip()
            }
        }
        return activity
    }
}
