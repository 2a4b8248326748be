/// Something in the file of the records that another program has added, for example Litestream or
/// Datasette. It is left as it is.
public struct ForeignObject: Hashable, Sendable {
    public enum Kind: String, Sendable {
        case table, index, view, trigger
        /// A column of one of our tables.
        case column
    }

    public let kind: Kind
    public let name: String
    /// The table that it belongs to; that of a table is itself.
    public let table: String

    public init(_ kind: Kind, _ name: String, of table: String) {
        self.kind = kind
        self.name = name
        self.table = table
    }
}

/// What a schema has to have: its tables with their columns, and their indexes. How it is written does
/// not count, nor in which order the columns come.
struct SchemaShape {
    struct Column: Hashable {
        let name, type: String
        let isRequired: Bool
        let preset: String
        /// Its place in the primary key, from 1; 0 if it is not part of it.
        let key: Int64
    }

    /// Each table and each index.
    let objects: Set<ForeignObject>
    private let columns: [String: [Column]]
    /// The columns of each index, in order, with their directions.
    private let indexes: [String: [String]]

    /// The shape that the migrations make.
    init(ofVersion version: Int64) throws(StoreError) {
        let database = try Database(path: ":memory:", mode: .readWrite)
        try database.migrate(by: Array(Schema.migrations.prefix(Int(version))))
        let objects = Set(try database.schemaObjects())
        try self.init(of: database, objects)
    }

    /// The shape of a file, as far as it has the objects of another.
    init(of database: borrowing Database, like expected: SchemaShape) throws(StoreError) {
        let objects = Set(try database.schemaObjects()).intersection(expected.objects)
        try self.init(of: database, objects)
    }

    private init(
        of database: borrowing Database, _ objects: Set<ForeignObject>
    ) throws(StoreError) {
        self.objects = objects
        var columns: [String: [Column]] = [:]
        var indexes: [String: [String]] = [:]
        for object in objects {
            if object.kind == .table {
                columns[object.name] = try database.columns(of: object.name)
            } else {
                indexes[object.name] = try database.all("PRAGMA index_xinfo(\(object.name))") {
                    "\($0.text(2)) \($0.integer(3)) \($0.text(4)) \($0.integer(5))"
                }
            }
        }
        (self.columns, self.indexes) = (columns, indexes)
    }

    /// Whether everything of another shape is here too.
    func has(_ expected: SchemaShape) -> Bool {
        objects == expected.objects && indexes == expected.indexes
            && expected.columns.allSatisfy { table, columns in
                Set(columns).isSubset(of: self.columns[table] ?? [])
            }
    }

    /// The columns that another shape does not have.
    func columnsBeyond(_ expected: SchemaShape) -> [ForeignObject] {
        columns.sorted { $0.key < $1.key }.flatMap { table, columns in
            let names = Set((expected.columns[table] ?? []).map(\.name))
            return columns.filter { !names.contains($0.name) }
                .map { ForeignObject(.column, $0.name, of: table) }
        }
    }
}

extension Database {
    /// Everything in the schema but what SQLite has made for itself, by name.
    func schemaObjects() throws(StoreError) -> [ForeignObject] {
        try all(
            """
            SELECT CASE WHEN type = 'table' AND rootpage = 0 THEN 'virtual' ELSE type END, name,
            tbl_name FROM sqlite_schema WHERE name NOT GLOB 'sqlite_*' ORDER BY name
            """
        ) { row in
            let kind = row.text(0)
            // A virtual table that has the name of one of ours is not ours.
            return ForeignObject(
                .init(rawValue: kind) ?? .table, row.text(1),
                of: kind == "virtual" ? "" : row.text(2))
        }
    }

    /// - Parameter table: one of ours.
    fileprivate func columns(of table: String) throws(StoreError) -> [SchemaShape.Column] {
        try all("PRAGMA table_xinfo(\(table))") {
            SchemaShape.Column(
                name: $0.text(1), type: $0.text(2), isRequired: $0.integer(3) != 0,
                preset: $0.text(4), key: $0.integer(5))
        }
    }
}
