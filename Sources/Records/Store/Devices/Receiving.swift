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
                try database.run(
                    "UPDATE device_writer SET last_read = ? WHERE name = ?", [now, writer])
            }
            if reception.changesRegisters {
                (reception.changesShownFast, reception.cover) = try chooseShownFast(at: now)
            }
            reversible = try findReversible()
            try then(reception)
        }
        return reception
    }

    /// Takes the lines of one act, or those of it that have come.
    private func apply(
        _ lines: [WrittenLine], at now: Instant, _ reception: inout MergeResult
    ) throws(StoreError) {
        let stated = lines.lazy.compactMap(\.line.toldAct).first
        var step = MergeResult()
        var told = stated
        let place: ActTarget
        if stated == nil, let begun = try latestPart(of: lines[0].line) {
            place = begun
        } else {
            if stated == nil { told = try toldAct(before: lines[0].line) }
            place = try writing(told)
        }
        var (fast, drink): (RecordID?, RecordID?)
        var before: Version<FastContent>?
        for line in lines {
            switch line.line.content {
            case .record(.fast, let id, let values):
                let old = try presentFast(id)
                step.changesRegisters = true
                if try merge(values, line.line.stamp, into: id, as: old, by: place, at: now) {
                    step.fasts.insert(id)
                    (fast, before) = (id, old)
                    if case .ordinary(let kind) = told?.kind, values[.ending] != nil {
                        step.endings[id] = kind
                    }
                }
            case .record(.water, let id, let values):
                if try mergeWater(values, line.line.stamp, into: id, by: place, at: now) {
                    step.water.insert(id)
                    drink = id
                }
            case .act, .device, .unknown: break
            }
        }
        if place.isContinued {
            try database.run(
                """
                UPDATE act SET fasts = fasts + ?, water = water + ?, record = NULL
                WHERE number = ? AND fasts IS NOT NULL
                """, [step.fasts.count, step.water.count, place.number])
            return reception.add(step)
        }
        if !step.changesRecords && !(told?.isReversal ?? false) { return reception.add(step) }
        var row = ActRow.silent(fasts: step.fasts.count, water: step.water.count)
        var record: RecordID?
        if let told, let first = lines.first?.line {
            if step.fasts.count + step.water.count == 1 { record = fast ?? drink }
            row = try self.row(told, first, step, record, before, place.number) ?? row
        }
        // A clock that is ahead must not make the act the latest one for years.
        let first = lines[0].line
        let at = min(told?.at ?? first.clock.wall, now)
        try insert(
            row,
            ActPlace(
                number: place.number, at: at, clock: first.clock,
                writer: try self.number(of: first.writer),
                remote: first.act),
            record: record)
        reception.add(step)
    }

    /// The row in the journal for an act of another machine; nil if there is none.
    private func row(
        _ told: ToldAct, _ line: Line, _ step: MergeResult, _ record: RecordID?,
        _ before: Version<FastContent>?, _ number: Int64
    ) throws(StoreError) -> ActRow? {
        switch told.kind {
        case .ordinary(let kind):
            try dropUndone()
            guard let subject = try subject(kind, step, record, before) else { return nil }
            return ActRow(kind: kind.rawValue, state: "done", scope: kind.scope, subject)
        case .undo(let writer, let act):
            guard let known = try self.number(ofAct: act, by: writer) else { return nil }
            try note(known, undoneBy: number)
            return ActRow(kind: "undo", of: known)
        case .redo(let writer, let act):
            guard let known = try self.number(ofAct: act, by: writer) else { return nil }
            try note(known, undoneBy: nil)
            return ActRow(kind: "redo", of: known)
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

    private func subject(
        _ kind: ActKind, _ step: MergeResult, _ record: RecordID?, _ before: Version<FastContent>?
    ) throws(StoreError) -> ActSubject? {
        guard let record else {
            return .records(fasts: step.fasts.count, water: step.water.count)
        }
        if kind.isBulk { return .records(fasts: step.fasts.count, water: step.water.count) }
        if step.water.contains(record) {
            let entry: WaterEntry?
            if let present = try presentWater(record).content {
                entry = present
            } else {
                let last: Version<WaterEntry?>? = try version(
                    record, "act <= ? AND at IS NOT NULL ORDER BY act DESC LIMIT 1", .max)
                entry = last?.content
            }
            return entry.map { .water($0) }
        }
        // For a fast that has been removed, its version from before counts.
        let present = try presentFast(record).content
        switch (present, before?.content) {
        case (.kept(let session), _), (.removed, .kept(let session)?): return .fast(session)
        case (.running(let fast), _), (.removed, .running(let fast)?):
            return .running(start: fast.start, target: fast.target)
        case (.removed, _): return nil
        }
    }

    // MARK: Origins

    /// The act by which records are written.
    struct ActTarget {
        let number: Int64
        /// The local number of the act that it undoes or redoes; nil if it does neither, or if that act is
        /// not known here.
        var reversed: (act: Int64, isRedo: Bool)?
        /// Whether earlier lines of the act have arrived, so that its row exists.
        var isContinued = false
    }

    private func writing(_ told: ToldAct?) throws(StoreError) -> ActTarget {
        var place = ActTarget(number: try nextAct)
        switch told?.kind {
        case .undo(let writer, let act):
            place.reversed = try number(ofAct: act, by: writer).map { ($0, false) }
        case .redo(let writer, let act):
            place.reversed = try number(ofAct: act, by: writer).map { ($0, true) }
        case .ordinary, nil: break
        }
        return place
    }

    /// The act of a line, if it is the latest one. The lines of an act with many records arrive in several
    /// parts, and they are undone together.
    private func latestPart(of line: Line) throws(StoreError) -> ActTarget? {
        guard line.act > 0, let writer = try writerTable().numbers[line.writer] else { return nil }
        return try database.one(
            """
            SELECT number, kind, of FROM act WHERE number = (SELECT max(number) FROM act)
            AND writer = ? AND remote = ? AND kind <> 'devices'
            """, [writer, line.act]
        ) { row in
            let reversed = Int64(row, 2).map { (act: $0, isRedo: row.text(1) == "redo") }
            return ActTarget(number: row.integer(0), reversed: reversed, isContinued: true)
        }
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

    /// The act whose content a record has now, as after an undo or a redo that was made here. If something
    /// else has changed it too, it is the act itself.
    private func origin<Content: RecordContent>(
        of content: Content, _ id: RecordID, _ place: ActTarget
    ) throws(StoreError) -> Int64 {
        guard let (act, isRedo) = place.reversed else { return place.number }
        let found: Version<Content>? =
            try isRedo ? version(id, "act = ?", act) : version(id, before: act) ?? .absent
        guard let found, found.content.hasSameValues(as: content) else { return place.number }
        return isRedo ? act : found.origin
    }

    // MARK: Records

    /// - Parameter present: the present version of the fast.
    /// - Returns: whether what is shown of the fast is another than before.
    private func merge(
        _ values: FieldValues, _ stamp: Stamp, into id: RecordID,
        as present: Version<FastContent>, by place: ActTarget, at now: Instant
    ) throws(StoreError) -> Bool {
        let old = try registers(id, of: present)
        let merged = old.merged(with: Registers(values, stamp))
        if merged == old { return false }
        try put(merged, of: id, .fast)
        return try show(merged, id, insteadOf: present.content, by: place, at: now)
    }

    /// Writes the fast that follows from its registers, if it differs from the stored one.
    func show(
        _ registers: Registers, _ id: RecordID, insteadOf present: FastContent,
        by place: ActTarget, at now: Instant
    ) throws(StoreError) -> Bool {
        switch (SharedFast(registers, id, now: now), present) {
        case (.kept(let session), let present):
            if present == .kept(session) { return false }
            try put(
                .keep(session), act: place.number,
                origin: try origin(of: FastContent.kept(session), id, place))
        case (.running(let start, let target, let note), let present):
            var fast = ActiveFast(
                id: id, start: start, target: target, note: note, actedAt: now, observedAt: now)
            var isShown = false
            try addAnnouncements(to: &fast)
            if case .running(let known) = present {
                let isMoved = known.start != start || known.target != target
                if !isMoved, known.note == note { return false }
                isShown = try database.has(
                    "SELECT 1 FROM running WHERE id = ? AND is_shown = 1", [id])
                if !isMoved { try keepTimes(of: &fast) }
            }
            let origin = try origin(of: FastContent.running(fast), id, place)
            try archive([id], .fast, act: place.number)
            try insert(fast, act: place.number, origin: origin)
            if isShown { try show(id) }
        case (.absent, .removed), (.broken, .removed): return false
        case (.absent, _), (.broken, _):
            try put(
                .removeFast(id), act: place.number,
                origin: try origin(of: FastContent.removed, id, place))
        }
        return true
    }

    private func mergeWater(
        _ values: FieldValues, _ stamp: Stamp, into id: RecordID, by place: ActTarget,
        at now: Instant
    ) throws(StoreError) -> Bool {
        let old = try registers(.water, id)
        let merged = old.merged(with: Registers(values, stamp))
        if merged == old { return false }
        try put(merged, of: id, .water)
        return try show(merged, id, by: place, at: now)
    }

    /// Writes what the registers of a water entry mean, if it is something other than before.
    func show(
        _ registers: Registers, _ id: RecordID, by place: ActTarget, at now: Instant
    ) throws(StoreError) -> Bool {
        let present = try presentWater(id).content
        let entry = WaterEntry(registers, id, now: now)
        if present == entry { return false }
        try put(
            entry.map { .water($0) } ?? .removeWater(id), act: place.number,
            origin: try origin(of: entry, id, place))
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
    fileprivate var isReversal: Bool {
        switch kind {
        case .ordinary: false
        case .undo, .redo: true
        }
    }
}
