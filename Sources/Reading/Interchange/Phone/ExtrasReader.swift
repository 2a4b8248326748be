import Fasting

extension RecordCollector {
    /// Reads what only the desktop has. Unknown names are skipped, so that a later version can add
    /// some.
    ///
    /// - Returns: the settings.
    mutating func readExtras(
        _ bytes: [UInt8], in range: Range<Int>?
    ) throws(FormatProblem) -> [String: String] {
        guard let range else { return [:] }
        var settings: [String: String] = [:]
        var reader = JSONReader(bytes, in: range)
        guard try reader.enterObject() else {
            throw reader.memberProblem(FileLayout.Member.extras.rawValue)
        }
        while let key = try reader.nextKey() {
            if reader.equals(key, "notes") {
                try reader.readNotes(into: &self)
            } else if reader.equals(key, "offsets") {
                try reader.readOffsets(into: &self)
            } else if reader.equals(key, "running") {
                try reader.readRunning(into: &self)
            } else if reader.equals(key, "settings") {
                settings = try reader.settings()
            } else if reader.equals(key, "water") {
                try reader.readWater(into: &self)
            } else {
                try reader.skip()
            }
        }
        return settings
    }
}

extension JSONReader {
    fileprivate mutating func readNotes(into collector: inout RecordCollector) throws(FormatProblem)
    {
        guard try enterObject() else { throw memberProblem("notes") }
        while let key = try nextKey() {
            guard let id = RecordID(ascii: content(key)), let string = try string() else {
                throw memberProblem("notes")
            }
            collector.add(Note(beginningOf: text(string)), of: id)
        }
    }

    fileprivate mutating func readOffsets(into collector: inout RecordCollector)
        throws(FormatProblem)
    {
        guard try enterObject() else { throw memberProblem("offsets") }
        while let key = try nextKey() {
            guard let id = RecordID(ascii: content(key)) else { throw memberProblem("offsets") }
            collector.add(offset: try whole("offsets"), of: id)
        }
    }

    fileprivate mutating func readRunning(into collector: inout RecordCollector)
        throws(FormatProblem)
    {
        guard try enterObject() else { throw memberProblem("running") }
        var id: RecordID?
        var start: FileTime?
        var hours: Double?
        var note = Note.none
        while let key = try nextKey() {
            if equals(key, "id") {
                id = try self.id("id")
            } else if equals(key, "start") {
                start = try time("start")
            } else if equals(key, "targetDurationHours") {
                hours = try amount("targetDurationHours")
            } else if equals(key, "note") {
                note = try noteOrSkip()
            } else {
                try skip()
            }
        }
        guard let id, let start else { throw memberProblem("running") }
        let target = hours.flatMap { collector.target(hours: $0) }
        collector.add(running: start, id: id, target: target, note: note)
    }

    fileprivate mutating func settings() throws(FormatProblem) -> [String: String] {
        var settings: [String: String] = [:]
        guard try enterObject() else { throw memberProblem("settings") }
        while let key = try nextKey() {
            guard let string = try string() else { throw memberProblem("settings") }
            settings[text(key)] = text(string)
        }
        return settings
    }

    fileprivate mutating func readWater(into collector: inout RecordCollector) throws(FormatProblem)
    {
        guard try enterArray() else { throw memberProblem("water") }
        while try nextElement() {
            guard try enterObject() else { throw memberProblem("water") }
            var id: RecordID?
            var at: FileTime?
            var milliliters: Int64?
            while let key = try nextKey() {
                if equals(key, "id") {
                    id = try self.id("id")
                } else if equals(key, "at") {
                    at = try time("at")
                } else if equals(key, "milliliters") {
                    milliliters = try whole("milliliters")
                } else {
                    try skip()
                }
            }
            guard let id, let at, let milliliters else { throw memberProblem("water") }
            collector.add(water: at, milliliters, id: id)
        }
    }
}

extension JSONReader {
    /// The beginning of the next value as a note; none if it is not a string.
    mutating func noteOrSkip() throws(FormatProblem) -> Note {
        try stringOrSkip().map { Note(beginningOf: text($0)) } ?? .none
    }
}
