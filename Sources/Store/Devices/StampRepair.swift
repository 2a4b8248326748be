import Fasting
import Sharing

/// Stamps that no act can follow, for example of the year 9999. An earlier version took lines with such stamps. The
/// machines then differed for good, because nothing could ever beat them (rule: docs/rules/devices.md, Registers).
extension Store {
    private static func isInvalid(_ clock: String, _ counter: String) -> String {
        let end = ActClock.end.secondsSinceEpoch
        return """
            ((\(clock), \(counter)) >= (\(end), \(ActClock.largestCounter))
            OR \(counter) > \(ActClock.largestCounter))
            """
    }

    private func records(
        of table: String, _ registers: [String]
    ) throws(StoreError) -> [RecordID] {
        let conditions = registers.map { Self.isInvalid("\($0)_clock", "\($0)_counter") }
        return try database.query(
            "SELECT id FROM \(table) WHERE \(conditions.joined(separator: " OR "))"
        ) { RecordID($0.text(0)) }.compactMap(\.self)
    }

    /// Gives the registers with such stamps the values that the valid lines tell. If none does, they keep their values, and
    /// any stamp beats them.
    ///
    /// - Returns: the records whose registers have changed.
    func repairStamps() throws(StoreError) -> (fasts: [RecordID], water: [RecordID]) {
        let fasts = try records(
            of: "fast_register", ["start", "target", "ending", "note", "there"])
        let water = try records(of: "water_register", ["at", "milliliters", "there"])
        let acts = Self.isInvalid("clock", "counter")
        let hasActs = try !database.query("SELECT 1 FROM act WHERE \(acts) LIMIT 1") { _ in true }
            .isEmpty
        if fasts.isEmpty && water.isEmpty && !hasActs { return ([], []) }
        try write { () throws(StoreError) in
            try database.run(
                "UPDATE act SET clock = min(at, ?), counter = 0 WHERE \(acts)",
                .integer(ActClock.end.secondsSinceEpoch))
            try removeUnreadableLines()
            let told = try toldRegisters(knowing: .all)
            for id in fasts {
                var registers = try fastRegisters(id)
                registers.dropInvalidStamps()
                try put(registers.merged(with: told.fasts[id] ?? FastRegisters()), of: id)
            }
            for id in water {
                var registers = try waterRegisters(id)
                registers.dropInvalidStamps()
                try put(registers.merged(with: told.water[id] ?? WaterRegisters()), of: id)
            }
            if try sharingState().isOn { try tellRest(knowing: .all) }
        }
        return (fasts, water)
    }

    /// The other machines do not read such a line. In place of one of this machine, they get one that says nothing: it
    /// leaves no hole.
    private func removeUnreadableLines() throws(StoreError) {
        let (own, present) = (try ownWriter, try presentWriter())
        let rows = try database.query("SELECT writer, number, sum, text FROM device_line") {
            ($0.integer(0), $0.integer(1), $0.text(2), $0.text(3))
        }
        for (writer, number, sum, text) in rows
        where LineReader.read(text.utf8, of: try self.writer(writer)).lines.isEmpty {
            try database.run(
                "DELETE FROM device_line WHERE writer = ? AND number = ? AND sum = ?",
                .integer(writer), .integer(number), .text(sum))
            try database.run(
                """
                UPDATE device_writer SET lines = lines - (SELECT count(*) = 0 FROM device_line
                WHERE writer = ?1 AND number = ?2) WHERE number = ?1
                """, .integer(writer), .integer(number))
            if writer != own { continue }
            try insert(
                WrittenLine(
                    Line(
                        writer: present, number: number,
                        clock: ActClock(wall: Instant(secondsSinceEpoch: 0)), act: 0,
                        content: .unknown)))
        }
        index = nil
    }
}
