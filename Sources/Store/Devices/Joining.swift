import Fasting
import Sharing

/// Beginning and ending to share the records with other machines.
extension Store {
    /// Names the folder. From now on each act writes its lines. What was there before gets lines too, with
    /// the stamps that it has.
    ///
    /// - Parameters:
    ///   - folderID: the id of the folder.
    ///   - name: of this machine, for the others.
    /// - Throws: ``StoreError``. Nothing has changed then.
    public func join(
        _ folder: String, folderID: String, name: String, machine: String
    ) throws(StoreError) {
        try withLargeCache { () throws(StoreError) in
            try write { () throws(StoreError) in
                var next = try sharingState()
                let isNew = next.folderID != folderID
                next.folder = folder
                next.folderID = folderID
                next.machine = machine
                try put(next)
                try database.run("DELETE FROM device_file")
                try tellName(name)
                try tellRest(knowing: isNew ? .own : .all)
            }
        }
    }

    /// Stops sharing. All records stay.
    public func leaveFolder() throws(StoreError) {
        try write { () throws(StoreError) in
            var next = try sharingState()
            next.folder = ""
            try put(next)
        }
    }

    /// - Parameter stored: what the user has chosen; "" for the host's name.
    public func setDeviceName(_ stored: String, shown: String) throws(StoreError) {
        try write { () throws(StoreError) in
            var next = try sharingState()
            next.name = stored
            try put(next)
            if next.isOn { try tellName(shown) }
        }
    }

    private func tellName(_ name: String) throws(StoreError) {
        let known = try database.query(
            "SELECT label FROM device_writer WHERE number = ?", .integer(try ownWriter)
        ) { $0.text(0) }
        if known.first == name { return }
        try write(.device(name: name), ActClock(wall: Instant(secondsSinceEpoch: 0)), act: 0)
    }

    /// Begins a new incarnation: from now on, the lines of this machine have another writer. The records
    /// were copied or are older than the lines that it has written.
    ///
    /// - Parameters:
    ///   - incarnation: random bits.
    ///   - lost: lines of the previous incarnation that are not in the folder. The new one writes them
    ///     again.
    public func beginIncarnation(
        _ incarnation: UInt32, machine: String, name: String, carrying lost: Set<Int64>
    ) throws(StoreError) {
        try write { () throws(StoreError) in
            var next = try sharingState()
            let before = next.writer
            let writer = Writer(
                device: try presentWriter().device, incarnation: incarnation)
            next.writer = try number(of: writer)
            next.machine = machine
            try put(next)
            if !next.isOn { return }
            try tellName(name)
            var carried: Set<String> = []
            try carry(linesOf: before, &carried) { lost.contains($0) }
        }
    }

    /// Carries the lines of a writer on, in the order of their numbers. If a line wraps another one, the
    /// wrapped line is written again.
    ///
    /// - Parameter carried: the texts that were carried on. None is carried on twice.
    private func carry(
        linesOf writer: Int64, _ carried: inout Set<String>, _ isChosen: (Int64) -> Bool
    ) throws(StoreError) {
        let name = try self.writer(writer)
        let texts = try database.query(
            "SELECT text FROM device_line WHERE writer = ? ORDER BY number, sum",
            .integer(writer)
        ) { $0.text(0) }
        var number = try nextLine
        for text in texts {
            let lines = LineReader.read(text.utf8, of: name).lines
            guard let first = lines.first, let line = lines.last, isChosen(first.line.number),
                carried.insert(line.text).inserted
            else { continue }
            try insert(WrittenLine(carrying: line, as: number, by: try presentWriter()))
            number += 1
        }
    }

    /// Carries on a device that is gone: all its lines become lines of this machine, with their writer and
    /// their stamps. Then it is no longer listed.
    ///
    /// - Returns: false if no other device has this id.
    public func forgetDevice(_ device: DeviceID) throws(StoreError) -> Bool {
        let own = try presentWriter()
        let writers = try writerTable().names.filter {
            $0.value.device == device && $0.value.device != own.device
        }
        if writers.isEmpty { return false }
        try write { () throws(StoreError) in
            var carried: Set<String> = []
            for number in writers.keys.sorted() {
                if try sharingState().isOn { try carry(linesOf: number, &carried) { _ in true } }
                try database.run(
                    "UPDATE device_writer SET is_forgotten = 1 WHERE number = ?",
                    .integer(number))
            }
        }
        return true
    }

    // MARK: What was there before

    private enum KnownLines {
        /// The folder is new, so it may not have the lines of the other machines.
        case own
        case all
    }

    /// Writes lines for all registers that are not in any line yet.
    private func tellRest(knowing known: KnownLines) throws(StoreError) {
        var fasts: [RecordID: FastRegisters] = [:]
        var water: [RecordID: WaterRegisters] = [:]
        let own = try ownWriter
        let texts = try database.query(
            "SELECT text, writer FROM device_line WHERE writer = ? OR ?", .integer(own),
            .integer(known == .all ? 1 : 0)
        ) { ($0.text(0), $0.integer(1)) }
        for (text, writer) in texts {
            for written in LineReader.read(text.utf8, of: try self.writer(writer)).lines {
                let stamp = written.line.stamp
                switch written.line.content {
                case .fast(let id, let values):
                    let told = fasts[id] ?? FastRegisters()
                    fasts[id] = told.merged(with: FastRegisters(values, stamp))
                case .water(let id, let values):
                    let told = water[id] ?? WaterRegisters()
                    water[id] = told.merged(with: WaterRegisters(values, stamp))
                case .act, .device, .unknown: break
                }
            }
        }
        for id in try allRecords([
            "session", "active_fast", "other_fast", "fast_version", "fast_register",
        ]) {
            let rest = try fastRegisters(id).beyond(fasts[id] ?? FastRegisters())
            for stamp in Set(rest.stamps.map(StampKey.init)).sorted() {
                try write(
                    .fast(id, rest.values(stamped: stamp.stamp)), stamp.stamp.clock,
                    author: stamp.stamp.writer, act: 0)
            }
        }
        for id in try allRecords(["water", "water_version", "water_register"]) {
            let rest = try waterRegisters(id).beyond(water[id] ?? WaterRegisters())
            for stamp in Set(rest.stamps.map(StampKey.init)).sorted() {
                try write(
                    .water(id, rest.values(stamped: stamp.stamp)), stamp.stamp.clock,
                    author: stamp.stamp.writer, act: 0)
            }
        }
    }

    private func allRecords(_ tables: [String]) throws(StoreError) -> [RecordID] {
        let union = tables.map { "SELECT id FROM \($0)" }.joined(separator: " UNION ")
        return try database.query(union) { RecordID($0.text(0)) }.compactMap(\.self).sorted()
    }
}

/// A stamp in a set.
private struct StampKey: Hashable, Comparable {
    let stamp: Stamp

    init(_ stamp: Stamp) { self.stamp = stamp }

    static func == (a: StampKey, b: StampKey) -> Bool { a.stamp == b.stamp }
    static func < (a: StampKey, b: StampKey) -> Bool { a.stamp < b.stamp }

    func hash(into hasher: inout Hasher) {
        hasher.combine(stamp.clock.wall)
        hasher.combine(stamp.clock.counter)
        hasher.combine(stamp.writer)
    }
}
