import Fasting
import Sharing

/// An act of this machine whose records get its stamp.
struct Stamping {
    /// nil if the other machines need not know what it was.
    let act: Act?
    let number: Int64
    let at: Instant
    /// When a fast ended that the act removes; nil if it ends none.
    var endedAt: Instant?
}

/// A record that an act has written.
struct StampedRecord {
    let id: RecordID
    let kind: RecordKind
    /// Its values if the act has hidden it, so that its present version need not be read.
    var hidden: FieldValues?
}

extension StampedRecord {
    init(_ write: RecordWrite) {
        self.init(id: write.id, kind: write.kind)
        if case .hide(_, _, let values) = write { hidden = values }
    }
}

/// What an act has changed of a record.
private struct FieldChange {
    let record: StampedRecord
    /// The registers from before the act.
    let old: Registers
    let values: FieldValues
}

extension Store {
    /// Gives the registers that an act has changed its stamp, and writes its lines. The records are written
    /// already, the act itself is not.
    ///
    /// - Returns: the clock of the act.
    func stamp(
        _ records: [StampedRecord], by stamping: Stamping
    ) throws(StoreError) -> ActClock {
        var changes: [FieldChange] = []
        changes.reserveCapacity(records.count)
        let known = EarlierVersions()
        var first = 0
        while first < records.count {
            let range = first..<min(first + Self.batch, records.count)
            if records.count > Self.batch {
                let fasts = records[range].filter { $0.kind == .fast }.map(\.id)
                try readFasts(fasts, before: stamping.number, into: known)
            }
            for record in records[range] {
                changes.append(try change(record, stamping, known))
            }
            first = range.upperBound
        }
        return try stamp(changes, by: stamping)
    }

    /// The same for all records that an import has written. Without a folder only those that were there
    /// before are looked at: of a new one each register has the act's stamp.
    func stampAll(by stamping: Stamping) throws(StoreError) -> ActClock {
        let isOn = try sharingState().isOn
        var records: [StampedRecord] = []
        for kind in RecordKind.allCases {
            let table = kind.name
            let known = """
                AND (EXISTS (SELECT 1 FROM \(table)_version AS earlier WHERE earlier.id = \(table).id)
                OR EXISTS (SELECT 1 FROM \(table)_register AS known WHERE known.id = \(table).id))
                """
            records += try database.all(
                "SELECT id FROM \(table) WHERE act = ? \(isOn ? "" : known)", [stamping.number]
            ) { $0[0].map { StampedRecord(id: $0, kind: kind) } }
        }
        return try stamp(records, by: stamping)
    }

    private func change(
        _ record: StampedRecord, _ stamping: Stamping, _ known: EarlierVersions
    ) throws(StoreError) -> FieldChange {
        let id = record.id
        let old = try registers(record.kind, id, before: stamping.number, known)
        var values =
            switch (record.hidden, record.kind) {
            case (let hidden?, _): hidden
            case (nil, .fast): try presentFast(id).content.values
            case (nil, .water): try presentWater(id).content.values
            }
        let before = old[.ending]?.value.ending
        if values == .removed, let end = stamping.endedAt, before == .running {
            values[.ending] = .ending(.ended(at: end, offset: nil))
        }
        var changes = old.changes(to: values)
        // The stamp of an end is later than that of the start only if the fast once ran. A fast that runs again began
        // again, so that no end from before covers it: see ``RunningFasts``.
        if values[.ending] == .ending(.running), values[.there] == .truth(true) {
            if !changes.keys.allSatisfy({ $0 == .target || $0 == .note }) {
                (changes[.start], changes[.ending]) = (values[.start], values[.ending])
            }
        } else if changes[.ending] != nil, let before, before != .running {
            changes[.start] = values[.start]
        }
        return FieldChange(record: record, old: old, values: changes)
    }

    private func stamp(
        _ changes: [FieldChange], by stamping: Stamping
    ) throws(StoreError) -> ActClock {
        let overwritten = try changes.map { (change) throws(StoreError) in
            try greatestClock(under: change)
        }.compactMap(\.self).max()
        let clock = ActClock(over: overwritten, now: stamping.at)
        let stamp = Stamp(clock: clock, by: try presentWriter())
        let told = stamping.act == nil ? 0 : stamping.number
        let isOn = try sharingState().isOn
        if isOn, let act = stamping.act {
            try write(.act(try self.told(act, at: stamping.at, changes)), clock, act: told)
        }
        for change in changes {
            try put(change, stamp)
            if isOn, !change.values.isEmpty {
                try write(
                    .record(change.record.kind, change.record.id, change.values), clock, act: told)
            }
        }
        return clock
    }

    private func put(_ change: FieldChange, _ stamp: Stamp) throws(StoreError) {
        let (id, kind) = (change.record.id, change.record.kind)
        if change.values.count == kind.fields.count, change.record.hidden == nil {
            try removeRegisters(of: id, kind)
        } else {
            // Without a value this is a new version with the same content.
            try put(
                change.old.merging(Registers(change.values, stamp)) { $1 }, of: id, kind)
        }
    }

    /// The greatest clock that a change writes over. An act that begins a fast is also later than the ends that it
    /// follows: they must not cover it.
    private func greatestClock(under change: FieldChange) throws(StoreError) -> ActClock? {
        let clock = change.old.clock(under: change.values)
        guard let start = change.values[.start]?.instant,
            change.values[.ending] ?? change.old[.ending]?.value == .ending(.running)
        else { return clock }
        return [clock, try clockOfCovers(of: change.record.id, from: start)].compactMap(\.self)
            .max()
    }

    private func told(
        _ act: Act, at: Instant, _ changes: [FieldChange]
    ) throws(StoreError) -> ToldAct {
        let kind: ToldAct.Kind
        switch act {
        case .ordinary(let ordinary, _): kind = .ordinary(ordinary)
        case .undo(let number):
            let (writer, act) = try name(ofAct: number)
            kind = .undo(writer, act)
        case .redo(let number):
            let (writer, act) = try name(ofAct: number)
            kind = .redo(writer, act)
        }
        let fasts = changes.count { $0.record.kind == .fast }
        return ToldAct(kind, at: at, fasts: fasts, water: changes.count - fasts)
    }

    /// The writer of an act and its number there.
    private func name(ofAct number: Int64) throws(StoreError) -> (Writer, Int64) {
        let found = try database.one(
            "SELECT writer, remote FROM act WHERE number = ?", [number]
        ) { (writer: $0.integer(0), remote: Int64($0, 1)) }
        guard let (writer, remote) = found else { return (.none, 0) }
        return (try self.writer(writer), remote ?? number)
    }

    // MARK: Lines

    /// Writes a line of this machine.
    func write(
        _ content: Line.Content, _ clock: ActClock, author: Writer? = nil, act: Int64
    ) throws(StoreError) {
        let writer = try presentWriter()
        let number = try nextLine
        try insert(
            WrittenLine(
                Line(
                    writer: writer, number: number, clock: clock, author: author, act: act,
                    content: content)))
    }

    var nextLine: Int64 {
        get throws(StoreError) {
            let last: Int64? = try database.one(
                "SELECT max(number) FROM device_line WHERE writer = ?", [try ownWriter])
            return (last ?? 0) + 1
        }
    }

    /// Keeps a line.
    ///
    /// - Returns: false if it is known.
    @discardableResult
    func insert(_ line: WrittenLine) throws(StoreError) -> Bool {
        let writer = try number(of: line.line.writer)
        var isNew = false
        try keeping(\.index) { () throws(StoreError) in
            try database.run(
                "INSERT OR IGNORE INTO device_line VALUES (?, ?, ?, ?)",
                [writer, line.line.number, line.sum, line.text])
            isNew = database.changedRows > 0
        } change: {
            !isNew || note(line, in: &$0)
        }
        if !isNew { return false }
        try database.run(
            """
            UPDATE device_writer SET lines = lines + (SELECT count(*) = 1 FROM device_line
            WHERE writer = ?2 AND number = ?1), highest = max(highest, ?1) WHERE number = ?2
            """, [line.line.number, writer])
        switch line.line.content {
        case .device(let name):
            try database.run(
                "UPDATE device_writer SET label = ? WHERE number = ?", [name, writer])
        case .act(let told):
            // A stamp is not a time: an act writes a greater one than a clock that is ahead. The latest line counts.
            try database.run(
                """
                UPDATE device_writer SET last_act = ?1 WHERE number = ?2 AND NOT EXISTS
                (SELECT 1 FROM device_line WHERE writer = ?2 AND number > ?3
                AND instr(text, '"k":"act"') > 0)
                """, [told.at, writer, line.line.number])
        case .record, .unknown: break
        }
        return true
    }

    /// The lines about records of one kind.
    func lines(
        about ids: [RecordID], _ kind: RecordKind
    ) throws(StoreError) -> [RecordID: [Line]] {
        if ids.isEmpty { return [:] }
        var found: [RecordID: [Line]] = [:]
        // ``LineReader`` reads only lines in which the first id is the record's, in this spelling.
        try visitLines(
            """
            WHERE substr(text, instr(text, '"id":"') + 6, 36) IN (SELECT value FROM json_each(?))
            """, [ids]
        ) { _, line in
            if case .record(kind, let id, _) = line.content { found[id, default: []].append(line) }
        }
        return found
    }

    /// Reads lines again.
    ///
    /// - Parameter visit: gets each line, and the writer that wrote or carries it.
    func visitLines(
        _ which: String = "", _ values: [any Bindable] = [],
        _ visit: (Writer, Line) throws(StoreError) -> Void
    ) throws(StoreError) {
        let texts = try database.all("SELECT writer, text FROM device_line \(which)", values) {
            ($0.integer(0), $0.text(1))
        }
        for (number, text) in texts {
            let writer = try self.writer(number)
            for line in LineReader.read(text.utf8, of: writer) { try visit(writer, line.line) }
        }
    }

    /// The lines of this machine from a number on, in their order.
    public func ownLines(
        from number: Int64, limit: Int
    ) throws(StoreError) -> [(number: Int64, text: String)] {
        try database.all(
            """
            SELECT number, text FROM device_line WHERE writer = ? AND number >= ?
            ORDER BY number LIMIT ?
            """, [try ownWriter, number, limit]
        ) { ($0.integer(0), $0.text(1)) }
    }
}

extension Registers {
    /// What lines about one record say together.
    init(_ lines: [Line]) {
        self = [:]
        for line in lines { merge(line) }
    }

    mutating func merge(_ line: Line) {
        if case .record(_, _, let values) = line.content {
            self = merged(with: Registers(values, line.stamp))
        }
    }
}
