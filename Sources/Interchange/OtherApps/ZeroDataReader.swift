import Fasting

extension RecordCollector {
    /// Reads `biodata.json`, which Zero sends to users who request their data: under `fast_data` an
    /// array of `{"FastID", "StartDTM", "EndDTM", "GoalHours", …}`. The times are ISO 8601, the end
    /// is null while the fast runs, the goal is in hours.
    /// Source: github.com/jonathancadepowers/life, `ZERO_IMPORT_GUIDE.md` and `import_zero.py`.
    mutating func readZero(_ bytes: [UInt8], in range: Range<Int>) throws(FormatProblem) {
        var reader = JSONReader(bytes, in: range)
        guard try reader.enterArray() else { throw reader.memberProblem("fast_data") }
        while try reader.nextElement() {
            guard let fast = try reader.zeroFast() else { throw reader.memberProblem("fast_data") }
            if fast.isRunning {
                skipped.unfinished += 1
            } else if let start = fast.start, let end = fast.end {
                let target = fast.goalHours.flatMap { self.target(hours: $0) }
                add(start, end, id: fast.id, of: "zero", target: target)
            } else {
                skipped.unreadable += 1
            }
        }
    }
}

private struct ZeroFast {
    var id: RecordID?
    var start: FileTime?
    var end: FileTime?
    var goalHours: Double?
    var isRunning = false
}

extension JSONReader {
    /// - Returns: nil if the next value is not an object.
    fileprivate mutating func zeroFast() throws(FormatProblem) -> ZeroFast? {
        guard try enterObject() else { return nil }
        var fast = ZeroFast()
        while let key = try nextKey() {
            if equals(key, "FastID") {
                fast.id = try stringOrSkip().flatMap { RecordID(ascii: content($0)) }
            } else if equals(key, "StartDTM") {
                fast.start = try stringOrSkip().flatMap { FileTime(content($0)) }
            } else if equals(key, "EndDTM") {
                fast.isRunning = try null()
                if !fast.isRunning {
                    fast.end = try stringOrSkip().flatMap { FileTime(content($0)) }
                }
            } else if equals(key, "GoalHours") {
                fast.goalHours = try numberOrSkip().flatMap { double($0) }
            } else {
                try skip()
            }
        }
        return fast
    }
}
