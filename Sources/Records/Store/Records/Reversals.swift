import Fasting
import Sharing

/// What an undo or a redo would write (rule: docs/rules/domain.md, Journal).
extension Store {
    fileprivate enum Direction {
        case undo
        case redo
    }

    /// What undoing an act would write.
    public func reversals(
        undoing act: JournalEntry, at now: Instant
    ) throws(StoreError) -> [Reversal] {
        try reversals(of: act, .undo, at: now)
    }

    /// What doing an act again would write.
    public func reversals(
        redoing act: JournalEntry, at now: Instant
    ) throws(StoreError) -> [Reversal] {
        try reversals(of: act, .redo, at: now)
    }

    private func reversals(
        of act: JournalEntry, _ direction: Direction, at now: Instant
    ) throws(StoreError) -> [Reversal] {
        if act.record != nil { return try findReversals(of: act, direction, at: now) }
        var reversals: [Reversal] = []
        // Otherwise each query would take the locks of the file separately.
        try withLargeCache { () throws(StoreError) in
            try database.snapshot { () throws(StoreError) in
                reversals = try findReversals(of: act, direction, at: now)
            }
        }
        return reversals
    }

    private func findReversals(
        of act: JournalEntry, _ direction: Direction, at now: Instant
    ) throws(StoreError) -> [Reversal] {
        let isDrink = act.kind == .waterAdd || act.kind == .waterRemove
        var reversals: [Reversal] = []
        if !isDrink {
            reversals += try self.reversals(FastContent.self, of: act, direction, at: now)
        }
        if isDrink || act.kind.isBulk {
            reversals += try self.reversals(WaterEntry?.self, of: act, direction, at: now)
        }
        return reversals
    }

    private func reversals<Content: RecordContent>(
        _ content: Content.Type, of act: JournalEntry, _ direction: Direction, at now: Instant
    ) throws(StoreError) -> [Reversal] {
        var values: [any Bindable] = [act.number]
        if let record = act.record { values.append(record) }
        let isShared = try database.has("SELECT 1 FROM device_line LIMIT 1")
        let all = try database.all(
            Versions<Content>.selection(ofOne: act.record != nil, isShared), values
        ) { Versions<Content>($0) }
        let told = try writes(
            of: act.number, all.filter { !$0.isComplete }.map(\.id), Content.kind)
        var reversals: [Reversal] = []
        reversals.reserveCapacity(all.count)
        for versions in all {
            reversals.append(
                try reversal(versions, told[versions.id], of: act.kind, direction, at: now))
        }
        return reversals
    }

    /// - Parameter told: what the lines of the act say; nil if the versions say all.
    private func reversal<Content: RecordContent>(
        _ versions: Versions<Content>, _ told: ActWrite?, of kind: ActKind,
        _ direction: Direction, at now: Instant
    ) throws(StoreError) -> Reversal {
        let (id, present) = (versions.id, versions.present)
        let (from, to) =
            direction == .undo
            ? (versions.own, versions.before) : (versions.before, versions.own)
        var (content, origin, values) = (to.content, Optional(to.origin), FieldValues.removed)
        var isUntouched = true
        if told != nil || !present.content.hasSameValues(as: from.content) {
            let write =
                told
                ?? ActWrite(
                    own: versions.own.content.values, below: versions.before.content.values)
            let (from, to) =
                direction == .undo ? (write.own, write.below) : (write.below, write.own)
            values = try registers(id, of: present).mapValues(\.value)
            let others = Set(from.filter { !$0.value.isSame(as: values[$0.key]) }.keys)
            // What else was changed of a fast since it ended stays.
            let staying = kind == .end ? others.subtracting([.ending, .there]) : []
            // Something else may have removed the record.
            isUntouched =
                others == staying && (from[.there] != nil || values[.there] == .truth(true))
            values.merge(to.filter { !staying.contains($0.key) }) { $1 }
            (content, origin) = (Content(Registers(values, .none), id, now: now), nil)
            // What is shown is not hidden because its values would break a rule.
            if content == .removed, present.content != .removed, values[.there] == .truth(true) {
                isUntouched = false
            }
        }
        var write = content.write ?? .hide(Content.kind, id, values)
        if case .run(var fast) = write {
            try addAnnouncements(to: &fast)
            write = .run(fast)
        }
        return Reversal(
            write: write, origin: origin, present: present.content.write, isUntouched: isUntouched)
    }

    /// What the lines of an act say that it wrote, by record; none if it has no lines.
    private func writes(
        of act: Int64, _ ids: [RecordID], _ kind: RecordKind
    ) throws(StoreError) -> [RecordID: ActWrite] {
        let stamp = try readStamp(ofAct: act)
        // Acts of one second about other registers have one stamp.
        let number: Int64? = try database.one(
            "SELECT coalesce(remote, number) FROM act WHERE number = ?", [act])
        var writes: [RecordID: ActWrite] = [:]
        for (id, lines) in try lines(about: ids, kind) {
            let own = lines.filter { $0.stamp == stamp && $0.act == number }
            if own.isEmpty { continue }
            writes[id] = ActWrite(
                own: Registers(own).mapValues(\.value),
                below: Registers(lines.filter { $0.stamp < stamp }).mapValues(\.value))
        }
        return writes
    }

    /// Whether the fast that is shown did not overlap an interval before an act.
    ///
    /// - Returns: false if none is shown.
    public func isRunningFastNew(
        to interval: Range<Instant>, since act: JournalEntry
    ) throws(StoreError) -> Bool {
        guard let shown = try shownFast() else { return false }
        return try firstNew([shown.id], to: interval, since: act) != nil
    }

    /// The first of some fasts that did not overlap an interval before an act: by the stamps if there are lines about it,
    /// so that it is the same on each machine, and otherwise by the order of the acts.
    func firstNew(
        _ ids: [RecordID], to interval: Range<Instant>, since act: JournalEntry
    ) throws(StoreError) -> RecordID? {
        let stamp = try readStamp(ofAct: act.number)
        let told = try lines(about: ids, .fast)
        for id in ids {
            var before = try presentFast(id)
            if let lines = told[id] {
                let registers = Registers(lines.filter { $0.stamp < stamp })
                before = Version(
                    content: FastContent(registers, id, now: act.at), act: 0, origin: 0)
            } else if before.act > act.number {
                before = try version(id, before: act.number) ?? .absent
            }
            if before.content.write?.interval?.overlaps(interval) != true { return id }
        }
        return nil
    }
}

/// The registers of a record that an act has changed (rule: docs/rules/devices.md, What people see).
private struct ActWrite {
    /// The values that the act wrote, and those with the greatest stamps below that of the act.
    private(set) var own, below: FieldValues

    /// - Parameters:
    ///   - own: all that the act wrote.
    ///   - below: all that was written before it. Without a value, the record is not there.
    init(own: FieldValues, below: FieldValues) {
        let below = below[.there] == nil ? below.merging(.removed) { $1 } : below
        let changed = own.filter { below[$0.key] != $0.value }
        self.own = changed
        self.below = changed.merging(below.filter { changed[$0.key] != nil }) { $1 }
    }
}

extension FieldValue {
    /// The offset of an end, which an import may add, does not count.
    fileprivate func isSame(as other: FieldValue?) -> Bool {
        if case .ending(.ended(let end, _)) = self, case .ending(.ended(end, _))? = other {
            return true
        }
        return self == other
    }
}

/// Three versions of one record that matter for an act, in the order in which they came.
private struct Versions<Content: RecordContent> {
    let id: RecordID
    /// The version that the act wrote.
    let own: Version<Content>
    let before: Version<Content>
    let present: Version<Content>
    /// Whether the versions say all. They are in the order of their stamps if all were made here, or by this act, its
    /// undo and its redo. The one of the act must not be hidden.
    let isComplete: Bool

    /// - Returns: nil if the row makes no sense.
    init?(_ row: Row) {
        let width = Version<Content>.width
        guard let id: RecordID = row[0], let own = Version<Content>(row),
            let present = Version<Content>(row, from: 2 * width)
        else { return nil }
        (self.id, self.own, self.present) = (id, own, present)
        before = Version(row, from: width) ?? .absent
        let isHidden = own.content == .removed && before.content == .removed
        isComplete = row.integer(3 * width) != 0 && !isHidden
    }

    /// The parameter ?1 is the number of the act, and ?2 is the id of the record that it wrote if that is only one.
    ///
    /// - Parameter isShared: whether other machines may have written records.
    static func selection(ofOne isOne: Bool, _ isShared: Bool) -> String {
        let (table, columns) = (Content.kind.name, Content.kind.table.columns)
        let own = ["", "_version"].map {
            """
            SELECT \(columns.joined(separator: ", ")) FROM \(table)\($0)
            WHERE act = ?1 \(isOne ? "AND id = ?2" : "")
            """
        }
        let columnsOfAll = ["own", "before", "present"].map { Version<Content>.columns($0) }
        let isComplete = """
            (SELECT min(coalesce(writer.number = ?1 OR writer.of = ?1, 0))
            OR min(writer.remote IS NULL)
            FROM (SELECT act FROM \(table) WHERE id = own.id
            UNION ALL SELECT act FROM \(table)_version WHERE id = own.id) AS version
            LEFT JOIN act AS writer ON writer.number = version.act)
            """
        return """
            SELECT \(columnsOfAll.joined(separator: ", ")), \(isShared ? isComplete : "1")
            FROM (\(own.joined(separator: " UNION ALL "))) AS own
            JOIN \(table) AS present ON present.id = own.id
            LEFT JOIN \(table)_version AS before ON before.id = own.id AND before.act =
            (SELECT max(act) FROM \(table)_version WHERE id = own.id AND act < ?1) ORDER BY own.id
            """
    }
}
