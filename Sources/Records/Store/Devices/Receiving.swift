import Fasting
import Sharing

/// What changed here because of lines from other machines.
public struct MergeResult: Equatable, Sendable {
    /// Lines that were not known.
    public var lines = 0
    public var fasts: Set<RecordID> = []
    public var water: Set<RecordID> = []
    /// For each fast that ended elsewhere whether it was ended or abandoned.
    public var endings: [RecordID: ActKind] = [:]
    /// The fast that covers the one that was shown; nil if none does.
    public var cover: RecordID?
    /// The time of the latest act that was made under the id of this machine by another incarnation; nil if
    /// none came.
    public var twinActedAt: Instant?

    public init() {}

    /// Whether another fast is shown now.
    public var changesShownFast = false
    /// Whether a value of a fast has changed, even if what is shown has not.
    var changesRegisters = false

    public var changesRecords: Bool { !fasts.isEmpty || !water.isEmpty || changesShownFast }

    mutating func add(_ other: MergeResult) {
        lines += other.lines
        fasts.formUnion(other.fasts)
        water.formUnion(other.water)
        endings.merge(other.endings) { $1 }
        cover = other.cover ?? cover
        twinActedAt = [twinActedAt, other.twinActedAt].compactMap(\.self).max()
        changesShownFast = changesShownFast || other.changesShownFast
        changesRegisters = changesRegisters || other.changesRegisters
    }
}

extension Store {
    /// Stores lines that were read from the folder. Lines that are already known change nothing, in any
    /// order and any number of times.
    ///
    /// - Parameter then: reads what follows, in the same transaction.
    /// - Throws: ``StoreError``. Nothing has changed then.
    public func receive(
        _ lines: [WrittenLine], at now: Instant,
        then: (MergeResult) throws(StoreError) -> Void = { _ in }
    ) throws(StoreError) -> MergeResult {
        var reception = MergeResult()
        try write { () throws(StoreError) in
            var batch: [WrittenLine] = []
            var writers: Set<Writer> = []
            let own = try presentWriter()
            for line in lines {
                guard try insert(line) else { continue }
                reception.lines += 1
                writers.insert(line.line.writer)
                if line.line.writer.device == own.device, line.line.writer != own,
                    line.line.act > 0
                {
                    reception.twinActedAt = max(
                        reception.twinActedAt ?? line.line.clock.wall, line.line.clock.wall)
                }
                if let last = batch.last, !line.line.isSameAct(as: last.line) {
                    try apply(batch, at: now, &reception)
                    batch = []
                }
                batch.append(line)
            }
            if !batch.isEmpty { try apply(batch, at: now, &reception) }
            for writer in writers {
                try keeping(\.index) { () throws(StoreError) in
                    try database.run(
                        "UPDATE device_writer SET last_read = ?, is_forgotten = 0 WHERE name = ?",
                        [now, writer])
                } change: {
                    $0.forgotten.remove(writer)
                    return true
                }
            }
            if reception.changesRegisters {
                (reception.changesShownFast, reception.cover) = try chooseShownFast(at: now)
            }
            try dropUndoneBeforeOthers()
            try then(reception)
        }
        return reception
    }

    /// Takes the lines of one act, or those of it that have come.
    private func apply(
        _ lines: [WrittenLine], at now: Instant, _ reception: inout MergeResult
    ) throws(StoreError) {
        let first = lines[0].line
        var told = lines.lazy.compactMap(\.line.toldAct).first
        let begun = told == nil ? try latestPart(of: first) : nil
        if told == nil, begun == nil { told = try toldAct(before: first) }
        var number = try nextAct
        if let begun { number = begun }
        var step = MergeResult()
        var written: [RecordKind: [RecordID: Line]] = [.fast: [:], .water: [:]]
        for line in lines.map(\.line) {
            guard case .record(let kind, let id, let values) = line.content else { continue }
            if kind == .fast { step.changesRegisters = true }
            guard let isShown = try merge(kind, line, id, values, by: number, at: now) else {
                continue
            }
            written[kind]?[id] = line
            switch (isShown, kind) {
            case (false, _): break
            case (true, .fast):
                step.fasts.insert(id)
                if case .ordinary(let kind) = told?.kind, values[.ending] != nil {
                    step.endings[id] = kind
                }
            case (true, .water): step.water.insert(id)
            }
        }
        reception.add(step)
        let (fasts, water) = (written[.fast] ?? [:], written[.water] ?? [:])
        if let begun {
            try database.run(
                """
                UPDATE act SET fasts = fasts + ?, water = water + ?, record = NULL
                WHERE number = ? AND fasts IS NOT NULL
                """, [fasts.count, water.count, begun])
            return
        }
        let one = fasts.count + water.count == 1 ? fasts.first ?? water.first : nil
        if fasts.isEmpty && water.isEmpty && !(told?.isReversal ?? false) { return }
        var row = ActRow.silent(fasts: fasts.count, water: water.count)
        if let told {
            var subject: ActSubject? = .records(fasts: fasts.count, water: water.count)
            // The first lines of a fast may come later. Its acts can be undone all the same.
            if let one, !told.isBulk {
                subject =
                    try self.subject(told.kind, one.key, one.value)
                    ?? (water.isEmpty ? subject : nil)
            }
            row = try self.row(told, subject, number) ?? row
        }
        // A clock that is ahead must not make the act the latest one for years.
        let at = min(told?.at ?? first.clock.wall, now)
        try insert(
            row,
            ActPlace(
                number: number, at: at, clock: first.clock,
                writer: try self.number(of: first.writer),
                remote: first.act),
            record: told == nil ? nil : one?.key)
    }

    /// The row in the journal for an act of another machine; nil if there is none.
    private func row(
        _ told: ToldAct, _ subject: ActSubject?, _ number: Int64
    ) throws(StoreError) -> ActRow? {
        switch told.kind {
        case .ordinary(let kind):
            return subject.map { ActRow(kind, $0) }
        case .undo(let writer, let act):
            guard let known = try self.number(ofAct: act, by: writer) else { return nil }
            return try reverse(known, undoneBy: number)
        case .redo(let writer, let act):
            guard let known = try self.number(ofAct: act, by: writer) else { return nil }
            return try reverse(known, undoneBy: nil)
        }
    }

    /// The number here of an act that has another number on its machine.
    private func number(ofAct act: Int64, by writer: Writer) throws(StoreError) -> Int64? {
        guard let number = try writerTable().numbers[writer] else { return nil }
        return try database.one(
            """
            SELECT number FROM act WHERE writer = ? AND coalesce(remote, number) = ?
            AND state IN ('done', 'undone', 'dropped') ORDER BY number DESC LIMIT 1
            """, [number, act])
    }

    /// What an act was about that wrote one record: as the record is with the values of the act, also if others count.
    ///
    /// - Returns: nil if not enough is known about the record.
    private func subject(
        _ told: ToldAct.Kind, _ id: RecordID, _ line: Line
    ) throws(StoreError) -> ActSubject? {
        guard case .ordinary(let kind) = told,
            case .record(let table, _, let written) = line.content
        else { return nil }
        let values = try registers(table, id).mapValues(\.value).merging(written) { $1 }
        if let at = values[.at]?.instant, let amount = values[.amount]?.amount {
            return .water(WaterEntry(id: id, at: at, amount: amount))
        }
        guard let start = values[.start]?.instant else { return nil }
        if case .ended(let end, let offset) = values[.ending]?.ending, kind != .abandon,
            end - start >= (kind.isOfThePresent ? Session.shortest : 1)
        {
            return .fast(
                Session(
                    id: id, start: start, end: end, endOffset: offset,
                    target: values[.target]?.target))
        }
        return .running(start: start, target: values[.target]?.target ?? .standard)
    }

    // MARK: Parts of an act

    /// The number of the act of a line, if it is the latest one. The lines of an act with many records arrive in
    /// several parts, and they are undone together.
    private func latestPart(of line: Line) throws(StoreError) -> Int64? {
        guard line.act > 0, let writer = try writerTable().numbers[line.writer] else { return nil }
        return try database.one(
            """
            SELECT number FROM act WHERE number = (SELECT max(number) FROM act)
            AND writer = ? AND remote = ? AND kind <> 'devices'
            """, [writer, line.act])
    }

    /// The act that the line before this one describes. The part before may have ended with that line.
    private func toldAct(before line: Line) throws(StoreError) -> ToldAct? {
        guard line.act > 0, let writer = try writerTable().numbers[line.writer] else { return nil }
        let texts: [String] = try database.all(
            "SELECT text FROM device_line WHERE writer = ? AND number = ?",
            [writer, line.number - 1])
        return texts.lazy.flatMap { LineReader.read($0.utf8, of: line.writer).map(\.line) }
            .first { $0.act == line.act && $0.toldAct != nil }?.toldAct
    }

    // MARK: Records

    /// Merges what a line says about a record.
    ///
    /// - Returns: whether what is shown of the record is another than before; nil if the line says nothing new.
    private func merge(
        _ kind: RecordKind, _ line: Line, _ id: RecordID, _ values: FieldValues, by act: Int64,
        at now: Instant
    ) throws(StoreError) -> Bool? {
        switch kind {
        case .fast: try merge(FastContent.self, line, id, values, by: act, at: now)
        case .water: try merge(WaterEntry?.self, line, id, values, by: act, at: now)
        }
    }

    private func merge<Content: RecordContent>(
        _ content: Content.Type, _ line: Line, _ id: RecordID, _ values: FieldValues,
        by act: Int64, at now: Instant
    ) throws(StoreError) -> Bool? {
        let present: Version<Content> = try present(id)
        let old = try registers(id, of: present)
        let merged = old.merged(with: Registers(values, line.stamp))
        if merged == old, values.keys.allSatisfy({ old[$0]?.stamp == line.stamp }) { return nil }
        try put(merged, of: id, Content.kind)
        if try show(merged, id, insteadOf: present.content, by: act, at: now) { return true }
        try note(id, Content.kind, writtenBy: act)
        return false
    }

    /// Writes the record that follows from its registers, if it differs from the stored one.
    func show<Content: RecordContent>(
        _ registers: Registers, _ id: RecordID, insteadOf present: Content, by act: Int64,
        at now: Instant
    ) throws(StoreError) -> Bool {
        let content = Content(registers, id, now: now)
        if content.hasSameValues(as: present) { return false }
        guard case .run(var fast) = content.write else {
            try put(content.write ?? .hide(Content.kind, id, .removed), act: act, origin: act)
            return true
        }
        try addAnnouncements(to: &fast)
        if case .run(let known) = present.write, known.start == fast.start,
            known.target == fast.target
        {
            try keepTimes(of: &fast)
        }
        try archive([id], .fast, act: act)
        try insert(fast, act: act, origin: act)
        return true
    }
}

extension Line {
    /// Whether two lines are of one act. Lines of acts that are not told have the number 0.
    fileprivate func isSameAct(as other: Line) -> Bool {
        writer == other.writer && act == other.act
    }

    fileprivate var toldAct: ToldAct? {
        if case .act(let act) = content { act } else { nil }
    }
}

extension ToldAct {
    fileprivate var isBulk: Bool {
        if case .ordinary(let kind) = kind { kind.isBulk } else { false }
    }

    fileprivate var isReversal: Bool {
        switch kind {
        case .ordinary: false
        case .undo, .redo: true
        }
    }
}
