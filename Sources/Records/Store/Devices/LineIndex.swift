import Fasting
import Sharing

/// Which lines the records have. It is read once, and kept as lines come.
extension Store {
    /// What the records know about lines.
    ///
    /// - Parameter machine: the id of this machine; "" if it has none.
    public func knownLines(onMachine machine: String) throws(StoreError) -> KnownLines {
        let sharing = try sharingState()
        var known = try lineIndex()
        known.present = try presentWriter()
        known.folderID = sharing.folderID
        known.isCopied =
            !sharing.machine.isEmpty && !machine.isEmpty && sharing.machine != machine
        return known
    }

    private func lineIndex() throws(StoreError) -> KnownLines {
        try remembered(\.index) { () throws(StoreError) in try readLineIndex() }
    }

    private func readLineIndex() throws(StoreError) -> KnownLines {
        var index = KnownLines(present: try presentWriter())
        let table = try writerTable()
        let ranges = try database.all(
            """
            SELECT writer, min(number), max(number) FROM (
            SELECT writer, number, number - row_number() OVER (PARTITION BY writer ORDER BY number)
            AS island FROM (SELECT DISTINCT writer, number FROM device_line))
            GROUP BY writer, island
            """
        ) { ($0.integer(0), $0.integer(1)...$0.integer(2)) }
        for (writer, islands) in Dictionary(grouping: ranges, by: \.0) {
            index.all[table.names[writer] ?? .none].single = NumberRanges(
                ranges: islands.map(\.1))
        }
        let doubled = try database.all(
            """
            SELECT writer, number, sum FROM device_line WHERE (writer, number) IN
            (SELECT writer, number FROM device_line GROUP BY writer, number HAVING count(*) > 1)
            """
        ) { ($0.integer(0), $0.integer(1), $0.text(2)) }
        for (writer, number, sum) in doubled {
            let name = table.names[writer] ?? .none
            index.all[name].doubled[number, default: []].insert(sum)
        }
        for (name, lines) in index.all.writers where !lines.doubled.isEmpty {
            index.all[name].single = lines.single.subtracting(NumberRanges(lines.doubled.keys))
        }
        index.forgotten = Set(
            try database.all("SELECT name FROM device_writer WHERE is_forgotten = 1"))
        let carriers = try database.all(
            """
            SELECT writer, text FROM device_line
            WHERE substr(text, instr(text, ',') + 1, 4) = '"n":'
            """
        ) { ($0.integer(0), $0.text(1)) }
        for (writer, text) in carriers { note(text, of: table.names[writer] ?? .none, in: &index) }
        return index
    }

    /// Notes a line that carries another one; does nothing with other lines.
    private func note(_ text: String, of writer: Writer, in index: inout KnownLines) {
        guard let (number, line) = LineReader.carried(by: text) else { return }
        if index.all[writer].doubled[number] == nil,
            index.all[line.writer].doubled[line.number] == nil
        {
            index.carriers[writer].single.insert(number)
            index.carried[writer, default: LineSet()][line.writer].single.insert(line.number)
            return
        }
        // Sums are needed to tell lines with one number apart.
        let lines = LineReader.read(text.utf8, of: writer)
        guard lines.count == 2 else { return }
        index.carriers.formUnion(LineSet(lines.prefix(1), besides: index.all))
        index.carried[writer, default: LineSet()].formUnion(
            LineSet(lines.suffix(1), besides: index.all))
    }

    /// Notes a line that was stored.
    ///
    /// - Returns: false if that is not simple, so that all must be read again.
    func note(_ line: WrittenLine, in known: inout KnownLines) -> Bool {
        let (writer, number) = (line.line.writer, line.line.number)
        if known.all[writer].doubled[number] != nil || known.all[writer].single.contains(number) {
            return false
        }
        known.all[writer].single.insert(number)
        if case .unknown = line.line.content { note(line.text, of: writer, in: &known) }
        return true
    }

    /// Whether lines of this machine's present incarnation are among these that its records do not have.
    public func lacksOwn(_ lines: some Sequence<WrittenLine>) throws(StoreError) -> Bool {
        let (own, name) = (try ownWriter, try presentWriter())
        for line in lines where line.line.writer == name {
            let isKnown = try database.has(
                "SELECT 1 FROM device_line WHERE writer = ? AND number = ? AND sum = ?",
                [own, line.line.number, line.sum])
            if !isKnown { return true }
        }
        return false
    }

    /// Writes lines of other writers as lines of this machine. They keep their writer, their number and their stamp. If a
    /// line wraps another one, the wrapped line is written.
    public func carry(_ keys: [LineKey]) throws(StoreError) {
        try write { () throws(StoreError) in
            var carried: Set<String> = []
            for key in keys {
                let texts = try database.all(
                    "SELECT sum, text FROM device_line WHERE writer = ? AND number = ?",
                    [try number(of: key.writer), key.number]
                ) { ($0.text(0), $0.text(1)) }
                for (sum, text) in texts where key.sum == nil || key.sum == sum {
                    guard let line = LineReader.read(text.utf8, of: key.writer).last,
                        carried.insert(line.text).inserted
                    else { continue }
                    try insert(
                        WrittenLine(carrying: line, as: try nextLine, by: try presentWriter()))
                }
            }
        }
    }
}
