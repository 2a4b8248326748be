import Fasting

/// What is read once for many records that an act writes.
final class EarlierVersions {
    /// The stamp of the act that was looked up last. Many records have the same act before.
    fileprivate var last: (act: Int64, stamp: Stamp)?
    /// Whether no fast has a row of registers.
    fileprivate var haveNoFastRegisters = false
    /// The versions of fasts from before the act; nil if they are read one by one.
    fileprivate var fasts: [RecordID: Store.Version<Store.FastContent>]?
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
            let version =
                if let fasts = known.fasts {
                    fasts[id]
                } else {
                    try fastVersion(id, "act < ? ORDER BY act DESC LIMIT 1", act)
                }
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
        known.haveNoFastRegisters = try database.query("SELECT 1 FROM fast_register LIMIT 1") {
            _ in true
        }.isEmpty
        var fasts: [RecordID: Version<FastContent>] = [:]
        fasts.reserveCapacity(ids.count)
        for (id, version) in try fastVersions(ids, before: act) { fasts[id] = version }
        known.fasts = fasts
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
            let under = try fastVersion(
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
            guard let version = try waterVersion(id, "act < ? ORDER BY act DESC LIMIT 1", act)
            else { return WaterRegisters() }
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
        let under = try waterVersion(
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
        let found = try database.query(
            "SELECT clock, counter, writer FROM act WHERE number = ?", .integer(number)
        ) { ($0.integer(0), $0.integer(1), $0.integer(2)) }
        guard let (wall, counter, writer) = found.first else { return .none }
        return Stamp(
            clock: ActClock(wall: Instant(secondsSinceEpoch: wall), counter: counter),
            by: try self.writer(writer))
    }

    // MARK: Rows

    private func storedFastRegisters(_ id: RecordID) throws(StoreError) -> FastRegisters? {
        let table = try writerTable()
        return try database.query(
            """
            SELECT start, start_clock, start_counter, start_writer,
            target, target_clock, target_counter, target_writer,
            ending, ending_offset, ending_clock, ending_counter, ending_writer,
            note, note_clock, note_counter, note_writer,
            there, there_clock, there_counter, there_writer
            FROM fast_register WHERE id = ?
            """, .text(id.description)
        ) { row in FastRegisters(row, table) }.first
    }

    private func storedWaterRegisters(_ id: RecordID) throws(StoreError) -> WaterRegisters? {
        let table = try writerTable()
        return try database.query(
            """
            SELECT at, at_clock, at_counter, at_writer,
            milliliters, milliliters_clock, milliliters_counter, milliliters_writer,
            there, there_clock, there_counter, there_writer
            FROM water_register WHERE id = ?
            """, .text(id.description)
        ) { row in WaterRegisters(row, table) }.first
    }

    func put(_ registers: FastRegisters, of id: RecordID) throws(StoreError) {
        let (start, target) = (registers.start, registers.target)
        let (ending, note, there) = (registers.ending, registers.note, registers.there)
        var end: (at: Instant, offset: Int?)?
        if case .ended(let at, let offset) = ending?.value { end = (at, offset) }
        let stamps = [start?.stamp, target?.stamp, ending?.stamp, note?.stamp, there?.stamp]
        let parts = try columns(of: stamps)
        try database.run(
            """
            INSERT OR REPLACE INTO fast_register VALUES
            (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, .text(id.description),
            start.map { .integer($0.value.secondsSinceEpoch) }, parts[0][0], parts[0][1],
            parts[0][2], (target?.value).map { .integer($0.microseconds) }, parts[1][0],
            parts[1][1], parts[1][2], end.map { .integer($0.at.secondsSinceEpoch) },
            end?.offset.map { .integer(Int64($0)) }, parts[2][0], parts[2][1], parts[2][2],
            note.map { .text($0.value.text) }, parts[3][0], parts[3][1], parts[3][2],
            there.map { .integer($0.value ? 1 : 0) }, parts[4][0], parts[4][1], parts[4][2])
    }

    func put(_ registers: WaterRegisters, of id: RecordID) throws(StoreError) {
        let (at, amount, there) = (registers.at, registers.amount, registers.there)
        let parts = try columns(of: [at?.stamp, amount?.stamp, there?.stamp])
        try database.run(
            """
            INSERT OR REPLACE INTO water_register VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, .text(id.description),
            at.map { .integer($0.value.secondsSinceEpoch) }, parts[0][0], parts[0][1],
            parts[0][2], amount.map { .integer($0.value.milliliters) }, parts[1][0],
            parts[1][1], parts[1][2], there.map { .integer($0.value ? 1 : 0) }, parts[2][0],
            parts[2][1], parts[2][2])
    }

    /// From now on the stamps are those of the act that wrote the present version.
    func removeRegisters(ofFast id: RecordID) throws(StoreError) {
        try database.run("DELETE FROM fast_register WHERE id = ?", .text(id.description))
    }

    func removeRegisters(ofWater id: RecordID) throws(StoreError) {
        try database.run("DELETE FROM water_register WHERE id = ?", .text(id.description))
    }

    private func columns(of stamps: [Stamp?]) throws(StoreError) -> [[Parameter?]] {
        var columns: [[Parameter?]] = []
        for stamp in stamps {
            guard let stamp else {
                columns.append([nil, nil, nil])
                continue
            }
            columns.append([
                .integer(stamp.clock.wall.secondsSinceEpoch), .integer(stamp.clock.counter),
                .integer(try number(of: stamp.writer)),
            ])
        }
        return columns
    }
}

extension Row {
    /// - Parameter first: the column of the clock; the counter and the writer follow.
    /// - Returns: nil if the register is unknown.
    fileprivate func stamp(_ first: Int32, _ table: WriterTable) -> Stamp? {
        guard let wall = optionalInteger(first) else { return nil }
        return Stamp(
            clock: ActClock(
                wall: Instant(secondsSinceEpoch: wall), counter: integer(first + 1)),
            by: table.names[integer(first + 2)] ?? .none)
    }
}

extension FastRegisters {
    fileprivate init(_ row: Row, _ table: WriterTable) {
        self.init()
        start = row.stamp(1, table).flatMap { stamp in
            row.instant(0).map { Register($0, stamp) }
        }
        target = row.stamp(5, table).map { Register(Store.target(row, 4), $0) }
        ending = row.stamp(10, table).flatMap { stamp in
            if row.optionalInteger(8) == nil { return Register(.running, stamp) }
            return row.instant(8).map {
                Register(.ended(at: $0, offset: Store.offset(row, 9)), stamp)
            }
        }
        note = row.stamp(14, table).map { Register(Note(beginningOf: row.text(13)), $0) }
        there = row.stamp(18, table).map { Register(row.integer(17) != 0, $0) }
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
        at = row.stamp(1, table).flatMap { stamp in row.instant(0).map { Register($0, stamp) } }
        amount = row.stamp(5, table).flatMap { stamp in
            WaterAmount(milliliters: row.integer(4)).map { Register($0, stamp) }
        }
        there = row.stamp(9, table).map { Register(row.integer(8) != 0, $0) }
    }

    mutating func write(_ values: WaterValues, _ stamp: Stamp) {
        at = values.at.map { Register($0, stamp) } ?? at
        amount = values.amount.map { Register($0, stamp) } ?? amount
        there = values.there.map { Register($0, stamp) } ?? there
    }
}
