import CSQLite

/// How much of a file is checked.
enum CheckDepth {
    /// Every page is used once, and has what its kind of page may have.
    case pages
    /// Also, each index has the same entries as its table, by a sum over them, and each tree finds all its rows. This
    /// finds a history that only looks empty or short, and takes little time.
    case sums
    /// All that SQLite checks. Takes three times as long.
    case whole
}

extension Database {
    /// - Throws: ``StoreError``: `damaged` if the file is not intact, or why it cannot be read.
    func checkSoundness(_ depth: CheckDepth = .sums) throws(StoreError) {
        switch depth {
        case .pages: try check(by: "PRAGMA quick_check(1)")
        case .sums:
            try check(by: "PRAGMA quick_check(1)")
            try compareTrees()
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
        let findings: [String] = try all(pragma)
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

    /// SQLite's quick check does not compare an index with its table, and does not look at the order of rows that are
    /// sorted by a text.
    private func compareTrees() throws(StoreError) {
        try addTreeFunctions()
        func numbers(_ columns: [String], _ source: String) throws(StoreError) -> [Int64] {
            try one("SELECT \(columns.joined(separator: ", ")) FROM \(source)") { row in
                columns.indices.map { row.integer(Int32($0)) }
            } ?? []
        }
        for table in Schema.trees {
            let digests = table.indexes.map { "digest(\($0.keys)) FILTER (WHERE \($0.rows))" }
            // SQLite ignores NOT INDEXED in a table without rowids if an index has all columns, so there is another one.
            let columns = ["ascends(\(table.keys))"] + digests + ["max(\(table.other) & 0)"]
            let found = try numbers(columns, "\(table.name) NOT INDEXED").dropLast()
            if found.first != 1 { throw damage("looking at the order of \(table.name)") }
            for (index, digest) in zip(table.indexes, found.dropFirst()) {
                let columns = ["ascends(\(index.keys))", "digest(\(index.keys))"]
                let rows = "\(table.name) INDEXED BY \(index.name) WHERE \(index.rows)"
                if try numbers(columns, rows) != [1, digest] {
                    throw damage("comparing \(index.name) with its table")
                }
            }
        }
    }

    private func damage(_ operation: String) -> StoreError {
        StoreError(cause: .damaged, operation: operation)
    }
}
