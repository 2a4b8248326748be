import CSQLite

/// How much of a file is checked.
enum CheckDepth {
    /// Every page is used once, and has what its kind of page may have. A start checks this.
    case pages
    /// All that SQLite checks: also, each index has the same entries as its table, and each tree finds all its rows.
    /// Takes much longer.
    case whole
}

extension Database {
    /// - Throws: ``StoreError``: `damaged` if the file is not intact, or why it cannot be read.
    func checkSoundness(_ depth: CheckDepth) throws(StoreError) {
        switch depth {
        case .pages: try check(by: "PRAGMA quick_check(1)")
        case .whole: try check(by: "PRAGMA integrity_check(1)")
        }
    }

    /// The steps of a whole check, one by one, so that other work can be done between them.
    var wholeCheck: [String] {
        get throws(StoreError) {
            try ["PRAGMA quick_check(1)"] + Self.ownTables.map { "PRAGMA integrity_check(\($0))" }
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
}
