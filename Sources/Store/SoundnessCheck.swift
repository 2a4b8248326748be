import CSQLite

/// How much of a file is checked.
enum CheckDepth {
    /// Every page is used once, and has what its kind of page may have.
    case pages
    /// Also, each index has as many entries as its table has rows, with the same sums, and the first
    /// and the last are found. This finds a history that only looks empty, and takes little time.
    case sums
    /// Also, each row is in each index, and the rows are in order. Takes three times as long.
    case whole
}

extension Database {
    /// - Throws: ``StoreError``: `damaged` if the file is not intact, or why it cannot be read.
    func checkSoundness(_ depth: CheckDepth = .sums) throws(StoreError) {
        switch depth {
        case .pages: try check(by: "PRAGMA quick_check(1)")
        case .sums:
            try check(by: "PRAGMA quick_check(1)")
            try compareIndexes()
        case .whole: try check(by: "PRAGMA integrity_check(1)")
        }
    }

    /// The steps of a whole check, one by one, so that other work can be done between them.
    var wholeCheck: [String] {
        get throws(StoreError) {
            ["PRAGMA quick_check(1)"] + (try ownTables).map { "PRAGMA integrity_check(\($0))" }
        }
    }

    private var ownTables: [String] {
        get throws(StoreError) {
            let foreign = Set(try foreignObjects())
            return try schemaObjects().filter { $0.kind == .table && !foreign.contains($0) }
                .map(\.name)
        }
    }

    /// Runs a check of SQLite.
    func check(by pragma: String) throws(StoreError) {
        let findings = try query(pragma) { $0.text(0) }
        if findings == ["ok"] { return }
        let operation = "checking the file: \(findings.joined(separator: "; "))"
        // SQLite does not report every page that the disk could not read.
        if FileSystem.lastError != 0 {
            throw StoreError(errno: FileSystem.lastError, operation: operation)
        }
        for finding in findings {
            // SQLite reports a page that it could not read in the same way as a damaged one.
            guard let code = Self.errorCode(in: finding) else { continue }
            let error = StoreError(
                code: code, system: FileSystem.lastError,
                message: String(cString: sqlite3_errstr(code)), operation: operation)
            if error.cause != .damaged { throw error }
        }
        throw StoreError(cause: .damaged, operation: operation)
    }

    /// `Tree 2 page 5: unable to get the page. error code=266`
    private static func errorCode(in finding: String) -> Int32? {
        let mark = "error code="
        var rest = finding[...]
        while let start = rest.first {
            if rest.hasPrefix(mark) {
                return Int32(rest.dropFirst(mark.count).prefix { $0.isWholeNumber })
            }
            _ = start
            rest = rest.dropFirst()
        }
        return nil
    }

    /// SQLite's quick check does not compare an index with its table.
    private func compareIndexes() throws(StoreError) {
        let version = try userVersion
        for index in Schema.indexes where index.since <= version {
            // Only the lower half of each number, so that no sum can overflow.
            let sums = index.numbers.map { "sum(\($0) & 4294967295)" }
            var ofTable = ["count(*)", "coalesce(max(\(index.other) & 0), 0)"] + sums
            var ofIndex = ["count(*)", "0"] + sums
            let source = "FROM \(index.table) INDEXED BY \(index.name)"
            if let order = index.order {
                ofTable += ["min(\(order))", "max(\(order))"]
                // Found as the store finds them, from the root.
                ofIndex += ["ASC", "DESC"].map {
                    """
                    (SELECT \(order) \(source) WHERE \(order) >= -9000000000000000000
                    AND \(order) < 9000000000000000000 ORDER BY \(order) \($0) LIMIT 1)
                    """
                }
            }
            func answer(_ columns: [String], _ source: String) throws(StoreError) -> [[Int64]] {
                try query("SELECT \(columns.joined(separator: ", ")) \(source)") { row in
                    columns.indices.map { row.integer(Int32($0)) }
                }
            }
            if try answer(ofTable, "FROM \(index.table) NOT INDEXED") != answer(ofIndex, source) {
                throw StoreError(
                    cause: .damaged, operation: "comparing \(index.name) with its table")
            }
        }
    }
}
