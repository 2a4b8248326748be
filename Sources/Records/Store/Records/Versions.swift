import Fasting

/// The statements about a kind of record. The table with its name has the present version of each record, also if it
/// is a deletion. The one with `_version` behind it has those that were replaced, in the same columns.
struct RecordTable: Sendable {
    fileprivate static let fast = RecordTable(
        .fast, of: "id, start, end, end_offset, target, note, state", isThere: "state <> 'deleted'")
    fileprivate static let water = RecordTable(
        .water, of: "id, at, milliliters", isThere: "at IS NOT NULL")

    /// The columns of both tables.
    let columns: [String]
    /// The condition of the versions of a record that exists.
    let isThere: String
    /// The registers of a record: how they are read, stored and removed.
    let registers, storing, forgetting: String
    fileprivate let present, earlier, archiving, removing, noting: String

    private init(_ kind: RecordKind, of content: String, isThere: String) {
        let (name, columns) = (kind.rawValue, content + ", act, origin")
        self.columns = columns.split { ", ".contains($0) }.map(String.init)
        self.isThere = isThere
        let fields = kind.fields.map(\.columns).joined(separator: ", ")
        registers = "SELECT \(fields) FROM \(name)_register WHERE id = ?"
        let places = fields.split(separator: ",").map { _ in ", ?" }.joined()
        storing = "INSERT OR REPLACE INTO \(name)_register (id, \(fields)) VALUES (?\(places))"
        forgetting = "DELETE FROM \(name)_register WHERE id = ?"
        present = "SELECT \(columns) FROM \(name) WHERE id = ?"
        earlier = "SELECT \(columns) FROM \(name)_version WHERE id = ?"
        archiving = """
            INSERT OR REPLACE INTO \(name)_version (\(columns)) SELECT \(columns) FROM \(name)
            WHERE id IN (SELECT value FROM json_each(?)) AND act <> ?
            """
        removing = """
            INSERT OR REPLACE INTO \(name) (id, act, origin)
            SELECT value, ?, ? FROM json_each(?)
            """
        noting = """
            INSERT INTO \(name) (id, act) VALUES (?1, ?2)
            ON CONFLICT (id) DO UPDATE SET act = ?2
            """
    }
}

extension RecordKind {
    var name: String { rawValue }

    var table: RecordTable {
        switch self {
        case .fast: .fast
        case .water: .water
        }
    }
}

extension Store {
    /// Writes a new version of a record. The present one is kept as an earlier version.
    ///
    /// - Parameters:
    ///   - act: the number of the act that writes it.
    ///   - origin: the number of the act whose content it is.
    func put(_ write: RecordWrite, act: Int64, origin: Int64) throws(StoreError) {
        try put([write], act: act, origins: [origin])
    }

    /// At most this many records are written or read by one statement.
    static let batch = 1000

    /// Writes new versions of records, each once.
    ///
    /// - Parameter origins: for each write the act whose content it is; nil if it is this act's own.
    func put(_ writes: [RecordWrite], act: Int64, origins: [Int64?]?) throws(StoreError) {
        var first = 0
        while first < writes.count {
            let range = first..<min(first + Self.batch, writes.count)
            for kind in RecordKind.allCases {
                try archive(
                    writes[range].filter { $0.kind == kind }.map(\.id), kind, act: act)
            }
            var removed: [Int64: [RecordKind: [RecordID]]] = [:]
            for index in range {
                let origin = origins?[index] ?? act
                switch writes[index] {
                case .run(let fast):
                    let ranBefore = try insert(fast, act: act, origin: origin)
                    if !ranBefore { try show(fast.id) }
                case .keep(let session): try insert(session, act: act, origin: origin)
                case .water(let entry): try insert(entry, act: act, origin: origin)
                case .hide(let kind, let id, _):
                    removed[origin, default: [:]][kind, default: []].append(id)
                }
            }
            for (origin, kinds) in removed {
                for (kind, ids) in kinds {
                    try database.run(kind.table.removing, [act, origin, ids])
                }
            }
            first = range.upperBound
        }
    }

    /// Notes that an act wrote a record, although other values count or it is hidden: a new version with the content of
    /// the one before.
    func note(_ id: RecordID, _ kind: RecordKind, writtenBy act: Int64) throws(StoreError) {
        try database.run(kind.table.archiving, [[id], act])
        try database.run(kind.table.noting, [id, act])
    }

    /// Keeps the present versions as earlier ones. A version that this act itself has written is replaced: one act has
    /// one version of a record.
    func archive(_ ids: [RecordID], _ kind: RecordKind, act: Int64) throws(StoreError) {
        if ids.isEmpty { return }
        try database.run(kind.table.archiving, [ids, act])
    }
}

/// A version of a record.
struct Version<Content> {
    let content: Content
    let act: Int64
    let origin: Int64
}

/// What a version of a record has.
protocol RecordContent: Equatable {
    static var kind: RecordKind { get }
    /// What a deletion has.
    static var removed: Self { get }
    /// The values of the registers; those of a deletion are only that it is one.
    var values: FieldValues { get }
    /// nil for what is not shown.
    var write: RecordWrite? { get }
    /// What the registers mean.
    init(_ registers: Registers, _ id: RecordID, now: Instant)
    /// - Parameter first: the first column of the kind.
    /// - Returns: nil if the row makes no sense.
    init?(_ row: Row, from first: Int32)
    func hasSameValues(as other: Self) -> Bool
}

extension RecordContent {
    func hasSameValues(as other: Self) -> Bool { self == other }
}

enum FastContent: RecordContent {
    case running(ActiveFast)
    case kept(Session)
    case removed

    static let kind = RecordKind.fast

    /// What was announced is not in it (``Store/addAnnouncements(to:)``).
    init?(_ row: Row, from first: Int32) {
        switch row.text(first + 6) {
        case "deleted": self = .removed
        case "kept":
            guard let session = Session(row, from: first) else { return nil }
            self = .kept(session)
        default:
            guard let id: RecordID = row[first], let start: Instant = row[first + 1],
                let target: Target = row[first + 4]
            else { return nil }
            self = .running(
                ActiveFast(
                    id: id, start: start, target: target, note: Note(row, first + 5),
                    actedAt: start, observedAt: start))
        }
    }

    var values: FieldValues {
        switch self {
        case .running(let fast): FieldValues(fast)
        case .kept(let session): FieldValues(session)
        case .removed: .removed
        }
    }

    var write: RecordWrite? {
        switch self {
        case .running(let fast): .run(fast)
        case .kept(let session): .keep(session)
        case .removed: nil
        }
    }

    init(_ registers: Registers, _ id: RecordID, now: Instant) {
        switch SharedFast(registers, id, now: now) {
        case .running(let start, let target, let note):
            self = .running(
                ActiveFast(
                    id: id, start: start, target: target, note: note, actedAt: now,
                    observedAt: now))
        case .kept(let session): self = .kept(session)
        case .absent, .broken: self = .removed
        }
    }

    /// What was announced does not count.
    func hasSameValues(as other: FastContent) -> Bool {
        switch (self, other) {
        case (.running(let a), .running(let b)):
            a.start == b.start && a.target == b.target && a.note == b.note
        case (.running, _), (_, .running): false
        default: self == other
        }
    }
}

extension Optional: RecordContent where Wrapped == WaterEntry {
    static var kind: RecordKind { .water }
    static var removed: WaterEntry? { nil }
    var values: FieldValues { map { FieldValues($0) } ?? .removed }
    var write: RecordWrite? { map { .water($0) } }

    init?(_ row: Row, from first: Int32) { self = WaterEntry(row, from: first) }
    init(_ registers: Registers, _ id: RecordID, now: Instant) {
        self = WaterEntry(registers, id, now: now)
    }
}

extension Version where Content: RecordContent {
    /// A record that there never was.
    static var absent: Version { Version(content: .removed, act: 0, origin: 0) }

    /// What ``init(_:from:)`` reads.
    static func columns(_ table: String) -> String {
        Content.kind.table.columns.map { "\(table).\($0)" }.joined(separator: ", ")
    }

    static var width: Int32 { Int32(Content.kind.table.columns.count) }

    /// - Returns: nil if the row makes no sense, or is NULL.
    init?(_ row: Row, from first: Int32 = 0) {
        let acts = first + Self.width - 2
        guard !row.isNull(first), let content = Content(row, from: first) else { return nil }
        self.init(content: content, act: row.integer(acts), origin: row.integer(acts + 1))
    }
}

extension Store {
    /// The present version of a record.
    func present<Content: RecordContent>(_ id: RecordID) throws(StoreError) -> Version<Content> {
        try database.one(Content.kind.table.present, [id]) { Version($0) } ?? .absent
    }

    func presentFast(_ id: RecordID) throws(StoreError) -> Version<FastContent> { try present(id) }
    func presentWater(_ id: RecordID) throws(StoreError) -> Version<WaterEntry?> { try present(id) }

    /// An earlier version of a record.
    func version<Content: RecordContent>(
        _ id: RecordID, _ condition: String, _ act: Int64
    ) throws(StoreError) -> Version<Content>? {
        try database.one("\(Content.kind.table.earlier) AND \(condition)", [id, act]) {
            Version($0)
        }
    }

    /// The latest version from before an act.
    func version<Content: RecordContent>(
        _ id: RecordID, before act: Int64
    ) throws(StoreError) -> Version<Content>? {
        try version(id, "act < ? ORDER BY act DESC LIMIT 1", act)
    }
}
