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
                // What the folder has lost meanwhile has to be found.
                if !isNew { try readFirstFilesAgain() }
                try tellName(name)
                try tellRest(knowing: isNew ? .own : .all)
            }
        }
    }

    private func readFirstFilesAgain() throws(StoreError) {
        let names: [String] = try database.all(
            "SELECT name FROM device_writer WHERE number IN (SELECT writer FROM device_line)")
        for name in names { try remember(ReadFile("\(name)/000001.jsonl", nil)) }
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
        let known: String? = try database.one(
            "SELECT label FROM device_writer WHERE number = ?", [try ownWriter])
        if known ?? "" == name { return }
        try write(.device(name: name), ActClock(wall: Instant(secondsSinceEpoch: 0)), act: 0)
    }

    /// Begins a new incarnation: from now on, the lines of this machine have another writer. The records
    /// were copied or are older than the lines that it has written.
    ///
    /// - Parameter incarnation: random bits.
    public func beginIncarnation(
        _ incarnation: UInt32, machine: String, name: String
    ) throws(StoreError) {
        try write { () throws(StoreError) in
            var next = try sharingState()
            let writer = Writer(
                device: try presentWriter().device, incarnation: incarnation)
            next.writer = try number(of: writer)
            next.machine = machine
            try put(next)
            if next.isOn { try tellName(name) }
        }
    }

    /// Sets the id that the shared folder has now.
    public func setFolderID(_ id: String) throws(StoreError) {
        try write { () throws(StoreError) in
            var next = try sharingState()
            next.folderID = id
            try put(next)
        }
    }

    /// Carries on a device that is gone. It is no longer listed, and its lines are kept in the folder by this machine
    /// (``KnownLines/keeps(_:)``), until a further line of it arrives.
    ///
    /// - Returns: false if no other device has this id.
    public func forgetDevice(_ device: DeviceID) throws(StoreError) -> Bool {
        let own = try presentWriter()
        let writers = try writerTable().names.filter {
            $0.value.device == device && $0.value.device != own.device
        }
        if writers.isEmpty { return false }
        try write { () throws(StoreError) in
            for number in writers.keys {
                try database.run(
                    "UPDATE device_writer SET is_forgotten = 1 WHERE number = ?", [number])
            }
        }
        return true
    }

    // MARK: What was there before

    enum ToldLines {
        /// The folder is new, so it may not have the lines of the other machines.
        case own
        case all
    }

    /// The registers that the lines tell.
    func toldRegisters(
        knowing known: ToldLines
    ) throws(StoreError) -> [RecordKind: [RecordID: Registers]] {
        var told: [RecordKind: [RecordID: Registers]] = [:]
        let lines = try knownLines(onMachine: "")
        try visitLines { writer, line in
            guard known == .all || lines.keeps(writer),
                case .record(let kind, let id, _) = line.content
            else { return }
            told[kind, default: [:]][id, default: [:]].merge(line)
        }
        return told
    }

    /// Writes lines for all registers that are not in any line yet.
    func tellRest(knowing known: ToldLines) throws(StoreError) {
        let told = try toldRegisters(knowing: known)
        for kind in RecordKind.allCases {
            let ids: [RecordID] = try database.all(
                "SELECT id FROM \(kind.name) UNION SELECT id FROM \(kind.name)_register")
            for id in ids.sorted() {
                let rest = try registers(kind, id).beyond(told[kind]?[id] ?? [:])
                for (stamp, values) in rest.writes {
                    try write(
                        .record(kind, id, values), stamp.clock, author: stamp.writer, act: 0)
                }
            }
        }
    }
}
