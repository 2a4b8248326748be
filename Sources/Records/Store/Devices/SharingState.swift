import Fasting

/// Whether and where lines are written for other machines. They are rows beside the settings, which are
/// not carried to other machines.
public struct SharingState: Equatable, Sendable {
    /// The folder that something else carries between the machines; "" if there is none.
    public var folder = ""
    /// The id in its `atrest.json`.
    public var folderID = ""
    /// What the user calls this machine; "" for the host's name.
    public var name = ""
    /// The id of the machine that has written last; "" if it is not known.
    public var machine = ""
    /// The number of the present incarnation among the writers.
    var writer: Int64 = 0

    public init() {}

    public var isOn: Bool { !folder.isEmpty }
}

extension Store {
    private static let keys = [
        "devices-folder", "devices-folder-id", "devices-name", "devices-machine", "devices-writer",
    ]

    /// What is stored about other machines.
    public func sharingState() throws(StoreError) -> SharingState {
        try remembered(\.sharing) { () throws(StoreError) in
            let values = try storedValues()
            var found = SharingState()
            found.folder = values[Self.keys[0]] ?? ""
            found.folderID = values[Self.keys[1]] ?? ""
            found.name = values[Self.keys[2]] ?? ""
            found.machine = values[Self.keys[3]] ?? ""
            found.writer = values[Self.keys[4]].flatMap { Int64($0) } ?? 0
            return found
        }
    }

    /// Stores it in the transaction that is open.
    func put(_ next: SharingState) throws(StoreError) {
        let values = [next.folder, next.folderID, next.name, next.machine, "\(next.writer)"]
        for (key, value) in zip(Self.keys, values) { try put(key, value) }
    }

    /// The number of this machine's present incarnation.
    var ownWriter: Int64 { get throws(StoreError) { try sharingState().writer } }
}

/// The numbers of the writers in these records.
struct WriterTable {
    private(set) var names: [Int64: Writer] = [:]
    private(set) var numbers: [Writer: Int64] = [:]

    init(_ rows: [(Int64, Writer)]) {
        for (number, writer) in rows { add(writer, number) }
    }

    mutating func add(_ writer: Writer, _ number: Int64) {
        names[number] = writer
        numbers[writer] = number
    }

    var next: Int64 { (names.keys.max() ?? 0) + 1 }
}

extension Store {
    func writerTable() throws(StoreError) -> WriterTable {
        try remembered(\.writers) { () throws(StoreError) in
            WriterTable(
                try database.all("SELECT number, name FROM device_writer") { row in
                    row[1].map { (row.integer(0), $0) }
                })
        }
    }

    func writer(_ number: Int64) throws(StoreError) -> Writer {
        try writerTable().names[number] ?? .none
    }

    /// The number of a writer. It gets one if it has none.
    func number(of writer: Writer) throws(StoreError) -> Int64 {
        if writer == .none { return -1 }
        if let number = try writerTable().numbers[writer] { return number }
        let number = try writerTable().next
        try keeping(\.writers) { () throws(StoreError) in
            try database.run(
                "INSERT INTO device_writer (number, name) VALUES (?, ?)", [number, writer])
        } change: { table in
            table.add(writer, number)
            return true
        }
        return number
    }

    /// This machine in its present incarnation.
    public func presentWriter() throws(StoreError) -> Writer { try writer(try ownWriter) }
}
