import Fasting
import Sharing

/// A machine whose lines have been read.
public struct DeviceSummary: Equatable, Sendable {
    public let id: DeviceID
    /// "" if its name is not known.
    public let name: String
    /// The time of its last act that is known here; nil if none is.
    public let lastAct: Instant?
    /// When a line of it last arrived here.
    public let lastRead: Instant?
    /// How many of its lines have not arrived.
    public let missing: Int
}

extension Store {
    /// The other machines, by name.
    public func devices() throws(StoreError) -> [DeviceSummary] {
        let own = try presentWriter().device
        let rows = try database.all(
            """
            SELECT name, coalesce(label, ''), last_act, last_read, max(0, highest - lines)
            FROM device_writer WHERE is_forgotten = 0 AND lines > 0 ORDER BY last_read, number
            """
        ) { (Writer($0, 0), $0.text(1), $0.integer(2), $0.integer(3), $0.integer(4)) }
        var found: [DeviceID: DeviceSummary] = [:]
        for (writer, label, act, read, missing) in rows {
            guard let id = writer?.device, id != own else { continue }
            let known = found[id]
            found[id] = DeviceSummary(
                id: id, name: label.isEmpty ? known?.name ?? "" : label,
                lastAct: Self.instant(act) ?? known?.lastAct,
                lastRead: [known?.lastRead, Self.instant(read)].compactMap(\.self).max(),
                missing: (known?.missing ?? 0) + Int(missing))
        }
        return found.values.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    }

    private static func instant(_ seconds: Int64) -> Instant? {
        seconds == 0 ? nil : Instant(secondsSinceEpoch: seconds)
    }

    /// Shows records that were hidden because their times were too far in the future, and no longer those that are covered
    /// by an end that was.
    ///
    /// - Parameter then: reads what follows, in the same transaction.
    public func showFastsNoLongerAhead(
        at now: Instant, then: (MergeResult) throws(StoreError) -> Void = { _ in }
    ) throws(StoreError) -> MergeResult {
        var reception = MergeResult()
        let last = shownUntil
        if let last {
            // Asked in any case: it remembers for the next time when there is something to look for.
            let isWaterAsItWas = try isWaterAsItWas(at: last, now)
            if try areFastsAsTheyWere(at: last, now), isWaterAsItWas {
                shownUntil = now
                return reception
            }
        }
        let fasts =
            try hiddenRecords(.fast, "ending", unless: "state = 'kept'", last, now)
            + hiddenRecords(
                .fast, "start", and: "AND ending IS NULL", unless: "state = 'running'", last, now)
        let water = try hiddenRecords(.water, "at", unless: "water.at IS NOT NULL", last, now)
        // An end that was in the future may cover a fast now.
        let runs = try database.has("SELECT 1 FROM fast WHERE state = 'running' LIMIT 1")
        if fasts.isEmpty && water.isEmpty && !runs {
            shownUntil = now
            return reception
        }
        try write { () throws(StoreError) in
            let number = try nextAct
            for id in fasts where try showAgain(FastContent.self, id, by: number, at: now) {
                reception.fasts.insert(id)
            }
            for id in water where try showAgain(WaterEntry?.self, id, by: number, at: now) {
                reception.water.insert(id)
            }
            (reception.changesShownFast, reception.cover) = try chooseShownFast(at: now)
            if !reception.fasts.isEmpty || !reception.water.isEmpty {
                try insert(
                    .silent(fasts: reception.fasts.count, water: reception.water.count),
                    ActPlace(
                        number: number, at: now, clock: ActClock(wall: now), writer: try ownWriter),
                    record: nil)
            }
            try then(reception)
        }
        shownUntil = now
        return reception
    }

    /// Writes the record that follows from its registers now, if it differs from the stored one.
    private func showAgain<Content: RecordContent>(
        _ content: Content.Type, _ id: RecordID, by act: Int64, at now: Instant
    ) throws(StoreError) -> Bool {
        let present: Version<Content> = try present(id)
        let registers = try registers(id, of: present)
        return try show(registers, id, insteadOf: present.content, by: act, at: now)
    }

    /// The records that are there and not shown, and whose time was too far in the future the last time.
    private func hiddenRecords(
        _ kind: RecordKind, _ time: String, and condition: String = "", unless shown: String,
        _ last: Instant?, _ now: Instant
    ) throws(StoreError) -> [RecordID] {
        let (table, registers) = (kind.name, kind.name + "_register")
        return try database.all(
            """
            SELECT id FROM \(registers) WHERE there = 1 AND \(time) > ? AND \(time) <= ? \(condition)
            AND NOT EXISTS (SELECT 1 FROM \(table) WHERE \(table).id = \(registers).id AND \(shown))
            """,
            [
                last.map { ($0 + SharedFast.tolerance).secondsSinceEpoch } ?? .min,
                now + SharedFast.tolerance,
            ])
    }
}

/// A file of another machine as it was when all its lines were taken.
public struct ReadFile: Equatable, Sendable {
    /// Below the folder.
    public let name: String
    /// nil if it has to be read again. Its name is remembered, so that it is noticed if the file disappears before.
    public let stamp: FileStamp?

    public init(_ name: String, _ stamp: FileStamp?) { (self.name, self.stamp) = (name, stamp) }
}

extension Store {
    /// The files that were read. While one is the same, it need not be read again.
    public func readFiles() throws(StoreError) -> [ReadFile] {
        try database.all("SELECT name, size, changed, inode FROM device_file ORDER BY name") {
            let stamp = FileStamp(size: $0.integer(1), changed: $0.integer(2), inode: $0.integer(3))
            return ReadFile($0.text(0), stamp.size < 0 ? nil : stamp)
        }
    }

    /// Remembers that the lines of a file were taken.
    ///
    /// - Parameter file: as it was then.
    public func rememberRead(_ file: ReadFile) throws(StoreError) {
        try write { () throws(StoreError) in try remember(file) }
    }

    func remember(_ file: ReadFile) throws(StoreError) {
        let stamp = file.stamp ?? FileStamp(size: -1, changed: 0, inode: 0)
        try database.run(
            "INSERT OR REPLACE INTO device_file VALUES (?, ?, ?, ?)",
            [file.name, stamp.size, stamp.changed, stamp.inode])
    }

    /// The next process reads these files again.
    public func readAgain(_ names: [String]) throws(StoreError) {
        try write { () throws(StoreError) in
            for name in names { try remember(ReadFile(name, nil)) }
        }
    }

    /// Forgets files that are not there any more.
    public func forgetRead(_ names: [String]) throws(StoreError) {
        try write { () throws(StoreError) in
            for name in names {
                try database.run("DELETE FROM device_file WHERE name = ?", [name])
            }
        }
    }

    /// Whether an act was stored with this key since a time.
    public func hasDone(_ key: String, since: Instant) throws(StoreError) -> Bool {
        try database.has(
            "SELECT 1 FROM device_inbox WHERE key = ? AND at >= ?", [key, since])
    }

    /// Whether a record is known, also if it is deleted.
    public func knows(_ kind: RecordKind, _ id: RecordID) throws(StoreError) -> Bool {
        try !registers(kind, id).isEmpty
    }
}
