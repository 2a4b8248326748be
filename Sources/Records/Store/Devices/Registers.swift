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
    /// The registers of a record.
    ///
    /// - Parameter act: as they were before this act; nil for the present ones.
    func registers(
        _ kind: RecordKind, _ id: RecordID, before act: Int64? = nil,
        _ known: EarlierVersions = EarlierVersions()
    ) throws(StoreError) -> Registers {
        let mayBeStored = kind != .fast || !known.haveNoFastRegisters
        if mayBeStored, let stored = try storedRegisters(kind, id) { return stored }
        switch kind {
        case .fast:
            if act != nil, let fasts = known.fasts {
                return try fasts[id].map { (version) throws(StoreError) in
                    try registers(of: version, id, known)
                } ?? [:]
            }
            return try registers(FastContent.self, id, before: act, known)
        case .water: return try registers(WaterEntry?.self, id, before: act, known)
        }
    }

    private func registers<Content: RecordContent>(
        _ content: Content.Type, _ id: RecordID, before act: Int64?, _ known: EarlierVersions
    ) throws(StoreError) -> Registers {
        let found: Version<Content>? =
            if let act { try version(id, before: act) } else { try present(id) }
        return try found.map { (version) throws(StoreError) in
            try registers(of: version, id, known)
        } ?? [:]
    }

    /// - Parameter present: the present version of the record.
    func registers<Content: RecordContent>(
        _ id: RecordID, of present: Version<Content>
    ) throws(StoreError) -> Registers {
        if let stored = try storedRegisters(Content.kind, id) { return stored }
        return try registers(of: present, id, EarlierVersions())
    }

    /// Reads the versions of many fasts from before an act, for ``registers(_:_:before:_:)`` of these.
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

    private func registers<Content: RecordContent>(
        of version: Version<Content>, _ id: RecordID, _ known: EarlierVersions
    ) throws(StoreError) -> Registers {
        let isRemoved = version.content == .removed
        if isRemoved, version.act == 0 { return [:] }
        let own = Registers(version.content.values, try stamp(ofAct: version.act, known))
        if !isRemoved { return own }
        let under: Version<Content>? = try self.version(
            id, "act < ? AND \(Content.kind.table.isThere) ORDER BY act DESC LIMIT 1", version.act)
        guard let under else { return own }
        return try registers(of: under, id, known).merging(own) { $1 }
    }

    /// The stamp of everything that an act has written; none for what was there before the journal.
    private func stamp(ofAct number: Int64, _ known: EarlierVersions) throws(StoreError) -> Stamp {
        if number == 0 { return .none }
        if let last = known.last, last.act == number { return last.stamp }
        let stamp = try readStamp(ofAct: number)
        known.last = (number, stamp)
        return stamp
    }

    func readStamp(ofAct number: Int64) throws(StoreError) -> Stamp {
        let table = try writerTable()
        return try database.one(
            "SELECT clock, counter, writer FROM act WHERE number = ?", [number]
        ) { $0.stamp(0, table) } ?? .none
    }

    // MARK: Rows

    private func storedRegisters(
        _ kind: RecordKind, _ id: RecordID
    ) throws(StoreError) -> Registers? {
        let table = try writerTable()
        return try database.one(kind.table.registers, [id]) { row in
            var registers: Registers = [:]
            var column: Int32 = 0
            for field in kind.fields {
                let value = field.value(row, column)
                column += field.width
                if let value, let stamp = row.stamp(column, table) {
                    registers[field] = Register(value, stamp)
                }
                column += 3
            }
            return registers
        }
    }

    func put(
        _ registers: Registers, of id: RecordID, _ kind: RecordKind
    ) throws(StoreError) {
        let writers = try writerTable().numbers
        var values: [any Bindable] = [id]
        for field in kind.fields {
            guard let register = registers[field] else {
                values += [any Bindable](repeating: Int64?.none, count: Int(field.width) + 3)
                continue
            }
            let stamp = register.stamp
            values += register.value.columns
            values += [stamp.clock.wall, stamp.clock.counter] as [any Bindable]
            if let writer = writers[stamp.writer] {
                values.append(writer)
            } else {
                values.append(try number(of: stamp.writer))
            }
        }
        try database.run(kind.table.storing, values)
    }

    /// From now on the stamps are those of the act that wrote the present version.
    func removeRegisters(of id: RecordID, _ kind: RecordKind) throws(StoreError) {
        try database.run(kind.table.forgetting, [id])
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
}

/// The columns of registers.
extension Field {
    private var column: String {
        switch self {
        case .start: "start"
        case .target: "target"
        case .ending: "ending"
        case .note: "note"
        case .at: "at"
        case .amount: "milliliters"
        case .there: "there"
        }
    }

    /// An ending has its offset behind it.
    fileprivate var width: Int32 { self == .ending ? 2 : 1 }

    /// The columns of the value and of its stamp.
    var columns: String {
        let value = self == .ending ? "ending, ending_offset" : column
        return "\(value), \(column)_clock, \(column)_counter, \(column)_writer"
    }

    /// - Returns: nil if the value makes no sense.
    fileprivate func value(_ row: Row, _ column: Int32) -> FieldValue? {
        switch self {
        case .start, .at: row[column].map { .instant($0) }
        case .target: .target(row[column])
        case .ending where row.isNull(column): .ending(.running)
        case .ending: row[column].map { .ending(.ended(at: $0, offset: row.offset(column + 1))) }
        case .note: .note(Note(row, column))
        case .amount: row[column].map { .amount($0) }
        case .there: row[column].map { .truth($0) }
        }
    }
}

extension FieldValue {
    fileprivate var columns: [any Bindable] {
        switch self {
        case .instant(let instant): [instant]
        case .target(let target): [target]
        case .ending(.running): [Int64?.none, Int64?.none]
        case .ending(.ended(let end, let offset)): [end, offset]
        case .note(let note): [note]
        case .amount(let amount): [amount]
        case .truth(let isTrue): [isTrue]
        }
    }
}
