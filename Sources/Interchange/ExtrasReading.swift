import Fasting

extension Intake {
    /// Reads what the phone does not know. Names that are new here are passed over, so that a later
    /// version can add some.
    ///
    /// - Returns: the settings.
    mutating func readExtras(
        _ bytes: [UInt8], in range: Range<Int>?
    ) throws(FormatProblem) -> [String: String] {
        guard let range else { return [:] }
        var settings: [String: String] = [:]
        var reader = JSONReader(bytes, in: range)
        guard try reader.enterObject() else {
            throw reader.misplaced(Outline.Member.extras.rawValue)
        }
        while let key = try reader.nextKey() {
            if reader.says(key, "offsets") {
                try reader.readOffsets(into: &self)
            } else if reader.says(key, "settings") {
                settings = try reader.settings()
            } else if reader.says(key, "water") {
                try reader.readWater(into: &self)
            } else {
                try reader.skip()
            }
        }
        return settings
    }
}

extension JSONReader {
    fileprivate mutating func readOffsets(into intake: inout Intake) throws(FormatProblem) {
        guard try enterObject() else { throw misplaced("offsets") }
        while let key = try nextKey() {
            guard let id = RecordID(content(key)) else { throw misplaced("offsets") }
            intake.take(offset: try whole("offsets"), of: id)
        }
    }

    fileprivate mutating func settings() throws(FormatProblem) -> [String: String] {
        var settings: [String: String] = [:]
        guard try enterObject() else { throw misplaced("settings") }
        while let key = try nextKey() {
            guard let string = try string() else { throw misplaced("settings") }
            settings[text(key)] = text(string)
        }
        return settings
    }

    fileprivate mutating func readWater(into intake: inout Intake) throws(FormatProblem) {
        guard try enterArray() else { throw misplaced("water") }
        while try nextElement() {
            guard try enterObject() else { throw misplaced("water") }
            var id: RecordID?
            var at: WrittenTime?
            var milliliters: Int64?
            while let key = try nextKey() {
                if says(key, "id") {
                    id = try self.id("id")
                } else if says(key, "at") {
                    at = try time("at")
                } else if says(key, "milliliters") {
                    milliliters = try whole("milliliters")
                } else {
                    try skip()
                }
            }
            guard let id, let at, let milliliters else { throw misplaced("water") }
            intake.take(water: at, milliliters, id: id)
        }
    }
}
