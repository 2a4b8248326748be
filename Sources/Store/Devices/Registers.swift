import Fasting

/// What is read once for many records that an act writes.
final class EarlierVersions {
    /// The stamp of the act that was looked up last. Many records have the same act before.
    fileprivate var last: (act: Int64, stamp: Stamp)?
    /// Whether no fast has a row of registers.
    fileprivate var haveNoFastRegisters = false
    /// The versions of fasts from before the act; nil if they are read one by one.
    fileprivate var fasts: [RecordID: Version<FastContent>]?
}

/// The registers of records (rule: docs/rules/devices.md, Registers).
///
/// A record has a row in `fast_register` or `water_register` only if its registers were not all written by
/// the act that wrote its present version. So an import writes nothing more than its fasts.
extension Store {
    /// The registers of a fast.
    ///
    /// - Parameter act: as they were before this act; nil for the present ones.
    func fastRegisters(
        _ id: RecordID, before act: Int64? = nil, _ known: EarlierVersions = EarlierVersions()
    ) throws(StoreError) -> FastRegisters {
        if !known.haveNoFastRegisters, let stored = try storedFastRegisters(id) { return stored }
        if let act {
            let version: Version<FastContent>? =
                if let fasts = known.fasts { fasts[id] } else { try version(id, before: act) }
            guard let version else { return FastRegisters() }
            return try registers(of: version, id, known)
        }
        return try registers(of: presentFast(id), id, known)
    }

    /// - Parameter present: the present version of the fast.
    func fastRegisters(
        _ id: RecordID, of present: Version<FastContent>
    ) throws(StoreError) -> FastRegisters {
        if let stored = try storedFastRegisters(id) { return stored }
        return try registers(of: present, id, EarlierVersions())
    }

    /// Reads the versions of many fasts from before an act, for ``fastRegisters(_:before:_:)`` of these.
    func readFasts(
        _ ids: [RecordID], before act: Int64, into known: EarlierVersions
    ) throws(StoreError) {
        known.haveNoFastRegisters = try !database.has("SELECT 1 FROM fast_register LIMIT 1")
        var fasts: [RecordID: Version<FastContent>] = [:]
        fasts.reserveCapacity(ids.count)
        for (id, version) in try fastVersions(ids, before: act) { fasts[id] = version }
        known.fasts = fasts
    }

    /// The latest version of each fast from before an act. A fast that had none is left out.
    private func fastVersions(
        _ ids: [RecordID], before act: Int64
    ) throws(StoreError) -> [(RecordID, Version<FastContent>)] {
        try database.all(
            """
            SELECT \(Version<FastContent>.columns("earlier"))
            FROM json_each(?) CROSS JOIN fast_version AS earlier ON earlier.id = value
            AND earlier.act = (SELECT max(act) FROM fast_version WHERE id = value AND act < ?)
            """, [ids, act]
        ) { row in row[0].flatMap { id in Version(row).map { (id, $0) } } }
    }

    private func registers(
        of version: Version<FastContent>, _ id: RecordID, _ known: EarlierVersions
    ) throws(StoreError) -> FastRegisters {
        let stamp = try stamp(ofAct: version.act, known)
        switch version.content {
        case .kept(let session): return FastRegisters(FastValues(session), stamp)
        case .running(let fast): return FastRegisters(FastValues(fast), stamp)
        case .removed:
            if version.act == 0 { return FastRegisters() }
            var registers = FastRegisters()
            let under: Version<FastContent>? = try self.version(
                id, "act < ? AND state <> 'deleted' ORDER BY act DESC LIMIT 1", version.act)
            if let under { registers = try self.registers(of: under, id, known) }
            registers.there = Register(false, stamp)
            return registers
        }
    }

    func waterRegisters(
        _ id: RecordID, before act: Int64? = nil, _ known: EarlierVersions = EarlierVersions()
    ) throws(StoreError) -> WaterRegisters {
        if let stored = try storedWaterRegisters(id) { return stored }
        if let act {
            guard let version: Version<WaterEntry?> = try version(id, before: act) else {
                return WaterRegisters()
            }
            return try registers(of: version, id, known)
        }
        return try registers(of: presentWater(id), id, known)
    }

    private func registers(
        of version: Version<WaterEntry?>, _ id: RecordID, _ known: EarlierVersions
    ) throws(StoreError) -> WaterRegisters {
        let stamp = try stamp(ofAct: version.act, known)
        if let entry = version.content { return WaterRegisters(WaterValues(entry), stamp) }
        if version.act == 0 { return WaterRegisters() }
        var registers = WaterRegisters()
        let under: Version<WaterEntry?>? = try self.version(
            id, "act < ? AND at IS NOT NULL ORDER BY act DESC LIMIT 1", version.act)
        if let under { registers = try self.registers(of: under, id, known) }
        registers.there = Register(false, stamp)
        return registers
    }

    /// The stamp of everything that an act has written; none for what was there before the journal.
    private func stamp(ofAct number: Int64, _ known: EarlierVersions) throws(StoreError) -> Stamp {
        if number == 0 { return .none }
        if let last = known.last, last.act == number { return last.stamp }
        let stamp = try readStamp(ofAct: number)
        known.last = (number, stamp)
        return stamp
    }

    private func readStamp(ofAct number: Int64) throws(StoreError) -> Stamp {
        let table = try writerTable()
        return try database.one(
            "SELECT clock, counter, writer FROM act WHERE number = ?", [number]
        ) { $0.stamp(0, table) } ?? .none
    }

    // MARK: Rows

    private func storedFastRegisters(_ id: RecordID) throws(StoreError) -> FastRegisters? {
        let table = try writerTable()
        return try database.one(
            "SELECT \(Self.fastRegisters) FROM fast_register WHERE id = ?", [id]
        ) { FastRegisters($0, table) }
    }

    private func storedWaterRegisters(_ id: RecordID) throws(StoreError) -> WaterRegisters? {
        let table = try writerTable()
        return try database.one(
            "SELECT \(Self.waterRegisters) FROM water_register WHERE id = ?", [id]
        ) { WaterRegisters($0, table) }
    }

    func put(_ registers: FastRegisters, of id: RecordID) throws(StoreError) {
        var end: (at: Instant, offset: Int?)?
        if case .ended(let at, let offset) = registers.ending?.value { end = (at, offset) }
        let values =
            try columns(registers.start?.value, registers.start?.stamp)
            + columns(registers.target?.value, registers.target?.stamp)
            + [end?.at] + columns(end?.offset, registers.ending?.stamp)
            + columns(registers.note?.value, registers.note?.stamp)
            + columns(registers.there?.value, registers.there?.stamp)
        try database.run(
            """
            INSERT OR REPLACE INTO fast_register (id, \(Self.fastRegisters))
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, [id] + values)
    }

    func put(_ registers: WaterRegisters, of id: RecordID) throws(StoreError) {
        let values =
            try columns(registers.at?.value, registers.at?.stamp)
            + columns(registers.amount?.value, registers.amount?.stamp)
            + columns(registers.there?.value, registers.there?.stamp)
        try database.run(
            """
            INSERT OR REPLACE INTO water_register (id, \(Self.waterRegisters))
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, [id] + values)
    }

    private static let fastRegisters = columns(of: [
        "start": "start", "target": "target", "ending": "ending, ending_offset", "note": "note",
        "there": "there",
    ])
    private static let waterRegisters = columns(of: [
        "at": "at", "milliliters": "milliliters", "there": "there",
    ])

    /// Each register with the columns of its value and its stamp.
    private static func columns(of registers: KeyValuePairs<String, String>) -> String {
        registers.map { "\($1), \($0)_clock, \($0)_counter, \($0)_writer" }.joined(separator: ", ")
    }

    private func columns(
        _ value: any Bindable, _ stamp: Stamp?
    ) throws(StoreError) -> [any Bindable] {
        guard let stamp else { return [value, Int64?.none, Int64?.none, Int64?.none] }
        return [value, stamp.clock.wall, stamp.clock.counter, try number(of: stamp.writer)]
    }

    /// From now on the stamps are those of the act that wrote the present version.
    func removeRegisters(ofFast id: RecordID) throws(StoreError) {
        try database.run("DELETE FROM fast_register WHERE id = ?", [id])
    }

    func removeRegisters(ofWater id: RecordID) throws(StoreError) {
        try database.run("DELETE FROM water_register WHERE id = ?", [id])
    }

}

extension Row {
    /// - Parameter first: the column of the clock; the counter and the writer follow.
    /// - Returns: nil if the register is unknown.
    fileprivate func stamp(_ first: Int32, _ table: WriterTable) -> Stamp? {
        if isNull(first) { return nil }
        return Stamp(
            clock: ActClock(self, from: first), by: table.names[integer(first + 2)] ?? .none)
    }

    /// - Parameters:
    ///   - column: of the value; the stamp follows.
    ///   - value: nil if it makes no sense.
    fileprivate func register<Value>(
        _ column: Int32, _ table: WriterTable, _ value: Value?
    ) -> Register<Value>? {
        guard let value, let stamp = stamp(column + 1, table) else { return nil }
        return Register(value, stamp)
    }
}

extension FastRegisters {
    fileprivate init(_ row: Row, _ table: WriterTable) {
        self.init()
        let end = row[8].map { FastEnding.ended(at: $0, offset: row.offset(9)) }
        start = row.register(0, table, row[0])
        target = row.register(4, table, .some(row[4]))
        ending = row.register(9, table, row.isNull(8) ? .running : end)
        note = row.register(13, table, Note(row, 13))
        there = row.register(17, table, row[17])
    }

    /// Gives values a new stamp.
    mutating func write(_ values: FastValues, _ stamp: Stamp) {
        start = values.start.map { Register($0, stamp) } ?? start
        target = values.target.map { Register($0.target, stamp) } ?? target
        ending = values.ending.map { Register($0, stamp) } ?? ending
        note = values.note.map { Register($0, stamp) } ?? note
        there = values.there.map { Register($0, stamp) } ?? there
    }
}

extension WaterRegisters {
    fileprivate init(_ row: Row, _ table: WriterTable) {
        self.init()
        at = row.register(0, table, row[0])
        amount = row.register(4, table, row[4])
        there = row.register(8, table, row[8])
    }

    mutating func write(_ values: WaterValues, _ stamp: Stamp) {
        at = values.at.map { Register($0, stamp) } ?? at
        amount = values.amount.map { Register($0, stamp) } ?? amount
        there = values.there.map { Register($0, stamp) } ?? there
    }
}
